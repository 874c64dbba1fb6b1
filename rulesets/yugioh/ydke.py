"""`ydke://` links: three base64 fields of little-endian passwords."""

from __future__ import annotations

import binascii
import struct

from rulesets.lines.grammar import clip
from rulesets.lines.model import Decklist, Problem, Run, joined
from rulesets.yugioh.ydk import password

PREFIX = "ydke://"
SECTIONS = ("main", "extra", "side")


def read(text: str, path: str) -> Decklist:
    """Read the first ydke:// link of a text; lines are numbered by card."""
    link = text[text.index(PREFIX) + len(PREFIX) :].split()
    fields = (link[0] if link else "").split("!")
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
        if cards := [what for (code,) in codes if (what := password(str(code)))]:
            taken.append(Run(section, range(first, first := first + len(cards)), cards))
    if (second := text.find(PREFIX, text.index(PREFIX) + 1)) >= 0:
        problems.append(joined(text.count("\n", 0, second) + 1))
    return Decklist(path, "ydke", tuple(taken), tuple(problems), "yugioh", text=text)


def write(sections: dict[str, list[int]]) -> str:
    """Return the link of passwords by section."""
    fields = (
        binascii.b2a_base64(struct.pack(f"<{len(codes)}I", *codes), newline=False).decode("ascii")
        for codes in (sections.get(section, []) for section in SECTIONS)
    )
    return PREFIX + "".join(f"{field}!" for field in fields)
