"""How many: the words before a noun."""

from __future__ import annotations

from rulesets.engine.values import Reg
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Quantity
from rulesets.yugioh.text.mean.registry import always, means

for _rule, _quantity in {
    "all_of": Quantity(None),
    "any_number": Quantity(99, 1),
    "another": Quantity(1, others=True),
    "all_other": Quantity(None, others=True),
    "none_of": Quantity(None, none=True),
    "none_other": Quantity(None, none=True, others=True),
    "one_random": Quantity(1, random=True),
    "one": Quantity(1),
    "any_one": Quantity(1, any=True),
    "yours": Quantity(None, side="you"),
    "theirs": Quantity(None, side="opponent"),
    "any_of_yours": Quantity(99, 1, side="you"),
}.items():
    always(_rule, _quantity)


@means("exactly")
def exactly(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n))


@means("exactly_so")
def exactly_so(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), just=True)


@means("up_to")
def up_to(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), 1)


@means("or_more")
def or_more(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), more=True)


@means("exactly_other")
def exactly_other(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), others=True)


@means("random_count")
def random_count(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), random=True)


@means("of_yours")
def of_yours(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), side="you")


@means("of_theirs")
def of_theirs(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), side="opponent")


@means("up_to_of_yours")
def up_to_of_yours(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), 1, side="you")


@means("up_to_of_theirs")
def up_to_of_theirs(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), 1, side="opponent")


always("any_other", Quantity(99, 1, others=True))
always("same_number", Quantity(Reg("done")))


@means("up_to_other")
def up_to_other(said: Discourse, n: str) -> Quantity:
    return Quantity(int(n), 1, others=True)


@means("more_max")
def more_max(said: Discourse, least: str, most: str) -> Quantity:
    return Quantity(int(least), more=True, most=int(most))
