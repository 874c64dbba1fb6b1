"""The meaning of searching a deck."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.engine.asking import ANY_NUMBER, OneOf, Pick
from rulesets.engine.frames import Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import Either, Held, Without
from rulesets.engine.sides import YOU
from rulesets.engine.terms import has_term
from rulesets.engine.values import Number, Reg
from rulesets.ptcg.effects.ops import EvolvesFrom, In, Reorder, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.cards.words import put_into
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, first_int
from rulesets.ptcg.text.mean.nouns.counted_cards import copies_discarded
from rulesets.ptcg.text.mean.nouns.counts import that_many
from rulesets.ptcg.text.mean.nouns.filters import some
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("search_many_of")
def search_many_of(
    said: Discourse, one: CardFilter | None, two: CardFilter | None, *parts: str
) -> Program:
    given = tuple(k for k in (one, two) if k is not None)
    if len(given) < 2:
        raise NoMeaning("cards of two kinds of which one is any")
    return search_many(said, some(*given), *parts)


@means("search_that_many")
def search_that_many(said: Discourse, kind: CardFilter | None, *into: str) -> Program:
    ops, found = said.take(In(DECK, YOU, kind), CardSet(kind, that_many(said), 0 if kind else -1))
    said.searched = True
    return (*ops, *(put_into(found, into[-1]) if into else ()))


def _to_top(said: Discourse, cards: CardSet, shown: bool) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards on top of a deck in no order")
    into = said.register("cards")
    least = 0 if cards.filter is not None else cards.at_least
    reveal: Program = (Reveal(Held(into)),) if shown else ()
    pick = Pick(In(DECK, YOU, cards.filter), into, 1, least)
    return pick, *reveal, Shuffle(), Send(Held(into), DECK)


@means("search_top_shown")
def search_top_shown(said: Discourse, cards: CardSet) -> Program:
    return _to_top(said, cards, shown=True)


@means("search_top_one")
def search_top_one(said: Discourse, cards: CardSet) -> Program:
    return _to_top(said, cards, shown=False)


@means("search_top_n")
def search_top_n(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    pick = Pick(In(DECK), into, int(n))
    return pick, Shuffle(), Send(Held(into), DECK), Reorder(Held(into))


@means("search_take_shuffle")
def search_take_shuffle(said: Discourse, cards: CardSet, *parts: str) -> Program:
    return (*search_take(said, cards, *parts), Shuffle())


# Searching the deck: what is found may be less than what is there.
def search(said: Discourse, cards: CardSet) -> tuple[Program, Selector]:
    least = 0 if cards.filter is not None else cards.at_least
    count = ANY_NUMBER if cards.count is None else cards.count
    wanted = CardSet(cards.filter, count, least, cards.differ)
    said.searched = True
    said.evolves = has_term(cards.filter, EvolvesFrom)
    return said.take(In(DECK, YOU, cards.filter), wanted)


@means("search_take")
def search_take(said: Discourse, cards: CardSet, *parts: str) -> Program:
    ops, found = search(said, cards)
    reveal = (Reveal(found),) if parts[:-1] else ()
    said.put_onto(parts[-1])
    return (*ops, *reveal, *put_into(found, parts[-1]))


@means("search_only")
def search_only(said: Discourse, cards: CardSet) -> Program:
    return search(said, cards)[0]


@means("search_many")
def search_many(said: Discourse, kind: CardFilter | None, *parts: str) -> Program:
    return search_take(said, CardSet(kind, ANY_NUMBER, 0), *parts)


@means("search_up_to")
def search_up_to(said: Discourse, kind: CardFilter | None, *parts: str) -> Program:
    n = first_int(parts)
    rest = tuple(p for p in parts if not p.isdigit())
    return search_take(said, CardSet(kind, n, 0), *rest)


@means("search_discard")
def search_discard(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = search(said, cards)
    return (*ops, Send(found))


def take_several(
    said: Discourse,
    source: Callable[[CardFilter | None], Selector],
    sets: tuple[CardSet, ...],
    least: int = -1,
) -> tuple[Program, Selector]:
    """Return picks of one kind after another, none of a card already picked."""
    program: Program = ()
    found: Selector | None = None
    for cards in sets:
        if cards.count is None or has_term(cards.filter, EvolvesFrom):
            raise NoMeaning("several kinds of cards, one without a number")
        place: Selector = source(cards.filter)
        place = place if found is None else Without(place, found)
        least_of = cards.at_least if least < 0 else least
        ops, held = said.take(place, CardSet(cards.filter, cards.count, least_of))
        program += ops
        found = held if found is None else Either(found, held)
    assert found is not None
    said.cards = found
    return program, found


@means("search_several")
def search_several(said: Discourse, sets: tuple[CardSet, ...], *parts: object) -> Program:
    # What is searched for by kind need not be found.
    ops, found = take_several(said, lambda kind: In(DECK, YOU, kind), sets, 0)
    reveal: Program = (Reveal(found),) if len(parts) == 2 else ()
    return (*ops, *reveal, *put_into(found, expect(str, parts[-1])))


@means("search_to_top")
def search_to_top(said: Discourse, cards: CardSet) -> Program:
    if cards.filter is not None or cards.count is None:
        raise NoMeaning("cards of some kind put on top of the deck")
    ops, found = said.take(In(DECK), cards)
    return (*ops, Shuffle(), Send(found, DECK), Reorder(found))


@means("search_by_heads")
def search_by_heads(said: Discourse) -> Program:
    into = said.register("cards")
    return Pick(In(DECK), into, Reg("heads"), 0), Send(Held(into), HAND), Shuffle()


@means("search_either")
def search_either(
    said: Discourse, n: str, one: CardFilter | None, m: str, two: CardFilter | None, *parts: object
) -> Program:
    options = []
    for count, kind in ((n, one), (m, two)):
        into = said.register("cards")
        put = put_into(Held(into), expect(str, parts[-1]))
        pick = Pick(In(DECK, YOU, kind), into, int(count), 0)
        options.append((pick, Reveal(Held(into)), *put))
    return (OneOf(tuple(options)),)


@means("search_counted")
def search_counted(said: Discourse, kind: CardFilter | None, count: Number, *parts: str) -> Program:
    return search_take(said, CardSet(kind, count, 0), *parts)


@means("search_heads")
def search_heads(said: Discourse) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(DECK), into, Reg("heads"), 0), Send(Held(into), HAND)


@means("search_any")
def search_any(said: Discourse, n: str) -> Program:
    return search_take(said, CardSet(None, int(n)), HAND)


@means("search_split")
def search_split(said: Discourse, cards: CardSet, n: str) -> Program:
    ops, found = said.take(
        In(DECK, YOU, cards.filter), CardSet(cards.filter, cards.count, 0, cards.differ)
    )
    into = said.register("cards")
    said.cards = Without(found, Held(into))
    return (*ops, Reveal(found), Pick(found, into, int(n)), Send(Held(into), HAND))


@means("search_either_put")
def search_either_put(
    said: Discourse, n: str, one: CardFilter | None, m: str, two: CardFilter | None, into: str
) -> Program:
    return search_either(said, n, one, m, two, into)


@means("search_more_copies")
def search_more_copies(said: Discourse, *_: object) -> roles.Change:
    return roles.Change("found too", count=copies_discarded(said))
