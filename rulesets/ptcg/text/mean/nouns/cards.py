"""The meaning of cards: one, several or all of a kind."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.select import Held, ThisCard, Without
from rulesets.engine.sides import YOU
from rulesets.engine.values import AtLeast, Size
from rulesets.ptcg.effects.ops import In, Named, That
from rulesets.ptcg.effects.terms.selectors import HAND, CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.discourse import TRAINER, CardSet, Discourse, EnergySet
from rulesets.ptcg.text.mean.nouns.adjectives import named
from rulesets.ptcg.text.mean.nouns.filters import some
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


@means("one_card")
def one_card(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind)


@means("one_card_of")
def one_card_of(said: Discourse, *kinds: CardFilter | None) -> CardSet:
    given = tuple(k for k in kinds if k is not None)
    if len(given) != len(kinds):
        raise NoMeaning("a card of any kind or of one kind")
    return CardSet(some(*given))


@means("n_cards")
def n_cards(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n))


@means("up_to_cards")
def up_to_cards(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n), 0)


@means("up_to_different")
def up_to_different(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n), 0, True)


@means("n_different")
def n_different(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n), -1, True)


@means("any_cards")
def any_cards(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, ANY_NUMBER, 0)


@means("all_cards")
def all_cards(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, None)


@means("named_card")
def named_card(said: Discourse, name: str) -> CardSet:
    return CardSet(Named(named(said, name)))


@means("n_cards_other")
def n_cards_other(said: Discourse, n: str) -> CardSet:
    return CardSet(None, int(n))


@means("several")
def several(said: Discourse, *sets: CardSet) -> tuple[CardSet, ...]:
    return sets


def in_full(picked: Held, cards: CardSet | EnergySet) -> Condition:
    """Return whether as many cards were picked as were asked for; of "up to" at least one."""
    exact = cards.at_least == -1 and isinstance(cards.count, int) and cards.count < ANY_NUMBER
    return AtLeast(Size(picked.name), cards.count if exact and cards.count else 1)


def cards_in_hand(said: Discourse, kind: CardFilter | None, side: str = YOU) -> Selector:
    """Return the cards of a hand; a Trainer being played is none of them."""
    hand = In(HAND, side, kind)
    return Without(hand, ThisCard()) if said.kind == TRAINER else hand


def those_cards(said: Discourse) -> Selector:
    """Return the cards last mentioned."""
    if said.cards is None:
        raise NoMeaning("a pronoun for cards no sentence has named")
    return said.cards


def of_those_cards(said: Discourse, kind: CardFilter | None) -> Selector:
    """Return those of the cards last mentioned that are of a kind."""
    return those_cards(said) if kind is None else That(those_cards(said), kind)


@means("up_to_that")
def up_to_that(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, said.counted(), 0)
