"""The meaning of Energy attached from decks."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.flow import ForEach
from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Without
from rulesets.engine.sides import YOU
from rulesets.engine.values import Number, Size
from rulesets.ptcg.effects.ops import Attach, In, InPlay, Note, That
from rulesets.ptcg.effects.terms.selectors import BENCH, DECK, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.cards.decks import discard_top
from rulesets.ptcg.text.mean.cards.looking import look_at_top
from rulesets.ptcg.text.mean.cards.searching import search, take_several
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.energy.attaching import as_many, attach_freely, attach_to, spread_over
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards, those_cards
from rulesets.ptcg.text.mean.nouns.filters import BASIC_ENERGY
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("search_for_each")
def search_for_each(said: Discourse, cards: CardSet) -> Program:
    if not isinstance(said.that, Held) or cards.count != 1:
        raise NoMeaning("a search for Pokémon that were not chosen")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
    return (ForEach(said.that, one, steps),)


def each_to(said: Discourse, found: Selector, group: Selector) -> Program:
    """Return the ops that attach each card found to a Pokémon of a group."""
    card, mon = said.register("card"), said.register("pokemon")
    return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)


@means("search_attach_group")
def search_attach_group(said: Discourse, cards: CardSet, _: object, group: InPlay) -> Program:
    said.searched = True
    ops, found = said.take(
        In(DECK, YOU, cards.filter), CardSet(cards.filter, cards.count, 0, cards.differ)
    )
    return (*ops, *each_to(said, found, group))


@means("group_charged")
def group_charged(said: Discourse, group: InPlay, cards: CardSet, *_: object) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards for each Pokémon")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
    return (ForEach(group, one, steps),)


@means("search_attach")
def search_attach(said: Discourse, cards: CardSet, _: object, mons: Mons) -> Program:
    ops, found = search(said, cards)
    return (*ops, *attach_to(said, found, mons))


@means("search_attach_any")
def search_attach_any(
    said: Discourse, cards: CardSet, _: object, side: str, traits: tuple[Trait, ...]
) -> Program:
    ops, found = search(said, cards)
    return (*ops, *attach_freely(said, found, side, traits))


@means("attach_found")
def attach_found(said: Discourse, _: object, mons: Mons) -> Program:
    return attach_to(said, those_cards(said), mons)


@means("mill_attach")
def mill_attach(
    said: Discourse, n: str, energy: EnergySet, side: str, traits: tuple[Trait, ...]
) -> Program:
    mill = discard_top(said, int(n), YOU)
    milled = those_cards(said)
    found = That(milled, energy.filter)
    return (*mill, *attach_freely(said, found, side, traits))


@means("look_attach_freely")
def look_attach_freely(
    said: Discourse, n: str, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    source = That(seen, cards.filter) if cards.filter is not None else seen
    ops, found = said.take(source, CardSet(cards.filter, cards.count, 0))
    said.cards = seen
    return (*look, *ops, *attach_freely(said, found, side, traits))


@means("search_counted_attach")
def search_counted_attach(
    said: Discourse, kind: CardFilter | None, count: Number, mons: Mons
) -> Program:
    ops, found = said.take(In(DECK, YOU, kind), CardSet(kind, count, 0))
    return (*ops, *attach_to(said, found, mons))


@means("search_attach_any2")
def search_attach_any2(said: Discourse, cards: CardSet, _: object, mons: Mons) -> Program:
    group = mons.source
    if not isinstance(group, InPlay) or not mons.spread:
        raise NoMeaning("cards spread over Pokémon that are not a group")
    count = cards.count if cards.count is not None else 99
    ops, found = said.take(In(DECK, YOU, cards.filter), CardSet(cards.filter, count, 0))
    return (*ops, *spread_over(said, found, group))


@means("attach_other")
def attach_other(said: Discourse, mons: Mons) -> Program:
    left = those_cards(said)
    if not isinstance(left, Without):
        raise NoMeaning("another card where none was divided off")
    return attach_to(said, left, mons)


@means("bench_charged")
def bench_charged(said: Discourse, cards: CardSet) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards for each Pokémon")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
    return (ForEach(InPlay(YOU, BENCH), one, steps),)


@means("look_attach_one")
def look_attach_one(said: Discourse, n: str, cards: CardSet, mons: Mons) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    source = That(seen, cards.filter) if cards.filter is not None else seen
    ops, found = said.take(source, CardSet(cards.filter, cards.count, 0))
    put = attach_to(said, found, mons)
    said.cards = seen
    return (*look, *ops, *put)


@means("search_several_attach")
def search_several_attach(said: Discourse, sets: tuple[CardSet, ...], *parts: object) -> Program:
    side, traits = expect(str, parts[-2]), expect(tuple, parts[-1])
    ops, found = take_several(said, lambda kind: In(DECK, YOU, kind), sets, 0)
    return (*ops, *attach_freely(said, found, side, traits))


@means("attach_looked")
def attach_looked(said: Discourse, cards: CardSet, mons: Mons) -> Program:
    into = said.register("cards")
    seen = those_cards(said)
    pick = Pick(of_those_cards(said, cards.filter), into, as_many(cards), 0)
    ops, to = said.pick(mons)
    said.seen = seen
    return (pick, *ops, Attach(Held(into), to))


@means("look_attach_many")
def look_attach_many(said: Discourse, n: str, kind: CardFilter | None, mons: Mons) -> Program:
    look = look_at_top(said, int(n), YOU)
    return (*look, *attach_looked(said, CardSet(kind, ANY_NUMBER, 0), mons))


@means("search_attach_them")
def search_attach_them(said: Discourse, cards: CardSet, _: object, n: str) -> Program:
    group = said.that
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return search_attach(said, cards, _, Mons(group, int(n)))


@means("different_energy_each")
def different_energy_each(said: Discourse) -> Program:
    """Of each type one card, and for each card another of the Pokémon chosen."""
    chosen = said.that
    if not isinstance(chosen, Held):
        raise NoMeaning("Energy for Pokémon that no sentence has chosen")
    cards, card, left, mon = (said.register(w) for w in ("cards", "card", "left", "pokemon"))
    said.cards = Held(cards)
    steps = (
        Pick(Held(left), mon),
        Attach(Held(card), Held(mon)),
        Note(Without(Held(left), Held(mon)), left),
    )
    found = Pick(In(DECK, YOU, BASIC_ENERGY), cards, Size(chosen.name), 0, differ=True)
    return found, Note(chosen, left), ForEach(Held(cards), card, steps)
