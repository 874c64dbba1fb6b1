"""`check --fix`: the smallest corrected list, with the difference shown."""

from __future__ import annotations

import difflib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from deckcheck.checker import Checker
from deckcheck.cli.batch import checked
from deckcheck.cli.output import fail
from deckcheck.decklist.fix import certain, fixed
from deckcheck.decklist.model import Decklist
from deckcheck.decklist.read import read_text
from deckcheck.lint import Result
from deckcheck.report.text import lines


def show_fixes(checker: Checker, found: Iterator[Decklist], in_place: bool) -> int:
    """Print the difference a fix makes and the corrected list; return the new exit code."""
    code = 0
    for source in found:
        (result,) = checked(checker, iter([source]))
        text, after = _repaired(checker, source, result)
        code = max(code, {"legal": 0, "unreadable": 2}.get(after.verdict, 1))
        _show(source, result, after, text, in_place)
    return code


def _repaired(checker: Checker, source: Decklist, result: Result) -> tuple[str, Result]:
    """Return the text after every certain fix, and what the checks then say.

    A fix changes one line, so a list with one copy a line takes several rounds.
    """
    text, wanted = source.text, certain(result.findings)
    current = source
    while wanted and (better := fixed(current, wanted)) != text:
        text = better
        lists = read_text(text, source.path.partition("#")[0], source.format)
        current = lists[min(source.part, len(lists) - 1)]
        result = checker.check(current)
        wanted = certain(result.findings)
    return text, result


def _show(source: Decklist, result: Result, after: Result, text: str, in_place: bool) -> None:
    path = source.path.partition("#")[0]
    if text == source.text:
        click.echo("\n".join(lines(result)), err=True)
        if result.verdict != "legal":
            click.echo(f"{source.path}: no certain fix; nothing written", err=True)
        if not in_place:
            click.echo(text, nl=False)
        return
    diff = difflib.unified_diff(
        source.text.splitlines(), text.splitlines(), path, f"{path} (fixed)", n=1, lineterm=""
    )
    click.echo("\n".join(diff), err=True)
    click.echo("\n".join(lines(after)), err=True)
    if not in_place:
        click.echo(text, nl=False)
    elif path == "stdin":
        fail("--in-place cannot correct standard input", "Name a file, or leave --in-place out.")
    else:
        write_atomically(Path(path), text)
        click.echo(f"{path}: corrected", err=True)


def write_atomically(path: Path, text: str) -> None:
    """Replace a file by a text in one step, keeping its mode."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        if path.exists():
            Path(name).chmod(path.stat().st_mode & 0o7777)
        Path(name).replace(path)
    except OSError as error:
        click.echo(f"Error: {path}: cannot be written: {error.strerror}", err=True)
        sys.exit(2)
