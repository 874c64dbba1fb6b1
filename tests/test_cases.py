"""Every case file from the text of the list to the finding: reader, resolver, checks and fixes.

Files are `tests/cases/<CODE>.toml` with [[pass]] and [[fail]] tables; only findings of the
file's own code are compared.
"""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker, load
from deckcheck.coverage import all_checks
from deckcheck.decklist.fix import certain, fixed
from deckcheck.decklist.read import read_text
from deckcheck.play.match import not_carried_out

FILES = sorted((Path(__file__).parent / "cases").glob("*.toml"))


@cache
def pool():
    return CardPool.open()


@cache
def checker(ruleset, on, region, options):
    return Checker(pool(), ruleset, on, region, dict(options))


def checked(case, text):
    options = {key: case[key] for key in ("cap",) if key in case} | case.get("options", {})
    by = checker(
        case["ruleset"], case.get("on", ""), case.get("region", ""), tuple(options.items())
    )
    (source,) = read_text(text, "list.txt")
    # What stands under no heading is main deck here, also a card that belongs elsewhere.
    source.runs = tuple(run._replace(section=run.section or "main") for run in source.runs)
    return source, by.check(source)


def findings(code, case):
    source, result = checked(case, case["list"].lstrip("\n"))
    # What is asked before a match is no finding of the list.
    by = checker(case["ruleset"], case.get("on", ""), "", ())
    before = not_carried_out(load(case["ruleset"]), [by.read(source)], case.get("on", ""))
    return [finding for finding in (*result.findings, *before) if finding.code == code]


def repaired(code, case):
    """Return the list after every fix of the code, again and again until none is left."""
    text = case["list"].lstrip("\n")
    for _ in range(20):
        source, result = checked(case, text)
        wanted = certain(finding for finding in result.findings if finding.code == code)
        if not wanted:
            break
        text = fixed(source, wanted)
    return text


def cases(kind):
    for path in FILES:
        for number, case in enumerate(tomllib.loads(path.read_text("utf-8")).get(kind, ()), 1):
            if "registered" not in case:  # siding compares two lists, which no file can hold
                yield pytest.param(path.stem, case, id=f"{path.stem}-{number}")


def test_every_code_has_a_case_file():
    assert {path.stem for path in FILES} == set(all_checks())


@pytest.mark.parametrize(("code", "case"), [*cases("pass")])
def test_a_passing_list_has_no_finding_of_the_code(code, case):
    assert [finding.message for finding in findings(code, case)] == []


@pytest.mark.parametrize(("code", "case"), [*cases("fail")])
def test_a_failing_list_has_exactly_these_findings(code, case):
    said = [f"{finding.severity}: {finding.message}" for finding in findings(code, case)]
    assert sorted(said) == sorted(case["findings"])


@pytest.mark.parametrize(("code", "case"), [*cases("fail")])
def test_fixes_lead_to_the_list_given(code, case):
    if "fixed" in case:
        assert repaired(code, case).strip() == case["fixed"].strip()
