"""What stands on a sheet: the parts of a list with their rows, and what is known of the player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.store import CardPool
from deckcheck.sheets.words import word
from rulesets.family import Family
from rulesets.lines.resolution import Reading

UNKNOWN = "unknown"  # the part of lines that are no known card
FIELDS = ("player", "player id", "birth", "division", "event", "date")


class Row(NamedTuple):
    """One row of a sheet."""

    copies: int
    name: str
    set: str = ""
    number: str = ""


class Part(NamedTuple):
    """Rows under a heading."""

    key: str
    title: str
    rows: tuple[Row, ...]

    @property
    def copies(self) -> int:
        """Return the cards of the part."""
        return sum(row.copies for row in self.rows)


@dataclass(slots=True)
class Sheet:
    """A list for paper: its parts, the language, the fields of the player, the format."""

    path: str
    lang: str
    parts: tuple[Part, ...]
    format: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    divisions: tuple[str, ...] = ()
    places: bool = True

    @property
    def copies(self) -> int:
        """Return the cards of the list."""
        return sum(part.copies for part in self.parts)

    def said(self, key: str) -> str:
        """Return a word in the language of the sheet."""
        return word(key, self.lang)

    def texts(self) -> Iterator[str]:
        """Yield the names and values that come from the list and the player."""
        yield from self.fields.values()
        yield self.format
        for part in self.parts:
            for row in part.rows:
                yield from (row.name, row.set, row.number)


def contents(
    reading: Reading, family: Family, pool: CardPool, lang: str, fields: Mapping[str, str]
) -> Sheet:
    """Return the sheet of a list: every line is on it, also one that is no known card."""
    paper = family.paper()
    found: dict[str, dict[str, Row]] = {part: {} for part in paper.parts}
    for entry in reading.entries:
        name = pool.names(entry.card.id).get(lang, "") or entry.card.name
        code, number = family.place(pool, entry.card) if paper.places else ("", "")
        rows = found.setdefault(paper.part(entry), {})
        key = entry.card.id
        before = rows[key].copies if key in rows else 0
        rows[key] = Row(before + entry.copies, name, code, number)
    parts = [
        Part(key, paper.parts[key][lang] if key in paper.parts else key, tuple(rows.values()))
        for key, rows in found.items()
    ]
    if unread := tuple(_unread(reading)):
        parts.append(Part(UNKNOWN, word(UNKNOWN, lang), unread))
    divisions = tuple(paper.divisions[lang].split(",")) if paper.divisions else ()
    path = reading.source.path if reading.source else ""
    given = {key: value for key, value in fields.items() if value}
    return Sheet(path, lang, tuple(parts), "", given, divisions, paper.places)


def _unread(reading: Reading) -> Iterator[Row]:
    """Yield the lines that are no known card, as they are written."""
    if reading.source is None:
        return
    known = {entry.line for entry in reading.entries}
    for line in reading.source.lines:
        if line.number not in known:
            yield Row(line.copies, str(line.what))
