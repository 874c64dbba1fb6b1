"""Cards played in the opponent's turn."""

import pytest

from rulesets.engine.lasting import Use
from rulesets.ptcg.effects.ops import (
    AtLeast,
    CardScript,
    Count,
    Draw,
    InPlay,
    Modifier,
    Power,
    Require,
    StopPower,
    Trigger,
)
from rulesets.ptcg.eras import DP, HS, PL
from tests.rulesets.ptcg.board import board
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import each

POWERED = pokemon("Powered", powers=(("Poké-Power", "Gift"),))
BODY = pokemon("Bodied", powers=(("Poké-Body", "Gift"),))
GIFT = CardScript(powers=(Power(uses=(Use((Draw(3),)),)),))
TWO_IN_PLAY = Require(AtLeast(Count(InPlay()), 2))
SPRAY = CardScript(triggers=(Trigger("power used", (TWO_IN_PLAY, StopPower())),))


def used(era, active="Powered", foe_bench=("Onix",), scripts=()):
    """Return a board of turn 1 on which the Active Pokémon has just used its power."""
    known = {"Powered": GIFT, "Bodied": GIFT, "Potion": SPRAY, **dict(scripts)}
    match = board(
        era, active, foe_hand=["Potion"], foe_bench=foe_bench, turn=1, scripts=known,
        cards=[POWERED, BODY],
    )  # fmt: skip
    return match.power("active")


@each(DP, PL, HS)
@pytest.mark.rule("PL-020")
def test_a_trick_is_played_in_the_opponents_first_turn_too(era):
    match = used(era)
    assert match.s.waits == 1
    match.pick("Potion")
    assert (match.count("hand"), match.names("discard", 1), match.s.waits) == (0, ["Potion"], 0)
    assert not match.allows("power", "active", 0, 0)  # it counts as used
    own = board(era, hand=["Potion"], turn=1, scripts={"Potion": CardScript(play=(Draw(1),))})
    assert not own.allows("play", "Potion")


@each(DP, PL, HS)
@pytest.mark.rule("PL-020")
def test_a_trick_may_be_kept_and_asks_for_what_its_text_says(era):
    match = used(era).act(("done",))
    assert (match.count("hand"), match.count("hand", 1)) == (3, 1)
    alone = used(era, foe_bench=())
    assert (alone.s.waits, alone.count("hand")) == (0, 3)
    body = used(era, "Bodied")
    assert (body.s.waits, body.count("hand")) == (0, 3)
    barred = Modifier("cannot play", value="Trainer", who="opponent")
    lock = {"Powered": CardScript(powers=GIFT.powers, modifiers=(barred,))}
    assert used(era, scripts=lock).s.waits == 0
