"""`check --when`: in which rulesets, and from which day until which, a list is legal."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any, NamedTuple

import click

from cardpool.errors import shown
from deckcheck.checker import Checker, RulesetError, load
from deckcheck.cli.columns import hanging, table_room
from deckcheck.cli.output import echo_json, fail
from deckcheck.resolver import guess_game
from rulesets import registry
from rulesets.api import JUDGE, LEGAL, UNREADABLE, Ruleset
from rulesets.contained import tell
from rulesets.errors import PluginError
from rulesets.lines.model import Decklist

_NEVER_WIDTH = 77  # columns, in a pipe too: a list of names, not a table


class Span(NamedTuple):
    """A stretch of days with one verdict; `until` is the first day after it ("": open).

    A ruleset with a day of its own is judged on that day alone: start and until are that day.
    """

    start: str
    until: str
    verdict: str


def show_when(checker: Checker, found: Iterator[Decklist], as_json: bool) -> int:
    """Print the spans of each list; return 0 if each is legal somewhere, else 1."""
    told: list[dict[str, Any]] = []
    code = 0
    for source in found:
        by_ruleset = _by_ruleset(checker, source)
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


def _by_ruleset(checker: Checker, source: Decklist) -> dict[str, list[Span]]:
    """Return the spans of a list; a plug-in at fault is left out, unless it was asked for."""
    found = {}
    for ruleset in _rulesets(checker, source):
        try:
            found[ruleset.info.id] = spans(checker, source, ruleset)
        except PluginError as error:
            if checker.ruleset:
                raise
            tell(error)
    return found


def spans(checker: Checker, source: Decklist, ruleset: Ruleset) -> list[Span]:
    """Return the verdicts of a list over time, equal neighbours merged."""
    own = ruleset.info.date
    days = sorted(set(ruleset.breakpoints())) if ruleset.breakpoints else []
    # A rulebook or a retro format has its own day; others are tried only where the user names it.
    if own and (not days or not checker.ruleset):
        return [Span(own, own, _verdict(checker, source, ruleset.info.id, own))]
    if not days:
        today = date.today().isoformat()
        return [Span(today, "", _verdict(checker, source, ruleset.info.id, today))]
    days = sorted({*days, *_release_days(checker, source, ruleset, days[0])})
    merged: list[Span] = []
    for day, after in zip(days, [*days[1:], ""], strict=True):
        found = _verdict(checker, source, ruleset.info.id, day)
        if merged and merged[-1].verdict == found:
            merged[-1] = Span(merged[-1].start, after, found)
        else:
            merged.append(Span(day, after, found))
    return merged


def _release_days(checker: Checker, source: Decklist, ruleset: Ruleset, first: str) -> set[str]:
    """Return the days since `first` on which a card of the list may become legal or illegal.

    Rulesets know the days of the sets they were made with, not those of cards imported later.
    """
    today = Checker(checker.pool, ruleset.info.id, "", *checker.settings)
    days_of = getattr(today.by(ruleset.info.id)[0].rules, "days_of", None)
    if days_of is None:
        return set()
    cards = {entry.card for entry in today.read(source).entries}
    return {day for card in cards for day in days_of(card) if day >= first}


def _verdict(checker: Checker, source: Decklist, ruleset_id: str, day: str) -> str:
    dated = Checker(checker.pool, ruleset_id, day, *checker.settings)
    return dated.check(source).verdict


def _rulesets(checker: Checker, source: Decklist) -> list[Ruleset]:
    """Return the ruleset asked for, or all of the list's game."""
    try:
        if checker.ruleset:
            return [load(checker.ruleset)]
        family = registry.family(guess_game(checker.pool, source))
        loaded = [registry.load(ruleset_id) for ruleset_id in registry.ids()]
        of_game = [r for r in loaded if isinstance(r, Ruleset) and r.info.family == family.id]
        found = [r for r in of_game if not checker.lacks(r)]
        if not found and (lacking := checker.lacks(load(family.usual))):
            raise RulesetError(lacking)
        return found or [load(family.usual)]
    except RulesetError as error:
        fail(str(error), "See 'deckcheck rulesets'.")


def _print(path: str, by_ruleset: dict[str, list[Span]]) -> None:
    click.echo(shown(path))
    said = {name: _said(all_) for name, all_ in by_ruleset.items()}
    width = max((len(name) for name, text in said.items() if text), default=0)
    for name, text in said.items():
        if text:
            click.echo(hanging(f"  {name:<{width}}  ", text, table_room()))
    never = [name for name, text in said.items() if not text]
    if never:
        room = min(table_room(), _NEVER_WIDTH)
        click.echo(hanging("  never in ", ", ".join(never), room))


def _said(all_: list[Span]) -> str:
    """Return the legal stretches and those left to a judge in words; "" for never."""
    told = [_stretch(span) for span in all_ if span.verdict in (LEGAL, JUDGE)]
    unread = UNREADABLE if any(span.verdict == UNREADABLE for span in all_) else ""
    return "; ".join(told) or unread


def _stretch(span: Span) -> str:
    if span.start == span.until:
        days = f"on its day, {span.start}"
    else:
        days = f"from {span.start} until {span.until}" if span.until else f"from {span.start} on"
    return days if span.verdict == LEGAL else f"for a judge to say {days}"
