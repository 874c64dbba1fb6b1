"""Ops at the head of a program, for which the rules look before it begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import PREPARES, Frame
from rulesets.ptcg.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class FirstTurnToo(Op):
    """At the head of a Supporter's program: whoever goes first may play it in the first turn."""

    part = PREPARES

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Do nothing: the rules asked before the program began."""
        return None

    def in_words(self, say: Speaker) -> str:
        return "it may be played in the first turn by whoever goes first"


@dataclass(frozen=True, slots=True)
class AsleepToo(Op):
    """At the head of an attack's program: a Pokémon that is Asleep may use it."""

    part = PREPARES

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Do nothing: the rules asked before the program began."""
        return None

    def in_words(self, say: Speaker) -> str:
        return "it may be used while this Pokémon is Asleep"
