"""JSON lists: documents of records of cards, in one list or several.

Read are our own format, Limitless (decklist objects and builder strings), deck files of
pokemon-tcg-data, Master Duel Meta, arrays `[name, "SET number", count]`, and what people write by
hand: `[name, count]`, `{name: count}` and lines in quotation marks.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from deckcheck.decklist.json import placed, shapes
from deckcheck.decklist.json.fields import CONTAINERS, is_array, is_record
from rulesets import registry
from rulesets.lines.headings import MAIN, MAX_HEADING, TOTAL, heading
from rulesets.lines.list_format import Export
from rulesets.lines.model import Decklist, Problem, Run, Written
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import deck_rows, kept, not_resolved

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool

MAX_DEPTH = 40

_LISTS = ("decklist", "cards", "deck", "sections")


class _Group(NamedTuple):
    """Card records of one shape that stand one behind the other."""

    section: str
    records: list[Any]
    said: list[Written | str]
    opening: int  # which opening bracket of the text is that of the first record
    step: int  # from one record's bracket to the next; 0: these records have none


def read(text: str, path: str) -> list[Decklist]:
    """Read the lists of a JSON document."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        found = Decklist(path, "json", text=text)
        found.problems = (Problem("DECK001", error.lineno, f"not JSON: {error.msg}"),)
        return [found]
    except (RecursionError, ValueError) as error:
        why = "nested too deeply" if isinstance(error, RecursionError) else str(error)[:80]
        return [Decklist(path, "json", problems=(Problem("DECK001", 1, f"not a list: {why}"),))]
    return _read_all(data, path, text)


def _read_all(data: Any, path: str, text: str) -> list[Decklist]:
    decks = list(_decks(data))
    found: list[list[_Group]] = [[] for _ in decks]
    opened = 0 if decks[0][2] is data else 1
    for (_, game, deck), groups in zip(decks, found, strict=True):
        opened = _collect(deck, "", groups, opened, 0, _sections(game))
    openings = placed.openings(text)
    # Strings and large records can only add brackets to those that were counted. So where the
    # text has as many as were counted, each record is paired with its own bracket.
    places = None if opened == len(openings) else placed.lines(text, data)
    lists = []
    paths = [path] if len(decks) == 1 else _paths(path, [title for title, _, _ in decks])
    for part, (title, game, _) in enumerate(decks):
        runs, problems = _runs(found[part], openings, places)
        lists.append(Decklist(paths[part], "json", runs, problems, game, title, text, part, path))
    return lists


def _paths(path: str, titles: list[str]) -> list[str]:
    """Return a path for each list of a file: by its title, and its number where that repeats."""
    named = Counter(titles)
    own = (t if t and named[t] == 1 else f"{t} {part}".strip() for part, t in enumerate(titles, 1))
    return [f"{path}#{each}" for each in own]


def groups(data: Any) -> list[_Group]:
    """Return the card records of all lists of a document, those of one shape together."""
    found: list[_Group] = []
    for _, game, deck in _decks(data):
        _collect(deck, "", found, 0, 0, _sections(game))
    return found


def cards(data: Any) -> list[Any]:
    """Return the values of a document that are read as cards."""
    return [record for group in groups(data) for record in group.records]


