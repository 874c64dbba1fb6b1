"""How findings say where cards stand and how many there are."""

from __future__ import annotations

from collections.abc import Sequence

from rulesets.api import Fix
from rulesets.deck import Entry
from rulesets.yugioh.names import HEAD, NAME_CLASSES


def places(entries: Sequence[Entry]) -> str:
    """Return where entries stand: "line 7", "lines 3, 5 main, 9 side", or sections alone."""
    by_section: dict[str, list[str]] = {}
    for entry in entries:
        by_section.setdefault(entry.section, []).append(str(entry.line))
    if not all(entry.line for entry in entries):
        return ", ".join(by_section)
    if len(by_section) == 1:
        text = ", ".join(next(iter(by_section.values())))
    else:
        text = ", ".join(f"{', '.join(lines)} {name}" for name, lines in by_section.items())
    return f"line{'s' if len(entries) > 1 else ''} {text}"


def shared_name(entries: Sequence[Entry]) -> str:
    """Return the name the entries are counted by, saying so where it is a class of names."""
    names = dict.fromkeys(entry.card.name for entry in entries)
    if len(names) == 1:
        return str(next(iter(names)))
    for entry in entries:
        head = HEAD.get(entry.card.password, entry.card.password)
        if head in NAME_CLASSES:
            return f"{NAME_CLASSES[head][0]} by name class"
    return f"{' and '.join(names)} by name class"


def copies(number: int) -> str:
    """Return "1 copy" or "4 copies"."""
    return f"{number} cop{'y' if number == 1 else 'ies'}"


def lower_last(entries: Sequence[Entry], excess: int) -> Fix | None:
    """Return the repair that takes the excess from the last line, as far as it goes."""
    last = entries[-1]
    if not last.line:
        return None
    kept = max(0, last.copies - excess)
    return Fix(last.line, kept, f"{last.copies - kept} fewer of {last.card.name}")
