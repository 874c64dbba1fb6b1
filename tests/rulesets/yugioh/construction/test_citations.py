"""Each finding cites the statements that say what it says, and no others."""

from types import SimpleNamespace

import pytest

from rulesets.deck import Deck, Entry
from tests.rulesets.yugioh.decks import findings, named

OWN_LIST = SimpleNamespace(name="house list", limits={97590747: 1}, kind="limits")


def cited(lines, code, ruleset, on="", region="", **options):
    """Return the statements of the one finding of a code."""
    (found,) = [f for f in findings(lines, ruleset, on, region, **options) if f.code == code]
    return found.cites


def on_pool(name, on):
    """Return the codes of what is said of one card's release in the OCG."""
    found = findings(Deck((Entry(named(name), 1, "main"),)), "ygo-ocg", on)
    return [f.code for f in found if f.code.startswith("YGO2")]


def filler(size, section="main"):
    return Deck((Entry(named("Gemini Elf"), size, section),))


@pytest.mark.rule("YF-001")
@pytest.mark.rule("YF-002")
@pytest.mark.rule("YF-045")
@pytest.mark.parametrize(
    ("ruleset", "on", "wanted"),
    [
        ("ygo-9", "", ("YGO-001", "YGO-008")),
        ("ygo-tcg", "2014-07-14", ("YGO-001", "YGO-008", "YF-002")),
        ("ygo-tcg", "2007-06-15", ("YF-001",)),
        ("ygo-speed", "2025-08-01", ("YF-045",)),
    ],
)
def test_a_size_is_cited_from_the_rules_of_its_day(ruleset, on, wanted):
    assert cited(filler(9), "YGO101", ruleset, on) == wanted


@pytest.mark.rule("YF-003")
@pytest.mark.rule("YF-004")
@pytest.mark.rule("YF-005")
@pytest.mark.parametrize(
    ("ruleset", "on", "wanted"),
    [
        ("ygo-tcg", "2007-06-15", ("YF-003",)),
        ("ygo-tcg", "2008-10-15", ("YF-004",)),
        ("ygo-ocg", "2007-06-15", ("YF-005",)),
    ],
)
def test_a_side_deck_of_seven_is_cited_from_the_rule_that_forbids_it(ruleset, on, wanted):
    assert cited(filler(7, "side"), "YGO103", ruleset, on) == wanted


@pytest.mark.rule("YF-020")
@pytest.mark.rule("YF-024")
@pytest.mark.rule("YF-026")
@pytest.mark.rule("YF-027")
@pytest.mark.parametrize(
    ("line", "ruleset", "on", "options", "wanted"),
    [
        ("2 Pot of Greed", "ygo-traditional", "2026-08-01", {}, ("YF-020", "YF-026")),
        ("2 Performapal Monkeyboard", "ygo-tcg", "2016-02-09", {"premier": "true"},
         ("YF-020", "YF-024")),
        ("2 La Jinn the Mystical Genie of the Lamp", "ygo-tcg", "2026-08-01", {"list": OWN_LIST},
         ("YF-027",)),
    ],
)  # fmt: skip
def test_a_limit_is_cited_from_what_put_its_list_in_force(line, ruleset, on, options, wanted):
    found = cited(line, "YGO302", ruleset, on, **options)
    assert found == ("YGO-250", *wanted, "YF-021")


@pytest.mark.rule("YF-027")
def test_a_list_of_ones_own_is_called_by_its_title():
    found = findings("2 La Jinn the Mystical Genie of the Lamp", "ygo-tcg", list=OWN_LIST)
    assert "Limited by the list 'house list' (" in found[0].message


@pytest.mark.rule("YGO-922")
def test_a_limit_on_a_name_class_says_why_its_names_count_together():
    own = SimpleNamespace(name="no sea", limits={22702055: 1}, kind="limits")
    lines = "1 Umi\n1 A Legendary Ocean"
    found = cited(lines, "YGO302", "ygo-tcg", "2026-08-01", list=own)
    assert "YGO-922" in found


