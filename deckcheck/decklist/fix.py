"""Write the smallest corrected list: only the counts of lines with a certain fix change."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from deckcheck.decklist import fields, ydke
from deckcheck.decklist.model import Decklist, Written
from deckcheck.decklist.text import parse
from rulesets.api import Finding

_NUMBER = re.compile(r"[0-9]{1,4}")
_FIRST = re.compile(r"^([*•·\-–+\s]*)(\d+)")
_LAST = re.compile(r"(\d+)(\)?\s*)$")


def certain(findings: Iterable[Finding]) -> dict[int, int]:
    """Return the copies each line is to have; the lowest where fixes meet."""
    wanted: dict[int, int] = {}
    for finding in findings:
        if fix := finding.fix:
            wanted[fix.line] = min(fix.copies, wanted.get(fix.line, fix.copies))
    return wanted


def fixed(source: Decklist, wanted: Mapping[int, int]) -> str:
    """Return the text of a list with other counts on some lines."""
    if source.format == "json":
        return _in_json(source, wanted)
    if source.format == "ydke":
        return _in_link(source, wanted)
    return _in_text(source, wanted)


def _in_text(source: Decklist, wanted: Mapping[int, int]) -> str:
    rows = source.text.splitlines(keepends=True)
    written = {line.number: line.what for line in source.lines}
    kept = []
    for number, row in enumerate(rows, 1):
        copies = wanted.get(number)
        if copies is None or number not in written:
            kept.append(row)
        elif copies > 0:
            kept.append(_with_count(row, written[number], copies))
    return "".join(kept)


def _with_count(row: str, what: Written, new: int) -> str:
    """Return a row with another count: where the row then says the same card, that is the count."""
    for number in _NUMBER.finditer(row):
        if int(number[0]) == what.count:
            changed = f"{row[: number.start()]}{new}{row[number.end() :]}"
            said = parse(changed.rstrip("\r\n"))
            if isinstance(said, Written) and said.count == new and _place(said) == _place(what):
                return changed
    return _with_field(row, what.count, new)


def _place(what: Written) -> tuple[str, ...]:
    return what.name, what.set_code, what.card_number, what.card_id


def _with_field(row: str, old: int, new: int) -> str:
    first = _FIRST.match(row)
    if first and int(first[2]) == old:
        return f"{first[1]}{new}{row[first.end() :]}"
    body = row.rstrip("\r\n")
    last = _LAST.search(body)
    if last and int(last[1]) == old:
        return f"{body[: last.start()]}{new}{last[2]}{row[len(body) :]}"
    # CSV with the count in a column of its own.
    return re.sub(rf"(?<![\w.]){old}(?![\w.])", str(new), row, count=1)


def _in_link(source: Decklist, wanted: Mapping[int, int]) -> str:
    sections: dict[str, list[int]] = {}
    for line in source.lines:
        if wanted.get(line.number, 1):
            sections.setdefault(line.section, []).append(line.what.password)
    return ydke.write(sections) + "\n"


def _in_json(source: Decklist, wanted: Mapping[int, int]) -> str:
    """Return the document with changed counts, indented as it was."""
    import json

    from deckcheck.decklist import placed

    text = source.text
    data = json.loads(text)
    places = placed.lines(text, data)
    _change(data, {key: wanted[line] for key, line in places.items() if line in wanted})
    indent = re.search(r"\n([ \t]+)\S", text)
    return json.dumps(data, ensure_ascii=False, indent=indent[1] if indent else None) + "\n"


def _change(value: Any, wanted: Mapping[int, int]) -> None:
    """Set the counts of records by their id(); a record without copies goes."""
    children = list(value.values()) if isinstance(value, dict) else value
    for child in children if isinstance(children, list) else []:
        if not isinstance(child, list | dict):
            continue
        if id(child) in wanted and fields.is_record(child):
            fields.set_count(child, wanted[id(child)])
        else:
            _change(child, wanted)
    if isinstance(value, list):
        value[:] = [c for c in value if not (fields.is_record(c) and wanted.get(id(c)) == 0)]
