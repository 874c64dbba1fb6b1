"""Where lists come from: files, folders and standard input."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import click

from deckcheck.cli.output import fail
from deckcheck.decklist.documents import HOW_TO_EXPORT, is_link
from deckcheck.decklist.formats import is_written_out, of_games
from deckcheck.decklist.read import read_bytes, read_or_report
from rulesets import registry
from rulesets.lines.model import MAX_BYTES, Decklist

_NAMED = 8  # of the files passed over


@cache
def endings() -> tuple[str, ...]:
    """Return how files end that are read as lists in a folder."""
    every = (*registry.built_in_families(), *registry.installed_families())
    own = dict.fromkeys(f".{each.ending}" for each in of_games(every) if each.ending != "txt")
    return (".txt", *own, ".csv", ".json", ".deck", ".dek", ".list", ".tsv")


class Listed(NamedTuple):
    """The files to read, and those in the same folders that are not lists."""

    files: list[str]
    passed: list[str]


def find(paths: Sequence[str]) -> Listed:
    """Return the files below the paths that a user gave; one that is given twice is read once."""
    files: dict[str, str] = {}
    passed: list[str] = []
    for path in paths:
        if is_link(path):
            fail(f"{path} is a link, not a file", HOW_TO_EXPORT)
        if is_written_out(path):
            files.setdefault(path, path)
            continue
        if path != "-" and not os.path.lexists(path):
            fail(f"{path or repr(path)}: cannot be opened: No such file or directory")
        if path == "-" or not os.path.isdir(path):
            files.setdefault(os.path.normpath(path), path)
            continue
        below = list(_below(path))
        passed += [file for file, is_list in below if not is_list]
        lists = [file for file, is_list in below if is_list]
        if not lists and len(paths) > 1:
            passed.append(path)
        for file in lists:
            files.setdefault(os.path.normpath(file), file)
    if not files:
        fail(f"no list below {', '.join(paths)}", f"Lists end in {', '.join(endings())}.")
    return Listed(list(files.values()), passed)


def _below(folder: str) -> Iterator[tuple[str, bool]]:
    """Yield what lies below a folder, sorted to its depth, and whether it is read as a list."""
    from pathlib import Path

    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        yield folder, True  # opening it tells the judge why its lists are missing
        return
    folders = []
    for entry in entries:
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            folders.append(entry.path)
        else:
            yield str(Path(entry.path)), _is_list(entry)
    for each in folders:
        yield from _below(each)


def _is_list(entry: os.DirEntry[str]) -> bool:
    """Tell a list by its name; pipes and devices are none, as a batch would wait for them."""
    if not entry.name.lower().endswith(endings()):
        return False
    if entry.is_symlink():
        try:
            return stat.S_ISREG(entry.stat().st_mode)
        except OSError:
            return True  # opening it says why
    return entry.is_file()


def sources(files: Sequence[str], list_format: str = "", game: str = "") -> Iterator[Decklist]:
    """Yield the lists of files and standard input; one that cannot be opened says so."""
    for path in _with_progress(files):
        if path == "-":
            yield from read_bytes(sys.stdin.buffer.read(MAX_BYTES + 1), "stdin", list_format, game)
        else:
            yield from read_or_report(path, list_format, game)


def tell_passed(passed: Sequence[str]) -> None:
    """Say which files of the folders were not read, as a list may be among them."""
    if not passed:
        return
    from cardpool.errors import shown

    named = ", ".join(map(shown, passed[:_NAMED]))
    more = f" and {len(passed) - _NAMED} more" if len(passed) > _NAMED else ""
    click.echo(f"Not read: {named}{more} (lists are files in {', '.join(endings())})", err=True)


def _with_progress(every: Sequence[str]) -> Iterator[str]:
    """Show a bar on a terminal for long batches whose report goes elsewhere."""
    if len(every) < 200 or not sys.stderr.isatty() or sys.stdout.isatty():
        yield from every
        return
    with click.progressbar(every, label="Checking", file=sys.stderr) as bar:
        yield from bar
