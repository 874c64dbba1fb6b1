"""The meaning of Energy on Pokémon: discarding, moving and attaching it."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.values import AtLeast, Not, Number, Size
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    Exists,
    Fail,
    ForEach,
    If,
    InPlay,
    Pay,
    Pick,
    Require,
    Send,
)
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.pokemon_filters import HasAttached
from rulesets.ptcg.effects.terms.selectors import HAND
from rulesets.ptcg.text.mean.deeds.counters import another
from rulesets.ptcg.text.mean.deeds.hands import hand_attach, in_full
from rulesets.ptcg.text.mean.deeds.searching import attach_to
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons
from rulesets.ptcg.text.mean.nouns.traits import ENERGY, TOOL, every
from rulesets.ptcg.text.mean.registry import means, phrase
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

phrase("from_mon")


@means("discard_number")
def discard_number(
    said: Discourse, kind: EnergySet, _: object, mons: Mons, count: Number
) -> Program:
    return _discard_energy(said, EnergySet(kind.filter, kind.types, count), mons)


@means("discard_energy")
def discard_energy(
    said: Discourse, energy: EnergySet, _: object, mons: Mons, *in_order: object
) -> Program:
    if in_order:
        return _pay_to_use(said, energy, mons)
    return _discard_energy(said, energy, mons)


@means("discard_two_energies")
def discard_two_energies(said: Discourse, one: EnergySet, two: EnergySet, *rest: object) -> Program:
    mons = next(p for p in rest if isinstance(p, Mons))
    if mons.count is not None or mons.plural:
        raise NoMeaning("Energy of several Pokémon at once")
    first, second = _discard_energy(said, one, mons), _discard_energy(said, two, mons)
    if isinstance(first[-1], Pay) and isinstance(second[-1], Pay):
        # Both at once: Energy of either type must not pay the one and leave the other unpaid.
        return (*first[:-1], replace(first[-1], cost=first[-1].cost + second[-1].cost))
    raise NoMeaning("a card of each of two types, where one card may be of both")


def _discard_energy(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if energy.count is None and mons.count is None:
        on = said.only(mons)
        into = said.register("cards")
        said.cards, said.sort = Held(into), energy.filter
        return Pick(Attached(on, energy.filter), into, 99), Send(Held(into))
    if mons.plural:
        return _discard_from_each(said, energy, mons)
    first, on = said.pick(bearing(mons, energy))
    if energy.units and isinstance(energy.count, int) and energy.at_least < 0:
        letter = _letter(energy)
        said.done = AtLeast(Size("paid"), 1)
        said.cards, said.sort = Held("paid"), energy.filter
        return (*first, Pay(letter * energy.count, on))
    second, found = said.take(Attached(on, energy.filter), energy)
    if isinstance(found, Held):
        said.done = in_full(found, energy)
    return (*first, *second, Send(found))


def _whole(energy: EnergySet) -> int:
    """Return how many Energy are meant, where they are several and a certain number."""
    many = energy.count if isinstance(energy.count, int) and energy.at_least < 0 else 0
    return many if 1 < many < ANY_NUMBER else 0


def _discard_from_each(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    """Discard one card from each of several Pokémon, or cards among all of them."""
    many = _whole(energy)
    if mons.source is not None and energy.units and not mons.each and many:
        # By what the cards give, wherever among them it is attached.
        said.cards, said.sort = Held("paid"), energy.filter
        return (Pay(_letter(energy) * many, mons.source),)
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


def _pay_to_use(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if said.only(mons) != Self():
        raise NoMeaning("an attack's price in another Pokémon's Energy")
    need = energy.count if isinstance(energy.count, int) else 0
    held = Attached(Self(), energy.filter)
    check = Require(AtLeast(Count(held), need)) if need else Require(Exists(held))
    return (check, *_discard_energy(said, energy, mons))


@means("discard_energy_or_fail")
def discard_energy_or_fail(
    said: Discourse, energy: EnergySet, _: object, mons: Mons, __: object
) -> Program:
    need = energy.count if isinstance(energy.count, int) else 1
    held = Attached(said.only(mons), energy.filter)
    lacking = Not(AtLeast(Count(held), need))
    return If(lacking, (Fail(),)), *_discard_energy(said, energy, mons)


@means("discard_energy_chosen")
def discard_energy_chosen(said: Discourse, energy: EnergySet, mons: Mons, _: object) -> Program:
    return _discard_energy(said, energy, mons)


@means("discard_energy_those")
def discard_energy_those(said: Discourse, n: str) -> Program:
    if said.that is None:
        raise NoMeaning("Energy of a Pokémon no sentence has named")
    into = said.register("cards")
    said.cards = Held(into)
    those = said.energy or ENERGY
    return Pick(Attached(said.that, those), into, int(n)), Send(Held(into))


@means("discard_tools")
def discard_tools(said: Discourse, _: object, mons: Mons) -> Program:
    return (Send(Attached(said.only(mons), TOOL)),)


@means("discard_tool")
def discard_tool(said: Discourse, _: object, mons: Mons) -> Program:
    return _discard_energy(said, EnergySet(TOOL), mons)


@means("rain_dance")
def rain_dance(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    """Attach Energy from the hand, where it comes from unless the text says otherwise."""
    return hand_attach(said, CardSet(energy.filter, energy.count, energy.at_least), mons)


@means("attach_of_them", "attach_of_them2")
def attach_of_them(said: Discourse, n: str, *parts: object) -> Program:
    if said.pile is None:
        raise NoMeaning("cards no sentence has named")
    ops, found = said.take(said.pile, CardSet(None, int(n)))
    return (*ops, *attach_to(said, found, expect(Mons, parts[-1])))


@means("discard_trainers_on")
def discard_trainers_on(said: Discourse, mons: Mons) -> Program:
    return (Send(Attached(said.only(mons), Kind(("Trainer",)))),)


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


@means("energy_to_hand")
def energy_to_hand(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    first, on = said.pick(bearing(mons, energy))
    if energy.units and isinstance(energy.count, int) and energy.count > 1 > energy.at_least:
        # So many Energy, not cards: counted as where they are discarded.
        return (*first, Pay(_letter(energy) * energy.count, on, to=HAND))
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, HAND))


def _letter(energy: EnergySet) -> str:
    """Return the letter of a cost that Energy of one type, or of any, pays."""
    if len(energy.types) > 1:
        raise NoMeaning("Energy of one of two types")
    return energy.types or "C"


def _apart(source: Mons, target: Mons) -> Mons:
    """Leave the target out of the Pokémon to pick from: nothing moves from it to itself."""
    group = source.source
    if source.count is None or target.source != Self() or not isinstance(group, InPlay):
        return source
    return Mons(replace(group, others=True), source.count, source.at_least)


def bearing(mons: Mons, energy: EnergySet) -> Mons:
    """Offer only Pokémon that have the Energy, where one is to be picked."""
    if mons.count is None or not isinstance(mons.source, InPlay):
        return mons
    s = mons.source
    bears = every(s.filter, HasAttached(energy.filter))
    return Mons(InPlay(s.side, s.place, bears, s.others), mons.count, mons.at_least)
