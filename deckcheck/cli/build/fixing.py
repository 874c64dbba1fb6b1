"""`deckcheck build fix`: the smallest change that makes a list legal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.build.editing import (
    missing_lines,
    opened,
    owned_by,
    owned_option,
    rules_options,
)
from deckcheck.cli.output import echo_json, fail
from rulesets.wording import numbered

if TYPE_CHECKING:
    from deckcheck.builder.building import Building
    from deckcheck.builder.repair import Change, Repair
    from rulesets.plain import AnyCard


@click.command()
@click.argument("path", metavar="LIST")
@rules_options
@owned_option
@click.option("--in-place", is_flag=True, help="Write the list itself ('build undo' takes it back)")
@click.option("--out", metavar="FILE", type=click.Path(dir_okay=False),
              help="Write the mended list to this file")  # fmt: skip
def fix(path: str, in_place: bool, out: str | None, owned: tuple[str, ...], **given: Any) -> None:
    """Propose the smallest change that makes a list legal

    In another ruleset or on another day: legal prints of the same card first, then the fewest
    copies that must leave, and for them the nearest legal cards by program and role. That no
    smaller change exists is proved for copies and sizes. Lines that are no known card are dropped.

    Exit code: 0 the mended list is legal, 1 it is not, 2 the list could not be read.

    Example:

    \b
        deckcheck build fix charizard.txt --ruleset ptcg-standard --on 2026-06-05
    """
    from deckcheck.builder.applying import apply
    from deckcheck.builder.errors import BuildError
    from deckcheck.builder.repair import Repairer
    from rulesets.lines.rows import open_lines

    building = opened(path, given)
    if not building.source.runs:
        fail(f"{path}: has no cards to mend", "Try: deckcheck build complete")
    linter, _ = building.by
    dropped = [line.raw.strip() for line in open_lines(building.reading)]
    there = owned_by(building, owned)
    done = Repairer(building.pool, linter, there).repair(building.reading)
    try:
        apply(building, done.changes)
        write(building, in_place, out, "fix")
    except BuildError as error:
        fail(str(error), error.hint)
    lacking = missing_lines(there, done.deck)
    _show(building, done, dropped, lacking, given["as_json"], saved=bool(in_place or out))


def write(building: Building, in_place: bool, out: str | None, said: str) -> None:
    """Write a list to its file, or to another one that is not there yet."""
    from pathlib import Path

    from deckcheck.builder.errors import BuildError
    from deckcheck.builder.listfile import ListFile

    if in_place and out:
        raise BuildError("--in-place and --out do not go together", "Leave one of them out.")
    if in_place:
        building.save(said)
    elif out:
        if Path(out).exists():
            raise BuildError(f"{out}: is there already", "Name a file that is not.")
        ListFile(Path(out), None).write(building.text)


def _show(
    building: Building,
    done: Repair,
    dropped: list[str],
    lacking: list[str],
    as_json: bool,
    *,
    saved: bool,
) -> None:
    from deckcheck.builder.standing import standing
    from deckcheck.cli.build.shown import verdict_lines

    result = building.result()
    said = [_said(building, change) for change in done.changes]
    if as_json:
        from deckcheck.report import json as as_data

        found = {
            "changes": said, "size": done.size, "out": done.out, "in": done.come,
            "proved": done.proved, "dropped": dropped, "not_owned": lacking, "saved": saved,
            "standing": standing(result), "list": building.text,
        }  # fmt: skip
        echo_json({**found, **as_data.result(result)})
    else:
        for line in dropped:
            click.echo(f"-{line}: no known card")
        for line in said:
            click.echo(line)
        click.echo("\n".join([_size(done), *lacking]))
        click.echo("\n".join(verdict_lines(result)))
        if not saved and done.changes:
            click.echo("Nothing was written: add --in-place or --out FILE.", err=True)
    sys.exit(0 if result.verdict == "legal" else 1)


def _said(building: Building, change: Change) -> str:
    old = f"-{change.copies} {building.printed(change.old)}" if change.old else ""
    new = f"+{change.copies} {_new(building, change.new)}" if change.new else ""
    where = f" in {change.to}" if change.to != change.section else ""
    return f"{' '.join(part for part in (old, new) if part)}{where}: {change.reason}"


def _new(building: Building, card: AnyCard) -> str:
    """Return a card that came, without a place where its line in the list names none."""
    bare = any(e.bare for e in building.reading.entries if e.card is card)
    return str(card.name) if bare else building.printed(card)


def _size(done: Repair) -> str:
    if not done.size:
        return "No card must change." if done.changes else "Nothing to mend."
    cards = numbered(done.size, "card")
    proof = "no smaller change is enough" if done.proved else "a smaller change may exist"
    return f"{cards} changed ({done.out} out, {done.come} in); {proof}."
