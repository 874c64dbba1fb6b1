"""What a seat may know, and dealing anew what it may not."""

from __future__ import annotations

from random import Random
from typing import Any

from rulesets.api import OVER, Seat, View
from rulesets.engine.frames import AnyOp
from rulesets.engine.game import waiting
from rulesets.master_trainer.match.components import (
    BALLS,
    BONUS_KINDS,
    CATCH_BY_PILE,
    CATCH_SPACES,
    COLOURS,
    POKE_DOLL,
    POTION,
    TIME_MACHINE,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.play.battle import Challenged, LayBonus
from rulesets.master_trainer.play.catching import ChooseBall
from rulesets.master_trainer.play.dice import RollDice
from rulesets.master_trainer.play.events import TakeAny, chance_spaces
from rulesets.master_trainer.play.items import MayHeal
from rulesets.master_trainer.play.trading import ForcedReply


def seen_chips(s: TrainerState, seat: Seat) -> dict[int, int]:
    """Return the chips on the road that a seat sees, by space."""
    seen = {space: s.chips[space] for space in CATCH_SPACES if s.face_up >> space & 1}
    if s.rules.chance_look and s.waits == seat and isinstance(waiting(s)[0], TakeAny):
        seen.update((space, s.chips[space]) for space in chance_spaces(s, seat))
    return seen


def _rival_seen(s: TrainerState, seat: Seat) -> bool:
    """Tell whether a seat knows the top Rival card: it plays it, or it is shown.

    After a lost battle the cards are reshuffled, and nobody knows the new top card: MT-146.
    """
    shown = s.master >= 0 and any("rival" in f.values for f in s.stack)
    return s.master == seat or shown


def view(s: TrainerState, seat: Seat) -> View:
    """Return the table as one seat sees it."""
    seen = seen_chips(s, seat)
    facts: dict[str, Any] = {
        "seats": s.seats,
        "turn": s.turn,
        "turns": s.turns,
        "first": s.first,
        "actor": s.waits,
        "options": s.rules.changed(),
        "mover_colours": s.rules.mover_colours,
        "place": list(s.place),
        "team": [list(t) for t in s.team],
        "down": [list(d) for d in s.down],
        "points": [s.points(i) for i in range(s.seats)],
        "hand_sizes": [len(h) for h in s.hand],  # MT-160
        "hand": list(s.hand[seat]),
        "laid_sizes": [len(c) for c in s.laid],
        "laid": list(s.laid[seat]),
        "offered": list(s.offered),
        "chips": {str(space): chip for space, chip in sorted(seen.items())},
        "face_down": [sp for sp in CATCH_SPACES if s.chips[sp] and sp not in seen],
        "tray": {colour: len(s.tray[i]) for i, colour in enumerate(COLOURS)},
        "dungeon": len(s.dungeon),
        "items": len(s.items),
        "events": len(s.events),
        "event": s.event,
        "master": s.master,
        "rival": s.rivals[0] if _rival_seen(s, seat) else -1,
        # Registers hold public facts only: dice, fighters, the chip being caught.
        "progress": [
            {name: list(v) if isinstance(v, tuple) else v for name, v in f.values.items()}
            for f in s.stack
        ],
        "result": list(s.result),
    }
    if s.waits != OVER:
        facts["decision"] = waiting(s)[0].tag
    return View(seat, facts)


def resample(s: TrainerState, seat: Seat, rng: Random) -> TrainerState:
    """Return a copy with everything hidden from a seat dealt anew."""
    copy = s.clone()
    copy.offers = None
    if not any(s.team):
        return copy  # nothing is dealt before the setup is done
    _deal_chips(copy, seat, rng)
    copy.dungeon = _shuffled(copy.dungeon, rng)
    copy.events = _shuffled(copy.events, rng)
    known = 1 if _rival_seen(s, seat) else 0
    copy.rivals = copy.rivals[:known] + _shuffled(copy.rivals[known:], rng)
    _deal_items(copy, seat, rng)
    return copy


def _shuffled(cards: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    # Sorting by random keys deals as fairly as rng.shuffle, at a quarter of its cost. Sorted by
    # number before: how they truly lie must not show in the deal.
    random = rng.random
    return tuple(sorted(sorted(cards), key=lambda _: random()))


def _deal_chips(s: TrainerState, seat: Seat, rng: Random) -> None:
    seen = seen_chips(s, seat)
    for pile, spaces in enumerate(CATCH_BY_PILE):
        hidden = [sp for sp in spaces if s.chips[sp] and sp not in seen]
        pool = _shuffled((*(s.chips[sp] for sp in hidden), *s.tray[pile]), rng)
        for space, chip in zip(hidden, pool, strict=False):
            s.chips[space] = chip
        s.tray[pile] = pool[len(hidden) :]


def _proven(op: AnyOp) -> frozenset[int]:
    """Return the kinds of which the waiting trainer holds one, or it would not be asked."""
    if isinstance(op, RollDice):
        return frozenset({TIME_MACHINE})
    if isinstance(op, ChooseBall):
        return frozenset(BALLS)
    if isinstance(op, (ForcedReply, Challenged)):
        return frozenset({POKE_DOLL})
    if isinstance(op, MayHeal):
        return frozenset({POTION})
    return frozenset()


def _deal_items(s: TrainerState, seat: Seat, rng: Random) -> None:
    others = [i for i in range(s.seats) if i != seat]
    sizes = {i: len(s.hand[i]) for i in others}
    unseen = s.items
    for i in others:
        unseen += s.hand[i] + s.laid[i]
    pool = list(_shuffled(unseen, rng))

    def pick(kinds: frozenset[int]) -> int:
        return pool.pop(next(i for i, kind in enumerate(pool) if kind in kinds))

    hands: dict[int, list[int]] = {i: [] for i in others}
    op = waiting(s)[0] if s.waits in others else None
    for i in others:
        wants_more = isinstance(op, LayBonus) and s.waits == i
        cards = sorted([pick(BONUS_KINDS) for _ in range(len(s.laid[i]) + wants_more)])
        if wants_more:
            hands[i].append(cards.pop(0))  # one that may still be laid: not above the last
        s.laid[i] = tuple(reversed(cards))
    if op is not None and _proven(op):
        hands[s.waits].append(pick(_proven(op)))
    for i in others:
        while len(hands[i]) < sizes[i]:
            hands[i].append(pool.pop())
        s.hand[i] = tuple(sorted(hands[i]))
    s.items = tuple(pool)
