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
    if code:
        return pool.in_set(code, number)
    return pool.with_set_number(text) if "-" in text else []
