"""`deckcheck stats`: what a deck holds, and the exact odds of its draws."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once, or_piped
from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from deckcheck.checker import Checker
    from deckcheck.stats.figures import Figures
    from rulesets.lines.model import Decklist

MOST_TURNS, MOST_EXTRA = 30, 60


@click.command()
@click.argument("lists", nargs=-1, callback=or_piped, metavar="LIST...")
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset by which a game begins (see 'deckcheck rulesets')")  # fmt: skip
@click.option(
    "--on", multiple=True, callback=day, metavar="DATE", help="Day of the rules - defaults to today"
)
@click.option("--want", "wanted", multiple=True, metavar="EXPRESSION",
              help="Odds of a combination, e.g. 'A and (B or 2 of {C, D})'")  # fmt: skip
@click.option("--brick", "bricks", multiple=True, metavar="CARD",
              help="Count CARD among the cards no opening hand wants; may be repeated")  # fmt: skip
@click.option("--turns", default=4, show_default=True, type=click.IntRange(0, MOST_TURNS),
              help="Turns for which odds are told")  # fmt: skip
@click.option("--extra", default=0, show_default=True, type=click.IntRange(0, MOST_EXTRA),
              help="Cards drawn besides, by effects or for redeals of the opponent")  # fmt: skip
@click.option("--owned", multiple=True, type=click.Path(), metavar="FILE",
              help="Tell what is not in FILE, a list or a collection; repeatable")  # fmt: skip
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output as JSON")
@click.option("--html", "page", type=click.Path(dir_okay=False), metavar="FILE",
              help="Write a page with charts to FILE (- for standard output)")  # fmt: skip
def stats(lists: tuple[str, ...], **given: Any) -> None:
    """Show what a deck holds and the exact odds of its draws

    Odds are those of the rulebook: a hand that must be dealt again is, and the cards set aside are
    not drawn. Names in --want may be any part of a card's name, or a group such as Energy.

    Example:

    \b
        deckcheck stats deck.txt -r ptcg-ex --want 'Groudon and 2 Energy'
        deckcheck stats deck.ydk --want '"Dark Magician" or 2 of {Trap}' --html deck.html
    """
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.cli.lists.sources import find, sources, tell_passed

    checker = checker_for(given)
    files, passed = find(lists)
    found = list(_figures(checker, sources(files, given["list_format"], game_of(checker)), given))
    _show(found, given)
    tell_passed(passed)
    sys.exit(0 if found and len(found) >= len(files) else 2)


def _figures(
    checker: Checker, found: Iterator[Decklist], given: dict[str, Any]
) -> Iterator[Figures]:
    """Yield the figures of each list; one that holds no cards is told on standard error."""
    from deckcheck.cli.stats.asking import CannotCountError, Holdings, count
    from deckcheck.owned import OwnedError

    holdings = Holdings(given["owned"], checker.pool)
    for source in found:
        try:
            yield count(checker, source, given, holdings)
        except OwnedError as error:
            fail(f"--owned: {error}", error.hint)
        except CannotCountError as error:
            if error.ends:
                fail(str(error), error.hint)
            click.echo(shown(f"{source.path}: {error}"), err=True)


def _show(found: list[Figures], given: dict[str, Any]) -> None:
    if page := given["page"]:
        from deckcheck.stats.page import render

        _write(page, render(found))
    if given["as_json"]:
        from deckcheck.cli.output import echo_json
        from deckcheck.stats.data import as_data

        echo_json([as_data(figures) for figures in found])
    elif not page:
        from deckcheck.cli.columns import terminal_width
        from deckcheck.stats.bars import draws_blocks
        from deckcheck.stats.text import report

        lines = report(found, terminal_width(), draws_blocks())
        click.echo("\n".join(shown(row) for line in lines for row in line.split("\n")))


def _write(path: str, text: str) -> None:
    """Write a page whole or not at all."""
    from cardpool.files import write_text

    if path == "-":
        click.echo(text, nl=False)
        return
    try:
        write_text(Path(path), text)
    except OSError as error:
        fail(f"{path}: cannot be written: {error.strerror}")
