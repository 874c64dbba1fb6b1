"""The counts of lines are changed where the line has its count, and nowhere else."""

import pytest

from deckcheck.decklist.fix import fixed
from deckcheck.decklist.read import read_text


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("5 Pikachu BS 5", "4 Pikachu BS 5"),
        ("Pikachu BS 58 x5", "Pikachu BS 58 x4"),
        ("5. 5x Pikachu BS 58", "5. 4x Pikachu BS 58"),
        ("5) Pikachu x5", "5) Pikachu x4"),
        ("> (5) Pikachu", "> (4) Pikachu"),
        ("x5 Pikachu BS 5", "x4 Pikachu BS 5"),
        ("* 5 Energy Removal 5", "* 4 Energy Removal 5"),
    ],
)
def test_a_fix_changes_the_count_and_no_other_number(line, wanted):
    (source,) = read_text(f"4 Abra BS 43\n{line}\n", "x.txt")
    assert fixed(source, {2: 4}) == f"4 Abra BS 43\n{wanted}\n"
