"""What a player does once a game, cards that are lost, and turns that go on."""

import pytest

from rulesets.ptcg.effects.ops import (
    AttackScript,
    CameUp,
    CardScript,
    CopyAttack,
    Draw,
    Evolve,
    FirstTurnToo,
    If,
    In,
    InPlay,
    Is,
    May,
    Modifier,
    Named,
    Not,
    Power,
    Put,
    Self,
    Send,
    Substitute,
    ThisCard,
    Top,
    Trigger,
    Use,
    UsedUp,
    UseUp,
    WentSecond,
)
from rulesets.ptcg.eras import BASE, BW, EX
from rulesets.ptcg.text.read.rulebox import added_by_kind
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1, trainer

GX = AttackScript(once="GX")
VSTAR = Power((Use((Draw(2),), "any", once="VSTAR"),))


def gx_match(**facts):
    """Return a match of two Pokémon with an attack that is used once a game."""
    cards = [
        pokemon("Eevee-GX", 170, attacks=(("Joy GX", "C", "10"), ("Tackle", "C", "10"))),
        pokemon("Mimic", attacks=(("Copy", "C", ""),)),
    ]
    scripts = {
        "Eevee-GX": CardScript((GX, None)),
        "Mimic": CardScript((AttackScript((CopyAttack(),)),)),
    }
    return board(BW, foe=mon("Eevee-GX", "G"), cards=cards, scripts=scripts, **facts)


def test_a_gx_attack_is_used_once_a_game_by_each_player():
    match = gx_match(active=mon("Eevee-GX", "GG"))
    match.attack(0)
    assert match.allows("attack", 0)  # the other player still has one
    match.end()
    assert not match.allows("attack", 0)
    assert match.allows("attack", 1)


def test_a_copied_gx_attack_counts_as_ones_own():
    match = gx_match(active=mon("Mimic", "GG"))
    match.attack(0).act(("copy", match.s.stacks[match.spot("foe")][0], 0))
    match.end()
    match.attack(0)
    assert match.damage("foe") == 20  # only the other attack was left to copy


def test_a_vstar_power_leaves_no_vstar_attack():
    star = pokemon(
        "Star", attacks=(("Beam", "C", "10"),), powers=(("Ability", "Shine"),), marks=("VSTAR",)
    )
    script = CardScript((AttackScript(once="VSTAR"),), (VSTAR,))
    match = board(BW, mon("Star", "G"), cards=[star], scripts={"Star": script})
    assert match.allows("attack", 0)
    match.power()
    assert match.count("hand") == 2
    assert not match.allows("attack", 0)
    assert "cannot use Shine" in match.refusal("power", 0, 0, 0)


def test_a_prism_star_is_lost_instead_of_discarded():
    prism = pokemon("Prism", 10, marks=("Prism Star",))
    match = board(BW, mon("Rattata", "G"), foe="Prism", foe_bench=["Onix"], cards=[prism])
    match.attack(0)
    assert match.names("lost", 1) == ["Prism"]
    assert match.names("discard", 1) == []


def mega_match(tool):
    """Return a match whose player may evolve into a Pokémon that ends the turn."""
    link = CardScript(modifiers=(Modifier("turn goes on", when=Is(Self(), Named(("M Onix-EX",)))),))
    return board(
        BW,
        mon("Onix", tools=tool),
        hand=["M Onix-EX", "Soda"],
        deck=["M Onix-EX"],
        cards=[stage1("M Onix-EX", "Onix", marks=("MEGA", "EX")), trainer("Soda", "Item")],
        scripts={
            "M Onix-EX": CardScript(triggers=added_by_kind(("MEGA", "EX"))[1]),
            "Charm": link,
            "Soda": CardScript(play=(Evolve(In("deck"), InPlay("you", "active")),)),
        },
    )


@pytest.mark.parametrize(("tool", "seat"), [((), 1), (("Charm",), 0)])
def test_a_link_keeps_the_turn_going(tool, seat):
    assert mega_match(tool).evolve("M Onix-EX").s.seat == seat
    assert mega_match(tool).play("Soda").s.seat == seat


@pytest.mark.rule("EX-070")
def test_a_supporter_may_say_that_it_is_for_the_first_turn_too():
    for program, allowed in (((Draw(),), False), ((FirstTurnToo(), Draw()), True)):
        match = board(
            EX, hand=["Professor"], scripts={"Professor": CardScript(play=program)}, turn=1
        )
        assert match.allows("play", "Professor") is allowed
    match.play("Professor")
    assert match.count("hand") == 1


@pytest.mark.parametrize(("turn", "second"), [(3, None), (4, 1)])
def test_a_player_knows_who_went_second(turn, second):
    asked = (If(WentSecond(), (Put("second", 1),)),)
    assert run(board(BW, turn=turn), asked).values.get("second") == second


def test_a_pokemon_knows_that_it_came_up_from_the_bench_this_turn():
    asked = (If(Is(InPlay("you", "active"), CameUp()), (Put("up", 1),)),)
    match = board(BW, mon("Onix", "GGG"), bench=["Rattata"])
    assert "up" not in run(match, asked).values
    match.retreat("bench 1")
    if match.menu()[0].startswith("Pick"):
        match.pick("Grass Energy")
    assert run(match, asked).values["up"] == 1
    match.next_turn()
    assert "up" not in run(match, asked).values


def test_a_pokemon_is_exchanged_and_keeps_what_is_on_it():
    match = board(BW, mon("Onix", "G", damage=20), deck=["Onix", "Machop"])
    old = match.s.stacks[match.spot("active")][0]
    frame = run(match, (Substitute(Top(In("deck", filter=Named(("Onix",))), 1)),))
    new = match.s.stacks[match.spot("active")][0]
    assert new != old and frame.card("self") == new
    assert (match.energy("active"), match.damage("active")) == (1, 20)
    assert match.s.decks[0][0] == old


def test_a_power_answers_once_a_turn_by_its_name():
    answer = Trigger("benched", (May((UseUp("Asset"), Draw(2))),), when=Not(UsedUp("Asset")))
    bat = pokemon("Bat", powers=(("Ability", "Asset"),))
    match = board(
        BW,
        hand=["Bat", "Bat"],
        cards=[bat],
        scripts={"Bat": CardScript(powers=(Power(triggers=(answer,)),))},
    )
    match.bench("Bat").act(("yes",))
    match.bench("Bat")
    assert match.count("hand") == 2


def test_a_card_may_send_itself_away_once():
    script = CardScript(uses=(Use((Send(ThisCard()),), "game"),))
    match = board(BASE, "Onix", bench=["Rattata"], scripts={"Onix": script})
    assert match.allows("use", 0, 0)
