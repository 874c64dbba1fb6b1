"""Lists edited from the shell: what was asked for happens, and nothing else."""

import json
import random

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.builder.building import Building
from deckcheck.builder.edits import cards_of
from deckcheck.builder.errors import BuildError
from deckcheck.builder.listfile import ListFile
from deckcheck.checker import Checker
from deckcheck.cli.app import cli

MAGMA = """# ruleset: ptcg-ex
// my list, do not touch

Pokémon: 8
4 Team Magma's Groudon MA 9   # the star
4 Team Magma's Poochyena MA 66

Trainer: 2
2 Switch DS 102

Energy: 12
12 Fighting Energy EM 106

Total Cards: 22
"""


@pytest.fixture(scope="module")
def pool():
    return CardPool.open()


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)

    def invoke(*words, code=0):
        found = CliRunner().invoke(cli, ["build", *words])
        assert found.exit_code == code, found.output
        return found.output

    return invoke


@pytest.fixture
def magma(tmp_path):
    path = tmp_path / "magma.txt"
    path.write_text(MAGMA, "utf-8")
    return path


def test_a_card_is_added_under_its_heading_and_all_else_is_kept(run, magma):
    said = run("add", "magma.txt", "2 Warp Piont")
    assert "+2 Warp Point" in said
    assert "'Warp Piont' read as Warp Point" in said
    lines = magma.read_text("utf-8").splitlines()
    assert lines[8:10] == ["2 Switch DS 102", "2 Warp Point UF 93"]
    assert lines[7] == "Trainer: 4"
    assert lines[-1] == "Total Cards: 24"
    kept = [line for line in lines if line not in (lines[9], lines[7], lines[-1])]
    assert kept == [x for x in MAGMA.splitlines() if x not in ("Trainer: 2", "Total Cards: 22")]


def test_copies_of_a_card_that_is_there_are_added_on_its_line(run, magma):
    run("add", "magma.txt", "1 Switch")
    assert "3 Switch DS 102\n" in magma.read_text("utf-8")
    assert "Trainer: 3\n" in magma.read_text("utf-8")


def test_a_list_that_only_lacks_cards_is_incomplete_and_one_with_five_copies_illegal(run, magma):
    assert "incomplete by ptcg-ex" in run("add", "magma.txt", "Switch")
    said = run("add", "magma.txt", "1 Team Magma's Groudon")
    assert "magma.txt: illegal by ptcg-ex" in said
    assert "PTCG101 5 copies" in said
    assert "5 Team Magma's Groudon MA 9   # the star" in magma.read_text("utf-8")


def test_a_complete_list_is_told_legal(run, magma):
    said = run("add", "magma.txt", "38 Fighting Energy")
    assert "magma.txt: legal by ptcg-ex" in said


def test_a_removed_line_is_gone_and_a_part_of_it_lowers_the_count(run, magma):
    assert "-1 Switch DS 102" in run("remove", "magma.txt", "1 swich")
    assert "1 Switch DS 102" in magma.read_text("utf-8")
    run("remove", "magma.txt", "Switch")
    assert "Switch" not in magma.read_text("utf-8")
    assert "Total Cards: 20" in magma.read_text("utf-8")


def test_more_copies_than_there_are_cannot_be_removed(run, magma):
    said = run("remove", "magma.txt", "3 Switch", code=2)
    assert "the list has 2 Switch, not 3" in said
    assert magma.read_text("utf-8") == MAGMA


def test_a_swap_takes_the_place_of_the_old_line(run, magma):
    run("swap", "magma.txt", "Poochyena", "Team Magma's Aron")
    lines = magma.read_text("utf-8").splitlines()
    assert lines[5].startswith("4 Team Magma's Aron MA")
    assert "Pokémon: 8" in lines


