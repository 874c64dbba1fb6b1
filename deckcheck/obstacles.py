"""Why a list is not legal over some days: what stands in its way on the day that tells most."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

from deckcheck.forecast import grave
from deckcheck.timeline import Span, Timeline
from rulesets.api import LEGAL, Finding, Ruleset
from rulesets.lines.model import Decklist


class Reason(NamedTuple):
    """The findings of one day for a stretch of days on which a list is not legal."""

    span: Span
    day: str
    when: str  # the stretch in words: "from 2027-04-11"
    findings: list[Finding]


def reasons(
    timeline: Timeline, source: Decklist, ruleset: Ruleset, spans: list[Span]
) -> list[Reason]:
    """Return what stands in the way over each stretch on which the list is not legal."""
    found = []
    for at, span in enumerate(spans):
        if span.verdict != LEGAL:
            day, when = _telling(timeline, spans, at)
            told = grave(timeline.on_day(source, ruleset, day))
            found.append(Reason(span, day, when, told))
    return found


def _telling(timeline: Timeline, spans: list[Span], at: int) -> tuple[str, str]:
    """Return the day that tells most of a stretch, and the stretch in words.

    What ended a time of legality is found on the first day after it; what was missing before the
    first one, on the last day before it. A list that is never legal is judged on the day asked for.
    """
    span = spans[at]
    if span.start == span.until:
        return span.start, f"on its day, {span.start}"
    if at:
        until = f" until {span.until}" if span.until else ""
        return span.start, f"from {span.start}{until}"
    if len(spans) > 1:
        last = date.fromisoformat(span.until) - timedelta(days=1)
        return last.isoformat(), f"before {span.until}"
    day = max(timeline.checker.on or date.today().isoformat(), span.start)
    return day, f"on {day}"
