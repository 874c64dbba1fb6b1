"""A corrected list differs from the list by its counts alone, whatever its format."""

import json

import pytest

from deckcheck.decklist.fix import fixed
from deckcheck.decklist.read import read_text

RECORDS = """{"name": "Deck", "cards": [
  {"name": "Pikachu", "set": "BS", "number": "5", "count": 5},
  {"count": "5", "card": {"name": "Abra", "count": 9}},
  {"name": "Lightning Energy", "set": "BS", "number": "100", "count": 52}
]}"""


def changed(text, wanted, path="list.txt"):
    """Return the lines that a fix leaves and the lines that it writes."""
    (source,) = read_text(text, path)
    before, after = text.splitlines(keepends=True), fixed(source, wanted).splitlines(keepends=True)
    return [row for row in before if row not in after], [row for row in after if row not in before]


def test_a_count_in_json_changes_where_it_stands():
    old, new = changed(RECORDS, {2: 4})
    assert new == [old[0].replace('"count": 5', '"count": 4')]


def test_a_count_written_as_a_string_stays_one_and_inner_counts_stay():
    old, new = changed(RECORDS, {3: 4})
    assert new == [old[0].replace('"count": "5"', '"count": "4"')]


@pytest.mark.parametrize("line", [2, 3, 4])
def test_a_record_without_copies_goes_and_the_document_stays_whole(line):
    (source,) = read_text(RECORDS, "list.json")
    before = json.loads(RECORDS)
    del before["cards"][line - 2]
    assert json.loads(fixed(source, {line: 0})) == before


def test_all_records_can_go():
    (source,) = read_text(RECORDS, "list.json")
    assert json.loads(fixed(source, {2: 0, 3: 0, 4: 0})) == {"name": "Deck", "cards": []}


def test_where_many_cards_stand_on_one_line_none_is_changed_for_another():
    text = json.dumps(json.loads(RECORDS))
    assert changed(text, {1: 4}) == ([], [])


def test_passwords_numbered_by_their_order_are_not_taken_for_lines():
    text = '{"main": [89631139,\n89631139], "extra": [\n{"id": 44508094, "count": 4}]}'
    assert changed(text, {2: 0, 3: 3}) == ([], [])


@pytest.mark.parametrize(
    ("header", "row", "mended"),
    [
        ("Number,Name,Count", "5,Pikachu,5", "5,Pikachu,4"),
        ("Set;Number;Qty;Name", "BS;5;5;Pikachu", "BS;5;4;Pikachu"),
        ("Name,Qty,Number", '"Pikachu, 5","5",5', '"Pikachu, 5","4",5'),
        ("Count|Number|Name", "|5|Pikachu", "|5|Pikachu"),  # an empty cell is one copy
    ],
)
def test_a_count_in_a_table_changes_in_its_column(header, row, mended):
    (source,) = read_text(f"{header}\n{row}\n", "list.csv", "csv")
    assert fixed(source, {2: 4}) == f"{header}\n{mended}\n"


def test_a_form_feed_in_a_comment_is_no_end_of_a_line():
    old, new = changed("# my\fdeck\n5 Pikachu BS 58\n56 Lightning Energy BS 100\n", {2: 4})
    assert (old, new) == (["5 Pikachu BS 58\n"], ["4 Pikachu BS 58\n"])


def test_a_link_is_changed_amid_its_words():
    text = "My deck: ydke://o6lXBaOpVwWjqVcFo6lXBQ==!!! have fun\n"
    assert changed(text, {4: 0})[1] == ["My deck: ydke://o6lXBaOpVwWjqVcF!!! have fun\n"]


def test_a_link_that_was_not_read_whole_stays_as_it_is():
    assert changed("ydke://o6lXBaOpVwWjqVcFo6lXBQ==!?!!\n", {4: 0}) == ([], [])


def test_headings_that_were_right_are_right_again():
    text = (
        "Pokémon: 6\n5 Pikachu BS 58\n1 Abra BS 43\n\n"  # counts copies
        "Trainer: 2\n5 Bill BS 91\n1 Bill\n\n"  # counts lines
        "Energy: 40\n49 Lightning Energy BS 100\n\n"  # was wrong before
        "Total Cards: 61\n"
    )
    assert changed(text, {2: 4, 6: 4, 7: 0})[1] == [
        "Pokémon: 5\n",
        "4 Pikachu BS 58\n",
        "Trainer: 1\n",
        "4 Bill BS 91\n",
        "Total Cards: 58\n",
    ]


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
