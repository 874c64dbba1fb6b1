"""The worked example of docs/plugins.md, a game of its own, installed into an empty folder."""

import json
import os
import re
import subprocess
import sys
from math import comb
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "tests/plugin_example"
AMBER, NIGHT = (str(EXAMPLE / f"lists/{name}.fleet") for name in ("amber", "night"))
BROKEN = """
[deckcheck.rulesets]
broken = no_such_module:X
orphan = json:decoder
[deckcheck.families]
broken-game = no_such_module:X
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Return a folder with the example plug-in and a broken one installed."""
    target = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target)]
    subprocess.run([*pip, *options, str(EXAMPLE)], check=True)
    broken = target / "broken_plugin-0.3.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-plugin\nVersion: 0.3\n")
    (broken / "entry_points.txt").write_text(BROKEN)
    return target


def run(installed, *arguments, text=""):
    path = os.pathsep.join([str(installed), str(ROOT)])
    return subprocess.run(
        [sys.executable, *arguments],
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )


def deckcheck(installed, *arguments, text=""):
    return run(installed, "-m", "deckcheck", *arguments, text=text)


def test_the_game_stands_among_the_rulesets(installed):
    ran = deckcheck(installed, "rulesets")
    assert re.search(r"^fleets:\n  fleets +Fleets$", ran.stdout, re.MULTILINE)


def test_a_list_in_the_games_own_format_is_legal_and_its_ruleset_guessed(installed):
    ran = deckcheck(installed, "check", AMBER)
    assert "amber.fleet: legal by fleets on" in ran.stdout
    assert "(20 main, 1 port; fleet, ruleset guessed)" in ran.stdout
    assert ran.returncode == 0


def test_copies_are_counted_across_lines(installed):
    text = "fleet:\n2x Cork Raft\n14x Amber Sloop\n2x Cork Raft\n"
    ran = deckcheck(installed, "check", "-r", "fleets", "-", text=text)
    assert ran.stdout.splitlines()[:4] == [
        "stdin:2: FL102 4 copies of Cork Raft (limit 3) [three-of-a-name, FL-002]",
        "stdin:3: FL102 14 copies of Amber Sloop (limit 3) [three-of-a-name, FL-002]",
        "stdin: FL101 18 cards in the deck (exactly 20) [deck-size, FL-001]",
        "stdin: FL401 0 Ports (exactly 1) [one-port, FL-004]",
    ]
    assert ran.returncode == 1


def test_a_fix_changes_the_count_of_its_line(installed):
    text = Path(AMBER).read_text("utf-8").replace("3x Cork Raft", "2x Cork Raft\n2x Cork Raft")
    ran = deckcheck(installed, "check", "-r", "fleets", "--fix", "-", text=text)
    assert ran.stdout == text.replace("2x Cork Raft\n2x", "2x Cork Raft\n1x")
    assert ran.returncode == 0


def test_a_plain_list_is_told_by_its_names_and_ports_have_their_section(installed):
    ran = deckcheck(installed, "check", "-", text="1 Amber Quay\n3 Cork Raft\n17 Iron Galley\n")
    assert "FL102 17 copies of Iron Galley (limit 3)" in ran.stdout
    assert "illegal by fleets" in ran.stdout
    assert "(20 main, 1 port; plain, ruleset guessed)" in ran.stdout


def test_a_plain_list_may_have_the_headings_of_the_game(installed):
    text = "Deck: 3\n3 Cork Raft\nHarbour: 1\n1 Amber Quay\n"
    ran = deckcheck(installed, "check", "-r", "fleets", "-", text=text)
    assert "(3 main, 1 port; plain)" in ran.stdout


def test_a_list_of_another_game_is_told_apart(installed):
    ran = deckcheck(installed, "check", "-r", "fleets", "-", text="4 Pikachu\n4 Abra\n")
    assert "DECK013 this list is for Pokémon, the ruleset for Fleets" in ran.stdout
    ran = deckcheck(installed, "check", "-r", "ptcg-base", AMBER)
    assert "DECK013 this list is for Fleets, the ruleset for Pokémon" in ran.stdout


@pytest.mark.parametrize("other", ["json", "csv", "text"])
def test_lists_are_converted_there_and_back(installed, other):
    there = deckcheck(installed, "convert", AMBER, "--to", other)
    assert (there.returncode, there.stderr) == (0, "")
    back = deckcheck(installed, "convert", "-", "-r", "fleets", "--to", "fleet", text=there.stdout)
    assert (back.returncode, back.stderr) == (0, "")
    rows = Path(AMBER).read_text("utf-8").splitlines()
    assert sorted(back.stdout.splitlines()[1:]) == sorted(rows[1:])


def test_an_unknown_format_names_those_of_the_game_too(installed):
    ran = deckcheck(installed, "convert", AMBER, "--to", "cuneiform")
    assert ran.returncode == 2
    assert "'fleet'" in ran.stderr


def test_its_lists_are_found_in_folders(installed):
    ran = deckcheck(installed, "check", str(EXAMPLE / "lists"))
    assert ran.stdout.splitlines()[-1] == "2 lists: 2 legal"


