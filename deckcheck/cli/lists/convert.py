"""`deckcheck convert`: the same list in another format."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from cardpool.files import write_text
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once, or_piped
from deckcheck.cli.output import echo_list
from deckcheck.decklist import formats
from rulesets import registry

if TYPE_CHECKING:
    from rulesets.lines.model import Decklist, Problem

_FORMATS = formats.writable(registry.built_in_families())
_NOT_CONVERTED = ("DECK001", "DECK006", "DECK008", "DECK009", "DECK014")


def _writable(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Return a format that lists are written in; games from other packages are asked last."""
    known = list(_FORMATS)
    if value not in known:
        known += formats.writable(registry.installed_families())
    if value not in known:
        listed = ", ".join(map(repr, dict.fromkeys(known)))
        raise click.BadParameter(f"{value!r} is not one of {listed}.")
    return value


@click.command()
@click.argument("lists", nargs=-1, callback=or_piped, metavar="LIST...")
@click.option("--to", required=True, callback=_writable, metavar=f"[{'|'.join(_FORMATS)}]",
              help="Format to write")  # fmt: skip
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option(
    "-r",
    "--ruleset",
    multiple=True,
    callback=once,
    shell_complete=complete_ruleset,
    help="Ruleset whose cards bare names mean",
)
@click.option(
    "--on",
    multiple=True,
    callback=day,
    metavar="DATE",
    help="Day for that ruleset - defaults to today",
)
@click.option("--out", "folder", type=click.Path(file_okay=False), default=None, metavar="DIR",
              help="Write each list to a file in DIR instead of standard output")  # fmt: skip
def convert(lists: tuple[str, ...], to: str, folder: str | None, **given: Any) -> None:
    """Convert a decklist to another format

    What the target cannot hold is said on standard error; the exit code is then 1.

    Example:

    \b
        deckcheck convert deck.txt --to json
        deckcheck convert lists/ --to ydk --out converted/
    """
    from deckcheck.cli.lists.batch import checker_for, game_of
    from deckcheck.cli.lists.sources import find, sources, tell_passed
    from deckcheck.decklist.write import write

    checker = checker_for(given)
    files, passed = find(lists)
    put = _Writer(lists, to, folder)
    code = 0
    for source in sources(files, given["list_format"], game_of(checker)):
        reading = checker.read(source)
        unread = [_said(source, p) for p in reading.problems if p.code in _NOT_CONVERTED]
        for said in unread:
            click.echo(shown(said), err=True)
        if not source.runs:
            code = 2
            continue
        written = write(reading, to, checker.pool)
        lost = [f"{shown(source.path)}: {_told(said)}" for said in written.lost]
        lost += put(source, written.text)
        for said in lost:
            click.echo(shown(said), err=True)
        code = max(code, 1 if unread or lost else 0)
    tell_passed(passed)
    sys.exit(2 if put.failed else code)


def _said(source: Decklist, problem: Problem) -> str:
    place = f":{problem.line}" if problem.line else ""
    return f"{shown(source.path)}{place}: {problem.message}"


class _Writer:
    """Writes lists to standard output, or to files below a folder, none over another."""

    def __init__(self, given: Sequence[str], to: str, folder: str | None) -> None:
        self.roots = [Path(path) for path in given if Path(path).is_dir()]
        written = formats.find(to)
        self.ending = written.ending if written else "txt"
        self.folder = folder
        self.written: dict[Path, str] = {}
        self.failed = False  # whether a file could not be written

    def __call__(self, source: Decklist, text: str) -> list[str]:
        """Write a list and return why it was not, if so."""
        if self.folder is None:
            echo_list(text)
            return []
        target = Path(self.folder) / self._place(source)
        if there := self.written.get(target):
            return [f"{shown(source.path)}: not written: {target} was made of {shown(there)}"]
        self.written[target] = source.path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_text(target, text)
        except OSError as error:
            self.failed = True
            return [f"{target}: cannot be written: {error.strerror}"]
        return []

    def _place(self, source: Decklist) -> Path:
        """Return where below the folder a list goes."""
        file = Path(source.file or source.path)
        root = next((root for root in self.roots if file.is_relative_to(root)), file.parent)
        name = file.stem + re.sub(r"[^\w .()-]", "-", source.path[len(str(file)) :])
        return file.relative_to(root).with_name(f"{name}.{self.ending}")


def _told(said: str) -> str:
    """Say of a row that it is lost, or that it stands in the new list as it was."""
    return f"not converted: {said}" if "(kept as " in said else f"lost {said}"
