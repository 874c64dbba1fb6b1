"""Programs written by hand: few, for texts that no rule covers, each read beside its text.

`by_hand.tsv` has a row for each: the card, the fingerprints of its text and of its program when
they were read side by side, and what was looked at. `python -m tests.rulesets.yugioh.text.by_hand`
writes the rows of programs that are new or have changed, to be read again.
"""

import csv
from pathlib import Path

import pytest

pytest.importorskip("lark")

from rulesets.yugioh.scripts.by_hand import BY_HAND
from rulesets.yugioh.text.compile import Compiler
from rulesets.yugioh.text.read import corpus
from rulesets.yugioh.words.programs import render_card
from tests.rulesets.yugioh.text.by_hand import ROWS, row_of

MOST = 150  # of the 6,163 cards to July 2014


@pytest.fixture(scope="module")
def texts(shared):
    return {text.id: text for text in corpus.cards(shared / "data")}


@pytest.fixture(scope="module")
def rows():
    with Path(ROWS).open(encoding="utf-8") as lines:
        return {row["id"]: row for row in csv.DictReader(lines, delimiter="\t")}


def test_there_are_not_too_many():
    assert len(BY_HAND) <= MOST


def test_each_belongs_to_a_card_of_the_pool(texts):
    assert [card for card in BY_HAND if card not in texts] == []


def test_no_text_that_compiles_has_a_program_by_hand(texts):
    compiler = Compiler(text.name for text in texts.values())
    compiled = [texts[card].name for card in BY_HAND if compiler.card(texts[card]).script]
    assert compiled == []


def test_each_was_read_beside_its_text_as_both_are_now(texts, rows):
    assert sorted(rows) == sorted(BY_HAND)
    changed = [
        texts[card].name
        for card in BY_HAND
        if (rows[card]["text"], rows[card]["program"]) != row_of(texts[card])[2:4]
    ]
    assert changed == []


@pytest.mark.parametrize("card", sorted(BY_HAND))
def test_each_can_be_said_in_words(card):
    assert render_card(BY_HAND[card])
