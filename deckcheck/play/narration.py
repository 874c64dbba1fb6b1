"""Matches told move by move, as a seat may hear them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from deckcheck.play.match import Match
from rulesets.api import Action, AnyGame, Seat
from rulesets.parts.telling import teller_of

Listener = Seat | None  # None hears everything


class Step(NamedTuple):
    """A move and its words."""

    number: int
    actor: Seat
    action: Action
    turn: int  # in which it ends
    words: str  # the move alone
    lines: list[str]


def narrated(
    game: AnyGame,
    state: Any,
    action: Action,
    listeners: Sequence[Listener],
    make: Callable[[Action], None],
) -> dict[Listener, list[str]]:
    """Make a move and return it in words for each listener."""
    teller = teller_of(game)
    before = state.clone()
    teller.listen(state)
    make(action)
    return {who: teller.happened(before, action, state, who) for who in listeners}


def retold(match: Match, listener: Listener) -> Iterator[Step]:
    """Yield the moves of a match so far, told from the beginning."""
    game = match.game
    state = match.fresh()
    teller = teller_of(game)
    for number, move in enumerate(match.transcript.moves, 1):
        words = teller.heard(state, move.action, listener)
        told = narrated(game, state, move.action, (listener,), lambda a: game.apply(state, a))
        turn = turns_of(state)
        yield Step(number, move.actor, move.action, turn, words, told[listener])
    if (seat := match.transcript.conceded) is not None:
        why = match.transcript.why
        told = {listener: [f"{teller.name(seat)} {f'loses: {why}' if why else 'concedes'}"]}
        yield Step(len(match.transcript.moves), seat, (), turns_of(state), "", told[listener])


def turns_of(state: Any) -> int:
    """Return the turns of all players together, which a state counts as `turns` or `turn`."""
    return int(getattr(state, "turns", getattr(state, "turn", 0)))
