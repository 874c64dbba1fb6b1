"""Words that checks and commands share."""

from __future__ import annotations


def numbered(count: int, noun: str) -> str:
    """Return "1 card" or "2 cards"."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
