"""The shape of scripts by hand: parts of cards whose other texts the grammar reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from rulesets.ptcg.script import AttackScript, CardScript, Power

# Card id -> place on the card ("attack 1", "power 1", "rule") -> what it does.
Parts: TypeAlias = Mapping[str, Mapping[str, AttackScript | Power | CardScript]]
