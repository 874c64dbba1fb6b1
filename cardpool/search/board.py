"""How the components of the board game are searched for."""

from __future__ import annotations

from cardpool.search.fields import Field

WORDS = ("board", "mastertrainer")  # what users call the game
FIELDS: tuple[Field, ...] = ()
