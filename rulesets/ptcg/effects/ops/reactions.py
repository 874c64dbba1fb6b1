"""Ops of reactions to an attack in progress: evade it, hand damage on, wait until it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import ACTS, CARDS, VALUES, Frame, Program, Register
from rulesets.engine.lasting import THIS_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import IT, SELF
from rulesets.engine.values import Number, number
from rulesets.ptcg.effects import damage
from rulesets.ptcg.effects.ops.lasting import Lasting
from rulesets.ptcg.match.records import NO_HIT, Hit
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

SHIELD = Modifier("prevent all")


def _attack_frame(s: Match) -> Frame | None:
    """Return the attack in progress, if there is one."""
    return next((f for f in reversed(s.stack) if "attack" in f.values), None)


@dataclass(frozen=True, slots=True)
class Evade(Op):
    """Prevent everything else the attack in progress would do to a Pokémon."""

    part = ACTS
    moves = False
    writes = (Register("evaded", VALUES, "1, in the attack, if its target has evaded the rest"),)

    pokemon: Selector = SELF
    shield: Modifier = SHIELD

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Shield it for the turn; an attack aimed at it has nobody to affect any more."""
        Lasting((self.shield,), THIS_TURN, self.pokemon).run(s, f)
        attack = _attack_frame(s)
        if attack is not None and attack.card("target") in self.pokemon.find(s, f):
            attack.values["evaded"] = 1
        return None

    def in_words(self, say: Speaker) -> str:
        return f"nothing else of the attack affects {say.which(self.pokemon)}"


@dataclass(frozen=True, slots=True)
class HandOn(Op):
    """Let attack damage just done to one Pokémon be done to another instead."""

    part = ACTS
    moves = False

    amount: Number
    source: Selector = IT
    to: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Move the damage, and with it what is known of the blow."""
        sources, targets = (s.spots_of(x.find(s, f)) for x in (self.source, self.to))
        if not sources or not targets or sources[0] == targets[0]:
            return None
        source, target = sources[0], targets[0]
        moved = min(number(self.amount, s, f), s.damage[source])
        s.damage[source] -= moved
        damage.place(s, target, moved)
        turn, done = s.hits[source]
        if turn == s.turn:
            s.hits[source] = Hit(turn, done - moved) if done > moved else NO_HIT
            before = s.hits[target].damage if s.hits[target].turn == turn else 0
            s.hits[target] = Hit(turn, before + moved)
            s.wounds[target] = s.wounds[source]
        return None

    def in_words(self, say: Speaker) -> str:
        done = f"{say.number(self.amount)} of the damage just done to {say.which(self.source)}"
        return f"{done} is done to {say.which(self.to)} instead"


@dataclass(frozen=True, slots=True)
class Afterwards(Op):
    """Let a program run as part of the attack in progress once that is over, even if it fails."""

    part = ACTS

    program: Program

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Lay the program under the attack, with what the attack knows."""
        attack = _attack_frame(s)
        if attack is not None:
            later = attack.clone()
            later.program, later.pc = self.program, 0
            s.stack.insert(s.stack.index(attack), later)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"after the attack: {say.inner(self.program)}"


@dataclass(frozen=True, slots=True)
class Divert(Op):
    """Let the attack in progress be made on another Pokémon, one that came up before it began."""

    part = ACTS
    moves = False
    writes = (Register("target", CARDS, "the Pokémon attacked"),)

    to: Selector

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Change whom the attack below is aimed at."""
        attack, found = _attack_frame(s), self.to.find(s, f)
        if attack is not None and found:
            attack.cards["target"] = found[:1]
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the attack is made on {say.which(self.to)} instead"
