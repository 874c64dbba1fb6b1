"""Reactions to an attack in progress, and what a card gives a player for a turn."""

import json

import pytest

from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Damage,
    Draw,
    Inflict,
    InPlay,
    Lasting,
    Modifier,
)
from rulesets.ptcg.eras import BASE, BW
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.scripts.gym.leaders import LEADERS
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.cards import pokemon, stage1, trainer
from tests.rulesets.ptcg.eras import ERAS

SNARE = AttackScript((Inflict(("Paralyzed",)), Lasting((Modifier("cannot retreat"),))))
SPRAY = AttackScript((Damage(20, InPlay("opponent", "bench")),))


def power(card_id):
    """Return a script with a power kept by hand, and the other parts of that card."""
    parts = LEADERS[card_id]
    attacks = (parts["attack 1"],) if "attack 1" in parts else ()
    return CardScript(attacks, powers=(parts["power 1"],))


def powered(name, **facts):
    """Return a Pokémon that prints one Pokémon Power."""
    return pokemon(name, powers=(("Pokémon Power", "Test"),), **facts)


def against(card_id, attack, foe_bench=("Onix",), **facts):
    """Return a match in which Rattata attacks a Pokémon that has a power of a Gym set."""
    return board(
        BASE,
        mon("Rattata", "G"),
        bench=["Onix"],
        foe=mon("Guard", **facts),
        foe_bench=foe_bench,
        cards=[powered("Guard", hp=70)],
        scripts={"Guard": power(card_id), "Rattata": CardScript((attack,))},
    )


def test_a_pokemon_that_flees_takes_the_damage_and_nothing_else():
    match = against("gym1-10", SNARE)
    match.attack(0).act(("yes",))
    assert (match.name("foe"), match.name("foe bench 1")) == ("Onix", "Guard")
    assert match.damage("foe bench 1") == 10
    assert match.status("foe") == match.status("foe bench 1") == ""
    assert match.s.marks[match.spot("foe")] == ()


def test_a_pokemon_may_stay_and_suffer():
    match = against("gym1-10", SNARE)
    match.attack(0).act(("no",))
    assert match.name("foe") == "Guard"
    assert match.status("foe") == "Paralyzed"


@pytest.mark.parametrize("facts", [{"status": "Confused"}, {"damage": 60}])
def test_neither_a_confused_nor_a_fallen_pokemon_flees(facts):
    match = against("gym1-10", SNARE, **facts)
    match.attack(0)
    assert match.name("foe bench 1") in ("Onix", "")


def test_an_effect_in_mid_flight_is_copied_and_saved():
    match = against("gym1-10", SNARE)
    match.attack(0)
    saved = Match.load(json.loads(json.dumps(match.s.dump())))
    assert saved.key() == match.s.clone().key() == match.s.key()
    match.s = saved
    match.act(("yes",))
    assert match.name("foe") == "Onix"


def test_a_reaction_with_a_coin_confuses_the_attacker_even_if_the_pokemon_falls():
    match = against("gym1-5", None, damage=60)
    match.attack(0, coins="H")
    assert match.status("active") == "Confused"
    assert match.prizes(0) == 5


def test_half_the_damage_done_is_healed_rounded_up():
    match = board(
        BASE,
        mon("Drainer", "G", damage=50),
        cards=[powered("Drainer", attacks=(("Drain", "G", "30"),), hp=80)],
        scripts={"Drainer": power("gym1-5")},
    )
    match.attack(0)
    assert match.damage("active") == 30


def test_a_benched_guard_may_take_ten_of_the_damage_once_for_each_pokemon():
    match = board(
        BASE,
        mon("Rattata", "G"),
        foe_bench=["Guard", "Onix", "Machop"],
        cards=[powered("Guard", hp=70)],
        scripts={"Guard": power("gym1-2"), "Rattata": CardScript((SPRAY,))},
    )
    match.attack(0).act(("yes",))
    match.act(("no",))
    damage = [match.damage(f"foe bench {i}") for i in (1, 2, 3)]
    assert damage == [30, 20, 10]
    assert match.damage("foe") == 10


@ERAS
def test_a_pokemon_has_the_attacks_of_others_at_their_costs(era):
    match = board(
        era,
        mon("Linker", "P"),
        bench=["Jynx", "Onix"],
        cards=[
            powered("Linker", types=("Psychic",), attacks=(("Burn", "PCCC", "60"),)),
            pokemon("Jynx", types=("Psychic",), attacks=(("Doubleslap", "P", "20"),)),
        ],
        scripts={"Linker": power("gym2-16")},
    )
    assert match.allows("attack", 1) and not match.allows("attack", 0)
    assert not match.allows("attack", 2)
    match.attack(1)
    assert match.damage("foe") == 20


