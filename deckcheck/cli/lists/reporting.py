"""What `check` prints: the results of all lists, by one ruleset or several, in every shape."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import tee

import click

from deckcheck.checker import Checker
from deckcheck.cli.columns import terminal_width
from deckcheck.cli.lists.batch import checked
from deckcheck.cli.output import JsonArray
from deckcheck.lint import Result
from deckcheck.report.text import lines, summary
from rulesets.api import LEGAL
from rulesets.lines.model import Decklist

_EXIT = {"legal": 0, "illegal": 1, "judge": 1, "unreadable": 2}


def report(
    checkers: Sequence[Checker],
    found: Iterator[Decklist],
    output: str = "text",
    quiet: bool = False,
    lang: str = "en",
) -> int:
    """Check the lists by every ruleset, print the report and return the worst exit code."""
    every = _results(checkers, found, lang)
    if output == "text":
        verdicts = _as_text(every, len(checkers), quiet)
    elif output == "json":
        verdicts = _as_json(every, quiet)
    else:
        results = list(every)
        click.echo(render(results, output, checkers, quiet))
        verdicts = {result.verdict for result in results}
    return max((_EXIT[verdict] for verdict in verdicts), default=0)


def _results(checkers: Sequence[Checker], found: Iterator[Decklist], lang: str) -> Iterator[Result]:
    """Yield the results list by list, those of one list in the order of the rulesets."""
    copies = tee(found, len(checkers))
    judged = [checked(each, lists) for each, lists in zip(checkers, copies, strict=True)]
    for of_list in zip(*judged, strict=True):
        for checker, result in zip(checkers, of_list, strict=True):
            if lang == "en":
                yield result
            else:
                from deckcheck.report.local import localised

                yield localised(result, checker.pool, lang)


def _as_text(every: Iterator[Result], rulesets: int, quiet: bool) -> set[str]:
    """Print the results as they come, then how many came to which verdict."""
    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    width = terminal_width() if sys.stdout.isatty() else 0
    tallies: list[Counter[str]] = [Counter() for _ in range(rulesets)]
    names = [""] * rulesets
    for at, result in enumerate(every):
        tallies[at % rulesets][result.verdict] += 1
        names[at % rulesets] = f"{result.ruleset}: " if rulesets > 1 else ""
        if not (quiet and result.verdict == LEGAL):
            click.echo("\n".join(lines(result, colour, width)))
    for name, tally in zip(names, tallies, strict=True):
        if tally.total() > 1:
            click.echo(name + summary(tally, colour))
    return {verdict for tally in tallies for verdict in tally}


def _as_json(every: Iterator[Result], quiet: bool) -> set[str]:
    from deckcheck.report.json import result as as_data

    array, verdicts = JsonArray(), set()
    for result in every:
        verdicts.add(result.verdict)
        if not (quiet and result.verdict == LEGAL):
            array.add(as_data(result))
    array.end()
    return verdicts


def render(
    results: Sequence[Result], output: str, checkers: Sequence[Checker], quiet: bool = False
) -> str:
    """Return the report of a batch in one of the shapes for programs and pages."""
    if output == "html":
        from deckcheck.report import html

        return html.render(results, len(results) // len(checkers), quiet)
    kept = [each for each in results if not (quiet and each.verdict == LEGAL)]
    if output == "junit":
        from deckcheck.report import junit

        return junit.render(kept)
    from deckcheck import __version__
    from deckcheck.decklist.checks import CHECKS
    from deckcheck.report import sarif

    used = {result.ruleset for result in results if result.ruleset}
    checks = [c for ruleset in sorted(used) for c in checkers[0].by(ruleset)[0].checks]
    return sarif.render(kept, [*CHECKS, *checks], __version__)
