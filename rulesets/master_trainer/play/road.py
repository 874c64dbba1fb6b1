"""The ways of a mover: one way to Cerulean, then any, never a space twice in one move."""

from __future__ import annotations

from rulesets.master_trainer.match.components import CERULEAN, CINNABAR, GATE, PALLET, PLATEAU, ROAD
from rulesets.master_trainer.match.state import TrainerState

Path = tuple[int, ...]


def _one_way(space: int) -> tuple[int, ...]:
    # Towards Cerulean only, and from there east or south: MT-031, MT-032, MT-033.
    if space < CERULEAN:
        return (space + 1,)
    if space == CERULEAN:
        return tuple(link for link in ROAD[space].links if link > CERULEAN)
    return ROAD[space].links


_ROUND = tuple((GATE + (i + 1) % len(PLATEAU),) for i in range(len(PLATEAU)))  # MT-131
EXITS = tuple(_one_way(space.id) for space in ROAD) + _ROUND
EXITS_WEST = tuple(space.links for space in ROAD) + _ROUND  # option walk-west


def exits_of(s: TrainerState, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the exits of every space for this mover."""
    return EXITS_WEST if s.rules.walk_west and s.past >> seat & 1 else EXITS


def taken_by_others(s: TrainerState, seat: int) -> frozenset[int]:
    """Return the spaces where this mover may not stop: MT-050, MT-053."""
    return frozenset(s.place[:seat] + s.place[seat + 1 :]) - {CINNABAR}


def is_end(s: TrainerState, seat: int, path: Path, left: int) -> bool:
    """Tell whether the mover stops where it is: the roll is used and the space is free."""
    here = path[-1]
    if len(path) == 1:
        return False
    if here == CINNABAR or (here == PALLET and exits_of(s, seat) is EXITS_WEST):
        return True  # a larger roll stops there: MT-120, MT-035
    return left <= 0 and here not in taken_by_others(s, seat)


def ways(s: TrainerState, seat: int, path: Path, left: int) -> tuple[int, ...]:
    """Return the next spaces by which the move can be completed: MT-034, MT-055."""
    here = path[-1]
    if here == CINNABAR and s.points(seat) >= 20 and len(path) == 1:
        return (GATE,)  # MT-163
    exits = exits_of(s, seat)
    onward = tuple([space for space in exits[here] if space not in path])
    if len(onward) < 2:
        return onward
    taken = taken_by_others(s, seat)
    found = tuple([n for n in onward if _completes(exits, taken, (*path, n), left - 1)])
    if left <= 0 and s.rules.extra_steps == "first-way":
        return found[:1]
    return found


def _completes(
    exits: tuple[tuple[int, ...], ...], taken: frozenset[int], path: Path, left: int
) -> bool:
    here = path[-1]
    if here == CINNABAR or (here == PALLET and exits is EXITS_WEST):
        return True
    if left <= 0 and here not in taken:
        return True
    return any(_completes(exits, taken, (*path, n), left - 1) for n in exits[here] if n not in path)
