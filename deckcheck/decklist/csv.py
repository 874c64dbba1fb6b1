"""CSV lists: a header row names the columns; without one, count and name stand in either order."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.lines.grammar import MAX_LINE, clip
from rulesets.lines.headings import HeadingWords, fold, heading
from rulesets.lines.list_format import Export
from rulesets.lines.model import MAX_COPIES, Decklist, Problem, Run, Written
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import Row, deck_rows, kept, not_resolved

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool

COLUMNS = ("count", "name", "set", "number", "section", "id")
# Folded as headings are: no case, accents or signs.
_ALIASES = {
    "count": (
        "count|quantity|qty|copies|amount|cardq|card quantity|total qty|x|#|anzahl|menge|stuck"
        "|quantite|qte|nombre de cartes|cantidad|cant|quantita|qta|quantidade|qtd|枚数|매수"
    ),
    "name": (
        "name|card|cardname|card name|product name|title|karte|kartenname|carte|nom"
        "|nom de la carte|carta|nombre|nombre de la carta|nome|nome della carta|nome da carta"
        "|カード名|카드명"
    ),
    "set": "set code|setcode|edition code|expansion code|code",
    "set name": (
        "set|set name|edition|expansion|erweiterung|extension|serie|espansione|set espansione"
        "|colecao|coleccion|expansao"
    ),
    "number": (
        "number|collector number|card number|cardnumber|collector no|no|nr|num|no.|nr.|numero|n"
        "|nummer|kartennummer|sammlernummer|set number"
    ),
    "section": "section|deck|zone|board|category",
    "id": "id|card id|password|passcode|cardid",
}
_DELIMITERS = ",;\t|"
_HEAD = 6  # rows among which the header is: a title or "sep=;" may stand before it
_UNQUOTED = re.compile(r"^'(?=[=+\-@])")  # as `no_formula` writes it
_COUNT = re.compile(r"^[x×]?\s?(\d{1,9})(?:[.,]0+)?\s?[x×]?$", re.IGNORECASE)
_RULER = re.compile(r"^[\s:|-]*-[\s:|-]*$")  # between the head and the body of a Markdown table
_SET_AND_NUMBER = re.compile(r"^([A-Za-z0-9-]{2,8})[\s-]+#?([A-Z]{0,5}\d{1,3}[a-z]?)$")
_BARE = (("count", "name", "set", "number", "section"), ("name", "count", "set", "number"))


def _plain(cell: str) -> str:
    return fold(cell.replace("_", " ").replace("°", "").replace("º", ""))


_COLUMN = {_plain(word): name for name, words in _ALIASES.items() for word in words.split("|")}


def delimiter(row: str) -> str:
    """Return the delimiter that a row uses most."""
    return max(_DELIMITERS, key=row.count)


def header(row: str) -> list[str] | None:
    """Return the column names of a header row, or None if it is a card."""
    names = [_COLUMN.get(_plain(cell), "") for cell in _cells(row, delimiter(row))]
    return names if "name" in names or "id" in names else None


def _cells(row: str, mark: str) -> list[str]:
    try:
        return next(csv.reader([row], delimiter=mark), [])
    except csv.Error:  # a stray carriage return, a field without an end
        return []


def columns(text: str) -> tuple[Sequence[str], int, str]:
    """Return the columns of a text, after how many rows they begin, and what parts them.

    No columns: the text is no CSV.
    """
    rows = text[:4000].splitlines()[:_HEAD]
    for at, row in enumerate(rows):
        if (names := header(row)) and (at == 0 or "count" in names):
            return names, at + 1, delimiter(row)
    rows = [row for row in rows if row.strip()]
    mark = delimiter(rows[0]) if rows else ","
    cells = [[cell.strip() for cell in _cells(row, mark)] for row in rows]
    if cells and all(len(row) > 1 for row in cells):
        for bare in _BARE:
            at = bare.index("count")
            if all(_COUNT.match(row[at]) and not _COUNT.match(row[1 - at]) for row in cells):
                return bare, 0, mark
    return (), 0, mark


def read(text: str, path: str, own: Mapping[str, HeadingWords] | None = None) -> Decklist:
    """Read a CSV list; `own` are headings of a game that is not built in."""
    names, begin, mark = columns(text)
    taken: list[Run] = []
    problems: list[Problem] = []
    for number, row in _rows(text, mark, problems):
        cells = [_UNQUOTED.sub("", cell.strip()) for cell in row]
        if number <= begin or not any(cells) or _RULER.match("".join(cells)):
            continue
        found = _line(names or _BARE[0], cells, mark.join(row))
        if isinstance(found, str):
            problems.append(Problem("DECK001", number, found))
        else:
            taken.append(Run(_section(names, cells, own), (number,), (found,)))
    return Decklist(path, "csv", tuple(taken), tuple(problems), text=text)


def _rows(text: str, mark: str, problems: list[Problem]) -> Iterator[tuple[int, list[str]]]:
    """Yield each row and the line on which it begins."""
    reader = csv.reader(io.StringIO(text, newline=None), delimiter=mark)
    while True:
        number = reader.line_num + 1
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            problems.append(Problem("DECK001", number, f"not CSV: {error}"))
            return
        yield number, row


def _section(
    names: Sequence[str], cells: Sequence[str], own: Mapping[str, HeadingWords] | None
) -> str:
    """Return the section that a row names, as a heading would: "Extra Deck" is extra."""
    said = dict(zip(names, cells, strict=False)).get("section", "")
    known = (heading(said) or (own and heading(said, own))) if said else None
    return known.section if known else ""


def _line(names: Sequence[str], row: list[str], raw: str) -> Written | str:
    if names not in _BARE and any(row[len(names) :]):
        return (
            f"expected {len(names)} cells, found {len(row)}; a name with a comma needs "
            f"quotation marks: {clip(raw)!r}"
        )
    cells = dict(zip(names, row, strict=False))
    stated = cells.get("count", "1") or "1"
    count = _COUNT.match(stated)
    if not count or not 0 < int(count[1]) <= MAX_COPIES:
        return f"expected a count from 1 to {MAX_COPIES}, found {clip(stated, 20)!r}"
    if max(map(len, cells.values())) > MAX_LINE:
        return f"expected at most {MAX_LINE} characters in a field, found more"
    name, card_id, number = (cells.get(key, "") for key in ("name", "id", "number"))
    code = cells.get("set") or cells.get("set name", "")
    if code and not number and (both := _SET_AND_NUMBER.match(code)):
        code, number = both.groups()
    if not name and not card_id and not (code and number):
        return f"expected a card name or an id, found {clip(raw)!r}"
    if card_id.isascii() and card_id.isdigit() and len(card_id) < 19:
        return Written(raw, int(count[1]), name, password=int(card_id))
    return Written(raw, int(count[1]), name, code, number, card_id)


def no_formula(cell: str) -> str:
    """Return a cell that no spreadsheet calculates: a sign that begins a formula gets a quote."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t", "\r") and len(cell) > 1 else cell


