"""`deckcheck lists`, `sets` and the list status on `card`, against the real lists."""

import json
import re

import pytest
from click.testing import CliRunner

from cardpool.ingest import lflist
from deckcheck.cli.app import cli


def run(*arguments):
    return CliRunner().invoke(cli, list(arguments), catch_exceptions=False)


def data(*arguments):
    ran = run(*arguments, "--json")
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.output)


def test_the_list_of_a_day_has_its_cards_with_status_and_day():
    (shown,) = data("lists", "-r", "ygo-tcg", "--on", "2024-04-22")
    assert (shown["title"], shown["since"]) == ("TCG list of 2024-04-22", "2024-04-22")
    by_name = {entry["name"]: entry for entry in shown["entries"]}
    assert by_name["Pot of Greed"]["status"] == "Forbidden"
    assert by_name['Maxx "C"']["since"] == "2018-02-05"


def test_the_goat_list_is_the_one_that_simulators_have(shared):
    """Every card of the simulator's own list, with its number."""
    paths = sorted((shared / "data/yugioh/lflists").rglob("*GOAT*"))
    parsed = [each for path in paths if path.is_file() for each in lflist.read(path)]
    theirs = {p: n for each in parsed[:1] for p, n in each.limits.items() if n < 3}
    (shown,) = data("lists", "-r", "ygo-goat")
    ours = {int(card): entry["copies"] for entry in shown["entries"] for card in entry["cards"]}
    if theirs:
        assert {p: n for p, n in ours.items() if theirs.get(p, n) != n} == {}
    assert len(ours) > 60


def test_changes_tell_the_list_before_and_each_new_status():
    ran = run("lists", "-r", "ygo-tcg", "--on", "2026-05-18", "--changes")
    assert ran.output.splitlines()[1] == "  Changes since TCG list of 2026-02-02"
    assert "    Metamorphosis: Limited, was Forbidden" in ran.output


def test_changes_add_up_to_the_list():
    """The list before with the changes applied is the list now."""
    (now,) = data("lists", "-r", "ygo-tcg", "--on", "2026-05-18")
    (before,) = data("lists", "-r", "ygo-tcg", "--on", "2026-05-17")
    status = {entry["name"]: entry["status"] for entry in before["entries"]}
    for change in now["changes"]:
        assert status.get(change["name"]) == change["before"]
        status[change["name"]] = change["after"]
    kept = {name: said for name, said in status.items() if said}
    assert kept == {entry["name"]: entry["status"] for entry in now["entries"]}


def test_points_and_kinds_that_are_out_are_told():
    ran = run("lists", "-r", "ygo-genesys", "--on", "2026-08-10")
    assert "  Points: 100 in all" in ran.output
    assert "  Not allowed: Link Monsters, Pendulum Monsters" in ran.output


@pytest.mark.rule("PF-030")
def test_standard_has_marks_and_sets():
    (shown,) = data("lists", "-r", "ptcg-standard", "--on", "2026-04-10")
    assert shown["pool"]["Regulation marks"] == "H, I, J and later"
    sets = {each["id"] for each in shown["sets"]}
    assert {"sv5", "me1"} <= sets
    assert "sv3" not in sets
    ran = run("lists", "-r", "ptcg-standard", "--on", "2026-04-10", "--changes")
    assert re.search(r"Sets out: SVI, PAL, OBF", ran.output)


def test_lists_of_regions_differ():
    japan, china = (data("lists", "-r", "ygo-ocg", "--region", r)[0] for r in ("jp", "cn"))
    assert japan["title"] != china["title"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("lists", "-r", "master-trainer"), "master-trainer has no lists"),
        (("lists", "-r", "ygo-tgc"), "there is no ruleset 'ygo-tgc'; did you mean ygo-tcg"),
        (("lists", "-r", "ygo-tcg", "--region", "mars"), "has no region 'mars'"),
        (("lists", "-r", "ygo-tcg", "--on", "2024-13-01"), "expected a day as YYYY-MM-DD"),
        (("lists", "-r", "ygo-tcg", "--on", "2024-01-01", "--since", "2025-01-01"),
         "--since: expected a day before 2024-01-01"),
        (("card", "Pot of Greed", "--region", "mars"), "has the region 'mars'"),
    ],
)  # fmt: skip
def test_bad_input_is_named_and_ends_with_2(arguments, said):
    ran = run(*arguments)
    assert (ran.exit_code, said in ran.stderr) == (2, True), ran.stderr


@pytest.mark.parametrize("code", ["OBF", "sv3", "sv03", "FLO", "obf", "Obsidian flames"])
def test_a_set_is_found_by_each_of_its_codes(code):
    (found,) = data("sets", code)
    assert (found["id"], found["released"], found["legal_from"]) == (
        "sv3", "2023-08-11", "2023-08-25",
    )  # fmt: skip
    assert found["cards"] == 230


def test_sets_of_a_game_are_listed_by_day():
    found = data("sets", "--game", "pokemon")
    days = [each["released"] for each in found]
    assert len(found) > 200
    assert days == sorted(days)


def test_no_set_is_exit_code_1():
    ran = run("sets", "nothing at all")
    assert (ran.exit_code, ran.stderr) == (1, "No set matches 'nothing at all'.\n")


def test_a_card_shows_its_status_and_since_when():
    ran = run("card", 'Maxx "C"', "--on", "2026-11-17")
    assert re.search(r"Forbidden since 2018-02-05 .*ygo-tcg", ran.output)
    assert re.search(r"50 points since 2025-09-22 .*ygo-genesys", ran.output)
    assert "On lists (2026-11-17)" in ran.output


def test_a_card_on_another_day_has_the_status_of_that_day():
    then = data("card", "Pot of Greed", "--on", "2005-04-01")["restricted"]["ygo-tcg"]
    assert (then["status"], then["since"]) == ("Limited", "2004-10-01")
    now = data("card", "Pot of Greed")["restricted"]["ygo-tcg"]
    assert (now["status"], now["since"]) == ("Forbidden", "2005-10-01")


@pytest.mark.rule("YF-026")
def test_in_the_traditional_format_forbidden_and_limited_are_one_stretch():
    found = data("card", "Pot of Greed")["restricted"]
    assert found["ygo-traditional"]["status"] == "Limited"
    assert found["ygo-traditional"]["since"] == "2004-10-01"


@pytest.mark.rule("PF-040")
def test_a_banned_print_shows_the_ban():
    found = data("card", "bw3-67")["restricted"]["ptcg-expanded"]
    assert found["status"] == "Banned"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", found["since"])
