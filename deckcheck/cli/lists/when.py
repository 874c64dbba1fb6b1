"""`check --when`: in which rulesets, and from which day until which, a list is legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from cardpool.errors import shown
from deckcheck.checker import Checker, RulesetError, load
from deckcheck.cli.columns import hanging, table_room
from deckcheck.cli.output import JsonArray, fail
from deckcheck.cli.progress import Progress, bar
from deckcheck.report.text import told_of
from deckcheck.resolver import guess_game
from deckcheck.timeline import Span, Timeline
from rulesets import registry
from rulesets.api import JUDGE, LEGAL, UNREADABLE, Ruleset
from rulesets.contained import tell
from rulesets.errors import PluginError
from rulesets.lines.model import Decklist

_NEVER_WIDTH = 77  # columns, in a pipe too: a list of names, not a table


def show_when(checker: Checker, found: Iterator[Decklist], as_json: bool) -> int:
    """Print the spans of each list; return 0 if each is legal somewhere, else 1."""
    code = 0
    timeline, array = Timeline(checker), JsonArray()
    for source in found:
        timeline.begin()
        with bar(f"Judging {shown(source.path)}") as progress:
            by_ruleset = _by_ruleset(checker, timeline, source, progress)
        anywhere = any(s.verdict == LEGAL for all_ in by_ruleset.values() for s in all_)
        code = code if anywhere else 1
        if as_json:
            array.add(_as_data(checker, source, by_ruleset))
        else:
            _print(source.path + told_of(checker.changed, checker.partial), by_ruleset)
    if as_json:
        array.end()
    return code


def _as_data(
    checker: Checker, source: Decklist, by_ruleset: dict[str, list[Span]]
) -> dict[str, Any]:
    return {
        "path": source.path,
        "changed": list(checker.changed),
        "partial": list(checker.partial),
        "rulesets": {name: [span._asdict() for span in all_] for name, all_ in by_ruleset.items()},
    }


def _by_ruleset(
    checker: Checker, timeline: Timeline, source: Decklist, progress: Progress
) -> dict[str, list[Span]]:
    """Return the spans of a list; a plug-in at fault is left out, unless it was asked for."""
    found = {}
    rulesets = _rulesets(checker, source)
    for done, ruleset in enumerate(rulesets):
        progress(done, len(rulesets))
        try:
            found[ruleset.info.id] = timeline.spans(source, ruleset)
        except PluginError as error:
            if checker.ruleset:
                raise
            tell(error)
    return found


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
