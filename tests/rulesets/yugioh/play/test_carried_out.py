"""Every statement of play names the code that carries it out, or is listed as open."""

from importlib import import_module

import pytest

from rulesets import statements
from rulesets.yugioh.books import BOOKS
from rulesets.yugioh.carried_out import CARRIED_OUT, places

# Statements that no code is named for yet; the list only becomes shorter.
OPEN = (
    "YGO-032 YGO-050 YGO-053 YGO-056 YGO-058 YGO-063 YGO-064 YGO-065"
    " YGO-122 YGO-125 YGO-267 YGO-269 YGO-273 YGO-274 YGO-275 YGO-282 YGO-283 YGO-298"
    " YGO-940"
)


@pytest.mark.parametrize("place", CARRIED_OUT)
def test_the_code_exists(place):
    parts = place.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(("rulesets.yugioh", *parts[:length])))
        except ImportError:
            continue
        for name in parts[length:]:
            found = getattr(found, name)
        return
    raise AssertionError(f"no module of {place}")


def test_every_statement_of_play_is_carried_out_or_open():
    known = places()
    play = [s.id for s in statements.digest("YGO").values() if s.mark == "P"]
    assert [s for s in play if s not in known] == OPEN.split()


def test_only_statements_that_exist_are_named():
    for statement in places():
        assert statements.get(statement).id == statement


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.name)
def test_refusals_cite_statements_that_exist(book):
    for statement in book.cites.values():
        assert statements.get(statement).id == statement
