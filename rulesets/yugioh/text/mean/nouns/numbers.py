"""Amounts: figures of cards, counts and products."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import AnySelector, Count
from rulesets.engine.values import Half, Number, Plus, Reg, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Amount,
    Atk,
    Cards,
    CountersOn,
    Def,
    FaceUp,
    HandSize,
    Kind,
    LevelOf,
    MaterialsOf,
    OriginalAtk,
    OriginalDef,
    Was,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Trait, both
from rulesets.yugioh.text.mean.registry import always, means

always("that_amount", Amount())
always("done_count", Reg("done"))
always("each_done", Reg("done"))
always("each_material", Count(MaterialsOf(THIS)))


@means("each_material_of_it")
def each_material_of_it(said: Discourse) -> Number:
    return Count(MaterialsOf(said.it()))


def figure_of(figure: str, cards: AnySelector, original: bool = False) -> Number:
    """Return a figure of cards."""
    if figure == "level":
        return LevelOf(cards)
    if original:
        return OriginalAtk(cards) if figure == "atk" else OriginalDef(cards)
    return Atk(cards) if figure == "atk" else Def(cards)


@means("figure_number")
def figure_number(said: Discourse, n: str) -> Number:
    return int(n)


@means("half_of")
def half_of(said: Discourse, amount: Number) -> Number:
    return Half(amount, step=1)


@means("its_figure")
def its_figure(said: Discourse, figure: str) -> Number:
    _each_its_own(said.it())
    return _now_or_then(said, figure, said.it())


def _now_or_then(said: Discourse, figure: str, cards: AnySelector) -> Number:
    """Return a figure of cards; of those that a deed took off the field what it was there."""
    return Was(figure, cards) if cards == said.left else figure_of(figure, cards)


def _each_its_own(cards: AnySelector) -> None:
    if isinstance(cards, Cards):
        raise NoMeaning("the figures of many cards, each by its own")


@means("its_original")
def its_original(said: Discourse, figure: str) -> Number:
    _each_its_own(said.it())
    return figure_of(figure, said.it(), True)


@means("figure_of_that")
def figure_of_that(said: Discourse, *parts: object) -> Number:
    figure = next(p for p in parts if isinstance(p, str))
    if any(isinstance(p, Fixed) and p.gone for p in parts):
        return Was(figure, _fixed(parts))
    return _now_or_then(said, figure, _fixed(parts))


@means("figure_in_grave")
def figure_in_grave(said: Discourse, *parts: object) -> Number:
    figure = next(p for p in parts if isinstance(p, str))
    return figure_of(figure, _fixed(parts))


@means("original_of_that")
def original_of_that(said: Discourse, *parts: object) -> Number:
    figure = next(p for p in parts if isinstance(p, str))
    return figure_of(figure, _fixed(parts), True)


def _fixed(parts: tuple[object, ...]) -> AnySelector:
    return next(p for p in parts if isinstance(p, Fixed)).cards


@means("self_figure")
def self_figure(said: Discourse, figure: str) -> Number:
    return figure_of(figure, THIS)


@means("self_original")
def self_original(said: Discourse, figure: str) -> Number:
    return figure_of(figure, THIS, True)


@means("times_counted")
def times_counted(said: Discourse, n: str, counted: Number) -> Number:
    return Times(counted, int(n))


@means("counted_times")
def counted_times(said: Discourse, counted: Number, n: str) -> Number:
    return Times(counted, int(n))


@means("number_of", "each_noun")
def number_of(said: Discourse, noun: Noun) -> Number:
    quantity = noun.quantity
    if quantity is not None and (quantity.none or quantity.more or quantity.random):
        raise NoMeaning("a number of things in this sentence")
    if quantity is not None and quantity.count not in (None, 1):
        raise NoMeaning("a number of several at a time")
    if not noun.zones:
        raise NoMeaning("a number of things without a place")
    return noun.number()


@means("hand_count", "each_in_hand")
def hand_count(said: Discourse, side: str) -> Number:
    return HandSize(side or "you")


@means("level_of_that")
def level_of_that(said: Discourse, ref: Fixed) -> Number:
    if ref.gone:
        return Was("level", ref.cards)
    return _now_or_then(said, "level", ref.cards)


@means("its_level")
def its_level(said: Discourse) -> Number:
    return _now_or_then(said, "level", said.it())


@means("counters_on_self", "each_counter")
def counters_on_self(said: Discourse, kind: str) -> Number:
    return CountersOn(THIS, kind.strip("[]"))


@means("each_counter_field")
def each_counter_field(said: Discourse, kind: str) -> Number:
    return CountersOn(Cards(("field",), "either"), kind.strip("[]"))


@means("each_of_yours")
def each_of_yours(said: Discourse, noun: Noun) -> Number:
    return number_of(said, replace(noun, side="you"))


@means("each_of_theirs")
def each_of_theirs(said: Discourse, noun: Noun) -> Number:
    return number_of(said, replace(noun, side="opponent"))


@means("combined_figure")
def combined_figure(said: Discourse, figure: str, noun: Noun) -> Number:
    if not noun.zones or noun.count is not None:
        raise NoMeaning("figures of so many cards")
    return figure_of(figure, noun.cards())


@means("each_theirs_anywhere")
def each_theirs_anywhere(said: Discourse, *traits: Trait) -> Number:
    wanted = both(*(t.filter for t in traits))
    field = Cards(("monsters",), "opponent", both(FaceUp(), wanted))
    return Plus(
        Count(field), Count(Cards(("grave",), "opponent", both(Kind(("monster",)), wanted)))
    )


@means("each_their_banished")
def each_their_banished(said: Discourse, *traits: Trait) -> Number:
    wanted = both(Kind(("monster",)), *(t.filter for t in traits))
    return Count(Cards(("banished",), "opponent", wanted))
