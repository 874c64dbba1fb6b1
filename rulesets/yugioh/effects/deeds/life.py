"""Deeds on LP, battle and the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Program
from rulesets.engine.select import AnySelector
from rulesets.engine.values import Number
from rulesets.yugioh.match.terms import Op

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class PayLp(Op):
    """Pay LP."""

    amount: Number

    def in_words(self, say: Speaker) -> str:
        return f"pay {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class Damage(Op):
    """Inflict effect damage."""

    amount: Number
    side: str = "opponent"

    def in_words(self, say: Speaker) -> str:
        return f"inflict {say.number(self.amount)} damage to {self.side}"


@dataclass(frozen=True, slots=True)
class GainLp(Op):
    """Gain LP."""

    amount: Number
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: gain {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class LoseLp(Op):
    """Lose LP, which is no damage."""

    amount: Number
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: lose {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class SetLp(Op):
    """Make LP a figure."""

    amount: Number
    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"the LP of {self.side} become {say.number(self.amount)}"


@dataclass(frozen=True, slots=True)
class NegateActivation(Op):
    """Negate the activation answered."""

    def in_words(self, say: Speaker) -> str:
        return "negate the activation"


@dataclass(frozen=True, slots=True)
class NegateEffect(Op):
    """Negate the effect answered."""

    def in_words(self, say: Speaker) -> str:
        return "negate the effect"


@dataclass(frozen=True, slots=True)
class NegateAttack(Op):
    """Negate the attack."""

    def in_words(self, say: Speaker) -> str:
        return "negate the attack"


@dataclass(frozen=True, slots=True)
class NegateSummon(Op):
    """Negate the Summon answered."""

    def in_words(self, say: Speaker) -> str:
        return "negate the Summon"


@dataclass(frozen=True, slots=True)
class EndBattlePhase(Op):
    """End the Battle Phase."""

    def in_words(self, say: Speaker) -> str:
        return "end the Battle Phase"


@dataclass(frozen=True, slots=True)
class SkipPhase(Op):
    """Skip a side's next phases of a kind."""

    side: str
    phase: str
    turns: int = 1

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: skip the next {self.phase}"


@dataclass(frozen=True, slots=True)
class AttackAgain(Op):
    """This card may attack once again in a row, or attack a monster again."""

    cards: AnySelector
    only_monsters: bool = False

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.cards)} may attack again"


@dataclass(frozen=True, slots=True)
class ChangeTarget(Op):
    """Change the attack target."""

    to: AnySelector

    def in_words(self, say: Speaker) -> str:
        return f"the attack target becomes {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class DirectAttackNow(Op):
    """Make the attack a direct attack."""

    def in_words(self, say: Speaker) -> str:
        return "the attack becomes a direct attack"


@dataclass(frozen=True, slots=True)
class Win(Op):
    """Win the duel."""

    side: str = "you"

    def in_words(self, say: Speaker) -> str:
        return f"{self.side} win the duel"


@dataclass(frozen=True, slots=True)
class Later(Op):
    """Do something in a later phase; what it speaks of is remembered now."""

    phase: str
    program: Program
    whose: str = "either"  # whose phase
    turns: int = 0  # how many such phases later, 0: the next one

    def in_words(self, say: Speaker) -> str:
        return f"in the {self.phase} phase of {self.whose}: {say.inner(self.program)}"
