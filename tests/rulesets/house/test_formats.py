"""Formats as data: five real examples, each with lists that pass and fail, and broken files."""

import json
from functools import cache

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_text
from rulesets import registry, statements
from rulesets.house.checks import CHECKS
from tests.conftest import ROOT

FORMATS = ROOT / "docs" / "examples" / "formats"
NAMES = ("kanto-cube", "commons-only", "worlds-2004", "ten-points", "goat-light")

CUBE = (
    "1 Charmander BS 46\n1 Charmeleon BS 24\n1 Charizard BS 4\n1 Pikachu BS 58\n1 Bill BS 91\n"
    "1 Professor Oak BS 88\n1 Computer Search BS 71\n1 Double Colorless Energy BS 96\n"
    "32 Fire Energy BS 98\n"
)
COMMONS = (
    "4 Pikachu BS 58\n4 Machop BS 52\n4 Bill BS 91\n4 Potion BS 94\n44 Fighting Energy BS 97\n"
)
WORLDS = "4 Blaziken RS 3\n4 Combusken RS 27\n4 Torchic RS 73\n48 Fire Energy RS 108\n"
GOAT = (
    "3 Gemini Elf\n3 Mystical Elf\n3 Celtic Guardian\n3 Summoned Skull\n3 La Jinn the Mystical "
    "Genie of the Lamp\n3 Mechanicalchaser\n3 Mad Dog of Darkness\n3 Aqua Madoor\n3 Neo the Magic "
    "Swordsman\n3 Giant Soldier of Stone\n3 Man-Eater Bug\n3 Spear Cretin\n3 Hane-Hane\n1 Sangan\n"
)
PASS = {
    "kanto-cube": CUBE,
    "commons-only": COMMONS,
    "worlds-2004": WORLDS,
    "ten-points": GOAT.replace("1 Sangan", "1 Pot of Greed\n1 Graceful Charity"),
    "goat-light": GOAT,
}
FAIL = {
    "kanto-cube": [
        (CUBE.replace("1 Pikachu", "2 Pikachu").replace("32", "31"), "FMT102", "KC-001",
         "2 copies of Pikachu (limit 1)"),
        (CUBE.replace("Pikachu BS 58", "Snorlax JU 11"), "FMT203", "KC-001",
         "Snorlax is not among the cards of Kanto Cube League"),
        (CUBE.replace("32 ", "33 "), "FMT101", "KC-002",
         "41 cards in the main deck; Kanto Cube League wants exactly 40"),
    ],
    "commons-only": [
        (COMMONS.replace("4 Bill BS 91", "4 Charizard BS 4"), "FMT403", "CO-001",
         "Charizard is Rare Holo; Commons Only takes Common"),
        (COMMONS.replace("4 Bill BS 91", "4 Energy Removal BS 92"), "FMT301", "CO-002",
         "Energy Removal is banned in Commons Only"),
    ],
    "worlds-2004": [
        (WORLDS.replace("4 Torchic RS 73", "4 Pikachu ex PRE 28"), "FMT202", "WC-001",
         "World Championships 2004 takes cards until 2004-08-20"),
    ],
    "ten-points": [
        (PASS["ten-points"] + "1 Dark Hole\n", "FMT303", "TP-001",
         "12 points (limit 10: Pot of Greed 5, Graceful Charity 5, Dark Hole 2)"),
        (GOAT + "2 Pot of Greed\n", "FMT302", "TP-002",
         "2 copies of Pot of Greed (limit 1 in Ten Points)"),
    ],
    "goat-light": [
        (GOAT + "1 Metamorphosis\n", "FMT301", "GL-001", "Metamorphosis is banned in Goat Light"),
        (GOAT + "1 Lightning Vortex\n", "FMT202", "GL-002", "came out on 2005-03-01"),
        (GOAT + "Side\n11 Dark Hole\n", "FMT101", "GL-003", "11 cards in the side deck"),
    ],
}  # fmt: skip


@cache
def checker(name):
    return Checker(CardPool.open(), str(FORMATS / f"{name}.toml"))


def checked(name, text):
    (source,) = read_text(text, "list.txt")
    return checker(name).check(source)


@pytest.mark.parametrize("name", NAMES)
def test_a_list_that_keeps_the_format_is_legal(name):
    found = checked(name, PASS[name])
    assert found.verdict == "legal", [each.message for each in found.findings]


@pytest.mark.parametrize(
    ("name", "text", "code", "cites", "said"),
    [(name, *case) for name in NAMES for case in FAIL[name]],
)
def test_a_list_that_breaks_it_is_told_by_the_organisers_statement(name, text, code, cites, said):
    found = [each for each in checked(name, text).findings if each.code == code]
    assert found, checked(name, text).findings
    assert said in found[0].message
    assert {each.cites for each in found} == {(cites,)}
    assert statements.get(cites).text


def test_every_check_of_formats_has_a_failing_list_or_a_file_below():
    tested = {case[1] for cases in FAIL.values() for case in cases}
    assert tested | set(OTHERS) == {check.code for check in CHECKS}


