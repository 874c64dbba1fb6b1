"""Prints of which the first day is not known: not out before one day, out by another (PF-076)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rulesets.ptcg.formats.sets import read


class Window(NamedTuple):
    """The first day on which a print can have been out, and the day by which it was."""

    earliest: str
    latest: str


def release_window(print_id: str, released: str) -> Window:
    """Return when a print came out: between two days, or on the day that is known."""
    return _windows().get(print_id) or Window(released, released)


@cache
def _windows() -> dict[str, Window]:
    return {row["print"]: Window(row["earliest"], row["latest"]) for row in read("windows")}
