"""The card games of the pool, by the words that stand in its tables."""

POKEMON, YUGIOH, BOARD = "pokemon", "yugioh", "board"
