"""Pokémon Master Trainer (1999), the board game."""
