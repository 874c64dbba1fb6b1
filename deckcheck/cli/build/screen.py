"""`deckcheck build edit`: the interactive builder."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once
from deckcheck.cli.output import fail

_INSTALL = "Install it with: pip install 'deckcheck[tui]'"
_SHELL = "'deckcheck build add' and the other commands work without it."


@click.command()
@click.argument("path", metavar="[LIST]", default="deck.txt")
@click.option("-r", "--ruleset", multiple=True, callback=once, shell_complete=complete_ruleset,
              help="Ruleset to judge by - defaults to the one the list names")  # fmt: skip
@click.option("--on", multiple=True, callback=day, metavar="DATE",
              help="Day of the event - defaults to the list's, else today")  # fmt: skip
def edit(path: str, **given: Any) -> None:
    """Build a deck on the screen

    Search as you type, with typos and the full query language; the deck with its totals, the
    findings with their statements, the marked card and statistics beside it. A list that is not
    there yet is begun. 'deckcheck build LIST' is short for it; F1 shows the keys.

    Example:

    \b
        deckcheck build magma.txt --ruleset ptcg-ex
    """
    from deckcheck.builder.building import Building
    from deckcheck.builder.errors import BuildError
    from deckcheck.builder.listfile import ListFile
    from deckcheck.cli.lists.batch import checker_for

    _near_a_command(path)
    try:
        from deckcheck.builder.screen.app import BuilderApp
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        fail("the interactive builder needs the package textual", f"{_INSTALL}\n{_SHELL}")
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        fail("the interactive builder needs a terminal", _SHELL)
    from deckcheck.builder.screen.session import Session

    checker = checker_for(given)
    try:
        if Path(path).exists():
            building = Building(ListFile.open(path), checker)
        else:
            building = Building.new(path, checker, "", given["on"] or "")
    except BuildError as error:
        fail(str(error), error.hint)
    BuilderApp(Session(building)).run()


def _near_a_command(path: str) -> None:
    """Say so where what was taken as a list is a misspelt command."""
    from difflib import get_close_matches

    from deckcheck.cli.build.group import COMMANDS

    near = get_close_matches(path, COMMANDS, 1, 0.75)
    if near and not Path(path).exists():
        fail(f"there is no list and no command {path!r}", f"Did you mean 'build {near[0]}'?")
