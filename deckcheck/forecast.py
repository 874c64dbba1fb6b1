"""What becomes of a list: legal today, and until when by what is known of the days to come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from cardpool.store import CardPool
from deckcheck.checker import Checker, load
from deckcheck.lint import Result
from deckcheck.resolver import guess_game
from rulesets import registry
from rulesets.api import ERROR, LEGAL, QUESTION, UNREADABLE, Finding, Ruleset
from rulesets.lines.model import Decklist

_GRAVE = (ERROR, UNREADABLE, QUESTION)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a ruleset says of a list on a day, and the next day on which it says otherwise."""

    ruleset: str
    on: str
    now: Result
    next_day: str = ""  # "": nothing is known to change the verdict
    then: Result | None = None

    @property
    def causes(self) -> list[Finding]:
        """Return why it is not legal on the day."""
        return grave(self.now)

    @property
    def misses(self) -> tuple[int, int]:
        """Return how far the list is from legal: lines that must change, findings besides."""
        lines = {each.line for each in self.causes if each.line}
        return len(lines), sum(not each.line for each in self.causes)


def grave(result: Result) -> list[Finding]:
    """Return the findings that keep a list from being legal."""
    return [each for each in result.findings if each.severity in _GRAVE]


def lines_of(findings: Iterable[Finding]) -> list[int]:
    """Return the lines that findings are about, in order."""
    return sorted({each.line for each in findings if each.line})


def outlook(
    pool: CardPool, source: Decklist, ruleset: Ruleset, ruleset_id: str, on: str, region: str
) -> Outlook:
    """Return what a ruleset says on a day, and when that is known to change."""
    day = on or ruleset.info.date or date.today().isoformat()
    region = region if region in ruleset.info.regions else ""
    now = Checker(pool, ruleset_id, day, region).check(source)
    if ruleset.info.date and not on:  # a rulebook or a retro format has its own day
        return Outlook(ruleset_id, day, now)
    for later in _later(pool, source, ruleset, ruleset_id, day, region):
        then = Checker(pool, ruleset_id, later, region).check(source)
        if then.verdict != now.verdict:
            return Outlook(ruleset_id, day, now, later, then)
    return Outlook(ruleset_id, day, now)


def _later(
    pool: CardPool, source: Decklist, ruleset: Ruleset, ruleset_id: str, day: str, region: str
) -> list[str]:
    """Return the days to come on which the rules, or a card of the list, may change."""
    days = set(ruleset.breakpoints()) if ruleset.breakpoints else set()
    checker = Checker(pool, ruleset_id, day, region)
    days_of = getattr(checker.by(ruleset_id)[0].rules, "days_of", None)
    if days_of is not None:
        for card in {entry.card for entry in checker.read(source).entries}:
            days |= set(days_of(card))
    return sorted(each for each in days if each > day)


def outlooks(
    pool: CardPool, source: Decklist, wanted: Sequence[str], on: str, region: str
) -> list[Outlook]:
    """Return the outlook in the rulesets asked for, else in all of the game, the nearest first."""
    if wanted:
        return [outlook(pool, source, load(each), each, on, region) for each in wanted]
    game = guess_game(pool, source)
    loaded = {each: registry.load(each) for each in registry.ids()}
    of_game = [
        (name, found)
        for name, found in loaded.items()
        if isinstance(found, Ruleset) and found.info.family == game
    ]
    every = [outlook(pool, source, found, name, on, region) for name, found in of_game]
    return sorted(every, key=lambda each: (each.now.verdict != LEGAL, *each.misses))
