"""`ydke://` links: three base64 fields of little-endian passwords."""

from __future__ import annotations

import binascii
import re
import struct
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardpool.model.yugioh import YUGIOH
from rulesets.lines.grammar import clip, number_alone
from rulesets.lines.list_format import NO, SURE, Export, ListFormat
from rulesets.lines.model import Decklist, Problem, Run, joined
from rulesets.lines.resolution import Reading
from rulesets.lines.rows import Added, not_resolved
from rulesets.yugioh.ydk import LINK, SECTIONS, password, passwords

if TYPE_CHECKING:
    from rulesets.family import Family
    from rulesets.lines.pool import Pool


def likeness(text: str, path: str) -> int:
    """Tell a text with a link near its beginning."""
    return SURE if LINK in text[:4096] else NO


def read(text: str, path: str) -> list[Decklist]:
    """Read the first ydke:// link of a text; lines are numbered by card."""
    if LINK not in text:
        expected = Problem("DECK001", 1, "expected a ydke:// link")
        return [Decklist(path, "ydke", problems=(expected,))]
    words = text[text.index(LINK) + len(LINK) :].split()
    fields = (words[0] if words else "").split("!")
    taken: list[Run] = []
    first = 1
    problems: list[Problem] = []
    if len(fields) < 3:
        problems.append(
            Problem("DECK001", 1, f"expected 3 fields ended by '!', found {len(fields) - 1}")
        )
    for section, field in zip(SECTIONS, fields, strict=False):
        try:
            raw = binascii.a2b_base64(field + "=" * (-len(field) % 4), strict_mode=True)
        except (binascii.Error, ValueError):
            problems.append(
                Problem("DECK001", 1, f"the {section} field is not base64: {clip(field, 24)!r}")
            )
            continue
        if len(raw) % 4:
            problems.append(
                Problem("DECK001", 1, f"the {section} field ends in the middle of a password")
            )
        codes = struct.iter_unpack("<I", raw[: len(raw) & ~3])
        if cards := [what for (code,) in codes if (what := number_alone(str(code)))]:
            taken.append(Run(section, range(first, first := first + len(cards)), cards))
    if (second := text.find(LINK, text.index(LINK) + 1)) >= 0:
        problems.append(joined(text.count("\n", 0, second) + 1))
    return [Decklist(path, "ydke", tuple(taken), tuple(problems), YUGIOH, text=text)]


def link(sections: Mapping[str, Sequence[int]]) -> str:
    """Return the link of passwords by section."""
    fields = (
        binascii.b2a_base64(struct.pack(f"<{len(codes)}I", *codes), newline=False).decode("ascii")
        for codes in (sections.get(section, ()) for section in SECTIONS)
    )
    return LINK + "".join(f"{field}!" for field in fields)


def write(reading: Reading, family: Family, pool: Pool) -> Export:
    """Return the link of a list."""
    lost = not_resolved(reading)
    return Export(link(passwords(reading, lost)) + "\n", lost)


def fixed(source: Decklist, wanted: Mapping[int, int]) -> str:
    """Put another link in the place of the link; one that was not read whole stays as it is."""
    return _relinked(source, wanted, ())


def added(source: Decklist, cards: Sequence[Added]) -> str:
    """Put a link with more cards in the place of the link."""
    return _relinked(source, {}, cards)


def _relinked(source: Decklist, wanted: Mapping[int, int], cards: Sequence[Added]) -> str:
    if any(problem.code != "DECK009" for problem in source.problems):
        return source.text
    sections: dict[str, list[int]] = {}
    for line in source.lines:
        copies = wanted.get(line.number, 1)
        sections.setdefault(line.section, []).extend([line.what.password] * copies)
    for card, row in cards:
        codes = [code] * row.copies if (code := password(card, 0)) else []
        sections.setdefault(row.section, []).extend(codes)
    return re.sub(rf"{LINK}\S*", lambda _: link(sections), source.text, count=1)


YDKE = ListFormat(
    "ydke",
    read,
    write,
    likeness,
    "ydke",
    expected="a link such as ydke://…!…!…!",
    fixed=fixed,
    added=added,
    link=LINK,
)
