"""The size of the Bench: wider or narrower by a card, and cut when it is too large."""

import pytest

from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Exists,
    In,
    InPlay,
    Modifier,
    Not,
    Send,
)
from rulesets.ptcg.eras import ME, SWSH, XY
from rulesets.ptcg.match.state import Match
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.eras import each

FIELD = CardScript(modifiers=(Modifier("bench", 8, who="both"),))
NARROW = CardScript(modifiers=(Modifier("bench", 3, who="both"),))
SINCE_XY = each(XY, SWSH, ME)


def wide(era, count, **given):
    return board(
        era, bench=["Rattata"] * count, stadium="Rain Stadium",
        scripts={"Rain Stadium": FIELD, "Sun Stadium": NARROW}, **given
    )  # fmt: skip


@SINCE_XY
@pytest.mark.rule("PL-240")
def test_a_card_widens_the_bench_beyond_five(era):
    match = wide(era, 7, hand=["Machop", "Machop"]).bench("Machop")
    assert len(match.s.bench_spots(0)) == 8
    assert "the Bench holds 8 Pokémon" in match.refusal("bench", "Machop")
    assert Match.load(match.game.dump(match.s)).key() == match.s.key()


@SINCE_XY
@pytest.mark.rule("PL-198")
def test_a_bench_that_is_too_large_is_cut_by_its_player(era):
    match = wide(era, 7)
    run(match, (Send(In("stadium")),))
    assert match.s.waits == 0
    assert {a[0] for a in match.game.legal_actions(match.s)} == {"discard"}
    assert match.refusal("end").startswith("cannot do that: choose a Benched Pokémon to discard")
    match.act(match.game.legal_actions(match.s)[0])
    match.act(match.game.legal_actions(match.s)[0])
    assert len(match.s.bench_spots(0)) == 5
    assert (match.prizes(1), match.names("discard").count("Rattata")) == (6, 2)


@SINCE_XY
@pytest.mark.rule("PL-214")
def test_both_cut_even_if_the_cause_leaves_by_the_first_cut(era):
    alone = Not(Exists(In("stadium", "both")))
    narrow = {"Onix": CardScript(modifiers=(Modifier("bench", 4, who="both", when=alone),))}
    foes = ["Machop"] * 4 + ["Onix"]
    match = board(
        era, bench=["Rattata"] * 5, foe_bench=foes, scripts=narrow, stadium="Rain Stadium"
    )
    run(match, (Send(In("stadium", "both")),))
    assert match.s.waits == 1
    match.act(("discard", match.spot("foe bench 5")))  # the cause itself
    assert (match.s.waits, match.game.legal_actions(match.s)[0][0]) == (0, "discard")
    match.act(("discard", match.spot("bench 1")))
    assert (len(match.s.bench_spots(0)), len(match.s.bench_spots(1))) == (4, 4)
    assert match.game.legal_actions(match.s)[-1] == ("end",)


@SINCE_XY
@pytest.mark.rule("PL-214")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_both_must_cut_who_is_not_to_move_chooses_first(era, seat):
    hands = {("hand", "foe_hand")[seat]: ["Sun Stadium"]}
    match = wide(era, 5, foe_bench=["Onix"] * 5, **hands)
    if seat:
        match.end()
    match.play("Sun Stadium")
    cut = []
    while match.game.legal_actions(match.s)[0][0] == "discard":
        cut.append(match.s.waits)
        match.act(match.game.legal_actions(match.s)[0])
    assert cut == [1 - seat] * 2 + [seat] * 2
    assert len(match.s.bench_spots(0)) == len(match.s.bench_spots(1)) == 3


@SINCE_XY
@pytest.mark.rule("RO-52", "PL-198")
def test_knock_outs_and_prizes_come_before_the_cut_and_the_cut_before_the_new_active(era):
    # The Active Pokémon that widens the Bench falls with a Benched one.
    scripts = {
        "Onix": CardScript(modifiers=(Modifier("bench", 8),)),
        "Machop": CardScript(attacks=(AttackScript(effect=(Damage(10, InPlay("opponent")),)),)),
    }
    match = board(
        era, mon("Machop", "F"), foe=mon("Onix", damage=80), scripts=scripts,
        foe_bench=[mon("Rattata", damage=20), *["Snorlax"] * 6],
    )  # fmt: skip
    match.attack(0)
    assert match.prizes(0) == 4 and match.s.waits == 1
    assert match.game.legal_actions(match.s)[0][0] == "discard"
    match.act(match.game.legal_actions(match.s)[0])
    assert match.game.legal_actions(match.s)[0][0] == "promote"
