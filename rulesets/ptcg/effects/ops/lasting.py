"""The op of lasting effects, and how a state keeps them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.lasting import THEIR_NEXT_TURN, WHILE_IN_PLAY, Marks, Use, marks_of
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import SELF
from rulesets.engine.sides import seats_of
from rulesets.engine.triggers import Trigger
from rulesets.engine.words import joined, until
from rulesets.ptcg.effects import damage
from rulesets.ptcg.effects.parts import AFTER_DAMAGE
from rulesets.ptcg.effects.spots import BY_ATTACK, BY_OTHERS, MARKER, THROUGH
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class Lasting(Op):
    """Let modifiers hold for some time, on Pokémon or with `players` on players.

    What an attack puts on a Pokémon ends early when it goes to the Bench, evolves or leaves play;
    `while in play` stays on the Bench. What a Trainer or power puts on it ends when it leaves
    play and, in some eras, when it evolves; with `through` it goes on.
    """

    part = AFTER_DAMAGE

    modifiers: tuple[Modifier, ...]
    until: str = THEIR_NEXT_TURN
    on: Selector = SELF
    players: str = ""
    through: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Write the effects down with the turns in which they hold."""
        if self.players:
            for seat in seats_of(self.players, f.controller):
                s.player_marks[seat] += made(s, f, self.modifiers, self.until, self.through)
            return None
        mark(s, f, self.on, self.modifiers, self.until, self.through)
        return None

    def in_words(self, say: Speaker) -> str:
        time = until(self.until) + (", also after evolving" if self.through else "")
        if self.players and self.until == WHILE_IN_PLAY:
            time = "for the rest of the game"
        if self.players:
            return f"{time}: {joined(tuple(say.standing(m) for m in self.modifiers), 'and')}"
        said = joined(tuple(m.in_words(say) for m in self.modifiers), "and")
        return f"{time}, for {say.which(self.on)}: {said}"


Effects = tuple[Modifier | Trigger | Use, ...]


def made(s: Match, f: Frame, effects: Effects, until: str, through: bool = False) -> Marks:
    """Return lasting effects as a state keeps them: with their turns, maker and origin."""
    origin = BY_ATTACK if "attack" in f.values else BY_OTHERS
    if until == WHILE_IN_PLAY:
        origin = MARKER
    if through:
        origin = THROUGH
    return marks_of(effects, until, s.turn, f.controller, f.card("self"), f.card("card"), origin)


def mark(
    s: Match, f: Frame, on: Selector, effects: Effects, until: str, through: bool = False
) -> None:
    """Put lasting effects on Pokémon, where nothing prevents it."""
    for pos in s.spots_of(on.find(s, f)):
        if not damage.spared(s, f, pos):
            s.marks[pos] += made(s, f, effects, until, through)
            wounds.record(s, f, pos, wounds.MARK, effects, until)


@dataclass(frozen=True, slots=True)
class Unmark(Op):
    """End lasting effects on Pokémon that count only with a marker: take the marker off."""

    part = AFTER_DAMAGE

    name: str
    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Take it off each."""
        marker = Modifier("marker", value=self.name)
        for pos in s.spots_of(self.on.find(s, f)):
            s.marks[pos] = tuple(m for m in s.marks[pos] if m.effect != marker)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"take the {self.name} marker off {say.which(self.on)}"
