"""One test per known fault of the two sources: the committed facts do not have it."""

import pytest

from .pokemon_data import cards, of_set, set_files


def attack(card_id, name):
    return next(a for a in cards()[card_id]["attacks"] if a[0] == name)


def test_black_and_white_attacks_keep_their_damage_signs():
    signed = [
        a for s in ("bw1", "bw5", "bw11") for c in of_set(s) for a in c.get("attacks", [])
        if a[2][-1:] in ("+", "×", "-")
    ]  # fmt: skip
    assert len(signed) > 120
    assert cards()["bw1-2"]["attacks"][-1][2] == "10+"


def test_gym_damage_and_owners_are_those_printed():
    assert cards()["gym1-2"]["evolves_from"] == "Brock's Rhyhorn"
    assert "70" in [a[2] for a in cards()["gym1-2"]["attacks"]]
    owned = [c for s in ("gym1", "gym2") for c in of_set(s) if c.get("evolves_from")]
    assert all("'s " in c["evolves_from"] for c in owned if "'s " in c["name"]["en"])


@pytest.mark.parametrize(
    ("card_id", "stage"),
    [("ex3-89", "Stage 2"), ("ex3-95", "Stage 1"), ("ex6-105", "Stage 2"), ("sm1-12", "Stage 2"),
     ("bwp-BW36", "Basic"), ("xya-28a", "Basic")],
)  # fmt: skip
def test_missing_and_wrong_stages_are_mended(card_id, stage):
    assert stage in cards()[card_id]["subkinds"]


@pytest.mark.parametrize(
    ("card_id", "names"),
    [("neo4-113", ["Mountain Crush", "Destructive Fire"]), ("ex12-83", ["Flame Swirl"]),
     ("dp5-65", ["Call for Family", "Rip Claw"]), ("neo4-64", ["Sleep Powder"])],
)  # fmt: skip
def test_missing_attack_names_are_there(card_id, names):
    assert set(names) <= {a[0] for a in cards()[card_id]["attacks"]}


def test_southern_islands_attacks_stand_on_their_own_cards():
    assert len(cards()["si1-10"]["attacks"]) == len(cards()["si1-11"]["attacks"]) == 2


def test_a_misspelt_attack_name_takes_the_usual_spelling():
    assert attack("xy1-62", "Rock Blast")


@pytest.mark.parametrize(
    ("card_id", "has", "lacks"),
    [("me04-015", "ex", "EX"), ("pop1-16", "ex", "EX"), ("xyp-XY35", "EX", "ex"),
     ("bw7-137", "ACE SPEC", "EX"), ("dp1-120", "LEVEL-UP", "Basic"), ("pl1-7", "SP", "Prime"),
     ("hgss1-111", "LEGEND", "Basic"), ("bw3-25", "Restored", "Basic"), ("neo1-12", "Baby", "EX"),
     ("neo1-12", "Basic", "EX"), ("base3-62", "Fossil", "Basic"), ("me1-8", "Basic", "Stage 1")],
)  # fmt: skip
def test_special_kinds_are_marked(card_id, has, lacks):
    assert has in cards()[card_id]["subkinds"]
    assert lacks not in cards()[card_id]["subkinds"]


def test_every_level_up_card_is_named_so_in_every_language():
    levelled = [c for c in cards().values() if "LEVEL-UP" in c.get("subkinds", [])]
    assert len(levelled) == 78
    assert all(c["name"]["en"].endswith(" LV.X") for c in levelled)
    assert cards()["dp1-120"]["name"]["fr"] == "Pingoléon NIV.X"
    assert cards()["dp1-120"]["evolves_from"] == "Empoleon"


def test_stars_and_prism_stars_carry_their_symbols():
    stars = [c for c in cards().values() if "Star" in c.get("subkinds", [])]
    assert len(stars) == 29 and all("★" in c["name"]["en"] for c in stars)
    assert cards()["swshp-SWSH136"]["name"]["en"] == "Mimikyu δ"


def test_dual_types_are_those_printed():
    assert cards()["ex7-5"]["types"] == ["Fire", "Darkness"]
    assert cards()["ex7-32"]["types"] == ["Darkness"]


def test_fossils_are_trainers_with_hp():
    assert cards()["swsh10-157"]["kind"] == "Trainer"
    assert cards()["swsh10-157"]["hp"] == 60
    assert cards()["xy4-102"]["hp"] == 30


@pytest.mark.parametrize("card_id", ["base5-17", "col1-86", "ex1-93", "neo1-104", "me03-086"])
def test_special_energy_is_not_basic(card_id):
    assert cards()[card_id]["subkinds"] == ["Special Energy"]


@pytest.mark.parametrize("card_id", ["tk-hs-g-2", "tk-sm-r-1", "dp1-129", "sve-17", "sve-017"])
def test_basic_energy_is_basic_and_has_its_type(card_id):
    card = cards().get(card_id) or cards()["sve-017"]
    assert card["subkinds"] == ["Basic Energy"] and len(card["types"]) == 1


