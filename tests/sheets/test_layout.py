"""Where the rows of a sheet go."""

from deckcheck.sheets.contents import Part, Row
from deckcheck.sheets.layout import lines_of, place


def part(key, rows):
    return Part(key, key.title(), tuple(Row(1, f"{key} {n}") for n in range(rows)))


def drawn(parts, first, later, columns):
    """Return the columns of the pages as text, headings in capitals."""
    found = {}
    for each in place(parts, first, later, columns):
        said = each.row.name if each.row else each.part.title.upper() + "…" * each.again
        column = found.setdefault((each.page, each.column), [])
        assert each.line == len(column)
        column.append(said)
    return found


def test_parts_follow_one_another_under_their_headings():
    assert drawn([part("a", 2), part("b", 1)], 9, 9, 1) == {
        (0, 0): ["A", "a 0", "a 1", "B", "b 0"],
    }


def test_a_part_that_goes_on_repeats_its_heading():
    assert drawn([part("a", 5)], 3, 4, 2) == {
        (0, 0): ["A", "a 0", "a 1"],
        (0, 1): ["A…", "a 2", "a 3"],
        (1, 0): ["A…", "a 4"],
    }


def test_a_heading_never_stands_last():
    assert drawn([part("a", 2), part("b", 2)], 4, 4, 1) == {
        (0, 0): ["A", "a 0", "a 1"],
        (1, 0): ["B", "b 0", "b 1"],
    }


def test_every_row_is_placed_once():
    parts = [part("a", 70), part("empty", 0), part("b", 30)]
    rows = [name for column in drawn(parts, 36, 47, 2).values() for name in column]
    assert [r for r in rows if r[0].islower()] == [row.name for p in parts for row in p.rows]
    assert lines_of(parts) == 102
