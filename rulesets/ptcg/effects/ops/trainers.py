"""Trainer cards that an effect answers while they are being played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.flow import may_begin
from rulesets.engine.frames import ACTS, Frame, push
from rulesets.engine.sides import YOU, decider
from rulesets.engine.triggers import Event
from rulesets.engine.words import does
from rulesets.ptcg.effects import moves
from rulesets.ptcg.effects.events import TRAINER_PLAYED, start
from rulesets.ptcg.effects.ops.grants import enters_play
from rulesets.ptcg.effects.terms.phrases import zone_name
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


def played(s: Match, card: int) -> None:
    """Let what is in play answer a Trainer card, before its instructions are followed."""
    start(s, (Event(TRAINER_PLAYED, -1, subject=card),))


@dataclass(frozen=True, slots=True)
class StopTrainer(Op):
    """Leave out the instructions of the Trainer card that is being played, and put it away."""

    part = ACTS

    to: str = "discard"

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take its program off the stack; what puts the card away stays."""
        card = f.card("subject")
        played = (x for x in s.stack if x.values.get("trainer") and x.card("card") == card)
        if (program := next(played, None)) is not None:
            s.stack.remove(program)
        moves.send(s, f, card, self.to, "top")
        return None

    def in_words(self, say: Speaker) -> str:
        where = "on top of the deck" if self.to == "deck" else f"into {zone_name(self.to)}"
        return f"the Trainer card being played does nothing and is put {where}"


@dataclass(frozen=True, slots=True)
class TakeOver(Op):
    """Let a player follow the instructions of the Trainer card that was stopped.

    Only if the card does not come into play by them, and what it requires is there.
    """

    part = ACTS

    by: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Follow them."""
        script, seat = s.table.faces[f.card("subject")].script, decider(self.by, f)
        program = script.play or ()
        if not enters_play(script) and may_begin(s, program, Frame((), seat)):
            push(s, program, seat)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.by, 'use')} that Trainer card"
