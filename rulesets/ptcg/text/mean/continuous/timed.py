"""The meaning of effects that last for some time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.lasting import (
    THEIR_NEXT_TURN,
    THIS_TURN,
    UNTIL_THEIR_NEXT_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    YOUR_NEXT_TURN,
)
from rulesets.engine.select import Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Number, Reg, Times
from rulesets.ptcg.effects.ops import Among, Half, InPlay, Lasting, Modifier, Source, Using
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter, Defending
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.switching import BoardMeaning
from rulesets.ptcg.text.mean.discourse import TRAINER, Mons, NoMeaning, Words, always
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare


def player_kinds(kind: CardFilter | None) -> str:
    """Return the kinds of cards a ban names."""
    if kind is None:
        raise NoMeaning("a ban on all cards")
    if isinstance(kind, Kind):
        return "|".join(kind.words)
    raise NoMeaning("a ban on cards by other properties")


# Trainer cards that are no Supporters.
NOT_SUPPORTERS = "Item|Stadium"


def halved(up: bool) -> Number:
    """Return what taking half of the damage, rounded so, takes off it."""
    return Times(-1, Half(Reg("damage"), up=not up))


def _less_taken(parts: tuple[Any, ...], n: int) -> Modifier:
    """Return damage reduced, of the opponent's attacks only where the text says so."""
    foes = any(isinstance(p, Words) and p.rule == "by_foes" for p in parts)
    return Modifier("damage taken", -n, against=InPlay(OPPONENT) if foes else None)


# What a Pokémon does in its own player's turn only.
_IN_ITS_TURN = frozenset(
    ("cannot retreat", "cannot attack", "flip to attack", "damage dealt before")
)


