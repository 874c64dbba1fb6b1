"""`deckcheck verify`: repeat a verdict from its proof, and say what changed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from deckcheck.checker import Checker
    from deckcheck.proof import Proof
    from rulesets.lines.model import Decklist

# What a difference in a part of the proof means.
_MEANS = {
    "lines": "the same lines mean other cards",
    "deck": "the list holds other cards",
    "format": "the format file has changed",
    "list": "another list is in force on that day",
    "facts": "facts about cards of the deck have changed",
    "pool": "the card pool has changed",
    "verdict": "the verdict is another",
    "findings": "the findings are others",
    "options": "the list given with --list is another",
}

_DECISIVE = {"deck", "lines", "verdict", "findings"}


@click.command()
@click.argument("line")
@click.argument("list_", metavar="LIST")
@click.option("--list", "list_file", metavar="FILE", type=click.Path(dir_okay=False),
              help="The forbidden and limited list that the verdict went by, if any")  # fmt: skip
@click.option("--list-name", metavar="NAME", help="Which list, where that file has several")
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the list (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
def verify(line: str, list_: str, list_format: str, as_json: bool, **given: Any) -> None:
    """Repeat a verdict from its proof, and say what changed

    LINE is the proof that a report carries ('check --proof', or "proof" in JSON), LIST the list
    that was checked. It is judged again by the same ruleset, day, region and options.

    Exit code: 0 the same verdict for the same deck, 1 something changed, 2 unreadable.

    Example:

    \b
        deckcheck verify "$(cat proof.txt)" deck.txt
    """
    from deckcheck.proof import ProofError, changed_facts, parse

    try:
        then = parse(line)
    except ProofError as error:
        fail(f"LINE: {error}", "Copy the whole line of the report, in quotes.")
    checker = _checker(then, given)
    source = _source(list_, list_format, checker)
    result = checker.check(source)
    now = parse(result.proof)
    parts = [name for name in _MEANS if name != "lines"]
    differ = [name for name in parts if getattr(then, name) != getattr(now, name)]
    if "deck" in differ:
        differ = [name for name in differ if name != "facts"]  # of other cards
        if then.lines == now.lines:
            differ[differ.index("deck")] = "lines"
    told = changed_facts(checker.read(source), checker.pool) if "pool" in differ else []
    same = _DECISIVE.isdisjoint(differ)
    if as_json:
        changed = {n: {"then": getattr(then, n), "now": getattr(now, n)} for n in differ}
        echo_json({"same": same, "changed": changed, "facts": told, "proof": result.proof})
    else:
        _say(then, now, differ, told, [f"{f.code} {f.message}" for f in result.findings])
    sys.exit(0 if same else 1)


def _checker(then: Proof, given: dict[str, Any]) -> Checker:
    """Return the checker that judges by what a proof names."""
    from deckcheck.cli.lists.batch import checker_for

    options = [each.replace(":", "=", 1) for each in then.options.split(",") if each]
    own = [each for each in options if each.startswith("list=")]
    if own and not given["list_file"]:
        fail("the verdict went by a list of its own", "Add --list FILE.")
    checks = [each for each in then.checks.split(",") if each]
    checker = checker_for(
        {
            **given,
            "ruleset": then.ruleset,
            "on": then.on,
            "region": then.region,
            "options": [each for each in options if each not in own],
            "select": [each for each in checks if not each.startswith("-")],
            "ignore": [each[1:] for each in checks if each.startswith("-")],
        }
    )
    checker.proves = True
    return checker


def _source(path: str, list_format: str, checker: Checker) -> Decklist:
    from deckcheck.cli.lists.batch import game_of
    from deckcheck.cli.lists.sources import find, sources

    found = list(sources(find([path]).files, list_format, game_of(checker)))
    if len(found) != 1:
        fail(f"{path} holds {len(found)} lists", "Name the file of the one that was checked.")
    return found[0]


def _say(then: Proof, now: Proof, differ: list[str], told: list[str], findings: list[str]) -> None:
    if not differ:
        click.echo(f"verified: {now.verdict} by {now.ruleset} on {now.on}, nothing has changed")
        return
    held = _DECISIVE.isdisjoint(differ)
    if held:
        click.echo(f"verified: {now.verdict} by {now.ruleset} on {now.on}")
    else:
        click.echo(
            f"not verified: {then.verdict} then, {now.verdict} now ({now.ruleset}, {now.on})"
        )
    for name in differ:
        values = f" ({getattr(then, name) or 'none'} then, {getattr(now, name) or 'none'} now)"
        click.echo(f"  {_MEANS[name]}{values if name not in ('deck', 'facts', 'lines') else ''}")
    for fact in told:
        click.echo(f"  fact: {fact}")
    if not held:
        click.echo("\n".join(f"  now: {finding}" for finding in findings))
