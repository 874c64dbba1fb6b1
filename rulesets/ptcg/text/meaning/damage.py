"""The meaning of damage, counters, Special Conditions and coins."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Selector, Without
from rulesets.engine.values import AtLeast, Number, Reg, Size, Times
from rulesets.ptcg.ops import (
    ALL,
    AsCounters,
    Attached,
    Attacker,
    BasicTypes,
    Coins,
    Counters,
    Cure,
    Damage,
    Damaged,
    EnergyOn,
    Fail,
    ForEach,
    Half,
    Heal,
    Hp,
    If,
    Ignore,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    KnockOut,
    Least,
    LessDamage,
    Minus,
    MoreDamage,
    MoveCounters,
    Note,
    Pick,
    PickNumber,
    PrizesTaken,
    PutCounters,
    Repeat,
    Require,
    RetreatCost,
    SetDamage,
    SpareEnergy,
    Such,
    That,
)
from rulesets.ptcg.selectors import OPPONENT, YOU, CardFilter, Defending, Self
from rulesets.ptcg.text.meaning.discourse import Discourse, EnergySet, Mons, NoMeaning, Trait
from rulesets.ptcg.text.meaning.nouns import TOOL, every


def times(amount: int, count: Number) -> Number:
    """Return so much for each of a count."""
    return count if amount == 1 else Times(amount, count)


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


class DamageMeaning:
    """Handlers of `damage.lark`."""

    said: Discourse

    # The attack's own damage.
    def damage_is(self, _: Any, n: str) -> Program:
        return (SetDamage(int(n)),)

    def damage_plus(self, _: Any, base: str, plus: str) -> Program:
        return (MoreDamage(int(plus)),)

    def damage_plus_per(self, _: Any, base: str, plus: str, count: Number) -> Program:
        return (MoreDamage(times(int(plus), count)),)

    def damage_more(self, _: Any, n: str) -> Program:
        return (MoreDamage(int(n)),)

    def damage_more_per(self, _: Any, n: str, count: Number) -> Program:
        return (MoreDamage(times(int(n), count)),)

    def damage_per(self, _: Any, n: str, count: Number) -> Program:
        return (SetDamage(times(int(n), count)),)

    def damage_minus_per(self, _: Any, base: str, __: Any, n: str, count: Number) -> Program:
        return (LessDamage(times(int(n), count)),)

    def damage_less_per(self, _: Any, n: str, count: Number) -> Program:
        return (LessDamage(times(int(n), count)),)

    def damage_less(self, _: Any, n: str) -> Program:
        return (LessDamage(int(n)),)

    def damage_base(self, n: str, *_: Any) -> Program:
        return (SetDamage(int(n)),)

    def fails(self, *_: Any) -> Program:
        return (Fail(),)

    def ignore_both(self, *_: Any) -> Program:
        return (Ignore(("weakness", "resistance")),)

    def ignore_weakness(self, *_: Any) -> Program:
        return (Ignore(("weakness",)),)

    def ignore_resistance(self, *_: Any) -> Program:
        return (Ignore(("resistance",)),)

    def unaffected_by(self, what: tuple[str, ...]) -> Program:
        return (Ignore(what),)

    def un_weakness(self) -> tuple[str, ...]:
        return ("weakness",)

    def un_resistance(self) -> tuple[str, ...]:
        return ("resistance",)

    def un_both(self) -> tuple[str, ...]:
        return ("weakness", "resistance")

    def un_effects(self, *_: Any) -> tuple[str, ...]:
        return ("effects",)

    def un_resistance_effects(self, *_: Any) -> tuple[str, ...]:
        return ("resistance", "effects")

    def un_weakness_effects(self, *_: Any) -> tuple[str, ...]:
        return ("weakness", "effects")

    def un_all(self, *_: Any) -> tuple[str, ...]:
        return ("weakness", "resistance", "effects")

    def half_hp(self, _: Any, mon: Mons, up: bool) -> Program:
        return (SetDamage(Half(Hp(self.said.only(mon), left=True), up)),)

    def round_up(self, step: str) -> bool:
        return True

    def round_down(self, step: str) -> bool:
        return False

    # Damage to named Pokémon.
    def damage_to(self, *parts: Any) -> Program:
        n, mons = parts[-2:]
        return self._hit(int(n), mons)

    def damage_to_per(self, _: Any, n: str, mons: Mons, count: Number) -> Program:
        return self._hit(times(int(n), count), mons)

    def damage_per_to(self, _: Any, n: str, count: Number, mons: Mons) -> Program:
        return self._hit(times(int(n), count), mons)

    def _hit(self, amount: Number, mons: Mons) -> Program:
        ops, target = self.said.pick(mons)
        if target == Defending():
            return (*ops, SetDamage(amount))
        return (*ops, Damage(amount, target))

    def damage_self(self, _: Any, n: str) -> Program:
        return (Damage(int(n), Self()),)

    def damage_self_per(self, _: Any, n: str, count: Number) -> Program:
        return (Damage(times(int(n), count), Self()),)

    def damage_and_self(self, _: Any, n: str, *rest: str) -> Program:
        return SetDamage(int(n)), Damage(int(rest[-1]), Self())

    # What is counted.
    def per(self, count: Number) -> Number:
        return count

    def heads_flipped(self) -> Number:
        return Reg("heads")

    def tails_flipped(self) -> Number:
        return Reg("tails")

    def counters_on(self, *parts: Any) -> Number:
        return Counters(self._all(parts[-1]))

    def energy_on(self, energy: EnergySet, mons: Mons) -> Number:
        on = self._all(mons)
        if energy.units:
            return EnergyOn(on, energy.types)
        return Count(Attached(on, energy.filter))

    def spare_energy(self, energy: EnergySet, mons: Mons) -> Number:
        if self.said.only(mons) != Self():
            raise NoMeaning("spare Energy of another Pokémon")
        return self.spare_energy_self(energy)

    def spare_energy_self(self, energy: EnergySet, *_: Any) -> Number:
        return SpareEnergy(energy.types, None if energy.units else energy.filter)

    def number_of(self, group: InPlay) -> Number:
        return Count(group)

    def hand_of(self, kind: Any, side: str) -> Number:
        return Count(In("hand", side, kind))

    def discards_of(self, kind: Any, side: str) -> Number:
        return Count(In("discard", side, kind))

    def prizes_opponent(self, *_: Any) -> Number:
        return PrizesTaken(OPPONENT)

    def prizes_you(self, *_: Any) -> Number:
        return PrizesTaken(YOU)

    def retreat_of(self, type_: str, mon: Mons) -> Number:
        if type_ != "{C}":
            raise NoMeaning("Retreat Cost of a colour")
        return RetreatCost(self.said.only(mon))

    def discarded_cards(self, *kind: CardFilter | None) -> Number:
        held = self.said.cards
        if not isinstance(held, Held):
            raise NoMeaning("cards discarded that no sentence has named")
        if self.said.sort is None and kind and kind[0] is not None:
            return Count(That(held, kind[0]))  # cards of every sort went, these are counted
        return Size(held.name)

    def prizes_remaining(self, side: str) -> Number:
        return Count(In("prizes", side))

    def energy_on_all(self, energy: EnergySet) -> Number:
        return self.energy_on(energy, Mons(InPlay("both")))

    def second(self) -> int:
        return 2

    def third(self) -> int:
        return 3

    def no_damage(self, *_: Any) -> Program:
        return (SetDamage(0),)

    def basic_types_on(self, *parts: Any) -> Number:
        return BasicTypes(self._all(parts[-1]))

    def tools_on(self, *parts: Any) -> Number:
        return Count(Attached(self._all(parts[-1]), TOOL))

    def _all(self, mons: Mons) -> Any:
        if mons.count is not None:
            raise NoMeaning("a count over Pokémon still to be picked")
        return mons.source if mons.source is not None else self.said.only(mons)

    # Special Conditions.
    def inflict_on(self, *parts: Any) -> Program:
        mons, conditions = parts[:2]
        ops, on = self.said.pick(mons)
        return (*ops, Inflict(conditions, on))

    def conditions(self, *conditions: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(conditions))

    def asleep(self) -> str:
        return "Asleep"

    def confused(self) -> str:
        return "Confused"

    def paralyzed(self) -> str:
        return "Paralyzed"

    def poisoned(self) -> str:
        return "Poisoned"

    def burned(self) -> str:
        return "Burned"

    def cure(self, mons: Mons) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Cure(on))

    def cure_some(self, mons: Mons, conditions: tuple[str, ...]) -> Program:
        ops, on = self.said.pick(mons)
        return (*ops, Cure(on, conditions))

    def cure_named(self, conditions: tuple[str, ...], mons: Mons) -> Program:
        return self.cure_some(mons, conditions)

    # Coins.
    def flip_one(self) -> Program:
        return (Coins(),)

    def flip_many(self, n: str) -> Program:
        return (Coins(int(n)),)

    def flip_until(self) -> Program:
        return (Coins(-1),)

    def flip_each(self, count: Number) -> Program:
        return (Coins(count),)

    # Counters.
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
        n = int(parts[0]) if isinstance(parts[0], str) else 1
        mons = next(p for p in parts if isinstance(p, Mons))
        ops, on = self.said.pick(mons)
        return (*ops, Heal(n, on))

    def remove_per_heads(self, n: str, *parts: Any) -> Program:
        ops, on = self.said.pick(next(p for p in parts if isinstance(p, Mons)))
        return (*ops, Heal(times(int(n), Reg("heads")), on))

    def remove_own(self, n: str, *_: Any) -> Program:
        return (Heal(int(n), Self()),)

    def damage_doubled(self) -> Program:
        return (SetDamage(Times(2, Reg("damage"))),)

    def put_counters(self, *parts: Any) -> Program:
        n = int(parts[0]) if isinstance(parts[0], str) else 1
        ops, on = self.said.pick(parts[-1])
        put = PutCounters(n, on)
        if parts[-1].source is None and self.said.received is not None:
            return (If(self.said.received, (put,)),)
        return (*ops, put)

    def put_counters_per(self, *parts: Any) -> Program:
        n = int(parts[0]) if isinstance(parts[0], str) else 1
        ops, on = self.said.pick(parts[-2])
        return (*ops, PutCounters(times(n, parts[-1]), on))

    def spread_counters(self, n: str, *parts: Any) -> Program:
        side, traits = parts[0], [t for t in parts[1:] if isinstance(t, Trait)]
        place = next((t.place for t in traits if t.place), "play")
        group = InPlay(side, place, every(*(t.filter for t in traits)))
        into = self.said.register("pokemon")
        return (Repeat(int(n), (Pick(group, into), PutCounters(1, Held(into)))),)

    def move_counters(self, *parts: Any) -> Program:
        n = int(parts[0]) if isinstance(parts[0], str) else 1
        source, target = parts[-2:]
        first, here = self.said.pick(_damaged(source, target))
        if source.spread and n > 1:
            return (Repeat(n, (*first, MoveCounters(1, here, self.said.only(target)))),)
        second, there = self.said.pick(another(target, here, source))
        return (*first, *second, MoveCounters(n, here, there))

    def move_counters_safe(self, *parts: Any) -> Program:
        n = int(parts[0]) if isinstance(parts[0], str) else 1
        source, target = (p for p in parts if isinstance(p, Mons))
        first, here = self.said.pick(_damaged(source, target))
        aim = another(target, here, source)
        safe = Such(AtLeast(Hp(It(), left=True), 10 * n + 10))
        if aim.count is None:
            there = self.said.only(aim)
            return (Require(Is(there, safe)), *first, MoveCounters(n, here, there))
        second, there = self.said.pick(Mons(That(aim.source or Self(), safe), 1))
        return (*first, *second, MoveCounters(n, here, there))

    def cure_that(self) -> Program:
        return (Cure(self.said.only(Mons(None))),)

    def no_more(self) -> Program:
        return ()

    def remove_up_to(self, n: str, mons: Mons) -> Program:
        ops, on = self.said.pick(mons)
        into = self.said.register("number")
        return *ops, PickNumber(into, Least(int(n), Counters(on))), Heal(Reg(into), on)

    def cure_and_heal(self, n: str, mons: Mons, *_: Any) -> Program:
        ops, on = self.said.pick(mons)
        return *ops, Cure(on), Heal(int(n), on)

    def power_strikes(self, n: str) -> Program:
        return (PutCounters(int(n) // 10, Attacker()),)

    def counters_until(self, mon: Mons, left: str) -> Program:
        on = self.said.only(mon)
        return (PutCounters(AsCounters(Minus(Hp(on, left=True), int(left))), on),)

    def counters_on_attacker(self, n: str) -> Program:
        return (PutCounters(int(n), Attacker()),)

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
