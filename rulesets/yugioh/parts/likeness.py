"""How well one Yu-Gi-Oh! card takes another's place, by what is printed in numbers and kinds."""

from __future__ import annotations

import re

from cardpool.model.yugioh import YugiohCard
from rulesets.parts import features
from rulesets.yugioh.parts import roles

_WORD = re.compile(r"[\w']+")
_SMALL = frozenset(("of", "the", "and", "a", "an", "in", "to", "for", "from", "with", "no"))
MANY = 40  # printings of a card that everybody plays


def words(name: str) -> frozenset[str]:
    """Return the words of a name that say something."""
    return frozenset(w for w in _WORD.findall(name.casefold()) if w not in _SMALL)


def popularity(card: YugiohCard) -> float:
    """Return from 0 to 1 how often a card was printed, for what everybody plays is reprinted."""
    return min(card.printed_as.count(" ") + 1, MANY) / MANY


def likeness(card: YugiohCard, other: YugiohCard) -> float:
    """Return how well another card takes a card's place, from 0 (not at all) to 1."""
    if card.kind != other.kind:
        return 0.01
    mine, theirs = words(card.name), words(other.name)
    named = len(mine & theirs) / max(len(mine | theirs), 1)
    alike = features.likeness(roles.features(card), roles.features(other))
    score = _monster(card, other) if card.kind == "Monster" else 0.3 * _same_property(card, other)
    share = 0.2 if card.kind == "Monster" else 0.4
    return score + share * alike + 0.15 * named + 0.15 * popularity(other)


def _same_property(card: YugiohCard, other: YugiohCard) -> float:
    return float(card.property == other.property)


def _monster(card: YugiohCard, other: YugiohCard) -> float:
    """Compare kinds, Tribute, Level, Type, Attribute and ATK."""
    kinds = len(card.subkinds & other.subkinds) / max(len(card.subkinds | other.subkinds), 1)
    level = 1 - min(abs(card.level - other.level) / 6, 1)
    atk = 1 - min(abs((card.atk or 0) - (other.atk or 0)) / 3000, 1)
    same = 0.05 * (card.race == other.race) + 0.05 * (card.attribute == other.attribute)
    tributes = tributes_for(card) == tributes_for(other)
    return 0.15 * kinds + 0.1 * level + 0.1 * atk + 0.1 * tributes + same


def tributes_for(card: YugiohCard) -> int:
    """Return how many Monsters a Tribute Summon takes."""
    return 0 if card.level <= 4 else 1 if card.level <= 6 else 2
