"""Writers of the facts under `cardpool/data/`, one module per game."""
