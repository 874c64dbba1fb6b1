"""A resolved list as rows, for writers: one a card, in the order of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from rulesets.lines.model import Line
from rulesets.lines.resolution import Reading
from rulesets.plain import AnyCard

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool


class Row(NamedTuple):
    """Some copies of a card, with its section and all that leads back to it."""

    copies: int
    name: str
    set: str
    number: str
    section: str
    id: str


class Added(NamedTuple):
    """A card that a list is to get, and its row."""

    card: AnyCard
    row: Row


def added(
    card: AnyCard, copies: int, section: str, family: Family, pool: Pool, name: str = ""
) -> Added:
    """Return a card that a list is to get, by its English name or another of its names."""
    place = family.place(pool, card)
    return Added(card, Row(copies, name or card.name, *place, section, family.id_of(card)))


def open_lines(reading: Reading) -> list[Line]:
    """Return the lines that were not resolved."""
    done = {entry.line for entry in reading.entries}
    lines = reading.source.lines if reading.source else ()
    return [line for line in lines if line.number not in done]


def not_resolved(reading: Reading) -> list[str]:
    """Say which lines were not resolved."""
    return [f"line {n}: {what.raw!r}, which is no known card" for n, _, what in open_lines(reading)]


def kept(lost: list[str]) -> list[str]:
    """Add to what was not resolved that it is kept in the list."""
    return [f"{said} (kept as written)" for said in lost]


def deck_rows(reading: Reading, family: Family, pool: Pool, *, keep: bool) -> list[Row]:
    """Return the rows of a list; `keep` those of lines that were not resolved, too."""
    rows: list[tuple[int, Row]] = []
    for card, copies, section, line, *_ in reading.entries:
        place = family.place(pool, card)
        rows.append((line, Row(copies, card.name, *place, section, family.id_of(card))))
    for number, section, what in open_lines(reading) if keep else ():
        said = (what.count, what.name or str(what), what.set_code, what.card_number)
        card_id = what.card_id or (str(what.password) if what.password >= 0 else "")
        rows.append((number, Row(*said, section or "main", card_id)))
    return _merged([row for _, row in sorted(rows, key=lambda row: row[0])])


def _merged(rows: list[Row]) -> list[Row]:
    """Join rows of the same card in the same section, as some formats write one copy a line."""
    joined: dict[tuple[Any, ...], Row] = {}
    for row in rows:
        key = row[1:]
        before = joined[key].copies if key in joined else 0
        joined[key] = row._replace(copies=before + row.copies)
    return list(joined.values())