OTHERS = {
    "FMT201": ('[sets]\ncites = "OWN-001"\nin = ["BS"]\n', "1 Snorlax JU 11\n",
               "Snorlax is in no set of Own (BS)"),
    "FMT401": ('[types]\ncites = "OWN-001"\nsingle = true\n',
               "1 Charmander BS 46\n1 Squirtle BS 63\n",
               "cards of 2 types and none that all share (Fire, Water)"),
    "FMT402": ('[kinds]\ncites = "OWN-001"\nout = ["ex"]\n', "1 Pikachu ex PRE 28\n",
               "Pikachu ex is ex, which Own leaves out"),
}  # fmt: skip
HEAD = 'title = "Own"\nbase = "unlimited"\n'
SAID = '[statements]\nOWN-001 = "As we say."\n'


def run(*arguments, text=""):
    return CliRunner().invoke(cli, list(arguments), input=text, catch_exceptions=False)


@pytest.mark.parametrize("code", OTHERS)
def test_the_other_rules_of_a_file(code, tmp_path):
    table, text, said = OTHERS[code]
    path = tmp_path / "own.toml"
    path.write_text(HEAD + SAID + table)
    ran = run("check", "-r", str(path), "--select", "FMT", text=text)
    assert f"{code} {said} [" in ran.output
    assert ran.output.splitlines()[0].endswith(", OWN-001]")
    registry.load.cache_clear()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('title = "Own"', 'own.toml:1: expected base = "…", found none'),
        (HEAD + "limts = 3",
         "own.toml:3: there is no setting or table 'limts'; did you mean 'limits'?"),
        (HEAD.replace("unlimited", "chess"), "base: there is no ruleset 'chess'"),
        (HEAD + '[copies]\nmost = 1', 'own.toml:3: [copies] needs cites = "…"'),
        (HEAD + '[copies]\ncites = "OWN-002"\nmost = 1\n' + SAID,
         "own.toml:4: [copies] cites OWN-002, which [statements] lacks"),
        (HEAD + '[copies]\ncites = "OWN-001"\nmost = "one"\n' + SAID,
         "own.toml:5: [copies] most: expected a whole number, found 'one'"),
        (HEAD + '[dates]\ncites = "OWN-001"\nuntil = "2004-13-01"\n' + SAID,
         "own.toml:5: until: expected a day as YYYY-MM-DD, found '2004-13-01'"),
        (HEAD + '[cards]\ncites = "OWN-001"\nban = ["Pikachoo"]\n' + SAID,
         "own.toml:5: no card is named 'Pikachoo'; did you mean Pikachu"),
        (HEAD + '[sets]\ncites = "OWN-001"\nin = ["XXXX"]\n' + SAID, "no set has the code 'XXXX'"),
        (HEAD + '[points]\ncites = "OWN-001"\nBill = 1\n' + SAID,
         "own.toml:3: [points] needs cap = …"),
        (HEAD + '[sizes]\ncites = "OWN-001"\nside = 5\n' + SAID,
         "[sizes] side: ptcg-unlimited has the sections main"),
        (HEAD + '[sizes]\ncites = "OWN-001"\nmain = [60, 40]\n' + SAID,
         "own.toml:5: [sizes] main: expected 60 or [40, 60], found [60, 40]"),
        (HEAD + 'drop = ["YGO101"]', "drop: ptcg-unlimited has no check 'YGO101'"),
        (HEAD + 'region = "mars"', "region: ptcg-unlimited has the regions none"),
        (HEAD + '[statements]\nrule = "x"', "own.toml:4: a statement needs an id such as OWN-001"),
        (HEAD + '[statements]\nEX-001 = "x"', "statements EX-… are those of a rulebook"),
        (HEAD + "[copies\n", "own.toml: expected TOML: "),
    ],
)  # fmt: skip
def test_a_broken_file_gets_line_and_cause(text, said, tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(text)
    ran = run("check", "-r", str(path), text="4 Pikachu BS 58\n")
    registry.load.cache_clear()
    assert ran.exit_code == 2, ran.output
    assert said in ran.stderr
    assert str(path) in ran.stderr


def test_a_file_that_is_missing_is_said_to_be():
    ran = run("check", "-r", "./none.toml", text="4 Pikachu BS 58\n")
    assert (ran.exit_code, "./none.toml: cannot be opened" in ran.stderr) == (2, True)


def test_a_format_is_usable_everywhere(tmp_path):
    path = str(FORMATS / "kanto-cube.toml")
    assert run("rulesets", path).output.startswith("kanto-cube: Kanto Cube League")
    assert run("rules", "show", "KC-001", "-r", path).output.startswith(
        "KC-001 (deck construction)"
    )
    assert run("rules", "show", "FMT102").output.startswith("FMT102 format-copies")
    assert run("convert", "--to", "json", "-r", path, text=CUBE).exit_code == 0
    reports = json.loads(run("check", "-r", path, "--json", text=CUBE).output)
    assert reports[0]["verdict"] == "legal"


def test_formats_in_the_users_folder_are_rulesets_by_name(tmp_path, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path))
    (tmp_path / "formats").mkdir()
    (tmp_path / "formats" / "our-cube.toml").write_bytes((FORMATS / "kanto-cube.toml").read_bytes())
    try:
        assert "our-cube" in run("rulesets").output
        assert "legal by our-cube" in run("check", "-r", "our-cube", text=CUBE).output
        (tmp_path / "formats" / "broken.toml").write_text("title = 3")
        registry._files.cache_clear()
        ran = run("rulesets")
        assert ran.exit_code == 2
        assert "broken.toml:1: title: expected a text, found 3" in ran.stderr
    finally:
        registry._folders.clear()
        registry._files.cache_clear()
        registry.load.cache_clear()
