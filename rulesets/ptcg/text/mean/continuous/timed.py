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
from rulesets.ptcg.text.mean.discourse import TRAINER, Discourse, Mons
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase


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
    foes = any(isinstance(p, Phrase) and p.rule == "by_foes" for p in parts)
    return Modifier("damage taken", -n, against=InPlay(OPPONENT) if foes else None)


# What a Pokémon does in its own player's turn only.
_IN_ITS_TURN = frozenset(
    ("cannot retreat", "cannot attack", "flip to attack", "damage dealt before")
)


silent("by_attacks", "except_supporters")
phrase("after_wr", "before_wr", "by_foes")
always("their_next", THEIR_NEXT_TURN)
always("until_their_next", UNTIL_THEIR_NEXT_TURN_ENDS)
always("your_next", YOUR_NEXT_TURN)
always("until_your_next", UNTIL_YOUR_NEXT_TURN_ENDS)
always("this_turn", THIS_TURN)


@means("lasting")
def lasting(said: Discourse, one: Any, two: Any) -> Program:
    until, (ops, modifiers, on, players) = (one, two) if isinstance(one, str) else (two, one)
    theirs = on == Defending() and any(m.point in _IN_ITS_TURN for m in modifiers)
    if until == YOUR_NEXT_TURN and theirs:
        raise NoMeaning("a bar in your turn on what a Pokémon does in the opponent's")
    if players:
        return (*ops, Lasting(modifiers, until, players=players))
    return (*ops, Lasting(modifiers, until, on))


def _mark(said: Discourse, mons: Mons, *modifiers: Modifier) -> Any:
    ops, on = said.pick(mons)
    return ops, modifiers, on, ""


@means("cannot_retreat")
def cannot_retreat(said: Discourse, mons: Mons) -> Any:
    return _mark(said, mons, Modifier("cannot retreat"))


@means("cannot_attack")
def cannot_attack(said: Discourse, mons: Mons) -> Any:
    return _mark(said, mons, Modifier("cannot attack"))


@means("prevent_all_from")
def prevent_all_from(said: Discourse, mon: Mons, foes: Selector) -> Any:
    return _mark(said, mon, Modifier("prevent all", against=foes))


@means("prevent_damage_from")
def prevent_damage_from(said: Discourse, mon: Mons, foes: Selector) -> Any:
    return _mark(said, mon, Modifier("prevent damage", against=foes))


@means("prevent_small")
def prevent_small(said: Discourse, n: str, mon: Mons, *_: Any) -> Any:
    return _mark(said, mon, Modifier("prevent damage", when=AtLeast(int(n), Reg("damage"))))


@means("prevent_small2")
def prevent_small2(said: Discourse, mon: Mons, _: Mons, n: str) -> Any:
    return prevent_small(said, n, mon)


@means("prevent_small3")
def prevent_small3(said: Discourse, mon: Mons, n: str) -> Any:
    return prevent_small(said, n, mon)


@means("more_taken")
def more_taken(said: Discourse, mon: Mons, *parts: Any) -> Any:
    n = next(int(p) for p in parts if isinstance(p, str))
    return _mark(said, mon, Modifier("damage taken", n))


always("k_powers", "Poké-Power")
always("k_bodies", "Poké-Body")
always("k_powers_bodies", "Poké-Power|Poké-Body")


@means("lasts_powers_off")
def lasts_powers_off(said: Discourse, mons: Mons, kinds: str) -> Any:
    return _mark(said, mons, Modifier("powers off", value=kinds))


@means("lasts_no_retreat_powers")
def lasts_no_retreat_powers(said: Discourse, mons: Mons, kinds: str) -> Any:
    return _mark(said, mons, Modifier("cannot retreat"), Modifier("powers off", value=kinds))


@means("lasts_no_items")
def lasts_no_items(said: Discourse, *_: Any) -> Any:
    return (), (Modifier("cannot play", value=NOT_SUPPORTERS, who=OPPONENT),), Self(), OPPONENT


@means("lasts_type")
def lasts_type(said: Discourse, _: Any, letter: str) -> Any:
    return _mark(said, Mons(Self()), Modifier("type", value=letter[1:-1]))


@means("lasts_half")
def lasts_half(said: Discourse, mon: Mons, up: bool) -> Any:
    return _mark(said, mon, Modifier("damage taken", halved(up)))


@means("half_mid")
def half_mid(said: Discourse, mon: Mons, *parts: Any) -> Program:
    until = next(p for p in parts if isinstance(p, str))
    modifier = Modifier("damage taken", halved(parts[-1]))
    return (Lasting((modifier,), until, said.only(mon)),)


@means("more_taken_by")
def more_taken_by(said: Discourse, mon: Mons, *parts: Any) -> Any:
    return more_taken(said, mon, *(p for p in parts if isinstance(p, str) and p.isdigit()))


@means("increase_dealt_active")
def increase_dealt_active(said: Discourse, mon: Mons, n: str, *_: Any) -> Any:
    foe = InPlay(OPPONENT, ACTIVE)
    return _mark(said, mon, Modifier("damage dealt before", int(n), against=foe))


@means("lasts_retreat_more")
def lasts_retreat_more(said: Discourse, mon: Mons, cost: str) -> Any:
    return _mark(said, mon, Modifier("retreat", len(cost) - 2))


@means("cost_both_more")
def cost_both_more(said: Discourse, mon: Mons, cost: str, retreat: str) -> Any:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    costs = Modifier("attack cost", len(cost) - 2), Modifier("retreat", len(retreat) - 2)
    return _mark(said, mon, *costs)


@means("cost_more")
def cost_more(said: Discourse, mon: Mons, cost: str) -> Any:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a cost raised by a colour")
    return _mark(said, mon, Modifier("attack cost", len(cost) - 2))


