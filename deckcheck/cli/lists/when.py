"""`check --when`: in which rulesets, and from which day until which, a list is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import click

from cardpool.errors import shown
from deckcheck.checker import Checker, RulesetError, load
from deckcheck.cli.columns import hanging, table_room
from deckcheck.cli.output import JsonArray, fail
from deckcheck.cli.progress import Progress, bar
from deckcheck.obstacles import Reason, reasons
from deckcheck.report.local import in_language
from deckcheck.report.text import told_of
from deckcheck.resolver import guess_game
from deckcheck.timeline import Span, Timeline
from rulesets import registry
from rulesets.api import JUDGE, LEGAL, UNREADABLE, Finding, Ruleset
from rulesets.contained import tell
from rulesets.errors import PluginError
from rulesets.lines.model import Decklist

_NEVER_WIDTH = 77  # columns, in a pipe too: a list of names, not a table


class Told(NamedTuple):
    """What one ruleset says of a list over time; the reasons where they are asked for."""

    spans: list[Span]
    reasons: list[Reason]


def show_when(
    checkers: Sequence[Checker],
    found: Iterator[Decklist],
    as_json: bool,
    why: str = "",
    quiet: bool = False,
) -> int:
    """Print the spans of each list; return 0 if each is legal somewhere, else 1.

    `why` is the language in which to say what stands in the way, "" to say nothing of it.
    """
    code = 0
    timelines, array = [Timeline(checker) for checker in checkers], JsonArray()
    for source in found:
        with bar(f"Judging {shown(source.path)}") as progress:
            by_ruleset: dict[str, Told] = {}
            for timeline in timelines:
                timeline.begin()
                by_ruleset |= _by_ruleset(timeline, source, progress, why)
        anywhere = any(s.verdict == LEGAL for told in by_ruleset.values() for s in told.spans)
        code = code if anywhere else 1
        if anywhere and quiet:
            continue
        if as_json:
            array.add(_as_data(checkers[0], source, by_ruleset, bool(why)))
        else:
            _print(
                source.path + told_of(checkers[0].changed, checkers[0].partial),
                by_ruleset,
                bool(why),
            )
    if as_json:
        array.end()
    return code


def _as_data(
    checker: Checker, source: Decklist, by_ruleset: dict[str, Told], why: bool
) -> dict[str, Any]:
    spans = {name: [span._asdict() for span in told.spans] for name, told in by_ruleset.items()}
    data = {
        "path": source.path,
        "changed": list(checker.changed),
        "partial": list(checker.partial),
        "rulesets": spans,
    }
    if why:
        from deckcheck.report.json import finding

        data["why"] = {
            name: [
                {"on": each.day, "verdict": each.span.verdict, "start": each.span.start,
                 "until": each.span.until, "findings": [finding(f) for f in each.findings]}
                for each in told.reasons
            ]
            for name, told in by_ruleset.items()
        }  # fmt: skip
    return data


def _by_ruleset(
    timeline: Timeline, source: Decklist, progress: Progress, why: str
) -> dict[str, Told]:
    """Return the spans of a list; a plug-in at fault is left out, unless it was asked for."""
    found = {}
    rulesets = _rulesets(timeline.checker, source)
    for done, ruleset in enumerate(rulesets):
        progress(done, len(rulesets))
        try:
            spans = timeline.spans(source, ruleset)
            told = reasons(timeline, source, ruleset, spans) if why else []
            pool = timeline.checker.pool
            told = [r._replace(findings=in_language(r.findings, pool, why)) for r in told]
            found[ruleset.info.id] = Told(spans, told)
        except PluginError as error:
            if timeline.checker.ruleset:
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


def _print(path: str, by_ruleset: dict[str, Told], why: bool) -> None:
    click.echo(shown(path))
    said = {name: _said(told.spans) for name, told in by_ruleset.items()}
    named = [name for name, text in said.items() if text or why]
    width = max(map(len, named), default=0)
    for name in named:
        click.echo(hanging(f"  {name:<{width}}  ", said[name] or "never", table_room()))
        for reason in by_ruleset[name].reasons:
            _print_reason(reason)
    never = [name for name in said if name not in named]
    if never:
        room = min(table_room(), _NEVER_WIDTH)
        click.echo(hanging("  never in ", ", ".join(never), room))


def _print_reason(reason: Reason) -> None:
    """Print why a list is not legal over some days: one finding of each kind, the rest counted."""
    word = "for a judge" if reason.span.verdict == JUDGE else reason.span.verdict
    click.echo(f"      {reason.when}: {word}")
    by_code: dict[str, list[Finding]] = {}
    for each in reason.findings:
        by_code.setdefault(each.code, []).append(each)
    for code, (first, *more) in by_code.items():
        place = f"line {first.line}: " if first.line else ""
        others = f"; {len(more)} more like it" if more else ""
        text = f"{place}{shown(first.message)}{others}"
        click.echo(hanging(f"        {code} ", text, table_room()))


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
