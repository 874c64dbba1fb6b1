"""The text of a card and the facts it is read with: no parser is needed here."""

from __future__ import annotations

from typing import NamedTuple

from rulesets.text.fingerprint import digest, without_typing


class CardText(NamedTuple):
    """The English text of one card."""

    id: str
    name: str
    kind: str  # Monster, Spell, Trap
    subs: tuple[str, ...] = ()  # Effect, Fusion, Tuner …; Continuous, Equip … of Spells and Traps
    text: str = ""
    materials: str = ""  # the line of an Extra Deck monster
    pendulum: str = ""  # the text of the Pendulum Zones
    level: int = 0

    @property
    def is_blank(self) -> bool:
        """Tell whether there is nothing to compile: a Normal Monster without an effect."""
        return self.kind == "Monster" and not self.rules and not self.materials

    @property
    def rules(self) -> str:
        """Return the text without the line of materials and without a story."""
        text = self.text.strip()
        if self.materials:
            # The line of materials stands first; its spelling differs from source to source.
            text = text.partition("\n")[2].strip()
        return "" if self.kind == "Monster" and "Normal" in self.subs else text


def fingerprint(card: CardText) -> str:
    """Return a digest of everything a program is made of: equal ones mean equal programs."""
    texts = [without_typing(t) for t in (card.text, card.materials, card.pendulum)]
    return digest([card.name, card.kind, sorted(card.subs), card.level, texts])
