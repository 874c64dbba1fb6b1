"""Taking Prizes one after another, and winning by a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import ACTS, Frame, end, push
from rulesets.engine.lasting import Spent
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.engine.words import PLAYERS, does
from rulesets.ptcg.match import zones
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

TAKEN = "taken as a Prize"


def take(s: Match, seat: Seat, count: int) -> None:
    """Let a player take Prizes: one after another where a card acts on being taken (PL-168)."""
    if TAKEN in s.table.triggers or s.face_up:
        push(s, (NextPrize(),), seat, values={"left": count})
    else:
        zones.take_prizes(s, seat, count)


@dataclass(frozen=True, slots=True)
class NextPrize(Op):
    """Take the next of the Prizes that are owed, and let it act before the one after it."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take one: face down they are all alike, of those that lie open the player chooses."""
        if not f.values["left"] or not s.prizes[f.controller]:
            return None
        found = self.offers(s, f)
        return f.controller if len(found) > 1 else self.take(s, f, found[0])

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a Prize that lies open, equal ones once, and one for the others."""
        prizes = s.prizes[f.controller]
        alike = {s.table.faces[c].number: c for c in prizes if c in s.face_up}
        found: list[Action] = [("prize", card) for card in alike.values()]
        if any(c not in s.face_up for c in prizes):
            found.append(("prize", -1))
        return found

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Take the Prize chosen; one that lay face down may act."""
        seat = f.controller
        prizes = s.prizes[seat]
        opened = action[1] >= 0
        card = action[1] if opened else next(c for c in prizes if c not in s.face_up)
        s.prizes[seat] = (card, *zones.without(prizes, card))
        f.values["left"] -= 1
        f.pc -= 1
        zones.take_prizes(s, seat, 1)
        if not opened:
            self._acts(s, f, card)
        return None

    def _acts(self, s: Match, f: Frame, card: int) -> None:
        face = s.table.faces[card]
        for trigger in (*face.script.triggers, *(t for p in face.powers for t in p.triggers)):
            if trigger.event == TAKEN:
                push(s, trigger.program, f.controller, {"self": (card,), "card": (card,)})


@dataclass(frozen=True, slots=True)
class TakePrizes(Op):
    """Let a side take Prizes, picking among the face-down cards."""

    part = ACTS
    moves = False

    count: Number = 1
    side: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take the first ones: face down they are all alike."""
        for seat in seats_of(self.side, f.controller):
            take(s, seat, number(self.count, s, f))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.side, 'take')} {say.number(self.count)} Prizes"


@dataclass(frozen=True, slots=True)
class TurnUp(Op):
    """Turn Prizes face up, where they stay so; with `always` later Prizes of a side come so too."""

    part = ACTS
    moves = False

    cards: Selector
    always: str = ""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Turn them up."""
        if self.always:
            for seat in seats_of(self.always, f.controller):
                s.game_uses += (Spent("game", seat, zones.OPEN_PRIZES),)
        zones.turn_up(s, self.cards.find(s, f))
        return None

    def idle(self, s: Match, f: Frame) -> bool:
        """Find none that lies face down."""
        return all(card in s.face_up for card in self.cards.perhaps(s, f))

    def in_words(self, say: Speaker) -> str:
        stay = f", and {PLAYERS[self.always]} always play so" if self.always else ""
        return f"turn {say.which(self.cards)} face up{stay}"


@dataclass(frozen=True, slots=True)
class Win(Op):
    """Win the game at once, whatever protects the other player or their Pokémon (PL-124)."""

    part = ACTS
    moves = False

    side: str = YOU

    def run(self, s: Match, f: Frame) -> Seat | None:
        """End the match."""
        (seat,) = seats_of(self.side, f.controller)
        s.note("win", seat)
        end(s, (1.0, 0.0) if seat == 0 else (0.0, 1.0))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{does(self.side, 'win')} the game"
