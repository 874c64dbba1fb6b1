"""Rules in places where a seat, a spot or a figure of zero is easily taken for another."""

import pytest

from rulesets.engine.lasting import Use
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.attacks import printed_attacks
from rulesets.ptcg.effects.ops import (
    Attached,
    AttackScript,
    CardScript,
    Damage,
    Draw,
    FallsToAttack,
    Held,
    InPlay,
    Modifier,
    Pick,
    Power,
    PutCounters,
    Self,
    Send,
)
from rulesets.ptcg.eras import BASE, DP, HS, PL
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL, FROM_EX, each


def attack(*effect, **parts):
    return CardScript(attacks=(AttackScript(effect=effect, **parts),))


@ALL
def test_the_attacks_of_an_evolved_pokemon_are_those_of_its_top_card(era):
    """Also at the first spot of all."""
    match = board(era, mon("Ninetales", under=("Vulpix",)), foe=mon("Ninetales", under=("Vulpix",)))
    for place in ("active", "foe"):
        root = match.s.stacks[match.spot(place)][0]
        assert [a.name for a in printed_attacks(match.s, root)] == ["Fire Blast"]


@ALL
def test_what_a_card_in_play_offers_is_used_once_a_turn(era):
    uses = CardScript(uses=(Use((Draw(1),)), Use((Draw(2),))))
    match = board(era, scripts={"Rattata": uses})
    match.act(("use", 0, 0))
    assert match.count("hand") == 1
    offered = [a for a in match.game.legal_actions(match.s) if a[0] == "use"]
    assert offered == [("use", 0, 1)]
    match.act(("use", 0, 1))
    assert [a for a in match.game.legal_actions(match.s) if a[0] == "use"] == []


@FROM_EX
@pytest.mark.rule("EX-129", "BW-143")
@pytest.mark.parametrize("less", [Modifier("damage taken", -20, InPlay("opponent", "active")),
                                  Modifier("damage dealt", -20),
                                  Modifier("damage dealt", -30)])  # fmt: skip
def test_no_damage_is_left_to_be_answered(era, less):
    scripts = {
        "Machop": CardScript(modifiers=(less,)),
        "Snorlax": CardScript(triggers=(Trigger("damaged", (Draw(3),), Self()),)),
    }
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts=scripts)
    drawn = match.attack(0).count("hand", 1)
    assert (match.damage("foe"), drawn) == (0, 1)  # the draw of the turn alone
    plain = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Snorlax": scripts["Snorlax"]})
    assert plain.attack(0).count("hand", 1) == 1 + 3


@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_damage_to_oneself_knows_no_weakness_whoever_attacks(era, seat):
    weak = pokemon("Weak", 90, ("Fighting",), (("Recoil", "F", "10"),), weak="Fighting ×2")
    scripts = {"Weak": attack(Damage(20, Self()))}
    mine = mon("Weak", "F")
    given = {"active": mine, "foe": "Snorlax"} if not seat else {"active": "Snorlax", "foe": mine}
    match = board(era, **given, scripts=scripts, cards=[weak])
    match = match.end() if seat else match
    assert match.attack(0).damage("foe" if seat else "active") == 20


@each(BASE)
@pytest.mark.rule("BASE-089")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_helps_an_attack_helps_it_against_oneself_in_either_seat(era, seat):
    plus = Modifier("damage dealt", 10, Self(), against=InPlay("opponent", "active"))
    scripts = {"Machop": CardScript(modifiers=(plus,))}
    mine = mon("Machop", "F", status="Confused")
    given = {"active": mine, "foe": "Snorlax"} if not seat else {"active": "Snorlax", "foe": mine}
    match = board(era, **given, scripts=scripts)
    match = match.end() if seat else match
    match.attack(0, coins="T")
    assert match.damage("foe" if seat else "active") == 20 + 10


@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_falls_to_an_attack_gives_what_the_attacker_asks(era, seat):
    greed = Modifier("prizes", 1, InPlay("opponent"), FallsToAttack(Self()))
    scripts = {"Machop": CardScript(modifiers=(greed,))}
    mine, prey = mon("Machop", "F"), mon("Snorlax", damage=70)
    given = {"active": mine, "foe": prey} if not seat else {"active": prey, "foe": mine}
    match = board(era, **given, bench=["Onix"], foe_bench=["Onix"], scripts=scripts)
    match = match.end() if seat else match
    assert match.attack(0).prizes(seat) == 4


@each(DP, PL, HS)
@pytest.mark.rule("PL-142")
def test_energy_cards_that_an_attack_discards_must_all_be_there(era):
    burns = attack(Pick(Attached(Self()), "cards", 2), Send(Held("cards")))
    for energy, damage in (("F", 0), ("FW", 20)):
        match = board(era, mon("Machop", energy), foe="Snorlax", scripts={"Machop": burns})
        assert match.attack(0).damage("foe") == damage
    upto = attack(Pick(Attached(Self()), "cards", 2, 0), Send(Held("cards")))
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Machop": upto})
    assert match.attack(0).damage("foe") == 20


@ALL
def test_a_shield_does_not_keep_off_what_its_pokemon_does_to_itself(era):
    shield = Modifier("prevent all", on=InPlay("you", "active"))
    scripts = {
        "Machop": CardScript(
            attacks=(AttackScript(effect=(PutCounters(2, Self()),)),), powers=(None,)
        ),
        "Onix": CardScript(powers=(Power(modifiers=(shield,)),)),
    }
    scripts["Rain Stadium"] = CardScript(modifiers=(shield,))
    match = board(era, mon("Machop", "F"), foe="Snorlax", stadium="Rain Stadium", scripts=scripts)
    assert match.attack(0).damage("active") == 20
