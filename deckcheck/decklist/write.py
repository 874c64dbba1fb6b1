"""Write a resolved list in any format, and say what the format cannot hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardpool.model import POKEMON, UNOFFICIAL, PokemonCard, YugiohCard
from deckcheck.decklist import csv
from deckcheck.decklist.json import records
from rulesets.lines import model
from rulesets.lines.model import Line
from rulesets.lines.resolution import Reading
from rulesets.yugioh import ydk, ydke

Row = tuple[int, str, str, str, str, str]  # count, name, set, number, section, id
_EXPORT = (("Pokémon", "Pokémon"), ("Trainer", "Trainer"), ("Energy", "Energy"))


class Written:
    """The text of a list in another format, and what was lost on the way."""

    def __init__(self, text: str, lost: list[str]) -> None:
        self.text, self.lost = text, lost


def write(reading: Reading, to: str, code_of: Callable[[Any], str]) -> Written:
    """Return a list in a format; `code_of` gives the code a client knows a card's set by."""
    lost = [f"line {line.number}: {line.raw!r}, which is no known card" for line in _open(reading)]
    title = reading.source.title if reading.source else ""
    game = reading.entries[0].card.game if reading.entries else ""
    if to in ("ydk", "ydke"):
        sections = _passwords(reading, lost)
        text = ydk.write(sections, title) if to == "ydk" else ydke.write(sections) + "\n"
        return Written(text, lost)
    if to == "csv":
        return Written(csv.write(_rows(reading, code_of, keep=True)), _kept(lost))
    if to == "json":
        rows = _rows(reading, code_of, keep=True)
        return Written(records.write(game, title, rows), _kept(lost))
    if game == POKEMON or to == "ptcgl":
        return _export(reading, code_of, lost, plain=to == "text")
    return Written(_plain(reading, code_of), _kept(lost))


def _open(reading: Reading) -> list[Line]:
    """Return the lines that were not resolved."""
    done = {entry.line for entry in reading.entries}
    lines = reading.source.lines if reading.source else ()
    return [line for line in lines if line.number not in done]


def _kept(lost: list[str]) -> list[str]:
    return [f"{said} (kept as written)" for said in lost]


def _rows(reading: Reading, code_of: Callable[[Any], str], *, keep: bool) -> list[Row]:
    rows: list[tuple[int, Row]] = []
    for card, copies, section, line, _ in reading.entries:
        place = (code_of(card), card.number) if isinstance(card, PokemonCard) else ("", "")
        rows.append((line, (copies, card.name, *place, section, _id_of(card))))
    for number, section, what in _open(reading) if keep else ():
        said = (what.count, what.name or str(what), what.set_code, what.card_number)
        card_id = what.card_id or (str(what.password) if what.password >= 0 else "")
        rows.append((number, (*said, section or "main", card_id)))
    return [row for _, row in _merged(sorted(rows, key=lambda row: row[0]))]


def _id_of(card: Any) -> str:
    """Return what leads back to a card; one that no publisher made goes by its number alone."""
    return str(card.password) if card.kind == UNOFFICIAL else str(card.id)


def _merged(rows: list[tuple[int, Row]]) -> list[tuple[int, Row]]:
    """Join rows of the same card in the same section, as .ydk writes one copy a line."""
    joined: dict[tuple[Any, ...], tuple[int, Row]] = {}
    for line, row in rows:
        key = row[1:]
        count = row[0] + (joined[key][1][0] if key in joined else 0)
        joined[key] = (joined[key][0] if key in joined else line, (count, *row[1:]))
    return list(joined.values())


def _passwords(reading: Reading, lost: list[str]) -> dict[str, list[int]]:
    sections: dict[str, list[int]] = {}
    # A card without a password goes by the number that the simulator of the list gave it.
    lines = reading.source.lines if reading.source else ()
    given = {line.number: line.what.password for line in lines}
    for card, copies, section, line, _ in reading.entries:
        code = card.password or max(given.get(line, 0), 0) if isinstance(card, YugiohCard) else 0
        if code:
            place = section if section in ydke.SECTIONS else "main"
            sections.setdefault(place, []).extend([code] * copies)
        else:
            lost.append(f"line {line}: {copies} {card.name}, which has no password")
    return sections


def _export(
    reading: Reading, code_of: Callable[[Any], str], lost: list[str], *, plain: bool
) -> Written:
    """Return the text a Pokémon client imports, with the usual three headings."""
    rows = _rows(reading, code_of, keep=False)
    kinds = {entry.card.id: entry.card.kind for entry in reading.entries}
    parts: list[str] = []
    for kind, word in _EXPORT:
        under = [row for row in rows if kinds[row[5]] == kind]
        if under:
            said = [" ".join(str(part) for part in row[:4] if part) for row in under]
            parts.append("\n".join([f"{word}: {sum(row[0] for row in under)}", *said]))
    others = [row for row in rows if kinds[row[5]] not in dict(_EXPORT)]
    if others:
        parts.append("\n".join(f"{row[0]} {row[1]}" for row in others))
    for row in rows:
        if row[4] not in ("main", ""):
            lost.append(f"the section {row[4]!r} of {row[1]}")
    unread = [_as_written(line.what) for line in _open(reading)] if plain else []
    if unread:
        parts.append("\n".join(unread))
        lost = _kept(lost)
    total = sum(row[0] for row in rows) + sum(line.what.count for line in _open(reading)) * plain
    return Written("\n\n".join([*parts, f"Total Cards: {total}"]) + "\n", lost)


def _as_written(what: model.Written) -> str:
    """Return a line that was not resolved, with the id that it may have."""
    said = str(what)
    return f"{what.count} {said}{' ' + what.card_id if what.card_id not in said else ''}"


def _plain(reading: Reading, code_of: Callable[[Any], str]) -> str:
    rows = _rows(reading, code_of, keep=True)
    shared = {_id_of(e.card) for e in reading.entries if e.card.kind in (UNOFFICIAL, "Token")}
    parts = []
    for section in dict.fromkeys(row[4] for row in rows):
        under = [row for row in rows if row[4] == section]
        head = f"{section.capitalize()} Deck: {sum(row[0] for row in under)}"
        parts.append("\n".join([head, *(_named(row, row[5] in shared) for row in under)]))
    return "\n\n".join(parts) + "\n"


def _named(row: Row, shared: bool) -> str:
    """Return a card by its name, and by its number where other cards may have that name."""
    return f"{row[0]} {row[1]} ({row[5]})" if shared else f"{row[0]} {row[1]}"
