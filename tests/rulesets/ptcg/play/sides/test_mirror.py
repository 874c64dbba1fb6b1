"""A match goes the same way for either seat: no rule knows which of them a player has."""

from random import Random

import pytest

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.ptcg.game import BASE_GAME, BW_GAME, DATED_GAME, EX_GAME
from tests.rulesets.ptcg.decks import example

LONGEST = 400
PAIRS = [
    (BASE_GAME, "haymaker", "haymaker", ""),
    (EX_GAME, "magma", "haymaker", ""),
    (BW_GAME, "haymaker", "magma", ""),
    (DATED_GAME, "garchomp", "typhlosion", "2026-06-15"),
]


def summary(s, seat):
    """Return everything on a player's side, by the names of cards."""
    faces = s.table.faces
    zones = (s.hands, s.decks, s.discards, s.prizes, s.lost, s.beside)
    piles = [[faces[c].name for c in zone[seat]] for zone in zones]
    spots = range(seat * s.slots, (seat + 1) * s.slots)
    mons = [
        (
            [[faces[c].name for c in place[p]] for place in (s.stacks, s.energies, s.tools)],
            (s.damage[p], s.conditions[p], s.poison[p], s.used[p], len(s.marks[p])),
        )
        for p in spots
    ]
    return piles, mons, len(s.player_marks[seat])


def options(game, s):
    """Return what may be done, by its words."""
    return {game.describe(s, a): a for a in game.legal_actions(s)}


def set_up(game, s, luck, turned):
    """Set a match up, each player with luck of their own."""
    tossed = 0
    while not s.turn or game.actor(s) < 0:
        actor = game.actor(s)
        if actor != CHANCE:
            game.apply(s, options(game, s)[min(options(game, s))])
        elif game.legal_actions(s):
            tossed += 1
            game.apply(s, ("coin", (luck + tossed + turned) % 2))
        else:
            frame = s.stack[-1]
            pile = list(frame.program[frame.pc - 1].pile(s, frame))
            player = s.table.owner[pile[0]] ^ turned
            order = list(range(len(pile)))
            Random(f"{luck} {player}").shuffle(order)
            game.apply(s, ("shuffle", tuple(order)))


def step(game, one, other, rng):
    """Let the same happen in both matches."""
    actor = game.actor(one)
    assert game.actor(other) == (actor if actor < 0 else 1 - actor)
    if actor == CHANCE:
        action = game.chance(one, rng)
        game.apply(one, action)
        game.apply(other, action)
        return
    left, right = options(game, one), options(game, other)
    assert sorted(left) == sorted(right)
    words = rng.choice(sorted(left))
    game.apply(one, left[words])
    game.apply(other, right[words])


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("game", "first", "second", "day"), PAIRS, ids=["base", "ex", "bw", "now"])
def test_a_match_with_the_seats_exchanged_goes_the_same_way(game, first, second, day, number):
    decks, given = [example(first), example(second)], MatchOptions({"on": day} if day else {})
    one, other = game.new_match(decks, given), game.new_match(decks[::-1], given)
    set_up(game, one, number, 0)
    set_up(game, other, number, 1)
    rng = Random(f"mirror {first} {number}")
    for _ in range(LONGEST):
        assert summary(one, 0) == summary(other, 1)
        assert summary(one, 1) == summary(other, 0)
        if game.actor(one) == OVER or one.game:
            break
        step(game, one, other, rng)
    assert one.turn > 2
    if one.result:
        assert one.result == other.result[::-1]
