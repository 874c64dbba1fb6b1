"""Choose the format of a list by its content; the file's ending is only a hint."""

from __future__ import annotations

import re

from rulesets.lines.grammar import parse
from rulesets.lines.headings import Heading
from rulesets.lines.model import Written

LINK = "ydke://"

_YDK_HEADER = re.compile(r"^[#!]\s*(?:main|extra|side)\b", re.IGNORECASE | re.MULTILINE)
_PASSWORDS = re.compile(r"\A(?:\s*\d{5,10}\s*(?:\n|\Z)){3}")


def detect(text: str, path: str = "") -> str:
    """Return the name of a format: ptcgl, plain, ydk, ydke, csv or json."""
    start = text.lstrip("\ufeff \t\r\n")
    if start[:1] in "{[" and start:
        return "json"
    row = start.partition("\n")[0]
    if not start.startswith("#") and _opens_export(row):
        return "ptcgl"
    if LINK in text[:4096]:
        return "ydke"
    if _YDK_HEADER.search(text) or _PASSWORDS.match(text):
        return "ydk"
    if isinstance(parse(row), str) and _is_csv(start):
        return "csv"
    if path.lower().endswith(".ydk") and not start:
        return "ydk"
    return "ptcgl" if _has_export_marks(start) else "plain"


def _opens_export(row: str) -> bool:
    """Tell whether a first row is a heading or a card with its set, as clients export them."""
    first = parse(row)
    if isinstance(first, Heading):
        return row[0] not in "#!"  # "#main" opens a .ydk
    return isinstance(first, Written) and first.set_code != ""


def _is_csv(start: str) -> bool:
    from deckcheck.decklist import csv

    return any(mark in start[:4000] for mark in ",;\t|") and bool(csv.columns(start)[0])


def _has_export_marks(start: str) -> bool:
    """Tell whether headings or set codes make a text list an export of a client."""
    for row in start[:4000].splitlines()[:40]:
        what = parse(row)
        if isinstance(what, Heading):
            return True
        if isinstance(what, Written) and (what.set_code or what.card_id):
            return True
    return False
