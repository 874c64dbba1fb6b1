"""`.ydk` files: passwords under #main, #extra and !side, one copy a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from operator import itemgetter
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.yugioh import YUGIOH, YugiohCard
from rulesets.lines.grammar import Memo, clip, number_alone, parse
from rulesets.lines.headings import Heading
from rulesets.lines.list_format import LIKELY, NO, SURE, Export, ListFormat
from rulesets.lines.model import Decklist, Problem, Run, Written, joined, runs
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import Added, not_resolved, open_lines

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool

LINK = "ydke://"

_HEADERS = {"main": "#main", "extra": "#extra", "side": "!side"}
SECTIONS = tuple(_HEADERS)
_SECTION = re.compile(r"^[#!]\s*(main|extra|side)\b", re.IGNORECASE)
_HEADER = re.compile(r"^[#!]\s*(?:main|extra|side)\b", re.IGNORECASE | re.MULTILINE)
_PASSWORDS = re.compile(r"\A(?:\s*\d{5,10}\s*(?:\n|\Z)){3}")
_TITLE = re.compile(r"^#\s*(?:deck|created by YGOPRODeck:)\s*(.+)$", re.IGNORECASE)

# "46986414 -- Dark Magician" has a remark, "46986414 Dark Magician" a name to be checked.
_REMARKED = re.compile(r"^(\d{5,10})\s+(?:(?:--|#\s|//).*|([^\W\d].*))$")


def _learn(raw: str) -> Written | str | None:
    """Return the card of a row, or the section that it opens, or None for any other row."""
    text = raw.strip()
    if found := number_alone(text):
        return found
    opened = _SECTION.match(text.lstrip("\ufeff"))
    return opened[1].lower() if opened else None


_memo = Memo(_learn)


def likeness(text: str, path: str) -> int:
    """Tell a file by its headers or its passwords; an empty one by its ending."""
    if LINK in text[:4096]:
        return NO  # that is the list, whatever stands around it
    if _HEADER.search(text) or _PASSWORDS.match(text):
        return SURE
    return LIKELY if path.lower().endswith(".ydk") and not text.strip("\ufeff \t\r\n") else NO


def read(text: str, path: str) -> list[Decklist]:
    """Read a .ydk file; a file without headers leaves the deck of a card to its kind."""
    rows = text.splitlines()
    taken: list[Run] = []
    problems: list[Problem] = []
    section, title = "", ""
    found = list(map(_memo.__getitem__, rows))
    for start, stop, cards in runs(found):
        if cards:
            taken.append(Run(section, range(start + 1, stop + 1), cards))
        if stop == len(rows):
            break
        if isinstance(opened := found[stop], str):
            if opened == "main" and section in ("extra", "side") and taken:
                problems.append(joined(stop + 1))
                break
            section = opened
        elif (row := rows[stop].strip().lstrip("\ufeff")) and row[0] in "#!":
            if match := _TITLE.match(row):
                title = match[1].strip()
        elif row and not (row[0] == "$" and row[-1] == "$"):  # MDPro3 marks its cover card so
            _by_name(rows[stop], stop + 1, section, taken, problems)
    return [Decklist(path, "ydk", tuple(taken), tuple(problems), YUGIOH, title, text)]


def _by_name(
    raw: str, number: int, section: str, taken: list[Run], problems: list[Problem]
) -> None:
    """Take a line that names its card in words, as cube builders write, or beside its number."""
    if said := _REMARKED.match(raw.strip()):
        taken.append(
            Run(section, (number,), (Written(raw, 1, said[2] or "", password=int(said[1])),))
        )
        return
    found = parse(raw)
    if isinstance(found, Written):
        taken.append(Run(section, (number,), (found,)))
    elif isinstance(found, str | Heading):
        problems.append(
            Problem("DECK001", number, f"expected a card's password, found {clip(raw.strip())!r}")
        )


def passwords(reading: Reading, lost: list[str]) -> dict[str, list[int]]:
    """Return the passwords of each section, one a copy; what has none is added to `lost`."""
    sections: dict[str, list[int]] = {}
    for line, section, codes, said in _numbered(reading):
        sections.setdefault(section, []).extend(codes)
        if not codes:
            lost.append(f"line {line}: {said}, which has no password")
    return sections


def _numbered(reading: Reading) -> Iterator[tuple[int, str, list[int], str]]:
    """Yield line, section, passwords and words of each entry; no passwords where it has none."""
    lines = reading.source.lines if reading.source else ()
    given = {line.number: line.what.password for line in lines}
    for card, copies, section, line, *_ in reading.entries:
        code = password(card, given.get(line, 0))
        yield line, _section(section), [code] * copies if code else [], f"{copies} {card.name}"


def _section(section: str) -> str:
    return section if section in SECTIONS else "main"


def password(card: Card, given: int) -> int:
    """Return the number a card goes by, 0 for none.

    A card without a printed password goes by the number that the list gives it, else by the one
    that simulators do: the Egyptian Gods have such numbers.
    """
    if not isinstance(card, YugiohCard):
        return 0
    return card.password or max(given, 0) or next(iter(card.passwords), 0)


def write(reading: Reading, family: Family, pool: Pool) -> Export:
    """Return a .ydk file of passwords by section; what has none is a comment in its place."""
    lost = not_resolved(reading)
    passwords(reading, lost)
    rows: dict[str, list[tuple[int, list[str]]]] = {section: [] for section in SECTIONS}
    for line, section, codes, said in _numbered(reading):
        rows[section].append((line, list(map(str, codes)) or [f"# no password: {said}"]))
    for number, section, what in open_lines(reading):
        rows[_section(section)].append((number, [f"# no known card: {_on_one_line(what.raw)}"]))
    title = reading.source.title if reading.source else ""
    text = [f"#created by deckcheck{': ' + title if title else ''}"]
    for section, header in _HEADERS.items():
        text.append(header)
        text += [row for _, some in sorted(rows[section], key=itemgetter(0)) for row in some]
    return Export("\n".join(text) + "\n", [f"{said} (kept as a comment)" for said in lost])


def _on_one_line(raw: str) -> str:
    return " ".join(raw.split())


def _rows(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def row(added: Added, source: Decklist) -> list[str]:
    """Return a password a copy; one row of words for a card that has none."""
    code = password(added.card, 0)
    copies = added.row.copies
    return [str(code)] * copies if code else [f"{copies} {added.row.name}"]


YDK = ListFormat(
    "ydk",
    read,
    write,
    likeness,
    "ydk",
    expected="a card's password on each line",
    rows=_rows,
    comments=True,
    row=row,
    heading=_HEADERS.__getitem__,
)
