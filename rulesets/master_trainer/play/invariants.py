"""The invariants of a match: every piece in exactly one place, every fact within its range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from rulesets.api import OVER
from rulesets.engine.game import waiting
from rulesets.master_trainer.match.components import (
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
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.battle import MOST_BONUS_CARDS, Reward
from rulesets.master_trainer.play.items import KeepLimit
from rulesets.master_trainer.play.turn import Menu

_CHIPS = list(range(1, 151))
_ITEMS = [kind for kind, count in enumerate(ITEM_COUNTS) for _ in range(count)]
_EVENTS = [kind for kind, count in enumerate(EVENT_COUNTS) for _ in range(count)]
_STARTERS = frozenset(STARTERS)
_CATCH = frozenset(CATCH_SPACES)

Found = tuple[str, ...]
Cards = tuple[int, ...]


def violations(s: TrainerState) -> list[str]:
    """Return the broken invariants; empty in a sound match."""
    chips = tuple(s.chips)
    parts: tuple[tuple[Callable[..., Found], tuple[Any, ...]], ...] = (
        (_chips, (chips, *s.team, *s.tray, s.starters, s.dungeon)),
        (_items, (s.items, s.offered, *s.hand, *s.laid)),
        (_decks, (s.events, s.rivals)),
        (_teams, (*s.team, *s.down)),
        (_board, (chips, s.face_up)),
    )
    found = [text for check, facts in parts for text in _remembered(check, facts)]
    return [*found, *_hands(s), *_movers(s)]


# Most actions change one zone only, and zones are immutable: what was sound a moment ago is
# compared, mostly by identity, and not counted again.
_sound: dict[Callable[..., Found], tuple[Any, ...]] = {}


def _remembered(check: Callable[..., Found], facts: tuple[object, ...]) -> Found:
    if _sound.get(check) == facts:
        return ()
    found = check(*facts)
    if not found:
        _sound[check] = facts
    return found


def _chips(*zones: Cards) -> Found:
    chips = [chip for zone in zones for chip in zone if chip]
    if sorted(chips) == _CHIPS:
        return ()
    counts = Counter(chips)
    return (f"chips not in exactly one place: {[n for n in _CHIPS if counts[n] != 1]}",)


def _items(*zones: Cards) -> Found:
    items = [item for zone in zones for item in zone]
    return () if sorted(items) == _ITEMS else (f"Item cards by kind: {Counter(items)}",)


def _decks(events: Cards, rivals: Cards) -> Found:
    found = []
    if sorted(events) != _EVENTS:
        found.append(f"Event cards by kind: {Counter(events)}")
    if sorted(rivals) != list(range(len(RIVAL_NAMES))):
        found.append(f"Rival cards: {rivals}")
    return tuple(found)


def _teams(*zones: Cards) -> Found:
    seats = len(zones) // 2
    found = []
    for seat, (team, down) in enumerate(zip(zones[:seats], zones[seats:], strict=True)):
        if team and len(_STARTERS.intersection(team)) != 1:
            found.append(f"seat {seat} has not exactly one starter: {team}")
        if down and (len(set(down)) != len(down) or not set(down) <= set(team)):
            found.append(f"seat {seat}: knocked out {down} of {team}")
    return tuple(found)


def _board(chips: Cards, face_up: int) -> Found:
    found = []
    for space, chip in enumerate(chips):
        if not chip:
            if face_up >> space & 1:
                found.append(f"space {space} is face up and empty")
        elif space not in _CATCH:
            found.append(f"chip {chip} on space {space}, which is no catch space")
        elif CHIP_COLOUR[chip] != ROAD[space].colour:
            found.append(f"{CHIP_COLOUR[chip]} chip {chip} on {ROAD[space].colour} space {space}")
    return tuple(found)


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
