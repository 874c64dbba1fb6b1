"""Monsters with a way of their own onto the field: when it is open, what it takes (YGO-919)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import Frame, Program
from rulesets.engine.lasting import Spent
from rulesets.engine.select import ThisCard, Without
from rulesets.yugioh.effects.activation import limits
from rulesets.yugioh.effects.possible import payable
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.script import Procedure
from rulesets.yugioh.match.spots import MONSTER_SLOTS, in_zones
from rulesets.yugioh.match.terms import Op
from rulesets.yugioh.play.ways import summoning

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

_OWN = 100  # numbers of procedures among the uses of a card, behind those of its effects


def procedure_bar(s: Duel, card: int, number: int) -> str | None:
    """Return why a monster may not be Special Summoned by its own procedure now (YGO-092)."""
    procedure = s.table.faces[card].script.procedures[number]
    seat = s.seat
    if not in_zones(s.zone_of(card), procedure.places):
        return "special"
    if "no special" in s.table.faces[card].script.summoning:
        return "special"
    if summons.barred(s, card, seat, "special"):
        return "card effect"
    limit = procedure.limit
    if limit is not None and limits.used(s, seat, card, _OWN + number, limit) >= limit.count:
        return "name once"
    f = Frame((), seat, {"card": (card,), "self": (card,)})
    if procedure.condition is not None and not procedure.condition.holds(s, f):
        return "special"
    cost = cost_of(procedure)
    if not payable(s, f, cost):
        return "cost"
    side = _side(s, procedure)
    if s.free(MONSTER_SLOTS[side]) < 0 and not _frees(s, f, cost, side):
        return "monster room"
    return None


@cache
def cost_of(procedure: Procedure) -> Program:
    """Return the price of a procedure; the monster that is Summoned is never part of it."""
    return tuple(
        replace(op, source=Without(op.source, ThisCard())) if isinstance(op, Pick) else op
        for op in procedure.cost
    )


def _side(s: Duel, procedure: Procedure) -> int:
    return s.seat if procedure.side == "you" else 1 - s.seat


def _frees(s: Duel, f: Frame, cost: Program, side: int) -> bool:
    """Tell whether a price may take a monster of a side, and so make room (YGO-923)."""
    mine = s.monsters(side)
    return any(
        isinstance(op, Pick) and not set(mine).isdisjoint(op.source.find(s, f)) for op in cost
    )


@dataclass(frozen=True, slots=True)
class Spend(Op):
    """Count the use of a procedure that is limited."""

    number: int

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note it for the player and the name."""
        card = f.card("card")
        face = s.table.faces[card]
        limit = face.script.procedures[self.number].limit
        if limit is not None:
            key = f"{face.name}/{limit.key or _OWN + self.number}"
            s.uses += (Spent("duel" if limit.scope == "duel" else "turn", f.controller, key),)
        return None


def begin(s: Duel, card: int, number: int) -> None:
    """Pay the price and Summon the monster."""
    procedure = s.table.faces[card].script.procedures[number]
    way = summoning.OWN if procedure.how == "own" else summoning.SPECIAL
    # What the text says of the monster holds from the moment in which it is there.
    arrival = (*way[:-1], *procedure.after, way[-1])
    program: Program = (Spend(number), *cost_of(procedure), *arrival)
    s.pending = (card,)
    cards = {"card": (card,), "self": (card,), "materials": ()}
    values = {"position": procedure.position, "side": _side(s, procedure)}
    s.stack.append(Frame(program, s.seat, cards, values))
