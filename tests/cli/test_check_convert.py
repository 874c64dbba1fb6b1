"""`deckcheck convert`: there and back without loss, and what was lost is said."""

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

POKEMON = (
    "Pokémon: 4\n4 Pikachu BS 58\n\nTrainer: 4\n4 Professor's Research SSH 178\n\n"
    "Energy: 52\n52 Lightning Energy BS 100\n\nTotal Cards: 60\n"
)
YUGIOH = "#main\n89631139\n89631139\n46986414\n#extra\n44508094\n!side\n89631139\n"


def run(to, text, *more):
    return CliRunner().invoke(
        cli, ["convert", "--to", to, "-", *more], input=text, catch_exceptions=False
    )


@pytest.mark.parametrize("to", ["ptcgl", "csv", "json", "text"])
def test_a_pokemon_list_survives_the_way_there_and_back(to):
    there = run(to, POKEMON)
    assert there.exit_code == 0
    back = run("csv", there.stdout)
    assert back.stdout == run("csv", POKEMON).stdout


@pytest.mark.parametrize("to", ["ydk", "ydke", "csv", "json", "text"])
def test_a_yugioh_list_survives_the_way_there_and_back(to):
    there = run(to, YUGIOH)
    assert there.exit_code == 0
    assert run("csv", there.stdout).stdout == run("csv", YUGIOH).stdout


def test_a_card_of_a_gallery_gets_the_code_that_clients_write():
    assert "1 Manaphy CRZ-GG GG06" in run("ptcgl", "1 Manaphy CRZ-GG 6\n").stdout


def test_a_card_without_a_password_keeps_the_number_of_its_simulator():
    obelisk = "#main\n10000000\n#extra\n!side\n"
    ran = run("ydk", obelisk)
    assert ran.exit_code == 0
    assert ran.stdout.partition("\n")[2] == obelisk


def test_what_the_target_cannot_hold_is_said():
    ran = run("ydk", POKEMON)
    assert "lost line 2: 4 Pikachu, which has no password" in ran.stderr
    assert ran.exit_code == 1


def test_an_unknown_line_is_kept_where_words_are():
    ran = run("csv", "4 Pikachu BS 58\n2 Glorpzax\n")
    assert "2,Glorpzax,,,main," in ran.stdout
    assert "'2 Glorpzax', which is no known card (kept as written)" in ran.stderr


def test_folders_are_converted_file_by_file(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.txt").write_text(POKEMON)
    out = tmp_path / "out"
    ran = CliRunner().invoke(
        cli, ["convert", str(tmp_path / "in"), "--to", "json", "--out", str(out)]
    )
    assert ran.exit_code == 0
    assert [path.name for path in out.iterdir()] == ["a.json"]
