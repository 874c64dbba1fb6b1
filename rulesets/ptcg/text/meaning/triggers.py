"""The meaning of events: played, evolved, damaged, Knocked Out."""

from __future__ import annotations

from typing import Any

from rulesets.engine.values import Condition
from rulesets.ptcg.ops import Among, Held, InPlay, Is
from rulesets.ptcg.selectors import ACTIVE, YOU, Self
from rulesets.ptcg.text.meaning.discourse import EnergySet

Event = tuple[str, Condition | None]


class TriggerMeaning:
    """Handlers of the events in `conditions.lark`."""

    def t_played(self, *_: Any) -> Event:
        return "played", None

    def t_attached(self, energy: EnergySet, _: Any) -> Event:
        return "attached from hand", Is(Held("subject"), energy.filter)

    def t_evolved(self, *_: Any) -> Event:
        return "evolved", None

    def t_benched(self, *_: Any) -> Event:
        return "benched", None

    def t_damaged(self, *_: Any) -> Event:
        return "damaged", None

    def t_damaged_active(self, *_: Any) -> Event:
        return "damaged", Among(Self(), InPlay(YOU, ACTIVE))

    def t_knocked_out(self, *_: Any) -> Event:
        return "knocked out", None

    def t_knocked_out_active(self, *_: Any) -> Event:
        return "knocked out", Among(Self(), InPlay(YOU, ACTIVE))
