"""What a seat may know in the middle of an effect, and what is dealt anew."""

from random import Random

import pytest

from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Coins,
    ForEach,
    Held,
    In,
    InPlay,
    Modifier,
    Pick,
    PutCounters,
    Top,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import board, mon

FOE_BENCH = InPlay("opponent", "bench")


def attacking(effect, shield=()):
    """Return a match in which Rattata's first attack has this effect."""
    scripts = {
        "Rattata": CardScript(attacks=(AttackScript(effect=effect),)),
        "Squirtle": CardScript(modifiers=shield),
    }
    bench = ["Onix", "Machop"]
    match = board(BW, mon("Rattata", "G"), foe="Squirtle", foe_bench=bench, scripts=scripts)
    # Let card 1 be a Prize, in exchange for the like Energy card that was one.
    s = match.s
    (energy,), prize = s.energies[0], s.prizes[0][0]
    s.energies[0], s.prizes[0] = (prize,), (energy, *s.prizes[0][1:])
    return match


def moved(match, zone, tries=30):
    """Return how often dealing the hidden cards anew changes a zone of seat 0."""
    game, s = match.game, match.s
    dealt = (game.resample(s, 0, Random(seed)) for seed in range(tries))
    return sum(getattr(c, zone)[0] != getattr(s, zone)[0] for c in dealt)


def test_what_a_coin_showed_is_no_card():
    shield = (Modifier("prevent damage", coin=True),)
    match = attacking((Pick(FOE_BENCH, "one"),), shield)
    match.attack(0, coins="H")
    # The coin fell on 1, and card 1 is a Prize: knowing the coin is not knowing the Prizes.
    assert match.s.waits == 0 and 1 in match.s.prizes[0]
    assert moved(match, "prizes") == 30


def test_numbers_counted_by_an_effect_are_no_cards():
    match = attacking((Coins(2), Pick(FOE_BENCH, "one")))
    match.attack(0, coins="HH")
    assert match.s.waits == 0 and moved(match, "prizes") == 30


def test_whoever_looks_for_a_card_knows_the_zone():
    match = attacking((Pick(Top(In("deck"), 3), "card", 1, 0),))
    match.attack(0)
    assert match.s.waits == 0
    assert (moved(match, "decks"), moved(match, "prizes")) == (0, 30)


def test_a_loop_over_hidden_cards_goes_on_with_the_cards_dealt_anew():
    each = ForEach(Top(In("deck", "opponent"), 2), "it", (Pick(FOE_BENCH, "one"),))
    match = attacking((each, PutCounters(1, Held("one"))))
    match.attack(0)
    queue = match.s.stack[-1].cards["each it"]
    assert match.s.waits == 0 and queue == match.s.decks[1][1:2]
    for seed in range(5):
        c = match.game.resample(match.s, 1, Random(seed))
        assert c.stack[-1].cards["each it"] == c.decks[1][1:2]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_is_the_same_whatever_the_hidden_cards(seat):
    match = attacking((Pick(FOE_BENCH, "one"),))
    match.attack(0)
    shown = match.game.view(match.s, seat)
    for seed in range(10):
        assert match.game.view(match.game.resample(match.s, seat, Random(seed)), seat) == shown
