"""What Yu-Gi-Oh! knows of building decks."""

from __future__ import annotations

from rulesets.advice import Advisor
from rulesets.plain import AnyCard
from rulesets.yugioh import likeness


class YugiohAdvisor(Advisor):
    """Themes by name, Type and Attribute; staples by how often they were printed."""

    def role(self, card: AnyCard) -> str:
        """Return in a few words what a card is for."""
        if card.kind == "Monster":
            return f"Level {card.level} {card.attribute} {card.race} Monster"
        return f"{card.property} {card.kind}".strip()

    def likeness(self, card: AnyCard, other: AnyCard) -> float:
        """Return how well another card takes a card's place."""
        return likeness.likeness(card, other)
