"""`deckcheck build complete`: a legal deck made of a few cards."""

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
from deckcheck.cli.build.fixing import write
from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deckcheck.builder.building import Building
    from deckcheck.builder.complete import Completer, Completion
    from rulesets.parts.advice import Habit

_CANDIDATES = 4  # decks that --play chooses from


@click.command()
@click.argument("path", metavar="LIST")
@rules_options
@owned_option
@click.option("--from", "folder", metavar="FOLDER", type=click.Path(exists=True),
              help="Real lists of the format, to see what goes with these cards")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, metavar="N",
              help="Another deck for another number, the same for the same")  # fmt: skip
@click.option("--play", "games", type=click.IntRange(1), metavar="N",
              help=f"Take the best of {_CANDIDATES} decks by N matches of each pair")  # fmt: skip
@click.option("--in-place", is_flag=True, help="Write the list itself ('build undo' takes it back)")
@click.option("--out", metavar="FILE", type=click.Path(dir_okay=False),
              help="Write the deck to this file")  # fmt: skip
def complete(path: str, **given: Any) -> None:
    """Make a legal deck of the cards of a list

    Evolution lines are closed, Energy is fitted to the attacks, draw and search cards come from
    real lists in a folder, or from the pool by what their programs do. Every addition is
    explained.

    Exit code: 0 the deck is legal, 1 it is not, 2 the list could not be read.

    Example:

    \b
        deckcheck build complete magma.txt --ruleset ptcg-ex --in-place
        deckcheck build complete zard.txt -r ptcg-standard --on 2024-08-16 --from worlds/
    """
    from deckcheck.builder.complete import Completer
    from deckcheck.builder.errors import BuildError

    building = opened(path, given)
    linter, _ = building.by
    there = owned_by(building, given["owned"])
    completer = Completer(building.pool, linter, there)
    try:
        habits, lists = _habits(building, completer, given["folder"])
        done, rate = _best(building, completer, habits, given)
        editor = building.editor()
        for card, copies, section, _ in done.additions:
            editor.add(card, copies, section)
        building.become(editor.text)
        write(building, given["in_place"], given["out"], "complete")
    except BuildError as error:
        fail(str(error), error.hint)
    saved = bool(given["in_place"] or given["out"])
    lacking = missing_lines(there, done.deck)
    _show(building, done, lists, rate, lacking, given["as_json"], saved=saved)


def _habits(
    building: Building, completer: Completer, folder: str | None
) -> tuple[Sequence[Habit], int]:
    """Return what the lists of a folder have, and how many there are."""
    if folder is None:
        return (), 0
    from deckcheck.builder.errors import BuildError
    from deckcheck.builder.habits import habits_in
    from deckcheck.cli.lists.sources import find

    own = str(building.file.path)
    files = [file for file in find([folder]).files if file != own]
    found, lists = habits_in(files, building.by[1], completer.legal, building.reading)
    if not lists:
        raise BuildError(f"{folder}: no list of this game could be read there")
    return found, lists


def _best(
    building: Building, completer: Completer, habits: Sequence[Habit], given: dict[str, Any]
) -> tuple[Completion, float | None]:
    """Return the deck, or the one of several that wins most, and how often it does."""
    core, seed = building.reading, given["seed"]
    if not given["games"]:
        return completer.complete(core, habits, seed), None
    from deckcheck.builder.judging import won

    every = [completer.complete(core, habits, seed + n) for n in range(_CANDIDATES)]
    rates = won(building.by[0], [each.deck for each in every], given["games"], seed)
    best = max(range(len(every)), key=lambda n: (rates[n], -n))
    return every[best], rates[best]


def _show(
    building: Building,
    done: Completion,
    lists: int,
    rate: float | None,
    lacking: list[str],
    as_json: bool,
    *,
    saved: bool,
) -> None:
    from deckcheck.builder.standing import standing
    from deckcheck.cli.build.shown import verdict_lines

    result = building.result()
    if as_json:
        from deckcheck.report import json as as_data

        added = [
            {"card": a.card.id, "name": a.card.name, "copies": a.copies, "section": a.section,
             "reason": a.reason}
            for a in done.additions
        ]  # fmt: skip
        found = {"added": added, "lists": lists, "won": rate, "not_owned": lacking, "saved": saved,
                 "standing": standing(result), "list": building.text}  # fmt: skip
        echo_json({**found, **as_data.result(result)})
    else:
        for card, copies, _, reason in done.additions:
            click.echo(f"+{copies} {building.printed(card)}: {reason}")
        for line in lacking:
            click.echo(line)
        if rate is not None:
            click.echo(f"Won {rate:.0%} of its matches against {_CANDIDATES - 1} other decks.")
        click.echo("\n".join(verdict_lines(result)))
        if not saved and done.additions:
            click.echo("Nothing was written: add --in-place or --out FILE.", err=True)
    sys.exit(0 if result.verdict == "legal" else 1)