def _decks(data: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield title, game and content of each list of a document."""
    # Tournament standings also have players without a list: theirs is empty.
    if isinstance(data, list) and any(map(_holds_cards, data)) and set(map(type, data)) == {dict}:
        for item in data:
            yield str(item.get("id") or item.get("name") or ""), _game(item), item
    else:
        item = data if isinstance(data, dict) else {}
        yield str(item.get("title") or item.get("name") or ""), _game(item), data


def _holds_cards(item: Any) -> bool:
    return isinstance(item, dict) and any(isinstance(item.get(key), CONTAINERS) for key in _LISTS)


def _game(item: dict[str, Any]) -> str:
    """Return the game that a document names, or that its keys tell."""
    game = item.get("game")
    if game in registry.FAMILIES or (isinstance(game, str) and game in registry.family_ids()):
        return str(game)
    families = registry.built_in_families()
    return next((family.id for family in families if family.claims_document(item)), "")


def _runs(
    groups: list[_Group], openings: list[int], places: Mapping[int, int] | None
) -> tuple[tuple[Run, ...], tuple[Problem, ...]]:
    """Read records; one whose bracket is not known is numbered by its order."""
    taken: list[Run] = []
    problems: list[Problem] = []
    order = 1
    for section, records, said, opening, step in groups:
        numbers: Sequence[int] = range(order, order := order + len(records))
        if places is not None:
            numbers = [places.get(id(r), n) for r, n in zip(records, numbers, strict=True)]
        elif step:
            numbers = openings[opening : opening + step * len(records) : step]
        if _all_cards(said):
            taken.append(Run(section, numbers, said))
            continue
        for n, what in zip(numbers, said, strict=True):
            if isinstance(what, Written):
                taken.append(Run(section, (n,), (what,)))
            else:
                problems.append(Problem("DECK001", n, what))
    return tuple(taken), tuple(problems)


def _all_cards(said: list[Written | str]) -> TypeGuard[list[Written]]:
    return set(map(type, said)) == {Written}


def _sections(game: str) -> tuple[str, ...]:
    """Return the sections of a game that is not built in: no heading of ours is called so."""
    return () if game in ("", *registry.FAMILIES) else registry.family(game).sections


def _collect(
    value: Any, section: str, found: list[_Group], opened: int, depth: int, own: Sequence[str]
) -> int:
    """Gather the card records below a value, with the section their key names.

    Return how many brackets have been opened at least; a record may hold more than are counted.
    """
    if depth > MAX_DEPTH or not isinstance(value, CONTAINERS):
        return opened + placed.size(value)
    opened += 1
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(item, CONTAINERS):
                continue
            named = key if key in own else _section(key, section)
            if named is not None:
                opened = _collect(item, named, found, opened, depth + 1, own)
            else:
                opened += placed.size(item)
        if pairs := _counts(value):
            said_of = [shapes.pair(item) or "" for item in pairs]
            found.append(_Group(section, pairs, said_of, -1, 0))
        return opened
    if is_array(value):  # the whole document is one record
        found.append(_Group(section, [value], shapes.read([value])[0], opened - 1, 1))
        return opened
    said, step = shapes.read(value)
    if step:
        found.append(_Group(section, value, said, opened, step))
        return opened + step * len(value)
    for item in value:
        said, step = shapes.read([item])
        if step:
            found.append(_Group(section, [item], said, opened, step))
            opened += step
        elif paired := shapes.pair(item):
            found.append(_Group(section, [item], [paired], opened, 1))
            opened += 1
        elif isinstance(item, CONTAINERS):
            opened = _collect(item, section, found, opened, depth + 1, own)
        else:
            found.append(_Group(section, [item], [shapes.alone(item)], -1, 0))
    return opened


def _counts(value: dict[str, Any]) -> list[Any]:
    """Return the names and counts of an object that keeps a count under each name."""
    if not value or set(map(type, value.values())) != {int} or is_record(value):
        return []
    return [item for item in value.items() if _section(item[0], "") is None]


def _section(key: str, section: str) -> str | None:
    """Return the section of the records under a key, or None if it holds no records."""
    return _headed(key, section) if len(key) <= MAX_HEADING else None


@lru_cache(maxsize=1000)
def _headed(key: str, section: str) -> str | None:
    known = heading(key)
    if known is None:
        return section if key in _LISTS else None
    return known.section if known.kind != TOTAL else MAIN


def write(reading: Reading, family: Family, pool: Pool) -> Export:
    """Return a list in our own JSON, lines that are no known card as they stand."""
    sections: dict[str, list[dict[str, Any]]] = {}
    for row in deck_rows(reading, family, pool, keep=True):
        fields = {"count": row.copies, "name": row.name, "set": row.set, "number": row.number}
        record = {key: value for key, value in {**fields, "id": row.id}.items() if value != ""}
        sections.setdefault(row.section or MAIN, []).append(record)
    title = reading.source.title if reading.source else ""
    document = {"format": "deckcheck", "game": family.id, "title": title}
    head = {key: value for key, value in document.items() if value}
    text = json.dumps({**head, "sections": sections}, ensure_ascii=False, indent=1) + "\n"
    return Export(text, kept(not_resolved(reading)))
