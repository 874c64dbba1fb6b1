"""The meaning of what Trainers do with cards in decks, hands and discard piles."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Either, Held, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Plus, Reg, Size, Times
from rulesets.ptcg.effects.ops import (
    Attach,
    Bench,
    Bottom,
    Draw,
    ForEach,
    In,
    Look,
    Mix,
    Note,
    OneOf,
    Pick,
    Reorder,
    Reveal,
    Send,
    Shuffle,
    That,
)
from rulesets.ptcg.effects.terms.relations import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.drawing import discard_top
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand
from rulesets.ptcg.text.mean.deeds.looking import cards_left, look_at_top
from rulesets.ptcg.text.mean.deeds.searching import (
    attach_freely,
    of_those_cards,
    put_into,
    those_cards,
)
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Trait
from rulesets.ptcg.text.mean.nouns.traits import BASIC, POKEMON, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


# Drawing, and hands under decks.
@means("draw_each")
def draw_each(said: Discourse, n: str, *m: str) -> Program:
    return Draw(int(n)), Draw(int(m[0]) if m else 1, OPPONENT)


@means("draw_many_more")
def draw_many_more(said: Discourse, n: str) -> Program:
    return (Draw(int(n)),)


@means("draw_past_them")
def draw_past_them(said: Discourse, n: str) -> Program:
    return (Draw(Plus(Count(In(HAND, OPPONENT)), int(n)), until=True),)


@means("draw_as_many")
def draw_as_many(said: Discourse) -> Program:
    if not isinstance(said.cards, Held):
        raise NoMeaning("as many cards as no sentence has counted")
    return (Draw(Size(said.cards.name)),)


@means("hands_under_decks")
def hands_under_decks(said: Discourse) -> Program:
    said.subject = BOTH
    return Shuffle(BOTH, HAND), Send(In(HAND, BOTH), DECK, "bottom")


@means("hand_shuffled_under")
def hand_shuffled_under(said: Discourse) -> Program:
    return Shuffle(YOU, HAND), Send(In(HAND), DECK, "bottom")


@means("hand_to_deck")
def hand_to_deck(said: Discourse, cards: CardSet, *parts: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    at = "bottom" if "under" in parts else "top"
    back: Program = (Send(found, DECK, at),)
    return (*ops, *back, *(() if cards.count == 1 else (Reorder(found, at),)))


@means("hand_shown_to_deck")
def hand_shown_to_deck(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    return (*ops, Reveal(found), Send(found, DECK))


@means("in_any_order")
def in_any_order(said: Discourse) -> str:
    return "order"


# Several kinds of cards at once.
@means("several")
def several(said: Discourse, *sets: CardSet) -> tuple[CardSet, ...]:
    return sets


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


@means("reveal_several")
def reveal_several(said: Discourse, sets: tuple[CardSet, ...]) -> Program:
    seen = those_cards(said)
    ops, found = take_several(said, lambda kind: That(seen, kind) if kind else seen, sets, 0)
    said.cards = seen
    return (*ops, Reveal(found), Send(found, HAND))


@means("discard_shuffle_several")
def discard_shuffle_several(said: Discourse, sets: tuple[CardSet, ...]) -> Program:
    ops, found = take_several(said, lambda kind: In(DISCARD, YOU, kind), sets)
    return (*ops, Reveal(found), Send(found, DECK), Shuffle())


@means("discard_put_several")
def discard_put_several(said: Discourse, sets: tuple[CardSet, ...]) -> Program:
    ops, found = take_several(said, lambda kind: In(DISCARD, YOU, kind), sets)
    return (*ops, Send(found, HAND))


# Cards of a deck looked at.
@means("look_bottom")
def look_bottom(said: Discourse, n: str) -> Program:
    into = said.register("seen")
    said.cards = Held(into)
    return Note(Bottom(In(DECK), int(n)), into), Look(Held(into))


@means("others_lost")
def others_lost(said: Discourse) -> Program:
    return (Send(cards_left(said), "lost"),)


@means("others_top")
def others_top(said: Discourse) -> Program:
    return (Send(cards_left(said), DECK),)


@means("others_mixed_under")
def others_mixed_under(said: Discourse) -> Program:
    return (Mix(cards_left(said), "bottom"),)


@means("reveal_to_bench")
def reveal_to_bench(said: Discourse, cards: CardSet, *_: object) -> Program:
    into = said.register("cards")
    source = of_those_cards(said, cards.filter)
    return Pick(source, into, cards.count or 1, 0), Reveal(Held(into)), Bench(Held(into))


@means("look_take_up")
def look_take_up(said: Discourse, n: str, k: str) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    into = said.register("cards")
    return (*look, Pick(seen, into, int(k), 0), Send(Held(into), HAND))


@means("mill_attach")
def mill_attach(
    said: Discourse, n: str, energy: EnergySet, side: str, traits: tuple[Trait, ...]
) -> Program:
    mill = discard_top(said, int(n), YOU)
    milled = those_cards(said)
    found = That(milled, energy.filter)
    return (*mill, *attach_freely(said, found, side, traits))


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


@means("their_basic_back")
def their_basic_back(said: Discourse) -> Program:
    into = said.register("cards")
    pile = In(DISCARD, OPPONENT, every(POKEMON, BASIC))
    return Pick(pile, into), Bench(Held(into))


@means("search_for_each")
def search_for_each(said: Discourse, cards: CardSet) -> Program:
    if not isinstance(said.that, Held) or cards.count != 1:
        raise NoMeaning("a search for Pokémon that were not chosen")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
    return (ForEach(said.that, one, steps),)


# The opponent's hand.
@means("foe_hand")
def foe_hand(said: Discourse, program: Program) -> Program:
    return (Look(In(HAND, OPPONENT)), *program)


@means("there_discard")
def there_discard(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (*ops, Send(found))


@means("there_cards_under")
def there_cards_under(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (*ops, Send(found, DECK, "bottom"))


@means("there_under")
def there_under(said: Discourse) -> Program:
    return there_cards_under(said, CardSet(None))


@means("there_draw_one")
def there_draw_one(said: Discourse, kind: CardFilter | None) -> Program:
    return (Draw(Count(In(HAND, OPPONENT, kind))),)


@means("there_draw")
def there_draw(said: Discourse, n: str, kind: CardFilter | None) -> Program:
    return (Draw(Times(int(n), Count(In(HAND, OPPONENT, kind)))),)


@means("there_bench")
def there_bench(said: Discourse, *_: object) -> Program:
    ops, found = said.take(In(HAND, OPPONENT, every(POKEMON, BASIC)), CardSet(None))
    said.that = found
    return (*ops, Bench(found))
