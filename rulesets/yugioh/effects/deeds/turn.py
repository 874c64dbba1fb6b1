"""Deeds on the chain, the battle and the turn: negating, ending, attacking anew, winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.chains.link import ACTIVATION, EFFECT
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import seats_of
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.context import ANSWERED
from rulesets.yugioh.match import outcome
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


def negate(s: Duel, f: Frame, what: str) -> None:
    """Negate the link that an effect answers, and tell whether that was possible."""
    number_ = f.values.get(ANSWERED, -1)
    f.values[acts.DONE] = 0
    if 0 <= number_ < len(s.chain) and not s.chain[number_].negated:
        link = s.chain[number_].negate(what)
        s.chain = (*s.chain[:number_], link, *s.chain[number_ + 1 :])
        f.values[acts.DONE] = 1
        s.note("negate", what, link.card)


@dataclass(frozen=True, slots=True)
class NegateActivation(Deed):
    """Negate the activation answered."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Negate the link below."""
        negate(s, f, ACTIVATION)
        return None

    def in_words(self, say: Speaker) -> str:
        return "negate the activation"


@dataclass(frozen=True, slots=True)
class NegateEffect(Deed):
    """Negate the effect answered."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Negate the link below."""
        negate(s, f, EFFECT)
        return None

    def in_words(self, say: Speaker) -> str:
        return "negate the effect"


@dataclass(frozen=True, slots=True)
class NegateAttack(Deed):
    """Negate the attack."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Mark the attack as negated."""
        f.values[acts.DONE] = 0
        if s.battle is not None and not s.battle.negated:
            s.battle = s.battle._replace(negated=True)
            f.values[acts.DONE] = 1
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for an attack."""
        return s.battle is not None and not s.battle.negated

    def in_words(self, say: Speaker) -> str:
        return "negate the attack"


@dataclass(frozen=True, slots=True)
class NegateSummon(Deed):
    """Negate the Summon answered."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Take the monsters out of the Summon that is under way."""
        f.cards["happened"] = s.pending
        f.values[acts.DONE] = len(s.pending)
        s.pending = ()
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a Summon under way."""
        return bool(s.pending)

    def in_words(self, say: Speaker) -> str:
        return "negate the Summon"


@dataclass(frozen=True, slots=True)
class EndBattlePhase(Deed):
    """End the Battle Phase."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Leave the Battle Phase after this chain."""
        s.step = "over"
        if s.battle is not None:
            s.battle = s.battle._replace(negated=True)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look at the phase."""
        return s.phase == "battle"

    def in_words(self, say: Speaker) -> str:
        return "end the Battle Phase"


@dataclass(frozen=True, slots=True)
class SkipPhase(Deed):
    """Skip a side's next phases of a kind."""

    side: str
    phase: str
    turns: int = 1

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note the turns in which it is skipped."""
        for seat in seats_of(self.side, f.controller):
            first = s.turn + (2 if seat == s.seat else 1)
            s.skips += tuple((seat, self.phase, first + 2 * i) for i in range(self.turns))
        return None

    def in_words(self, say: Speaker) -> str:
        count = f"{self.turns} " if self.turns > 1 else ""
        return f"{self.side}: skip the next {count}{self.phase}"


@dataclass(frozen=True, slots=True)
class AttackAgain(Deed):
    """Cards may attack once again in a row."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Take one attack back."""
        for card in acts.on_field(s, self.cards.find(s, f)):
            spot = s.spot(card)
            if spot is not None:
                s.change(card, attacks=max(0, spot.attacks - 1))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.cards)} may attack again"


@dataclass(frozen=True, slots=True)
class ChangeTarget(Deed):
    """Change the attack target."""

    to: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Attack the other monster."""
        to = acts.on_field(s, self.to.find(s, f))
        if s.battle is not None and to:
            s.battle = s.battle._replace(target=to[0], target_stamp=s.stamp[to[0]])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the attack target becomes {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class DirectAttackNow(Deed):
    """Make the attack a direct attack."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Attack the player."""
        if s.battle is not None:
            s.battle = s.battle._replace(target=-1, target_stamp=0)
        return None

    def in_words(self, say: Speaker) -> str:
        return "the attack becomes a direct attack"


@dataclass(frozen=True, slots=True)
class Win(Deed):
    """Win the duel."""

    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """End the duel."""
        outcome.win(s, seats_of(self.side, f.controller)[0], "an effect says so")
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{self.side} win the duel"