def test_sets_that_hold_no_printing_are_kept():
    for name in ("wp", "rc", "sp", "jumbo"):
        assert set_files()[name][0]["total"] == 0


@pytest.mark.parametrize(
    ("card_id", "mark"),
    [("sv5-140", "G"), ("sv6-161", "G"), ("svp-85", "G"), ("zsv10pt5-80", "H"),
     ("swsh5-135", "D"), ("swsh9-132", "F"), ("sv5-22", "G"), ("mep-051", "J")],
)  # fmt: skip
def test_marks_that_the_sources_give_differently_are_settled(card_id, mark):
    assert cards()[card_id]["mark"] == mark


@pytest.mark.parametrize(
    ("first", "second"),
    [("xy7-75", "xy7-75a"), ("sm11-206", "sm11-206a"), ("sm10-178", "sm115-60"),
     ("swsh2-154", "sv2-172"), ("base1-102", "tk-hs-g-2"), ("sv9-27", "svp-181")],
)  # fmt: skip
def test_reprints_play_as_one_card(first, second):
    assert cards()[first]["plays_as"] == cards()[second]["plays_as"]


@pytest.mark.parametrize(
    ("first", "second"),
    [("gym2-116", "bw10-94"), ("base1-71", "bw7-137"), ("xy12-35", "cel25-5"),
     ("ex1-93", "dp1-129"), ("base1-54", "xy12-4"), ("ex10-A", "ex10-T"),
     ("hgss1-111", "hgss1-112"), ("swshp-SWSH139", "swshp-SWSH140")],
)  # fmt: skip
def test_namesakes_that_differ_do_not_play_as_one_card(first, second):
    assert cards()[first]["plays_as"] != cards()[second]["plays_as"]


def test_doubtful_and_errata_reprints_say_so():
    assert cards()["dp2-110"]["doubt"] is True
    assert cards()["bw2-95"]["note"] == "errata 2013-11-08"


def test_kinds_misfiled_as_pokemon_supporters_are_trainers():
    misfiled = [
        c["id"] for c in cards().values() if c["kind"] == "Pokémon" and "Supporter" in c["subkinds"]
    ]
    assert misfiled == []
    assert cards()["zsv10pt5-60"]["name"]["en"] == "Escavalier"


def test_own_limits_cover_every_kind_of_the_table():
    limits = {card["limit"] for card in cards().values() if "limit" in card}
    assert {"ace_spec", "radiant", "pokemon_star", "prism_star", "any_number"} <= limits
    assert cards()["pl4-94"]["limit"] == "any_number"


def test_translations_carry_no_level_and_no_other_card():
    assert cards()["pl2-1"]["name"]["fr"] == "Arcanin"
    assert cards()["dp3-97"]["name"]["de"] == "Nidoran♂"
    assert cards()["dp2-1"]["name"]["de"] == "Stolloss"
    assert cards()["cel25c-8_A"]["name"]["fr"] == "Léviator obscur"
    assert cards()["me03-086"]["name"]["fr"] == "Énergie Plante Croissante"
    assert cards()["ex4-86"]["name"]["fr"] == "Énergie Aqua"


def test_names_known_only_in_french_get_their_english_name():
    assert cards()["2013bw-1"]["name"]["en"] == "Leafeon"
    assert "en" in cards()["2013bw-1"]["inferred"]


@pytest.mark.parametrize(
    ("mended", "twin"),
    [("base6-76", "base3-33"), ("xyp-XY30", "xyp-XY122"), ("xyp-XY112", "xyp-XY195"),
     ("xyp-XY152", "xyp-XY129"), ("smp-SM208", "sm10-59"), ("bwp-BW45", "bw4-54"),
     ("base5-30", "base5-13"), ("mcd19-6", "sm35-28"), ("tk-xy-latio-13", "xyp-XY65")],
)  # fmt: skip
def test_figures_that_differ_from_every_other_printing_are_mended(mended, twin):
    assert cards()[mended]["attacks"] == cards()[twin]["attacks"]
    assert cards()[mended]["plays_as"] == cards()[twin]["plays_as"]


@pytest.mark.parametrize(
    ("card_id", "plays_as"),
    [("2023sv-4", "sv1-59"), ("2023sv-10", "sv1-120"), ("2023sv-11", "sv1-122"),
     ("2023sv-15", "sv1-85"), ("2024sv-8", "sv1-124"), ("2024sv-11", "sv5-109"),
     ("2024sv-12", "sv3pt5-149")],
)  # fmt: skip
def test_restaurant_prints_with_slips_are_the_cards_they_reprint(card_id, plays_as):
    assert cards()[card_id]["plays_as"] == plays_as
