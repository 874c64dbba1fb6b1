"""Perft counts and the golden playthrough."""

from pathlib import Path
from random import Random

import pytest

from rulesets.api import CHANCE, MatchOptions
from rulesets.master_trainer.game import GAME
from rulesets.testing import perft, playthrough

TESTS = Path(__file__).parents[2]


def cases():
    for line in (TESTS / "perft" / "master-trainer.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            name, setup, counts = (part.split() for part in line.split("|"))
            pairs = zip(counts[::2], counts[1::2], strict=True)
            yield pytest.param([int(n) for n in setup], [(int(d), int(c)) for d, c in pairs],
                               id=name[0])  # fmt: skip


@pytest.mark.parametrize(("setup", "counts"), list(cases()))
def test_perft(setup, counts):
    seats, seed, moves = setup
    rng, state = Random(seed), GAME.new_match((), MatchOptions(seats=seats))
    for _ in range(moves):
        if GAME.actor(state) == CHANCE:
            GAME.apply(state, GAME.chance(state, rng))
        else:
            GAME.apply(state, rng.choice(list(GAME.legal_actions(state))))
    assert [(depth, perft(GAME, state, depth)) for depth, _ in counts] == counts


def test_the_golden_playthrough():
    golden = (TESTS / "playthroughs" / "master-trainer.txt").read_text("utf-8")
    assert playthrough(GAME, seats=3, seed=7, moves=400) == golden
