"""Scripts by hand: parts of cards whose other texts the grammar reads, and what they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rulesets.ptcg.effects.ops import (
    Among,
    AttackScript,
    CardScript,
    Every,
    InPlay,
    Is,
    Kind,
    OfType,
    Power,
    Self,
    Suffers,
)

# Card id -> place on the card ("attack 1", "power 1", "rule") -> what it does.
Parts: TypeAlias = Mapping[str, Mapping[str, AttackScript | Power | CardScript]]

# What keeps a Pokémon Power from working, in the words of most of them.
OFF = Is(Self(), Suffers(("Asleep", "Confused", "Paralyzed")))
SELF_ACTIVE = Among(Self(), InPlay("you", "active"))
ENERGY = Kind(("Energy",))


def energy(types: str) -> Every:
    """Return the property of an Energy card of some types."""
    return Every((ENERGY, OfType(types)))
