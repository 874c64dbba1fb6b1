"""JSON lists: records of cards, by whichever names their fields go.

Read are our own format, Limitless (decklist objects and builder strings), deck files of
pokemon-tcg-data, Master Duel Meta, and arrays `[name, "SET number", count]`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from deckcheck.decklist.headings import heading
from deckcheck.decklist.model import MAX_COPIES, Decklist, Line, Problem, Written
from deckcheck.decklist.text import MAX_LINE, clip

MAX_DEPTH = 40

_COUNTS = ("count", "quantity", "amount", "copies", "qty")
_NAMES = ("name", "card_name", "cardName")
_SETS = ("set", "set_code", "setCode", "ptcgoCode")
_NUMBERS = ("number", "collector_number", "card_number")
_LISTS = ("decklist", "cards", "deck", "sections")
_SET_AND_NUMBER = re.compile(r"^(\S+(?: \d+[A-Za-z]?)?)\s+(\S+)$")
_IMAGE = re.compile(r"/([a-z0-9]+)/([A-Za-z0-9]+)(?:_hires)?\.png$")
_RECORD_KEYS = frozenset((*_COUNTS, *_NAMES, "id", "card", "password"))
_PLAIN_SECTIONS = {"main", "extra", "side", "box", "setup", "team", "event"}

_memo: dict[tuple[Any, ...], Written] = {}
_known: dict[tuple[Any, ...], Written] = {}
MEMO_SIZE = 200_000


def read_all(data: Any, path: str, text: str, places: Mapping[int, int]) -> list[Decklist]:
    """Return the lists of a JSON document; `places` gives the line of a record by its id()."""
    decks = list(_decks(data))
    lists = []
    for part, (title, game, deck) in enumerate(decks):
        shown = path if len(decks) == 1 else f"{path}#{title or part + 1}"
        lines, problems = _lines(deck, places)
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


def _lines(deck: Any, places: Mapping[int, int]) -> tuple[tuple[Line, ...], tuple[Problem, ...]]:
    lines: list[Line] = []
    problems: list[Problem] = []
    found: list[tuple[str, Any]] = []
    _collect(deck, "", found, 0)
    for number, (section, value) in enumerate(found, 1):
        what = _remembered(value)
        at = places.get(id(value), number)
        if what.__class__ is Written:
            lines.append(Line(at, section, what))
        else:
            problems.append(Problem("DECK001", at, str(what)))
    return tuple(lines), tuple(problems)


def _collect(value: Any, section: str, found: list[tuple[str, Any]], depth: int) -> None:
    """Gather the card records below a value, with the section their key names."""
    if depth > MAX_DEPTH:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, list | dict) and (named := _section(key, section)) is not None:
                _collect(item, named, found, depth + 1)
    elif isinstance(value, list):
        for item in value:
            if not isinstance(item, list | dict) or is_record(item):
                found.append((section, item))
            elif item:
                _collect(item, section, found, depth + 1)


@lru_cache(maxsize=1000)
def _section(key: str, section: str) -> str | None:
    """Return the section of the records under a key, or None if it holds no records."""
    known = heading(key)
    if known is None:
        return section if key in _LISTS else None
    return known.section if known.section in _PLAIN_SECTIONS else "main"


def is_record(item: Any) -> bool:
    """Tell whether a JSON value is the record of a card."""
    if isinstance(item, dict):
        return not _RECORD_KEYS.isdisjoint(item)
    return isinstance(item, list) and len(item) >= 3 and isinstance(item[0], str)


def _remembered(value: Any) -> Written | str:
    """Return what a record says, from memory where its flat fields were met before."""
    try:
        key = (*value["card"].values(), value["amount"]) if "card" in value else _flat(value)
        found = _known.get(key)
    except (TypeError, KeyError, AttributeError):
        return _written(value)  # a record of some other shape
    if found is None:
        made = _written(value)
        if not isinstance(made, Written):
            return made
        if len(_known) >= MEMO_SIZE:
            _known.clear()
        found = _known[key] = made
    return found


def _flat(value: Any) -> tuple[Any, ...]:
    return (*value, *value.values()) if value.__class__ is not list else (*value,)


def _written(value: Any) -> Written | str:
    if isinstance(value, dict):
        fields = _fields(value)
    elif isinstance(value, list):
        said = _SET_AND_NUMBER.match(value[1]) if isinstance(value[1], str) else None
        fields = (value[2], value[0], said[1] if said else "", said[2] if said else "", "")
    elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**18:
        fields = (1, "", "", "", str(value))
    else:
        return f"expected a card record, found {clip(repr(value))}"
    count = fields[0]
    if isinstance(count, str) and count.isascii() and count.isdigit() and len(count) < 6:
        count = int(count)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MAX_COPIES:
        return f"expected a count from 1 to {MAX_COPIES}, found {clip(repr(fields[0]), 20)}"
    rest = tuple(x if isinstance(x, str) else str(x) if isinstance(x, int) else "" for x in fields)
    return _intern(count, *rest[1:])


def _fields(card: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
    """Return count, name, set, number and id of a record."""
    inner = card.get("card")
    source = inner if isinstance(inner, dict) else card
    count = next((card[key] for key in _COUNTS if key in card), 1)
    name = next((source[key] for key in _NAMES if key in source), "")
    code = next((source[key] for key in _SETS if key in source), "")
    number = next((source[key] for key in _NUMBERS if key in source), "")
    card_id = source.get("password", source.get("id", ""))
    if isinstance(code, str) and "/" in code:  # a collector number "130/167" stands as the set
        image = _IMAGE.search(str(card.get("image", "")))
        code, number = (image[1], image[2]) if image else ("", "")
    return count, name, code, number, card_id


def _intern(count: int, name: str, code: str, number: str, card_id: str) -> Written | str:
    key = (count, name, code, number, card_id)
    found = _memo.get(key)
    if found is None:
        if max(len(name), len(code), len(number), len(card_id)) > MAX_LINE:
            return f"expected at most {MAX_LINE} characters in a field, found more"
        if not name.strip() and not card_id and not (code and number):
            return "expected a card name, an id or a set with a number, found none of them"
        if len(_memo) >= MEMO_SIZE:
            _memo.clear()
        raw = " ".join(str(part) for part in (count, name, code, number) if part != "")
        secret = int(card_id) if card_id.isascii() and card_id.isdigit() else -1
        found = Written(
            raw, count, name.strip(), code, number, "" if secret >= 0 else card_id, secret
        )
        _memo[key] = found
    return found


def set_count(record: Any, copies: int) -> None:
    """Give a record another number of copies, in the field where it keeps it."""
    if isinstance(record, list):
        record[2] = copies
    else:
        record[next((key for key in _COUNTS if key in record), "count")] = copies


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
