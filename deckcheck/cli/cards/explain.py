"""`card --explain`: a card's text (if imported), its program, and the program in words."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

import click

from cardpool.errors import shown

if TYPE_CHECKING:
    from cardpool.model import Card
    from rulesets.explained import Explained

SIDE_BY_SIDE = 110  # columns from which a table is easier to read than parts below one another


def show(found: Explained, card: Card) -> None:
    """Print it side by side on a wide terminal, else one below the other."""
    from deckcheck.cli.columns import terminal_width

    room = terminal_width()
    click.echo()
    if not found.scripted:
        _unscripted(found, card, room)
    elif not found.parts:
        click.echo(click.style("Program", bold=True))
        click.echo("  Nothing beyond its printed numbers.")
        return
    if any(part.program or part.text for part in found.parts):
        (_table if room >= SIDE_BY_SIDE else _stacked)(found, room)
    if found.source not in ("", "bundled"):
        by = "from the imported text" if found.source == "imported" else f"as {found.source}"
        click.echo(click.style(f"\nThe program is {by}.", dim=True))


def _unscripted(found: Explained, card: Card, room: int) -> None:
    names = {part.place: part.name for part in found.parts}
    if not found.gaps:
        click.echo(_filled(f"{card.name} ({card.id}) is unscripted: {found.reason}.", room))
        if not found.parts:
            click.echo(_filled(
                "The words are shown once its text is imported: 'deckcheck pool import FOLDER'.",
                room,
            ))  # fmt: skip
        return
    click.echo(_filled(f"{card.name} ({card.id}) is unscripted. Not understood:", room))
    for place, sentence, words, why in found.gaps:
        before = sentence.strip("()").removesuffix(words).strip() if words else sentence
        marked = " ".join(part for part in (before, f"▸ {words}" if words else "") if part)
        because = f" ({why})" if why else ""
        click.echo(_filled(f"{names.get(place, place) or 'The card'}: {marked}{because}", room, 2))
    click.echo()


def _filled(text: str, room: int, indent: int = 0) -> str:
    return textwrap.fill(shown(text), room, initial_indent=" " * indent,
                         subsequent_indent=" " * (indent + 2 if indent else 0),
                         break_on_hyphens=False)  # fmt: skip


def _stacked(found: Explained, room: int) -> None:
    for part in found.parts:
        click.echo(click.style(shown(part.name), bold=True))
        for label, said in (("text", part.text), ("program", part.program), ("words", part.words)):
            for line in map(shown, said.splitlines()):
                wrapped = textwrap.wrap(line, room - 11, break_on_hyphens=False) or [""]
                click.echo(f"  {click.style(label.ljust(7), dim=True)}  {wrapped[0]}")
                for more in wrapped[1:]:
                    click.echo(" " * 11 + more)
                label = ""


def _table(found: Explained, room: int) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    columns = [("part", "name", 1), ("printed text", "text", 3), ("program", "program", 3),
               ("in our words", "words", 3)]  # fmt: skip
    used = [c for c in columns if any(getattr(part, c[1]) for part in found.parts)]
    table = Table(box=None, padding=(0, 2, 1, 0), header_style="bold", width=room)
    for title, _, ratio in used:
        table.add_column(title, ratio=ratio, overflow="fold")
    for part in found.parts:
        cells = (getattr(part, key).splitlines() for _, key, _ in used)
        table.add_row(*(Text("\n".join(map(shown, lines))) for lines in cells))
    Console(highlight=False, width=room).print(table)
