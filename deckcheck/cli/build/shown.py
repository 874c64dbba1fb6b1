"""What a building command prints: what it understood, the findings and how the list stands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown
from deckcheck.builder.standing import INCOMPLETE, missing, standing
from deckcheck.cli.columns import terminal_width
from deckcheck.cli.output import echo_json, fail
from deckcheck.report import json as as_data
from deckcheck.report.text import finding_line, verdict_line
from rulesets.api import Finding
from rulesets.wording import numbered

if TYPE_CHECKING:
    from deckcheck.builder.building import Building
    from deckcheck.lint import Result

_EMPTY = "DECK009"


def show(
    building: Building,
    said: Sequence[str],
    json: bool = False,
    *,
    dry: bool = False,
    notes: Sequence[str] = (),
) -> None:
    """Print a change and the verdict on the list after it."""
    from deckcheck.checker import RulesetError
    from deckcheck.lint import CheckFailedError

    try:
        result = building.result()
    except (RulesetError, CheckFailedError) as error:
        fail(str(error), "See 'deckcheck rulesets'.")
    for note in filter(None, notes):
        click.echo(f"Note: {shown(note)}", err=True)
    if json:
        found = {"changes": list(said), "saved": not dry, "standing": standing(result)}
        echo_json({**found, **as_data.result(result)})
        return
    for each in said:
        click.echo(shown(each))
    for line in verdict_lines(result):
        click.echo(line)
    if dry:
        click.echo("Nothing was written.", err=True)


def verdict_lines(result: Result) -> list[str]:
    """Return the findings and the verdict, in which a list may be incomplete."""
    tty = sys.stdout.isatty()
    colour, width = tty and "NO_COLOR" not in os.environ, terminal_width() if tty else 0
    lacking = standing(result) == INCOMPLETE
    findings = [f for f in result.findings if not (lacking and _only_lacks(f))]
    found = [finding_line(result.path, finding, colour, width) for finding in findings]
    if not lacking:
        return [*found, verdict_line(result, colour)]
    line = verdict_line(result._replace(verdict=INCOMPLETE), colour)
    few = missing(result)
    lacks = f"; {numbered(few, 'card')} missing" if few else ""
    return [*found, line[:-1] + lacks + line[-1:]]


def _only_lacks(finding: Finding) -> bool:
    return finding.lacks > 0 or finding.code == _EMPTY
