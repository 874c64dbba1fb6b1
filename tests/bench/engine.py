"""Speed of the engine in CPU time: run with `make bench-engine`; figures vary with the machine."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random
from time import process_time

from deckcheck.play import bots
from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.engine import EngineGame, MatchState, Op, advance, push
from rulesets.master_trainer.game import GAME

LEAVE, STAY = ("leave",), ("stay",)


@dataclass(frozen=True, slots=True)
class Nothing(Op):
    """Offer two actions that change nothing."""

    def run(self, s, f):
        return 0

    def offers(self, s, f):
        return LEAVE, STAY

    def take(self, s, f, action):
        f.pc -= 1
        s.left -= 1
        if not s.left:
            s.stack.clear()
        return


class EmptyState(MatchState):
    __slots__ = ("left",)


class EmptyGame(EngineGame):
    """A game without rules: what is left is the engine's own cost."""

    def new_match(self, decks, options):
        s = EmptyState()
        s.start()
        s.left = 1000
        push(s, (Nothing(),))
        s.waits = advance(s)
        return s


def random_match(game, seed, options):
    """Play one match at random; return its number of actions and whether it was won."""
    rng = Random(seed)
    state = game.new_match((), options)
    actions = 0
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            action = game.chance(state, rng)
        else:
            legal = game.legal_actions(state)
            action = legal[int(rng.random() * len(legal))]
        game.apply(state, action)
        actions += 1
    return actions


def rate(game, options, seconds):
    """Return actions and matches a second."""
    start, actions, matches = process_time(), 0, 0
    while process_time() - start < seconds:
        actions += random_match(game, matches, options)
        matches += 1
    spent = process_time() - start
    return actions / spent, matches / spent


def clone_cost(state, times=50_000):
    """Return the microseconds of one clone, the best of five runs."""
    runs = []
    for _ in range(5):
        start = process_time()
        for _ in range(times):
            state.clone()
        runs.append((process_time() - start) / times * 1e6)
    return min(runs)


def mid_match(moves=3000):
    """Return a four-trainer state in the middle of a match, and of an effect."""
    rng, state = Random(1), GAME.new_match((), MatchOptions(seats=4))
    while moves > 0 or len(state.stack) < 3:
        if GAME.actor(state) == CHANCE:
            GAME.apply(state, GAME.chance(state, rng))
        else:
            GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        moves -= 1
    return state


def greedy_cost(decisions=100):
    """Return the milliseconds of one greedy decision."""
    bot, rng, state = bots.make("greedy"), Random(2), mid_match()
    spent = done = 0
    while done < decisions:
        actor = GAME.actor(state)
        if actor == CHANCE:
            GAME.apply(state, GAME.chance(state, rng))
            continue
        start = process_time()
        action = bot.choose(bots.Position(GAME, state, actor), rng)
        spent += process_time() - start
        done += 1
        GAME.apply(state, action)
    return spent / done * 1e3


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    state = mid_match()
    print(f"Python {sys.version.split()[0]}, one core")
    print(f"clone, four trainers in mid-effect:     {clone_cost(state):8.2f} µs")
    actions, _ = rate(EmptyGame(), MatchOptions(seats=2), seconds)
    print(f"empty game, the engine's own overhead:  {actions:8,.0f} legal_actions + apply /s")
    actions, matches = rate(GAME, MatchOptions(seats=4), seconds)
    print(f"master-trainer, four random seats:      {actions:8,.0f} legal_actions + apply /s")
    print(f"                                        {matches:8.1f} matches /s")
    print(f"greedy decision:                        {greedy_cost():8.2f} ms")


if __name__ == "__main__":
    main()
