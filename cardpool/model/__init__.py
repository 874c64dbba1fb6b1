"""Plain records of cards: all that rules need to know of them."""

from cardpool.model.board import BOARD, BoardPiece
from cardpool.model.card import UNOFFICIAL, Card, CardId, IsoDate
from cardpool.model.pokemon import (
    POKEMON,
    Ability,
    Attack,
    CardTexts,
    PokemonCard,
    Printing,
    TypeAmount,
)
from cardpool.model.yugioh import YUGIOH, YugiohCard

__all__ = [
    "BOARD",
    "POKEMON",
    "UNOFFICIAL",
    "YUGIOH",
    "Ability",
    "Attack",
    "BoardPiece",
    "Card",
    "CardId",
    "CardTexts",
    "IsoDate",
    "PokemonCard",
    "Printing",
    "TypeAmount",
    "YugiohCard",
]