def test_a_line_that_is_no_known_card_is_removed_by_its_words(run, magma):
    odd = MAGMA.replace("Trainer: 2\n2 Switch DS 102", "Trainer: 6\n2 Switch DS 102\n4 Glorpzax")
    magma.write_text(odd.replace("Cards: 22", "Cards: 26"), "utf-8")
    run("remove", "magma.txt", "Glorpzax")
    assert magma.read_text("utf-8") == MAGMA


def test_an_unknown_card_changes_nothing(run, magma):
    said = run("add", "magma.txt", "4 Glorpzaxian", code=2)
    assert said.startswith("Error: no card named 'Glorpzaxian'")
    assert magma.read_text("utf-8") == MAGMA


def test_undo_and_redo_walk_through_the_steps(run, magma):
    run("add", "magma.txt", "Switch")
    once = magma.read_text("utf-8")
    run("remove", "magma.txt", "Switch")
    twice = magma.read_text("utf-8")
    assert "undid: -3 Switch" in run("undo", "magma.txt")
    assert magma.read_text("utf-8") == once
    run("undo", "magma.txt")
    assert magma.read_text("utf-8") == MAGMA
    assert "nothing to undo" in run("undo", "magma.txt", code=2)
    run("redo", "magma.txt")
    run("redo", "magma.txt")
    assert magma.read_text("utf-8") == twice


def test_undo_never_loses_what_another_program_wrote(run, magma):
    run("add", "magma.txt", "Switch")
    by_hand = magma.read_text("utf-8") + "# by hand\n"
    magma.write_text(by_hand, "utf-8")
    assert "changed by another program" in run("undo", "magma.txt", code=2)
    assert magma.read_text("utf-8") == by_hand
    run("undo", "magma.txt", "--anyway")
    assert magma.read_text("utf-8") == MAGMA
    run("redo", "magma.txt")
    assert magma.read_text("utf-8") == by_hand


def test_a_list_changed_between_reading_and_writing_is_not_overwritten(pool, magma):
    building = Building(ListFile.open(str(magma)), Checker(pool))
    building.add("2 Warp Point")
    magma.write_text("# mine now\n", "utf-8")
    with pytest.raises(BuildError, match="changed by another program meanwhile"):
        building.save("x")
    assert magma.read_text("utf-8") == "# mine now\n"


def test_a_file_that_cannot_be_written_is_said_and_left(run, magma, monkeypatch):
    def refuse(*given):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("deckcheck.builder.listfile.write_text", refuse)
    said = run("add", "magma.txt", "Switch", code=2)
    assert "magma.txt: cannot be written: Permission denied" in said
    assert magma.read_text("utf-8") == MAGMA


