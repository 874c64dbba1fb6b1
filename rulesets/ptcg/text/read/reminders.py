"""Sentences that only repeat a rule: read, matched whole, and without a program."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


@cache
def _patterns() -> re.Pattern[str]:
    lines = (files(__package__) / "reminders.txt").read_text(encoding="utf-8").splitlines()
    kept = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    return re.compile("|".join(f"(?:{_pattern(line)})" for line in kept))


def _pattern(line: str) -> str:
    """Return a line as a regular expression; a bracket between spaces is one of the text."""
    made = re.escape(line).replace(r"\ ", " ").replace(r"\|", "|")
    made = re.sub(r"(?<!\\)\\\((?! )", "(?:", made)
    made = re.sub(r"(?<! )\\\)", ")", made)
    made = re.sub(r" \\\[(.*?)\\\]", r"(?: \1)?", made)
    made = re.sub(r"^\\\[(.*?)\\\] ", r"(?:\1 )?", made)
    made = re.sub(r"\bN\b", lambda _: r"\d+", made)
    return made.replace("TYPE", r"\{[A-Z]+\}")


def is_reminder(words: tuple[str, ...]) -> bool:
    """Tell whether a sentence says nothing that the rules do not already do."""
    return _patterns().fullmatch(" ".join(words)) is not None
