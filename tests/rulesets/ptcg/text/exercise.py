"""Run programs from states in the middle of random matches."""

from random import Random

from rulesets.api import CHANCE, OVER
from rulesets.engine.frames import advance, push
from rulesets.ptcg.game import PokemonGame


def play(game, state, rng, moves):
    """Play random moves; return the state, or None when the match ends."""
    for _ in range(moves):
        actor = game.actor(state)
        if actor == OVER:
            return None
        action = (
            game.chance(state, rng) if actor == CHANCE else rng.choice(game.legal_actions(state))
        )
        game.apply(state, action)
    # On until a player is free to act, so that no other effect is half done.
    while game.actor(state) != OVER:
        if game.actor(state) != CHANCE and ("end",) in game.legal_actions(state):
            return state
        actor = game.actor(state)
        choices = game.legal_actions(state)
        game.apply(state, game.chance(state, rng) if actor == CHANCE else rng.choice(choices))
    return None


def run(game: PokemonGame, state, program, rng: Random, played=False, limit=400):
    """Run a program for the seat to move, with random decisions; return the broken invariants."""
    s = state.clone()
    seat = s.seat
    mine, theirs = s.active_spots(seat), s.active_spots(1 - seat)
    if not mine or not theirs or (played and not s.hands[seat]):
        return []
    own = s.stacks[mine[0]]
    about = {
        "self": own[0], "card": own[-1], "target": s.stacks[theirs[0]][0], "damage": 30,
        "printed": 30, "attack": "this attack", "cost": "C", "it": own[0],
        "attacker": s.stacks[theirs[0]][0], "subject": own[-1],
    }  # fmt: skip
    s.offers = None
    if played:
        about["card"] = s.hands[seat][0]
    push(s, program, seat, about)
    s.waits = advance(s)
    for _ in range(limit):
        if s.waits == OVER or (
            s.stack and s.stack[-1].program is not program and len(s.stack) == 1
        ):
            break
        actor = game.actor(s)
        if actor == OVER:
            break
        action = game.chance(s, rng) if actor == CHANCE else rng.choice(game.legal_actions(s))
        game.apply(s, action)
    return game.violations(s)
