"""`check --when`: in which rulesets, and from which day until which, a list is legal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any, NamedTuple

import click

from deckcheck.checker import USUAL, Checker, RulesetError, load
from deckcheck.cli.output import echo_json, fail
from deckcheck.decklist.model import Decklist
from deckcheck.decklist.resolve import guess_game
from rulesets import registry
from rulesets.api import LEGAL, UNREADABLE, Ruleset


class Span(NamedTuple):
    """A stretch of days with one verdict; `until` is the first day after it ("": open)."""

    start: str
    until: str
    verdict: str


def show_when(checker: Checker, found: Iterator[Decklist], as_json: bool) -> int:
    """Print the spans of each list; return 0 if each is legal somewhere, else 1."""
    told: list[dict[str, Any]] = []
    code = 0
    for source in found:
        by_ruleset = {r.info.id: spans(checker, source, r) for r in _rulesets(checker, source)}
        anywhere = any(s.verdict == LEGAL for all_ in by_ruleset.values() for s in all_)
        code = code if anywhere else 1
        told.append(
            {
                "path": source.path,
                "rulesets": {
                    name: [span._asdict() for span in all_] for name, all_ in by_ruleset.items()
                },
            }
        )
        if not as_json:
            _print(source.path, by_ruleset)
    if as_json:
        echo_json(told)
    return code


def spans(checker: Checker, source: Decklist, ruleset: Ruleset) -> list[Span]:
    """Return the verdicts of a list over time, equal neighbours merged."""
    days = sorted(set(ruleset.breakpoints())) if ruleset.breakpoints else []
    if days:
        days = sorted({*days, *_release_days(checker, source, ruleset, days[0])})
    if not days:
        days = [ruleset.info.date or date.today().isoformat()]
        only = _verdict(checker, source, ruleset.info.id, days[0])
        return [Span(days[0], "", only)]
    merged: list[Span] = []
    for day, after in zip(days, [*days[1:], ""], strict=True):
        found = _verdict(checker, source, ruleset.info.id, day)
        if merged and merged[-1].verdict == found:
            merged[-1] = Span(merged[-1].start, after, found)
        else:
            merged.append(Span(day, after, found))
    return merged


def _release_days(checker: Checker, source: Decklist, ruleset: Ruleset, first: str) -> set[str]:
    """Return the days since `first` on which cards of the list came out somewhere."""
    reading = Checker(checker.pool, ruleset.info.id, "", *checker.settings).read(source)
    by_region = (getattr(entry.card, "released", None) for entry in reading.entries)
    found = (days for days in by_region if isinstance(days, dict))
    return {day for days in found for day in days.values() if day >= first}


def _verdict(checker: Checker, source: Decklist, ruleset_id: str, day: str) -> str:
    dated = Checker(checker.pool, ruleset_id, day, *checker.settings)
    return dated.check(source).verdict


def _rulesets(checker: Checker, source: Decklist) -> list[Ruleset]:
    """Return the ruleset asked for, or all of the list's game."""
    try:
        if checker.ruleset:
            return [load(checker.ruleset)]
        family = guess_game(checker.pool, source)
        loaded = [registry.load(ruleset_id) for ruleset_id in registry.ids()]
        found = [r for r in loaded if isinstance(r, Ruleset) and r.info.family == family]
        return found or [load(USUAL[family])]
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")


def _print(path: str, by_ruleset: dict[str, list[Span]]) -> None:
    click.echo(path)
    width = max(map(len, by_ruleset), default=0)
    for name, all_ in by_ruleset.items():
        legal = [_stretch(span) for span in all_ if span.verdict == LEGAL]
        others = [span for span in all_ if span.verdict not in (LEGAL, "illegal")]
        said = "; ".join(legal) or "never"
        if others and not legal:
            said = others[0].verdict if others[0].verdict == UNREADABLE else "only a judge can say"
        click.echo(f"  {name:<{width}}  {said}")


def _stretch(span: Span) -> str:
    return f"from {span.start} until {span.until}" if span.until else f"from {span.start} on"
