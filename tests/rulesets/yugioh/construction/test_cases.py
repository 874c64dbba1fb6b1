"""The case files `tests/cases/YGO*.toml`: lists that pass and fail, findings and fixes verbatim."""

import tomllib
from pathlib import Path

import pytest

from rulesets import registry
from rulesets.yugioh.construction.siding import Swap
from tests.rulesets.yugioh.decks import deck, rules

FILES = sorted((Path(__file__).parents[3] / "cases").glob("YGO*.toml"))
CODES = {
    check.code: check
    for ruleset in ("ygo-tcg", "ygo-9")
    for check in registry.load(ruleset).every_check
}
IN_FORCE = ("ruleset", "on", "region", "cap")


def found(code, case):
    """Return the findings of one code about a case's list."""
    played = deck(case["list"])
    if "registered" in case:
        registered = deck(case["registered"])
        undueled = case.get("undueled", False)
        played = Swap(played.entries, {}, registered, case["duel"], undueled)
    in_force = rules(**{key: case[key] for key in IN_FORCE if key in case})
    return list(CODES[code].run(played, in_force))


def repaired(code, case):
    """Return the list after every fix has been made, again and again until none is left."""
    lines = case["list"].strip("\n").splitlines()
    for _ in range(20):
        text = "\n".join(line if line else "#" for line in lines)
        fixes = [f.fix for f in found(code, case | {"list": text}) if f.fix]
        if not fixes:
            break
        for fix in fixes:
            name = lines[fix.line - 1].split(" ", 1)[1]
            lines[fix.line - 1] = f"{fix.copies} {name}" if fix.copies else ""
    return "\n".join(line for line in lines if line) + "\n"


def _cases(kind):
    for path in FILES:
        for number, case in enumerate(tomllib.loads(path.read_text("utf-8")).get(kind, ()), 1):
            yield pytest.param(path.stem, case, id=f"{path.stem}-{number}")


def test_every_check_has_a_case_file_that_passes_and_fails():
    assert {path.stem for path in FILES} == set(CODES)
    for path in FILES:
        data = tomllib.loads(path.read_text("utf-8"))
        assert data["pass"] and data["fail"], path.name


@pytest.mark.parametrize(("code", "case"), [*_cases("pass")])
def test_passing_list_has_no_finding_of_the_code(code, case):
    assert [f.message for f in found(code, case)] == []


@pytest.mark.parametrize(("code", "case"), [*_cases("fail")])
def test_failing_list_has_exactly_these_findings(code, case):
    assert [f"{f.severity}: {f.message}" for f in found(code, case)] == case["findings"]


@pytest.mark.parametrize(("code", "case"), [*_cases("fail")])
def test_fixes_lead_to_the_list_given(code, case):
    if "fixed" in case:
        assert repaired(code, case) == case["fixed"]
    else:
        assert not any(f.fix for f in found(code, case))
