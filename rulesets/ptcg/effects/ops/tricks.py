"""Trainers that are played in the opponent's turn, when a Poké-Power is used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.asking import DONE
from rulesets.engine.flow import may_begin
from rulesets.engine.frames import ACTS, Frame, push
from rulesets.ptcg.effects.allowed import cannot_play
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

EVENT = "power used"


def ask(s: Match, seat: Seat, pos: int) -> None:
    """Let a player answer the Poké-Power whose program is on top with a card of the hand.

    The first turn bars nothing of it: only the player who goes first is restricted (PL-020).
    """
    s.stack[-1].values["power"] = 1
    push(s, (Trick(),), seat, {"it": (s.stacks[pos][0],)})


@dataclass(frozen=True, slots=True)
class Trick(Op):
    """Let a player play a card of the hand in the opponent's turn, or let it be."""

    def _playable(self, s: Match, f: Frame) -> dict[int, int]:
        """Return such cards, equal ones once."""
        found: dict[int, int] = {}
        for card in s.hands[f.controller]:
            face = s.table.faces[card]
            for trigger in face.script.triggers:
                if trigger.event != EVENT or cannot_play(s, f.controller, face.kinds):
                    continue
                if may_begin(s, trigger.program, Frame((), f.controller, {"card": (card,)})):
                    found.setdefault(face.number, card)
        return found

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Ask if there is one."""
        return f.controller if self._playable(s, f) else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a card, and none."""
        return [*(("pick", card) for card in self._playable(s, f).values()), DONE]

    def asks(self, s: Match, f: Frame) -> str:
        """Say what is answered."""
        return f"{s.name(s.spot(f.card('it')))} uses a Poké-Power: answer it with a card?"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Discard the card and do what it says."""
        if action == DONE:
            return None
        card = action[1]
        s.note("play", card)
        zones.remove(s, card)
        zones.put(s, card, "discard")
        for trigger in s.table.faces[card].script.triggers:
            if trigger.event == EVENT:
                push(s, trigger.program, f.controller, {"card": (card,), "it": f.cards["it"]})
        return None


@dataclass(frozen=True, slots=True)
class StopPower(Op):
    """Prevent all effects of the Poké-Power that is being used, which counts as used."""

    part = ACTS
    moves = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take its program off the stack."""
        power = next((x for x in reversed(s.stack) if x.values.get("power")), None)
        if power is not None:
            s.stack.remove(power)
        return None

    def in_words(self, say: Speaker) -> str:
        return "prevent all effects of the Poké-Power that is being used"
