"""What ends: lasting effects before their last turn is over, and a turn with the hand limit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Refusal, Seat
from rulesets.engine.asking import unlike
from rulesets.engine.frames import Frame, push
from rulesets.engine.values import number
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.derived import of_player
from rulesets.yugioh.match.terms import Op
from rulesets.yugioh.play.answers import open_window

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def expire(s: Duel, moment: str) -> None:
    """Drop the lasting effects that end at a moment of the turn, such as the Damage Step."""
    for slot, spot in enumerate(s.spots):
        if spot is not None and spot.marks and any(m.origin == moment for m in spot.marks):
            left = tuple([m for m in spot.marks if m.origin != moment])
            s.spots[slot] = spot._replace(marks=left)
            s.derived = {}
    for seat in (0, 1):
        if s.player_marks[seat] and any(m.origin == moment for m in s.player_marks[seat]):
            s.player_marks[seat] = tuple([m for m in s.player_marks[seat] if m.origin != moment])
            s.derived = {}


def push_delayed(s: Duel, phase: str) -> None:
    """Push the steps that effects left for a phase, the oldest on top."""
    due = [
        d
        for d in s.delayed
        if d.phase == phase and d.seat in (-1, s.seat) and d.turn in (0, s.turn)
    ]
    if due:
        s.delayed = tuple([d for d in s.delayed if d not in due])
        for d in reversed(due):
            push(s, d.program, d.controller, dict(d.cards), dict(d.values))  # type: ignore[arg-type]


def hand_limit(s: Duel, seat: int) -> int:
    """Return how many cards a player may keep: 6 (YGO-187), or what an effect says."""
    limit = s.rules.hand_limit
    for x in of_player(s, "hand limit", seat):
        limit = number(x.modifier.amount, s, x.frame)
    return limit


@dataclass(frozen=True, slots=True)
class HandLimit(Op):
    """Discard down to the hand limit, as the last action of the End Phase (YGO-187, YGO-938)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for discards; what they set off comes first, then the hand is counted again."""
        if len(s.hands[s.seat]) > hand_limit(s, s.seat):
            return s.seat
        if f.values.pop("discarded", 0):
            f.pc -= 1
            open_window(s)
        return None

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return one discard a card, equal ones once."""
        return [("discard", card) for card in unlike(s, s.hands[s.seat]).values()]

    def asks(self, s: Duel, f: Frame) -> str:
        """Say how many must go."""
        over = len(s.hands[s.seat]) - hand_limit(s, s.seat)
        return f"End of the turn: discard {over} more to keep the hand limit"

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Discard: neither a cost nor an effect (YGO-938)."""
        zones.move(s, action[1], "grave", how=("discarded", "rule"), by_seat=s.seat)
        s.note("discard", s.seat, action[1])
        f.values["discarded"] = 1
        return self.run(s, f)

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say how many must go."""
        over = len(s.hands[s.seat]) - hand_limit(s, s.seat)
        return Refusal(f"discard {over} more from your hand first", s.cite("hand limit"))
