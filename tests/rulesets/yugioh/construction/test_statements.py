"""Deck-construction statements, each tied to a check and to a test."""

import pytest

from rulesets import registry, statements
from rulesets.deck import Deck, Entry
from tests.rulesets.yugioh.decks import codes, deck, filled, findings, named, rules

CHECKS = registry.load("ygo-9").checks
# Cited by single findings rather than by the check as a whole.
BY_FINDING = {"YGO-004", "YGO-010", "YGO-011", "YGO-311"}


def test_every_construction_statement_of_the_rulebook_is_cited_by_a_check():
    cited = {cite for check in CHECKS for cite in check.cites} | BY_FINDING
    wanted = {s.id for s in statements.digest("YGO").values() if s.mark == "D"}
    assert wanted <= cited


def test_every_cited_statement_exists():
    for check in CHECKS:
        for cite in check.cites:
            assert statements.get(cite).text


@pytest.mark.rule("YGO-004")
def test_spells_count_over_main_and_side_together():
    found = findings("2 Sakuretsu Armor\nSide\n2 Sakuretsu Armor", "ygo-9")
    assert [f.code for f in found] == ["YGO104"]
    assert "YGO-004" in found[0].cites


@pytest.mark.rule("YGO-006")
def test_extra_deck_of_sixteen_is_illegal():
    assert "YGO102" in codes(Deck((Entry(named("Thousand Dragon"), 16, "extra"),)), "ygo-9")


@pytest.mark.rule("YGO-007")
def test_only_fusion_synchro_and_xyz_are_built_into_the_extra_deck():
    assert codes("Extra\n1 Thousand Dragon\n1 Stardust Dragon\n1 Gagaga Cowboy", "ygo-9") == []
    assert codes("Extra\n1 Effect Veiler", "ygo-9") == ["YGO402"]


@pytest.mark.rule("YGO-008")
def test_extra_deck_cards_do_not_count_towards_the_main_deck():
    assert "YGO101" in codes(filled("Extra\n3 Stardust Dragon", 39), "ygo-9")
    assert codes(filled("Extra\n3 Stardust Dragon", 40), "ygo-9") == []


@pytest.mark.rule("YGO-010")
def test_ritual_monsters_go_to_the_main_deck():
    assert codes("1 Black Luster Soldier", "ygo-9") == []
    found = findings("Extra\n1 Black Luster Soldier", "ygo-9")
    assert [f.code for f in found] == ["YGO402"]
    assert "YGO-010" in found[0].cites


@pytest.mark.rule("YGO-012")
def test_side_deck_of_sixteen_is_illegal():
    assert "YGO103" in codes(Deck((Entry(named("Gemini Elf"), 16, "side"),)), "ygo-9")


@pytest.mark.rule("YGO-311")
def test_the_side_deck_holds_cards_for_both_decks():
    assert codes("Side\n1 Stardust Dragon\n1 Dark Hole", "ygo-9") == []


@pytest.mark.rule("YF-002")
@pytest.mark.rule("YF-006")
def test_extra_deck_cards_in_the_side_deck_are_a_question_before_late_2009():
    side = deck("Side\n1 Thousand-Eyes Restrict")
    assert "YGO404" in codes(side, "ygo-tcg", "2009-10-26")
    assert "YGO404" not in codes(side, "ygo-tcg", "2009-10-27")


@pytest.mark.rule("YF-003")
def test_a_side_deck_of_2007_is_all_or_nothing():
    for size, expected in ((0, False), (7, True), (15, False)):
        side = Deck((Entry(named("Gemini Elf"), size, "side"),))
        assert ("YGO103" in codes(side, "ygo-tcg", "2007-10-15")) is expected


@pytest.mark.rule("YF-028")
def test_master_duel_asks_about_a_side_deck():
    found = findings("Side\n1 Dark Hole", "ygo-master-duel", "2023-11-15")
    assert [(f.code, f.severity) for f in found] == [("YGO103", "question")]


@pytest.mark.rule("YF-060")
def test_played_cards_must_be_the_registered_ones():
    from rulesets.yugioh.construction.siding import side_swap

    registered, played = deck("40 Gemini Elf"), deck("39 Gemini Elf\n1 Dark Hole")
    found = side_swap(registered, played, rules("ygo-tcg", "2014-07-14"), 2)
    assert [f.code for f in found] == ["YGO505", "YGO505"]


@pytest.mark.rule("YF-012")
def test_unreleased_cards_are_a_question_after_the_day_of_the_data():
    assert codes("1 Ankuriboh", "ygo-tcg", "2026-08-22") == ["YGO201"]
    assert codes("1 Ankuriboh", "ygo-tcg", "2026-08-23") == ["YGO202"]


def test_cards_not_resolved_count_towards_the_size():
    found = Deck(filled("", 39).entries, {"main": 1})
    assert codes(found, "ygo-9") == []
    assert codes(Deck(found.entries), "ygo-9") == ["YGO101"]
