"""The meaning of Energy on Pokémon: discarding, moving and attaching it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.values import AtLeast, Not, Size
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
from rulesets.ptcg.text.mean.deeds.hands import CardsMeaning, in_full
from rulesets.ptcg.text.mean.discourse import CardSet, EnergySet, Mons, NoMeaning
from rulesets.ptcg.text.mean.nouns.traits import ENERGY, TOOL, every


class EnergyMeaning(CardsMeaning):
    """Handlers of the Energy rules in `cards.lark`."""

    def discard_number(self, kind: EnergySet, _: Any, mons: Mons, count: Any) -> Program:
        return self._discard_energy(EnergySet(kind.filter, kind.types, count), mons)

    def discard_energy(self, energy: EnergySet, _: Any, mons: Mons, *in_order: Any) -> Program:
        if in_order:
            return self._pay_to_use(energy, mons)
        return self._discard_energy(energy, mons)

    def discard_two_energies(self, one: EnergySet, two: EnergySet, *rest: Any) -> Program:
        mons = next(p for p in rest if isinstance(p, Mons))
        if mons.count is not None or mons.plural:
            raise NoMeaning("Energy of several Pokémon at once")
        first, second = self._discard_energy(one, mons), self._discard_energy(two, mons)
        if isinstance(first[-1], Pay) and isinstance(second[-1], Pay):
            # Both at once: Energy of either type must not pay the one and leave the other unpaid.
            return (*first[:-1], replace(first[-1], cost=first[-1].cost + second[-1].cost))
        raise NoMeaning("a card of each of two types, where one card may be of both")

    def _discard_energy(self, energy: EnergySet, mons: Mons) -> Program:
        if energy.count is None and mons.count is None:
            on = self.said.only(mons)
            into = self.said.register("cards")
            self.said.cards, self.said.sort = Held(into), energy.filter
            return Pick(Attached(on, energy.filter), into, 99), Send(Held(into))
        if mons.plural:
            return self._discard_from_each(energy, mons)
        first, on = self.said.pick(_bearing(mons, energy))
        if energy.units and isinstance(energy.count, int) and energy.at_least < 0:
            letter = energy.types if len(energy.types) == 1 else "C" if not energy.types else ""
            if not letter:
                raise NoMeaning("Energy of one of two types")
            self.said.done = AtLeast(Size("paid"), 1)
            self.said.cards, self.said.sort = Held("paid"), energy.filter
            return (*first, Pay(letter * energy.count, on))
        second, found = self.said.take(Attached(on, energy.filter), energy)
        if isinstance(found, Held):
            self.said.done = in_full(found, energy)
        return (*first, *second, Send(found))

    def _discard_from_each(self, energy: EnergySet, mons: Mons) -> Program:
        """Discard one card from each of several Pokémon, or cards among all of them."""
        if mons.source is None or (energy.units and energy.count != 1):
            raise NoMeaning("Energy of several Pokémon at once")
        if not mons.each:
            ops, found = self.said.take(Attached(mons.source, energy.filter), energy)
            return (*ops, Send(found))
        if energy.count != 1 or energy.at_least != -1:
            raise NoMeaning("several Energy of each Pokémon")
        mon, card = self.said.register("pokemon"), self.said.register("cards")
        steps = Pick(Attached(Held(mon), energy.filter), card), Send(Held(card))
        return (ForEach(mons.source, mon, steps),)

    def _pay_to_use(self, energy: EnergySet, mons: Mons) -> Program:
        if self.said.only(mons) != Self():
            raise NoMeaning("an attack's price in another Pokémon's Energy")
        need = energy.count if isinstance(energy.count, int) else 0
        held = Attached(Self(), energy.filter)
        check = Require(AtLeast(Count(held), need)) if need else Require(Exists(held))
        return (check, *self._discard_energy(energy, mons))

    def discard_energy_or_fail(self, energy: EnergySet, _: Any, mons: Mons, __: Any) -> Program:
        need = energy.count if isinstance(energy.count, int) else 1
        held = Attached(self.said.only(mons), energy.filter)
        lacking = Not(AtLeast(Count(held), need))
        return If(lacking, (Fail(),)), *self._discard_energy(energy, mons)

    def discard_energy_chosen(self, energy: EnergySet, mons: Mons, _: Any) -> Program:
        return self._discard_energy(energy, mons)

    def discard_energy_those(self, n: str) -> Program:
        if self.said.that is None:
            raise NoMeaning("Energy of a Pokémon no sentence has named")
        into = self.said.register("cards")
        self.said.cards = Held(into)
        those = self.said.energy or ENERGY
        return Pick(Attached(self.said.that, those), into, int(n)), Send(Held(into))

    def discard_tools(self, _: Any, mons: Mons) -> Program:
        return (Send(Attached(self.said.only(mons), TOOL)),)

    def discard_tool(self, _: Any, mons: Mons) -> Program:
        return self._discard_energy(EnergySet(TOOL), mons)

    def rain_dance(self, energy: EnergySet, mons: Mons) -> Program:
        """Attach Energy from the hand, where it comes from unless the text says otherwise."""
        return self.hand_attach(CardSet(energy.filter, energy.count, energy.at_least), mons)

    def attach_of_them(self, n: str, *parts: Any) -> Program:
        if self.said.pile is None:
            raise NoMeaning("cards no sentence has named")
        ops, found = self.said.take(self.said.pile, CardSet(None, int(n)))
        return (*ops, *self._attach(found, parts[-1]))

    attach_of_them2 = attach_of_them

    def discard_trainers_on(self, mons: Mons) -> Program:
        return (Send(Attached(self.said.only(mons), Kind(("Trainer",)))),)

    def move_energy(self, energy: EnergySet, *parts: Any) -> Program:
        source, target = (p for p in parts if isinstance(p, Mons))
        first, here = self.said.pick(_bearing(_apart(source, target), energy))
        second, found = self.said.take(Attached(here, energy.filter), energy)
        third, there = self.said.pick(another(target, here, source))
        return (*first, *second, *third, Attach(found, there))

    def energy_to_hand(self, energy: EnergySet, *parts: Any) -> Program:
        mons = next(p for p in parts if isinstance(p, Mons))
        first, on = self.said.pick(_bearing(mons, energy))
        second, found = self.said.take(Attached(on, energy.filter), energy)
        return (*first, *second, Send(found, HAND))


def _apart(source: Mons, target: Mons) -> Mons:
    """Leave the target out of the Pokémon to pick from: nothing moves from it to itself."""
    group = source.source
    if source.count is None or target.source != Self() or not isinstance(group, InPlay):
        return source
    return Mons(replace(group, others=True), source.count, source.at_least)


def _bearing(mons: Mons, energy: EnergySet) -> Mons:
    """Offer only Pokémon that have the Energy, where one is to be picked."""
    if mons.count is None or not isinstance(mons.source, InPlay):
        return mons
    s = mons.source
    bears = every(s.filter, HasAttached(energy.filter))
    return Mons(InPlay(s.side, s.place, bears, s.others), mons.count, mons.at_least)
