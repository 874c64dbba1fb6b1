"""A comparison in words and as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cardpool.errors import shown
from cardpool.store import CardPool
from deckcheck.comparing.comparison import DIFFERENT, EQUAL, MISSING, UNREADABLE, Comparison
from deckcheck.comparing.difference import (
    ADDED,
    CARD,
    MOVED,
    NAMESAKE,
    PRINT,
    REMOVED,
    Copies,
    Difference,
)
from deckcheck.report import json as report_json
from deckcheck.report.local import in_language, name_in
from deckcheck.report.text import finding_line

_SENSE = {CARD: "the same cards", PRINT: "the same prints"}
_MARK = {ADDED: "+", REMOVED: "-", MOVED: "~", NAMESAKE: "!"}


class Speaker:
    """Tells comparisons; prints are named as lists of their game name them."""

    def __init__(self, pool: CardPool, lang: str = "en") -> None:
        self.pool, self.lang = pool, lang

    def head(self, found: Comparison) -> str:
        """Return the line of a pair: both lists and what they came to."""
        pair = found.pair
        if found.verdict == MISSING:
            there = pair.before or pair.after
            assert there is not None
            which = "second" if pair.before else "first"
            return f"{shown(there.path)}: no list of this player on the {which} side"
        assert pair.before is not None and pair.after is not None
        paths = f"{shown(pair.before.path)} and {shown(pair.after.path)}"
        return f"{paths}: {self.verdict(found)}"

    def verdict(self, found: Comparison) -> str:
        """Return what a pair came to, in words."""
        if found.verdict == UNREADABLE:
            return "cannot be compared, as lines were not read"
        if found.question.duel:
            right = "right" if found.verdict == EQUAL else "wrong"
            return f"siding for duel {found.question.duel} is {right}"
        told = Counter[str]()
        for each in found.differences:
            told[each.kind] += each.copies
        counts = ", ".join(f"{copies} {kind}" for kind, copies in told.items())
        said = f" ({counts})" if counts else ""
        if found.verdict == DIFFERENT:
            return f"different{said}"
        return f"{_SENSE.get(found.question.sense, 'the same names')}{said}"

    def lines(self, found: Comparison) -> Iterator[str]:
        """Yield what differs, the findings of the siding and the lines not read."""
        for said in found.unread:
            yield f"  {shown(said)}"
        for each in found.differences:
            yield f"  {_MARK.get(each.kind, '=')} {self.difference(found, each)}"
        for finding in in_language(found.findings, self.pool, self.lang):
            assert found.pair.after is not None
            yield f"  {finding_line(found.pair.after.path, finding)}"

    def difference(self, found: Comparison, each: Difference) -> str:
        """Return one difference: copies, card, sections and lines."""
        named = f"{each.copies} {self._named(found, each.one)}"
        if each.before is None or each.after is None:
            return f"{named} ({each.kind}, {_place(each.one, self._several(found))})"
        other = self._named(found, each.after)
        changed = f" as {other}" if other != self._named(found, each.before) else ""
        if each.kind == MOVED:
            where = f"from {each.before.section} to {each.after.section}"
            return f"{named} {where}{changed} (moved, {_lines(each)})"
        what = "other card of that name" if each.kind == NAMESAKE else "other print"
        return f"{named}{changed} ({what}, {_lines(each)})"

    def _several(self, found: Comparison) -> bool:
        return found.family is not None and len(found.family.sections) > 1

    def _named(self, found: Comparison, copies: Copies) -> str:
        if copies.card is None or found.family is None:
            return f"{copies.words!r}, no known card"
        place = found.family.place(self.pool, copies.card)
        name = name_in(self.pool, copies.card, self.lang)
        return shown(" ".join(part for part in (name, *place) if part))

    def data(self, found: Comparison) -> dict[str, Any]:
        """Return a comparison as JSON data."""
        pair = found.pair
        return {
            "player": pair.player,
            "before": pair.before.path if pair.before else None,
            "after": pair.after.path if pair.after else None,
            "verdict": found.verdict,
            "sense": found.question.sense,
            "duel": found.question.duel or None,
            "ruleset": found.ruleset or None,
            "on": found.on or None,
            "differences": [
                {
                    "kind": each.kind,
                    "copies": each.copies,
                    "before": self._data(found, each.before),
                    "after": self._data(found, each.after),
                }
                for each in found.differences
            ],
            "findings": [report_json.finding(each) for each in found.findings],
            "unread": list(found.unread),
        }

    def _data(self, found: Comparison, copies: Copies | None) -> dict[str, Any] | None:
        if copies is None:
            return None
        return {
            "card": copies.card.id if copies.card else None,
            "name": copies.words,
            "print": self._named(found, copies) if copies.card else None,
            "section": copies.section,
            "line": copies.line or None,
        }


def _place(copies: Copies, several: bool) -> str:
    line = f"line {copies.line}" if copies.line else "no line"
    return f"{copies.section} deck, {line}" if several else line


def _lines(each: Difference) -> str:
    assert each.before is not None and each.after is not None
    if each.before.line == each.after.line:
        return f"line {each.before.line}"
    return f"lines {each.before.line} and {each.after.line}"


def summary(every: Sequence[Comparison]) -> str:
    """Return how many pairs came to which verdict."""
    told = Counter(found.verdict for found in every)
    words = (EQUAL, DIFFERENT, MISSING, UNREADABLE)
    return f"{len(every)} players: " + ", ".join(f"{told[w]} {w}" for w in words if told[w])
