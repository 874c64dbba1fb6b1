"""The committed Pokémon facts: complete, tidy, and free of the faults of their sources."""

import re
from collections import Counter

import pytest

from cardpool.builder.pokemon.facts import LANGUAGES, LETTERS, natural
from cardpool.builder.pokemon.kinds import STAGES, VOCABULARY

from .pokemon_data import DATA, cards, of_set, set_files

STAGE_WORDS = {*STAGES, "MEGA"}


def pokemon():
    return [card for card in cards().values() if card["kind"] == "Pokémon"]


def test_every_printing_of_both_sources_is_there_once():
    lines = [card for _, rest in set_files().values() for card in rest]
    assert len(lines) == len(cards()) >= 21_000
    assert len(set_files()) >= 205


def test_each_set_states_how_many_cards_follow():
    for name, (first, rest) in set_files().items():
        assert first["total"] == len(rest), name


def test_each_set_has_a_name_a_day_a_kind_codes_and_provenance():
    for name, (first, _) in set_files().items():
        assert first["name"]["en"], name
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", first["released"]), name
        assert first["kind"] and name in first["codes"], name
        assert all({"source", "date"} == set(origin) for origin in first["provenance"].values()), (
            name
        )


def test_cards_stand_in_number_order():
    for name, (_, rest) in set_files().items():
        keys = [(natural(card["number"]), card["id"]) for card in rest]
        assert keys == sorted(keys), name


def test_the_text_is_small_and_holds_no_sentence():
    assert sum(file.stat().st_size for file in DATA.glob("*.jsonl")) < 20_000_000
    for card in cards().values():
        strings = [*card["name"].values(), card.get("evolves_from", "")]
        strings += [attack[0] for attack in card.get("attacks", [])]
        strings += [ability[1] for ability in card.get("abilities", [])]
        assert all(len(text) <= 60 for text in strings), card["id"]


def test_the_vocabulary_of_every_field_is_closed():
    types = set(LETTERS)
    for card in cards().values():
        assert card["kind"] in ("Pokémon", "Trainer", "Energy")
        assert set(card.get("subkinds", [])) <= set(VOCABULARY), card["id"]
        assert set(card.get("types", [])) <= types, card["id"]
        assert re.fullmatch(r"[A-Z]?", card.get("mark", "")), card["id"]
        assert set(card["name"]) <= set(LANGUAGES)
        assert set(card.get("inferred", [])) <= set(card["name"]), card["id"]
        for name, cost, damage in card.get("attacks", []):
            assert name and set(cost) <= set(LETTERS.values()), card["id"]
            assert re.fullmatch(r"(\d+[+×-]?)?", damage), card["id"]
        for kind, name in card.get("abilities", []):
            assert name and kind in (
                "Ability",
                "Poké-Body",
                "Poké-Power",
                "Pokémon Power",
                "Ancient Trait",
            ), card["id"]
        for kind, amount in card.get("weaknesses", []):
            assert kind in types and re.fullmatch(r"×2|\+\d0", amount), card["id"]
        for kind, amount in card.get("resistances", []):
            assert kind in types and re.fullmatch(r"-\d0", amount), card["id"]


def test_every_pokemon_has_one_stage_hp_and_a_type():
    for card in pokemon():
        stages = STAGE_WORDS.intersection(card["subkinds"])
        if "Basic" in stages or "ex" in card["subkinds"]:
            stages.discard("MEGA")  # a Mega Evolution Pokémon ex keeps its stage
        assert len(stages) == 1, card["id"]
        assert card["hp"] and card["types"], card["id"]


def test_every_evolved_pokemon_evolves_from_a_name_that_exists():
    names = {card["name"]["en"] for card in cards().values()}
    for card in pokemon():
        if "Basic" in card["subkinds"]:
            assert "evolves_from" not in card, card["id"]
        elif not {"LEGEND", "V-UNION"}.intersection(card["subkinds"]):
            assert card["evolves_from"] in names, card["id"]


def test_team_magma_vs_team_aqua_is_complete():
    assert len(of_set("ex4")) == 97
    evolved = [card for card in of_set("ex4") if {"Stage 1", "Stage 2"} & set(card["subkinds"])]
    assert len(evolved) == 30 and all(card["evolves_from"] for card in evolved)
    assert cards()["ex4-19"]["evolves_from"] == "Team Magma's Numel"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nine_of_ten_ex_printings_have_french_and_german_names(language):
    printings = [
        card for first, rest in set_files().values() if first["series"] == "EX" for card in rest
    ]
    named = sum(language in card["name"] for card in printings)
    assert len(printings) > 1700 and named / len(printings) >= 0.9


def test_every_printing_belongs_to_a_group_led_by_its_first_printing():
    for card in cards().values():
        leader = cards()[card["plays_as"]]
        assert leader["plays_as"] == leader["id"], card["id"]
        assert leader["kind"] == card["kind"], card["id"]


def test_one_name_has_one_spelling():
    spelled = Counter(card["name"]["en"] for card in cards().values())
    loose = {}
    for name in spelled:
        key = re.sub(r"[\s'’.\-]", "", name)
        loose.setdefault(key, []).append(name)
    twice = {tuple(names) for names in loose.values() if len(names) > 1}
    assert not twice, twice
