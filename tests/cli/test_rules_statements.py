"""`deckcheck rules show` takes whatever an output prints: codes, names and statements."""

import json
import re

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.rules.statement import find, page
from deckcheck.coverage import all_checks, loaded
from rulesets import statements
from rulesets.ptcg.eras.citations import BASE_CITES
from tests.conftest import ROOT


def show(*arguments):
    return CliRunner().invoke(cli, ["rules", "show", *arguments], catch_exceptions=False)


def test_every_statement_of_every_digest_has_its_page():
    shown = 0
    for prefix in statements.prefixes():
        for statement_id, statement in statements.digest(prefix).items():
            told = find(statement_id)
            assert told is not None, statement_id
            lines = page(told).splitlines()
            assert lines[0].startswith(f"{statement_id} (")
            assert statement.text.split()[0] in lines[2]
            shown += 1
    assert shown > 1200


def test_a_page_has_source_checks_code_and_the_other_rulebooks():
    said = show("ex-002").output
    assert said.startswith("EX-002 (deck construction)\n")
    assert "Checks: PTCG101 copy-limit" in said
    assert "Source: Pokémon TCG" in said
    assert "rulesets/ptcg/construction/counts.py:" in said
    assert "Copies per card (the rulebooks differ):" in said
    assert "  BW: 4 per name (BW-003)" in said


def test_the_play_code_that_carries_a_statement_out_is_named():
    assert "Carried out by: rulesets.ptcg.play.setup.TossForFirst" in show("EX-042").output


def test_a_range_of_statements_names_each_of_them():
    """Point 50 of the table says "EX-192 to EX-208"."""
    data = json.loads(show("EX-200", "--json").output)
    assert [each["point"] for each in data["differences"]] == ["2-on-2"]


def test_the_lines_that_name_a_statement_do_so():
    for place in json.loads(show("YF-060", "--json").output)["code"]:
        path, number = place.rsplit(":", 1)
        assert "YF-060" in (ROOT / path).read_text("utf-8").splitlines()[int(number) - 1]


def every_id():
    """Return what findings, refusals and options of rulesets can print."""
    for check in all_checks().values():
        yield from (check.code, check.name, *check.cites)
    for ruleset in loaded():
        yield from (option.statement for option in ruleset.info.options if option.statement)
    yield from BASE_CITES.values()


def test_every_id_that_the_program_can_print_has_its_page():
    checks = all_checks()
    names = {check.name for check in checks.values()}
    unknown = {i for i in every_id() if i not in checks and i not in names and find(i) is None}
    assert unknown == set()


def test_every_statement_that_the_code_names_has_its_page():
    """Whatever a finding, a refusal, a list or a card prints stands somewhere in the code."""
    books = "|".join(statements.prefixes())
    named = {}
    for package in ("deckcheck", "rulesets"):
        for path in (ROOT / package).rglob("*.py"):
            for found in re.findall(rf"\b(?:{books})-\d{{3}}\b", path.read_text("utf-8")):
                named.setdefault(found, path.name)
    assert len(named) > 1000
    assert {each: where for each, where in named.items() if find(each) is None} == {}


@pytest.mark.parametrize("ruleset", ["ptcg-ex", "ptcg-standard", "ygo-goat", "ygo-tcg"])
def test_every_id_of_a_report_can_be_pasted(ruleset):
    folder = str(ROOT / "docs" / "examples")
    report = CliRunner().invoke(cli, ["check", folder, "-r", ruleset]).output
    tags = re.findall(r": ([A-Z]{2,}\d{3}) .*\[([^\]]+)\]$", report, re.MULTILINE)
    ids = {word for code, listed in tags for word in (code, *listed.split(", "))}
    assert len(ids) > 3
    for each in sorted(ids):
        assert show(each).exit_code == 0, each


@pytest.mark.parametrize(
    ("words", "said", "hint"),
    [
        ("EX-999", "there is no statement 'EX-999'", "EX has the statements EX-001 to EX-"),
        ("ZZ-001", "there is no check 'ZZ-001'", "See 'deckcheck rules list'."),
        ("copy", "there is no check 'copy'", "Near it: "),
    ],
)
def test_an_unknown_id_is_named_and_ends_with_2(words, said, hint):
    ran = show(words)
    assert ran.exit_code == 2
    assert said in ran.stderr
    assert hint in ran.stderr
