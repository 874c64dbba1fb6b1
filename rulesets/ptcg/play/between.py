"""The time between turns: Poison, Burn, Sleep, Paralysis, effects, in the order of the era."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.frames import Frame, Program, push
from rulesets.engine.luck import COIN
from rulesets.engine.triggers import Listener, ready
from rulesets.engine.values import number
from rulesets.ptcg.effects import damage, modifiers, special_conditions
from rulesets.ptcg.effects.events import push_triggers
from rulesets.ptcg.effects.ops.limits import EXTRA_TURN
from rulesets.ptcg.eras import ASLEEP, BURNED, POISONED
from rulesets.ptcg.match.terms import Op
from rulesets.ptcg.play.knockouts import Settle, unsettled

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

EVENT, ANY_TIME = "between turns", "any time between turns"


def _awaiting(s: Match) -> list[tuple[Listener, Frame]]:
    """Return the programs of cards that this time starts."""
    found = []
    for event in (EVENT, ANY_TIME):
        if event in s.table.triggers:
            found += ready(s, event)
    return found


def takes_another_turn(s: Match) -> bool:
    """Tell whether the player whose turn ends has the next one too (PL-078)."""
    if not s.game_uses:
        return False
    return any(x.scope == EXTRA_TURN and x.seat == s.seat for x in s.game_uses)


@dataclass(frozen=True, slots=True)
class BetweenTurns(Op):
    """Go through the steps of the era; a board without anything to do is passed at once."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Push the steps, but not before an extra turn."""
        if takes_another_turn(s):
            return None
        if any(s.conditions) or unsettled(s) or _awaiting(s):
            steps: Program = ()
            for step in s.rules.between_turns:
                steps += STEPS[step]
            push(s, (*steps, Settle()))
        return None


def _counters(s: Match, points: tuple[str, str], pos: int, usual: int) -> int:
    """Return the counters of a condition: the most that is set, and all that is added (PL-066)."""
    found = modifiers.applying(s, points[0], pos)
    most = max((usual, *(number(x.modifier.amount, s, x.frame) for x in found)))
    return most + modifiers.amount(s, points[1], pos)


@dataclass(frozen=True, slots=True)
class PoisonDamage(Op):
    """Put the counters of Poison on both players' Active Pokémon at the same time."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Place them: no Weakness, no Resistance."""
        for pos in (*s.active_spots(s.seat), *s.active_spots(1 - s.seat)):
            if POISONED in s.conditions[pos]:
                counters = _counters(s, ("poison counters", "poison"), pos, s.poison[pos])
                damage.place(s, pos, 10 * counters)
                s.note("poison", s.stacks[pos][-1], counters)
        return None


@dataclass(frozen=True, slots=True)
class BurnDamage(Op):
    """Put the counters of Burn on both players' Active Pokémon, where no toss decides on them."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Place them before the tosses (PL-060)."""
        if s.rules.burn_toss_cures:
            for pos in (*s.active_spots(s.seat), *s.active_spots(1 - s.seat)):
                if BURNED in s.conditions[pos]:
                    _burn(s, pos)
        return None


def _burn(s: Match, pos: int) -> None:
    counters = _counters(s, ("burn counters", "burn"), pos, s.rules.burn_counters)
    damage.place(s, pos, 10 * counters)
    s.note("burn", s.stacks[pos][-1], counters)


@dataclass(frozen=True, slots=True)
class Tosses(Op):
    """Toss for each Active Pokémon with a condition, the turn player's first.

    A player with two such Pokémon chooses their order (EX-202).
    """

    condition: str

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Find those to toss for."""
        spots = (*s.active_spots(s.seat), *s.active_spots(1 - s.seat))
        f.cards["queue"] = tuple(s.stacks[p][0] for p in spots if self.condition in s.conditions[p])
        return self._next(s, f)

    def _next(self, s: Match, f: Frame) -> Seat | None:
        f.cards["tossing"] = ()
        queue = f.cards["queue"]
        if not queue:
            return None
        owner = s.table.owner[queue[0]]
        if len(queue) > 1 and s.table.owner[queue[1]] == owner:
            return owner
        f.cards["tossing"] = queue[:1]
        f.values["heads"] = 0
        return CHANCE

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return the coin, or the Pokémon that may be tossed for first."""
        if f.card("tossing") >= 0:
            return COIN
        queue = f.cards["queue"]
        owner = s.table.owner[queue[0]]
        return [("toss for", root) for root in queue if s.table.owner[root] == owner]

    def asks(self, s: Match, f: Frame) -> str:
        """Say whom the coin is for."""
        if f.card("tossing") < 0:
            return "Choose whom to toss for first"
        return f"{s.name(s.spot(f.card('tossing')))}, which is {self.condition}"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Note whom to toss for, or what the coin showed."""
        if action[0] == "toss for":
            f.cards["tossing"] = (action[1],)
            f.values["heads"] = 0
            return CHANCE
        root = f.card("tossing")
        pos = s.spot(root)
        s.note("coin", action[1])
        if action[1] and self.condition == ASLEEP and self._more_coins(s, f, pos):
            return CHANCE
        self._settle(s, pos, action[1])
        f.cards["queue"] = tuple(r for r in f.cards["queue"] if r != root)
        return self._next(s, f)

    def _more_coins(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell whether an effect asks for one more heads before the Pokémon wakes."""
        f.values["heads"] += 1
        needed: int = 1 + _more_coins(s, pos)
        return f.values["heads"] < needed  # type: ignore[no-any-return]

    def _settle(self, s: Match, pos: int, heads: int) -> None:
        if self.condition == ASLEEP and heads:
            special_conditions.cure(s, pos, (ASLEEP,))
            s.note("wakes", s.stacks[pos][-1])
        elif self.condition == BURNED and s.rules.burn_toss_cures:
            if heads:
                special_conditions.cure(s, pos, (BURNED,))
        elif self.condition == BURNED and not heads:
            _burn(s, pos)


