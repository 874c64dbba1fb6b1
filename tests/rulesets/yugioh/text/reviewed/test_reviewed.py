"""The programs drawn for review still say what was read beside their texts."""

import random

from tests.rulesets.yugioh.text.reviewed import SEED, SIZE, UNSCRIPTED, changed, read


def test_every_program_says_what_was_read():
    again = [row.card for row in changed()]
    assert not again, (
        "read these again beside their texts (python -m tests.rulesets.yugioh.text.reviewed "
        f"--changed), then --accept each: {', '.join(again)}"
    )


def test_the_list_has_200_cards_and_every_one_a_verdict():
    _, rows = read()
    assert len({row.card for row in rows}) == len(rows) == SIZE
    assert {row.verdict for row in rows} == {"right", "mended", "unscripted"}
    assert all((row.verdict == "unscripted") == (row.words == UNSCRIPTED) for row in rows)


def test_the_list_is_the_one_its_seed_drew():
    """The population stood in the order of the ids: by the numbers drawn, the rows must too."""
    head, rows = read()
    numbers = list(range(int(head.split(" of ")[1].split()[0])))
    random.Random(SEED).shuffle(numbers)
    by_number = [row.card for _, row in sorted(zip(numbers[:SIZE], rows, strict=True))]
    assert by_number == sorted(by_number)
