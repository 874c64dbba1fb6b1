"""How findings say where cards stand and how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.api import Fix
from rulesets.counting import fewer
from rulesets.deck import Entry
from rulesets.yugioh.formats.names import HEAD, NAME_CLASSES


def places(entries: Sequence[Entry]) -> str:
    """Return where entries stand: "line 7", "lines 3, 5 main, 9 side", or sections alone."""
    if len(entries) == 1:
        line = entries[0].line
        return f"line {line}" if line else entries[0].section
    lines = [entry.line for entry in entries]
    sections = dict.fromkeys([entry.section for entry in entries])
    if 0 in lines:
        return ", ".join(sections)
    if len(sections) == 1:
        return f"lines {', '.join(map(str, lines))}"
    runs = ((name, [str(e.line) for e in entries if e.section == name]) for name in sections)
    return "lines " + ", ".join(f"{', '.join(run)} {name}" for name, run in runs)


def shared_name(entries: Sequence[Entry]) -> str:
    """Return the name the entries are counted by, saying so where it is a class of names."""
    name: str = entries[0].card.name
    if len(entries) == 1:
        return name
    names = dict.fromkeys([entry.card.name for entry in entries])
    if len(names) == 1:
        return name
    for entry in entries:
        head = HEAD.get(entry.card.password, entry.card.password)
        if head in NAME_CLASSES:
            return f"cards treated as {NAME_CLASSES[head][0]}"
    return f"cards treated as one name ({' and '.join(names)})"


def copies(number: int) -> str:
    """Return "1 copy" or "4 copies"."""
    return "1 copy" if number == 1 else f"{number} copies"


def without_last(entries: Sequence[Entry]) -> Fix | None:
    """Return the repair that removes the last of some lines."""
    return fewer(entries[-1:], entries[-1].copies)
