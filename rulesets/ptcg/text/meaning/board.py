"""The meaning of switching, taking up, and effects that last or are always there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Either, Held, Selector
from rulesets.engine.values import AllOf, AtLeast, Condition, Reg
from rulesets.ptcg.filters import HasPower, Kind, Unlike
from rulesets.ptcg.ops import (
    Among,
    Attached,
    BarAttack,
    CopyAttack,
    Damage,
    Devolve,
    EndTurn,
    Evolve,
    Exists,
    In,
    InPlay,
    Lasting,
    Modifier,
    Note,
    Pick,
    Require,
    Send,
    Shuffle,
    Source,
    Switch,
    TakeUp,
    Using,
)
from rulesets.ptcg.selectors import (
    ACTIVE,
    BENCH,
    BOTH,
    OPPONENT,
    YOU,
    CardFilter,
    Defending,
    Self,
    ThisCard,
)
from rulesets.ptcg.text.meaning.discourse import CardSet, Discourse, Mons, NoMeaning, Words
from rulesets.ptcg.text.meaning.nouns import _in_play, bare

THIS_TURN = "this turn"
THEIR_NEXT = "opponent's next turn"
YOUR_NEXT = "your next turn"
UNTIL_THEIR_NEXT = "until the end of opponent's next turn"
UNTIL_YOUR_NEXT = "until the end of your next turn"


_ACTIVES = (InPlay(YOU, ACTIVE), InPlay(OPPONENT, ACTIVE), Defending())


def _player_kinds(kind: CardFilter | None) -> str:
    if kind is None:
        raise NoMeaning("a ban on all cards")
    if isinstance(kind, Kind):
        return "|".join(kind.words)
    raise NoMeaning("a ban on cards by other properties")


class BoardMeaning:
    """Handlers of `board.lark`."""

    said: Discourse
    attack: str
    damages: dict[str, int]

    # Switching.
    def switch_out(self, mon: Mons, mons: Mons, *_: Any) -> Program:
        if mons.count is None and mons.source in _ACTIVES:
            return (Switch(self.said.only(mon)),)
        active = self.said.only(mon)
        bench, new = self.said.pick(mons, YOU)
        return (*bench, Switch(new, None if self._plain_active(active, mons) else active))

    def _plain_active(self, active: Selector, mons: Mons) -> bool:
        return active == Defending() or active == InPlay(YOU, ACTIVE)

    def switch_in(self, mons: Mons, mon: Mons) -> Program:
        if isinstance(mons.source, InPlay) and mons.source.place == ACTIVE:
            return (Switch(self.said.only(mon)),)
        ops, new = self.said.pick(mons, YOU)
        return (*ops, Switch(new))

    def choose_switch(self, mons: Mons, mon: Mons) -> Program:
        return self.switch_in(mons, mon)

    def opponent_switches(self, mon: Mons, mons: Mons, *_: Any) -> Program:
        ops, new = self.said.pick(mons, OPPONENT)
        return (*ops, Switch(new))

    def opponent_chooses_switch(self, *_: Any) -> Program:
        return self._switch_them(OPPONENT)

    def you_choose_switch(self, *_: Any) -> Program:
        return self._switch_them(YOU)

    def _switch_them(self, by: str) -> Program:
        bench = self.said.that
        if bench != InPlay(OPPONENT, BENCH):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        into = self.said.register("pokemon")
        return Pick(bench, into, by=by), Switch(Held(into))

    def switch_it(self, mon: Mons) -> Program:
        return (Switch(self.said.only(Mons(None))),)

    def scoop(self, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, "hand", "hand"))

    def shuffle_in(self, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, who = self.said.pick(mons)
        return (*ops, TakeUp(who, "deck", "deck"), Shuffle(YOU if _own(mons) else OPPONENT))

    def discard_stadium(self, *_: Any) -> Program:
        return (Send(In("stadium", BOTH)),)

    def discard_this(self, *_: Any) -> Program:
        return (Send(ThisCard()),)

    def switch_own(self, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, new = self.said.pick(mons)
        return (*ops, Switch(new))

    def switch_own_them(self, *_: Any) -> Program:
        into = self.said.register("pokemon")
        if self.said.that != InPlay(YOU, BENCH):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        return Pick(InPlay(YOU, BENCH), into), Switch(Held(into))

    def opponent_must_switch(self) -> Program:
        into = self.said.register("pokemon")
        return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))

    def switch_in_mod(self, mons: Mons) -> Program:
        ops, new = self.said.pick(mons)
        return (*ops, Switch(new))

    def evolve_from_hand(self, cards: CardSet, mon: Mons) -> Program:
        hand = In("hand", filter=cards.filter)
        ops, found = self.said.take(hand, cards)
        return (Require(Exists(hand)), *ops, Evolve(found, self.said.only(mon)))

    def devolve(self, mon: Mons) -> Program:
        return (Devolve(self.said.only(mon)),)

    def devolve_that(self) -> Program:
        return (Devolve(self.said.only(Mons(None))),)

    def discard_attached(self, mons: Mons) -> Program:
        return (Send(Attached(self.said.only(mons))),)

    # Choosing.
    def choose_mons(self, mons: Mons) -> Program:
        ops, who = self.said.pick(mons)
        if ops or isinstance(who, Held):
            return ops
        # Held, so that what follows does nothing where a coin kept the choice from being made.
        into = self.said.register("pokemon")
        self.said.that = Held(into)
        return (Note(who, into),)

    def choose_them(self, n: str) -> Program:
        group = self.said.that
        if not isinstance(group, InPlay):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        return self.said.pick(Mons(group, int(n)))[0]

    def copy_attack(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        return (CopyAttack(self.said.only(mon)),)

    def copies_that(self, *_: Any) -> Any:
        from rulesets.ptcg.text.meaning.statements import Change

        return Change("copy")

    def performs_that(self, *_: Any) -> Any:
        from rulesets.ptcg.text.meaning.statements import Change

        return Change("perform")

    def shuffle_their_active(self) -> Program:
        return TakeUp(InPlay(OPPONENT, ACTIVE), "deck", "deck"), Shuffle(OPPONENT)

    def shuffle_that_in(self) -> Program:
        return TakeUp(self.said.only(Mons(None)), "deck", "deck"), Shuffle()

    def choose_damage(self, mons: Mons, *parts: Any) -> Program:
        ops, target = self.said.pick(mons)
        return (*ops, Damage(int(parts[-1]), target))

    def choose_them_damage(self, n: str, *parts: Any) -> Program:
        bench = self.said.that
        if not isinstance(bench, InPlay):
            raise NoMeaning("a choice among Pokémon no sentence has named")
        into = self.said.register("pokemon")
        self.said.that = Held(into)
        return Pick(bench, into, int(n)), Damage(int(parts[-1]), Held(into))

    def never_again(self, *_: Any) -> Program:
        return (Lasting((Modifier("cannot attack", value=self.attack),), "while in play", Self()),)

    def choose_attack(self, *parts: Any) -> Program:
        mon = next(p for p in parts if isinstance(p, Mons))
        ops, on = self.said.pick(mon)
        self.said.that = on
        return (*ops, BarAttack(on, ""))

    def cannot_use_that(self, mon: Mons, until: str) -> Any:
        from rulesets.ptcg.text.meaning.statements import Change

        return Change("bar", program=(BarAttack(self.said.only(mon), until),))

    def cannot_use_that2(self, until: str, mon: Mons) -> Any:
        return self.cannot_use_that(mon, until)

    def cannot_attach(self, mon: Mons, until: str) -> Program:
        return (Lasting((Modifier("cannot attach"),), until, self.said.only(mon)),)

    # Lasting effects.
    def their_next(self) -> str:
        return THEIR_NEXT

    def until_their_next(self) -> str:
        return UNTIL_THEIR_NEXT

    def your_next(self) -> str:
        return YOUR_NEXT

    def until_your_next(self) -> str:
        return UNTIL_YOUR_NEXT

    def this_turn(self) -> str:
        return THIS_TURN

    def lasting(self, one: Any, two: Any) -> Program:
        until, (ops, modifiers, on, players) = (one, two) if isinstance(one, str) else (two, one)
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

    def prevent_damage_from(self, mon: Mons, group: InPlay) -> Any:
        return self._mark(mon, Modifier("prevent damage", against=group))

    def prevent_small(self, n: str, mon: Mons, *_: Any) -> Any:
        return self._mark(mon, Modifier("prevent damage", when=AtLeast(int(n), Reg("damage"))))

    def prevent_small2(self, mon: Mons, _: Mons, n: str) -> Any:
        return self.prevent_small(n, mon)

    def more_taken(self, mon: Mons, *parts: Any) -> Any:
        n = next(int(p) for p in parts if isinstance(p, str))
        return self._mark(mon, Modifier("damage taken", n))

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
        return (*ops, Lasting((Modifier("damage taken", -int(n)),), until, on))

    def cannot_attack_it(self, mon: Mons, other: Mons, until: str) -> Program:
        if self.said.only(other) != Self():
            raise NoMeaning("a ban on attacking another Pokémon")
        m = Modifier("cannot attack", when=Among(Source(), InPlay(BOTH, ACTIVE)))
        return (Lasting((m,), until, self.said.only(mon)),)

    def reduce_between(self, mon: Mons, other: Mons, until: str, *parts: Any) -> Program:
        if self.said.only(other) != Self():
            raise NoMeaning("damage reduced for another Pokémon")
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

    def all_attacks_more(self, side: str, n: str, *_: Any) -> Any:
        foe = InPlay(OPPONENT, ACTIVE)
        m = Modifier("damage dealt before", int(n), InPlay(side), against=foe)
        return (), (m,), Self(), side

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
        groups = [_in_play(side, p) for p in parts if not isinstance(p, str)]
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

    def prevent_damage(self, mon: Mons, *_: Any) -> Any:
        return self._mark(mon, Modifier("prevent damage"))

    def reduce_taken(self, *parts: Any) -> Any:
        mon = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._mark(mon, Modifier("damage taken", -n))

    def reduce_dealt(self, mon: Mons, n: str, *_: Any) -> Any:
        return self._mark(mon, Modifier("damage dealt before", -int(n)))

    def increase_dealt(self, mon: Mons, n: str, *parts: Any) -> Any:
        against = next((self.said.only(p) for p in parts if isinstance(p, Mons)), None)
        target = InPlay(OPPONENT, ACTIVE) if against is not None else None
        return self._mark(mon, Modifier("damage dealt before", int(n), against=target))

    def no_weakness(self, mon: Mons) -> Any:
        return self._mark(mon, Modifier("no weakness"))

    def cannot_play(self, kind: CardFilter | None) -> Any:
        m = Modifier("cannot play", value=_player_kinds(kind), who=OPPONENT)
        return (), (m,), Self(), OPPONENT

    def flip_to_attack(self, mon: Mons, until: str = THEIR_NEXT) -> Program:
        ops, on = self.said.pick(mon)
        return (*ops, Lasting((Modifier("flip to attack", value="tails?"),), until, on))

    def flip_to_attack2(self, until: str, mon: Mons) -> Program:
        return self.flip_to_attack(mon, until)

    def end_turn(self) -> Program:
        return (EndTurn(),)

    # Continuous effects.
    def continuous(self, *parts: Any) -> tuple[Modifier, ...]:
        modifiers = parts[-1]
        when: Condition | None = parts[0] if len(parts) == 2 else None
        if when is None:
            return tuple(modifiers)
        return tuple(
            replace(m, when=when if m.when is None else AllOf((when, m.when))) for m in modifiers
        )

    def continuous_after(self, modifiers: Any, when: Condition) -> tuple[Modifier, ...]:
        return self.continuous(when, modifiers)

    def as_long(self, when: Condition) -> Condition:
        return when

    as_long_after = as_long

    def _always(self, mons: Mons, point: str, amount: int = 0, **rest: Any) -> tuple[Modifier, ...]:
        return (Modifier(point, amount, self.said.only(mons), **rest),)

    def p_less_taken(self, *parts: Any) -> tuple[Modifier, ...]:
        mons = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._always(mons, "damage taken", -n)

    def p_no_conditions(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot be affected")

    def p_no_some_conditions(self, mons: Mons, conditions: tuple[str, ...]) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot be affected", value="|".join(conditions))

    def p_retreat_less(self, mons: Mons, cost: str) -> tuple[Modifier, ...]:
        return self._always(mons, "retreat", -len(cost[1:-1]))

    def p_retreat_zero(self, mons: Mons, n: str) -> tuple[Modifier, ...]:
        if int(n):
            raise NoMeaning("a Retreat Cost set to a number")
        return self._always(mons, "free retreat")

    def p_no_retreat(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "free retreat")

    def p_no_weakness(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "no weakness")

    def p_hp(self, mons: Mons, n: str) -> tuple[Modifier, ...]:
        return self._always(mons, "hp", int(n[1:]))

    def p_retreat_more(self, mons: Mons, cost: str) -> tuple[Modifier, ...]:
        return self._always(mons, "retreat", len(cost) - 2)

    def p_retreat_less2(self, cost: str, mons: Mons) -> tuple[Modifier, ...]:
        return self.p_retreat_less(mons, cost)

    def p_pays_less(self, *parts: Any) -> tuple[Modifier, ...]:
        return self.p_retreat_less(Mons(_in_play(BOTH, parts[1]), plural=True), parts[0])

    def p_pays_more(self, group: InPlay, cost: str) -> tuple[Modifier, ...]:
        return self._always(Mons(group, plural=True), "retreat", len(cost) - 2)

    def p_prevent_big(self, *parts: Any) -> tuple[Modifier, ...]:
        n = next(int(p) for p in parts if isinstance(p, str))
        mon = next(p for p in parts if isinstance(p, Mons))
        return self._always(mon, "prevent damage", when=AtLeast(Reg("damage"), n))

    def p_after_more(self, _: Any, *parts: Any) -> tuple[Modifier, ...]:
        n = next(int(p) for p in parts if isinstance(p, str))
        foe = InPlay(OPPONENT, ACTIVE)
        return (Modifier("damage dealt after", n, against=foe),)

    def p_toxic_gas(self) -> tuple[Modifier, ...]:
        others = InPlay(BOTH, filter=Unlike(HasPower(name="Toxic Gas")))
        return (Modifier("powers off", on=others),)

    def p_earlier_attacks(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "attacks of earlier stages")

    def p_prevent_foe(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent damage", against=InPlay(OPPONENT))

    def p_powers_off(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "powers off")

    def p_less_from(self, mons: Mons, foes: Selector, n: str, when: Words) -> tuple[Modifier, ...]:
        point = "damage taken before" if when.rule == "before_wr" else "damage taken"
        return self._always(mons, point, -int(n), against=foes)

    def p_each_more(self, mon: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        foe = InPlay(OPPONENT, ACTIVE)
        point = "damage dealt before" if _ else "damage dealt"
        return self._always(mon, point, int(n), against=foe)

    def p_prevent_all_from(self, mons: Mons, foes: Selector) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent all", against=foes)

    def p_retreat_more2(self, cost: str, mons: Mons) -> tuple[Modifier, ...]:
        return self.p_retreat_more(mons, cost)

    def p_less_foe(self, mons: Mons, n: str, when: Words) -> tuple[Modifier, ...]:
        point = "damage taken before" if when.rule == "before_wr" else "damage taken"
        return self._always(mons, point, -int(n), against=InPlay(OPPONENT))

    def p_cost_less(self, mons: Mons, cost: str) -> tuple[Modifier, ...]:
        if set(cost[1:-1]) != {"C"}:
            raise NoMeaning("a cost lowered by a colour")
        return self._always(mons, "attack cost", 2 - len(cost))

    def p_prevent_effects(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent effects")

    def p_prevent_from(self, mons: Mons, traits: Any) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent damage", against=_in_play(OPPONENT, traits))

    def p_cannot_play_both(self, kind: CardFilter | None) -> tuple[Modifier, ...]:
        return (Modifier("cannot play", value=_player_kinds(kind), who=BOTH),)

    def p_cannot_play(self, kind: CardFilter | None) -> tuple[Modifier, ...]:
        return (Modifier("cannot play", value=_player_kinds(kind), who=OPPONENT),)

    def p_types(self, mons: Mons, one: str, two: str) -> tuple[Modifier, ...]:
        return self._always(mons, "type", value=one[1:-1] + two[1:-1])

    def p_more2(self, mons: Mons, n: str, *_: Any) -> tuple[Modifier, ...]:
        return self._always(mons, "damage dealt before", int(n), against=InPlay(OPPONENT, ACTIVE))

    def p_no_retreating(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot retreat")

    def p_no_attacking(self, mons: Mons) -> tuple[Modifier, ...]:
        return self._always(mons, "cannot attack")

    def p_prevent_damage(self, mons: Mons, *_: Any) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent damage")

    def p_prevent_ex(self, mons: Mons, side: str, kind: CardFilter) -> tuple[Modifier, ...]:
        return self._always(mons, "prevent all", against=InPlay(side, filter=kind))

    def p_more(self, *parts: Any) -> tuple[Modifier, ...]:
        mons = next(p for p in parts if isinstance(p, Mons))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        return self._always(mons, "damage dealt before", n, against=InPlay(OPPONENT, ACTIVE))


def _own(mons: Mons) -> bool:
    return isinstance(mons.source, Self) or (
        isinstance(mons.source, InPlay) and mons.source.side == YOU
    )