def test_its_statements_are_explained(installed):
    ran = deckcheck(installed, "rules", "show", "FL102")
    assert "FL-002: A deck has at most three cards of one name." in ran.stdout


def test_its_odds_are_counted(installed):
    ran = deckcheck(installed, "stats", AMBER, "--turns", "1", "--json")
    (found,) = json.loads(ran.stdout)
    (ships,) = found["groups"]
    none = [comb(20 - ships["copies"], n) / comb(20, n) for n in (3, 4)]
    assert ships["seen"]["first"] == pytest.approx([1 - each for each in none])
    assert found["opening"]["cites"] == ["FL-005", "FL-006"]


def test_its_lists_are_printed_by_section(installed, tmp_path):
    pytest.importorskip("fpdf", reason="needs the extra pdf")
    pypdf = pytest.importorskip("pypdf", reason="needs the extra pdf")
    out = tmp_path / "amber.pdf"
    ran = deckcheck(installed, "sheet", AMBER, "--out", str(out))
    assert ran.returncode == 0, ran.stderr
    text = pypdf.PdfReader(out).pages[0].extract_text()
    assert "Main 20" in text
    assert "Port 1" in text


def test_bots_play_a_match_that_replays(installed, tmp_path):
    saved = str(tmp_path / "match.json")
    ran = deckcheck(
        installed,
        *("play", "-r", "fleets", AMBER, NIGHT),
        *("--seat", "greedy,random", "--seed", "1", "--save", saved),
    )
    assert re.search(r"^Player 1: play .* \((Ship|Wind|Storm)\)$", ran.stdout, re.MULTILINE)
    assert "Player 1 wins." in ran.stdout
    assert ran.returncode == 0
    ran = deckcheck(installed, "replay", saved, "--verify")
    assert "moves verified, luck by seed 1, result [1.0, 0.0]" in ran.stdout


def test_the_better_bot_wins_more_often_and_no_invariant_breaks(installed):
    ran = deckcheck(
        installed,
        *("simulate", "-r", "fleets", AMBER, AMBER, "--games", "40", "--jobs", "2"),
        *("--bots", "greedy,random", "--check", "--json"),
    )
    found = json.loads(ran.stdout)
    assert found["violations"] == []
    assert found["win_rate"][0]["rate"] > 0.7


def test_the_game_keeps_the_contract(installed):
    code = (
        "from cardpool.store import CardPool\n"
        "from deckcheck.play.match import load_decks\n"
        "from rulesets import registry, testing\n"
        "ruleset = registry.load('fleets')\n"
        f"decks = load_decks([{AMBER!r}, {NIGHT!r}], ruleset)\n"
        "print(testing.check_ruleset(ruleset, decks=decks, games=10, every=3).ended)\n"
    )
    ran = run(installed, "-c", code)
    assert ran.stdout == "10\n", ran.stderr


def test_the_examples_of_its_checks_hold(installed):
    code = (
        "import re, textwrap\n"
        "from cardpool.store import CardPool\n"
        "from deckcheck.decklist.read import read_text\n"
        "from deckcheck.resolver import Resolver\n"
        "from rulesets import registry\n"
        "ruleset = registry.load('fleets')\n"
        "resolver = Resolver(CardPool.open(), 'fleets')\n"
        "for check in ruleset.checks:\n"
        "    for word, expected in (('Illegal', True), ('Legal', False)):\n"
        "        text = re.search(rf'^ +{word}:\\n((?:        .*\\n)+)', check.doc, re.M)[1]\n"
        "        (source,) = read_text(textwrap.dedent(text), 'example')\n"
        "        found = list(check.run(resolver.read(source), ruleset.in_force('', '', {})))\n"
        "        assert bool(found) is expected, (check.code, word)\n"
        "print('done')\n"
    )
    ran = run(installed, "-c", code)
    assert ran.stdout == "done\n", ran.stderr


def test_a_plugin_that_does_not_load_is_named_and_stops_nothing(installed):
    ran = deckcheck(installed, "rulesets", "--json")
    assert "fleets" in [each["id"] for each in json.loads(ran.stdout)]
    why = "from broken-plugin 0.3 failed to load: No module named 'no_such_module'"
    assert f"ruleset 'broken' {why}" in ran.stderr
    assert f"game 'broken-game' {why}" in ran.stderr
    assert "failed to load: json:decoder is not a Ruleset" in ran.stderr
    ran = deckcheck(installed, "check", "-r", "broken", "-", text="1 Pikachu\n")
    assert ran.returncode == 2
    assert "failed to load" in ran.stderr


def snippets():
    """Return the blocks of code in docs/plugins.md."""
    text = (ROOT / "docs/plugins.md").read_text("utf-8")
    return re.findall(r"^```(python|toml)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", ["python", "toml"])
def test_the_snippets_of_the_page_stand_in_the_plugin(language):
    files = [*EXAMPLE.glob("deckcheck_fleets/*.py"), EXAMPLE / "pyproject.toml"]
    sources = [path.read_text("utf-8") for path in files]
    shown = [code for kind, code in snippets() if kind == language]
    assert shown
    for code in shown:
        method = indent(code, "    ")  # of a class; the page shows it alone
        assert any(code in source or method in source for source in sources), code
