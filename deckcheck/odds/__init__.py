"""Exact odds of drawing cards: fractions, no simulation, no game."""
