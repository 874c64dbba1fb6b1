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


@pytest.mark.parametrize("to", ["csv", "json", "text"])
def test_cards_that_share_a_name_keep_their_numbers(to):
    # An invented card, one with the name of a real one, and two of the same tokens.
    written = "#main\n160005002\n511002676\n73915052\n73915053\n#extra\n!side\n"
    back = run("ydk", run(to, written).stdout)
    assert back.stdout.partition("\n")[2] == written


def test_an_unknown_line_keeps_its_id():
    ran = run("text", "2 Glorpzax ex7-80\n4 Pikachu BS 58\n")
    assert "2 Glorpzax ex7-80\n" in ran.stdout


def test_what_the_target_cannot_hold_is_said():
    ran = run("ydk", POKEMON)
    assert "not converted: line 2: 4 Pikachu, which has no password" in ran.stderr
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


def convert(*arguments):
    return CliRunner().invoke(cli, ["convert", *map(str, arguments)], catch_exceptions=False)


def test_lists_of_one_name_in_several_folders_keep_their_folders(tmp_path):
    for name in ("one", "two"):
        (tmp_path / "in" / name).mkdir(parents=True)
        (tmp_path / "in" / name / "ash.txt").write_text(POKEMON)
    out = tmp_path / "out"
    assert convert(tmp_path / "in", "--to", "json", "--out", out).exit_code == 0
    assert sorted(p.relative_to(out).as_posix() for p in out.rglob("*.json")) == [
        "one/ash.json",
        "two/ash.json",
    ]


def test_no_list_is_written_over_another(tmp_path):
    (tmp_path / "a.txt").write_text(POKEMON)
    (tmp_path / "a.csv").write_text(run("csv", POKEMON).stdout)
    out = tmp_path / "out"
    ran = convert(tmp_path / "a.txt", tmp_path / "a.csv", "--to", "json", "--out", out)
    assert ran.exit_code == 1
    assert f"a.csv: not written: {out}/a.json was made of {tmp_path}/a.txt" in ran.stderr


def test_every_list_of_a_file_goes_to_a_file_of_its_own(tmp_path):
    one = run("json", POKEMON).stdout.replace('"format"', '"name": "v1.2/b", "format"', 1)
    two = run("json", POKEMON).stdout
    (tmp_path / "all.json").write_text(f"[{one}, {two}]")
    convert(tmp_path / "all.json", "--to", "csv", "--out", tmp_path / "out")
    found = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert found == ["all-2.csv", "all-v1.2-b.csv"]


def test_a_list_that_cannot_be_read_does_not_stop_the_others(tmp_path):
    (tmp_path / "a.txt").write_text("")
    (tmp_path / "b.txt").symlink_to("nowhere")
    (tmp_path / "c.txt").write_text(POKEMON)
    ran = convert(tmp_path, "--to", "csv")
    assert ran.exit_code == 2
    assert "Pikachu" in ran.stdout
    assert f"{tmp_path}/a.txt: the list is empty" in ran.stderr
    assert f"{tmp_path}/b.txt: the file cannot be opened" in ran.stderr


def test_a_written_list_can_be_read_by_those_who_may_read_new_files(tmp_path):
    (tmp_path / "a.txt").write_text(POKEMON)
    convert(tmp_path / "a.txt", "--to", "csv", "--out", tmp_path / "out")
    assert (tmp_path / "out" / "a.csv").stat().st_mode == (tmp_path / "a.txt").stat().st_mode


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "a.txt").write_text(POKEMON)
    ran = convert(tmp_path / "a.txt", "--to", "csv", "--out", tmp_path / "a.txt" / "out")
    assert ran.exit_code == 2
    assert "a.csv: cannot be written: Not a directory" in ran.stderr


@pytest.mark.parametrize(("to", "row"), [("ydk", "10000020\n10000000"), ("ydke", "ydke://lJaYA")])
def test_the_egyptian_gods_get_the_numbers_of_simulators(to, row):
    ran = run(to, "1 Slifer the Sky Dragon\n1 Obelisk the Tormentor\n")
    assert row in ran.stdout
    assert (ran.exit_code, ran.stderr) == (0, "")


def test_a_ydk_file_keeps_an_unknown_line_in_its_place_as_a_comment():
    ran = run("ydk", "1 Dark Magician\n2 main Glorpzax\n1 Blue-Eyes White Dragon\n")
    rows = ran.stdout.splitlines()
    assert rows[1:5] == ["#main", "46986414", "# no known card: 2 main Glorpzax", "89631139"]
    assert "line 2: '2 main Glorpzax', which is no known card (kept as a comment)" in ran.stderr
    assert run("ydk", ran.stdout).stdout.count("46986414") == 1


def test_a_name_that_is_too_long_does_not_stop_a_batch(tmp_path):
    lists = tmp_path / "lists"
    lists.mkdir()
    for name in ("a", "b" * 251, "c"):
        (lists / f"{name}.txt").write_text("4 Pikachu BS 58\n", "utf-8")
    out = tmp_path / "out"
    ran = CliRunner().invoke(cli, ["convert", "--to", "json", str(lists), "--out", str(out)])
    assert ran.exit_code == 2 and "File name too long" in ran.stderr
    assert sorted(file.name for file in out.iterdir()) == ["a.json", "c.json"]


def test_control_characters_of_a_list_are_spelled_in_the_difference(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("# \x1b[31mred\n5 Pikachu BS 58\n56 Lightning Energy BS 100\n", "utf-8")
    args = ["check", "-r", "ptcg-base", "--fix", str(path)]
    ran = CliRunner().invoke(cli, args, color=True)
    assert "-5 Pikachu" in ran.stderr
    assert "\x1b" not in ran.stderr and "# \\x1b[31mred" in ran.stderr


def test_control_characters_of_an_error_are_spelled():
    name = "no\x1b[2Jfile"
    ran = CliRunner().invoke(cli, ["play", "-r", "ptcg-base", name, name], color=True)
    assert ran.exit_code == 2
    assert "\x1b" not in ran.output and "no\\x1b[2Jfile: cannot be opened" in ran.output


def test_a_converted_list_of_the_board_game_keeps_its_sections(tmp_path):
    (tmp_path / "box.txt").write_text("Box\n1 Bulbasaur\n\nTeam\n1 Pikachu\n")
    ran = CliRunner().invoke(
        cli, ["convert", str(tmp_path / "box.txt"), "--to", "text", "-r", "master-trainer"]
    )
    assert ran.stdout == "Box: 1\n1 Bulbasaur\n\nTeam: 1\n1 Pikachu\n"
