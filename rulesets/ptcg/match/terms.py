"""The engine's kinds of terms, speaking of a Pokémon match."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulesets.engine import asking, frames, luck, select, values

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

Op: TypeAlias = frames.Op["Match"]
Choice: TypeAlias = asking.Choice["Match"]
Toss: TypeAlias = luck.Toss["Match"]
Order: TypeAlias = luck.Order["Match"]
Selector: TypeAlias = select.Selector["Match"]
Filter: TypeAlias = select.Filter["Match"]
Value: TypeAlias = values.Value["Match"]
Condition: TypeAlias = values.Condition["Match"]
