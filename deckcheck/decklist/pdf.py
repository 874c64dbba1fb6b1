"""The list in a PDF: the filled fields of a form, or lines of its text that are cards or headings.

Needs the extra `pdf`. What else stands on the page is passed over, so a verdict says that the list
was read from a PDF.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from importlib.util import find_spec

from rulesets.lines.headings import fold, heading

MARK = b"%PDF-"
FORMAT = "pdf"  # of lists read so; none is written
INSTALL = "or install deckcheck[pdf], which reads its text"
_MOST_PAGES, _MOST_FIELDS = 40, 4000
_CARD = re.compile(r"^\s*(\d{1,3})\s*[x×]?\s+(?=\S*[^\W\d_])(.+)$")
_BESIDES = re.compile(r"\s*\([^)]*\)")  # "(continued)" behind a heading
_STATED = re.compile(r"\s*\d+$")
# Words in the names of form fields that tell the column, folded as headings are.
_COLUMNS = {
    "count": "qty quantity count copies amount anzahl quantite qte cantidad quantita quantidade",
    "name": "name card cardname karte carte carta nom nombre nome",
    "set": "set expansion extension edition code serie",
    "number": "number no num nr collector nummer numero",
}
_COLUMN = {word: column for column, words in _COLUMNS.items() for word in words.split()}


def is_installed() -> bool:
    """Tell whether the reader of PDFs is there."""
    return find_spec("pypdf") is not None


def text_of(data: bytes) -> str:
    """Return the list of a PDF as text, "" where it shows none or cannot be read."""
    from pypdf import PdfReader

    try:
        reader = PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            return ""
        rows = list(form_rows(_values(reader.get_fields() or {})))
        if not rows:
            pages = [page.extract_text() for page in reader.pages[:_MOST_PAGES]]
            rows = list(card_lines("\n".join(pages)))
    except Exception:  # broken files fail in that package in any way whatever
        return ""
    return "\n".join(rows)


def card_lines(text: str) -> Iterator[str]:
    """Yield the lines of a page that are cards, and the headings of sections."""
    for line in text.replace("\0", "").splitlines():
        bare = _STATED.sub("", _BESIDES.sub("", line)).strip()
        found = heading(bare) if bare else None
        if found and found.kind != "total":
            yield bare
        elif card := _CARD.match(line):
            yield f"{card[1]} {card[2].strip()}"


def _values(fields: Mapping[str, Mapping[str, object]]) -> dict[str, str]:
    """Return the text of filled fields by name, in the order of the form."""
    some = list(fields.items())[:_MOST_FIELDS]
    filled = {name: field.get("/V") for name, field in some if field.get("/FT") == "/Tx"}
    return {name: str(value).strip() for name, value in filled.items() if value}


def form_rows(values: Mapping[str, str]) -> Iterator[str]:
    """Yield the rows of a filled form: fields of one number are a row, their names the columns."""
    rows: dict[tuple[str, int], dict[str, str]] = {}
    for name, value in values.items():
        numbers = re.findall(r"\d+", name)
        words = re.findall(r"[^\W\d_]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", _own(name)))
        columns = [_COLUMN[fold(word)] for word in words if fold(word) in _COLUMN]
        if numbers and columns:
            part = " ".join(word for word in words if fold(word) not in _COLUMN)
            rows.setdefault((part, int(numbers[-1])), {})[columns[-1]] = value
    before = ""
    for (part, _), row in rows.items():
        if not row.get("name") or not row.get("count", "1").isdecimal():
            continue
        if part != before and heading(part):
            yield part
        before = part
        said = (row.get("count", "1"), row["name"], row.get("set", ""), row.get("number", ""))
        yield " ".join(word for word in said if word)


def _own(name: str) -> str:
    """Return the last part of a field's name, as forms nest them with dots."""
    return name.rpartition(".")[2]
