"""The meaning of Energy moved."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.lasting import ANY_TIMES
from rulesets.engine.select import Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import Attach, Attached, InPlay, Named
from rulesets.ptcg.effects.terms.selectors import BENCH
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, says
from rulesets.ptcg.text.mean.energy.attaching import spread_over
from rulesets.ptcg.text.mean.energy.discarding import bearing
from rulesets.ptcg.text.mean.nouns.cards import those_cards
from rulesets.ptcg.text.mean.nouns.filters import BASIC_ENERGY, ENERGY
from rulesets.ptcg.text.mean.nouns.groups import another, in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("move_energy_there")
def move_energy_there(
    said: Discourse, energy: EnergySet, _: object, mon: Mons, group: InPlay
) -> Program:
    others = InPlay(group.side, group.place, group.filter, True)
    return move_energy(said, energy, mon, Mons(others, 1))


@means("gather_basic")
def gather_basic(said: Discourse, n: str, source: Mons, target: Mons) -> Program:
    energy = EnergySet(BASIC_ENERGY, "", int(n), 0)
    return move_energy(said, energy, bearing(source, energy), target)


@means("energy_to_new")
def energy_to_new(said: Discourse, *parts: object) -> Program:
    if said.new is None:
        raise NoMeaning("a new Active Pokémon without a switch")
    on = said.only(expect(Mons, next(p for p in parts if isinstance(p, Mons))))
    into = said.register("cards")
    pick = Pick(Attached(on, ENERGY), into, ANY_NUMBER, 0)
    return pick, Attach(Held(into), said.new)


def _apart(source: Mons, target: Mons) -> Mons:
    """Leave the target out of the Pokémon to pick from: nothing moves from it to itself."""
    group = source.source
    if source.count is None or target.source != Self() or not isinstance(group, InPlay):
        return source
    return Mons(replace(group, others=True), source.count, source.at_least)


@means("move_energy")
def move_energy(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    source, target = (p for p in parts if isinstance(p, Mons))
    if target.source is None and source.source is not None:
        # "It" is who was spoken of before, not who gives the Energy.
        target = Mons(said.only(target))
    first, here = said.pick(bearing(_apart(source, target), energy))
    second, found = said.take(Attached(here, energy.filter), energy)
    third, there = said.pick(another(target, here, source))
    return (*first, *second, *third, Attach(found, there))


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


@means("move_one_energy")
def move_one_energy(said: Discourse, n: str, _: bool, mon: Mons, mons: Mons) -> Program:
    return move_energy(said, EnergySet(ENERGY, count=int(n)), mon, mons)


@means("all_energy_freely")
def all_energy_freely(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    side, traits = expect(str, parts[-2]), expect(tuple, parts[-1])
    into = said.register("cards")
    said.cards = Held(into)
    pick = Pick(Attached(said.only(mon), ENERGY), into, 99)
    return (pick, *spread_over(said, Held(into), in_play(side, traits)))


@means("choose_energy_and_bearer")
def choose_energy_and_bearer(said: Discourse, energy: EnergySet, mon: Mons, n: str) -> Program:
    first, card = said.take(Attached(said.only(mon), energy.filter), energy)
    second, _ = said.pick(Mons(InPlay(OPPONENT, BENCH), int(n)))
    said.cards = card
    return (*first, *second)


@means("attach_chosen_energy")
def attach_chosen_energy(said: Discourse) -> Program:
    return (Attach(those_cards(said), said.only(Mons(None))),)


@means("energy_among_kin")
def energy_among_kin(
    said: Discourse, n: str, one: str, names: tuple[str, ...], other: str, again: tuple[str, ...]
) -> roles.OpenUse:
    says((n, one, other), "1", "1", "1")
    if names != again:
        raise NoMeaning("Energy moved to another kind of Pokémon")
    group = InPlay(YOU, filter=Named(names))
    energy = EnergySet(ENERGY)
    return roles.OpenUse(
        ANY_TIMES, move_energy(said, energy, Mons(group, 1), Mons(group, 1, same=True))
    )
