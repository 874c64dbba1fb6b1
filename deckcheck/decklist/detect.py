"""Choose the format of a list by its content; the file's ending is only a hint."""

from __future__ import annotations

from collections.abc import Iterable

from deckcheck.decklist.formats import CSV, JSON, PLAIN, of_games
from rulesets import registry
from rulesets.lines.grammar import parse
from rulesets.lines.list_format import LIKELY, SURE, ListFormat


def detect(text: str, path: str = "", game: str = "") -> str:
    """Return the name of a format; `game` is that of the ruleset the user named, if any.

    The formats of a game from another package are tried first in lists that are read for it, and
    last in all others.
    """
    formats = of_games(registry.built_in_families())
    if game and game not in registry.FAMILIES:
        if own := _installed(registry.family(game).formats, text, path):
            return own
        # Exports of other games' clients are text lists: here such a list is a plain one.
        formats = [each for each in formats if not each.states_counts]
    start = text.lstrip("\ufeff \t\r\n")
    if start[:1] in "{[" and start:
        return JSON
    likely = ""
    for each in formats:
        likeness = each.likeness(text, path)
        if likeness == SURE:
            return each.id
        if likeness == LIKELY:
            likely = likely or each.id
    if isinstance(parse(start.partition("\n")[0]), str) and _is_csv(start):
        return CSV
    return likely or _installed(of_games(registry.installed_families()), text, path) or PLAIN


def _is_csv(start: str) -> bool:
    from deckcheck.decklist import csv

    return any(mark in start[:4000] for mark in ",;\t|") and bool(csv.columns(start)[0])


def _installed(formats: Iterable[ListFormat], text: str, path: str) -> str:
    """Return the first format of games from other packages that a text looks like."""
    return next((each.id for each in formats if each.likeness(text, path)), "")
