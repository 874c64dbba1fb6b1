"""The meaning of Energy put into hands, decks and the Lost Zone."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import Require
from rulesets.engine.frames import Program
from rulesets.engine.select import Exists, Held, Self
from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import AtLeast, Size
from rulesets.ptcg.effects.ops import Attached, InPlay, Kind, Pay, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, LOST, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons
from rulesets.ptcg.text.mean.energy.discarding import bearing, letter_of
from rulesets.ptcg.text.mean.energy.discarding_many import pay_among, some_energy
from rulesets.ptcg.text.mean.nouns.cards import those_cards
from rulesets.ptcg.text.mean.nouns.filters import ENERGY
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

_SPECIAL = Kind(("Special Energy",))


def _one_energy(said: Discourse, mon: Mons) -> Held:
    into = said.register("cards")
    said.cards = Held(into)
    return Held(into)


@means("energy_back")
def energy_back(said: Discourse, mon: Mons) -> Program:
    card = _one_energy(said, mon)
    return Pick(Attached(said.only(mon), ENERGY), card.name), Send(card, HAND)


@means("energy_under")
def energy_under(said: Discourse, mon: Mons) -> Program:
    card = _one_energy(said, mon)
    return Pick(Attached(said.only(mon), ENERGY), card.name), Send(card, DECK, "bottom")


@means("return_to_use")
def return_to_use(said: Discourse, energy: EnergySet, _: object, mon: Mons) -> Program:
    if said.only(mon) != Self() or energy.count != 1:
        raise NoMeaning("another price of an attack than one Energy card of its own")
    held = Attached(Self(), energy.filter)
    ops, found = said.take(held, energy)
    return Require(Exists(held)), *ops, Send(found, HAND)


@means("choose_energy_on")
def choose_energy_on(said: Discourse, n: str, _: object, mon: Mons) -> Program:
    card = _one_energy(said, mon)
    said.chosen = card.name
    return (Pick(Attached(said.only(mon), ENERGY), card.name, int(n)),)


@means("foe_takes_back")
def foe_takes_back(said: Discourse) -> Program:
    return (Send(those_cards(said), HAND),)


@means("energy_shuffled")
def energy_shuffled(said: Discourse, energy: EnergySet, _: object, mons: Mons) -> Program:
    return (*some_energy(said, energy.filter, mons, DECK), Shuffle())


@means("any_energy_lost")
def any_energy_lost(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    return some_energy(said, energy.filter, mons, LOST)


def one_off(said: Discourse, kind: CardFilter, on: Selector, to: str, at: str) -> Program:
    into = said.register("cards")
    return Pick(Attached(on, kind), into), Send(Held(into), to, at)


@means("one_energy_top")
def one_energy_top(said: Discourse, mon: Mons) -> Program:
    return one_off(said, ENERGY, said.only(mon), DECK, "top")


@means("energy_to_hand")
def energy_to_hand(said: Discourse, energy: EnergySet, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    first, on = said.pick(bearing(mons, energy))
    if energy.units and isinstance(energy.count, int) and energy.count > 1 > energy.at_least:
        # So many Energy, not cards: counted as where they are discarded.
        return (*first, Pay(letter_of(energy) * energy.count, on, to=HAND))
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, HAND))


@means("energy_on_deck")
def energy_on_deck(said: Discourse, energy: EnergySet, mons: Mons) -> Program:
    if energy.count != 1 or mons.plural:
        raise NoMeaning("several Energy put on a deck")
    first, on = said.pick(mons)
    second, found = said.take(Attached(on, energy.filter), energy)
    return (*first, *second, Send(found, DECK))


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


@means("lose_n_among")
def lose_n_among(said: Discourse, n: str, _: bool, mons: Mons) -> Program:
    return pay_among(said, n, mons, "lost")


@means("shuffle_n_energy")
def shuffle_n_energy(said: Discourse, n: str, _: bool, mons: Mons) -> Program:
    on = said.only(mons)
    if mons.plural:
        raise NoMeaning("Energy of several Pokémon put into a deck")
    return Pay("C" * int(n), on, to=DECK), Shuffle()


@means("choose_special_on")
def choose_special_on(said: Discourse, n: str) -> Program:
    return said.take(Attached(InPlay(OPPONENT), _SPECIAL), CardSet(_SPECIAL))[0]
