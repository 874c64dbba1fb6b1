"""Benches of other sizes, and cards that stay in the discard pile."""

from rulesets.ptcg.effects.ops import (
    DEFENDING,
    SELF,
    CardScript,
    Exists,
    Held,
    If,
    In,
    InPlay,
    KnockOut,
    Modifier,
    Power,
    PutCounters,
    Send,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import ask, board, run
from tests.rulesets.ptcg.cards import pokemon

WIDE = {"Rain Stadium": CardScript(modifiers=(Modifier("bench", 8, who="both"),))}
NARROW = {"Rain Stadium": CardScript(modifiers=(Modifier("bench", 3, who="both"),))}
KEEPER = pokemon("Keeper", 90, powers=(("Ability", "Keep"),))


def five(*more):
    return ["Rattata"] * (5 - len(more)) + list(more)


def test_a_wide_bench_takes_eight():
    match = board(BW, "Onix", bench=five(), hand=["Machop"], stadium="Rain Stadium", scripts=WIDE)
    match.bench("Machop")
    assert len(match.s.bench_spots(0)) == 6
    usual = board(BW, "Onix", bench=five(), hand=["Machop"])
    assert not usual.allows("bench", "Machop")


def test_who_has_too_many_benched_pokemon_discards_some():
    match = board(BW, "Onix", bench=five("Machop"), hand=["Rain Stadium"], scripts=NARROW)
    match.play("Rain Stadium")
    match.act(("discard", match.spot("bench 5")))
    match.act(("discard", match.spot("bench 1")))
    assert len(match.s.bench_spots(0)) == 3
    assert sorted(match.names("discard")) == ["Machop", "Rattata"]


def test_a_wide_bench_is_left_when_what_made_room_goes():
    match = board(BW, "Onix", bench=five(), hand=["Machop"], stadium="Rain Stadium", scripts=WIDE)
    match.bench("Machop")
    run(match, (Send(In("stadium", "both")),))
    match.game.apply(match.s, match.game.legal_actions(match.s)[0])
    assert len(match.s.bench_spots(0)) == 5


def test_a_card_that_stays_discarded_does_not_come_back():
    stays = {"Bill": CardScript(play=(), modifiers=(Modifier("stays discarded"),))}
    match = board(BW, discard=["Bill"], scripts=stays)
    run(match, (Send(In("discard"), "hand"),))
    assert match.names("discard") == ["Bill"]


def test_powers_and_trainers_of_a_player_bring_nothing_back():
    keeps = {
        "Keeper": CardScript(powers=(Power(modifiers=(Modifier("no recovery", who="opponent"),)),))
    }
    match = board(BW, foe="Keeper", discard=["Bill"], scripts=keeps, cards=[KEEPER])
    run(match, (Send(In("discard"), "hand"),))
    assert match.count("hand") == 0
    run(match, (Send(In("discard"), "hand"),), values={"attack": "Dig"})
    assert match.count("hand") == 1


def test_a_knock_out_tells_whom_it_felled():
    match = board(BW, "Snorlax", foe="Machop", foe_bench=["Onix"])
    program = (KnockOut(DEFENDING), If(Exists(Held("felled")), (PutCounters(2, SELF),)))
    run(match, program)
    assert match.damage("active") == 20
    assert ask(match, InPlay("opponent", "active")) == ["Onix"]


def test_a_board_has_as_many_spots_as_its_cards_need():
    assert board(BW).s.slots == 6
    assert board(BW, stadium="Rain Stadium", scripts=WIDE).s.slots == 9
