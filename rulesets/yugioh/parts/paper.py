"""A Yu-Gi-Oh! list on paper: the Main Deck by kinds, then Extra and Side Deck."""

from __future__ import annotations

from types import MappingProxyType

from rulesets.deck import Entry
from rulesets.parts.paper import Paper, titles

_KINDS = {"Spell": "spell", "Trap": "trap"}


class YugiohPaper(Paper):
    """The sheet of a Yu-Gi-Oh! deck."""

    parts = MappingProxyType(
        {
            "monster": titles(
                "Monsters|Monstres|Monster|Monstruos|Mostri|Monstros|モンスター|몬스터"
            ),
            "spell": titles("Spells|Magies|Zauber|Mágicas|Magie|Magias|魔法|마법"),
            "trap": titles("Traps|Pièges|Fallen|Trampas|Trappole|Armadilhas|罠|함정"),
            "extra": titles(
                "Extra Deck|Extra Deck|Extra Deck|Extra Deck|Extra Deck|Deck Adicional"
                "|エクストラデッキ|엑스트라 덱"
            ),
            "side": titles(
                "Side Deck|Side Deck|Side Deck|Side Deck|Side Deck|Deck Auxiliar"
                "|サイドデッキ|사이드 덱"
            ),
        }
    )
    places = False

    def part(self, entry: Entry) -> str:
        """Return the kind of a card of the Main Deck, or the other deck it is in."""
        return _KINDS.get(entry.card.kind, "monster") if entry.section == "main" else entry.section
