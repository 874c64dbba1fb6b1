"""Two texts of one card become one program, or the difference was read and is listed."""

from collections import defaultdict
from pathlib import Path

import pytest

pytest.importorskip("lark")

from tests.audit.second_texts import compared

READ = Path(__file__).with_name("second_texts.tsv")


@pytest.fixture(scope="module")
def found(shared):
    by_verdict = defaultdict(set)
    for card, verdict, _ in compared(shared / "data"):
        by_verdict[verdict].add(card.name)
    return by_verdict


def test_most_second_texts_become_the_same_program(found):
    assert len(found["equal"]) >= 220


def test_every_difference_between_two_texts_was_read(found):
    read = {line.split("\t")[0] for line in READ.read_text(encoding="utf-8").splitlines()}
    assert found["different"] <= read, "read them: make audit-second-texts"
