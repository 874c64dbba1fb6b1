"""Which cards may be the Materials of a Fusion, Synchro or Xyz Summon."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards, Frame
from rulesets.engine.values import number
from rulesets.yugioh.match.derived import applying, kinds_of, level_of
from rulesets.yugioh.match.script import Materials, Part
from rulesets.yugioh.match.spots import SET

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

Fits = Callable[[Part, int], bool]


def usable(s: Duel, card: int, how: str, of: int = -1) -> bool:
    """Tell whether no rule or effect keeps a card from being a Material of a monster."""
    if how == "xyz" and s.table.faces[card].is_token:
        return False  # YGO-258
    for x in applying(s, "no material", card, of):
        if not x.modifier.value or how in x.modifier.value.split("|"):
            return False
    return True


def on_field(s: Duel, seat: int, how: str, of: int = -1) -> Cards:
    """Return the face-up monsters of a player that may be Materials (YGO-101, YGO-109)."""
    found = []
    for card in s.monsters(seat):
        spot = s.spot(card)
        if spot is not None and spot.position != SET and usable(s, card, how, of):
            found.append(card)
    return tuple(found)


def fits(s: Duel, card: int, seat: int) -> Fits:
    """Return the test of a card against a part of another card's material line."""
    f = Frame((), seat, {"self": (card,), "card": (card,)})

    def fitting(part: Part, other: int) -> bool:
        if part.tuner is not None and ("Tuner" in kinds_of(s, other)) != part.tuner:
            return False
        return part.filter is None or part.filter.accepts(s, f, other)

    return fitting


def assignments(parts: Sequence[Part], cards: Cards, fitting: Fits) -> Iterator[Cards]:
    """Yield the sets of cards that fill every part, each set once."""
    seen: set[frozenset[int]] = set()
    for found in _fill(tuple(parts), cards, fitting):
        key = frozenset(found)
        if key not in seen:
            seen.add(key)
            yield found


def _fill(parts: tuple[Part, ...], cards: Cards, fitting: Fits) -> Iterator[Cards]:
    if not parts:
        yield ()
        return
    part, rest = parts[0], parts[1:]
    fit = [c for c in cards if fitting(part, c)]
    for count in range(part.at_least, min(part.at_most, len(fit)) + 1):
        for chosen in combinations(fit, count):
            left = tuple([c for c in cards if c not in chosen])
            for others in _fill(rest, left, fitting):
                yield (*chosen, *others)


def synchro_sets(s: Duel, card: int, seat: int, mine: Cards) -> list[Cards]:
    """Return the Materials with which a Synchro Monster may be Summoned (YGO-109, YGO-110).

    The Levels add up to its own; a Tuner and a monster that is none are part of every line.
    """
    line = s.table.faces[card].script.materials
    if line is None or line.how != "synchro":
        return []
    wanted = level_of(s, card)
    levels = {c: _synchro_level(s, c, card) for c in mine}
    mine = tuple([c for c in mine if levels[c]])  # YGO-317
    return [
        found
        for found in assignments(line.parts, mine, fits(s, card, seat))
        if sum(levels[c] for c in found) == wanted
    ]


def xyz_sets(s: Duel, card: int, seat: int, mine: Cards) -> list[Cards]:
    """Return the Materials with which an Xyz Monster may be Summoned (YGO-100, YGO-101)."""
    line = s.table.faces[card].script.materials
    if line is None or line.how != "xyz":
        return []
    return list(assignments(line.parts, mine, fits(s, card, seat)))


def fusion_sets(s: Duel, card: int, seat: int, cards: Cards) -> list[Cards]:
    """Return the Materials, among some cards, with which a Fusion Monster may be Summoned."""
    line: Materials | None = s.table.faces[card].script.materials
    if line is None or line.how != "fusion":
        return []
    cards = tuple([c for c in cards if usable(s, c, "fusion", card)])
    return list(assignments(line.parts, cards, fits(s, card, seat)))


def _synchro_level(s: Duel, card: int, of: int) -> int:
    """Return the Level a monster has as Material for a Synchro Summon."""
    found = applying(s, "synchro level", card, of)
    return max(1, level_of(s, card) + sum(number(x.modifier.amount, s, x.frame) for x in found))
