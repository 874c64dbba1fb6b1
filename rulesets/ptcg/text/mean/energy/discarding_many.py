"""The meaning of Energy of several kinds, or as much as one likes, discarded."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import ANY_NUMBER, OneOf, Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import Attached, Pay, Send
from rulesets.ptcg.effects.terms.selectors import DISCARD, CardFilter
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, says
from rulesets.ptcg.text.mean.energy.discarding import discard_energy, discarding
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, some
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("discard_either_energy")
def discard_either_energy(
    said: Discourse, one: EnergySet, two: EnergySet, from_: object, mon: Mons
) -> Program:
    if (one.count, two.count) != (1, 1):
        raise NoMeaning("several Energy of one or another type")
    either = EnergySet(some(one.filter, two.filter))
    return discard_energy(said, either, from_, mon)


def some_energy(said: Discourse, kind: CardFilter, mons: Mons, to: str) -> Program:
    on = said.only(mons)
    ops, found = said.take(Attached(on, kind), CardSet(kind, ANY_NUMBER, 0))
    return (*ops, Send(found, to))


@means("discard_as_many")
def discard_as_many(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    return some_energy(said, energy.filter, mons, DISCARD)


def _either(said: Discourse, one: EnergySet, two: EnergySet, n: int) -> Program:
    into = said.register("cards")
    said.cards, said.sort = Held(into), ENERGY
    picks = (Pick(Attached(Self(), e.filter), into, n, 0) for e in (one, two))
    return OneOf(tuple((pick,) for pick in picks)), Send(Held(into))


@means("discard_either_any")
def discard_either_any(said: Discourse, one: EnergySet, two: EnergySet, _: object) -> Program:
    return _either(said, one, two, ANY_NUMBER)


@means("discard_either_up_to")
def discard_either_up_to(
    said: Discourse, n: str, one: EnergySet, again: str, two: EnergySet, _: object
) -> Program:
    says((again,), n)
    return _either(said, one, two, int(n))


def discard_some(said: Discourse, mons: Mons, kind: CardFilter, n: int) -> Program:
    if mons.source is None or mons.count is not None:
        raise NoMeaning("cards of Pokémon that were picked")
    ops, found = said.take(Attached(mons.source, kind), CardSet(kind, n, 0))
    return (*ops, Send(found))


@means("discard_mixed")
def discard_mixed(said: Discourse, n: str, energy: EnergySet, _: object, mons: Mons) -> Program:
    return discard_some(said, mons, energy.filter, int(n))


@means("discard_number")
def discard_number(
    said: Discourse, kind: EnergySet, _: object, mons: Mons, count: Number
) -> Program:
    return discarding(said, EnergySet(kind.filter, kind.types, count), mons)


@means("discard_two_energies")
def discard_two_energies(said: Discourse, one: EnergySet, two: EnergySet, *rest: object) -> Program:
    mons = next(p for p in rest if isinstance(p, Mons))
    if mons.count is not None or mons.plural:
        raise NoMeaning("Energy of several Pokémon at once")
    first, second = discarding(said, one, mons), discarding(said, two, mons)
    if isinstance(first[-1], Pay) and isinstance(second[-1], Pay):
        # Both at once: Energy of either type must not pay the one and leave the other unpaid.
        return (*first[:-1], replace(first[-1], cost=first[-1].cost + second[-1].cost))
    raise NoMeaning("a card of each of two types, where one card may be of both")


@means("discard_energy_among")
def discard_energy_among(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if mons.source is None or (energy.units and energy.count not in (None, 1)):
        raise NoMeaning("Energy of several Pokémon at once")
    ops, found = said.take(Attached(mons.source, energy.filter), energy)
    return (*ops, Send(found))


@means("discard_up_to_energy")
def discard_up_to_energy(said: Discourse, n: str, *parts: object) -> Program:
    mons = expect(Mons, parts[-1])
    if mons.each:
        raise NoMeaning("Energy of each of several Pokémon")
    first, on = said.pick(mons)
    second, found = said.take(Attached(on, ENERGY), CardSet(ENERGY, int(n), 0))
    return (*first, *second, Send(found))


def pay_among(said: Discourse, n: str, mons: Mons, to: str) -> Program:
    """Take so many Energy, by what the cards give, off several Pokémon."""
    if mons.source is None or mons.each or not mons.plural:
        raise NoMeaning("Energy of each of several Pokémon")
    said.cards, said.sort = Held("paid"), ENERGY
    return (Pay("C" * int(n), mons.source, to=to),)


@means("discard_n_among")
def discard_n_among(said: Discourse, n: str, *parts: object) -> Program:
    return pay_among(said, n, expect(Mons, parts[-1]), DISCARD)


@means("discard_three")
def discard_three(said: Discourse, *parts: object) -> Program:
    kinds = [p for p in parts if isinstance(p, EnergySet)]
    on = said.only(next(p for p in parts if isinstance(p, Mons)))
    if not all(k.units and k.count == 1 and len(k.types) == 1 for k in kinds):
        raise NoMeaning("a card of each of several types, where one card may be of both")
    said.cards = Held("paid")
    return (Pay("".join(k.types for k in kinds), on),)


always("discard_of_healed", roles.Change("discards of healed"))
