"""Fill the PDF form of an organiser: a field map in TOML says which field takes what."""

from __future__ import annotations

import io
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckcheck.sheets.contents import FIELDS, Part, Row, Sheet

_COLUMNS = ("count", "name", "set", "number")
_WHOLE = (*FIELDS, "format", "total")


class FormError(ValueError):
    """A form or a map that cannot be used; the hint says what to try."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Run:
    """Numbered rows of a form for some parts of a list; `{n}` in a name is the number."""

    parts: tuple[str, ...]
    first: int
    last: int
    columns: Mapping[str, str]  # column -> name of the field


@dataclass(frozen=True, slots=True)
class FieldMap:
    """Which fields of a form take what."""

    fields: Mapping[str, str]  # field -> what of the sheet, "total pokemon" for a part
    boxes: Mapping[str, str]  # check box -> division for which it is ticked
    rows: tuple[Run, ...]


def read_map(text: str, parts: Sequence[str]) -> FieldMap:
    """Read a field map for lists with some parts; what it says wrongly is a FormError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FormError(f"not TOML: {error}") from None
    unknown = data.keys() - {"fields", "boxes", "rows"}
    if unknown:
        raise FormError(f"unknown table {min(unknown)!r}; expected fields, boxes or rows")
    fields, boxes = _words(data, "fields"), _words(data, "boxes")
    known = {*_WHOLE, *(f"total {part}" for part in parts)}
    for field, value in fields.items():
        if value not in known:
            said = ", ".join(sorted(known))
            raise FormError(f"[fields] {field!r}: expected one of {said}, found {value!r}")
    tables = data.get("rows", [])
    if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise FormError("expected [[rows]] with two brackets")
    return FieldMap(fields, boxes, tuple(_run(table, parts) for table in tables))


def _words(data: Mapping[str, Any], name: str) -> dict[str, str]:
    table = data.get(name, {})
    if not isinstance(table, dict) or not all(isinstance(v, str) for v in table.values()):
        raise FormError(f'[{name}]: expected lines such as "Field" = "player"')
    return table


def _run(table: Mapping[str, Any], parts: Sequence[str]) -> Run:
    wanted = table.get("parts", [])
    for part in wanted if isinstance(wanted, list) else [wanted]:
        if part not in parts:
            raise FormError(f"[[rows]] parts: expected some of {', '.join(parts)}, found {part!r}")
    first, last = table.get("first", 1), table.get("last", 0)
    if not (isinstance(first, int) and isinstance(last, int) and 0 <= first <= last <= 999):
        raise FormError(f"[[rows]]: expected first and last row, found {first!r} and {last!r}")
    columns = {key: table[key] for key in _COLUMNS if isinstance(table.get(key), str)}
    if "name" not in columns or not all("{n}" in name for name in columns.values()):
        raise FormError('[[rows]]: expected name = "Card {n}", {n} being the number of the row')
    unknown = table.keys() - {*_COLUMNS, "parts", "first", "last"}
    if unknown:
        raise FormError(f"[[rows]]: unknown key {min(unknown)!r}")
    return Run(tuple(wanted), first, last, columns)


def values_of(sheet: Sheet, fields: FieldMap) -> tuple[dict[str, str], list[Part]]:
    """Return what goes into each field, and the rows for which there is none."""
    whole = {**sheet.fields, "format": sheet.format, "total": str(sheet.copies)}
    whole |= {f"total {part.key}": str(part.copies) for part in sheet.parts}
    values = {field: whole.get(key, "") for field, key in fields.fields.items()}
    left = {part.key: list(part.rows) for part in sheet.parts}
    for run in fields.rows:
        rows = [(key, row) for key in run.parts for row in left.get(key, ())]
        for number, (key, row) in zip(range(run.first, run.last + 1), rows, strict=False):
            values |= {name.replace("{n}", str(number)): _cell(row, column)
                       for column, name in run.columns.items()}  # fmt: skip
            left[key].remove(row)
    parts = [part._replace(rows=tuple(left[part.key])) for part in sheet.parts if left[part.key]]
    return values, parts


def _cell(row: Row, column: str) -> str:
    cells = {"count": str(row.copies), "name": row.name, "set": row.set, "number": row.number}
    return cells[column]


def fill(form: bytes, fields: FieldMap, sheet: Sheet, paper: str) -> tuple[bytes, list[Part]]:
    """Return a form filled in, what does not fit on pages of our own, and those parts."""
    from pypdf import PdfReader, PdfWriter
    from pypdf.errors import PyPdfError

    try:
        reader = PdfReader(io.BytesIO(form))
        known = reader.get_fields() or {}
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise FormError(f"cannot be read as a PDF: {error}") from None
    if not known:
        raise FormError("this PDF has no fields to fill in", "Leave --form out for our own sheet.")
    values, left = values_of(sheet, fields)
    ticked = [box for box, name in fields.boxes.items()
              if name.casefold() == sheet.fields.get("division", "").casefold()]  # fmt: skip
    _know([*values, *fields.boxes], known)
    for box in ticked:
        states = [state for state in known[box].get("/_States_", []) if state != "/Off"]
        values[box] = states[0] if states else "/Yes"
    writer = PdfWriter(clone_from=reader)
    for page in writer.pages:
        if page.get("/Annots"):
            writer.update_page_form_field_values(page, values, auto_regenerate=False)
    writer.set_need_appearances_writer(True)  # readers draw letters that the form's font lacks
    if left:
        from deckcheck.sheets.draw import sheets

        more = sheets([replace(sheet, parts=tuple(left))], paper)
        writer.append(PdfReader(io.BytesIO(more)))
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue(), left


def _know(wanted: Sequence[str], known: Mapping[str, Any]) -> None:
    """Refuse a map that names fields which the form does not have."""
    for name in wanted:
        if name not in known:
            from difflib import get_close_matches

            near = get_close_matches(name, known, 3, 0.5) or list(known)[:8]
            raise FormError(f"the form has no field {name!r}", f"It has {', '.join(near)}.")
