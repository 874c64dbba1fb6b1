"""A fast policy for turns to come: one line of the turn, always by the best next step."""

from __future__ import annotations

from random import Random
from typing import Any

from deckcheck.play.bots.plan import held, lines
from deckcheck.play.bots.turns import Turn, turn_of
from rulesets.api import CHANCE, OVER, Game

_NODES = 600  # steps that are looked at in a turn
_HANDS = 8  # times that the decision goes from seat to seat in one turn


def play_turn(game: Game[Any], state: Any, rng: Random) -> Any:
    """Return the state after the rest of the turn, whoever decides in it.

    The line goes on through steps that make nothing better, such as going on to battle or
    retreating: it ends where ending was best. The luck by which steps are compared is not the luck
    they are taken with, so that nobody knows a coin before it falls.
    """
    mark = turn_of(state)
    hands = 0
    while (actor := game.actor(state)) != OVER and turn_of(state) == mark and hands < _HANDS:
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
            continue
        turn = Turn(game, state, actor)
        legal = game.legal_actions(state)
        best = lines(turn, state, legal, rng.getrandbits(32), 1, _NODES)[0]
        state = held(turn, best.actions(), state, rng.getrandbits(32))
        hands += 1
    return state
