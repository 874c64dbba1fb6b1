"""CSV lists: a header row names the columns, or count, name, set, number without one."""

from __future__ import annotations

import csv
import io
import re

from deckcheck.decklist.headings import fold
from deckcheck.decklist.model import MAX_COPIES, Decklist, Problem, Run, Written
from deckcheck.decklist.text import MAX_LINE, clip

COLUMNS = ("count", "name", "set", "number", "section", "id")
_ALIASES = {
    "count": "count quantity qty copies amount anzahl quantite cantidad quantita quantidade",
    "name": "name card cardname card_name title karte carte carta nom nombre nome",
    "set": "set set_code setcode set code edition expansion",
    "number": "number collector_number card_number no nr num",
    "section": "section deck zone board category",
    "id": "id card_id password passcode cardid",
}
_COLUMN = {alias: name for name, words in _ALIASES.items() for alias in words.split()}
_DELIMITERS = ",;\t|"


def delimiter(row: str) -> str:
    """Return the delimiter that a row uses most."""
    return max(_DELIMITERS, key=row.count)


def header(row: str) -> list[str] | None:
    """Return the column names of a header row, or None if it is a card."""
    try:
        cells = next(csv.reader([row], delimiter=delimiter(row)), [])
    except csv.Error:  # a stray carriage return, a field without an end
        return None
    names = [_COLUMN.get(fold(cell).replace(" ", "_"), "") for cell in cells]
    return names if "name" in names or "id" in names else None


def read(text: str, path: str) -> Decklist:
    """Read a CSV list."""
    first = text.lstrip().partition("\n")[0]
    names = header(first)
    taken: list[Run] = []
    problems: list[Problem] = []
    reader = csv.reader(io.StringIO(text), delimiter=delimiter(first))
    skip = names is not None
    columns = names or ["count", "name", "set", "number", "section"]
    while True:
        try:
            row = next(reader)
        except StopIteration:
            break
        except csv.Error as error:
            problems.append(Problem("DECK001", reader.line_num, f"not CSV: {error}"))
            break
        if skip or not any(cell.strip() for cell in row):
            skip = skip and not any(cell.strip() for cell in row)
            continue
        cells = dict(zip(columns, (cell.strip() for cell in row), strict=False))
        found = _line(cells, delimiter(first).join(row))
        if isinstance(found, str):
            problems.append(Problem("DECK001", reader.line_num, found))
        else:
            section = fold(cells.get("section", ""))
            taken.append(Run(section, (reader.line_num,), (found,)))
    return Decklist(path, "csv", tuple(taken), tuple(problems), text=text)


def _line(cells: dict[str, str], raw: str) -> Written | str:
    count = cells.get("count", "1") or "1"
    if not (count.isascii() and count.isdigit() and 0 < int(count[:9]) <= MAX_COPIES):
        return f"expected a count from 1 to {MAX_COPIES}, found {clip(count, 20)!r}"
    if max(map(len, cells.values())) > MAX_LINE:
        return f"expected at most {MAX_LINE} characters in a field, found more"
    name, card_id = cells.get("name", ""), cells.get("id", "")
    if not name and not card_id:
        return f"expected a card name or an id, found {clip(raw)!r}"
    number = cells.get("number", "")
    if card_id.isascii() and card_id.isdigit() and len(card_id) < 19:
        return Written(raw, int(count), name, password=int(card_id))
    return Written(raw, int(count), name, cells.get("set", ""), number, card_id)


def recounted(text: str, row: str, copies: int) -> str:
    """Return a row of a CSV list with another count, all else as it stands."""
    first = text.lstrip().partition("\n")[0]
    mark = delimiter(first)
    columns = header(first) or list(COLUMNS)
    cell = rf'(?:^|(?<=[{mark}]))(?:"(?:[^"]|"")*"|[^{mark}\r\n]*)'
    for name, found in zip(columns, re.finditer(cell, row), strict=False):
        if name == "count":
            said = re.sub(r"\d+", str(copies), found[0], count=1)
            return f"{row[: found.start()]}{said}{row[found.end() :]}"
    return row


def write(rows: list[tuple[int, str, str, str, str, str]]) -> str:
    """Return a CSV list of rows (count, name, set, number, section, id)."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows)
    return out.getvalue()
