"""Construction checks of teams, set-ups and boxes."""

import re
import textwrap

import pytest

from cardpool import board
from rulesets import registry, statements
from rulesets.api import NOTE, MatchOptions
from rulesets.deck import Deck, Entry
from rulesets.master_trainer.checks import CHECKS
from rulesets.master_trainer.options import rules

RULES = rules(MatchOptions())
BY_NAME = {piece.name: piece for piece in board.pieces().values()}
BY_CODE = {check.code: check for check in CHECKS}


def deck(text):
    """Return the deck of a plain list; a line without a number opens a section."""
    section, entries = "main", []
    for number, line in enumerate(textwrap.dedent(text).strip().splitlines(), 1):
        count, _, name = line.strip().partition(" ")
        if count.isdigit():
            entries.append(Entry(BY_NAME[name], int(count), section, number))
        else:
            section = line.strip().lower()
    return Deck(tuple(entries))


def found(code, text):
    return list(BY_CODE[code].run(deck(text), RULES))


def box(**changes):
    """Return a whole box, with other counts for some pieces."""
    return Deck(
        tuple(
            Entry(p, changes.get(p.id.replace("-", "_"), p.amount), "box", n)
            for n, p in enumerate(board.pieces().values(), 1)
        )
    )


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_the_examples_of_a_check_are_true(check):
    for heading, broken in (("Illegal", True), ("Legal", False)):
        block = re.search(rf"^    {heading}:\n((?: {{8}}.*\n)+)", check.doc, re.MULTILINE)
        assert bool(found(check.code, block[1])) == broken, heading


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_a_check_cites_statements_that_exist(check):
    assert all(statements.get(cited) for cited in check.cites)


def test_codes_are_distinct_and_registered():
    assert len(BY_CODE) == len(CHECKS)
    assert registry.load("master-trainer").checks == CHECKS


@pytest.mark.parametrize(
    ("code", "text", "message"),
    [
        ("MT101", "1 Onix", "0 starters in the team (none); a trainer has exactly 1"),
        ("MT101", "1 Pikachu\n1 Meowth",
         "2 starters in the team (Pikachu, Meowth); a trainer has exactly 1"),
        ("MT102", "1 Onix\n1 Onix", "2 chips of Onix; the box holds 1"),
        ("MT103", "1 Pikachu\n5 Potion\n3 Fly", "8 Item cards; the limit is 7"),
        ("MT104", "1 Pikachu\n6 Potion", "6 Potion cards; the box holds 5"),
        ("MT105", "1 Pikachu",
         "3 Power Points; 20 are needed to enter the Indigo Plateau"),
        ("MT106", "1 Bulbasaur\n1 Ivysaur\n1 Venusaur",
         "Venusaur fights with +5 beside Bulbasaur and Ivysaur: strength 13"),
        ("MT112", "setup\n1 Onix", "0 pink chips on the board; the set-up has 10"),
        ("MT401", "1 Pikachu\n1 Lance", "Lance is a Rival card; no trainer keeps one"),
    ],
)  # fmt: skip
def test_a_finding_states_fact_and_limit(code, text, message):
    assert found(code, text)[0].message == message


def test_notes_do_not_make_a_team_illegal():
    assert {f.severity for f in found("MT105", "1 Pikachu")} == {NOTE}
    assert {f.severity for f in found("MT106", "1 Pikachu\n1 Raichu")} == {NOTE}


def test_a_second_copy_of_a_chip_is_fixed_to_one_in_all():
    fixes = [f.fix for f in found("MT102", "2 Onix\n1 Onix")]
    assert [(fix.line, fix.copies) for fix in fixes] == [(1, 0)]


def test_a_whole_box_is_legal_and_everything_else_named():
    check = BY_CODE["MT111"]
    assert list(check.run(box(), RULES)) == []
    messages = [f.message for f in check.run(box(chip_25=2, item_potion=4, mover_red=0), RULES)]
    assert messages == [
        "151 chips in the box; it holds 150: Pikachu 2 of 1",
        "53 Item cards in the box; it holds 54: Potion 4 of 5",
        "5 movers in the box; it holds 6: Red Mover 0 of 1",
    ]


def test_a_right_set_up_is_legal():
    chips = [p for p in board.pieces().values() if p.kind == "Chip"]
    counts = {"pink": 10, "green": 10, "blue": 10, "red": 7, "yellow": 4}
    laid = [p for colour, n in counts.items() for p in [c for c in chips if c.colour == colour][:n]]
    entries = tuple(Entry(p, 1, "setup", i) for i, p in enumerate(laid, 1))
    assert list(BY_CODE["MT112"].run(Deck(entries), RULES)) == []
