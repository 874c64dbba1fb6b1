"""The meaning of conditions on hands."""

from __future__ import annotations

from rulesets.engine.select import Count, Exists
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Equal, Not, Number
from rulesets.ptcg.effects.ops import In, SameName
from rulesets.ptcg.effects.terms.selectors import HAND, CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, says
from rulesets.ptcg.text.mean.nouns.cards import cards_in_hand
from rulesets.ptcg.text.mean.nouns.filters import other_cards
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning

_THEIR_HAND = Count(In(HAND, OPPONENT))


@means("few_others")
def few_others(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), Count(other_cards()))


@means("many_others")
def many_others(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(other_cards()), int(n))


@means("no_others")
def no_others(said: Discourse) -> Condition:
    return Equal(Count(other_cards()), 0)


@means("hand_holds")
def hand_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    said.pile = In("hand", YOU, kind)
    return Exists(said.pile)


@means("hand_holds_n")
def hand_holds_n(said: Discourse, n: str, kind: CardFilter | None) -> Condition:
    return AtLeast(Count(In("hand", YOU, kind)), int(n))


always("equal_hands", Equal(Count(In("hand", YOU)), Count(In("hand", OPPONENT))))


@means("their_hand_least")
def their_hand_least(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(In("hand", OPPONENT)), int(n))


@means("hand_less")
def hand_less(said: Discourse, n: str) -> Condition:
    return Not(AtLeast(Count(In("hand", YOU)), int(n)))


@means("unequal_hands")
def unequal_hands(said: Discourse) -> Condition:
    return Not(Equal(Count(In("hand")), Count(In("hand", OPPONENT))))


def _hand(said: Discourse) -> Number:
    return Count(cards_in_hand(said, None))


@means("hand_exactly")
def hand_exactly(said: Discourse, n: str) -> Condition:
    return Equal(_hand(said), int(n))


@means("hand_none")
def hand_none(said: Discourse) -> Condition:
    return Equal(_hand(said), 0)


@means("hand_not_exactly")
def hand_not_exactly(said: Discourse, n: str) -> Condition:
    return Not(hand_exactly(said, n))


@means("hand_least")
def hand_least(said: Discourse, n: str) -> Condition:
    return AtLeast(_hand(said), int(n))


@means("hand_most")
def hand_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), _hand(said))


@means("their_hand_most")
def their_hand_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), _THEIR_HAND)


@means("their_hand_exactly")
def their_hand_exactly(said: Discourse, n: str) -> Condition:
    return Equal(_THEIR_HAND, int(n))


always("their_hand_none", Equal(_THEIR_HAND, 0))


@means("hand_more")
def hand_more(said: Discourse) -> Condition:
    return Not(AtLeast(_THEIR_HAND, _hand(said)))


@means("hand_fewer")
def hand_fewer(said: Discourse) -> Condition:
    return Not(AtLeast(_hand(said), _THEIR_HAND))


@means("found_there")
def found_there(said: Discourse, cards: CardSet) -> Condition:
    if said.shown != OPPONENT or cards.count != 1:
        raise NoMeaning("cards found where no sentence has looked")
    return Exists(In(HAND, OPPONENT, cards.filter))


@means("hands_share")
def hands_share(said: Discourse) -> Condition:
    if said.shown != OPPONENT:
        raise NoMeaning("cards of hands that no sentence has shown")
    return Exists(In(HAND, OPPONENT, SameName(In(HAND, YOU))))


@means("shown_holds")
def shown_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    """Cards of a hand that lies open, which it does only if what was said before came true."""
    if said.shown != OPPONENT:
        raise NoMeaning("a hand that nobody has looked at")
    said.pile, said.that = In(HAND, OPPONENT, kind), None
    there = Exists(said.pile)
    return there if said.condition is None else all_of(said.condition, there)


@means("hand_with_this")
def hand_with_this(said: Discourse, n: str, one: str) -> Condition:
    says((one,), "1")
    return AtLeast(Count(other_cards()), int(n) - 1)


@means("lies_in_hand")
def lies_in_hand(said: Discourse, *_: object) -> Condition:
    return roles.LiesIn("hand")
