"""Bots: they know the contract, views and resampled states, never the hidden cards."""

from deckcheck.play.bots.base import Bot, FaultError, Position, Table
from deckcheck.play.bots.known import BOTS, dismiss, make, names, refusal, seated

__all__ = [
    "BOTS",
    "Bot",
    "FaultError",
    "Position",
    "Table",
    "dismiss",
    "make",
    "names",
    "refusal",
    "seated",
]
