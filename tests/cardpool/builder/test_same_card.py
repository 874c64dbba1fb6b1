"""Which namesakes are one card: programs decide, and every exception has its reason."""

import pytest

from cardpool.builder.pokemon import same_card
from cardpool.builder.pokemon.facts import Facts
from tests.audit import same_card as audit

from .pokemon_data import cards


@pytest.mark.parametrize(
    ("older", "newer"),
    [("ecard2-130", "xy2-94"), ("ex5-90", "pl1-108"), ("ecard3-121", "sm7-124"),
     ("base5-17", "sm7-151"), ("clb-20", "bw7-137")],
)  # fmt: skip
def test_a_card_that_does_something_else_is_another_card(older, newer):
    assert cards()[older]["plays_as"] != cards()[newer]["plays_as"]


@pytest.mark.parametrize(
    ("older", "newer", "days"),
    [("dp4-99", "sv3pt5-163", "2023-09-22"), ("ex6-92", "sm1-119", "2011-08-31"),
     ("dp2-114", "swsh1-179", "2020-02-07"), ("ecard3-127", "swsh1-166", "2020-02-07"),
     ("base1-94", "sm1-127", "2011-04-25"), ("base1-81", "sv1-171", "2011-04-25 2020-02-07"),
     ("bw1-92", "sv1-171", "2020-02-07")],
)  # fmt: skip
def test_cards_under_official_errata_are_one_card_and_say_so(older, newer, days):
    assert cards()[older]["plays_as"] == cards()[newer]["plays_as"]
    assert cards()[older]["note"] == f"errata {days}"
    assert "note" not in cards()[newer]


def test_namesakes_of_which_sources_are_unsure_are_in_doubt():
    assert all(cards()[each].get("doubt") for each in ("base5-15", "dp2-110", "xy2-96"))


def test_every_group_with_several_programs_has_its_reason(shared):
    told = audit.reasons(shared / "data/pokemon")
    names = {cards()[group]["name"]["en"] for group in audit.differing()}
    assert names - told.keys() == set()
    assert same_card.WORDS_ALONE - names == set(), "no longer needed"


def test_prints_with_one_program_stand_apart_only_for_a_reason():
    assert audit.standing_apart().keys() == audit.APART.keys()


def test_a_print_whose_program_differs_for_no_known_reason_is_in_doubt():
    prints = [
        Facts(f"x-{n}", "x", str(n), {"en": "Town Map"}, "Trainer", subkinds=["Item"])
        for n in (1, 2, 3)
    ]
    programs = {"x-1": "draw one", "x-2": "draw two", "x-3": "draw two"}
    rulings = same_card.Rulings()
    assert [f.id for f in same_card.unexplained(prints, programs, rulings)] == ["x-1"]
    ruled = same_card.Rulings(names=frozenset({"Town Map"}))
    assert same_card.unexplained(prints, programs, ruled) == []
