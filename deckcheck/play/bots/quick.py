"""A fast policy for turns to come: one line of the turn, by the best next step or a small beam."""

from __future__ import annotations

from random import Random
from typing import Any

from deckcheck.play.bots.plan import held, lines
from deckcheck.play.bots.turns import Turn, turn_of
from rulesets.api import CHANCE, OVER, Action, Game

_LONGEST = 40  # steps of a line
_IDLE = 3  # of these in a row that make nothing better, before a line ends
_HANDS = 8  # times that the decision goes from seat to seat in one turn
_WIDTH = 4  # of the beam that plans a turn
_NODES = 120  # that it looks at


def play_turn(game: Game[Any], state: Any, rng: Random, planned: bool = False) -> Any:
    """Return the state after the rest of the turn, whoever decides in it.

    A turn that is planned costs some seven times as much as one that goes by the best next steps,
    and sees what two steps bring together that neither brings alone.

    The luck by which steps are compared is not the luck they are taken with, so that nobody knows a
    coin before it falls.
    """
    mark = turn_of(state)
    hands = 0
    line_of = best_line if planned else best_steps
    while (actor := game.actor(state)) != OVER and turn_of(state) == mark and hands < _HANDS:
        if actor == CHANCE:
            game.apply(state, game.chance(state, rng))
            continue
        turn = Turn(game, state, actor)
        line = line_of(turn, state, rng.getrandbits(32))
        state = held(turn, line, state, rng.getrandbits(32))
        hands += 1
    return state


def best_line(turn: Turn, state: Any, luck: int) -> list[Action]:
    """Return the best line to the end of the turn that a small beam finds."""
    legal = turn.game.legal_actions(state)
    return list(lines(turn, state, legal, luck, _WIDTH, _NODES)[0].actions())


def best_steps(turn: Turn, state: Any, luck: int) -> list[Action]:
    """Return the best end of the turn on a line that always takes the best next step.

    The line goes on through a few steps that make nothing better, such as going on to battle or
    retreating: it ends where ending was best.
    """
    game, seat = turn.game, turn.seat
    steps: list[Action] = []
    ended: tuple[float, list[Action]] | None = None
    most, idle = game.evaluate(state, seat), 0
    while len(steps) < _LONGEST:
        step: tuple[float, Action, Any] | None = None
        for action in game.legal_actions(state):
            copy = state.clone()
            over = turn.play(copy, action, luck)
            value = game.evaluate(copy, seat)
            if not over:
                if step is None or value > step[0]:
                    step = value, action, copy
            elif ended is None or value > ended[0]:
                ended = value, [*steps, action]
        if step is None or (ended and idle == _IDLE and step[0] <= most):
            break
        idle = 0 if step[0] > most else idle + 1
        most = max(most, step[0])
        steps.append(step[1])
        state = step[2]
    return ended[1] if ended else steps
