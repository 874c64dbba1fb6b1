"""Names as people say them: short ruleset names, links, pipes, numbers, other scripts."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

LIST = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"


def run(*arguments, text=""):
    return CliRunner().invoke(cli, list(arguments), input=text, catch_exceptions=False)


def link(shared):
    path = shared / "decks/illegal/yugioh-ydeck-fixtures/dino.ydke"
    return path.read_text("utf-8").split()[0]


@pytest.mark.parametrize(
    ("short", "full"), [("ex", "ptcg-ex"), ("Standard", "ptcg-standard"), ("base", "ptcg-base")]
)
def test_a_short_name_means_the_ruleset(short, full):
    assert f"by {full} on" in run("check", "-r", short, "-", text=LIST).output


def test_short_names_do_in_every_command():
    assert run("rulesets", "goat").output.startswith("ygo-goat:")
    assert "ygo-genesys" in run("lists", "-r", "genesys", "--changes").output
    assert run("search", "banned:tcg", "-n", "1").exit_code == 0
    assert run("rules", "list", "-r", "glc").exit_code == 0


def test_a_short_name_of_two_rulesets_is_refused(monkeypatch):
    from rulesets import registry

    monkeypatch.setattr(registry, "ids", lambda: [*registry.BUILT_IN, "mtg-standard"])
    ran = run("check", "-r", "standard", "-", text=LIST)
    assert ran.exit_code == 2
    assert "'standard' may be ptcg-standard or mtg-standard" in ran.stderr


def test_a_link_is_a_list_in_place_of_a_file(shared):
    ran = run("check", link(shared), "-r", "tcg", "--on", "2024-01-01")
    assert "41 main, 15 extra, 15 side; ydke" in ran.output
    assert run("convert", link(shared), "--to", "ydk").output.startswith("#created by")
    assert run("compare", link(shared), "-", text=link(shared)).exit_code == 0


def test_a_broken_link_is_named_by_its_beginning():
    ran = run("check", "ydke://%%%!!!")
    assert ran.exit_code == 2
    assert "not base64" in ran.output


def test_a_list_that_is_piped_in_needs_no_dash():
    assert run("check", "-r", "base", text=LIST).output.startswith("stdin: legal by ptcg-base")
    assert "Pikachu" in run("convert", "--to", "json", text=LIST).output


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("SWSH260", "swshp-SWSH260"),
        ("XY121", "xyp-XY121"),
        ("OBF125", "sv3-125"),
        ("obf-125", "sv3-125"),
        ("OBF 125", "sv3-125"),
        ("grass SVE 1", "sve-1"),
        ("Charizard ex OBF 125", "sv3-125"),
        ("lob-en001", "89631139"),
    ],
)
def test_a_card_is_found_by_its_number_however_it_is_written(words, card):
    assert json.loads(run("card", words, "--json").output)["id"] == card
    (hit,) = json.loads(run("search", words, "--json").output)
    assert hit["id"] == card


@pytest.mark.parametrize(
    ("line", "name"),
    [("SWSH260", "Charizard V"), ("OBF125", "Charizard ex"), ("obf-125", "Charizard ex"),
     ("grass SVE 1", "Grass Energy")],
)  # fmt: skip
def test_a_line_of_a_list_may_be_such_a_number(line, name):
    written = run("convert", "--to", "json", "-r", "unlimited", text=f"4 {line}\n").output
    assert name in written


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("ピカチュウ", "Pikachu"),
        ("リザードンex", "Charizard ex"),
        ("リザードンEX", "Charizard-EX"),
        ("피카츄", "Pikachu"),
        ("皮卡丘", "Pikachu"),
        ("喷火龙", "Charizard"),
        ("博士の研究", "Professor's Research"),
        ("アローラ ロコン", "Alolan Vulpix"),
        ("基本雷エネルギー", "Lightning Energy"),
    ],
)
def test_a_name_in_an_asian_language_is_a_name_in_lists_and_search(written, name):
    hits = json.loads(run("search", written, "--json", "-n", "3").output)
    assert name in [hit["name"] for hit in hits[:2]]
    converted = run("convert", "--to", "json", "-r", "unlimited", text=f"4 {written}\n")
    assert f'"{name}' in converted.output
    assert converted.exit_code == 0


def test_every_species_has_a_name_in_four_asian_languages(shared):
    """Each row of the table of species finds cards of that Pokémon, where the pool has any."""
    import csv

    from cardpool.store import CardPool

    pool = CardPool.open()
    table = shared / "data/pokemon/corrections/asian-names.csv"
    with table.open(encoding="utf-8", newline="") as rows:
        species = [row for row in csv.DictReader(rows) if row["kind"] == "species"]
    for row in species:
        row["en"] = row["en"].replace("’", "'")
    assert len(species) == 4100
    missing = [
        (row["en"], row["lang"])
        for row in species
        if pool.named(row["en"], "pokemon")
        and not any(card.name == row["en"] for card in pool.named(row["name"], "pokemon"))
    ]
    assert missing == []


@pytest.mark.rule("PF-028")
@pytest.mark.parametrize(
    ("other", "said"), [("Glurak", "de, en"), ("リザードン", "en, ja"), ("喷火龙", "en, zh-Hans")]
)
def test_two_languages_are_one_question_whatever_the_pair(other, said):
    text = f"4 {other}\n4 Blastoise BS 2\n52 Energy Search BS 59\n"
    ran = run("check", "-r", "unlimited", "--select", "PTCG209", text=text)
    assert f"cards named in 2 languages ({said})" in ran.output


def test_a_name_that_is_the_same_in_both_languages_is_no_second_one():
    ran = run("check", "-r", "unlimited", "--select", "PTCG209", text="4 Glurak\n4 Pikachu\n")
    assert "languages" not in ran.output


def test_names_in_the_output_are_in_the_language_asked_for():
    assert "Glurak" in run("search", "charizard", "--lang", "de", "-n", "1").output
    assert run("card", "base1-4", "--lang", "ja").output.startswith("リザードン  base1-4")
    said = run("check", "-r", "ex", "--lang", "fr", text="5 Charizard BS 4\n").output
    assert "5 copies of Dracaufeu (limit 4)" in said