def rows_with_ends(text: str) -> list[str]:
    """Return the lines of a text with their ends."""
    return re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+", text)


def recounted(text: str, row: str, copies: int) -> str:
    """Return a row of a CSV list with another count, all else as it stands."""
    names, _, mark = columns(text)
    cell = rf'(?:^|(?<=[{mark}]))(?:"(?:[^"]|"")*"|[^{mark}\r\n]*)'
    for name, found in zip(names or COLUMNS, re.finditer(cell, row), strict=False):
        if name == "count":
            said = re.sub(r"\d+", str(copies), found[0], count=1)
            return f"{row[: found.start()]}{said}{row[found.end() :]}"
    return row


def row(row: Row, text: str) -> str:
    """Return a card as a row of a CSV list, in the columns that it has."""
    names, _, mark = columns(text)
    said = {"count": str(row.copies), "name": row.name, "set": row.set, "number": row.number,
            "section": row.section, "id": row.id}  # fmt: skip
    if "set" not in names:
        said["set name"] = row.set
    out = io.StringIO()
    writer = csv.writer(out, delimiter=mark, lineterminator="")
    writer.writerow([no_formula(said.get(name, "")) for name in names or COLUMNS])
    return out.getvalue()


def write(reading: Reading, family: Family, pool: Pool) -> Export:
    """Return a CSV list, lines that are no known card as they stand."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    rows = deck_rows(reading, family, pool, keep=True)
    writer.writerows([no_formula(str(cell)) for cell in row] for row in rows)
    return Export(out.getvalue(), kept(not_resolved(reading)))
