"""`ydke://` links: three base64 fields of little-endian passwords."""

from __future__ import annotations

import base64
import binascii
import struct

from deckcheck.decklist.model import Decklist, Line, Problem
from deckcheck.decklist.text import clip
from deckcheck.decklist.ydk import password

PREFIX = "ydke://"
SECTIONS = ("main", "extra", "side")


def read(text: str, path: str) -> Decklist:
    """Read the first ydke:// link of a text; lines are numbered by card."""
    link = text[text.index(PREFIX) + len(PREFIX) :].split()
    fields = (link[0] if link else "").split("!")
    lines: list[Line] = []
    problems: list[Problem] = []
    if len(fields) < 3:
        problems.append(
            Problem("DECK001", 1, f"expected 3 fields ended by '!', found {len(fields) - 1}")
        )
    for section, field in zip(SECTIONS, fields, strict=False):
        try:
            raw = base64.b64decode(field + "=" * (-len(field) % 4), validate=True)
        except (binascii.Error, ValueError):
            problems.append(
                Problem("DECK001", 1, f"the {section} field is not base64: {clip(field, 24)!r}")
            )
            continue
        if len(raw) % 4:
            problems.append(
                Problem("DECK001", 1, f"the {section} field ends in the middle of a password")
            )
        for (code,) in struct.iter_unpack("<I", raw[: len(raw) & ~3]):
            what = password(str(code))
            assert what is not None
            lines.append(Line(len(lines) + 1, section, what))
    return Decklist(path, "ydke", tuple(lines), tuple(problems), "yugioh", text=text)


def write(sections: dict[str, list[int]]) -> str:
    """Return the link of passwords by section."""
    fields = (
        base64.b64encode(struct.pack(f"<{len(codes)}I", *codes)).decode("ascii")
        for codes in (sections.get(section, []) for section in SECTIONS)
    )
    return PREFIX + "".join(f"{field}!" for field in fields)
