"""What a third source corrected or added: the committed facts have it."""

import json

import pytest

from cardpool.builder.pokemon import compared
from cardpool.builder.pokemon.facts import Facts
from cardpool.ingest.errors import IngestError

from .pokemon_data import cards, of_set, set_files


@pytest.mark.parametrize(
    ("name", "day"),
    [("dp1", "2007-05-23"), ("ex1", "2003-06-18"), ("ex4", "2004-03-15"), ("det1", "2019-03-29"),
     ("hgss4", "2010-11-02"), ("tk1a", "2004-06-04"), ("sm9", "2019-02-01")],
)  # fmt: skip
def test_a_set_came_out_on_its_day_not_on_the_first_of_the_month(name, day):
    assert set_files()[name][0]["released"] == day


@pytest.mark.parametrize(
    ("card_id", "field", "value"),
    [("sm11-149", "hp", 90), ("swshp-SWSH160", "hp", 310), ("sv5-22", "mark", "G"),
     ("ex3-4", "resistances", [["Lightning", "-30"], ["Fighting", "-30"]]),
     ("ex14-89", "weaknesses", [["Fighting", "×2"], ["Fire", "×2"]]),
     ("svp-178", "weaknesses", [["Lightning", "×2"]])],
)  # fmt: skip
def test_a_figure_that_two_sources_have_otherwise_is_corrected(card_id, field, value):
    assert cards()[card_id][field] == value


@pytest.mark.parametrize(
    ("card_id", "attack"),
    [("ex9-3", ["Mega Throw", "CCCCC", ""]), ("ex3-34", ["Flamethrower", "RCC", ""]),
     ("bw5-67", ["Rising Lunge", "", "10+"]), ("tk-bw-e-14", ["Bulk Up", "", "20"])],
)  # fmt: skip
def test_costs_and_damages_of_attacks_are_corrected(card_id, attack):
    name, cost, damage = attack
    held = next(each for each in cards()[card_id]["attacks"] if each[0] == name)
    assert (held[1] == cost or not cost) and (held[2] == damage or not damage)


def test_a_fact_of_low_confidence_stays_as_it_is():
    assert cards()["svp-190"]["hp"] == 50
    assert "weaknesses" not in cards()["svp-190"]


def test_every_pokemon_of_a_trainer_kit_has_attacks_with_costs():
    kits = [name for name in set_files() if name.startswith(("tk-xy", "tk-sm"))]
    pokemon = [c for name in kits for c in of_set(name) if c["kind"] == "Pokémon"]
    assert len(pokemon) > 140
    without = [c["id"] for c in pokemon if not any(cost for _, cost, _ in c.get("attacks", ()))]
    assert without == []


def test_a_pokemon_of_a_trainer_kit_plays_as_the_same_card_of_a_set():
    assert cards()["tk-xy-b-1"]["plays_as"] == "xy1-113"
    assert set_files()["tk-xy-b"][0]["provenance"]["facts"]["source"] == "pkmncards"
    assert cards()["tk-sm-l-16"]["source"] == "pkmncards"


def test_classic_has_three_decks_of_which_only_basic_energy_is_for_tournaments():
    prints = [card for name in ("clb", "clc", "clv") for card in of_set(name)]
    free = [card for card in prints if card.get("limit") != "not_tournament_legal"]
    assert (len(prints), len(free)) == (102, 6)
    assert all(card["subkinds"] == ["Basic Energy"] for card in free)
    assert cards()["clb-3"]["plays_as"] == "base1-2"


def test_promos_that_both_sources_lack_are_prints_of_their_card():
    jirachi, unown = cards()["swshp-SWSH299"], cards()["swshp-SWSH300"]
    assert (jirachi["released"], jirachi["plays_as"]) == ("2023-09-22", "swsh10-170")
    assert (unown["released"], unown["plays_as"]) == ("2023-08-04", "swsh12-65")


def test_a_print_is_not_completed_where_two_cards_have_its_name_and_figures():
    assert cards()["bt-1"]["plays_as"] == "ecard1-1"
    assert "attacks" not in cards()["bt-3"]  # Tyranitar: Expedition's or Aquapolis's


def test_a_promo_of_a_later_day_leads_no_group():
    assert cards()["swshp-SWSH251"]["plays_as"] != "swshp-SWSH251"


def folder(tmp_path, *row):
    below = tmp_path / "corrections"
    below.mkdir()
    table = "id,name,field,pool,proposed,source,confidence,note\n" + ",".join(row) + "\n"
    (below / "pokemon-corrections.csv").write_text(table, "utf-8")
    (below / "kit-facts.jsonl").write_text("", "utf-8")
    return tmp_path


def test_a_correction_of_a_figure_that_is_no_more_is_refused(tmp_path):
    facts = Facts("x-1", "x", "1", {"en": "Riolu"}, "Pokémon", hp=70)
    research = folder(tmp_path, "x-1", "Riolu", "hp", "60", "50", "a source", "high", "")
    with pytest.raises(IngestError, match="hp is 70, not 60"):
        compared.correct(research, {"x-1": facts})


def test_a_kit_that_has_its_attacks_by_now_is_refused(tmp_path):
    facts = Facts("x-1", "x", "1", {"en": "Riolu"}, "Pokémon", attacks=[("Punch", "F", "20")])
    research = folder(tmp_path, "x-1", "Riolu", "hp", "0", "0", "a source", "high", "")
    kit = {"id": "x-1", "attacks": [["Punch", "F", "20"]]}
    (research / "corrections/kit-facts.jsonl").write_text(json.dumps(kit), "utf-8")
    with pytest.raises(IngestError, match="attacks with costs already"):
        compared.correct(research, {"x-1": facts})
