"""Every ambiguous statement of play has its reading written down."""

import re

import pytest

from rulesets import statements
from tests.conftest import ROOT


@pytest.mark.parametrize("prefix", ["BASE", "EX", "BW"])
def test_each_ambiguous_statement_is_in_the_rulings(prefix):
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    named = set(re.findall(r"[A-Z]+-\d{3}", text))
    for first, last in re.findall(r"([A-Z]+-\d{3}) to [A-Z]+-(\d{3})", text):
        start = int(first[-3:])
        named |= {f"{first[:-3]}{n:03}" for n in range(start, int(last) + 1)}
    ambiguous = [
        s.id for s in statements.digest(prefix).values() if s.mark == "P" and "(ambiguous" in s.text
    ]
    assert [s for s in ambiguous if s not in named] == []