def test_a_history_that_cannot_be_kept_does_not_stop_the_change(run, magma, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", str(magma))  # a file where a folder is needed
    said = run("add", "magma.txt", "Switch")
    assert "undo will not know of this" in said
    assert "3 Switch" in magma.read_text("utf-8")


def test_a_dry_run_writes_nothing(run, magma):
    assert "Nothing was written." in run("add", "magma.txt", "Switch", "--dry-run")
    assert magma.read_text("utf-8") == MAGMA


def test_new_does_not_touch_a_file_that_is_there(run, magma):
    assert "is there already" in run("new", "magma.txt", code=2)
    assert magma.read_text("utf-8") == MAGMA


@pytest.mark.parametrize("name", ["y.txt", "y.ydk", "y.json", "y.csv", "y.ydke"])
def test_a_new_list_of_every_format_takes_cards_moves_and_loses_them(run, tmp_path, name):
    rules = ("-r", "ygo-goat")
    run("new", name, *rules)
    run("add", name, "3 Dark Magician", "2 Mystical Space Typhon", "Thousand-Eyes Restrict", *rules)
    run("move", name, "1 mystical", "--to", "side", *rules)
    found = json.loads(run("remove", name, "1 Dark Magician", "--json", *rules))
    assert found["counts"] == {"main": 3, "extra": 1, "side": 1}
    assert found["standing"] == "illegal"
    assert found["changes"] == ["-1 Dark Magician"]
    checked = CliRunner().invoke(cli, ["check", name, "--json", *rules])
    assert json.loads(checked.output)[0]["counts"] == found["counts"]


def test_a_section_that_the_game_has_not_is_refused(run, magma):
    assert "there is no section 'side'" in run(
        "move", "magma.txt", "Switch", "--to", "side", code=2
    )


def test_a_list_names_its_ruleset_and_check_goes_by_it(run, magma):
    run("set-ruleset", "magma.txt", "ptcg-standard", "--on", "2024-08-16")
    assert magma.read_text("utf-8").startswith("# ruleset: ptcg-standard on 2024-08-16\n// my")
    checked = json.loads(CliRunner().invoke(cli, ["check", "magma.txt", "--json"]).output)[0]
    assert (checked["ruleset"], checked["on"]) == ("ptcg-standard", "2024-08-16")
    assert not checked["guessed"]
    asked = CliRunner().invoke(cli, ["check", "magma.txt", "--json", "-r", "ptcg-bw"])
    assert json.loads(asked.output)[0]["on"] == "2012-11-07"


def test_a_table_has_no_place_for_a_ruleset_and_says_so(run, tmp_path):
    run("new", "y.csv", "-r", "ygo-goat")
    assert "no place for the name" in run("set-ruleset", "y.csv", "ygo-goat", code=2)


def test_crlf_and_the_encoding_of_a_list_are_kept(run, tmp_path):
    path = tmp_path / "old.txt"
    path.write_bytes("Pok\xe9mon: 4\r\n4 Pikachu BS 58\r\n".encode("cp1252"))
    run("add", "old.txt", "2 Bill", "-r", "ptcg-base")
    data = path.read_bytes()
    assert data.startswith(b"Pok\xe9mon: 4\r\n4 Pikachu BS 58\r\n\r\nTrainer: 2\r\n2 Bill")
    assert b"\n" not in data.replace(b"\r\n", b"")


def test_a_link_to_a_list_stays_a_link(run, magma):
    magma.with_name("link.txt").symlink_to(magma)
    run("add", "link.txt", "Switch")
    assert magma.with_name("link.txt").is_symlink()
    assert "3 Switch" in magma.read_text("utf-8")


def _some(folder, ending, count, seed=16):
    files = sorted(p for p in folder.rglob(f"*{ending}") if p.stat().st_size < 60_000)
    return random.Random(seed).sample(files, min(count, len(files)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "ending", "card"),
    [("pokemon", ".txt", "3 Pikachu BS 58"), ("yugioh", ".ydk", "3 Gemini Elf")],
)
def test_what_is_added_to_a_real_list_and_removed_again_leaves_it_as_it_was(
    shared, tmp_path, pool, game, ending, card
):
    edited = 0
    rules = {"pokemon": "ptcg-unlimited", "yugioh": "ygo-tcg"}
    checker = Checker(pool, rules[game])
    for number, path in enumerate(_some(shared / "decks" / game, ending, 120)):
        copy = tmp_path / f"{number}{ending}"
        copy.write_bytes(path.read_bytes())
        try:
            building = Building(ListFile.open(str(copy)), checker)
        except BuildError:
            continue  # several lists in one file
        before = building.text
        if "Gemini Elf" in before or "69140098" in before or "Pikachu" in before:
            continue
        had = cards_of(building.reading)
        building.add(card)
        assert sum(cards_of(building.reading).values()) == sum(had.values()) + 3, path
        building.remove(card)
        assert cards_of(building.reading) == had, path
        lines = [line for line in building.text.splitlines() if line.strip()]
        new = [x for x in lines if x not in before.splitlines()]
        assert len(lines) - len([x for x in before.splitlines() if x.strip()]) in (0, 1), path
        assert len(new) <= 1, path  # a heading that was not there
        edited += 1
    assert edited > 60
