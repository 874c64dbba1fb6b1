"""The ruleset and day that a list names for itself, so that every command judges it alike.

A comment `# ruleset: ID` or `# ruleset: ID on YYYY-MM-DD` in a text list, the keys "ruleset" and
"on" in a JSON document.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from deckcheck.decklist import formats

_WORD = "ruleset"
_HEAD = 4000  # characters in which it stands
_COMMENT = re.compile(
    r"^[ \t]*(?:#|//)[ \t]*ruleset:[ \t]*([a-z0-9][\w.-]*)"
    r"(?:[ \t]+on[ \t]+(\d{4}-\d\d-\d\d))?[ \t]*(?=\r?$)",
    re.MULTILINE,
)


_KEY = re.compile(r'"(?:ruleset|on)"\s*:\s*"[^"]*"\s*,?\s*')


class Stated(NamedTuple):
    """A ruleset and a day, "" where the list names none."""

    ruleset: str = ""
    on: str = ""


_NONE = Stated()


def stated(text: str) -> Stated:
    """Return what a list says of its ruleset."""
    if _WORD not in text[:_HEAD]:  # most lists
        return _NONE
    if text.lstrip("\ufeff \t\r\n")[:1] == "{":
        return _in_document(text)
    found = _COMMENT.search(text[:_HEAD])
    return Stated(found[1], found[2] or "") if found else _NONE


def _in_document(text: str) -> Stated:
    import json

    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return _NONE
    said = data.get(_WORD), data.get("on")
    ruleset, on = (each if isinstance(each, str) else "" for each in said)
    return Stated(ruleset, on if re.fullmatch(r"\d{4}-\d\d-\d\d", on) else "")


def comment(ruleset: str, on: str = "") -> str:
    """Return the comment that names a ruleset."""
    return f"# {_WORD}: {ruleset}{f' on {on}' if on else ''}"


def with_ruleset(text: str, format: str, ruleset: str, on: str = "") -> str | None:
    """Return a list that names its ruleset; None where its format has no place for it."""
    if format == formats.JSON:
        return _with_keys(text, ruleset, on)
    chosen = formats.find(format)
    if chosen is None or not chosen.comments:
        return None
    said = comment(ruleset, on)
    if found := _COMMENT.search(text[:_HEAD]):
        return f"{text[: found.start()]}{said}{text[found.end() :]}"
    end = "\r\n" if "\r\n" in text else "\n"
    mark = "\ufeff" if text.startswith("\ufeff") else ""
    return f"{mark}{said}{end}{text[len(mark) :]}"


def _with_keys(text: str, ruleset: str, on: str) -> str | None:
    """Return a JSON document with the keys in front, all else as it stands."""
    import json

    opened = re.match(r"\s*\{(\s*)", text)
    if opened is None:
        return None
    bare = _KEY.sub("", text[opened.end() :]) if stated(text).ruleset else text[opened.end() :]
    keys = {_WORD: ruleset, **({"on": on} if on else {})}
    parted = "," + (opened[1] or " ")
    said = parted.join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in keys.items())
    found = f"{opened[0]}{said}{parted if not bare.startswith('}') else ''}{bare}"
    return found if stated(found) == Stated(ruleset, on) else None
