"""Ops that answer events: watch for them, escape a Knock Out, repeat what was suffered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import ACTS, Frame, Program
from rulesets.engine.lasting import THEIR_NEXT_TURN, WHILE_IN_PLAY
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import SELF, Held
from rulesets.engine.sides import OPPONENT
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import Number, number
from rulesets.engine.words import until
from rulesets.ptcg.effects.modifiers import hp_of, types_of
from rulesets.ptcg.effects.ops.attacks import BarAttack
from rulesets.ptcg.effects.ops.board import Attach, Devolve
from rulesets.ptcg.effects.ops.cards import Send
from rulesets.ptcg.effects.ops.counters import Heal, PutCounters
from rulesets.ptcg.effects.ops.damage import Damage, Inflict
from rulesets.ptcg.effects.ops.lasting import Effects, Lasting, mark
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.selectors import BENCH, DEFENDING, Attached, InPlay
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class Watch(Op):
    """Let events of Pokémon start programs for some time; ends early as `Lasting` does."""

    part = ACTS
    moves = False

    triggers: tuple[Trigger, ...]
    until: str = THEIR_NEXT_TURN
    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Write the triggers down with the turns in which they hold."""
        mark(s, f, self.on, self.triggers, self.until)
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{until(self.until)}, for {say.which(self.on)}: {say.started(self.triggers)}"


@dataclass(frozen=True, slots=True)
class Escape(Op):
    """Answer a `would be …` event: the Pokémon stays in play, with so many Hit Points left."""

    part = ACTS
    moves = False

    hp: Number = 10
    on: Selector = SELF

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Leave it just so much damage."""
        for pos in s.spots_of(self.on.find(s, f)):
            s.damage[pos] = max(0, hp_of(s, pos) - number(self.hp, s, f))
            s.fallen = tuple(root for root in s.fallen if root != s.stacks[pos][0])
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.on)} is not Knocked Out but has {say.number(self.hp)} HP left"


TYPE = Modifier("type")


@dataclass(frozen=True, slots=True)
class ChooseType(Op):
    """Choose a type that takes the place of a Pokémon's type or Weakness, instead of the last.

    `change` is a modifier of "type" or "weakness", whose value is chosen; `among` allows only types
    of these Pokémon.
    """

    part = ACTS
    moves = False

    change: Modifier = TYPE
    on: Selector = SELF
    until: str = WHILE_IN_PLAY
    among: Selector | None = None
    types: str = "GRWLPFDM"

    def _types(self, s: Match, f: Frame) -> str:
        if self.among is None:
            return self.types
        spots = s.spots_of(self.among.find(s, f))
        found = {t for pos in spots for t in types_of(s, pos)}
        return "".join(t for t in self.types if t in found)

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Wait for the type, if there is any to choose."""
        return f.controller if self._types(s, f) and self.on.find(s, f) else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a type."""
        return [("word", letter) for letter in self._types(s, f)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Write the type down in place of one chosen before."""
        for pos in s.spots_of(self.on.find(s, f)):
            s.marks[pos] = tuple(
                x for x in s.marks[pos] if getattr(x.effect, "point", "") != self.change.point
            )
        mark(s, f, self.on, (replace(self.change, value=action[1]),), self.until)
        return None

    def in_words(self, say: Speaker) -> str:
        among = f" of {say.which(self.among)}" if self.among else ""
        lasting = f"which is from now on the {self.change.point} of {say.which(self.on)}"
        return f"you choose a type{among}, {lasting}"


@dataclass(frozen=True, slots=True)
class Mirror(Op):
    """Do to a Pokémon what an attack did to the source in the opponent's last turn.

    Damage without Weakness and Resistance, conditions, counters, lasting effects, cards lost.
    """

    part = ACTS

    on: Selector = DEFENDING

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Go on with the results noted then, as ops on the new target."""
        pos = s.spot(f.card("self"))
        if pos >= 0 and s.suffered[pos].turn == s.turn - 1:
            steps: Program = ()
            for kind, *rest in s.suffered[pos].results:
                steps += _AGAIN[kind](self.on, *rest)
            f.insert(steps)
        return None

    def in_words(self, say: Speaker) -> str:
        suffered = "if an attack was made on this Pokémon in the opponent's last turn"
        again = f"do to {say.which(self.on)} what it did"
        return f"{suffered}, {again}, without Weakness and Resistance"


def _counters(on: Selector, counters: int) -> Program:
    return (PutCounters(counters, on),) if counters > 0 else (Heal(-counters, on),)


def _mark(on: Selector, effects: Effects, until: str) -> Program:
    modifiers = tuple(m for m in effects if isinstance(m, Modifier))
    triggers = tuple(t for t in effects if isinstance(t, Trigger))
    return (
        *((Lasting(modifiers, until, on),) if modifiers else ()),
        *((Watch(triggers, until, on),) if triggers else ()),
    )


def _lose(on: Selector, kind: str, to: str) -> Program:
    return Pick(Attached(on, Kind((kind,))), "mirrored"), Send(Held("mirrored"), to)


def _take(on: Selector, kind: str, stolen: bool) -> Program:
    pick = Pick(Attached(on, Kind((kind,))), "mirrored")
    if stolen:
        return pick, Attach(Held("mirrored"), SELF)
    bench = Pick(InPlay(OPPONENT, BENCH), "heir")
    return pick, bench, Attach(Held("mirrored"), Held("heir"))


# The damage is a final result: Weakness and Resistance have had their say.
_AGAIN: dict[str, Callable[..., Program]] = {
    wounds.DAMAGE: lambda on, n: (Damage(n, on, ("weakness", "resistance")),),
    wounds.CONDITION: lambda on, word, n: (Inflict((word,), on, n),),
    wounds.COUNTERS: _counters,
    wounds.MARK: _mark,
    wounds.BAR: lambda on, until: (BarAttack(on, until),),
    wounds.LOST: _lose,
    wounds.TAKEN: _take,
    wounds.DEVOLVED: lambda on, to, every: (Devolve(on, to, every),),
}
