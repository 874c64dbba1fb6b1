"""Counting that all games share: groups, sizes, what is over a limit and its repair."""

from operator import attrgetter
from types import SimpleNamespace

import pytest

from rulesets.api import Fix
from rulesets.counting import Over, Tally, copies_over, fewer, once_a_deck, total
from rulesets.deck import Deck, Entry

ELF = SimpleNamespace(id="elf", name="Elf", copy_key="elf")
OTHER_ELF = SimpleNamespace(id="elf-2", name="Elf", copy_key="elf")
ORC = SimpleNamespace(id="orc", name="Orc", copy_key="orc")


def deck(*entries, unresolved=()):
    """Return a deck of (card, copies, section) on the lines 1, 2 and so on."""
    rows = (Entry(card, copies, section, line) for line, (card, copies, section) in entries)
    return Deck(tuple(rows), dict(unresolved))


def lines(*entries):
    """Return a deck of (card, copies) in one section."""
    return deck(*((n, (card, copies, "main")) for n, (card, copies) in enumerate(entries, 1)))


def test_entries_are_grouped_in_list_order():
    found = lines((ELF, 2), (ORC, 1), (OTHER_ELF, 1)).by(attrgetter("copy_key"))
    assert {key: [e.line for e in entries] for key, entries in found.items()} == {
        "elf": [1, 3],
        "orc": [2],
    }


def test_a_card_without_a_key_is_in_no_group():
    found = lines((ELF, 2), (ORC, 1)).by(lambda card: card.id if card is ORC else None)
    assert list(found) == ["orc"]


def test_sizes_count_copies_by_section_and_cards_that_were_not_resolved():
    found = deck((1, (ELF, 2, "main")), (2, (ORC, 3, "side")), unresolved={"main": 4, "extra": 1})
    assert found.sizes() == {"main": 6, "side": 3, "extra": 1}
    assert (found.size(), found.size("side"), found.size("none")) == (6, 3, 0)


def test_copies_of_one_key_are_added_up_over_lines_and_prints():
    groups = lines((ELF, 2), (ORC, 4), (OTHER_ELF, 3)).by(attrgetter("copy_key"))
    (over,) = copies_over(groups, 4)
    assert (over.copies, over.limit, [e.line for e in over.entries]) == (5, 4, [1, 3])


def test_exactly_the_limit_is_not_over_it():
    groups = lines((ELF, 2), (OTHER_ELF, 2)).by(attrgetter("copy_key"))
    assert list(copies_over(groups, 4)) == []


def test_each_group_may_have_a_limit_of_its_own():
    groups = lines((ELF, 2), (ORC, 2)).by(attrgetter("copy_key"))
    found = list(copies_over(groups, lambda entries: 1 if entries[0].card is ORC else 3))
    assert [(over.entries[0].card, over.limit) for over in found] == [(ORC, 1)]


@pytest.mark.parametrize(
    ("copies", "excess", "expected"),
    [
        ((4, 2), 1, (2, 1)),  # the last line
        ((4, 1), 2, (1, 2)),  # the last line that has enough
        ((1, 1, 1), 2, (3, 0)),  # none has enough: the last line goes first
    ],
)
def test_a_repair_lowers_the_last_line_that_has_enough_copies(copies, excess, expected):
    entries = lines(*((ELF, n) for n in copies)).entries
    found = fewer(entries, excess)
    assert (found.line, found.copies) == expected


def test_a_repair_says_how_many_copies_it_takes():
    assert fewer(lines((ELF, 5)).entries, 2) == Fix(1, 3, "2 fewer Elf")
    assert Over(lines((ELF, 5)).entries, 5, 4).fix == Fix(1, 4, "1 fewer Elf")


def test_entries_that_stand_on_no_line_cannot_be_repaired():
    assert fewer((Entry(ELF, 5),), 1) is None


def test_a_tally_knows_what_a_deck_has_most_of():
    groups = lines((ELF, 2), (ORC, 4), (OTHER_ELF, 3)).by(attrgetter("copy_key"))
    assert Tally({}, groups, ()).most == 5
    assert Tally({}, {}, ()).most == 0
    assert total(groups["elf"]) == 5


def test_what_is_found_in_a_deck_is_kept_until_another_deck_comes():
    class Rules:
        counted = 0

        @once_a_deck
        def size(self, deck):
            self.counted += 1
            return deck.size()

    one, two, rules = lines((ELF, 1)), lines((ELF, 2)), Rules()
    assert [rules.size(d) for d in (one, one, two, two, one)] == [1, 1, 2, 2, 1]
    assert rules.counted == 3
    assert Rules().size(two) == 2
