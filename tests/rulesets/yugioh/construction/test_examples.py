"""Every check's docstring examples, run: `# on`, `# ruleset` and `# siding` lines set the scene."""

import re

import pytest

from rulesets import registry
from rulesets.yugioh.construction.siding import Swap
from tests.rulesets.yugioh.decks import deck, rules

CHECKS = registry.load("ygo-9").checks
SIDING = re.compile(r"\s*# siding for duel (\d)( after a penalty)?\s*")


def example(doc, heading):
    """Return the indented block under a heading of a docstring."""
    block = re.search(rf"^    {heading}:\n((?:        .*\n|\s*\n)+)", doc + "\n", re.M)
    assert block, f"no block {heading!r}"
    return block[1]


def run(check, text):
    found = dict(re.findall(r"# (on|ruleset) (\S+)", text))
    in_force = rules(found.get("ruleset", "ygo-9"), found.get("on", ""))
    before, *after = SIDING.split(text)
    played = deck(before)
    if after:
        duel, penalty, current = after
        played = Swap(deck(current).entries, {}, played, int(duel), bool(penalty))
    return [f for f in check.run(played, in_force) if f.code == check.code]


@pytest.mark.parametrize("check", CHECKS, ids=lambda c: c.code)
def test_illegal_example_is_found(check):
    assert run(check, example(check.doc, "Illegal"))


@pytest.mark.parametrize("check", CHECKS, ids=lambda c: c.code)
def test_legal_example_is_not_found(check):
    assert not run(check, example(check.doc, "Legal"))


def test_codes_and_names_are_unique_and_in_order():
    codes = [check.code for check in CHECKS]
    assert codes == sorted(set(codes))
    assert len({check.name for check in CHECKS}) == len(CHECKS)
