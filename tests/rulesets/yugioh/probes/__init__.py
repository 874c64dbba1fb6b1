"""Hold our cards against what an independent referee offers and does on described boards."""
