"""Run the checks of a ruleset over a deck and reach a verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import lru_cache
from operator import itemgetter
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

_RANK = {ERROR: 0, UNREADABLE: 1, QUESTION: 2, WARNING: 3, NOTE: 4}
_SEVERITY, _LINE = itemgetter(2), itemgetter(4)  # of a finding
_VERDICTS = ((ERROR, ILLEGAL), (UNREADABLE, UNREADABLE), (QUESTION, JUDGE))

# The groups of codes that judge single cards: pool, restriction lists, kinds and sections.
_OF_CARDS = ("2", "3", "4")

Selector = Callable[[str, str], bool]


class CheckFailedError(RuntimeError):
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
    severities = set(map(_SEVERITY, findings))
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
        # Decks of a batch are much alike: which checks their flags call for is remembered.
        self._flags = _flags_of(self.rules, self.checks)
        self._flags_of_card: Callable[[Any], int] = getattr(
            self.rules, "flags_of_card", lambda card: self._flags(self._only(card))
        )
        self._concerned = lru_cache(256)(self._needing)
        prefixes = frozenset(ruleset.info.statements)
        cites = {c.code: (c.cites, _in_force(c, prefixes)) for c in self.checks}
        self._cites = {code: pair for code, pair in cites.items() if pair[0] != pair[1]}
        self._against: dict[Any, str] = {}  # by card: a resolver asks of one card several times
        self._of_cards = tuple(c for c in ruleset.checks if c.code[-3:-2] in _OF_CARDS)

    def run(self, deck: Deck) -> list[Finding]:
        """Return what the ruleset's checks find, in their order."""
        rules, cites = self.rules, self._cites
        found: list[Finding] = []
        check: Check | None = None
        try:
            for check in self._concerned(self._flags(deck)):
                if check.code in cites:
                    found += [self._cited(f) for f in check.run(deck, rules)]
                else:
                    found += check.run(deck, rules)
        except Exception as error:
            at = f"check {check.code}" if check else "the flags"
            raise CheckFailedError(
                f"{at} of ruleset {self.ruleset.info.id!r} failed: {type(error).__name__}: {error}"
            ) from error
        return found

    def _needing(self, flags: int) -> tuple[Check, ...]:
        """Return the checks that can find something in a deck of such flags."""
        return tuple(c for c in self.checks if not c.needs or c.needs & flags)

    def _cited(self, finding: Finding) -> Finding:
        """Drop statements of other rulebooks where the check did not choose its own."""
        default, kept = self._cites.get(finding.code, ((), ()))
        if finding.cites != default:
            return finding
        code, name, severity, message, line, cards, _, fix = finding
        return Finding(code, name, severity, message, line, cards, kept, fix)

    def admits(self, card: Any, *, surely: bool = False) -> bool:
        """Tell whether a card may be in a deck at all on that day, and with no question open."""
        against = self._against.get(card)
        if against is None:
            against = self._against[card] = self._worst(card)
        return not against or (against == QUESTION and not surely)

    def _worst(self, card: Any) -> str:
        """Return the severity of what is said against a card alone, "" for nothing."""
        worst = ""
        flags = self._flags_of_card(card)
        for check in self._of_cards:
            if check.needs and not check.needs & flags:
                continue
            for severity in self._said_of(card, check):
                # A warning on a print (not out yet) is no reason to take it where another will do.
                if severity in (ERROR, WARNING):
                    return severity
                if severity == QUESTION:
                    worst = QUESTION
        return worst

    def _only(self, card: Any) -> Deck:
        """Return a deck of one card, in the section where it belongs."""
        section = registry.family(self.ruleset.info.family).section_of(card)
        return Deck((Entry(card, 1, section),))

    def _said_of(self, card: Any, check: Check) -> Sequence[str]:
        """Return the severities of what a check says of a card alone."""
        if check.of_card is not None:
            return (check.of_card(card, self.rules),)
        # What a check says without naming the card is about the day or the whole deck.
        return [f.severity for f in check.run(self._only(card), self.rules) if f.cards]


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
    lines = set(map(_LINE, findings))
    if len(lines) == len(findings) and 0 not in lines:  # as mostly: the line alone tells
        return sorted(findings, key=_LINE)
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
    file: str = ""  # that holds the list among others; "": the path is its own


def _flags_of(rules: Any, checks: Sequence[Check]) -> Callable[[Deck], int]:
    """Return what tells the flags of a deck; every flag is set where no check goes by them."""
    told: Callable[[Deck], int] | None = getattr(rules, "flags", None)
    return told if told and any(check.needs for check in checks) else lambda deck: -1


def _in_force(check: Check, prefixes: frozenset[str]) -> tuple[str, ...]:
    """Return the statements of a check that stand in the ruleset's own books."""
    kept = tuple(cite for cite in check.cites if cite.partition("-")[0] in prefixes)
    return kept or check.cites