@pytest.mark.rule("YF-010")
@pytest.mark.rule("YF-013")
@pytest.mark.rule("YF-033")
@pytest.mark.parametrize(
    ("name", "ruleset", "on", "region", "wanted"),
    [
        ("Cyber Dragon", "ygo-tcg", "2005-08-01", "", "YF-010"),
        ("Cyber Dragon", "ygo-goat", "", "", "YF-013"),
        ("Darkuriboh", "ygo-genesys", "2026-08-10", "ocg", "YF-033"),
    ],
)
def test_an_unreleased_card_is_cited_from_what_closes_the_pool(name, ruleset, on, region, wanted):
    assert cited(f"1 {name}", "YGO201", ruleset, on, region) == (wanted,)


@pytest.mark.rule("YF-011")
@pytest.mark.rule("YF-012")
@pytest.mark.rule("YF-014")
@pytest.mark.rule("YF-015")
@pytest.mark.parametrize(
    ("name", "ruleset", "on", "wanted"),
    [
        ("Blitzclique - Steppleader", "ygo-tcg", "2026-06-01", ("YF-011",)),
        ("Dark Magician of Chaos", "ygo-tcg", "2005-08-20", ("YF-010", "YF-011")),
        ("Ankuriboh", "ygo-tcg", "2026-11-16", ("YF-012",)),
        ("Tour Guide From the Underworld", "ygo-ocg", "2011-11-11", ("YF-015",)),
    ],
)
def test_an_open_release_day_is_cited_from_what_leaves_it_open(name, ruleset, on, wanted):
    alone = Deck((Entry(named(name), 1, "main"),))
    assert cited(alone, "YGO202", ruleset, on) == wanted


@pytest.mark.rule("YGO-009")
@pytest.mark.rule("YF-040")
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("Stardust Dragon", "YGO-009"),
        ("Decode Talker", "YF-040"),
        ("Odd-Eyes Rebellion Dragon", "YF-040"),
    ],
)
def test_a_misplaced_extra_deck_card_is_cited_by_its_kind(name, wanted):
    assert cited(f"1 {name}", "YGO401", "ygo-tcg", "2026-08-01") == (wanted,)


@pytest.mark.rule("YF-022")
def test_a_day_before_the_first_list_of_a_series_is_said_to_be_one():
    (found,) = [f for f in findings("1 Gemini Elf", "ygo-genesys", "2020-01-01")
                if f.code == "YGO307"]  # fmt: skip
    assert found.severity == "question"
    assert found.message.startswith("no Genesys list before that of 2025-09-22 is known;")


@pytest.mark.rule("YF-015")
@pytest.mark.parametrize(
    ("name", "on", "code"),
    [
        ("Number 16: Shock Master", "2011-08-11", "YGO201"),
        ("Number 16: Shock Master", "2012-02-29", "YGO202"),
        ("Magistus Chorozo", "2024-12-31", "YGO202"),
        ("Time Wizard", "2000-05-01", "YGO202"),
        ("Ash Blossom & Joyous Spring", "2012-02-29", "YGO201"),
    ],
)
def test_a_card_numbered_among_older_ones_is_a_question_in_the_ocg(name, on, code):
    assert on_pool(name, on) == [code]


@pytest.mark.rule("YF-016")
@pytest.mark.parametrize(
    ("name", "day_before", "first_day"),
    [
        ("T.G. Hyper Librarian", "2011-08-31", "2011-09-01"),
        ("Thunder King Rai-Oh", "2013-02-28", "2013-03-01"),
        ("Exodia the Forbidden One", "2000-03-31", "2000-04-01"),
    ],
)
def test_a_card_that_an_ocg_list_restricts_was_out_by_then(name, day_before, first_day):
    assert on_pool(name, day_before) == ["YGO202"]
    assert on_pool(name, first_day) == []