@dataclass(frozen=True, slots=True)
class EndParalysis(Op):
    """End the Paralysis that is due."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Recover."""
        special_conditions.recover_from_paralysis(s)
        return None


@dataclass(frozen=True, slots=True)
class OtherEffects(Op):
    """Carry out what cards call for between turns."""

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Push their programs."""
        for event in (ANY_TIME, EVENT):
            push_triggers(s, event, without=f.cards.get("acted", ()))
        return None


@dataclass(frozen=True, slots=True)
class Moment(Op):
    """Let players use what happens between turns now, or wait: Tools (EX-172), RO-42, RO-43.

    Where not `all`, only Tools and what its text lets happen at any time.
    """

    all: bool = False

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Ask the turn player first; what is never used acts with the other effects."""
        ready = self._ready(s, f)
        waited = f.values.get("waited", ())
        turn = s.seat
        # Now the player whose turn comes next orders the effects of both (PL-074).
        for seat in (1 - turn,) if s.rules.one_player_orders else (turn, 1 - turn):
            if seat not in waited and _ordered_by(s, seat, ready):
                f.values["asking"] = seat
                return seat
        f.values["waited"] = ()
        return None

    def _ready(self, s: Match, f: Frame) -> list[Frame]:
        """Return the programs that have not acted yet and may act now."""
        acted = f.cards.get("acted", ())
        return [
            about
            for listener, about in _awaiting(s)
            if listener.card not in acted and self._may_act(s, listener)
        ]

    def _may_act(self, s: Match, listener: Listener) -> bool:
        if not self.all and any(listener.card in tools for tools in s.tools):
            return True
        # Without a condition in play any order comes to the same.
        return any(s.conditions) and (self.all or listener.trigger.event == ANY_TIME)

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action a card, and waiting."""
        ready = _ordered_by(s, f.values["asking"], self._ready(s, f))
        return [*(("tool", about.card("card")) for about in ready), ("wait",)]

    def asks(self, s: Match, f: Frame) -> str:
        """Say when this is."""
        return "Between turns: use a card now, or wait"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Let the card act and ask again, or wait for a later moment."""
        seat = f.values["asking"]
        if action[0] == "wait":
            f.values["waited"] = (*f.values.get("waited", ()), seat)
            return self.run(s, f)
        ready = _ordered_by(s, seat, self._ready(s, f))
        chosen = next(x for x in ready if x.card("card") == action[1])
        f.cards["acted"] = (*f.cards.get("acted", ()), action[1])
        f.pc -= 1
        s.stack.append(chosen)
        return None


def _ordered_by(s: Match, seat: Seat, ready: list[Frame]) -> list[Frame]:
    """Return those of some programs whose order a player says: their own, now of both."""
    return ready if s.rules.one_player_orders else [x for x in ready if x.controller == seat]


STEPS: dict[str, Program] = {
    "poison": (PoisonDamage(),),
    "burn": (BurnDamage(), Tosses(BURNED)),
    "sleep": (Tosses(ASLEEP),),
    "paralysis": (EndParalysis(),),
    "effects": (OtherEffects(),),
    "tools": (Moment(),),
    "moment": (Moment(all=True),),
    "knockouts": (Settle(),),
}


def _more_coins(s: Match, pos: int) -> int:
    """Return how many coins are added for who is Asleep: each text names the same number."""
    found = modifiers.applying(s, "sleep coins", pos)
    return max((number(x.modifier.amount, s, x.frame) for x in found), default=0)
