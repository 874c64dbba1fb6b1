"""The games of the pool. What a game adds is in modules of its name, one in each room."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

GAMES = ("pokemon", "yugioh", "board")


def module(room: str, game: str) -> Any:
    """Return what a game adds to a room: ("store", "board") is `cardpool.store.board`."""
    return import_module(f"cardpool.{room}.{game}")


@cache
def modules(room: str) -> dict[str, Any]:
    """Return what each game adds to a room, if it adds anything."""
    from importlib.util import find_spec  # few commands need it

    return {game: module(room, game) for game in GAMES if find_spec(f"cardpool.{room}.{game}")}
