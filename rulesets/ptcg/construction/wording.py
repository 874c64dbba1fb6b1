"""How findings name cards and places, so that all checks say it the same way."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardpool.model.pokemon import PokemonCard
from rulesets.deck import Entry
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.formats.sets import label

_PERSON = re.compile(r" \([^)]*\)$")


def places(entries: Sequence[Entry]) -> str:
    """Return the lines of entries in words; one line alone is the place of the finding itself."""
    lines = sorted({e.line for e in entries if e.line})
    return f"lines {', '.join(map(str, lines))}" if len(lines) > 1 else ""


def bracket(*parts: str) -> str:
    """Return the parts that say something in brackets, ready to follow a word."""
    said = "; ".join([part for part in parts if part])
    return f" ({said})" if said else ""


def counted_name(entries: Sequence[Entry]) -> str:
    """Return the name that entries of one copy-count key share, as printed if all print it so.

    A level, δ and a person in brackets are not part of it (PF-006).
    """
    printed = {e.card.name for e in entries}
    return printed.pop() if len(printed) == 1 else _PERSON.sub("", rules_name(entries[0].card.name))


def names(entries: Sequence[Entry]) -> str:
    """Return the names of some entries with their copies."""
    amounts: dict[str, int] = {}
    for e in entries:
        amounts[e.card.name] = amounts.get(e.card.name, 0) + e.copies
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in amounts.items())


def printed(card: PokemonCard) -> str:
    """Return a card with its set and number."""
    return f"{card.name} {label(card.set, card.number)}"


def written(entry: Entry) -> str:
    """Return the card of an entry, with set and number only where its line gave a print."""
    return str(entry.card.name) if entry.bare else printed(entry.card)


def because(entry: Entry, why: str) -> str:
    """Return a reason in brackets; of a print that nobody wrote it would be beside the point."""
    return "" if entry.bare else bracket(why)
