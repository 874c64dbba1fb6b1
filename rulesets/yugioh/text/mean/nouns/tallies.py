"""Amounts that a deed before has counted, and figures of cards that have gone."""

from __future__ import annotations

from rulesets.engine.select import Count
from rulesets.engine.values import Least, Minus, Number, Plus, Reg, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import EquipsOf, HappenedTo, LevelOf, Lp, Was
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun
from rulesets.yugioh.text.mean.nouns.numbers import figure_of
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

phrase("done_noun", "done_word", "done_by", "done_many")
always("each_equip", Count(EquipsOf(THIS)))
refused("refused_each", "counters that were on a card")
refused("refused_amount", "an original Level")
_BOTH = (Lp("you"), Lp("opponent"))
always("lp_difference", Minus(Plus(*_BOTH), Times(Least(*_BOTH), 2)))


@means("levels_of")
def levels_of(said: Discourse, noun: Noun) -> Number:
    if not noun.zones or noun.count is not None:
        raise NoMeaning("the Levels of so many cards")
    return LevelOf(noun.cards())


@means("figure_was")
def figure_was(said: Discourse, *parts: object) -> Number:
    figure = next(p for p in parts if isinstance(p, str))
    cards = next(p for p in parts if isinstance(p, Fixed)).cards
    return Was(figure, cards)


@means("its_figure_was")
def its_figure_was(said: Discourse, figure: str) -> Number:
    return Was(figure, said.it())


@means("combined_original")
def combined_original(said: Discourse, figure: str, noun: Noun) -> Number:
    if not noun.zones or noun.count is not None or figure == "level":
        raise NoMeaning("original figures of so many cards")
    return figure_of(figure, noun.cards(), True)


@means("double_of")
def double_of(said: Discourse, amount: Number) -> Number:
    return Times(amount, 2)


@means("each_bare")
def each_bare(said: Discourse) -> Number:
    # Nothing was done yet: the cards of the event are meant.
    if said.event == HappenedTo() and said.left is None and said.paid is None:
        return Count(HappenedTo())
    return Reg("done")
