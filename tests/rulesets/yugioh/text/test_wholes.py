"""Products and target lists that play with every card, and go on doing so."""

from random import Random

import pytest

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.yugioh.game import GAME_9
from tests.rulesets.yugioh.wholes import deck_of, is_product, missing, targets

PRODUCTS = [
    *("5DS1", "5DS2", "SD1", "SD2", "SD3", "SD4", "SD5", "SDBE", "SDDC", "SDDE", "SDJ", "SDK"),
    *("SDOK", "SDRE", "SDY", "SKE", "SYE", "YS11", "YS12", "YS14", "YSD", "YSDJ", "YSDS"),
    *("YSKR", "YSYR"),
]
LISTS = [
    *("AI_Chaos408@c8e0c8be", "AI_GD", "AI_Horus@d83c9cd0", "AI_OldSchool", "Beat-0@1e658fd1"),
    *("MyDeck-side-1", "R1-T1-B1.yrp-1", "warrior@8bc9765d", "【408】机械族", "【入门】战士族"),
    *(
        "【入门】魔法师族",
        "【官方预组】SD1",
        "【官方预组】SD2",
        "【官方预组】SD4",
        "【官方预组】SD5",
    ),
]


@pytest.fixture(scope="module")
def rows(shared):
    return targets(shared)


def named(rows, wanted):
    found = [
        r
        for r in rows
        if wanted == r["id"]
        or (not is_product(r) and r["id"].rpartition("/")[2].startswith(wanted))
    ]
    assert len(found) == 1, f"{wanted}: {[r['id'] for r in found]}"
    return found[0]


@pytest.mark.parametrize("wanted", [*PRODUCTS, *LISTS])
def test_every_card_of_the_deck_has_a_program(rows, shared, wanted):
    row = named(rows, wanted)
    assert is_product(row) == (wanted in PRODUCTS)
    assert [card.name for card in missing(shared, row)] == []


@pytest.mark.parametrize("wanted", [*PRODUCTS, *LISTS])
def test_the_deck_plays_random_duels_to_their_end(rows, shared, wanted):
    deck = deck_of(shared, named(rows, wanted))
    for seed in range(2):
        rng = Random(f"{wanted} {seed}")
        s = GAME_9.new_match([deck, deck], MatchOptions())
        for _ in range(20_000):
            actor = GAME_9.actor(s)
            if actor == OVER:
                break
            chance = actor == CHANCE
            action = GAME_9.chance(s, rng) if chance else rng.choice(GAME_9.legal_actions(s))
            GAME_9.apply(s, action)
            assert not GAME_9.violations(s), (wanted, seed)
        assert GAME_9.actor(s) == OVER
