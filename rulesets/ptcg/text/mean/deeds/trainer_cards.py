"""The meaning of what Trainers do with cards in decks, hands and discard piles."""

from __future__ import annotations

from typing import Any

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
from rulesets.ptcg.effects.terms.card_filters import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.script import has_term
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.hands import CardsMeaning
from rulesets.ptcg.text.mean.discourse import CardSet, EnergySet, NoMeaning, Trait
from rulesets.ptcg.text.mean.nouns.traits import BASIC, POKEMON, every


class TrainerCards(CardsMeaning):
    """Handlers of the cards in `trainers.lark`."""

    # Drawing, and hands under decks.
    def draw_each(self, n: str, *m: str) -> Program:
        return Draw(int(n)), Draw(int(m[0]) if m else 1, OPPONENT)

    def draw_many_more(self, n: str) -> Program:
        return (Draw(int(n)),)

    def draw_past_them(self, n: str) -> Program:
        return (Draw(Plus(Count(In(HAND, OPPONENT)), int(n)), until=True),)

    def draw_as_many(self) -> Program:
        if not isinstance(self.said.cards, Held):
            raise NoMeaning("as many cards as no sentence has counted")
        return (Draw(Size(self.said.cards.name)),)

    def hands_under_decks(self) -> Program:
        self.said.subject = BOTH
        return Shuffle(BOTH, HAND), Send(In(HAND, BOTH), DECK, "bottom")

    def hand_shuffled_under(self) -> Program:
        return Shuffle(YOU, HAND), Send(In(HAND), DECK, "bottom")

    def hand_to_deck(self, cards: CardSet, *parts: Any) -> Program:
        ops, found = self.said.take(self._hand(cards.filter), cards)
        at = "bottom" if "under" in parts else "top"
        back: Program = (Send(found, DECK, at),)
        return (*ops, *back, *(() if cards.count == 1 else (Reorder(found, at),)))

    def hand_shown_to_deck(self, cards: CardSet, *_: Any) -> Program:
        ops, found = self.said.take(self._hand(cards.filter), cards)
        return (*ops, Reveal(found), Send(found, DECK))

    def in_any_order(self) -> str:
        return "order"

    # Several kinds of cards at once.
    def several(self, *sets: CardSet) -> tuple[CardSet, ...]:
        return sets

    def _take_several(
        self, source: Any, sets: tuple[CardSet, ...], least: int = -1
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
            ops, held = self.said.take(place, CardSet(cards.filter, cards.count, least_of))
            program += ops
            found = held if found is None else Either(found, held)
        assert found is not None
        self.said.cards = found
        return program, found

    def search_several(self, sets: tuple[CardSet, ...], *parts: Any) -> Program:
        # What is searched for by kind need not be found.
        ops, found = self._take_several(lambda kind: In(DECK, YOU, kind), sets, 0)
        reveal: Program = (Reveal(found),) if len(parts) == 2 else ()
        return (*ops, *reveal, *self._put(found, parts[-1]))

    def reveal_several(self, sets: tuple[CardSet, ...]) -> Program:
        seen = self._them()
        ops, found = self._take_several(lambda kind: That(seen, kind) if kind else seen, sets, 0)
        self.said.cards = seen
        return (*ops, Reveal(found), Send(found, HAND))

    def discard_shuffle_several(self, sets: tuple[CardSet, ...]) -> Program:
        ops, found = self._take_several(lambda kind: In(DISCARD, YOU, kind), sets)
        return (*ops, Reveal(found), Send(found, DECK), Shuffle())

    def discard_put_several(self, sets: tuple[CardSet, ...]) -> Program:
        ops, found = self._take_several(lambda kind: In(DISCARD, YOU, kind), sets)
        return (*ops, Send(found, HAND))

    # Cards of a deck looked at.
    def look_bottom(self, n: str) -> Program:
        into = self.said.register("seen")
        self.said.cards = Held(into)
        return Note(Bottom(In(DECK), int(n)), into), Look(Held(into))

    def others_lost(self) -> Program:
        return (Send(self._rest(), "lost"),)

    def others_top(self) -> Program:
        return (Send(self._rest(), DECK),)

    def others_mixed_under(self) -> Program:
        return (Mix(self._rest(), "bottom"),)

    def reveal_to_bench(self, cards: CardSet, *_: Any) -> Program:
        into = self.said.register("cards")
        source = self._of_them(cards.filter)
        return Pick(source, into, cards.count or 1, 0), Reveal(Held(into)), Bench(Held(into))

    def look_take_up(self, n: str, k: str) -> Program:
        look = self._look(int(n), YOU)
        seen = self._them()
        into = self.said.register("cards")
        return (*look, Pick(seen, into, int(k), 0), Send(Held(into), HAND))

    def mill_attach(
        self, n: str, energy: EnergySet, side: str, traits: tuple[Trait, ...]
    ) -> Program:
        mill = self._mill(int(n), YOU)
        milled = self._them()
        found = That(milled, energy.filter)
        return (*mill, *self._attach_any(found, side, traits))

    def search_to_top(self, cards: CardSet) -> Program:
        if cards.filter is not None or cards.count is None:
            raise NoMeaning("cards of some kind put on top of the deck")
        ops, found = self.said.take(In(DECK), cards)
        return (*ops, Shuffle(), Send(found, DECK), Reorder(found))

    def search_by_heads(self) -> Program:
        into = self.said.register("cards")
        return Pick(In(DECK), into, Reg("heads"), 0), Send(Held(into), HAND), Shuffle()

    def search_either(
        self, n: str, one: CardFilter | None, m: str, two: CardFilter | None, *parts: Any
    ) -> Program:
        options = []
        for count, kind in ((n, one), (m, two)):
            into = self.said.register("cards")
            put = self._put(Held(into), parts[-1])
            pick = Pick(In(DECK, YOU, kind), into, int(count), 0)
            options.append((pick, Reveal(Held(into)), *put))
        return (OneOf(tuple(options)),)

    def their_basic_back(self) -> Program:
        into = self.said.register("cards")
        pile = In(DISCARD, OPPONENT, every(POKEMON, BASIC))
        return Pick(pile, into), Bench(Held(into))

    def search_for_each(self, cards: CardSet) -> Program:
        if not isinstance(self.said.that, Held) or cards.count != 1:
            raise NoMeaning("a search for Pokémon that were not chosen")
        one, into = self.said.register("one"), self.said.register("cards")
        steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
        return (ForEach(self.said.that, one, steps),)

    # The opponent's hand.
    def foe_hand(self, program: Program) -> Program:
        return (Look(In(HAND, OPPONENT)), *program)

    def there_discard(self, cards: CardSet) -> Program:
        ops, found = self.said.take(In(HAND, OPPONENT, cards.filter), cards)
        return (*ops, Send(found))

    def there_cards_under(self, cards: CardSet) -> Program:
        ops, found = self.said.take(In(HAND, OPPONENT, cards.filter), cards)
        return (*ops, Send(found, DECK, "bottom"))

    def there_under(self) -> Program:
        return self.there_cards_under(CardSet(None))

    def there_draw_one(self, kind: CardFilter | None) -> Program:
        return (Draw(Count(In(HAND, OPPONENT, kind))),)

    def there_draw(self, n: str, kind: CardFilter | None) -> Program:
        return (Draw(Times(int(n), Count(In(HAND, OPPONENT, kind)))),)

    def there_bench(self, *_: Any) -> Program:
        ops, found = self.said.take(In(HAND, OPPONENT, every(POKEMON, BASIC)), CardSet(None))
        self.said.that = found
        return (*ops, Bench(found))
