"""A print is played by the newest words in force on the day of the match."""

import pytest

from cardpool import programs
from rulesets import registry
from rulesets.api import MatchOptions
from rulesets.deck import Deck, Entry
from rulesets.ptcg.eras import EX, ME
from rulesets.ptcg.scripts import script_of, scripts_of
from rulesets.ptcg.scripts.stored import worded_by
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.decks import pool


def words(card, day):
    return worded_by(pool().get(card), day).id


@pytest.mark.parametrize(
    ("card", "before", "since", "newer"),
    [
        ("base1-94", "2011-04-24", "2011-04-25", "bw1-100"),
        ("base1-84", "2011-04-24", "2011-04-25", "bw1-96"),
        ("ex2-88", "2011-04-24", "2011-04-25", "bw5-100"),  # printed a year later
        ("bw2-95", "2013-11-07", "2013-11-08", "xy0-36"),
        ("dp2-114", "2020-02-06", "2020-02-07", "swsh1-179"),
        ("ex1-84", "2020-02-06", "2020-02-07", "swsh1-168"),
        ("xy7-72", "2021-03-18", "2021-03-19", "swsh5-124"),
        ("bw9-103", "2023-06-08", "2023-06-09", "sv2-189"),
        ("dp4-99", "2023-09-21", "2023-09-22", "sv3pt5-163"),
    ],
)
@pytest.mark.rule("PL-221")
def test_errata_count_from_their_day_on(card, before, since, newer):
    facts, found = pool().get(card), pool().get(newer)
    was, is_now = pool().get(words(card, before)), pool().get(words(card, since))
    assert script_of(facts, before) == script_of(was) != script_of(found) or not script_of(found)
    assert is_now.note == found.note != was.note
    assert script_of(facts, since) == script_of(found)


@pytest.mark.rule("PL-221")
def test_a_text_that_changed_twice_has_three_wordings():
    for day, expected in (
        ("2005-12-31", "base6-107"),
        ("2014-01-01", "bw10-80"),
        ("2020-02-07", "swsh1-160"),
    ):
        assert words("base1-81", day) == expected


@pytest.mark.rule("PL-221")
def test_a_newest_text_nobody_understood_leaves_the_older_print_without_a_program(monkeypatch):
    card = pool().get("ex2-88")
    newer = {p.id for p in card.prints if not p.note}
    real = programs.of_set

    def without(set_id):
        return {i: x for i, x in real(set_id).items() if i not in newer}

    from rulesets.ptcg.scripts import stored

    stored._bundled.cache_clear()
    monkeypatch.setattr(programs, "of_set", without)
    try:
        assert script_of(card, "2005-12-31") is not None
        assert script_of(card, "2026-06-01") is None
    finally:
        stored._bundled.cache_clear()


@pytest.mark.rule("PL-181", "PL-221")
def test_rare_candy_of_2003_plays_its_own_text_then_and_the_new_one_now():
    for era, day, allowed in ((EX, "2005-12-31", True), (ME, "2026-06-01", False)):
        line = {"hand": ["ex2-88", "base1-34"], "day": day}  # Machoke, a Stage 1
        match = board(era, mon("base1-52"), **line)
        assert match.allows("play", "ex2-88") == allowed
        # A Stage 2 on a Pokémon of this turn.
        match = board(era, mon("base1-52", since=5), hand=["ex2-88", "base1-8"], day=day)
        assert match.allows("play", "ex2-88") == allowed
    match = board(ME, mon("base1-52"), hand=["ex2-88", "base1-8"], day="2026-06-01")
    assert match.play("ex2-88").name("active") == "Machamp"


@pytest.mark.rule("PL-221")
def test_the_words_of_a_match_are_those_of_its_day():
    cards = [pool().get(i) for i in ("base1-94", "base1-58", "base1-100")]
    deck = Deck(tuple(Entry(c, n) for c, n in zip(cards, (4, 4, 52), strict=True)))
    heals = {}
    for name, day in (
        ("ptcg-base", ""),
        ("ptcg-ex", ""),
        ("ptcg-bw", ""),
        ("ptcg-bw", "2011-04-01"),
        ("ptcg-unlimited", "2010-01-01"),
        ("ptcg-unlimited", "2026-06-01"),
    ):
        options = MatchOptions({"on": day} if day else {})
        match = registry.load(name).game.new_match([deck, deck], options)
        face = next(f for f in match.table.faces if f.id == "base1-94")
        heals[name, day] = face.script == script_of(pool().get("bw1-100"))
    assert [day for day, new in heals.items() if new] == [
        ("ptcg-bw", ""),
        ("ptcg-unlimited", "2026-06-01"),
    ]


def test_scripts_of_a_deck_are_kept_by_day():
    card = pool().get("base1-94")
    assert scripts_of([card], "2005-12-31") != scripts_of([card], "2026-06-01")
    assert scripts_of([card], "2005-12-31") is scripts_of([card], "2005-12-31")
