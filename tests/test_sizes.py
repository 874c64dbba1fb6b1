"""The size of a deck whose list has lines that are no known card, or words below it."""

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.decklist.read import read_text


@pytest.fixture(scope="module")
def pool(own_home):
    return CardPool.open()


def verdict(pool, text, ruleset="ptcg-unlimited"):
    (source,) = read_text(text, "x.txt")
    return Checker(pool, ruleset, "2026-05-20").check(source).verdict


@pytest.mark.parametrize(
    ("known", "unknown", "expected"),
    [
        (60, 1, "unreadable"),  # 60 where the unknown line is no card
        (56, 8, "unreadable"),
        (56, 4, "unreadable"),
        (61, 1, "illegal"),  # too many without it
        (58, 1, "illegal"),  # too few with it
    ],
)
def test_unknown_cards_alone_never_make_a_deck_too_large(pool, known, unknown, expected):
    text = f"4 Pikachu BS 58\n{known - 4} Lightning Energy BS 100\n{unknown} Glorpzax\n"
    assert verdict(pool, text) == expected


def test_an_unknown_card_in_a_side_deck_never_makes_it_too_large(pool):
    main = "40 Blue-Eyes White Dragon\n"
    (source,) = read_text(f"Main\n{main}Side\n15 Mystical Space Typhoon\n1 Glorpzax\n", "x.txt")
    findings = Checker(pool, "ygo-tcg", "2026-05-20").check(source).findings
    assert "YGO103" not in [finding.code for finding in findings]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4 Pikachu BS 58\n56 Lightning Energy BS 100\n\nGood luck!\n", "legal"),
        ("4 Pikachu BS 58\n55 Lightning Energy BS 100\n\nGood luck!\n", "unreadable"),
        ("4 Pikachu BS 58\n\nGood luck!\n\n56 Lightning Energy BS 100\n", "unreadable"),
        ("4 Pikachu BS 58\n56 Lightning Energy BS 100\n\nfor 4 players\n", "unreadable"),
        ("4 Pikachu BS 58\n56 Lightning Energy BS 100\nGood luck!\n", "unreadable"),
    ],
)
def test_words_below_a_whole_list_do_not_make_it_unreadable(pool, text, expected):
    assert verdict(pool, text) == expected


def test_words_below_a_whole_list_are_told(pool):
    (source,) = read_text("4 Pikachu BS 58\n56 Lightning Energy BS 100\n\nGood luck!\n", "x.txt")
    (found,) = Checker(pool, "ptcg-unlimited", "2026-05-20").check(source).findings
    assert (found.code, found.severity, found.line) == ("DECK001", "warning", 4)


def test_a_document_that_is_one_record_has_a_count(pool):
    (source,) = read_text('["Crushing Hammer", "", 1, 1]', "x.json")
    assert [(line.number, line.name, line.copies) for line in source.lines] == [
        (1, "Crushing Hammer", 1)
    ]
    assert source.problems == ()