@means("cannot_play_trainers")
def cannot_play_trainers(said: Discourse, *_: Any) -> Any:
    m = Modifier("cannot play", value="Trainer", who=OPPONENT)
    return (), (m,), Self(), OPPONENT


@means("reduce_taken_mid")
def reduce_taken_mid(said: Discourse, *parts: Any) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    until, n = (p for p in parts if isinstance(p, str))
    ops, on = said.pick(mon)
    return (*ops, Lasting((_less_taken(parts, int(n)),), until, on))


@means("cannot_attack_it")
def cannot_attack_it(said: Discourse, mon: Mons, other: Mons, until: str) -> Program:
    if said.only(other) != Self():
        raise NoMeaning("a ban on attacking another Pokémon")
    m = Modifier("cannot attack", when=Among(Source(), InPlay(BOTH, ACTIVE)))
    return (Lasting((m,), until, said.only(mon)),)


@means("reduce_between")
def reduce_between(said: Discourse, mon: Mons, other: Mons, until: str, *parts: Any) -> Program:
    if said.only(other) != Self():
        raise NoMeaning("damage reduced for another Pokémon")
    if until == YOUR_NEXT_TURN:
        raise NoMeaning("attacks of the opponent in your turn")
    n = next(int(p) for p in parts if isinstance(p, str))
    before = any(isinstance(p, Phrase) and p.rule == "before_wr" for p in parts)
    point = "damage dealt before" if before else "damage dealt after"
    return (Lasting((Modifier(point, -n, against=Source()),), until, said.only(mon)),)


@means("attack_base")
def attack_base(said: Discourse, _: Any, name: str, base: str, *__: Any) -> Any:
    printed = said.damages.get(bare(name))
    if printed is None:
        raise NoMeaning("the base damage of an attack the card does not have")
    more = Modifier("damage dealt before", int(base) - printed, when=Using(bare(name)))
    return _mark(said, Mons(Self()), more)


@means("attack_plus")
def attack_plus(said: Discourse, name: str, _: str, n: str) -> Any:
    return _mark(
        said, Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
    )


@means("attack_more")
def attack_more(said: Discourse, _: Any, name: str, n: str, *__: Any) -> Any:
    return _mark(
        said, Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
    )


@means("cannot_attack_retreat")
def cannot_attack_retreat(said: Discourse, mons: Mons) -> Any:
    return _mark(said, mons, Modifier("cannot attack"), Modifier("cannot retreat"))


@means("all_powers_off")
def all_powers_off(said: Discourse) -> Any:
    return (), (Modifier("powers off", on=InPlay(BOTH)),), Self(), YOU


@means("attackers")
def attackers(said: Discourse, *parts: Any) -> Selector:
    side = parts[0] if isinstance(parts[0], str) else BOTH
    if parts[-1] == BOTH and side != BOTH:
        raise NoMeaning("attacks of one side and of both")
    groups = [in_play(side, p) for p in parts if not isinstance(p, str)]
    found: Selector = groups[0]
    for other in groups[1:]:
        found = Either(found, other)
    return found


@means("cannot_use")
def cannot_use(said: Discourse, mon: Mons, *name: str) -> Any:
    attack = bare(name[0]) if name else said.attack
    return _mark(said, mon, Modifier("cannot attack", value=attack))


@means("cannot_use_this")
def cannot_use_this(said: Discourse) -> Any:
    return _mark(said, Mons(Self()), Modifier("cannot attack", value=said.attack))


@means("prevent_all")
def prevent_all(said: Discourse, mon: Mons) -> Any:
    return _mark(said, mon, Modifier("prevent all"))


@means("prevent_all_foe")
def prevent_all_foe(said: Discourse, mon: Mons) -> Any:
    return _mark(said, mon, Modifier("prevent all", against=InPlay(OPPONENT)))


@means("prevent_damage")
def prevent_damage(said: Discourse, mon: Mons, *_: Any) -> Any:
    return _mark(said, mon, Modifier("prevent damage"))


@means("reduce_taken")
def reduce_taken(said: Discourse, *parts: Any) -> Any:
    mon = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return _mark(said, mon, _less_taken(parts, n))


@means("reduce_dealt")
def reduce_dealt(said: Discourse, mon: Mons, n: str, *_: Any) -> Any:
    return _mark(said, mon, Modifier("damage dealt before", -int(n)))


@means("increase_dealt")
def increase_dealt(said: Discourse, mon: Mons, n: str, *parts: Any) -> Any:
    against = next((said.only(p) for p in parts if isinstance(p, Mons)), None)
    target = InPlay(OPPONENT, ACTIVE) if against is not None else None
    more = Modifier("damage dealt before", int(n), against=target)
    if said.kind == TRAINER and mon.source == InPlay(YOU, ACTIVE):
        # Whoever is Active when it attacks, not who was when the card was played.
        return (), (replace(more, on=mon.source),), Self(), YOU
    return _mark(said, mon, more)


@means("no_weakness")
def no_weakness(said: Discourse, mon: Mons) -> Any:
    return _mark(said, mon, Modifier("no weakness"))


@means("cannot_play")
def cannot_play(said: Discourse, kind: CardFilter | None) -> Any:
    m = Modifier("cannot play", value=player_kinds(kind), who=OPPONENT)
    return (), (m,), Self(), OPPONENT


@means("flip_to_attack")
def flip_to_attack(said: Discourse, mon: Mons, until: str = THEIR_NEXT_TURN) -> Program:
    ops, on = said.pick(mon)
    return (*ops, Lasting((Modifier("flip to attack", value="tails?"),), until, on))


@means("flip_to_attack2")
def flip_to_attack2(said: Discourse, until: str, mon: Mons) -> Program:
    return flip_to_attack(said, mon, until)
