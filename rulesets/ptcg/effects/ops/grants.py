"""Ops that give a player something for a time: an offer, a reaction, the use of a Trainer card."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.asking import DONE
from rulesets.engine.frames import ACTS, Frame, push
from rulesets.engine.lasting import THIS_TURN, Use
from rulesets.engine.select import ThisCard
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.triggers import Trigger
from rulesets.engine.words import PLAYERS, until
from rulesets.ptcg.effects.allowed import play_bar
from rulesets.ptcg.effects.ops.board import Attach, Bench
from rulesets.ptcg.effects.ops.lasting import made
from rulesets.ptcg.match.script import CardScript, walk
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class Grant(Op):
    """Give players uses and triggers for some time; a use of that kind is made once."""

    part = ACTS
    moves = False

    gifts: tuple[Use | Trigger, ...]
    until: str = THIS_TURN
    players: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Write them down among the lasting effects on players."""
        for seat in seats_of(self.players, f.controller):
            s.player_marks[seat] += made(s, f, self.gifts, self.until)
        return None

    def in_words(self, say: Speaker) -> str:
        uses = tuple(g for g in self.gifts if isinstance(g, Use))
        triggers = tuple(g for g in self.gifts if isinstance(g, Trigger))
        given = say.effects(uses, (), triggers).rstrip(".")
        return f"{until(self.until)}, for {PLAYERS[self.players]}: {given}"


@dataclass(frozen=True, slots=True)
class UseTrainer(Op):
    """Let the player use a Trainer card as if it were in hand; the card stays where it is.

    Cards that their own text puts into play are no choice, nor is one that could not be played. An
    attack that does what a card says does not play it: no limit on playing counts (PL-032). With
    `as_effect` the same holds of another card or a power that does so.
    """

    part = ACTS

    source: Selector
    as_effect: bool = False

    def _usable(self, s: Match, f: Frame, at_last: bool = False) -> dict[Hashable, int]:
        """Return the cards that may be used; `at_last`: but those that only use another in turn."""
        found: dict[Hashable, int] = {}
        for card in self.source.find(s, f):
            face = s.table.faces[card]
            if at_last and any(type(op) is UseTrainer for op in walk(face.script.play)):
                continue
            fits = face.is_trainer and not face.is_stadium and not enters_play(face.script)
            if fits and (self._is_effect(f) or play_bar(s, card, face) is None):
                found.setdefault(s.likeness(card), card)
        return found

    def _is_effect(self, f: Frame) -> bool:
        """Tell whether the card's effect takes the place of another, so that it is not played."""
        return self.as_effect or "attack" in f.values

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the choice if there is one."""
        return f.controller if self._usable(s, f) else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a card, equal ones once, and declining."""
        return [*(("pick", card) for card in self._usable(s, f).values()), DONE]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Follow the card's instructions; "this card" means none in them."""
        if action[0] == "pick":
            face = s.table.faces[action[1]]
            s.supporters += face.is_supporter and not self._is_effect(f)
            s.note("play", action[1])
            push(s, face.script.play or (), f.controller)
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find none that could be played."""
        return not self._usable(s, f, at_last=True)

    def in_words(self, say: Speaker) -> str:
        use = f"you may use one Trainer card among {say.which(self.source)}"
        return f"{use} as if it were in your hand; it stays where it is"


def enters_play(script: CardScript) -> bool:
    """Tell whether a Trainer's instructions put the card itself into play."""
    here = ThisCard()
    return script.play is None or any(
        isinstance(term, (Attach, Bench)) and term.cards == here for term in walk(script.play)
    )
