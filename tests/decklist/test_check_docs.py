"""The examples in the documentation of the DECK codes, run."""

import re
import textwrap

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.decklist.checks import CHECKS
from deckcheck.decklist.read import read_or_report, read_text
from rulesets.lines.model import MAX_LINES


@pytest.fixture(scope="module")
def checker():
    return Checker(CardPool.open(), "ptcg-standard", "2024-08-16")


def example(doc, heading):
    """Return the lines under a heading of the documentation."""
    block = re.search(rf"^ +{heading}:\n((?: {{8}}.*\n)+)", doc, re.M)
    return textwrap.dedent(block[1])


def codes(checker, text):
    (source,) = read_text(text, "list.txt")
    if named := re.match(r"# ruleset (\S+)", text):
        checker = Checker(checker.pool, named[1], "2024-08-16")
    return [finding.code for finding in checker.check(source).findings]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_the_illegal_example_is_found(checker, check, tmp_path):
    text = example(check.doc, "Illegal")
    if text.startswith("(a file that"):
        (unopened,) = read_or_report(str(tmp_path / "nothing.txt"))
        assert [finding.code for finding in checker.check(unopened).findings] == [check.code]
        return
    if text.startswith("(a file of"):
        text = "4 Pikachu BS 58\n" * (MAX_LINES + 1)
    assert check.code in codes(checker, text)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_the_legal_example_is_not_found(checker, check):
    assert check.code not in codes(checker, example(check.doc, "Legal"))
