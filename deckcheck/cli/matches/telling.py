"""Moves in words, as one seat may hear them."""

from __future__ import annotations

from typing import Any

from rulesets.api import Action, AnyGame, Seat


def heard_by(game: AnyGame, state: Any, action: Action, listener: Seat | None) -> str:
    """Return a move in words, without what the listener may not know; None knows everything."""
    heard = getattr(game, "heard", None)
    if heard is None or listener is None:
        return game.describe(state, action)
    return str(heard(state, action, listener))
