"""Deeds on LP, battle and the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.chains.link import ACTIVATION, EFFECT
from rulesets.engine.frames import Frame, Program
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import OPPONENT, YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.context import ANSWERED
from rulesets.yugioh.effects.possible import is_nothing
from rulesets.yugioh.effects.terms.selectors import This
from rulesets.yugioh.match import outcome
from rulesets.yugioh.match.happenings import Delayed
from rulesets.yugioh.match.script import walk
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
class PayLp(Deed):
    """Pay LP."""

    amount: Number

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Pay."""
        acts.lose_lp(s, f, number(self.amount, s, f), YOU)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Compare with the Life Points (YGO-921)."""
        lp = s.lp[f.controller]
        return number(self.amount, s, f) <= lp

    def in_words(self, say: Speaker) -> str:
        return f"pay {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class Damage(Deed):
    """Inflict effect damage."""

    amount: Number
    side: str = "opponent"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Inflict it."""
        acts.damage(s, f, number(self.amount, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing."""
        return not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        return f"inflict {say.number(self.amount)} damage to {self.side}"


@dataclass(frozen=True, slots=True)
class DamageController(Deed):
    """Inflict effect damage to who controls some card, or did when it left the field."""

    amount: Number
    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Look where the card was last on the field."""
        for card in self.cards.find(s, f):
            moves = [h.last for h in s.history if h.card == card and h.last is not None]
            there = [last.controller for last in moves if last.position]
            seat = there[-1] if there else s.controller(card)
            side = YOU if seat == f.controller else OPPONENT
            acts.damage(s, f, number(self.amount, s, f), side)
        return None

    def in_words(self, say: Speaker) -> str:
        return (
            f"inflict {say.number(self.amount)} damage to the controller of {say.which(self.cards)}"
        )


@dataclass(frozen=True, slots=True)
class GainLp(Deed):
    """Gain LP."""

    amount: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Gain them."""
        acts.gain(s, f, number(self.amount, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing."""
        return not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: gain {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class LoseLp(Deed):
    """Lose LP, which is no damage."""

    amount: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Lose them."""
        acts.lose_lp(s, f, number(self.amount, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Ask for more than nothing."""
        return not is_nothing(s, f, self.amount)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: lose {say.number(self.amount)} LP"


@dataclass(frozen=True, slots=True)
class SetLp(Deed):
    """Make LP a figure."""

    amount: Number
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set them."""
        for seat in seats_of(self.side, f.controller):
            s.lp[seat] = max(0, number(self.amount, s, f))
        f.values[acts.DONE] = 1
        s.changed()
        return None

    def in_words(self, say: Speaker) -> str:
        return f"the LP of {self.side} become {say.number(self.amount)}"


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


@dataclass(frozen=True, slots=True)
class Later(Deed):
    """Do something in a later phase; what it speaks of is remembered now."""

    phase: str
    program: Program
    whose: str = "either"  # whose phase
    turns: int = 0  # how many such phases later, 0: the next one

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Keep the program with what it remembers."""
        seats = seats_of(self.whose, f.controller)
        seat = seats[0] if len(seats) == 1 else -1
        turn = s.turn + self.turns if self.turns else 0
        if self.phase == "battle end":
            turn = s.turn  # without a Battle Phase in this turn it never comes
        values = dict(f.values)
        values["stamps"] = tuple((c, s.stamp[c]) for held in f.cards.values() for c in held)
        program = (StillThere(any(isinstance(t, This) for t in walk(self.program))), *self.program)
        cards = tuple(sorted(f.cards.items()))
        later = tuple(sorted(values.items()))
        s.delayed += (Delayed(self.phase, turn, seat, program, f.controller, cards, later),)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"in the {self.phase} phase of {self.whose}: {say.inner(self.program)}"


@dataclass(frozen=True, slots=True)
class StillThere(Deed):
    """Forget the cards that have moved since an effect spoke of them."""

    itself: bool = False  # the card itself, too

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Compare the places."""
        stamps = dict(f.values.pop("stamps", ()))
        for name, held in list(f.cards.items()):
            if self.itself or name not in ("card", "self"):
                f.cards[name] = tuple([c for c in held if s.stamp[c] == stamps.get(c)])
        return None

    def in_words(self, say: Speaker) -> str:
        return "of what is still there"
