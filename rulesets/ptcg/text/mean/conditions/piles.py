"""The meaning of conditions on decks, discard piles and the Lost Zone."""

from __future__ import annotations

from rulesets.engine.select import Count, Exists
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import In, Is, Named, NameHas, That
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards, those_cards
from rulesets.ptcg.text.mean.nouns.filters import BASIC_ENERGY, bare
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


@means("lost_many")
def lost_many(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(In("lost")), int(n))


@means("deck_empty")
def deck_empty(said: Discourse) -> Condition:
    return Equal(Count(In(DECK)), 0)


@means("discard_holds")
def discard_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    said.pile = In("discard", YOU, kind)
    return Exists(said.pile)


@means("discard_has_basic")
def discard_has_basic(said: Discourse) -> Condition:
    return Exists(In(DISCARD, YOU, BASIC_ENERGY))


@means("discard_lacks")
def discard_lacks(said: Discourse, kind: CardFilter | None) -> Condition:
    return Not(Exists(In("discard", YOU, kind)))


@means("lost_holds")
def lost_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    return Exists(In("lost", YOU, kind))


@means("discard_under_n")
def discard_under_n(said: Discourse, n: str, kind: CardFilter | None) -> Condition:
    return Not(AtLeast(Count(In("discard", YOU, kind)), int(n)))


@means("deck_most")
def deck_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), Count(In(DECK)))


@means("discard_least")
def discard_least(said: Discourse, n: str, kind: CardFilter | None) -> Condition:
    return AtLeast(Count(In(DISCARD, YOU, kind)), int(n))


@means("name_discarded")
def name_discarded(said: Discourse, name: str) -> Condition:
    return Exists(In(DISCARD, YOU, Named((rules_name(bare(name)),))))


@means("those_are")
def those_are(said: Discourse, kind: CardFilter | None) -> Condition:
    if kind is None:
        raise NoMeaning("cards that are cards")
    said.cards = That(those_cards(said), kind)
    return Exists(said.cards)


@means("that_card_is")
def that_card_is(said: Discourse, cards: CardSet) -> Condition:
    if cards.filter is None or cards.count != 1:
        raise NoMeaning("a card that is any card")
    return Is(those_cards(said), cards.filter)


@means("their_pile_has")
def their_pile_has(said: Discourse, name: str) -> Condition:
    return Exists(In(DISCARD, OPPONENT, NameHas((bare(name),))))


@means("my_pile_has")
def my_pile_has(said: Discourse, name: str) -> Condition:
    return Exists(In(DISCARD, YOU, NameHas((bare(name),))))


@means("seen_any")
def seen_any(said: Discourse, kind: CardFilter | None) -> Condition:
    said.sort = kind
    return Exists(of_those_cards(said, kind))


@means("lies_discarded")
def lies_discarded(said: Discourse, *_: object) -> Condition:
    return roles.LiesIn("discard")
