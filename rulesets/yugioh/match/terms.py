"""The engine's kinds of terms, speaking of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulesets.engine import asking, frames, luck, select, values

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

Op: TypeAlias = frames.Op["Duel"]
Choice: TypeAlias = asking.Choice["Duel"]
Toss: TypeAlias = luck.Toss["Duel"]
Order: TypeAlias = luck.Order["Duel"]
Selector: TypeAlias = select.Selector["Duel"]
Filter: TypeAlias = select.Filter["Duel"]
Value: TypeAlias = values.Value["Duel"]
Condition: TypeAlias = values.Condition["Duel"]
