"""Statistics of a deck: figures, and how they are shown."""
