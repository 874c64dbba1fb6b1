"""Records of the components of the board game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardpool.model.card import Card

BOARD = "board"  # as `Card.game`


@dataclass(slots=True, eq=False)
class BoardPiece(Card):
    """A component of the board game."""

    number: Final[int] = 0
    colour: Final[str] = ""
    power: Final[int] = 0
    attack: Final[int] = 0
    attack_name: Final[str] = ""
    catch: Final[tuple[int, ...]] = ()
    groups: Final[tuple[int, ...]] = ()
    amount: Final[int] = 1  # how many of it are in the box
