"""Write the smallest corrected list: only the counts of lines with a certain fix change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from deckcheck.decklist import formats
from rulesets.api import Finding
from rulesets.lines.grammar import parse
from rulesets.lines.headings import TOTAL, heading, restated
from rulesets.lines.list_format import ListFormat
from rulesets.lines.model import Decklist, Written

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
    format = formats.find(source.format)
    if format is None:
        return source.text
    return format.fixed(source, wanted) if format.fixed else _in_text(source, format, wanted)


def _in_text(source: Decklist, format: ListFormat, wanted: Mapping[int, int]) -> str:
    """Change or leave out lines, numbered as their reader numbers them."""
    rows = format.rows(source.text)
    with_count = _in_column(source.text) if format.id == formats.CSV else _with_count
    written = {line.number: line.what for line in source.lines}
    changed = {number: wanted[number] for number in wanted if number in written}
    if format.states_counts:
        counts = {number: what.count for number, what in written.items()}
        restate(rows, counts, {**counts, **changed})
    for number, copies in changed.items():
        row = rows[number - 1]
        rows[number - 1] = with_count(row, written[number], copies) if copies > 0 else ""
    return "".join(rows)


def _with_count(row: str, what: Written, new: int) -> str:
    """Return a row with another count: that number with which it still means the same card."""
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
    return re.sub(rf"(?<![\w.]){old}(?![\w.])", str(new), row, count=1)


def _in_column(text: str) -> Callable[[str, Written, int], str]:
    """Return what changes the count of a row in the column that the table keeps it in."""
    from deckcheck.decklist import csv

    return lambda row, what, new: csv.recounted(text, row, new)


def restate(rows: list[str], before: Mapping[int, int], after: Mapping[int, int]) -> None:
    """Let headings that stated the right number state it again: of copies, or of lines.

    `before` and `after` are the copies on each card line; a line that is new had none.
    """
    found = ((number, heading(row.strip())) for number, row in enumerate(rows, 1))
    opened = [(number, each) for number, each in found if each and number not in before]
    ends = [number for number, _ in opened[1:]] + [len(rows) + 1]
    for (number, each), end in zip(opened, ends, strict=False):
        start, end = (0, number) if each.kind == TOTAL else (number, end)
        under = [line for line in before if start < line < end]
        if each.stated == sum(before[line] for line in under):
            stated = sum(after[line] for line in under)
        elif each.stated == sum(before[line] > 0 for line in under):
            stated = sum(after[line] > 0 for line in under)
        else:
            continue
        rows[number - 1] = restated(rows[number - 1], stated)
