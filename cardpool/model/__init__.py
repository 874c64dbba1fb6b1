"""Plain records of cards: all that rules need to know of them. Each game has a module here."""

from cardpool.model.card import UNOFFICIAL, Card, CardId, IsoDate, Texts

__all__ = ["UNOFFICIAL", "Card", "CardId", "IsoDate", "Texts"]
