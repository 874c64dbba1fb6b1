"""Choose the format of a list by its content; the file's ending is only a hint."""

from __future__ import annotations

from deckcheck.decklist.formats import CSV, JSON, PLAIN, of_games
from rulesets import registry
from rulesets.lines.formats import LIKELY, SURE, ListFormat
from rulesets.lines.grammar import parse


def detect(text: str, path: str = "", game: str = "") -> str:
    """Return the name of a format.

    A game from another package is asked first where the list is read for it, else only where
    nothing else is found.
    """
    if game and game not in registry.FAMILIES:
        for each in registry.family(game).formats:
            if each.likeness(text, path):
                return each.id
    start = text.lstrip("\ufeff \t\r\n")
    if start[:1] in "{[" and start:
        return JSON
    formats = of_games(registry.built_in_families())
    # Each is asked once, and no more than needed: a text may be long.
    likely = ""
    for each in formats:
        found = each.likeness(text, path)
        if found == SURE:
            return each.id
        if found == LIKELY:
            likely = likely or each.id
    if isinstance(parse(start.partition("\n")[0]), str) and _is_csv(start):
        return CSV
    return likely or _installed(text, path) or PLAIN


def _is_csv(start: str) -> bool:
    from deckcheck.decklist import csv

    return any(mark in start[:4000] for mark in ",;\t|") and bool(csv.columns(start)[0])


def _installed(text: str, path: str) -> str:
    """Return the format of a game from another package that a text looks like."""
    formats: list[ListFormat] = of_games(registry.installed_families())
    return next((each.id for each in formats if each.likeness(text, path)), "")