class LastingMeaning(BoardMeaning):
    """Handlers of the lasting effects in `board.lark`."""

    their_next = always(THEIR_NEXT_TURN)
    until_their_next = always(UNTIL_THEIR_NEXT_TURN_ENDS)
    your_next = always(YOUR_NEXT_TURN)
    until_your_next = always(UNTIL_YOUR_NEXT_TURN_ENDS)
    this_turn = always(THIS_TURN)

    def lasting(self, one: Any, two: Any) -> Program:
        until, (ops, modifiers, on, players) = (one, two) if isinstance(one, str) else (two, one)
        theirs = on == Defending() and any(m.point in _IN_ITS_TURN for m in modifiers)
        if until == YOUR_NEXT_TURN and theirs:
            raise NoMeaning("a bar in your turn on what a Pokémon does in the opponent's")
        if players:
            return (*ops, Lasting(modifiers, until, players=players))
        return (*ops, Lasting(modifiers, until, on))

    def _mark(self, mons: Mons, *modifiers: Modifier) -> Any:
        ops, on = self.said.pick(mons)
        return ops, modifiers, on, ""

    def cannot_retreat(self, mons: Mons) -> Any:
        return self._mark(mons, Modifier("cannot retreat"))

    def cannot_attack(self, mons: Mons) -> Any:
        return self._mark(mons, Modifier("cannot attack"))

    def prevent_all_from(self, mon: Mons, foes: Selector) -> Any:
        return self._mark(mon, Modifier("prevent all", against=foes))

    def prevent_damage_from(self, mon: Mons, foes: Selector) -> Any:
        return self._mark(mon, Modifier("prevent damage", against=foes))

    def prevent_small(self, n: str, mon: Mons, *_: Any) -> Any:
        return self._mark(mon, Modifier("prevent damage", when=AtLeast(int(n), Reg("damage"))))

    def prevent_small2(self, mon: Mons, _: Mons, n: str) -> Any:
        return self.prevent_small(n, mon)

    def prevent_small3(self, mon: Mons, n: str) -> Any:
        return self.prevent_small(n, mon)

    def more_taken(self, mon: Mons, *parts: Any) -> Any:
        n = next(int(p) for p in parts if isinstance(p, str))
        return self._mark(mon, Modifier("damage taken", n))

    k_powers = always("Poké-Power")
    k_bodies = always("Poké-Body")
    k_powers_bodies = always("Poké-Power|Poké-Body")

    def lasts_powers_off(self, mons: Mons, kinds: str) -> Any:
        return self._mark(mons, Modifier("powers off", value=kinds))

    def lasts_no_retreat_powers(self, mons: Mons, kinds: str) -> Any:
        return self._mark(mons, Modifier("cannot retreat"), Modifier("powers off", value=kinds))

    def lasts_no_items(self, *_: Any) -> Any:
        return (), (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),), Self(), OPPONENT

    def lasts_type(self, _: Any, letter: str) -> Any:
        return self._mark(Mons(Self()), Modifier("type", value=letter[1:-1]))

    def lasts_half(self, mon: Mons, up: bool) -> Any:
        return self._mark(mon, Modifier("damage taken", halved(up)))

    def half_mid(self, mon: Mons, *parts: Any) -> Program:
        until = next(p for p in parts if isinstance(p, str))
        modifier = Modifier("damage taken", halved(parts[-1]))
        return (Lasting((modifier,), until, self.said.only(mon)),)

    def more_taken_by(self, mon: Mons, *parts: Any) -> Any:
        return self.more_taken(mon, *(p for p in parts if isinstance(p, str) and p.isdigit()))

    def increase_dealt_active(self, mon: Mons, n: str, *_: Any) -> Any:
        foe = InPlay(OPPONENT, ACTIVE)
        return self._mark(mon, Modifier("damage dealt before", int(n), against=foe))

    def lasts_retreat_more(self, mon: Mons, cost: str) -> Any:
        return self._mark(mon, Modifier("retreat", len(cost) - 2))

    def cost_both_more(self, mon: Mons, cost: str, retreat: str) -> Any:
        if set(cost[1:-1]) != {"C"}:
            raise NoMeaning("a cost raised by a colour")
        costs = Modifier("attack cost", len(cost) - 2), Modifier("retreat", len(retreat) - 2)
        return self._mark(mon, *costs)

    def cost_more(self, mon: Mons, cost: str) -> Any:
        if set(cost[1:-1]) != {"C"}:
            raise NoMeaning("a cost raised by a colour")
        return self._mark(mon, Modifier("attack cost", len(cost) - 2))

    def cannot_play_trainers(self, *_: Any) -> Any:
        m = Modifier("cannot play", value="Trainer", who=OPPONENT)
        return (), (m,), Self(), OPPONENT

    def reduce_taken_mid(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        until, n = (p for p in parts if isinstance(p, str))
        ops, on = self.said.pick(mon)
        return (*ops, Lasting((_less_taken(parts, int(n)),), until, on))

    def cannot_attack_it(self, mon: Mons, other: Mons, until: str) -> Program:
        if self.said.only(other) != Self():
            raise NoMeaning("a ban on attacking another Pokémon")
        m = Modifier("cannot attack", when=Among(Source(), InPlay(BOTH, ACTIVE)))
        return (Lasting((m,), until, self.said.only(mon)),)

    def reduce_between(self, mon: Mons, other: Mons, until: str, *parts: Any) -> Program:
        if self.said.only(other) != Self():
            raise NoMeaning("damage reduced for another Pokémon")
        if until == YOUR_NEXT_TURN:
            raise NoMeaning("attacks of the opponent in your turn")
        n = next(int(p) for p in parts if isinstance(p, str))
        before = any(isinstance(p, Words) and p.rule == "before_wr" for p in parts)
        point = "damage dealt before" if before else "damage dealt after"
        return (Lasting((Modifier(point, -n, against=Source()),), until, self.said.only(mon)),)

    def attack_base(self, _: Any, name: str, base: str, *__: Any) -> Any:
        printed = self.damages.get(bare(name))
        if printed is None:
            raise NoMeaning("the base damage of an attack the card does not have")
        more = Modifier("damage dealt before", int(base) - printed, when=Using(bare(name)))
        return self._mark(Mons(Self()), more)

    def attack_plus(self, name: str, _: str, n: str) -> Any:
        return self._mark(
            Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
        )

    def attack_more(self, _: Any, name: str, n: str, *__: Any) -> Any:
        return self._mark(
            Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
        )

    def cannot_attack_retreat(self, mons: Mons) -> Any:
        return self._mark(mons, Modifier("cannot attack"), Modifier("cannot retreat"))

    def all_powers_off(self) -> Any:
        return (), (Modifier("powers off", on=InPlay(BOTH)),), Self(), YOU

    def attackers(self, *parts: Any) -> Selector:
        side = parts[0] if isinstance(parts[0], str) else BOTH
        if parts[-1] == BOTH and side != BOTH:
            raise NoMeaning("attacks of one side and of both")
        groups = [in_play(side, p) for p in parts if not isinstance(p, str)]
        found: Selector = groups[0]
        for other in groups[1:]:
            found = Either(found, other)
        return found

    def cannot_use(self, mon: Mons, *name: str) -> Any:
        attack = bare(name[0]) if name else self.attack
        return self._mark(mon, Modifier("cannot attack", value=attack))

    def cannot_use_this(self) -> Any:
        return self._mark(Mons(Self()), Modifier("cannot attack", value=self.attack))

    def prevent_all(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("prevent all"))

    def prevent_all_foe(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("prevent all", against=InPlay(OPPONENT)))

    def prevent_damage(self, mon: Mons, *_: Any) -> Any:
        return self._mark(mon, Modifier("prevent damage"))

    def reduce_taken(self, *parts: Any) -> Any:
        mon = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._mark(mon, _less_taken(parts, n))

    def reduce_dealt(self, mon: Mons, n: str, *_: Any) -> Any:
        return self._mark(mon, Modifier("damage dealt before", -int(n)))

    def increase_dealt(self, mon: Mons, n: str, *parts: Any) -> Any:
        against = next((self.said.only(p) for p in parts if isinstance(p, Mons)), None)
        target = InPlay(OPPONENT, ACTIVE) if against is not None else None
        more = Modifier("damage dealt before", int(n), against=target)
        if self.said.kind == TRAINER and mon.source == InPlay(YOU, ACTIVE):
            # Whoever is Active when it attacks, not who was when the card was played.
            return (), (replace(more, on=mon.source),), Self(), YOU
        return self._mark(mon, more)

    def no_weakness(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("no weakness"))

    def cannot_play(self, kind: CardFilter | None) -> Any:
        m = Modifier("cannot play", value=player_kinds(kind), who=OPPONENT)
        return (), (m,), Self(), OPPONENT

    def flip_to_attack(self, mon: Mons, until: str = THEIR_NEXT_TURN) -> Program:
        ops, on = self.said.pick(mon)
        return (*ops, Lasting((Modifier("flip to attack", value="tails?"),), until, on))

    def flip_to_attack2(self, until: str, mon: Mons) -> Program:
        return self.flip_to_attack(mon, until)
