"""The meaning of counts of what is in play."""

from __future__ import annotations

from rulesets.engine.select import Count, Held, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Minus, Number, Plus, Reg, Size, Times
from rulesets.ptcg.effects.ops import (
    Attached,
    BasicTypes,
    ConditionsOn,
    Counters,
    Defending,
    EnergyOn,
    InPlay,
    NameHas,
    RetreatCost,
    Some,
    SpareEnergy,
    TypesAmong,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import TOOL, every
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

ONE_HIT = Held("each")

silent("after_retreat")


@means("per")
def per(said: Discourse, count: Number) -> Number:
    return count


@means("heads_flipped")
def heads_flipped(said: Discourse) -> Number:
    return Reg("heads")


@means("tails_flipped")
def tails_flipped(said: Discourse) -> Number:
    return Reg("tails")


def counted_over(said: Discourse, mons: Mons) -> Selector:
    """Return the Pokémon that something is counted on; none of them is picked."""
    if mons.count is not None:
        raise NoMeaning("a count over Pokémon still to be picked")
    return mons.source if mons.source is not None else said.only(mons)


@means("counters_on")
def counters_on(said: Discourse, *parts: object) -> Number:
    return Counters(counted_over(said, expect(Mons, parts[-1])))


@means("energy_on")
def energy_on(said: Discourse, energy: EnergySet, mons: Mons) -> Number:
    on = counted_over(said, mons)
    if energy.units:
        return EnergyOn(on, energy.types)
    return Count(Attached(on, energy.filter))


@means("spare_energy")
def spare_energy(said: Discourse, energy: EnergySet, mons: Mons) -> Number:
    if said.only(mons) != Self():
        raise NoMeaning("spare Energy of another Pokémon")
    return spare_energy_self(said, energy)


@means("energy_on_all")
def energy_on_all(said: Discourse, energy: EnergySet) -> Number:
    return energy_on(said, energy, Mons(InPlay("both")))


@means("spare_energy_self")
def spare_energy_self(said: Discourse, energy: EnergySet, *_: object) -> Number:
    return SpareEnergy(energy.types, None if energy.units else energy.filter)


@means("number_of")
def number_of(said: Discourse, group: InPlay) -> Number:
    return Count(group)


@means("retreat_of")
def retreat_of(said: Discourse, type_: str, mon: Mons) -> Number:
    if type_ != "{C}":
        raise NoMeaning("Retreat Cost of a colour")
    return RetreatCost(said.only(mon))


@means("tools_on")
def tools_on(said: Discourse, *parts: object) -> Number:
    return Count(Attached(counted_over(said, expect(Mons, parts[-1])), TOOL))


@means("basic_types_on")
def basic_types_on(said: Discourse, *parts: object) -> Number:
    return BasicTypes(counted_over(said, expect(Mons, parts[-1])))


@means("conditions_on")
def conditions_on(said: Discourse, mon: Mons) -> Number:
    return ConditionsOn(said.only(mon))


@means("energy_everywhere")
def energy_everywhere(said: Discourse, energy: EnergySet) -> Number:
    if not energy.units:
        return Count(Attached(InPlay(BOTH), energy.filter))
    return EnergyOn(InPlay(BOTH), energy.types)


@means("two_kinds_yours")
def two_kinds_yours(said: Discourse, one: tuple[Trait, ...], two: tuple[Trait, ...]) -> Number:
    """Count Pokémon of either kind, each once: one may be of both types."""
    kinds = [every(*(t.filter for t in traits)) for traits in (one, two)]
    if any(t.place or t.others for t in (*one, *two)):
        raise NoMeaning("Pokémon of two kinds in two places")
    given = tuple(k for k in kinds if k is not None)
    return Count(InPlay(YOU, filter=Some(given)))


@means("foes_beyond")
def foes_beyond(said: Discourse) -> Number:
    return Minus(Count(InPlay(OPPONENT)), Count(InPlay(YOU)))


always("tools_on_all", Count(Attached(InPlay(BOTH), TOOL)))


@means("counters_placed")
def counters_placed(said: Discourse, *_: object) -> Number:
    """As many as were chosen to be placed; they are placed only after the damage."""
    if said.wanted and said.words[:3] != ("if", "you", "do"):
        raise NoMeaning("counters that someone may place, counted before")
    return said.number if said.number is not None and not said.wanted else Reg("placed")


always("their_bench_types", TypesAmong(InPlay(OPPONENT, BENCH)))


@means("retreat_of_certain")
def retreat_of_certain(said: Discourse, letter: str, mon: Mons) -> Number:
    if said.only(mon) not in (Defending(), Self()):
        raise NoMeaning("damage by the Retreat Cost of a Pokémon that was chosen")
    return retreat_of(said, letter, mon)


@means("two_energies_on")
def two_energies_on(said: Discourse, one: EnergySet, two: EnergySet, mons: Mons) -> Number:
    if one.units or two.units:
        # Energy of either type counts once.
        return energy_on(said, EnergySet(one.filter, one.types + two.types, units=True), mons)
    return Plus(energy_on(said, one, mons), energy_on(said, two, mons))


always("bench_types", TypesAmong(InPlay(YOU, BENCH)))


@means("energy_all_active")
def energy_all_active(said: Discourse, energy: EnergySet, *_: object) -> Number:
    both = InPlay(BOTH, ACTIVE)
    if energy.units:
        return EnergyOn(both, energy.types)
    return Count(Attached(both, energy.filter))


@means("own_per")
def own_per(said: Discourse, count: Number) -> Number:
    return count


@means("own_counters")
def own_counters(said: Discourse, *_: object) -> Number:
    return Counters(ONE_HIT)


@means("own_energy")
def own_energy(said: Discourse, energy: EnergySet) -> Number:
    return energy_on(said, energy, Mons(ONE_HIT))


@means("own_retreat")
def own_retreat(said: Discourse, letter: str) -> Number:
    if letter != "{C}":
        raise NoMeaning("Retreat Cost of a colour")
    return RetreatCost(ONE_HIT)


def times(amount: int, count: Number) -> Number:
    """Return so much for each of a count."""
    return count if amount == 1 else Times(amount, count)


def that_many(said: Discourse) -> Number:
    """Return the number counted last, or of the cards chosen last."""
    if said.number is not None:
        return said.number
    if not isinstance(said.cards, Held):
        raise NoMeaning("a number that no sentence has counted")
    return Size(said.cards.name)


always("fewer_by", Minus(Count(InPlay(OPPONENT)), Count(InPlay(YOU))))


@means("cards_of_name")
def cards_of_name(said: Discourse, words: tuple[str, ...]) -> Number:
    return Count(InPlay(YOU, filter=NameHas(words)))


@means("basic_types_on_it")
def basic_types_on_it(said: Discourse, mon: Mons) -> Number:
    return BasicTypes(said.only(mon))
