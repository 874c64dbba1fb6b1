"""Knock Outs, Prizes, replacements, winning, both at once, Sudden Death."""

import pytest

from rulesets.engine.frames import Frame
from rulesets.ptcg.effects.ops import (
    SELF,
    AttackScript,
    CardScript,
    Damage,
    Draw,
    InPlay,
    KnockOut,
    LostLastTurn,
    PutCounters,
    TakeUp,
    Trigger,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER


def boom(match_era, more=None, **given):
    """Return a board on which an attack does 100 to both Active Pokémon."""
    bomb = pokemon("Bomb", 40, attacks=(("Explode", "C", "100"),))
    script = {"Bomb": CardScript(attacks=(AttackScript(effect=(Damage(100, SELF),)),))}
    script |= more or {}
    return board(match_era, mon("Bomb", "G"), cards=[bomb], scripts=script, **given)


@ERAS
@pytest.mark.parametrize(("before", "falls"), [(20, False), (30, True), (40, True)])
@pytest.mark.rule("BASE-104", "EX-175", "BW-179", "EX-226", "BW-207")
def test_a_pokemon_falls_when_its_damage_reaches_its_hit_points(era, before, falls):
    match = board(era, mon("Machop", "F"), foe=mon("Machop", damage=before), foe_bench=["Onix"])
    match.attack()
    assert (match.name("foe") == "Onix") is falls


@ERAS
@pytest.mark.rule("BASE-105", "EX-176", "BW-180")
def test_the_examples_with_40_and_50_hit_points(era):
    hp = 40 if era is BASE else 50
    victim = pokemon("Victim", hp)
    for counters, falls in ((hp // 10 - 1, False), (hp // 10, True), (hp // 10 + 1, True)):
        match = board(era, foe="Victim", foe_bench=["Onix"], cards=[victim])
        run(match, (PutCounters(counters, InPlay("opponent", "active")),))
        assert (match.name("foe") == "Onix") is falls


@ERAS
@pytest.mark.rule("BASE-106", "EX-177", "BW-181", "BW-060")
def test_the_fallen_pokemon_and_all_its_cards_are_discarded(era):
    match = board(
        era,
        mon("Machop", "F"),
        foe=mon("Machoke", "GG", damage=60, under=["Machop"], tools=["Charm"]),
        foe_bench=["Onix"],
    ).attack()
    assert sorted(match.names("discard", 1)) == [
        "Charm",
        "Grass Energy",
        "Grass Energy",
        "Machoke",
        "Machop",
    ]


@ERAS
@pytest.mark.rule("BASE-107", "EX-178", "BW-182")
def test_the_opponent_of_the_fallen_pokemons_owner_takes_one_of_their_own_prizes(era):
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"])
    match.attack()
    assert (match.prizes(0), match.prizes(1)) == (5, 6)
    assert match.count("hand") == 1


@ERAS
@pytest.mark.rule("BASE-107", "EX-178", "BW-182")
def test_a_benched_pokemon_is_worth_a_prize_too(era):
    match = board(era, foe_bench=["Rattata"])
    run(match, (PutCounters(3, InPlay("opponent", "bench")),))
    assert match.prizes(0) == 5


@ERAS
@pytest.mark.rule("BASE-108", "EX-179", "BW-232")
def test_the_prize_is_taken_even_if_the_owner_caused_the_knock_out(era):
    match = board(era, bench=["Onix"])
    run(match, (KnockOut(SELF),))
    assert (match.prizes(0), match.prizes(1)) == (6, 5)


def test_what_falls_to_poison_after_an_attack_has_not_fallen_to_it():
    match = board(
        BW,
        mon("Machop", "F"),
        foe=mon("Machop", damage=20, status="Poisoned"),
        foe_bench=["Onix"],
    ).attack()
    assert match.name("foe") == "Onix"
    assert not LostLastTurn().holds(match.s, Frame((), 1, {}))
    match = board(BW, mon("Machop", "F"), foe=mon("Machop", damage=30), foe_bench=["Onix"])
    match.attack()
    assert LostLastTurn().holds(match.s, Frame((), 1, {}))


@ERAS
@pytest.mark.rule("EX-179", "BW-232", "BASE-128")
def test_the_prize_is_taken_for_a_knock_out_between_turns(era):
    match = board(era, foe=mon("Rattata", damage=20, status="Poisoned"), foe_bench=["Onix"]).end()
    assert match.prizes(0) == 5


@ERAS
@pytest.mark.rule("BASE-109", "EX-181", "BW-185", "BASE-028", "EX-057")
def test_after_the_prize_the_owner_replaces_the_active_pokemon_from_the_bench(era):
    match = board(
        era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix", "Snorlax"]
    )
    match.attack()
    assert match.prizes(0) == 5
    assert (match.s.waits, match.s.seat) == (1, 0)
    assert match.menu() == ["Make Onix Active", "Make Snorlax Active"]
    assert match.refusal("end") == (
        f"cannot do that: choose a Benched Pokémon to become Active ({era.cites['promote']})"
    )
    match.promote("foe bench 2")
    assert match.name("foe") == "Snorlax"
    assert match.s.seat == 1


@ERAS
@pytest.mark.rule("BASE-110", "BASE-111", "EX-173", "EX-183", "EX-184")
def test_when_both_fall_the_player_whose_turn_it_is_takes_and_replaces_last(era):
    match = boom(era, bench=["Onix", "Rattata"], foe_bench=["Onix", "Rattata"])
    match.attack()
    assert match.s.waits == 1
    match.promote("foe bench 1")
    assert match.s.waits == 0
    match.promote("bench 1")
    takers = [entry[1] for entry in match.s.log if entry[0] == "prize"]
    assert takers == [1, 0]


@ERAS
@pytest.mark.rule("BASE-111", "EX-184")
def test_when_both_fall_prizes_that_act_are_taken_in_the_same_order(era):
    acts = CardScript(triggers=(Trigger("taken as a Prize", (Draw(1),)),))
    match = boom(era, bench=["Onix"], foe_bench=["Onix"], more={"Grass Energy": acts}).attack()
    assert [entry[1] for entry in match.s.log if entry[0] == "prize"] == [1, 0]


@ERAS
@pytest.mark.rule("BASE-129", "EX-245", "BW-238")
def test_two_pokemon_at_once_give_two_prizes(era):
    match = board(era, foe=mon("Rattata", damage=20), foe_bench=["Rattata", "Onix"])
    run(match, (PutCounters(3, InPlay("opponent", "bench")), PutCounters(3, _foe())))
    assert match.prizes(0) == 4


def _foe():
    return InPlay("opponent", "active")


@pytest.mark.parametrize(
    ("era", "name", "prizes"),
    [
        (BASE, "Latias ex", 5),
        (EX, "Latias ex", 4),
        (BW, "Latias ex", 4),
        (BW, "Reshiram-EX", 4),
        (BW, "Reshiram", 5),
    ],
)
@pytest.mark.rule("EX-180", "BW-183", "BW-184", "BW-035", "BASE-129")
def test_a_pokemon_ex_gives_two_prizes_since_the_ex_booklet(era, name, prizes):
    match = board(era, foe=name, foe_bench=["Onix"])
    run(match, (KnockOut(_foe()),))
    assert match.prizes(0) == prizes


@LATER
@pytest.mark.parametrize("kind", ["Latias ex", "Reshiram-EX"])
@pytest.mark.rule("EX-245", "BW-238")
def test_an_ordinary_pokemon_with_a_pokemon_ex_gives_three(era, kind):
    match = board(era, foe=kind, foe_bench=["Rattata", "Onix"])
    run(match, (KnockOut(_foe()), PutCounters(3, InPlay("opponent", "bench"))))
    assert match.prizes(0) == 3


@LATER
@pytest.mark.parametrize("kind", ["Latias ex", "Reshiram-EX"])
@pytest.mark.rule("EX-246", "BW-239")
def test_with_one_prize_left_a_pokemon_ex_gives_the_last_one(era, kind):
    match = board(era, foe=kind, foe_bench=["Onix"], prizes=1)
    run(match, (KnockOut(_foe()),))
    assert match.winner == 0 and match.prizes() == 0
    assert match.count("hand") == 1


@pytest.mark.rule("BW-035")
def test_apart_from_name_and_prizes_an_ex_is_played_like_any_other():
    match = board(BW, bench=["Onix"], hand=["Reshiram-EX"]).bench("Reshiram-EX")
    assert match.name("bench 2") == "Reshiram-EX"


@ERAS
@pytest.mark.rule("BASE-112", "BASE-113", "EX-185", "BW-186", "BW-189")
def test_taking_the_last_prize_wins_even_against_pokemon_in_play(era):
    match = board(
        era, mon("Machop", "F"), foe=mon("Rattata", damage=20), foe_bench=["Onix"], prizes=1
    ).attack()
    assert match.winner == 0
    assert match.game.returns(match.s) == (1.0, 0.0)


@pytest.mark.rule("BASE-113")
def test_the_sixth_knock_out_brings_the_sixth_prize_and_wins():
    match = board(BASE, foe="Rattata", foe_bench=["Rattata"] * 5)
    for fallen in range(1, 6):
        run(match, (KnockOut(_foe()),))
        assert match.prizes(0) == 6 - fallen
        if match.s.waits == 1:
            match.act(match.game.legal_actions(match.s)[0])
        match.s.offers = None
    run(match, (KnockOut(_foe()),))
    assert match.winner == 0


@ERAS
@pytest.mark.rule("BASE-114", "BASE-115", "EX-182", "EX-186", "BW-187", "BW-056")
def test_a_player_without_a_replacement_loses_at_once(era):
    match = board(era, mon("Machop", "F"), foe=mon("Rattata", damage=20)).attack()
    assert match.winner == 0
    assert match.prizes(0) == 5


@ERAS
@pytest.mark.rule("EX-182", "EX-186", "BW-187", "BASE-114")
def test_an_active_pokemon_that_leaves_play_otherwise_must_be_replaced_too(era):
    match = board(era, bench=["Onix", "Machop"])
    run(match, (TakeUp(SELF, "hand"),))
    assert match.menu() == ["Make Onix Active", "Make Machop Active"]
    match = board(era)
    run(match, (TakeUp(SELF, "hand"),))
    assert match.winner == 1


@ERAS
@pytest.mark.rule("EX-188", "EX-190", "BW-191", "BW-193")
def test_both_winning_at_once_leads_to_a_new_game_with_one_prize(era):
    match = boom(era)
    match.s.table.affords.clear()
    match.game.apply(match.s, ("attack", 0))
    assert (match.s.game, match.over) == (1, False)
    assert [entry[0] for entry in match.s.log] == ["sudden death"]
    # A whole new game: everything in the decks, set-up and coin again.
    assert (match.s.turn, match.s.first, match.s.revealed) == (0, -1, 0)
    assert match.count("deck") + match.count("deck", 1) == len(match.s.table.faces)
    assert match.s.waits == -1


@ERAS
@pytest.mark.rule("EX-190", "EX-191", "BW-193", "BW-194")
def test_sudden_death_is_set_up_with_one_prize_and_may_repeat(era):
    match = _sudden_death(era)
    assert (match.prizes(0), match.prizes(1)) == (1, 1)
    assert match.s.prizes_laid == [1, 1]
    _fall_together(match)
    assert match.s.game == 2


@ERAS
@pytest.mark.rule("EX-191", "BW-194")
def test_the_winner_of_sudden_death_wins_the_match(era):
    match = _sudden_death(era)
    foe = match.s.active_spots(1 - match.s.seat)[0]
    match.s.fallen = (match.s.stacks[foe][0],)
    winner = match.s.seat
    match.act(("end",))
    assert match.winner == winner


def _sudden_death(era):
    """Return a match in the first turn of its first Sudden Death."""
    from random import Random

    match = boom(era, bench=["Onix"], foe_bench=["Onix"], prizes=1, foe_prizes=1)
    rng = Random(4)
    match.game.apply(match.s, ("attack", 0))
    while match.s.turn == 0:
        if match.s.waits == -1:
            match.game.apply(match.s, match.game.chance(match.s, rng))
        else:
            match.game.apply(match.s, match.game.legal_actions(match.s)[-1])
    return match


def _fall_together(match):
    s = match.s
    s.fallen = tuple(s.stacks[s.active_spots(seat)[0]][0] for seat in (0, 1))
    match.game.apply(s, ("end",))


@ERAS
@pytest.mark.rule("EX-189", "BW-192")
def test_winning_in_both_ways_beats_winning_in_one(era):
    # Both take their last Prize, but only the attacker has a Pokémon left.
    match = boom(era, bench=["Onix"], prizes=1, foe_prizes=1).attack()
    assert match.winner == 0
    match = boom(era, foe_bench=["Onix"], prizes=1, foe_prizes=1).attack()
    assert match.winner == 1


@ERAS
@pytest.mark.rule("EX-188", "BW-191")
def test_one_way_each_is_a_tie(era):
    # The attacker takes the last Prize but has no Pokémon left.
    match = boom(era, foe_bench=["Onix"], prizes=1)
    match.game.apply(match.s, ("attack", 0))
    assert match.s.game == 1
