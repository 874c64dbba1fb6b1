"""The meaning of searching decks and discard piles, and of cards looked at."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Size
from rulesets.ptcg.effects.ops import (
    Attach,
    Bench,
    Evolve,
    ForEach,
    In,
    Look,
    Note,
    OneOf,
    Pick,
    Reorder,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.card_filters import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter, That
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import (
    CardSet,
    Discourse,
    Mons,
    NoMeaning,
    Trait,
    always,
    first_int,
)
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import ANY_NUMBER, other_cards
from rulesets.ptcg.text.mean.sentences.compound import required


class SearchMeaning:
    """Handlers of decks and discard piles in `cards.lark`."""

    said: Discourse

    # Searching the deck: what is found may be less than what is there.
    def _search(self, cards: CardSet) -> tuple[Program, Selector]:
        least = 0 if cards.filter is not None else cards.at_least
        count = ANY_NUMBER if cards.count is None else cards.count
        wanted = CardSet(cards.filter, count, least, cards.differ)
        self.said.searched = True
        self.said.evolves = has_term(cards.filter, EvolvesFrom)
        return self.said.take(In(DECK, YOU, cards.filter), wanted)

    def search_take(self, cards: CardSet, *parts: Any) -> Program:
        ops, found = self._search(cards)
        shown = parts[:-1]
        reveal = (Reveal(found),) if shown else ()
        return (*ops, *reveal, *self._put(found, parts[-1]))

    def search_take_shuffle(self, *parts: Any) -> Program:
        return (*self.search_take(*parts), Shuffle())

    def search_many(self, kind: Any, *parts: Any) -> Program:
        return self.search_take(CardSet(kind, ANY_NUMBER, 0), *parts)

    def search_up_to(self, kind: Any, *parts: Any) -> Program:
        n = first_int(parts)
        rest = tuple(p for p in parts if not (isinstance(p, str) and p.isdigit()))
        return self.search_take(CardSet(kind, n, 0), *rest)

    def search_only(self, cards: CardSet) -> Program:
        return self._search(cards)[0]

    def search_attach(self, cards: CardSet, _: Any, mons: Mons) -> Program:
        ops, found = self._search(cards)
        return (*ops, *self._attach(found, mons))

    def search_attach_any(
        self, cards: CardSet, _: Any, side: str, traits: tuple[Trait, ...]
    ) -> Program:
        ops, found = self._search(cards)
        return (*ops, *self._attach_any(found, side, traits))

    def search_discard(self, cards: CardSet, *_: Any) -> Program:
        ops, found = self._search(cards)
        return (*ops, Send(found))

    def search_evolve(self, cards: CardSet, _: Any, mon: Mons, *__: Any) -> Program:
        ops, found = self._search(cards)
        return (*ops, Evolve(found, self.said.only(mon)))

    # What is done with the cards found.
    def show(self, *_: Any) -> str:
        return "show"

    def take(self, into: str) -> str:
        return into

    into_hand = always(HAND)
    onto_bench = always("bench")
    onto_deck = always(DECK)
    under_deck = always("under")
    into_discard = always(DISCARD)

    def _put(self, found: Selector, into: str) -> Program:
        if into == "bench":
            return (Bench(found),)
        return (Send(found, DECK, "bottom"),) if into == "under" else (Send(found, into),)

    def _them(self) -> Selector:
        if self.said.cards is None:
            raise NoMeaning("a pronoun for cards no sentence has named")
        return self.said.cards

    def _of_them(self, kind: CardFilter | None) -> Selector:
        """Return those of the cards last mentioned that are of a kind."""
        return self._them() if kind is None else That(self._them(), kind)

    def take_found(self, *parts: str) -> Program:
        found = self._them()
        reveal = (Reveal(found),) if len(parts) == 2 else ()
        return (*reveal, *self._put(found, parts[-1]))

    def show_found(self, *_: Any) -> Program:
        return (Reveal(self._them()),)

    def show_then_hand(self) -> Program:
        return self.take_found("show", HAND)

    def attach_found(self, _: Any, mons: Mons) -> Program:
        return self._attach(self._them(), mons)

    def _attach(self, found: Selector, mons: Mons) -> Program:
        if mons.plural:
            raise NoMeaning("one card attached to several Pokémon")
        ops, to = self.said.pick(mons)
        if self.said.evolves:
            return (*ops, Evolve(found, to))
        if isinstance(found, Held) and self.said.searched:
            self.said.received = AtLeast(Size(found.name), 1)
        return (*ops, Attach(found, to))

    def _attach_any(self, found: Selector, side: str, traits: tuple[Trait, ...]) -> Program:
        group = in_play(side, traits)
        card, mon = self.said.register("card"), self.said.register("pokemon")
        return (ForEach(found, card, (Pick(group, mon), Attach(Held(card), Held(mon)))),)

    # The discard pile.
    def _dug(self, cards: CardSet) -> tuple[Program, Selector]:
        return self.said.take(In(DISCARD, YOU, cards.filter), cards)

    def discard_take(self, cards: CardSet, *parts: Any) -> Program:
        ops, found = self._dug(cards)
        reveal = (Reveal(found),) if parts[:-1] else ()
        return (*ops, *reveal, *self._put(found, parts[-1]))

    def discard_put(self, cards: CardSet, into: str) -> Program:
        ops, found = self._dug(cards)
        return (*ops, *self._put(found, into))

    def discard_shuffle(self, cards: CardSet) -> Program:
        ops, found = self._dug(cards)
        return (*ops, Reveal(found), Send(found, DECK), Shuffle())

    def discard_attach(self, cards: CardSet, *parts: Any) -> Program:
        ops, found = self._dug(cards)
        return (*ops, *self._attach(found, parts[-1]))

    def discard_attach_any(self, cards: CardSet, side: str, traits: tuple[Trait, ...]) -> Program:
        ops, found = self._dug(cards)
        return (*ops, *self._attach_any(found, side, traits))

    def trade_discard(self, price: CardSet, cards: CardSet) -> Program:
        ops, paid = self.said.take(other_cards(price.filter), price)
        return (*required((*ops, Send(paid))), *self.discard_put(cards, HAND))

    # Looking at the deck.
    def _look(self, n: int, side: str) -> Program:
        into = self.said.register("seen")
        self.said.cards = Held(into)
        return Note(Top(In(DECK, side), n), into), Look(Held(into))

    def look_top(self, *n: str) -> Program:
        return self._look(first_int(n), YOU)

    def look_top_opponent(self, *n: str) -> Program:
        return self._look(first_int(n), OPPONENT)

    def reveal_top(self, n: str) -> Program:
        note, _ = self._look(int(n), YOU)
        return note, Reveal(self._them())

    def look_choose(self, n: str, cards: CardSet, *parts: Any) -> Program:
        look = self._look(int(n), YOU)
        seen = self._them()
        done = self.reveal_there(cards)
        self.said.cards = seen
        return (*look, *done)

    def look_and_choose(self, n: str, cards: CardSet) -> Program:
        look = self._look(int(n), YOU)
        self.said.seen = self._them()
        ops, _ = self.said.take(self._of_them(cards.filter), CardSet(None, cards.count, 0))
        return (*look, *ops)

    def choose_looked(self, n: str, _: Any) -> Program:
        return self.put_looked(n)

    def look_take(self, n: str, k: str) -> Program:
        return (*self._look(int(n), YOU), *self.put_looked(k))

    def put_looked(self, k: str) -> Program:
        into = self.said.register("cards")
        return Pick(self._them(), into, int(k)), Send(Held(into), HAND)

    def take_all_there(self, kind: Any) -> Program:
        return (Send(self._of_them(kind), HAND),)

    def reveal_there(self, cards: CardSet, *_: Any) -> Program:
        source = self._of_them(cards.filter)
        if cards.count is None:
            return Reveal(source), Send(source, HAND)
        into = self.said.register("cards")
        pick = Pick(source, into, cards.count, 0)
        return pick, Reveal(Held(into)), Send(Held(into), HAND)

    def reorder_top(self, n: str) -> Program:
        return (*self._look(int(n), YOU), Reorder(self._them()))

    def reorder_top_side(self, n: str, side: str) -> Program:
        return (*self._look(int(n), side), Reorder(self._them()))

    def reorder_either(self, n: str) -> Program:
        yours, theirs = (self.reorder_top_side(n, side) for side in (YOU, OPPONENT))
        return (OneOf((yours, theirs)),)

    def put_back_order(self) -> Program:
        return (Reorder(self._them()),)

    def _rest(self) -> Selector:
        """Return those of the cards looked at that are still in the deck."""
        return Both(self.said.seen or self._them(), In(DECK, BOTH))

    def others_under(self, *_: Any) -> Program:
        return (Reorder(self._rest(), "bottom"),)

    def others_discard(self) -> Program:
        return (Send(self._rest()),)

    def others_back(self, *_: Any) -> Program:
        return (Reorder(self._rest()),)
