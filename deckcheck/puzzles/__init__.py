"""Puzzles: positions in which the player to move can win this turn, whatever luck brings."""
