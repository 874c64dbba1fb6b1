"""Statements: what cards gain, lose, cannot or must; as rules of a card, or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector, Source
from rulesets.engine.values import AllOf, AnyCondition, Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    Cards,
    Equipped,
    EquippedWith,
    FaceUp,
    InPhase,
    InPosition,
    IsFaceUp,
    IsThis,
    Negative,
    TurnOf,
    WasSummoned,
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

WHILE_THERE = IsFaceUp(Source())  # of what an effect does for as long as its card stays
# What a predicate says of a subject: given the cards, the modifiers without them.
Said = Callable[[AnySelector], tuple[Modifier, ...]]


@means("subject_itself")
def subject_itself(said: Discourse, itself: Fixed) -> Claim:
    said.that = THIS
    if itself.was:
        return Claim(None, (), when=Are(THIS, WasSummoned((itself.was,))))
    if itself.position:
        return Claim(None, (), when=Are(THIS, InPosition((itself.position,))))
    return Claim(None, ())


@means("subject_ref")
def subject_ref(said: Discourse, ref: Fixed) -> Claim:
    said.that = ref.cards
    return Claim(ref.cards if ref.cards != THIS else None, (), pronoun=True, now=said.now)


@means("subject_noun")
def subject_noun(said: Discourse, noun: Noun) -> Claim:
    quantity = noun.quantity
    if quantity is not None and quantity.others and said.kind != "Monster":
        raise NoMeaning("other cards than one that was named")
    holder = EquippedWith(IsThis())
    if quantity is not None and quantity.count == 1 and holder in parts_of(noun.filter):
        said.holder = without(noun.filter, holder)
        return Claim(Equipped(), ())
    if quantity is not None and quantity.count is not None and noun.zones in ((), FIELD):
        ops, chosen = said.settle(noun)
        return Claim(chosen, (), ops=ops)
    if quantity is not None and (quantity.count is not None or quantity.none):
        raise NoMeaning("a statement about so many cards")
    if quantity is None and noun.head == "named" and not noun.zones:
        raise NoMeaning("a statement about a card without a place")
    if noun.zones not in ((), FIELD, ("monsters",), ("spells",)):
        raise NoMeaning("a statement about cards in a place")
    cards = noun.cards()
    assert isinstance(cards, Cards)
    seen = FaceUp() in parts_of(cards.filter)
    # Continuous changes are seen on face-up cards only.
    cards = replace(cards, filter=both(FaceUp(), cards.filter))
    said.that = cards
    others = said.target if quantity is not None and quantity.others else None
    said.now = noun.now
    return Claim(cards, (), seen=seen, now=noun.now, others=others)


@means("predicates")
def predicates(said: Discourse, *parts: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    return tuple(m for part in parts for m in part)


@means("claim")
def claim(said: Discourse, subject: Claim, modifiers: tuple[Modifier, ...]) -> Claim:
    if not subject.seen and {m.point for m in modifiers} == {"no position change"}:
        assert isinstance(subject.on, Cards)  # a face-down monster cannot be turned, either
        subject = replace(
            subject, on=replace(subject.on, filter=without(subject.on.filter, FaceUp()))
        )
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
    if b.pronoun and b.on == a.on:
        b = replace(b, pronoun=a.pronoun)
    return a, b


@means("bare_claim")
def bare_claim(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return (Claim(None, modifiers),)


def held_while(stated: Claim, condition: AnyCondition) -> Claim:
    """Return a claim that holds only under one more condition."""
    both_hold = condition if stated.when is None else AllOf((stated.when, condition))
    return replace(stated, when=both_hold)


@means("while_claim")
def while_claim(said: Discourse, heads: Heads, stated: Claim) -> tuple[Claim, ...]:
    if stated.pronoun and stated.on is None:
        stated = replace(stated, pronoun=False)  # "while this card …, it …"
    if heads.place == "field" and not heads.conditions:
        held = stated.pronoun and stated.on is not None and not isinstance(stated.on, Equipped)
        return (replace(stated, when=WHILE_THERE) if held else stated,)
    return (held_while(stated, one(heads)),)


@means("claim_while")
def claim_while(said: Discourse, stated: Claim, heads: Heads) -> tuple[Claim, ...]:
    return while_claim(said, heads, stated)


always("t_you", TurnOf("you"))
always("t_they", TurnOf("opponent"))
refused("refused_turn", "a statement for a phase")


@means("turn_claim")
def turn_claim(said: Discourse, turn: AnyCondition, stated: Claim) -> tuple[Claim, ...]:
    return (held_while(stated, turn),)


# Statements for a battle

always("ib_damage", InPhase(("damage",)))
always("ib_calculation", InPhase(("damage calculation",)))


@means("claim_your_turn")
def claim_your_turn(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (held_while(stated, TurnOf("you")),)


@means("claim_their_turn")
def claim_their_turn(said: Discourse, stated: Claim) -> tuple[Claim, ...]:
    return (held_while(stated, TurnOf("opponent")),)


@means("bare_claim_while")
def bare_claim_while(said: Discourse, modifiers: tuple[Modifier, ...], heads: Heads
                     ) -> tuple[Claim, ...]:  # fmt: skip
    return while_claim(said, heads, Claim(None, modifiers))


@means("while_bare_claim")
def while_bare_claim(said: Discourse, heads: Heads, modifiers: tuple[Modifier, ...]
                     ) -> tuple[Claim, ...]:  # fmt: skip
    return while_claim(said, heads, Claim(None, modifiers))


@means("bare_your_turn")
def bare_your_turn(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return claim_your_turn(said, Claim(None, modifiers))


@means("bare_their_turn")
def bare_their_turn(said: Discourse, modifiers: tuple[Modifier, ...]) -> tuple[Claim, ...]:
    return claim_their_turn(said, Claim(None, modifiers))


@means("while_two")
def while_two(said: Discourse, heads: Heads, a: Claim, b: Claim) -> tuple[Claim, ...]:
    if b.pronoun and b.on == a.on:
        b = replace(b, pronoun=a.pronoun)
    return (*while_claim(said, heads, a), *while_claim(said, heads, b))


def about(cards: AnySelector, *modifiers: Modifier) -> Claim:
    """Return a statement about a card that was named before."""
    return Claim(None if cards == THIS else cards, modifiers, pronoun=True)
