"""The meaning of what later texts do with Energy and Tools on Pokémon."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.flow import ForEach
from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    AtLeast,
    Attach,
    Attached,
    In,
    InPlay,
    Pay,
    Pick,
    Send,
    Shuffle,
    Size,
    Some,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.energy_deeds import bearing
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, first_int
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ENERGY, SPECIAL_ENERGY, TOOL
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Energy.
def spread_over(said: Discourse, found: Selector, group: InPlay) -> Program:
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


@means("move_energy_freely")
def move_energy_freely(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    side, traits = parts[-2], expect(tuple, parts[-1])
    if mons.count is not None or mons.source is None or (energy.units and energy.count is not None):
        raise NoMeaning("Energy of a Pokémon still to be picked, moved in any way")
    group = in_play(expect(str, side), traits)
    if mons.plural and sum(t.others for t in traits) < 2:
        group = replace(group, others=False)  # other than the one that has it
    ops, found = said.take(Attached(mons.source, energy.filter), energy)
    into = said.register("cards")
    if not ops:
        ops, found = (Pick(found, into, 99),), Held(into)
    return (*ops, *spread_over(said, found, group))


@means("move_many_freely")
def move_many_freely(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    many = EnergySet(energy.filter, energy.types, 99, 0, False)
    return move_energy_freely(said, many, *parts)


@means("discard_energy_among")
def discard_energy_among(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if mons.source is None or (energy.units and energy.count not in (None, 1)):
        raise NoMeaning("Energy of several Pokémon at once")
    ops, found = said.take(Attached(mons.source, energy.filter), energy)
    return (*ops, Send(found))


@means("discard_tools_up_to")
def discard_tools_up_to(said: Discourse, n: str, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    ops, found = said.take(Attached(said.only(mons), TOOL), CardSet(TOOL, int(n), 0))
    return (*ops, Send(found))


@means("discard_tools_special")
def discard_tools_special(said: Discourse, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    return (Send(Attached(said.only(mons), Some((TOOL, SPECIAL_ENERGY)))),)


@means("discard_all_special")
def discard_all_special(said: Discourse, *parts: object) -> Program:
    return (Send(Attached(said.only(expect(Mons, parts[-1])), SPECIAL_ENERGY)),)


def _paid(said: Discourse, energy: EnergySet, mons: Mons, to: str) -> Program:
    """Take so many Energy, by what the cards give, off one Pokémon or several."""
    if len(energy.types) > 1 or mons.each or not isinstance(energy.count, int):
        raise NoMeaning("Energy of one of two types")
    first, on = said.pick(bearing(mons, energy))
    said.cards, said.sort = Held("paid"), energy.filter
    said.done = AtLeast(Size("paid"), 1)
    return (*first, Pay((energy.types or "C") * energy.count, on, to=to))


@means("energy_into_deck")
def energy_into_deck(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    if energy.units and isinstance(energy.count, int) and energy.count > 1:
        side = expect(str, parts[-1])
        return (*_paid(said, energy, mons, DECK), Shuffle(side))
    first, on = said.pick(bearing(mons, energy))
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, DECK), Shuffle(expect(str, parts[-1])))


@means("energy_to_hand_mine")
def energy_to_hand_mine(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    if energy.units and energy.count not in (None, 1):
        raise NoMeaning("so many Energy, not cards, put into a hand")
    first, on = said.pick(bearing(mons, energy))
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, HAND))


@means("energy_lost")
def energy_lost(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if energy.units and isinstance(energy.count, int) and energy.count > 1:
        return _paid(said, energy, mons, "lost")
    first, on = said.pick(bearing(mons, energy))
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, "lost"))


@means("foe_discards_energy")
def foe_discards_energy(said: Discourse, *parts: object) -> Program:
    mon = expect(Mons, parts[-1])
    into = said.register("cards")
    pick = Pick(Attached(said.only(mon), ENERGY), into, first_int(parts), by=OPPONENT)
    return pick, Send(Held(into))


@means("choose_discard_energy")
def choose_discard_energy(said: Discourse, n: str, _: bool, mons: Mons) -> Program:
    into = said.register("cards")
    return Pick(Attached(said.only(mons), ENERGY), into, int(n)), Send(Held(into))


@means("tool_to_hand")
def tool_to_hand(said: Discourse, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    first, on = said.pick(bearing(mons, EnergySet(TOOL)))
    second, found = said.take(Attached(on, TOOL), CardSet(TOOL, first_int(parts)))
    return (*first, *second, Send(found, HAND))


@means("hand_attach_freely")
def hand_attach_freely(said: Discourse, cards: CardSet, mons: Mons) -> Program:
    group = mons.source
    if not isinstance(group, InPlay) or not (mons.spread or mons.plural):
        raise NoMeaning("cards spread over Pokémon that are not a group")
    ops, found = said.take(In(HAND, YOU, cards.filter), cards)
    return (*ops, *spread_over(said, found, group))
