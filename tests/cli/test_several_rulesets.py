"""Several -r in one call of `check`, and -q in every shape of its report."""

import json
from collections import Counter
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

LEGAL = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"
ILLEGAL = "3 Pikachu BS 58\n2 Pikachu JU 60\n55 Lightning Energy BS 100\n"
NOTED = "4 Pikachu BS 58\n56 Lightning Enrgy BS 100\n"  # legal with a warning
UNREAD = "4 Nosuchcard XQZ 1\n56 Lightning Energy BS 100\n"
OUTPUTS = ("text", "json", "junit", "sarif", "html")


def run(*arguments, text=""):
    return CliRunner().invoke(cli, ["check", *arguments], input=text, catch_exceptions=False)


@pytest.fixture
def folder(tmp_path):
    for name, text in (("a", LEGAL), ("b", ILLEGAL), ("c", NOTED), ("d", UNREAD)):
        (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    return str(tmp_path)


def shown(output, text):
    """Return the lists that a report speaks of, by the letter of their file, with their number."""
    if output == "text":
        lines = [line for line in text.splitlines() if ": deckcheck:1 " in line]
        return Counter(line.partition(".txt")[0][-1] for line in lines)
    if output == "json":
        return Counter(each["path"][-5] for each in json.loads(text))
    if output == "junit":
        return Counter(
            each.get("name")[-5] for each in ElementTree.fromstring(text).iter("testcase")
        )
    if output == "html":
        heads = [part.partition("</code>")[0] for part in text.split("<summary>")[1:]]
        return Counter(head[-5] for head in heads)
    (found,) = json.loads(text)["runs"]
    places = [each["locations"][0]["physicalLocation"] for each in found["results"]]
    return Counter(place["artifactLocation"]["uri"][-5] for place in places)


@pytest.mark.parametrize("output", OUTPUTS)
def test_quiet_leaves_legal_lists_out_of_every_report(output, folder):
    every, quiet = (
        run("-r", "ex", "-o", output, folder),
        run("-r", "ex", "-q", "-o", output, folder),
    )
    assert every.exit_code == quiet.exit_code == 2
    assert set(shown(output, every.stdout)) >= {"b", "c", "d"}
    assert set(shown(output, quiet.stdout)) == {"b", "d"}


@pytest.mark.parametrize("output", OUTPUTS)
def test_quiet_reports_of_legal_lists_are_empty_and_well_formed(output, tmp_path):
    (tmp_path / "a.txt").write_text(LEGAL, "utf-8")
    ran = run("-r", "ex", "-q", "-o", output, str(tmp_path))
    assert ran.exit_code == 0
    assert not shown(output, ran.stdout)
    if output == "text":
        assert ran.stdout == ""


def test_quiet_totals_are_those_of_all_lists_on_screen_and_page(folder):
    said = "4 lists: 2 legal, 1 illegal, 1 unreadable"
    assert run("-r", "ex", "-q", folder).stdout.splitlines()[-1] == said
    page = run("-r", "ex", "-q", "-o", "html", folder).stdout
    assert "4 lists checked by ptcg-ex on 2005-12-31; left out: 2 legal<" in page
    suite = ElementTree.fromstring(run("-r", "ex", "-q", "-o", "junit", folder).stdout)
    assert suite.get("tests") == "2"
    sarif = json.loads(run("-r", "ex", "-q", "-o", "sarif", folder).stdout)
    assert len(sarif["runs"][0]["properties"]["proofs"]) == 2


def test_quiet_with_when_shows_the_lists_that_are_legal_nowhere(folder):
    ran = run("--when", "-q", "-r", "ex", "--json", folder)
    assert [each["path"][-5] for each in json.loads(ran.stdout)] == ["b", "d"]


TWO = "4 Charizard ex OBF 125\n4 Charmander OBF 26\n52 Fire Energy SVE 2\n"
BOTH = ("-r", "standard", "-r", "expanded", "--on", "2026-06-05")


def test_each_ruleset_gives_a_verdict_and_the_worst_is_the_exit_code():
    ran = run(*BOTH, text=TWO)
    verdicts = [line for line in ran.stdout.splitlines() if " by " in line]
    assert verdicts == [
        "stdin: illegal by ptcg-standard on 2026-06-05 (60 main; ptcgl)",
        "stdin: legal by ptcg-expanded on 2026-06-05 (60 main; ptcgl)",
    ]
    assert ran.exit_code == 1
    assert run("-r", "expanded", "-r", "unlimited", text=TWO).exit_code == 0
    assert run("-r", "expanded", "-r", "standard", "--on", "2026-06-05", text=TWO).exit_code == 1
    assert run("-r", "expanded", "-r", "unlimited", text=UNREAD).exit_code == 2


@pytest.mark.parametrize("output", ["text", "json", "junit", "html"])
def test_every_list_is_judged_by_every_ruleset_in_every_report(output, folder):
    ran = run("-r", "ex", "-r", "base", "-o", output, folder)
    assert shown(output, ran.stdout) == dict.fromkeys("abcd", 2)


def test_reports_of_several_rulesets_say_which_one_speaks():
    data = json.loads(run(*BOTH, "--json", text=TWO).stdout)
    told = {each["ruleset"]: each["verdict"] for each in data}
    assert told == {"ptcg-standard": "illegal", "ptcg-expanded": "legal"}
    suite = ElementTree.fromstring(run(*BOTH, "-o", "junit", text=TWO).stdout)
    groups = [case.get("classname") for case in suite.iter("testcase")]
    assert groups == ["ptcg-standard", "ptcg-expanded"]
    (found,) = json.loads(run(*BOTH, "-o", "sarif", text=TWO).stdout)["runs"]
    told = {(each["ruleId"], each["properties"]["ruleset"]) for each in found["results"]}
    assert ("PTCG203", "ptcg-standard") in told and ("PTCG203", "ptcg-expanded") not in told
    page = run(*BOTH, "-o", "html", text=TWO).stdout
    assert "1 list checked by ptcg-expanded on 2026-06-05, ptcg-standard on 2026-06-05" in page


def test_the_last_lines_count_the_lists_of_each_ruleset(folder):
    last = run("-r", "ex", "-r", "base", folder).stdout.splitlines()[-2:]
    assert [line.partition(":")[0] for line in last] == ["ptcg-ex", "ptcg-base"]
    assert all("4 lists: 2 legal, 1 illegal, 1 unreadable" in line for line in last)


def test_the_verdicts_of_one_call_are_those_of_two():
    together = json.loads(run(*BOTH, "--json", text=TWO).stdout)
    apart = [
        json.loads(run("-r", each, "--on", "2026-06-05", "--json", text=TWO).stdout)[0]
        for each in ("standard", "expanded")
    ]
    assert together == apart


def test_rulesets_of_two_games_and_a_ruleset_named_twice():
    ran = run("-r", "standard", "-r", "goat", "--json", text=TWO)
    assert [each["ruleset"] for each in json.loads(ran.stdout)] == ["ptcg-standard", "ygo-goat"]
    ran = run("-r", "ptcg-ex", "-r", "ex", "--json", text=LEGAL)
    assert [each["ruleset"] for each in json.loads(ran.stdout)] == ["ptcg-ex"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("-r", "ex", "-r", "base", "--fix"), "--fix corrects a list by one ruleset"),
        (("-r", "ex", "-r", "chess"), "there is no ruleset 'chess'"),
        (("-r", "tcg", "-r", "genesys", "--option", "cap=100"), "there is no option 'cap'"),
        (("-r", "ex", "--why"), "--why tells why a list is not legal on other days"),
    ],
)
def test_what_several_rulesets_cannot_do_is_refused(options, said):
    ran = run(*options, text=LEGAL)
    assert (ran.exit_code, said in ran.stderr) == (2, True), ran.stderr


