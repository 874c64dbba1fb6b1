"""What holds for a time: continuous effects on cards and players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Lasting(Op):
    """Put continuous effects on cards, or on players where `on` is None, for a time."""

    standings: tuple[Modifier, ...]
    on: AnySelector | None = None
    until: str = "end of turn"  # "": as long as it is there

    def in_words(self, say: Speaker) -> str:
        return (
            "; ".join(m.in_words(say) for m in self.standings)
            + ("" if self.on is None else f" on {say.which(self.on)}")
            + (f" until {self.until}" if self.until else "")
        )
