"""Run the checks of a ruleset over a deck and reach a verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

from rulesets import registry
from rulesets.api import (
    ERROR,
    ILLEGAL,
    JUDGE,
    LEGAL,
    NOTE,
    QUESTION,
    UNREADABLE,
    WARNING,
    Check,
    Finding,
    Ruleset,
)
from rulesets.deck import Deck, Entry
from rulesets.errors import PluginError

_RANK = {ERROR: 0, UNREADABLE: 1, QUESTION: 2, WARNING: 3, NOTE: 4}
_VERDICTS = ((ERROR, ILLEGAL), (UNREADABLE, UNREADABLE), (QUESTION, JUDGE))

# The groups of codes that judge single cards: pool, restriction lists, kinds and sections.
_OF_CARDS = ("2", "3", "4")

Selector = Callable[[str, str], bool]


class CheckFailedError(PluginError):
    """A check raised instead of reporting; only a faulty plug-in does so."""


def selector(select: Sequence[str] = (), ignore: Sequence[str] = ()) -> Selector:
    """Return whether a code or name is chosen: by code, prefix of codes or kebab name."""

    def matches(code: str, name: str, wanted: Sequence[str]) -> bool:
        return any(word == name or (word and code.startswith(word.upper())) for word in wanted)

    def chosen(code: str, name: str) -> bool:
        if matches(code, name, ignore):
            return False
        return not select or matches(code, name, select)

    return chosen


def verdict(findings: Sequence[Finding]) -> str:
    """Return illegal, unreadable, judge or legal, the first that findings give cause for."""
    severities = {finding.severity for finding in findings}
    for severity, name in _VERDICTS:
        if severity in severities:
            return name
    return LEGAL


class Linter:
    """The checks of a ruleset with the rules of one day and region; lints many decks."""

    def __init__(
        self,
        ruleset: Ruleset,
        on: str = "",
        region: str = "",
        options: Mapping[str, Any] | None = None,
        select: Sequence[str] = (),
        ignore: Sequence[str] = (),
    ) -> None:
        self.ruleset = ruleset
        self.on = on or ruleset.info.date or date.today().isoformat()
        self.region = region
        self.rules = ruleset.in_force(self.on, region, options or {})
        self.chosen = selector(select, ignore)
        self.checks = tuple(c for c in ruleset.checks if self.chosen(c.code, c.name))
        self._of_cards = tuple(c for c in ruleset.checks if c.code[-3:-2] in _OF_CARDS)
        self._said_of: dict[Any, frozenset[str]] = {}  # card -> severities: names share cards

    def run(self, deck: Deck) -> list[Finding]:
        """Return what the ruleset's checks find, in their order."""
        return [finding for check in self.checks for finding in self._found(check, deck)]

    def _found(self, check: Check, deck: Deck) -> list[Finding]:
        """Return what one check finds, citing the statements of the ruleset's own books."""
        try:
            found = list(check.run(deck, self.rules))
        except PluginError:
            raise
        except Exception as error:
            raise CheckFailedError(
                f"check {check.code} of ruleset {self.ruleset.info.id!r} failed: "
                f"{type(error).__name__}: {error}"
            ) from error
        return [self._cited(finding, check) for finding in found] if found else found

    def _cited(self, finding: Finding, check: Check) -> Finding:
        """Drop statements of other rulebooks where the check did not choose its own."""
        if finding.cites != check.cites:
            return finding
        books = self.ruleset.info.statements
        own = tuple(cite for cite in check.cites if cite.partition("-")[0] in books)
        return finding._replace(cites=own) if own else finding

    def admits(self, card: Any, *, surely: bool = False) -> bool:
        """Tell whether a card may be in a deck at all on that day, and with no question open.

        A warning on a print (not out yet) is no reason to take it where another will do.
        """
        grave = (ERROR, WARNING, QUESTION) if surely else (ERROR, WARNING)
        return self._severities(card).isdisjoint(grave)

    def verdict_on(self, card: Any) -> str:
        """Return the verdict that a card alone gives cause for: legal, judge or illegal."""
        said = self._severities(card)
        return next((name for severity, name in _VERDICTS if severity in said), LEGAL)

    def _severities(self, card: Any) -> frozenset[str]:
        """Return how grave the things are that are said of a card alone."""
        said = self._said_of.get(card)
        if said is None:
            said = self._said_of[card] = self._found_on(card)
        return said

    def _found_on(self, card: Any) -> frozenset[str]:
        section = registry.family(self.ruleset.info.family).section_of(card)
        alone = Deck((Entry(card, 1, section),))
        found = (finding for check in self._of_cards for finding in self._found(check, alone))
        # What is said without naming the card is about the day or the whole deck.
        return frozenset(finding.severity for finding in found if finding.cards)


def lint(
    deck: Deck,
    ruleset: Ruleset,
    on: str = "",
    region: str = "",
    options: Mapping[str, Any] | None = None,
    select: Sequence[str] = (),
    ignore: Sequence[str] = (),
) -> list[Finding]:
    """Return all findings of one deck, in the order of the list."""
    return ordered(Linter(ruleset, on, region, options, select, ignore).run(deck))


def ordered(findings: list[Finding]) -> list[Finding]:
    """Return findings by line, those about the whole list last."""
    return sorted(findings, key=lambda f: (f.line or 1 << 30, _RANK.get(f.severity, 9), f.code))


class Result(NamedTuple):
    """What one list came to."""

    path: str
    format: str
    ruleset: str
    guessed: bool  # the ruleset was chosen by the list, not by the user
    on: str
    region: str
    verdict: str
    counts: Mapping[str, int]
    findings: tuple[Finding, ...]
    changed: tuple[str, ...] = ()  # what the user set otherwise than the format: lists, options
    partial: tuple[str, ...] = ()  # which checks were left out
    cut: bool = False  # not every line was read, so that the counts are too low
    file: str = ""  # path of the file that contains the list; "" if the list is the whole file
    proof: str = ""  # the line by which the verdict can be repeated, where one is asked for
