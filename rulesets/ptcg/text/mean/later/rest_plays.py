"""The meaning of the deeds that are left of today's lists and of the first eras."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import (
    AsCounters,
    Attached,
    Damage,
    Draw,
    Half,
    Heal,
    Hp,
    In,
    InPlay,
    Minus,
    MoveCounters,
    Pay,
    Pick,
    PutCounters,
    Send,
    TakeUp,
)
from rulesets.ptcg.effects.terms.selectors import BENCH, DECK, HAND
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.deeds.energy_deeds import move_energy
from rulesets.ptcg.text.mean.deeds.searching import attach_freely, those_cards
from rulesets.ptcg.text.mean.deeds.trainer_cards import take_several
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, Trait, first_int
from rulesets.ptcg.text.mean.later.energy import spread_over
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ENERGY
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Hands and decks.
@means("both_discard_to")
def both_discard_to(said: Discourse, n: str) -> Program:
    program: Program = ()
    for side in (OPPONENT, YOU):
        hand, into = In(HAND, side), said.register("cards")
        pick = Pick(hand, into, Minus(Count(hand), int(n)), by=side)
        program += (pick, Send(Held(into)))
    said.first = OPPONENT
    return program


@means("draw_as_mons")
def draw_as_mons(said: Discourse, traits: tuple[Trait, ...]) -> Program:
    return (Draw(Count(in_play(YOU, traits)), until=True),)


@means("search_several_attach")
def search_several_attach(said: Discourse, sets: tuple[CardSet, ...], *parts: object) -> Program:
    side, traits = expect(str, parts[-2]), expect(tuple, parts[-1])
    ops, found = take_several(said, lambda kind: In(DECK, YOU, kind), sets, 0)
    return (*ops, *attach_freely(said, found, side, traits))


@means("choose_unseen_cards")
def choose_unseen_cards(said: Discourse, cards: CardSet) -> Program:
    if cards.filter is not None or not isinstance(cards.count, int):
        raise NoMeaning("cards of a kind, chosen without looking")
    into = said.register("cards")
    said.cards = Held(into)
    if cards.at_least >= 0:
        raise NoMeaning("a number of unseen cards still to be chosen")
    return (Pick(In(HAND, OPPONENT), into, cards.count, by="luck"),)


# Pokémon leaving play.
@means("scoop_own")
def scoop_own(said: Discourse, n: str) -> Program:
    ops, who = said.pick(Mons(InPlay(YOU), int(n)))
    said.falls = True
    return (*ops, TakeUp(who, HAND))


@means("mon_on_deck")
def mon_on_deck(said: Discourse, mon: Mons) -> Program:
    raise NoMeaning("an order of cards on the deck")


@means("mon_under_deck")
def mon_under_deck(said: Discourse, mon: Mons) -> Program:
    raise NoMeaning("an order of cards under the deck")


@means("mon_alone_under")
def mon_alone_under(said: Discourse, mon: Mons, *_: object) -> Program:
    raise NoMeaning("a Pokémon under the deck")


# Damage and counters.
@means("damage_self_times")
def damage_self_times(said: Discourse, _: object, n: str, count: Number) -> Program:
    return (Damage(times(int(n), count), Self()),)


@means("move_from_each")
def move_from_each(said: Discourse, n: str, *parts: object) -> Program:
    group = next(p for p in parts if isinstance(p, InPlay))
    mon = next(p for p in parts if isinstance(p, Mons))
    return (MoveCounters(int(n), group, said.only(mon)),)


@means("remove_from_each")
def remove_from_each(said: Discourse, n: str, *parts: object) -> Program:
    group = next(p for p in parts if isinstance(p, InPlay))
    return (Heal(int(n), group),)


@means("half_hp_counters")
def half_hp_counters(said: Discourse, mon: Mons, up: bool) -> Program:
    on = said.only(mon)
    return (PutCounters(AsCounters(Half(Hp(on), up)), on),)


@means("hit_benches")
def hit_benches(said: Discourse, *parts: object) -> Program:
    return (Damage(first_int(parts), InPlay(BOTH, BENCH)),)


@means("choose_up_to_them")
def choose_up_to_them(said: Discourse, n: str) -> Program:
    group = said.that
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return said.pick(Mons(group, int(n), 0))[0]


# Energy.
@means("move_one_energy")
def move_one_energy(said: Discourse, n: str, _: bool, mon: Mons, mons: Mons) -> Program:
    return move_energy(said, EnergySet(ENERGY, count=int(n)), mon, mons)


@means("discard_three")
def discard_three(said: Discourse, *parts: object) -> Program:
    kinds = [p for p in parts if isinstance(p, EnergySet)]
    on = said.only(next(p for p in parts if isinstance(p, Mons)))
    if not all(k.units and k.count == 1 and len(k.types) == 1 for k in kinds):
        raise NoMeaning("a card of each of several types, where one card may be of both")
    said.cards = Held("paid")
    return (Pay("".join(k.types for k in kinds), on),)


@means("all_energy_freely")
def all_energy_freely(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    side, traits = expect(str, parts[-2]), expect(tuple, parts[-1])
    into = said.register("cards")
    said.cards = Held(into)
    pick = Pick(Attached(said.only(mon), ENERGY), into, 99)
    return (pick, *spread_over(said, Held(into), in_play(side, traits)))


@means("discard_moved")
def discard_moved(said: Discourse) -> Program:
    return (Send(those_cards(said)),)
