"""The meaning of drawing, and of cards in hands."""

from __future__ import annotations

from typing import Any

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Either, Held, ThisCard, Top, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Reg, Size
from rulesets.ptcg.effects.ops import (
    Bottom,
    Draw,
    In,
    Look,
    Minus,
    Pick,
    PickNumber,
    Require,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.deeds.searching import SearchMeaning
from rulesets.ptcg.text.mean.discourse import (
    TRAINER,
    CardSet,
    EnergySet,
    Mons,
    NoMeaning,
    Trait,
    always,
    first_int,
)
from rulesets.ptcg.text.mean.nouns.traits import ANY_NUMBER, other_cards


def in_full(picked: Held, cards: CardSet | EnergySet) -> Condition:
    """Return whether as many cards were picked as were asked for; of "up to" at least one."""
    exact = cards.at_least == -1 and isinstance(cards.count, int) and cards.count < ANY_NUMBER
    return AtLeast(Size(picked.name), cards.count if exact and cards.count else 1)


class CardsMeaning(SearchMeaning):
    """Handlers of hands and draws in `cards.lark`."""

    # Drawing and milling.
    def draw_one(self, *_: Any) -> Program:
        return (Draw(),)

    def draw_many(self, _: Any, n: str) -> Program:
        return (Draw(int(n)),)

    def subject_draws(self, *n: str) -> Program:
        if not self.said.subject:
            raise NoMeaning("a player draws whom no sentence has named")
        return (Draw(first_int(n), self.said.subject),)

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

    def hand_under_deck(self) -> Program:
        return (Send(In(HAND), DECK, "bottom"),)

    def draw_bottom(self, _: Any, n: str = "1") -> Program:
        return (Send(Bottom(In(DECK), int(n)), HAND),)

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
        return (Draw(first_int(n), OPPONENT),)

    def both_draw(self, *n: str) -> Program:
        return (Draw(first_int(n), BOTH),)

    def mill(self, *parts: Any) -> Program:
        return self._mill(first_int(parts), parts[-1])

    def mill_each(self, n: str) -> Program:
        return (*self._mill(int(n), YOU), *self._mill(int(n), OPPONENT))

    def opponent_discards_to(self, n: str) -> Program:
        hand = In("hand", OPPONENT)
        into = self.said.register("cards")
        return Pick(hand, into, Minus(Count(hand), int(n)), by=OPPONENT), Send(Held(into))

    def mill_opponent(self, *parts: Any) -> Program:
        return self._mill(first_int(parts), OPPONENT)

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

    def hand_attach_any(self, cards: CardSet, side: str, traits: tuple[Trait, ...]) -> Program:
        ops, found = self.said.take(In(HAND, YOU, cards.filter), cards)
        return (*ops, *self._attach_any(found, side, traits))

    def discard_random(self) -> Program:
        return self._unseen(1)

    def discard_unseen(self, *parts: Any) -> Program:
        return self._unseen(first_int(parts))

    def _unseen(self, n: int) -> Program:
        return (*self._choose_unseen(n), Send(self.said.cards or In(HAND)))

    def _choose_unseen(self, n: int) -> Program:
        into = self.said.register("cards")
        self.said.cards = Held(into)
        return (Pick(In(HAND, OPPONENT), into, n, by="luck"),)

    def choose_unseen(self, *parts: Any) -> Program:
        return self._choose_unseen(first_int(parts))

    def chosen_into_deck(self) -> Program:
        cards = self._them()
        return Reveal(cards), Send(cards, DECK), Shuffle(OPPONENT)

    def opponent_discards(self, *n: str) -> Program:
        into = self.said.register("cards")
        count = first_int(n)
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

    shuffle_deck = always((Shuffle(),))
    opponent_shuffles = always((Shuffle(OPPONENT),))
    look_hand = always((Look(In(HAND, OPPONENT)),))

    def hand_attach(self, cards: CardSet, mons: Mons) -> Program:
        ops, found = self.said.take(In(HAND, YOU, cards.filter), cards)
        return (*ops, *self._attach(found, mons))
