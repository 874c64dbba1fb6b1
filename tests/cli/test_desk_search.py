"""What a judge asks of cards: lists, points, stages, order, parts of words."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli


def found(query, *options):
    ran = CliRunner().invoke(cli, ["search", query, "--json", "-n", "2000", *options])
    assert ran.exit_code == 0, ran.output
    return [hit["name"] for hit in json.loads(ran.output)]


def listed(ruleset):
    ran = CliRunner().invoke(cli, ["lists", "-r", ruleset, "--json"])
    return json.loads(ran.output)[0]["entries"]


@pytest.mark.parametrize(("field", "copies"), [("banned", 0), ("limited", 1), ("semilimited", 2)])
def test_a_search_by_status_finds_the_cards_of_the_list(field, copies):
    names = {entry["name"] for entry in listed("ygo-tcg") if entry["copies"] == copies}
    assert len(names) > 5
    assert set(found(f"{field}:ygo-tcg")) == names


def test_points_compare_as_numbers():
    most = {entry["name"] for entry in listed("ygo-genesys") if entry["points"] >= 80}
    assert most
    assert set(found("points>=80")) == most


def test_stages_are_those_of_pokemon_alone():
    assert "Charizard" in found("stage:2 set:base1")
    assert "Charmander" not in found("stage:2 set:base1")
    assert set(found("stage:basic set:base1")) == set(found("stage:0 set:base1"))


def test_hits_are_put_in_order():
    rising = found("set:base1 is:basic -t:trainer -t:energy sort:hp")
    assert rising == found("set:base1 is:basic -t:trainer -t:energy -sort:-hp")
    assert rising[-1] in ("Chansey",)
    assert found("set:base1 t:pokemon sort:-name")[0] == "Zapdos"


def test_a_sorted_name_brings_no_other_names_in_between():
    assert all("Pikachu" in name for name in found("pikachu sort:-date"))


@pytest.mark.parametrize(
    ("part", "name"), [("zard", "Charizard"), ("eyes whit", "Blue-Eyes White Dragon"),
                       ("mander", "Charmander"), ("gedon", "Armageddon Knight")],
)  # fmt: skip
def test_a_part_of_a_word_finds_the_name(part, name):
    ran = CliRunner().invoke(cli, ["search", part, "--json", "-n", "20"])
    assert name in [hit["name"] for hit in json.loads(ran.output)]


def test_scripted_cards_are_those_that_play(shared):
    assert "Pikachu" in found("is:scripted set:base1")
    every = set(found("set:ecard2 type:water"))
    assert set(found("is:scripted set:ecard2 type:water")) < every
