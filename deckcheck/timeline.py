"""The verdict on a list over time: judged anew only where something about its cards changed."""

from __future__ import annotations

from datetime import date
from typing import Any, NamedTuple

from deckcheck.checker import Checker
from deckcheck.lint import Result
from rulesets.api import ILLEGAL, Ruleset
from rulesets.lines.model import Decklist
from rulesets.lines.resolution import Resolution

LEAST_CARDS = 40  # below it a list may be one of another game, judged otherwise
LISTS_TOGETHER = 200  # that share the rules of each day before these are dropped


class Span(NamedTuple):
    """A stretch of days with one verdict; `until` is the first day after it ("": open).

    A ruleset with a day of its own is judged on that day alone: start and until are that day.
    """

    start: str
    until: str
    verdict: str


class Timeline:
    """Judges many lists on many days; the rules of a day are made once for all of them."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self._looked_up: dict[str, dict[object, Resolution]] = {}  # by game
        self._dated: dict[tuple[str, str], Checker] = {}
        self._days: dict[str, list[str]] = {}
        self._seen = 0

    def begin(self) -> None:
        """Begin with another list."""
        self._seen += 1
        if self._seen % LISTS_TOGETHER == 0:
            self._dated.clear()

    def spans(self, source: Decklist, ruleset: Ruleset) -> list[Span]:
        """Return the verdicts of a list over time, equal neighbours merged."""
        own = ruleset.info.date
        days = self._breakpoints(ruleset)
        # A rulebook or retro format has its own day; others are tried only where it is named.
        if own and (not days or not self.checker.ruleset):
            return [Span(own, own, self._verdict(source, ruleset, own))]
        if not days:
            today = date.today().isoformat()
            return [Span(today, "", self._verdict(source, ruleset, today))]
        surely, perhaps = self._on(ruleset, "").by(ruleset.info.id)[1].may_mean(source)
        return self._merged(source, ruleset, days, surely, surely | perhaps)

    def _breakpoints(self, ruleset: Ruleset) -> list[str]:
        days = self._days.get(ruleset.info.id)
        if days is None:
            days = sorted(set(ruleset.breakpoints())) if ruleset.breakpoints else []
            self._days[ruleset.info.id] = days
        return days

    def _touched(self, first: str, ruleset: Ruleset, cards: set[Any]) -> dict[str, list[Any]]:
        """Return the cards by the days since `first` that are their own.

        Rulesets know the days of the sets they were made with, not those of cards imported later.
        """
        days_of = getattr(self._rules(ruleset, ""), "days_of", None)
        found: dict[str, list[Any]] = {}
        if days_of is not None:
            for card in cards:
                for day in days_of(card):
                    if day >= first:
                        found.setdefault(day, []).append(card)
        return found

    def _merged(
        self,
        source: Decklist,
        ruleset: Ruleset,
        days: list[str],
        surely: set[Any],
        cards: set[Any],
    ) -> list[Span]:
        touched = self._touched(days[0], ruleset, cards)
        days = sorted({*days, *touched})
        named = list(surely) if self._may_be_barred(source) else []
        merged: list[Span] = []
        before: Any = None
        for day, after in zip(days, [*days[1:], ""], strict=True):
            rules = self._rules(ruleset, day)
            if self._is_barred(rules, named):
                found = ILLEGAL
            elif before is not None and rules.same_for(before, cards, touched.get(day, ())):
                found = merged[-1].verdict
            else:
                found = self._verdict(source, ruleset, day)
            before = rules if hasattr(rules, "same_for") else None
            if merged and merged[-1].verdict == found:
                merged[-1] = Span(merged[-1].start, after, found)
            else:
                merged.append(Span(day, after, found))
        return merged

    def _may_be_barred(self, source: Decklist) -> bool:
        """Tell whether one card may decide: all checks run, and the list is no other game's."""
        count = sum(what.count for run in source.runs for what in run.cards)
        return not self.checker.partial and count >= LEAST_CARDS

    def _is_barred(self, rules: Any, named: list[Any]) -> bool:
        """Tell whether a card is illegal on a day; the one found comes first on the next day."""
        bars = getattr(rules, "bars", None)
        at = next((at for at, card in enumerate(named) if bars(card)), -1) if bars else -1
        if at > 0:
            named.insert(0, named.pop(at))
        return at >= 0

    def _rules(self, ruleset: Ruleset, day: str) -> Any:
        return self._on(ruleset, day).by(ruleset.info.id)[0].rules

    def _verdict(self, source: Decklist, ruleset: Ruleset, day: str) -> str:
        return self.on_day(source, ruleset, day).verdict

    def on_day(self, source: Decklist, ruleset: Ruleset, day: str) -> Result:
        """Return what a ruleset says of a list on one day."""
        return self._on(ruleset, day).check(source)

    def _on(self, ruleset: Ruleset, day: str) -> Checker:
        """Return the checker of a ruleset on a day, "" for today."""
        key = (ruleset.info.id, day)
        found = self._dated.get(key)
        if found is None:
            known = self._looked_up.setdefault(ruleset.info.family, {})
            asked = self.checker
            found = Checker(asked.pool, ruleset.info.id, day, *asked.settings, looked_up=known)
            self._dated[key] = found
        return found
