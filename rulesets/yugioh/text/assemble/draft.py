"""A card while its sentences are read: what was understood so far."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulesets.engine.select import AnyFilter
from rulesets.engine.values import AnyCondition
from rulesets.yugioh.match.script import Effect, Procedure, Replacement, Standing
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Heads
from rulesets.yugioh.text.mean.roles import (
    Act,
    EquipTo,
    Ritual,
)

ANYWHERE = ("field", "hand", "deck", "grave", "banished", "extra", "materials")
STAYS = frozenset(("Continuous", "Field", "Equip"))


@dataclass
class Draft:
    """What was understood of a card so far."""

    said: Discourse
    effects: list[Effect] = field(default_factory=list)
    modifiers: list[Standing] = field(default_factory=list)
    procedures: list[Procedure] = field(default_factory=list)
    summoning: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    replacements: list[Replacement] = field(default_factory=list)
    equip_to: EquipTo | None = None
    ritual: Ritual | None = None
    only: Heads | None = None  # conditions on activating the card itself
    unique: AnyFilter | None = None
    unique_side: str = "you"
    gained: AnyCondition | None = None  # under which the points of a list belong to the card
    card: int = -1  # which effect is the activation of the card itself
    last: str = ""  # what the sentence before was
    options: Act | None = None  # what stands before a list of effects to choose from
    point: bool = False  # a point of the list begins

    @property
    def newest(self) -> range:
        """Return where the last effect stands; one with several events is there for each."""
        end = len(self.effects)
        start = end - 1
        while start > 0 and replace(self.effects[start - 1], on=None) == replace(
            self.effects[end - 1], on=None
        ):
            start -= 1
        return range(start, end)

    @property
    def is_monster(self) -> bool:
        """Tell whether the card is a monster."""
        return self.said.kind == "Monster"

    @property
    def stays(self) -> bool:
        """Tell whether the card stays on the field."""
        return self.is_monster or not STAYS.isdisjoint(self.said.subs)
