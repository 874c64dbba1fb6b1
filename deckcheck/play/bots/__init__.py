"""Bots: they know the contract, views and resampled states, never the hidden cards."""

from deckcheck.play.bots.base import BOTS, Bot, Position, make

__all__ = ["BOTS", "Bot", "Position", "make"]
