"""The meaning of Energy discarded."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.flow import ForEach, If, Require
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Exists, Held, Self
from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import AllOf, AtLeast, Not, Size
from rulesets.ptcg.effects.ops import (
    Attached,
    EnergyOn,
    Fail,
    HasAttached,
    InPlay,
    Pay,
    Send,
)
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, first_int
from rulesets.ptcg.text.mean.nouns.cards import in_full
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, every
from rulesets.ptcg.text.mean.registry import means, phrase, refused
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

phrase("from_mon", "in_order", "or_nothing")


@means("discard_energy_now")
def discard_energy_now(said: Discourse, energy: EnergySet, from_: object, mons: Mons) -> Program:
    return discard_energy(said, energy, from_, mons)


@means("discard_of_each")
def discard_of_each(said: Discourse, n: str, group: InPlay) -> Program:
    mon, card = said.register("pokemon"), said.register("cards")
    steps = Pick(Attached(Held(mon), ENERGY), card, int(n)), Send(Held(card))
    return (ForEach(group, mon, steps),)


def _whole(energy: EnergySet) -> int:
    """Return how many Energy are meant, where they are several and a certain number."""
    many = energy.count if isinstance(energy.count, int) and energy.at_least < 0 else 0
    return many if 1 < many < ANY_NUMBER else 0


def letter_of(energy: EnergySet) -> str:
    """Return the letter of a cost that Energy of one type, or of any, pays."""
    if len(energy.types) > 1:
        raise NoMeaning("Energy of one of two types")
    return energy.types or "C"


def _discard_from_each(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    """Discard one card from each of several Pokémon, or cards among all of them."""
    many = _whole(energy)
    if mons.source is not None and energy.units and not mons.each and many:
        # By what the cards give, wherever among them it is attached.
        said.cards, said.sort = Held("paid"), energy.filter
        return (Pay(letter_of(energy) * many, mons.source),)
    if mons.source is None or (energy.units and energy.count != 1):
        raise NoMeaning("Energy of several Pokémon at once")
    if not mons.each:
        ops, found = said.take(Attached(mons.source, energy.filter), energy)
        return (*ops, Send(found))
    if energy.count != 1 or energy.at_least != -1:
        raise NoMeaning("several Energy of each Pokémon")
    mon, card = said.register("pokemon"), said.register("cards")
    steps = Pick(Attached(Held(mon), energy.filter), card), Send(Held(card))
    return (ForEach(mons.source, mon, steps),)


def bearing(mons: Mons, energy: EnergySet) -> Mons:
    """Offer only Pokémon that have the Energy, where one is to be picked."""
    if mons.count is None or not isinstance(mons.source, InPlay):
        return mons
    s = mons.source
    bears = every(s.filter, HasAttached(energy.filter))
    return Mons(InPlay(s.side, s.place, bears, s.others), mons.count, mons.at_least)


def discarding(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if energy.count is None and mons.count is None:
        on = said.only(mons)
        into = said.register("cards")
        said.cards, said.sort = Held(into), energy.filter
        return Pick(Attached(on, energy.filter), into, 99), Send(Held(into))
    if mons.plural:
        return _discard_from_each(said, energy, mons)
    first, on = said.pick(bearing(mons, energy))
    if energy.units and isinstance(energy.count, int) and energy.at_least < 0:
        letter = letter_of(energy)
        said.done = AtLeast(Size("paid"), 1)
        said.cards, said.sort = Held("paid"), energy.filter
        return (*first, Pay(letter * energy.count, on))
    second, found = said.take(Attached(on, energy.filter), energy)
    if isinstance(found, Held):
        said.done = in_full(found, energy)
    return (*first, *second, Send(found))


def _pay_to_use(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if said.only(mons) != Self():
        raise NoMeaning("an attack's price in another Pokémon's Energy")
    need = energy.count if isinstance(energy.count, int) else 0
    held = Attached(Self(), energy.filter)
    check = Require(AtLeast(Count(held), need)) if need else Require(Exists(held))
    return (check, *discarding(said, energy, mons))


@means("discard_energy")
def discard_energy(
    said: Discourse, energy: EnergySet, _: object, mons: Mons, *in_order: object
) -> Program:
    if in_order:
        return _pay_to_use(said, energy, mons)
    return discarding(said, energy, mons)


@means("discard_energy_or_fail")
def discard_energy_or_fail(
    said: Discourse, energy: EnergySet, _: object, mons: Mons, __: object
) -> Program:
    need = energy.count if isinstance(energy.count, int) else 1
    held = Attached(said.only(mons), energy.filter)
    lacking = Not(AtLeast(Count(held), need))
    return If(lacking, (Fail(),)), *discarding(said, energy, mons)


refused("discard_one_of_them", "one of several cards discarded, which of them is not said")


@means("discard_energy_chosen")
def discard_energy_chosen(said: Discourse, energy: EnergySet, mons: Mons, _: object) -> Program:
    return discarding(said, energy, mons)


@means("discard_energy_those")
def discard_energy_those(said: Discourse, n: str) -> Program:
    if said.that is None:
        raise NoMeaning("Energy of a Pokémon no sentence has named")
    into = said.register("cards")
    said.cards = Held(into)
    those = said.energy or ENERGY
    return Pick(Attached(said.that, those), into, int(n)), Send(Held(into))


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


def _price(energies: tuple[EnergySet, ...]) -> str:
    """Return the letters of Energy cards of several types, one of each."""
    if any(e.count != 1 or len(e.types) != 1 for e in energies):
        raise NoMeaning("a price in other Energy than one card of each type")
    return "".join(e.types for e in energies)


@means("three_energies_to_use")
def three_energies_to_use(said: Discourse, *parts: object) -> Program:
    energies = tuple(p for p in parts if isinstance(p, EnergySet))
    mon = next(p for p in parts if isinstance(p, Mons))
    return _pay_each(said, mon, energies, "use")


@means("two_energies_or_fail")
def two_energies_or_fail(said: Discourse, *parts: object) -> Program:
    energies = tuple(p for p in parts if isinstance(p, EnergySet))
    mon = next(p for p in parts if isinstance(p, Mons))
    return _pay_each(said, mon, energies, "fail")


def _pay_each(said: Discourse, mon: Mons, energies: tuple[EnergySet, ...], lacking: str) -> Program:
    if said.only(mon) != Self():
        raise NoMeaning("an attack's price in another Pokémon's Energy")
    cost = _price(energies)
    tests = tuple(AtLeast(EnergyOn(Self(), letter), 1) for letter in cost)
    every_one = AllOf((*tests, AtLeast(EnergyOn(Self(), cost), len(cost))))
    if lacking == "use":
        return Require(every_one), Pay(cost)
    return If(Not(every_one), (Fail(),)), Pay(cost)


@means("discard_energy_if_any")
def discard_energy_if_any(said: Discourse, energy: EnergySet, from_: object, mon: Mons) -> Program:
    return discard_energy(said, energy, from_, mon)
