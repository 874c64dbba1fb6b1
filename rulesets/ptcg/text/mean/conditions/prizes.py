"""The meaning of conditions on Prizes."""

from __future__ import annotations

from rulesets.engine.select import Count
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import In, Minus
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.registry import means, silent

_PRIZES = Count(In("prizes", BOTH))

silent("prizes_left")


@means("their_prizes_exactly")
def their_prizes_exactly(said: Discourse, n: str, *_: object) -> Condition:
    return Equal(Count(In("prizes", OPPONENT)), int(n))


@means("their_prizes_either")
def their_prizes_either(said: Discourse, *numbers: object) -> Condition:
    given = (n for n in numbers if isinstance(n, str))
    return AnyOf(tuple(their_prizes_exactly(said, n) for n in given))


@means("your_prizes_exactly")
def your_prizes_exactly(said: Discourse, n: str, *_: object) -> Condition:
    return Equal(Count(In("prizes", YOU)), int(n))


@means("your_prizes_most")
def your_prizes_most(said: Discourse, n: str, *_: object) -> Condition:
    return AtLeast(int(n), Count(In("prizes", YOU)))


@means("their_prizes_most")
def their_prizes_most(said: Discourse, n: str, *_: object) -> Condition:
    return AtLeast(int(n), Count(In("prizes", OPPONENT)))


@means("more_prizes_you")
def more_prizes_you(said: Discourse, *_: object) -> Condition:
    return Not(AtLeast(Count(In("prizes", OPPONENT)), Count(In("prizes", YOU))))


@means("more_prizes_them")
def more_prizes_them(said: Discourse, *_: object) -> Condition:
    return Not(AtLeast(Count(In("prizes", YOU)), Count(In("prizes", OPPONENT))))


@means("both_prizes")
def both_prizes(said: Discourse, n: str) -> Condition:
    mine, theirs = Count(In("prizes")), Count(In("prizes", OPPONENT))
    return AllOf((Equal(mine, int(n)), Equal(theirs, int(n))))


@means("all_prizes_most")
def all_prizes_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), _PRIZES)


@means("all_prizes_exactly")
def all_prizes_exactly(said: Discourse, n: str) -> Condition:
    return Equal(_PRIZES, int(n))


def _one_of(side: str, numbers: tuple[object, ...]) -> Condition:
    given = [int(n) for n in numbers if isinstance(n, str)]
    left = Count(In("prizes", side))
    tests = tuple(Equal(left, n) for n in given)
    return tests[0] if len(tests) == 1 else AnyOf(tests)


@means("their_prizes_not", "their_prizes_neither")
def their_prizes_neither(said: Discourse, *numbers: object) -> Condition:
    return Not(_one_of(OPPONENT, numbers))


@means("your_prizes_either")
def your_prizes_either(said: Discourse, *numbers: object) -> Condition:
    return _one_of(YOU, numbers)


@means("prizes_behind")
def prizes_behind(said: Discourse, n: str, *_: object) -> Condition:
    return AtLeast(Minus(Count(In("prizes")), Count(In("prizes", OPPONENT))), int(n))


@means("their_prizes_are")
def their_prizes_are(said: Discourse, n: str, *_: object) -> Condition:
    return Equal(Count(In("prizes", OPPONENT)), int(n))
