"""What a number that a user types means, in `card` and in `search`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.store import CardPool


def is_password(text: str) -> bool:
    """Tell whether a text may be a password, or a number that stood for one."""
    return text.isascii() and text.isdigit() and len(text) < 12


def numbered(pool: CardPool, text: str) -> list[Card]:
    """Return the cards of an id, a password, a set and number or a printed set number."""
    exact = pool.get(text) or (pool.password(int(text)) if is_password(text) else None)
    if exact is not None:
        return [exact]
    code, _, number = text.rpartition(" ")
    found = pool.in_set(code, number) if code else []
    if not found and "-" in text and not code:
        found = pool.with_set_number(text)
    return found or _as_in_a_list(pool, text)


def _as_in_a_list(pool: CardPool, text: str) -> list[Card]:
    """Return the card that a line of a list would mean by its number: "OBF125", "grass SVE 1"."""
    if is_password(text) or not any(c.isdigit() for c in text) or pool.named(text):
        return []
    from deckcheck.decklist.read import read_text
    from rulesets import registry

    found = []
    for family in registry.built_in_families():
        lines = [
            line for source in read_text(f"1 {text}", "", game=family.id) for line in source.lines
        ]
        meant = family.look_up(pool, lines[0].what) if len(lines) == 1 else None
        # A card that was corrected or taken by its name alone is for the search to find.
        if meant and meant.card is not None and not meant.notes and not meant.choices:
            found.append(meant.card)
    return found
