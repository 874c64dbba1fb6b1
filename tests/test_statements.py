"""The digests are complete and readable by program."""

import pytest

from rulesets import statements


def test_the_five_digests_hold_1099_statements():
    rulebooks = ("BASE", "EX", "BW", "YGO", "MT")
    assert sum(len(statements.digest(prefix)) for prefix in rulebooks) == 1099


def test_a_statement_knows_its_mark_its_words_and_its_heading():
    found = statements.get("EX-001")
    assert (found.mark, found.text) == ("D", "A deck contains exactly 60 cards.")
    assert found.heading.startswith("«Pourquoi")


def test_an_unknown_statement_is_an_error():
    with pytest.raises(KeyError):
        statements.get("EX-999")
