"""Every statement of play names the code that carries it out, and has a test."""

from importlib import import_module

import pytest

from deckcheck.coverage import coverage
from rulesets import statements
from rulesets.yugioh.books import BOOKS
from rulesets.yugioh.carried_out import CARRIED_OUT, places
from tests.conftest import ROOT


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


def test_every_statement_of_play_is_carried_out():
    known = places()
    play = [s.id for s in statements.digest("YGO").values() if s.mark == "P"]
    assert len(play) == 319 and [s for s in play if s not in known] == []


def test_every_statement_of_play_has_a_test():
    untested = [
        c.statement.id
        for c in coverage(ROOT)
        if c.statement.id.startswith("YGO-") and c.statement.mark == "P" and not c.tests
    ]
    assert untested == []


def test_only_statements_that_exist_are_named():
    for statement in places():
        assert statements.get(statement).id == statement


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.name)
def test_refusals_cite_statements_that_exist(book):
    for statement in book.cites.values():
        assert statements.get(statement).id == statement
