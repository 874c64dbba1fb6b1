"""Endless loops of mandatory effects: noticed when the same board comes back (YGO-940)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from zlib import crc32

from rulesets.engine.chains import Link
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.spots import ALL_SLOTS

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

PATIENCE = 10  # chains of mandatory effects alone, one after another, before boards are compared


def watch(s: Duel, chain: Sequence[Link]) -> None:
    """Count a chain in which nobody had a choice; break the loop once the board repeats itself."""
    if not all(_is_mandatory(s, link) for link in chain):
        s.rounds = ()
        return
    board = _board(s) if len(s.rounds) >= PATIENCE else 0
    if board and board in s.rounds:
        _break_up(s, chain)
        s.rounds = ()
    else:
        s.rounds += (board,)


def _is_mandatory(s: Duel, link: Link) -> bool:
    effect = s.table.faces[link.card].effects[link.effect]
    return effect.kind in ("trigger", "flip") and not effect.optional


def _board(s: Duel) -> int:
    """Return a number equal for equal boards: clocks and what happened do not count."""
    spots = [
        spot and (spot.card, spot.position, spot.counters, spot.materials, spot.holder)
        for spot in s.spots
    ]
    piles = (s.hands, s.decks, s.graves, s.banished, s.extras)
    return crc32(repr((spots, piles, s.lp)).encode()) or 1


def _break_up(s: Duel, chain: Sequence[Link]) -> None:
    """Send the card that keeps the loop going to the Graveyard; it is not destroyed."""
    there = [link.card for link in chain if s.place[link.card] < ALL_SLOTS]
    s.note("loop", there[0] if there else chain[0].card)
    if there:
        zones.move(s, there[0], "grave", how=("rule",))
    s.happenings = ()
