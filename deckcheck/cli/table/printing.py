"""What is told, on the screen: an action, and below it, set in and dim, what it brought about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardpool.errors import shown
from rulesets.parts.telling import INDENT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console


def print_told(console: Console, lines: Sequence[str], bold: bool = False) -> None:
    """Print lines of a narration; what does not fit in one goes on set in as far."""
    for line in lines:
        if line.startswith(INDENT):
            print_set_in(console, line.removeprefix(INDENT), len(INDENT))
        else:
            console.print(shown(line), style="bold" if bold else "", markup=False)


def print_set_in(console: Console, text: str, by: int) -> None:
    """Print a text dim and set in, all its lines by as much."""
    import textwrap

    told, room = shown(text), max(20, console.width - by)
    for line in textwrap.wrap(told, room, break_on_hyphens=False) or [""]:
        console.print(f"{' ' * by}{line}", style="dim", markup=False)
