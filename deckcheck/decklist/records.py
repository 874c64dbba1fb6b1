"""JSON lists: documents of records of cards, in one list or several.

Read are our own format, Limitless (decklist objects and builder strings), deck files of
pokemon-tcg-data, Master Duel Meta, and arrays `[name, "SET number", count]`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from deckcheck.decklist import placed
from deckcheck.decklist.fields import RecordReader, card_of, is_record
from deckcheck.decklist.headings import heading
from deckcheck.decklist.model import Decklist, Line, Problem, Written

MAX_DEPTH = 40
_MAX_KEY = 60  # no longer key is a heading

_LISTS = ("decklist", "cards", "deck", "sections")
_PLAIN_SECTIONS = {"main", "extra", "side", "box", "setup", "team", "event"}

# The section of a card record, the record, and which opening bracket is its own (-1: it has none).
_Found: TypeAlias = tuple[str, Any, int]


def read_all(data: Any, path: str, text: str) -> list[Decklist]:
    """Return the lists of a JSON document."""
    decks = list(_decks(data))
    found: list[list[_Found]] = [[] for _ in decks]
    opened = 0 if decks[0][2] is data else 1
    for (_, _, deck), records in zip(decks, found, strict=True):
        opened = _collect(deck, "", records, opened, 0)
    openings = placed.openings(text)
    # Strings add brackets to the text and a record may hold more than was counted, but nothing
    # makes it the other way round: where the numbers agree, each record has its own bracket.
    if opened == len(openings):
        numbers = [[openings[at] if at >= 0 else 0 for *_, at in records] for records in found]
    else:
        places = placed.lines(text, data)
        numbers = [[places.get(id(record), 0) for _, record, _ in records] for records in found]
    lists = []
    for part, (title, game, _) in enumerate(decks):
        shown = path if len(decks) == 1 else f"{path}#{title or part + 1}"
        lines, problems = _lines(found[part], numbers[part])
        lists.append(Decklist(shown, "json", lines, problems, game, title, text, part=part))
    return lists


def _decks(data: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield title, game and content of each list of a document."""
    if isinstance(data, list) and data and all(_holds_cards(item) for item in data):
        for item in data:
            yield str(item.get("id") or item.get("name") or ""), _game(item), item
    else:
        item = data if isinstance(data, dict) else {}
        yield str(item.get("title") or item.get("name") or ""), _game(item), data


def _holds_cards(item: Any) -> bool:
    return isinstance(item, dict) and any(isinstance(item.get(key), list | dict) for key in _LISTS)


def _game(item: dict[str, Any]) -> str:
    game = item.get("game")
    if game in ("pokemon", "yugioh", "board"):
        return str(game)
    if "deckType" in item or isinstance(item.get("extra"), list):
        return "yugioh"
    return "pokemon" if item.keys() & {"pokemon", "trainer", "limitless_builder_encoding"} else ""


def _lines(found: list[_Found], numbers: list[int]) -> tuple[tuple[Line, ...], tuple[Problem, ...]]:
    """Read records that stand on lines of such numbers; 0 is none, and gives way to the order."""
    lines: list[Line] = []
    problems: list[Problem] = []
    read = RecordReader().read
    for order, ((section, record, _), number) in enumerate(zip(found, numbers, strict=True), 1):
        what = read(record)
        if isinstance(what, Written):
            lines.append(Line(number or order, section, what))
        else:
            problems.append(Problem("DECK001", number or order, what))
    return tuple(lines), tuple(problems)


def _collect(value: Any, section: str, found: list[_Found], opened: int, depth: int) -> int:
    """Gather the card records below a value, with the section their key names.

    Return how many brackets have been opened. A record is taken to hold no more than its card.
    """
    if depth > MAX_DEPTH:
        return opened + placed.size(value)
    if isinstance(value, dict):
        opened += 1
        for key, item in value.items():
            if not isinstance(item, list | dict):
                continue
            if (named := _section(key, section)) is not None:
                opened = _collect(item, named, found, opened, depth + 1)
            else:
                opened += placed.size(item)
    elif isinstance(value, list):
        opened += 1
        for item in value:
            if not isinstance(item, list | dict):
                found.append((section, item, -1))
            elif is_record(item):
                found.append((section, item, opened))
                opened += 1 if isinstance(item, list) or card_of(item) is item else 2
            else:
                opened = _collect(item, section, found, opened, depth + 1)
    return opened


@lru_cache(maxsize=1000)
def _section(key: str, section: str) -> str | None:
    """Return the section of the records under a key, or None if it holds no records."""
    known = heading(key)
    if known is None:
        return section if key in _LISTS else None
    return known.section if known.section in _PLAIN_SECTIONS else "main"


def write(
    game: str, title: str, rows: list[tuple[int, str, str, str, str, str]], ruleset: str = ""
) -> str:
    """Return a list in our own JSON: rows are (count, name, set, number, section, id)."""
    sections: dict[str, list[dict[str, Any]]] = {}
    for count, name, code, number, section, card_id in rows:
        record = {"count": count, "name": name, "set": code, "number": number, "id": card_id}
        kept = {key: value for key, value in record.items() if value != ""}
        sections.setdefault(section or "main", []).append(kept)
    document = {"format": "deckcheck", "game": game, "title": title, "ruleset": ruleset}
    head = {key: value for key, value in document.items() if value}
    return json.dumps({**head, "sections": sections}, ensure_ascii=False, indent=1) + "\n"