ROTATING = TWO.replace("52 Fire", "48 Fire") + "4 Dunsparce TEF 128\n"


@pytest.mark.rule("PF-030")
def test_when_says_why_a_stretch_ended_and_what_was_missing_before_it():
    (told,) = json.loads(run("--when", "--why", "-r", "standard", "--json", text=ROTATING).stdout)
    (legal,) = [s for s in told["rulesets"]["ptcg-standard"] if s["verdict"] == "legal"]
    before, after, *_ = told["why"]["ptcg-standard"]
    assert before["until"] == legal["start"] == "2024-04-05"
    assert before["on"] == "2024-04-04"
    assert {(f["code"], f["line"]) for f in before["findings"]} == {("PTCG202", 4)}
    assert after["on"] == after["start"] == legal["until"] == "2026-04-10"
    assert {(f["code"], f["line"]) for f in after["findings"]} == {("PTCG203", 1), ("PTCG203", 2)}


def test_when_says_why_a_list_is_never_legal():
    said = run("--when", "--why", "-r", "glc", "-r", "expanded", "--on", "2026-06-05", text=TWO)
    lines = said.stdout.splitlines()
    assert lines[1] == "  ptcg-glc       never"
    assert lines[2] == "      on 2026-06-05: illegal"
    assert any(line.startswith("        PTCG404 line 1: 4 copies of") for line in lines)
    assert any(line.startswith("  ptcg-expanded  from 2023-08-") for line in lines)
    assert run("--when", "-r", "glc", text=TWO).stdout == "stdin\n  never in ptcg-glc\n"
