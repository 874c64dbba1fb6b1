"""`deckcheck convert`: the same list in another format."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.check import day
from deckcheck.cli.complete import complete_ruleset
from deckcheck.cli.output import fail

if TYPE_CHECKING:
    from cardpool.store import CardPool

FORMATS = ("ptcgl", "ydk", "ydke", "csv", "json", "text")


@click.command()
@click.argument("lists", nargs=-1, required=True, metavar="LIST...")
@click.option("--to", required=True, type=click.Choice(FORMATS), help="Format to write")
@click.option("--format", "list_format", default="", metavar="FORMAT",
              help="Format of the lists (ptcgl, ydk, csv …) - defaults to a guess")  # fmt: skip
@click.option(
    "-r",
    "--ruleset",
    default="",
    shell_complete=complete_ruleset,
    help="Ruleset whose cards bare names mean",
)
@click.option("--on", callback=day, metavar="DATE", help="Day for that ruleset - defaults to today")
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
    from deckcheck.cli.batch import checker_for, sources
    from deckcheck.decklist.write import write

    checker = checker_for(given)
    code = 0
    for source in sources(lists, given["list_format"]):
        reading = checker.read(source)
        for problem in reading.problems:
            if problem.code in ("DECK001", "DECK006", "DECK008", "DECK009"):
                click.echo(f"{source.path}:{problem.line}: {problem.message}", err=True)
                code = 1
        if not source.runs:
            fail(f"{source.path}: no card line found")
        written = write(reading, to, lambda card: set_code(checker.pool, card))
        for said in written.lost:
            click.echo(f"{source.path}: lost {said}", err=True)
            code = 1
        _put(source.path, written.text, to, folder)
    sys.exit(code)


def set_code(pool: CardPool, card: Any) -> str:
    """Return the code that leads back to a card from its set and number."""
    for known in pool.set_codes(card.set):
        code = known.replace(":", "-")  # clients write the gallery CRZ:GG as CRZ-GG
        if [found.id for found in pool.in_set(code, card.number)] == [card.id]:
            return code
    return str(card.set)


def _put(path: str, text: str, to: str, folder: str | None) -> None:
    if folder is None:
        click.echo(text, nl=False)
        return
    from pathlib import Path

    from deckcheck.cli.fixing import write_atomically

    ending = {"ptcgl": "txt", "text": "txt"}.get(to, to)
    Path(folder).mkdir(parents=True, exist_ok=True)
    name = Path(path.replace("#", "-")).name
    stem = name.rpartition(".")[0] or name
    write_atomically(Path(folder) / f"{stem}.{ending}", text)
