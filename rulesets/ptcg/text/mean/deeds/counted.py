"""The meaning of what is counted: Energy, counters, cards and Prizes."""

from __future__ import annotations

from rulesets.engine import values
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    Attached,
    BasicTypes,
    Counters,
    EnergyOn,
    In,
    InPlay,
    PrizesTaken,
    RetreatCost,
    SpareEnergy,
    That,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons
from rulesets.ptcg.text.mean.nouns.traits import TOOL
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("per")
def per(said: Discourse, count: Number) -> Number:
    return count


@means("heads_flipped")
def heads_flipped(said: Discourse) -> Number:
    return Reg("heads")


@means("tails_flipped")
def tails_flipped(said: Discourse) -> Number:
    return Reg("tails")


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


@means("spare_energy_self")
def spare_energy_self(said: Discourse, energy: EnergySet, *_: object) -> Number:
    return SpareEnergy(energy.types, None if energy.units else energy.filter)


@means("number_of")
def number_of(said: Discourse, group: InPlay) -> Number:
    return Count(group)


@means("hand_of")
def hand_of(said: Discourse, kind: CardFilter | None, side: str) -> Number:
    return Count(In("hand", side, kind))


@means("discards_of")
def discards_of(said: Discourse, kind: CardFilter | None, side: str) -> Number:
    found = In("discard", side, kind)
    said.cards = said.cards or found
    return Count(found)


@means("prizes_opponent")
def prizes_opponent(said: Discourse, *_: object) -> Number:
    return PrizesTaken(OPPONENT)


@means("prizes_you")
def prizes_you(said: Discourse, *_: object) -> Number:
    return PrizesTaken(YOU)


@means("retreat_of")
def retreat_of(said: Discourse, type_: str, mon: Mons) -> Number:
    if type_ != "{C}":
        raise NoMeaning("Retreat Cost of a colour")
    return RetreatCost(said.only(mon))


@means("discarded_cards")
def discarded_cards(said: Discourse, *kind: CardFilter | None) -> Number:
    held = said.cards
    if not isinstance(held, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    if said.sort is None and kind and kind[0] is not None:
        return Count(That(held, kind[0]))  # cards of every sort went, these are counted
    return Size(held.name)


@means("prizes_remaining")
def prizes_remaining(said: Discourse, side: str) -> Number:
    return Count(In("prizes", side))


@means("energy_on_all")
def energy_on_all(said: Discourse, energy: EnergySet) -> Number:
    return energy_on(said, energy, Mons(InPlay("both")))


always("second", 2)


always("third", 3)


@means("basic_types_on")
def basic_types_on(said: Discourse, *parts: object) -> Number:
    return BasicTypes(counted_over(said, expect(Mons, parts[-1])))


@means("tools_on")
def tools_on(said: Discourse, *parts: object) -> Number:
    return Count(Attached(counted_over(said, expect(Mons, parts[-1])), TOOL))


def as_number(part: object) -> Number:
    """Return a part of a rule that is a figure or a count."""
    return part if isinstance(part, int) else expect(values.Value, part)


def counted_over(said: Discourse, mons: Mons) -> Selector:
    """Return the Pokémon that something is counted on; none of them is picked."""
    if mons.count is not None:
        raise NoMeaning("a count over Pokémon still to be picked")
    return mons.source if mons.source is not None else said.only(mons)
