"""The meaning of damage counters, healing, Special Conditions and Knock Outs."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self, Without
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.ops import (
    ALL,
    AsCounters,
    Attacker,
    Counters,
    Cure,
    Damaged,
    ForEach,
    Heal,
    Hp,
    If,
    Inflict,
    InPlay,
    Is,
    It,
    KnockOut,
    Least,
    Minus,
    MoveCounters,
    Note,
    Pick,
    PickNumber,
    PutCounters,
    Repeat,
    Require,
    Such,
    That,
)
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.damage_deeds import DamageMeaning, times
from rulesets.ptcg.text.mean.discourse import Mons, NoMeaning, Trait, always, first_int
from rulesets.ptcg.text.mean.nouns.traits import every


def another(target: Mons, first: Selector, of: Mons | None = None) -> Mons:
    """Return "another Pokémon" as one that is not the first."""
    group = target.source
    if target.same and of is not None and of.source is not None:
        return Mons(Without(of.source, first), 1)
    if isinstance(group, InPlay) and group.others and first != Self():
        raw = InPlay(group.side, group.place, group.filter)
        return Mons(Without(raw, first), target.count, target.at_least)
    return target


def _damaged(mons: Mons, target: Mons) -> Mons:
    """Offer only damaged Pokémon other than the target, where one is to be picked."""
    if mons.count is None or not isinstance(mons.source, InPlay):
        return mons
    s = mons.source
    others = s.others or (target.count is None and target.source == Self())
    return Mons(InPlay(s.side, s.place, every(s.filter, Damaged()), others), mons.count)


class CounterMeaning(DamageMeaning):
    """Handlers of counters and Special Conditions in `damage.lark`."""

    # Special Conditions.
    def inflict_on(self, *parts: Any) -> Program:
        mons, conditions = parts[:2]
        ops, on = self.said.pick(mons)
        return (*ops, Inflict(conditions, on))

    def conditions(self, *conditions: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(conditions))

    asleep = always("Asleep")
    confused = always("Confused")
    paralyzed = always("Paralyzed")
    poisoned = always("Poisoned")
    burned = always("Burned")

    def cure(self, mons: Mons) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Cure(on))

    def cure_some(self, mons: Mons, conditions: tuple[str, ...]) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Cure(on, conditions))

    def cure_named(self, conditions: tuple[str, ...], mons: Mons) -> Program:
        return self.cure_some(mons, conditions)

    def cure_that(self) -> Program:
        return (Cure(self.said.only(Mons(None))),)

    def cure_and_heal(self, n: str, mons: Mons, *_: Any) -> Program:
        ops, on = self.said.pick(mons)
        return *ops, Cure(on), Heal(int(n), on)

    # Healing.
    def heal(self, n: str, mons: Mons) -> Program:
        if int(n) % 10:
            raise NoMeaning("healing that is no number of counters")
        ops, on = self.said.pick(mons)
        return (*ops, Heal(int(n) // 10, on))

    def heal_all(self, mons: Mons) -> Program:
        if isinstance(mons.source, InPlay) and mons.source.filter and mons.count is None:
            # Noted first: healed Pokémon are no longer the damaged ones the text goes on about.
            into = self.said.register("pokemon")
            self.said.that = Held(into)
            return Note(mons.source, into), Heal(ALL, Held(into))
        ops, on = self.said.pick(mons)
        return (*ops, Heal(ALL, on))

    def s_damaged_any(self) -> Trait:
        return Trait(Damaged())

    def remove_counters(self, *parts: Any) -> Program:
        n = first_int(parts[:1])
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, on = self.said.pick(mons)
        return (*ops, Heal(n, on))

    def remove_per_heads(self, n: str, *parts: Any) -> Program:
        ops, on = self.said.pick(next(p for p in parts if isinstance(p, Mons)))
        return (*ops, Heal(times(int(n), Reg("heads")), on))

    def remove_own(self, n: str, *_: Any) -> Program:
        return (Heal(int(n), Self()),)

    def remove_up_to(self, n: str, mons: Mons) -> Program:
        ops, on = self.said.pick(mons)
        into = self.said.register("number")
        return *ops, PickNumber(into, Least(int(n), Counters(on))), Heal(Reg(into), on)

    # Counters.
    def put_counters(self, *parts: Any) -> Program:
        n = first_int(parts[:1])
        ops, on = self.said.pick(parts[-1])
        put = PutCounters(n, on)
        if parts[-1].source is None and self.said.received is not None:
            return (If(self.said.received, (put,)),)
        return (*ops, put)

    def put_counters_per(self, *parts: Any) -> Program:
        n = first_int(parts[:1])
        ops, on = self.said.pick(parts[-2])
        return (*ops, PutCounters(times(n, parts[-1]), on))

    def spread_counters(self, n: str, *parts: Any) -> Program:
        side, traits = parts[0], [t for t in parts[1:] if isinstance(t, Trait)]
        place = next((t.place for t in traits if t.place), "play")
        group = InPlay(side, place, every(*(t.filter for t in traits)))
        into = self.said.register("pokemon")
        return (Repeat(int(n), (Pick(group, into), PutCounters(1, Held(into)))),)

    def power_strikes(self, n: str) -> Program:
        return (PutCounters(int(n) // 10, Attacker()),)

    def counters_until(self, mon: Mons, left: str) -> Program:
        on = self.said.only(mon)
        return (PutCounters(AsCounters(Minus(Hp(on, left=True), int(left))), on),)

    def counters_on_attacker(self, n: str) -> Program:
        return (PutCounters(int(n), Attacker()),)

    def move_counters(self, *parts: Any) -> Program:
        n = first_int(parts[:1])
        source, target = parts[-2:]
        first, here = self.said.pick(_damaged(source, target))
        if source.spread and n > 1:
            return (Repeat(n, (*first, MoveCounters(1, here, self.said.only(target)))),)
        second, there = self.said.pick(another(target, here, source))
        return (*first, *second, MoveCounters(n, here, there))

    def move_counters_safe(self, *parts: Any) -> Program:
        n = first_int(parts[:1])
        source, target = (p for p in parts if isinstance(p, Mons))
        first, here = self.said.pick(_damaged(source, target))
        aim = another(target, here, source)
        safe = Such(AtLeast(Hp(It(), left=True), 10 * n + 10))
        if aim.count is None:
            there = self.said.only(aim)
            return (Require(Is(there, safe)), *first, MoveCounters(n, here, there))
        second, there = self.said.pick(Mons(That(aim.source or Self(), safe), 1))
        return (*first, *second, MoveCounters(n, here, there))

    def move_any_counters(self, source: Mons, target: Mons) -> Program:
        into = self.said.register("number")
        if source.count is None and source.plural and source.source is not None:
            here = Held(self.said.register("pokemon"))
            moved = (
                PickNumber(into, Counters(here)),
                MoveCounters(Reg(into), here, self._all(target)),
            )
            return (ForEach(source.source, here.name, moved),)
        first, place = self.said.pick(_damaged(source, target))
        second, there = self.said.pick(another(target, place))
        moved = PickNumber(into, Counters(place)), MoveCounters(Reg(into), place, there)
        return (*first, *second, *moved)

    def knock_out(self, mon: Mons) -> Program:
        return (KnockOut(self.said.only(mon)),)
