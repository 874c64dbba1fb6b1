"""What every command shares: JSON and error messages."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from pathlib import Path


def echo_json(data: Any) -> None:
    """Print data as JSON, names in their own script."""
    import json

    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def echo_list(text: str) -> None:
    """Print a list: as it is to a file or pipe, to people with its control characters spelled."""
    if sys.stdout.isatty():
        from cardpool.errors import shown

        text = "\n".join(map(shown, text.replace("\r\n", "\n").replace("\t", "    ").split("\n")))
    click.echo(text, nl=False)


def clear_screen() -> None:
    """Clear the terminal, where there is one."""
    from deckcheck.cli.screen import Screen

    if isinstance(sys.stdout, Screen):
        sys.stdout.clear()
    else:
        click.clear()


class JsonArray:
    """An array printed element by element, so that a long one is never held whole."""

    def __init__(self) -> None:
        self._begun = False

    def add(self, data: Any) -> None:
        """Print the next element."""
        import json

        text = json.dumps(data, ensure_ascii=False, indent=2).replace("\n", "\n  ")
        click.echo(f"{',' if self._begun else '['}\n  {text}", nl=False)
        self._begun = True

    def end(self) -> None:
        """Print what closes the array."""
        click.echo("\n]" if self._begun else "[]")


def fail(message: str, hint: str = "") -> NoReturn:
    """End with exit code 2: what happened, a blank line, what to try."""
    from cardpool.errors import shown

    said = [f"Error: {message}", "", hint] if hint else [f"Error: {message}"]
    # Lines may quote a list, a file or a name; their control characters are spelled.
    click.echo("\n".join(shown(line) for line in "\n".join(said).split("\n")), err=True)
    sys.exit(2)


def refuse_taken(option: str, file: Path) -> None:
    """End with exit code 2 where something else already has the name of a file to be written."""
    try:
        taken = os.path.lexists(file)  # a link to nothing would be replaced too
    except ValueError:
        return  # no name of a file: writing it says so
    if taken:
        fail(f"{option}: {str(file)!r} is there already", "Name another file, or remove it first.")