def surge(attack=None, energy="L"):
    """Return a match of a Pokémon of Lt. Surge's under its leader's Gym."""
    return board(
        BASE,
        mon("Lt. Surge's Rattata", energy),
        stadium="Sun Stadium",
        cards=[pokemon("Lt. Surge's Rattata", attacks=(("Zap", "L", "10"),))],
        scripts={
            "Sun Stadium": LEADERS["gym1-120"]["rule"],
            "Lt. Surge's Rattata": CardScript((attack,)),
        },
    )


def test_a_stadium_offers_a_coin_for_more_damage():
    match = surge().attack(0)
    match.act(("yes",), coins="H")
    assert (match.damage("foe"), match.damage("active")) == (20, 0)


def test_tails_hurts_the_attacker_after_its_attack():
    match = surge().attack(0)
    match.act(("yes",), coins="T")
    assert (match.damage("foe"), match.damage("active")) == (10, 10)


def test_the_coin_may_be_declined():
    match = surge().attack(0)
    match.act(("no",))
    assert (match.damage("foe"), match.damage("active")) == (10, 0)


def blaine():
    """Return a match in which Bill, with Blaine's program, offers two Fire Energy."""
    match = board(
        BASE,
        "Blaine's Tepig",
        hand=["Bill", "Fire Energy", "Fire Energy", "Fire Energy"],
        cards=[pokemon("Blaine's Tepig")],
        scripts={"Bill": LEADERS["gym2-100"]["rule"]},
    )
    return match.play("Bill")


def test_two_fire_energy_take_the_place_of_the_turns_attachment():
    match = blaine()
    assert "Use Bill" in match.menu()
    match.act(("offer", 0))
    assert match.energy("active") == 2
    assert not match.allows("attach", "Fire Energy", "active")
    assert "Use Bill" not in match.menu()


def test_the_offer_goes_with_the_ordinary_attachment_and_with_the_turn():
    match = blaine().attach("Fire Energy")
    assert "nothing there offers it now" in match.refusal("offer", 0)
    match.next_turn()
    assert "Use Bill" not in match.menu()


@ERAS
@pytest.mark.rule("BASE-055", "BASE-056")
def test_a_leader_lets_one_pokemon_evolve_at_once_and_again(era):
    match = board(
        era,
        mon("Giovanni's Rat", since=5),
        bench=[mon("Giovanni's Rat", since=5)],
        hand=["Bill", "Giovanni's Rats", "Giovanni's Rat King"],
        cards=[
            pokemon("Giovanni's Rat"),
            stage1("Giovanni's Rats", "Giovanni's Rat"),
            pokemon("Giovanni's Rat King", stage="Stage 2", evolves_from="Giovanni's Rats"),
        ],
        scripts={"Bill": LEADERS["gym2-104"]["rule"]},
    )
    match.play("Bill").pick("active")
    assert not match.allows("evolve", "Giovanni's Rats", "bench 1")
    match.evolve("Giovanni's Rats").evolve("Giovanni's Rat King")
    assert match.name("active") == "Giovanni's Rat King"


def koga(attacker):
    """Return a match after a leader's card that poisons what his Pokémon damage."""
    match = board(
        BW,
        mon(attacker, "G"),
        hand=["Bill"],
        foe="Onix",
        cards=[pokemon("Koga's Koffing")],
        scripts={"Bill": LEADERS["gym2-106"]["rule"]},
    )
    return match.play("Bill").attack(0)


def test_damage_by_a_leaders_pokemon_poisons_for_this_turn():
    assert koga("Koga's Koffing").status("foe") == "Poisoned"
    assert koga("Rattata").status("foe") == ""


def control(**facts):
    """Return a match whose player may use a Trainer of the other discard pile on heads."""
    match = board(
        BASE,
        hand=["Bill"],
        foe_hand=["Potion", "Charm"],
        cards=[trainer("Potion")],
        scripts={
            "Bill": LEADERS["gym2-121"]["rule"],
            "Potion": CardScript(play=(Draw(2),)),
        },
        **facts,
    )
    match.s.discards[1], match.s.hands[1] = match.s.hands[1], ()
    return match


def test_a_trainer_of_the_other_discard_pile_is_used_and_stays_there():
    match = control().play("Bill", coins="H")
    assert match.menu() == ["Pick Potion", "Done"]
    match.pick("Potion")
    assert match.count("hand") == 2
    assert match.names("discard", 1) == ["Potion", "Charm"]
    assert match.names("discard") == ["Bill"]


def test_tails_uses_nothing():
    match = control().play("Bill", coins="T")
    assert match.count("hand") == 0
