"""The programs drawn for review still say what was read beside their texts."""

import random

import pytest

from tests.rulesets.yugioh.text.reviewed import DRAWINGS, UNSCRIPTED, changed, read


def test_every_program_says_what_was_read():
    again = [row.card for row in changed()]
    assert not again, (
        "read these again beside their texts (python -m tests.rulesets.yugioh.text.reviewed "
        f"--changed), then --accept each: {', '.join(again)}"
    )


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.name)
def test_the_list_has_its_number_of_cards_and_every_one_a_verdict(drawing):
    _, rows = read(drawing)
    assert len({row.card for row in rows}) == len(rows) == drawing.size
    assert {row.verdict for row in rows} <= {"right", "mended", "unscripted"}
    assert all((row.verdict == "unscripted") == (row.words == UNSCRIPTED) for row in rows)


def test_no_card_was_drawn_twice():
    cards = [row.card for drawing in DRAWINGS for row in read(drawing)[1]]
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: drawing.name)
def test_the_list_is_the_one_its_seed_drew(drawing):
    """The population stood in the order of the ids: by the numbers drawn, the rows must too."""
    head, rows = read(drawing)
    numbers = list(range(int(head.split(" of ")[1].split()[0])))
    random.Random(drawing.seed).shuffle(numbers)
    by_number = [row.card for _, row in sorted(zip(numbers[: drawing.size], rows, strict=True))]
    assert by_number == sorted(by_number)
