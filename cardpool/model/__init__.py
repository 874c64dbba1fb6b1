"""Plain records of cards: all that rules need to know of them."""

from cardpool.games import BOARD, POKEMON, YUGIOH
from cardpool.model.board import BoardPiece
from cardpool.model.card import UNOFFICIAL, Card, CardId, IsoDate
from cardpool.model.pokemon import Ability, Attack, CardTexts, PokemonCard, Printing, TypeAmount
from cardpool.model.yugioh import YugiohCard

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
