"""Figures behind a noun: bounds of ATK, DEF and Level, the highest and the lowest."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.engine.select import AnyFilter
from rulesets.engine.values import Minus, Number, Plus
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Atk, AtkIs, DefIs, LevelIs, NotA, OriginalAtkIs
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Trait, both
from rulesets.yugioh.text.mean.registry import always, means

for _rule, _word in {"f_atk": "atk", "f_def": "def", "f_level": "level"}.items():
    always(_rule, _word)
_FIGURES: dict[str, Callable[[Number, Number], AnyFilter]] = {
    "atk": AtkIs,
    "def": DefIs,
    "level": LevelIs,
}


@means("strongest")
def strongest(said: Discourse, figure: str) -> Trait:
    return Trait(best=(figure, True))


@means("weakest")
def weakest(said: Discourse, figure: str) -> Trait:
    return Trait(best=(figure, False))


@means("figure_most")
def figure_most(said: Discourse, n: str, figure: str) -> Trait:
    return Trait(_FIGURES[figure](0, int(n)))


@means("figure_least")
def figure_least(said: Discourse, n: str, figure: str) -> Trait:
    return Trait(_FIGURES[figure](int(n), -1))


@means("figure_is")
def figure_is(said: Discourse, n: str, figure: str) -> Trait:
    return Trait(_FIGURES[figure](int(n), int(n)))


@means("figure_of_most")
def figure_of_most(said: Discourse, figure: str, n: str) -> Trait:
    return figure_most(said, n, figure)


@means("figure_of_least")
def figure_of_least(said: Discourse, figure: str, n: str) -> Trait:
    return figure_least(said, n, figure)


@means("figure_of_is")
def figure_of_is(said: Discourse, figure: str, n: str) -> Trait:
    return figure_is(said, n, figure)


@means("two_most")
def two_most(said: Discourse, atk: str, defence: str) -> Trait:
    return Trait(both(AtkIs(0, int(atk)), DefIs(0, int(defence))))


@means("two_are")
def two_are(said: Discourse, atk: str, defence: str) -> Trait:
    return Trait(both(AtkIs(int(atk), int(atk)), DefIs(int(defence), int(defence))))


@means("both_are")
def both_are(said: Discourse, n: str) -> Trait:
    return two_are(said, n, n)


@means("original_most")
def original_most(said: Discourse, n: str) -> Trait:
    return Trait(OriginalAtkIs(0, int(n)))


@means("original_least")
def original_least(said: Discourse, n: str) -> Trait:
    return Trait(OriginalAtkIs(int(n), -1))


@means("stronger_than_self")
def stronger_than_self(said: Discourse) -> Trait:
    return Trait(AtkIs(Plus(Atk(THIS), 1), -1))


@means("weaker_than_self")
def weaker_than_self(said: Discourse) -> Trait:
    # Nothing has less than 0 ATK: a bound below that of 0 is met by nobody.
    return Trait(both(AtkIs(0, Minus(Atk(THIS), 1)), NotA(AtkIs(Atk(THIS), -1))))


@means("not_stronger_than_self")
def not_stronger_than_self(said: Discourse) -> Trait:
    return Trait(AtkIs(0, Atk(THIS)))


@means("figure_le")
def figure_le(said: Discourse, figure: str, amount: Number) -> Trait:
    return Trait(_FIGURES[figure](0, amount))


@means("figure_ge")
def figure_ge(said: Discourse, figure: str, amount: Number) -> Trait:
    return Trait(_FIGURES[figure](amount, -1))


@means("less_atk_than")
def less_atk_than(said: Discourse, other: Fixed) -> Trait:
    if other.gone:
        raise NoMeaning("what a monster was on the field")
    # Nothing has less than 0 ATK: a bound below that of 0 is met by nobody.
    atk = Atk(other.cards)
    return Trait(both(AtkIs(0, Minus(atk, 1)), NotA(AtkIs(atk, -1))))
