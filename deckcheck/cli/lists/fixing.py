"""`check --fix`: the smallest corrected list, with the difference shown."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from errno import ELOOP
from itertools import groupby
from pathlib import Path

import click

from cardpool.errors import shown
from cardpool.files import write_text
from deckcheck.checker import Checker
from deckcheck.cli.lists.batch import checked
from deckcheck.cli.output import echo_list, fail
from deckcheck.decklist.fix import certain, fixed
from deckcheck.decklist.json.layout import layout_of
from deckcheck.decklist.read import encoding_of, read_text
from deckcheck.lint import Result
from deckcheck.report.text import lines
from rulesets.api import ERROR, LEGAL, QUESTION, UNREADABLE
from rulesets.lines.model import Decklist

_GRAVE = (ERROR, QUESTION, UNREADABLE)  # severities that make a list not legal


def show_fixes(
    checker: Checker, found: Iterator[Decklist], in_place: bool, alone: bool, quiet: bool = False
) -> int:
    """Print the difference fixes make and the corrected list; return the new exit code.

    Several lists in one output could not be read again, so only a single one is printed.
    """
    code, changed, partly = 0, 0, 0
    for path, lists in groupby(found, lambda source: source.file or source.path):
        of_file = list(lists)
        text, results = _repaired(checker, of_file)
        worst = max({"legal": 0, "unreadable": 2}.get(each.verdict, 1) for each in results)
        code = max(code, worst)
        before = of_file[0].text
        _show(path, before, text, [r for r in results if not (quiet and r.verdict == "legal")])
        if not in_place and alone:
            echo_list(text)
        elif text != before and in_place:
            _correct(path, text, _remaining(results))
        changed += text != before
        partly += text != before and worst > 0
    if changed and not in_place and not alone:
        said = "1 list" if changed == 1 else f"{changed} lists"
        in_part = f", {partly} of them in part" if partly else ""
        click.echo(f"{said} to correct{in_part}: add --in-place", err=True)
    return code


def _remaining(results: list[Result]) -> str:
    """Say what no certain fix mends; "" where every list is legal."""
    left = [each for each in results if each.verdict != LEGAL]
    codes = sorted({f.code for each in left for f in each.findings if f.severity in _GRAVE})
    return f"still {left[0].verdict} ({', '.join(codes)})" if left else ""


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
    layout = layout_of(source.text) if source.format == "json" else None
    text = layout.one_a_line(source.text) if layout else source.text
    current = _again(source, text) if layout else source
    wanted = certain(checker.check(current).findings) if layout else certain(result.findings)
    while wanted and (better := fixed(current, wanted)) != text:
        text = better
        current = _again(source, text)
        result = checker.check(current)
        wanted = certain(result.findings)
    if layout:
        text = layout.restored(text)
        result = checker.check(_again(source, text))
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
        click.echo("\n".join(map(shown, diff)), err=True)
    for result in results:
        click.echo("\n".join(lines(result)), err=True)
    if not (remaining := _remaining(results)):
        return
    if text == before:
        click.echo(f"{name}: no certain fix; nothing written", err=True)
    else:
        click.echo(f"{name}: corrected in part only; {remaining}", err=True)


def _correct(path: str, text: str, remaining: str) -> None:
    """Write a file as it was but for its corrected lines: same encoding, same mode."""
    if path == "stdin":
        fail("--in-place cannot correct standard input", "Name a file, or leave --in-place out.")
    file = Path(path)
    try:
        if file.is_symlink():
            raise OSError(ELOOP, "it is a link; name the file itself")
        encoding = encoding_of(file.read_bytes())
        write_text(file, text, encoding)
    except OSError as error:
        click.echo(f"Error: {shown(path)}: cannot be written: {error.strerror}", err=True)
        sys.exit(2)
    done = "changed, not corrected" if remaining else "corrected"
    click.echo(f"{shown(path)}: {done}", err=True)
