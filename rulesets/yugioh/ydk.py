"""`.ydk` files: passwords under #main, #extra and !side, one copy a line."""

from __future__ import annotations

import re

from rulesets.lines.grammar import Memo, clip, parse
from rulesets.lines.headings import Heading
from rulesets.lines.model import Decklist, Problem, Run, Written, joined, runs

_SECTION = re.compile(r"^[#!]\s*(main|extra|side)\b", re.IGNORECASE)
_TITLE = re.compile(r"^#\s*(?:deck|created by YGOPRODeck:)\s*(.+)$", re.IGNORECASE)

# "46986414 -- Dark Magician" has a remark, "46986414 Dark Magician" a name to be checked.
_REMARKED = re.compile(r"^(\d{5,10})\s+(?:(?:--|#\s|//).*|([^\W\d].*))$")
_MAX_DIGITS = 18


def password(raw: str) -> Written | None:
    """Return the card line of a password, or None; equal lines give the same object."""
    return found if isinstance(found := _memo[raw], Written) else None


def _learn(raw: str) -> Written | str | None:
    """Return the card of a row, or the section that it opens, or None for any other row."""
    text = raw.strip()
    if text.isdecimal() and len(text) <= _MAX_DIGITS:
        return Written(text, 1, "", "", "", "", int(text), "")  # by place, as in text.py
    opened = _SECTION.match(text.lstrip("\ufeff"))
    return opened[1].lower() if opened else None


_memo = Memo(_learn)


def read(text: str, path: str) -> Decklist:
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
    return Decklist(path, "ydk", tuple(taken), tuple(problems), "yugioh", title, text)


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


def write(sections: dict[str, list[int]], title: str = "") -> str:
    """Return a .ydk file of passwords by section."""
    rows = [f"#created by deckcheck{': ' + title if title else ''}"]
    for section, header in (("main", "#main"), ("extra", "#extra"), ("side", "!side")):
        rows.append(header)
        rows.extend(str(code) for code in sections.get(section, ()))
    return "\n".join(rows) + "\n"
