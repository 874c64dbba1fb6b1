"""`deckcheck forecast`: until when a list stays legal, and how far it is from legal."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from tests.conftest import ROOT

# Mark G left Standard on 2026-04-10; H stayed.
ROTATING = (
    "4 Dunsparce TEF 128\n4 Charizard ex OBF 125\n48 Fire Energy SVE 2\n4 Charmander OBF 26\n"
)


def run(*arguments, text=""):
    return CliRunner().invoke(cli, ["forecast", *arguments], input=text, catch_exceptions=False)


@pytest.mark.rule("PF-030")
def test_an_announced_rotation_is_told_with_the_lines_that_leave():
    ran = run("-r", "standard", "--on", "2026-03-01", text=ROTATING)
    assert ran.output.splitlines()[1] == (
        "  ptcg-standard: legal on 2026-03-01; illegal from 2026-04-10: lines 2 and 4"
    )
    assert ran.exit_code == 0


@pytest.mark.rule("YF-020")
def test_a_list_to_come_is_told():
    text = "3 Branded Fusion\n"
    options = ("-r", "tcg", "--on", "2026-05-17", "--json")
    (told,) = json.loads(run(*options, text=text).output)
    codes = [cause["code"] for cause in told["rulesets"][0]["causes"]]
    assert "YGO303" in codes  # Semi-Limited until the day before it becomes Limited


def test_several_rulesets_are_asked_in_one_call_and_say_why():
    said = run("-r", "standard", "-r", "base", "--on", "2026-06-01", "--why", text=ROTATING).output
    assert (
        "  ptcg-standard: illegal on 2026-06-01: lines 2 and 4\n      PTCG203 Charizard ex" in said
    )
    assert "  ptcg-base: illegal on" not in said.split("ptcg-standard")[0]
    assert "ptcg-base" in said


def test_without_a_ruleset_the_nearest_comes_first():
    haymaker = str(ROOT / "docs/examples/haymaker.txt")
    (told,) = json.loads(run(haymaker, "--json").output)
    found = told["rulesets"]
    legal = [each["verdict"] == "legal" for each in found]
    assert legal == sorted(legal, reverse=True)
    far = [each["lines_to_change"] for each in found if each["verdict"] != "legal"]
    assert far == sorted(far)
    assert len(far) > 2


def test_a_ruleset_with_a_day_of_its_own_has_no_future():
    (told,) = json.loads(run("-r", "goat", "--json", text="3 Gemini Elf\n").output)
    assert told["rulesets"][0]["on"] == "2005-08-16"
    assert told["rulesets"][0]["next_day"] is None


def test_bad_input_ends_with_2():
    assert run("-r", "chess", text="4 Pikachu\n").exit_code == 2
    assert run("-r", "standard", text="not a list at all\n").exit_code == 2
    assert run("none.txt").exit_code == 2
