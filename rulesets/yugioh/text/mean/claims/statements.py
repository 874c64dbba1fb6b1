"""Statements: what cards gain, lose, cannot or must; as rules of a card, or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector
from rulesets.engine.values import AllOf, AnyCondition, Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Cards,
    Equipped,
    EquippedWith,
    IsThis,
    Negative,
    TurnOf,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.conditions import one
from rulesets.yugioh.text.mean.model import (
    FIELD,
    Claim,
    Fixed,
    Heads,
    Noun,
    both,
    parts_of,
    without,
)
from rulesets.yugioh.text.mean.registry import always, means, refused

# What a predicate says of a subject: given the cards, the modifiers without them.
Said = Callable[[AnySelector], tuple[Modifier, ...]]


@means("subject_itself")
def subject_itself(said: Discourse, itself: Fixed) -> Claim:
    said.that = THIS
    return Claim(None, ())


@means("subject_ref")
def subject_ref(said: Discourse, ref: Fixed) -> Claim:
    said.that = ref.cards
    return Claim(ref.cards if ref.cards != THIS else None, (), pronoun=True)


@means("subject_noun")
def subject_noun(said: Discourse, noun: Noun) -> Claim:
    quantity = noun.quantity
    holder = EquippedWith(IsThis())
    if quantity is not None and quantity.count == 1 and holder in parts_of(noun.filter):
        said.holder = without(noun.filter, holder)
        return Claim(Equipped(), ())
    if quantity is not None and (quantity.count is not None or quantity.none):
        raise NoMeaning("a statement about so many cards")
    if quantity is None and noun.head == "named" and not noun.zones:
        raise NoMeaning("a statement about a card without a place")
    if noun.zones not in ((), FIELD, ("monsters",), ("spells",)):
        raise NoMeaning("a statement about cards in a place")
    cards = noun.cards()
    assert isinstance(cards, Cards)
    # Continuous changes are seen on face-up cards only.
    from rulesets.yugioh.effects import FaceUp

    cards = replace(cards, filter=both(FaceUp(), cards.filter))
    return Claim(cards, ())


@means("predicates")
def predicates(said: Discourse, *parts: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    return tuple(m for part in parts for m in part)


@means("claim")
def claim(said: Discourse, subject: Claim, modifiers: tuple[Modifier, ...]) -> Claim:
    return replace(subject, modifiers=modifiers)


for _rule, _figures in {
    "fw_atk": ("atk",), "fw_def": ("def",), "fw_both": ("atk", "def"),
}.items():  # fmt: skip
    always(_rule, _figures)
refused("refused_figures", "two figures of different size")


def changed(figures: tuple[str, ...], amount: Number) -> tuple[Modifier, ...]:
    """Return that figures rise by an amount."""
    return tuple(Modifier(figure, amount) for figure in figures)


def _times(n: str, each: Number | None, sign: int = 1) -> Number:
    return sign * int(n) if each is None else Times(each, sign * int(n))


@means("gains")
def gains(said: Discourse, n: str, figures: tuple[str, ...], each: Number | None = None
          ) -> tuple[Modifier, ...]:  # fmt: skip
    return changed(figures, _times(n, each))


@means("loses")
def loses(said: Discourse, n: str, figures: tuple[str, ...], each: Number | None = None
          ) -> tuple[Modifier, ...]:  # fmt: skip
    return changed(figures, _times(n, each, -1))


@means("gains_equal")
def gains_equal(said: Discourse, figures: tuple[str, ...], amount: Number) -> tuple[Modifier, ...]:
    return changed(figures, amount)


@means("loses_equal")
def loses_equal(said: Discourse, figures: tuple[str, ...], amount: Number) -> tuple[Modifier, ...]:
    return changed(figures, Negative(amount))


@means("gains_its")
def gains_its(said: Discourse, figures: tuple[str, ...], n: str) -> tuple[Modifier, ...]:
    return changed(figures, int(n))


@means("loses_its")
def loses_its(said: Discourse, figures: tuple[str, ...], n: str) -> tuple[Modifier, ...]:
    return changed(figures, -int(n))


@means("trade_figures")
def trade_figures(said: Discourse, up: str, down: str) -> tuple[Modifier, ...]:
    return Modifier("atk", int(up)), Modifier("def", -int(down))


# Sentences of statements


@means("one_claim")
def one_claim(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (stated,)


@means("claim_more")
def claim_more(said: Discourse, stated: Claim, more: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return (replace(stated, modifiers=stated.modifiers + more),)


@means("two_claims")
def two_claims(said: Discourse, a: Claim, b: Claim) -> tuple[Claim, ...]:
    return a, b


@means("bare_claim")
def bare_claim(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return (Claim(None, modifiers),)


def _while(stated: Claim, condition: AnyCondition) -> Claim:
    both_hold = condition if stated.when is None else AllOf((stated.when, condition))
    return replace(stated, when=both_hold)


@means("while_claim")
def while_claim(said: Discourse, heads: Heads, stated: Claim) -> tuple[Claim, ...]:
    if stated.pronoun and stated.on is None:
        stated = replace(stated, pronoun=False)  # "while this card …, it …"
    if heads.place == "field" and not heads.conditions:
        return (stated,)
    return (_while(stated, one(heads)),)


@means("claim_while")
def claim_while(said: Discourse, stated: Claim, heads: Heads) -> tuple[Claim, ...]:
    return while_claim(said, heads, stated)


always("t_you", TurnOf("you"))
always("t_they", TurnOf("opponent"))
refused("refused_turn", "a statement for a phase")


@means("turn_claim")
def turn_claim(said: Discourse, turn: AnyCondition, stated: Claim) -> tuple[Claim, ...]:
    return (_while(stated, turn),)
