"""Writers of the facts under `cardpool/data/`, one module or folder a game."""
