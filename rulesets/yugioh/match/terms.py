"""The engine's kinds of terms, speaking of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeAlias

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


class Deed(Op):
    """A step of an effect that acts, and can say beforehand whether it could."""

    __slots__ = ()

    touches: ClassVar[tuple[str, ...]] = ()  # points of the continuous changes it makes itself

    def possible(self, s: Duel, f: frames.Frame) -> bool:
        """Tell whether there is something to do; asked before the activation."""
        return True
