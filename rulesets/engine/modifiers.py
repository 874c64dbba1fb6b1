"""Ask, don't subscribe: continuous effects are found by looking at what is in play.

Nothing registers itself, so nothing has to be unregistered, copied or saved. A game's state yields
the modifiers of a point (`MatchState.modifiers`); the questions here are the same for all games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF, AnySelector, Self
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.terms import Term
from rulesets.engine.values import AnyCondition, Number

if TYPE_CHECKING:
    from rulesets.engine.state import MatchState
    from rulesets.engine.words import Speaker


@dataclass(frozen=True, slots=True)
class Modifier(Term):
    """A continuous change at a point of the rules, for the cards `on`.

    `against` restricts the other party: whom an attack is made on for a point of the attacker, the
    attacker for a point of the defender. `who` names the player for points of players.
    """

    point: str
    amount: Number = 0
    on: AnySelector = SELF
    when: AnyCondition | None = None
    against: AnySelector | None = None
    value: str = ""  # letters of types, names, condition words: what the point says
    who: str = YOU
    coin: bool = False  # only if a coin flipped at that moment shows heads, or `value`: tails
    of: AnySelector | None = None  # whose attacks or powers the point speaks of
    single: bool = False  # of several equal ones of a player only one counts

    def in_words(self, say: Speaker) -> str:
        said = say.point(self)
        if self.single:
            said += " (several count as one)"
        if self.coin:
            said += f", if a coin shows {'tails' if self.value == 'tails' else 'heads'}"
        return said if self.when is None else f"{said}, while {say.condition(self.when)}"


class Found(NamedTuple):
    """A modifier found: its frame, where it comes from and the card it was put on (-1: none)."""

    modifier: Modifier
    frame: Frame
    origin: str
    marked: int = -1


def applies(s: MatchState, source: Found, card: int, other: int) -> bool:
    """Tell whether a modifier found holds for a card, against the other party of an attack."""
    m, f = source.modifier, source.frame
    if source.marked >= 0:
        if source.marked != card:
            return False
    elif type(m.on) is Self:
        if f.card("self") != card:
            return False
    elif card not in m.on.find(s, f):
        return False
    if m.against is not None and (other < 0 or other not in m.against.find(s, f)):
        return False
    if m.when is None:
        return True
    f.cards["it"] = (card,)
    f.cards["attacker"] = (other,) if other >= 0 else ()
    return m.when.holds(s, f)


def applying(
    s: MatchState, point: str, card: int, other: int = -1, damage: int | None = None
) -> list[Found]:
    """Return the modifiers of a point that hold for a card, told the damage so far if any."""
    return holding(s, s.modifiers(point), card, other, damage)


def holding(
    s: MatchState, sources: Iterable[Found], card: int, other: int = -1, damage: int | None = None
) -> list[Found]:
    """Return those of some modifiers that hold for a card."""
    found = []
    singles = set()
    for x in sources:
        if damage is not None:
            x.frame.values["damage"] = damage
        if x.modifier.single and (x.modifier, x.frame.controller) in singles:
            continue
        if applies(s, x, card, other):
            found.append(x)
            if x.modifier.single:
                singles.add((x.modifier, x.frame.controller))
    return found


def of_player(s: MatchState, point: str, seat: Seat) -> list[Modifier]:
    """Return the modifiers of a point that hold for a player."""
    return [
        x.modifier
        for x in s.modifiers(point)
        if seat in seats_of(x.modifier.who, x.frame.controller)
        and (x.modifier.when is None or x.modifier.when.holds(s, x.frame))
    ]
