"""What is sure about the size of a deck whose list has lines that are no known card."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from deckcheck.lint import Linter
from rulesets.api import Finding
from rulesets.lines.model import Problem
from rulesets.lines.resolution import Reading

_LARGEST = 100  # cards: no deck of a game is larger


def is_of_size(finding: Finding) -> bool:
    """Tell whether a finding is about the number of cards in a deck."""
    return "size" in finding.name


def is_sure(finding: Finding, linter: Linter, reading: Reading) -> bool:
    """Tell whether a size is wrong however many of the unknown cards are cards of the deck.

    61 cards, one of them unknown: with a line that is no card the deck has 60, so nobody knows.
    """
    check = next((c for c in linter.checks if c.code == finding.code), None)
    if check is None:
        return True
    for section, copies in reading.unresolved.items():
        for fewer in range(min(copies, _LARGEST)):
            unresolved = {**reading.unresolved, section: fewer}
            if not list(check.run(replace(reading, unresolved=unresolved), linter.rules)):
                return False
    return True


def with_cards_in(reading: Reading, remarks: Collection[Problem]) -> Reading:
    """Return a reading in which words below the list may be the cards that it lacks."""
    problems = tuple(
        each._replace(severity="") if each in remarks else each for each in reading.problems
    )
    first = reading.entries[0].section if reading.entries else "main"
    return replace(reading, problems=problems, unresolved={first: 0, **reading.unresolved})
