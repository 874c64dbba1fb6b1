"""The meaning of drawing, searching, discarding, attaching and moving Energy."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Count, Either, Held, Selector, Top, Without
from rulesets.engine.values import AtLeast, Condition, Reg, Size
from rulesets.ptcg.filters import EvolvesFrom
from rulesets.ptcg.ops import (
    Attach,
    Bench,
    Bottom,
    Draw,
    Evolve,
    ForEach,
    In,
    Look,
    Minus,
    Note,
    OneOf,
    Pick,
    PickNumber,
    Reorder,
    Require,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.script import walk
from rulesets.ptcg.selectors import (
    BOTH,
    DECK,
    DISCARD,
    HAND,
    OPPONENT,
    YOU,
    CardFilter,
    That,
    ThisCard,
)
from rulesets.ptcg.text.meaning.discourse import (
    TRAINER,
    CardSet,
    Discourse,
    EnergySet,
    Mons,
    NoMeaning,
    Trait,
)
from rulesets.ptcg.text.meaning.nouns import ANY_NUMBER, in_play, other_cards
from rulesets.ptcg.text.meaning.statements import required


def _first_int(parts: tuple[Any, ...], default: int = 1) -> int:
    return next((int(p) for p in parts if isinstance(p, str) and p.isdigit()), default)


def in_full(picked: Held, cards: CardSet | EnergySet) -> Condition:
    """Return whether as many cards were picked as were asked for; of "up to" at least one."""
    exact = cards.at_least == -1 and isinstance(cards.count, int) and cards.count < ANY_NUMBER
    return AtLeast(Size(picked.name), cards.count if exact and cards.count else 1)


class CardsMeaning:
    """Handlers of `cards.lark`."""

    said: Discourse

    # Drawing and milling.
    def draw_one(self, *_: Any) -> Program:
        return (Draw(),)

    def draw_many(self, _: Any, n: str) -> Program:
        return (Draw(int(n)),)

    def subject_draws(self, *n: str) -> Program:
        if not self.said.subject:
            raise NoMeaning("a player draws whom no sentence has named")
        return (Draw(_first_int(n), self.said.subject),)

    def subject_draws_prizes(self) -> Program:
        sides = (YOU, OPPONENT) if self.said.subject == BOTH else (self.said.subject or YOU,)
        return tuple(Draw(Count(In("prizes", side)), side) for side in sides)

    def draw_up_to(self, _: Any, n: str) -> Program:
        into = self.said.register("number")
        return PickNumber(into, int(n)), Draw(Reg(into))

    def draw_by_prizes(self) -> Program:
        return tuple(Draw(Count(In("prizes", side)), side) for side in (YOU, OPPONENT))

    def opponent_draws_up_to(self, n: str) -> Program:
        into = self.said.register("number")
        return PickNumber(into, int(n), by=OPPONENT), Draw(Reg(into), OPPONENT)

    def discard_them(self) -> Program:
        return (Send(self._them()),)

    def hand_on_deck(self, cards: CardSet) -> Program:
        ops, found = self.said.take(In(HAND, YOU, cards.filter), cards)
        if isinstance(found, Held):
            self.said.done = in_full(found, cards)
        return (*ops, Reveal(found), Send(found, DECK))

    def take_all_there(self, kind: Any) -> Program:
        seen = self._them()
        return (Send(That(seen, kind) if kind is not None else seen, HAND),)

    def choose_looked(self, n: str, _: Any) -> Program:
        return self.put_looked(n)

    def look_and_choose(self, n: str, cards: CardSet) -> Program:
        look = self._look(int(n), YOU)
        source = That(self._them(), cards.filter) if cards.filter is not None else self._them()
        self.said.seen = self._them()
        ops, _ = self.said.take(source, CardSet(None, cards.count, 0))
        return (*look, *ops)

    def hand_under_deck(self) -> Program:
        return (Send(In(HAND), DECK, "bottom"),)

    def draw_bottom(self, _: Any, n: str = "1") -> Program:
        return (Send(Bottom(In(DECK), int(n)), HAND),)

    def search_many(self, kind: Any, *parts: Any) -> Program:
        return self.search_take(CardSet(kind, ANY_NUMBER, 0), *parts)

    def search_up_to(self, kind: Any, *parts: Any) -> Program:
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        rest = tuple(p for p in parts if not (isinstance(p, str) and p.isdigit()))
        return self.search_take(CardSet(kind, n, 0), *rest)

    def shuffle_of_hand(self, n: str) -> Program:
        if not isinstance(self.said.pile, In) or self.said.pile.zone != "hand":
            raise NoMeaning("a choice among cards no sentence has named")
        into = self.said.register("cards")
        return Pick(self.said.pile, into, int(n)), Send(Held(into), "deck"), Shuffle()

    def draw_their_number(self) -> Program:
        return (Draw(Count(In("hand", OPPONENT))),)

    def draw_number(self, _: Any, count: Any) -> Program:
        return (Draw(count),)

    def shuffle_their_deck(self) -> Program:
        return (Shuffle(OPPONENT),)

    def draw_until(self, _: Any, n: str) -> Program:
        return (Draw(int(n), until=True),)

    def draw_per(self, _: Any, count: Any) -> Program:
        return (Draw(count),)

    def opponent_draws(self, *n: str) -> Program:
        return (Draw(_first_int(n), OPPONENT),)

    def both_draw(self, *n: str) -> Program:
        return (Draw(_first_int(n), BOTH),)

    def mill(self, *parts: Any) -> Program:
        return self._mill(_first_int(parts), parts[-1])

    def mill_each(self, n: str) -> Program:
        return (*self._mill(int(n), YOU), *self._mill(int(n), OPPONENT))

    def opponent_discards_to(self, n: str) -> Program:
        hand = In("hand", OPPONENT)
        into = self.said.register("cards")
        return Pick(hand, into, Minus(Count(hand), int(n)), by=OPPONENT), Send(Held(into))

    def mill_opponent(self, *parts: Any) -> Program:
        return self._mill(_first_int(parts), OPPONENT)

    def _mill(self, n: int, side: str) -> Program:
        into = self.said.register("cards")
        self.said.cards, self.said.sort = Held(into), None
        if side == BOTH:
            tops = Either(Top(In(DECK, YOU), n), Top(In(DECK, OPPONENT), n))
            return Pick(tops, into, 2 * n), Send(Held(into))
        return Pick(Top(In(DECK, side), n), into, n), Send(Held(into))

    # The hand.
    def _hand(self, kind: CardFilter | None, side: str = YOU) -> Selector:
        """Return the cards of a hand; a Trainer being played is none of them."""
        hand = In(HAND, side, kind)
        return Without(hand, ThisCard()) if self.said.kind == TRAINER else hand

    def discard_hand(self) -> Program:
        return (Send(In(HAND)),)

    def discard_from_hand(self, cards: CardSet, side: str) -> Program:
        ops, found = self.said.take(self._hand(cards.filter, side), cards)
        if isinstance(found, Held):
            self.said.done = in_full(found, cards)
        return (*ops, Send(found))

    def discard_to_play(self, cards: CardSet, *_: Any) -> Program:
        return self.play_cost(cards)

    def play_cost(self, *parts: Any) -> Program:
        cards = next(p for p in parts if isinstance(p, CardSet))
        source = other_cards(cards.filter)
        ops, found = self.said.take(source, cards)
        need = cards.count if isinstance(cards.count, int) else 1
        return (Require(AtLeast(Count(source), need)), *ops, Send(found))

    def trade_discard(self, price: CardSet, cards: CardSet) -> Program:
        paid = self.shuffle_free(price)
        return (*required(paid), *self.discard_put(cards, HAND))

    def shuffle_free(self, price: CardSet) -> Program:
        """Discard cards of the hand other than the one played."""
        ops, found = self.said.take(other_cards(price.filter), price)
        return (*ops, Send(found))

    def reveal_there(self, cards: CardSet, *_: Any) -> Program:
        seen = self._them()
        source = That(seen, cards.filter) if cards.filter is not None else seen
        if cards.count is None:
            return Reveal(source), Send(source, HAND)
        into = self.said.register("cards")
        pick = Pick(source, into, cards.count, 0)
        return pick, Reveal(Held(into)), Send(Held(into), HAND)

    def hand_attach_any(self, cards: CardSet, side: str, traits: tuple[Trait, ...]) -> Program:
        ops, found = self.said.take(In(HAND, YOU, cards.filter), cards)
        return (*ops, *self._attach_any(found, side, traits))

    def search_take_shuffle(self, *parts: Any) -> Program:
        return (*self.search_take(*parts), Shuffle())

    def show_then_hand(self) -> Program:
        return self.take_found("show", HAND)

    def look_choose(self, n: str, cards: CardSet, *parts: Any) -> Program:
        look = self._look(int(n), YOU)
        seen = self._them()
        done = self.reveal_there(cards)
        self.said.cards = seen
        return (*look, *done)

    def discard_random(self) -> Program:
        return self._unseen(1)

    def discard_unseen(self, *parts: Any) -> Program:
        return self._unseen(_first_int(parts))

    def _unseen(self, n: int) -> Program:
        return (*self._choose_unseen(n), Send(self.said.cards or In(HAND)))

    def _choose_unseen(self, n: int) -> Program:
        into = self.said.register("cards")
        self.said.cards = Held(into)
        return (Pick(In(HAND, OPPONENT), into, n, by="luck"),)

    def choose_unseen(self, *parts: Any) -> Program:
        return self._choose_unseen(_first_int(parts))

    def chosen_into_deck(self) -> Program:
        cards = self._them()
        return Reveal(cards), Send(cards, DECK), Shuffle(OPPONENT)

    def opponent_discards(self, *n: str) -> Program:
        into = self.said.register("cards")
        count = _first_int(n)
        self.said.cards = Held(into)
        return Pick(In(HAND, OPPONENT), into, count, by=OPPONENT), Send(Held(into))

    def hand_into_deck(self) -> Program:
        return Send(In(HAND), DECK), Shuffle()

    def opponent_hand_into_deck(self) -> Program:
        self.said.subject = OPPONENT
        return Send(In(HAND, OPPONENT), DECK), Shuffle(OPPONENT)

    def hands_into_decks(self) -> Program:
        self.said.subject = BOTH
        return Send(In(HAND, BOTH), DECK), Shuffle(BOTH)

    def hands_into_decks_draw(self, n: str) -> Program:
        return (*self.hands_into_decks(), Draw(int(n), BOTH))

    def shuffle_from_hand(self, cards: CardSet) -> Program:
        ops, found = self.said.take(self._hand(cards.filter), cards)
        return (*ops, Send(found, DECK), Shuffle())

    def shuffle_deck(self) -> Program:
        return (Shuffle(),)

    def opponent_shuffles(self) -> Program:
        return (Shuffle(OPPONENT),)

    def look_hand(self) -> Program:
        return (Look(In(HAND, OPPONENT)),)

    # Searching the deck: what is found may be less than what is there.
    def _search(self, cards: CardSet) -> tuple[Program, Selector]:
        least = 0 if cards.filter is not None else cards.at_least
        count = 99 if cards.count is None else cards.count
        wanted = CardSet(cards.filter, count, least, cards.differ)
        self.said.searched = True
        self.said.evolves = any(isinstance(t, EvolvesFrom) for t in walk(cards.filter))
        return self.said.take(In(DECK, YOU, cards.filter), wanted)

    def search_take(self, cards: CardSet, *parts: Any) -> Program:
        ops, found = self._search(cards)
        shown = parts[:-1]
        reveal = (Reveal(found),) if shown else ()
        return (*ops, *reveal, *self._put(found, parts[-1]))

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

    def show(self, *_: Any) -> str:
        return "show"

    def take(self, into: str) -> str:
        return into

    def into_hand(self) -> str:
        return HAND

    def onto_bench(self) -> str:
        return "bench"

    def onto_deck(self) -> str:
        return DECK

    def under_deck(self) -> str:
        return "under"

    def into_discard(self) -> str:
        return DISCARD

    def _put(self, found: Selector, into: str) -> Program:
        if into == "bench":
            return (Bench(found),)
        return (Send(found, DECK, "bottom"),) if into == "under" else (Send(found, into),)

    def _them(self) -> Selector:
        if self.said.cards is None:
            raise NoMeaning("a pronoun for cards no sentence has named")
        return self.said.cards

    def take_found(self, *parts: str) -> Program:
        found = self._them()
        reveal = (Reveal(found),) if len(parts) == 2 else ()
        return (*reveal, *self._put(found, parts[-1]))

    def show_found(self, *_: Any) -> Program:
        return (Reveal(self._them()),)

    def attach_found(self, _: Any, mons: Mons) -> Program:
        return self._attach(self._them(), mons)

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

    def hand_attach(self, cards: CardSet, mons: Mons) -> Program:
        ops, found = self.said.take(In(HAND, YOU, cards.filter), cards)
        return (*ops, *self._attach(found, mons))

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

    # Looking at the deck.
    def look_top(self, *n: str) -> Program:
        return self._look(_first_int(n), YOU)

    def reveal_top(self, n: str) -> Program:
        note, _ = self._look(int(n), YOU)
        return note, Reveal(self._them())

    def look_top_opponent(self, *n: str) -> Program:
        return self._look(_first_int(n), OPPONENT)

    def _look(self, n: int, side: str) -> Program:
        into = self.said.register("seen")
        self.said.cards = Held(into)
        return Note(Top(In(DECK, side), n), into), Look(Held(into))

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

    def look_take(self, n: str, k: str) -> Program:
        return (*self._look(int(n), YOU), *self.put_looked(k))

    def put_looked(self, k: str) -> Program:
        into = self.said.register("cards")
        return Pick(self._them(), into, int(k)), Send(Held(into), HAND)

    def others_under(self, *_: Any) -> Program:
        return (Reorder(self._rest(), "bottom"),)

    def others_discard(self) -> Program:
        return (Send(self._rest()),)

    def others_back(self, *_: Any) -> Program:
        return (Reorder(self._rest()),)
