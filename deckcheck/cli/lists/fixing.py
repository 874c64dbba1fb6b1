"""`check --fix`: the smallest corrected list, with the difference shown."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import click

from deckcheck.checker import Checker
from deckcheck.cli.lists.batch import checked
from deckcheck.cli.output import fail, write_atomically
from deckcheck.decklist.fix import certain, fixed
from deckcheck.decklist.read import encoding_of, read_text
from deckcheck.lint import Result
from deckcheck.report.text import lines, shown
from rulesets.lines.model import Decklist


def show_fixes(
    checker: Checker, found: Iterator[Decklist], in_place: bool, alone: bool, quiet: bool = False
) -> int:
    """Print the difference fixes make and the corrected list; return the new exit code.

    Several lists in one output could not be read again, so only a single one is printed.
    """
    code, changed = 0, 0
    for path, lists in groupby(found, lambda source: source.file or source.path):
        of_file = list(lists)
        text, results = _repaired(checker, of_file)
        worst = max({"legal": 0, "unreadable": 2}.get(each.verdict, 1) for each in results)
        code = max(code, worst)
        before = of_file[0].text
        _show(path, before, text, [r for r in results if not (quiet and r.verdict == "legal")])
        if not in_place and alone:
            click.echo(text, nl=False)
        elif text != before and in_place:
            _correct(path, text)
        changed += text != before
    if changed and not in_place and not alone:
        said = "1 list" if changed == 1 else f"{changed} lists"
        click.echo(f"{said} to correct: add --in-place", err=True)
    return code


def _repaired(checker: Checker, lists: list[Decklist]) -> tuple[str, list[Result]]:
    """Return a file's text after every certain fix of its lists, and what the checks then say."""
    text = lists[0].text
    results = []
    for source in lists:
        current = source if text == source.text else _again(source, text)
        text, result = _repair(checker, current)
        results.append(result)
    return text, results


def _repair(checker: Checker, source: Decklist) -> tuple[str, Result]:
    """Correct one list of a text; a fix changes one line, so it may take several rounds."""
    (result,) = checked(checker, iter([source]))
    text, wanted = source.text, certain(result.findings)
    current = source
    while wanted and (better := fixed(current, wanted)) != text:
        text = better
        current = _again(source, text)
        result = checker.check(current)
        wanted = certain(result.findings)
    return text, result


def _again(source: Decklist, text: str) -> Decklist:
    """Return the same list of a text that has changed."""
    lists = read_text(text, source.file or source.path, source.format)
    return lists[min(source.part, len(lists) - 1)]


def _show(path: str, before: str, text: str, results: list[Result]) -> None:
    """Print the difference and what the checks say after it."""
    name = shown(path)
    if text != before:
        diff = difflib.unified_diff(
            before.splitlines(), text.splitlines(), name, f"{name} (fixed)", n=1, lineterm=""
        )
        click.echo("\n".join(diff), err=True)
    for result in results:
        click.echo("\n".join(lines(result)), err=True)
    if text == before and any(result.verdict != "legal" for result in results):
        click.echo(f"{name}: no certain fix; nothing written", err=True)


def _correct(path: str, text: str) -> None:
    """Write a file as it was but for its corrected lines: same encoding, same link, same mode."""
    if path == "stdin":
        fail("--in-place cannot correct standard input", "Name a file, or leave --in-place out.")
    file = Path(path).resolve()
    try:
        encoding = encoding_of(file.read_bytes())
        write_atomically(file, text, encoding)
    except OSError as error:
        click.echo(f"Error: {shown(path)}: cannot be written: {error.strerror}", err=True)
        sys.exit(2)
    click.echo(f"{shown(path)}: corrected", err=True)
