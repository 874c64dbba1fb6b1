"""What a person types at a prompt, read so that no input ends a match."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from itertools import count
from typing import TYPE_CHECKING

from cardpool.errors import shown

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

_LONGEST = 9  # digits of a number that can mean anything here


def ask(console: Console, prompt: str) -> str:
    """Return what was typed, without the space around it; bytes that are no text are replaced."""
    if isinstance(sys.stdin, TextIOWrapper):
        with suppress(UnsupportedOperation):  # only before the first line is read
            sys.stdin.reconfigure(errors="replace")
    said = console.input(prompt, markup=False).strip()
    if not sys.stdin.isatty():
        # What comes from a pipe stands in the output too, so that it reads as a conversation.
        console.print(shown(said), markup=False)
    return said


def number_in(said: str) -> int | None:
    """Return the number that was typed, or None for anything else, as "²" or 5,000 digits."""
    if said.isascii() and said.isdigit() and len(said) <= _LONGEST:
        return int(said)
    return None


def is_file(path: Path) -> bool:
    """Tell whether there is such a file; a name that can be none is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def unused(path: Path) -> Path:
    """Return a path, or where a file has it, the first one with a number that none has."""
    if not is_file(path):
        return path
    others = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(other for other in others if not is_file(other))
