"""Whether a ruleset admits a single card, and which verdict findings give cause for."""

import pytest

from cardpool.store import CardPool
from deckcheck.cli.cards.legality import verdict_on
from deckcheck.lint import CheckFailedError, Linter, ordered, verdict
from rulesets import registry
from rulesets.api import (
    ERROR,
    ILLEGAL,
    NOTE,
    QUESTION,
    UNREADABLE,
    WARNING,
    Check,
    Finding,
    Ruleset,
    RulesetInfo,
)
from rulesets.deck import Deck


@pytest.mark.parametrize(
    ("card", "ruleset", "expected"),
    [
        ("sv3-125", "ptcg-glc", False),  # Rule Box
        ("sv3-125", "ptcg-unlimited", True),
        ("xy4-99", "ptcg-expanded", False),  # banned
        ("55144522", "ygo-goat", True),
        ("55144522", "ygo-tcg", False),  # forbidden
        ("14558127", "ygo-goat", False),  # not out then
        # A list that may be out of date is no reason to keep every card out.
        ("14558127", "ygo-tcg", True),
    ],
)
def test_a_ruleset_admits_a_card_or_not(card, ruleset, expected):
    assert (verdict_on(CardPool.open().get(card), ruleset) != ILLEGAL) is expected


def test_a_card_with_an_open_question_is_admitted_but_not_surely():
    linter = Linter(registry.load("ygo-tcg"), "2025-11-01")
    doubtful, sure, out = map(CardPool.open().get, ("06728559", "14558127", "55144522"))
    for _ in range(2):
        assert [linter.admits(card) for card in (doubtful, sure, out)] == [True, True, False]
        surely = [linter.admits(card, surely=True) for card in (doubtful, sure, out)]
        assert surely == [False, True, False]


@pytest.mark.parametrize(
    ("severities", "expected"),
    [
        ((), "legal"),
        ((WARNING, NOTE), "legal"),
        ((QUESTION, NOTE), "judge"),
        ((UNREADABLE, QUESTION), "unreadable"),
        ((ERROR, UNREADABLE, QUESTION), "illegal"),
    ],
)
def test_the_gravest_finding_gives_the_verdict(severities, expected):
    assert verdict([Finding("X", "x", severity, "") for severity in severities]) == expected


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ([(7, NOTE), (2, ERROR)], [(2, ERROR), (7, NOTE)]),
        ([(0, ERROR), (7, NOTE)], [(7, NOTE), (0, ERROR)]),  # about the whole list
        ([(7, NOTE), (2, NOTE), (7, ERROR)], [(2, NOTE), (7, ERROR), (7, NOTE)]),
    ],
)
def test_findings_come_by_line_and_the_gravest_of_a_line_first(found, expected):
    findings = [Finding("X", "x", severity, "", line) for line, severity in found]
    assert [(f.line, f.severity) for f in ordered(findings)] == expected


def test_a_fault_in_a_check_of_a_plug_in_names_check_and_ruleset():
    def run(deck, rules):
        raise KeyError("pikachu")

    info = RulesetInfo("zzz", "Z", "pokemon", "")
    faulty = Check("ZZZ201", "zzz", ("ZZ-001",), run, "A check.")
    linter = Linter(Ruleset(info, (faulty,), lambda on, region, options: None))
    said = r"check ZZZ201 of ruleset 'zzz' failed: KeyError: 'pikachu'"
    with pytest.raises(CheckFailedError, match=said):
        linter.run(Deck(()))
    with pytest.raises(CheckFailedError, match=said):
        linter.admits(CardPool.open().get("base1-58"))
