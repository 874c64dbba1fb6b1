"""The invariants of a match: every piece in exactly one place, every fact within its range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulesets.api import OVER
from rulesets.engine.game import waiting
from rulesets.master_trainer.battle import MOST_BONUS_CARDS, Reward
from rulesets.master_trainer.components import (
    BONUS_KINDS,
    CATCH_SPACES,
    CHIP_COLOUR,
    CINNABAR,
    EVENT_COUNTS,
    HAND_LIMIT,
    ITEM_COUNTS,
    PALLET,
    RIVAL_NAMES,
    ROAD,
    SPACES,
    STARTERS,
)
from rulesets.master_trainer.items import KeepLimit
from rulesets.master_trainer.state import TrainerState
from rulesets.master_trainer.turn import Menu

_CHIPS = list(range(1, 151))
_ITEMS = [kind for kind, count in enumerate(ITEM_COUNTS) for _ in range(count)]
_EVENTS = [kind for kind, count in enumerate(EVENT_COUNTS) for _ in range(count)]
_STARTERS = frozenset(STARTERS)
_CATCH = frozenset(CATCH_SPACES)


def violations(s: TrainerState) -> list[str]:
    """Return the broken invariants; empty in a sound match."""
    return [*_pieces(s), *_teams(s), *_board(s), *_hands(s), *_movers(s)]


def _pieces(s: TrainerState) -> Iterator[str]:
    chips = [chip for chip in s.chips if chip]
    for zone in (*s.team, *s.tray, s.starters, s.dungeon):
        chips += zone
    if sorted(chips) != _CHIPS:
        counts = Counter(chips)
        yield f"chips not in exactly one place: {[n for n in _CHIPS if counts[n] != 1]}"
    items = [*s.items, *s.offered]
    for zone in (*s.hand, *s.laid):
        items += zone
    if sorted(items) != _ITEMS:
        yield f"Item cards by kind: {Counter(items)}"
    if sorted(s.events) != _EVENTS:
        yield f"Event cards by kind: {Counter(s.events)}"
    if sorted(s.rivals) != list(range(len(RIVAL_NAMES))):
        yield f"Rival cards: {s.rivals}"


def _teams(s: TrainerState) -> Iterator[str]:
    for seat, team in enumerate(s.team):
        if s.turns and len(_STARTERS.intersection(team)) != 1:
            yield f"seat {seat} has not exactly one starter: {team}"
        down = s.down[seat]
        if down and (len(set(down)) != len(down) or not set(down) <= set(team)):
            yield f"seat {seat}: knocked out {down} of {team}"


def _board(s: TrainerState) -> Iterator[str]:
    for space, chip in enumerate(s.chips):
        if not chip:
            if s.face_up >> space & 1:
                yield f"space {space} is face up and empty"
        elif space not in _CATCH:
            yield f"chip {chip} on space {space}, which is no catch space"
        elif CHIP_COLOUR[chip] != ROAD[space].colour:
            yield f"{CHIP_COLOUR[chip]} chip {chip} on {ROAD[space].colour} space {space}"


def _hands(s: TrainerState) -> Iterator[str]:
    for seat, hand in enumerate(s.hand):
        laid = s.laid[seat]
        if len(laid) > MOST_BONUS_CARDS or not BONUS_KINDS.issuperset(laid):
            yield f"seat {seat} laid {laid}"
        if len(hand) > HAND_LIMIT and s.waits != OVER and not _settling(s):
            yield f"seat {seat} holds {len(hand)} Item cards"


def _settling(s: TrainerState) -> bool:
    """Tell whether a hand above the limit is just being reduced, or a reward taken."""
    return any(isinstance(f.program[f.pc - 1], (KeepLimit, Reward)) for f in s.stack)


def _movers(s: TrainerState) -> Iterator[str]:
    if not all(0 <= place < SPACES for place in s.place):
        yield f"movers off the board: {s.place}"
    if s.waits >= 0 and isinstance(waiting(s)[0], Menu):
        # Two can share a space after a trade or battle there, but a third may not stop:
        # MT-051, MT-052. Pallet Town is shared at the start, Cinnabar Island always.
        for place, movers in Counter(s.place).items():
            if movers > 2 and place not in (PALLET, CINNABAR):
                yield f"space {place} holds {movers} movers"
