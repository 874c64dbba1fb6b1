"""The meaning of damage, of what is counted for it, and of coins."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Number, Reg, Size, Times
from rulesets.ptcg.effects.ops import (
    Attached,
    BasicTypes,
    Coins,
    Counters,
    Damage,
    EnergyOn,
    Fail,
    Half,
    Hp,
    Ignore,
    In,
    InPlay,
    LessDamage,
    MoreDamage,
    PrizesTaken,
    RetreatCost,
    SetDamage,
    SpareEnergy,
    That,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter, Defending
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, NoMeaning, always
from rulesets.ptcg.text.mean.nouns.traits import TOOL


def times(amount: int, count: Number) -> Number:
    """Return so much for each of a count."""
    return count if amount == 1 else Times(amount, count)


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

    fails = always((Fail(),))
    ignore_both = always((Ignore(("weakness", "resistance")),))
    ignore_weakness = always((Ignore(("weakness",)),))
    ignore_resistance = always((Ignore(("resistance",)),))

    def unaffected_by(self, what: tuple[str, ...]) -> Program:
        return (Ignore(what),)

    un_weakness = always(("weakness",))
    un_resistance = always(("resistance",))
    un_both = always(("weakness", "resistance"))
    un_effects = always(("effects",))
    un_resistance_effects = always(("resistance", "effects"))
    un_weakness_effects = always(("weakness", "effects"))
    un_all = always(("weakness", "resistance", "effects"))

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

    second = always(2)
    third = always(3)
    no_damage = always((SetDamage(0),))

    def basic_types_on(self, *parts: Any) -> Number:
        return BasicTypes(self._all(parts[-1]))

    def tools_on(self, *parts: Any) -> Number:
        return Count(Attached(self._all(parts[-1]), TOOL))

    def _all(self, mons: Mons) -> Any:
        if mons.count is not None:
            raise NoMeaning("a count over Pokémon still to be picked")
        return mons.source if mons.source is not None else self.said.only(mons)

    # Coins.
    def flip_one(self) -> Program:
        return (Coins(),)

    def flip_many(self, n: str) -> Program:
        return (Coins(int(n)),)

    def flip_until(self) -> Program:
        return (Coins(-1),)

    def flip_each(self, count: Number) -> Program:
        return (Coins(count),)

    def damage_doubled(self) -> Program:
        return (SetDamage(Times(2, Reg("damage"))),)

    def no_more(self) -> Program:
        return ()
