"""Cards of the first eras at play, by their stored programs."""

import pytest

from rulesets.ptcg.effects.ops import (
    AsleepToo,
    AttackedNow,
    AttackScript,
    BarAttack,
    CardScript,
    Defending,
    Draw,
    EnergyOn,
    InPlay,
    KnockOut,
    Modifier,
    NameHas,
    PutCounters,
    Self,
    Trigger,
)
from rulesets.ptcg.effects.ops import Power as PowerScript
from rulesets.ptcg.eras import EX
from tests.rulesets.ptcg.board import ask, board, mon
from tests.rulesets.ptcg.cards import pokemon

LAST_WORD = pokemon("Martyr", 30, powers=(("Poké-Body", "Last Word"),))
MARTYR = CardScript(
    powers=(PowerScript(triggers=(Trigger("knocked out by an attack", (Draw(2),)),)),)
)


def test_an_owner_in_a_name_is_whose_pokemon_it_is():
    match = board(EX, "Team Magma's Numel", ["Onix", "base1-27"])
    assert ask(match, InPlay("you", filter=NameHas(("an owner",)))) == ["Team Magma's Numel"]
    assert len(ask(match, InPlay("you", filter=NameHas(("Onix", "an owner"))))) == 2


@pytest.mark.parametrize(("attacker", "index", "damage"), [("ex2-10", 1, 40), ("Rattata", 0, 10)])
def test_special_darkness_energy_helps_darkness_pokemon_alone(attacker, index, damage):
    match = board(EX, mon(attacker, ["ex1-93", "ex1-93"]), foe="Snorlax").attack(index)
    if attacker == "ex2-10":
        match.act(("no",))
    assert match.damage("foe") == damage


def test_the_energy_of_a_team_goes_when_its_turn_ends():
    match = board(EX, mon("ex7-4", ["ex7-95"]), foe="Snorlax").end()
    assert match.energy("active") == 0


@pytest.mark.parametrize(
    "effect", [(), (PutCounters(3),), (KnockOut(InPlay("opponent", "active")),)]
)
def test_a_knock_out_by_any_effect_of_an_attack_is_one_by_an_attack(effect):
    attack = pokemon("Doom", 50, attacks=(("Doom", "C", "" if effect else "50"),))
    scripts = {"Martyr": MARTYR, "Doom": CardScript(attacks=(AttackScript(effect=effect),))}
    match = board(
        EX, mon("Doom", "G"), foe="Martyr", foe_bench=["Onix"], scripts=scripts,
        cards=[LAST_WORD, attack],
    )  # fmt: skip
    match.attack()
    assert match.count("hand", 1) == 3  # and the card of the turn


def test_poison_between_turns_is_no_attack():
    foe = mon("Martyr", damage=20, status="Poisoned")
    match = board(
        EX, foe=foe, foe_bench=["Onix"], scripts={"Martyr": MARTYR}, cards=[LAST_WORD]
    ).end()
    assert match.count("hand", 1) == 1


def test_who_has_attacked_this_turn_is_known_until_its_end():
    match = board(EX, mon("Rattata", "GG", tools=["ex8-85"]), foe="Snorlax")
    assert not ask(match, AttackedNow(Self()))
    match.end()
    assert match.names("discard") == []
    match.end().attack()
    assert match.names("discard") == ["Crystal Shard"]


def test_a_retreat_takes_the_berry_along():
    match = board(EX, mon("Onix", tools=["ex8-84"]), ["Rattata"]).retreat()
    assert match.names("discard") == ["Balloon Berry"]


def test_an_attack_may_say_that_a_sleeper_uses_it():
    sleeper = pokemon("Dreamer", attacks=(("Nap", "C", "10"), ("Tackle", "C", "10")))
    scripts = {"Dreamer": CardScript(attacks=(AttackScript(requires=(AsleepToo(),)), None))}
    match = board(EX, mon("Dreamer", "G", status="Asleep"), scripts=scripts, cards=[sleeper])
    assert match.allows("attack", 0)
    assert not match.allows("attack", 1)
    assert match.attack(coins="H").damage("foe") == 10  # the coin is for waking up


def test_of_an_encore_only_the_attack_chosen_is_left_for_one_turn():
    foe = pokemon("Two", 90, attacks=(("One", "C", "10"), ("Other", "C", "10")))
    alone = BarAttack(Defending(), ban=Modifier("only attack"))
    scripts = {"Rattata": CardScript(attacks=(AttackScript(effect=(alone,)),))}
    match = board(EX, mon("Rattata", "G"), foe=mon("Two", "G"), scripts=scripts, cards=[foe])
    match.attack().act(("word", "Other"))
    assert (match.allows("attack", 0), match.allows("attack", 1)) == (False, True)
    match.end().end()
    assert (match.allows("attack", 0), match.allows("attack", 1)) == (True, True)


def test_who_is_knocked_out_by_an_attack_may_return_to_the_hand():
    match = board(EX, mon("Gyarados", "GGGG"), foe=mon("gym1-12", damage=60), foe_bench=["Onix"])
    match.attack().act(("yes",))
    assert "Rocket's Moltres" in match.names("hand", 1)


def test_the_first_basic_pokemon_of_the_deck_is_the_friend_looked_for():
    deck = ["Grass Energy", "Bill", "Onix", "Rattata", "Grass Energy"]
    match = board(EX, mon("ex6-70", "G"), deck=deck)
    order = match.names("deck")
    match.attack()
    first = next(name for name in order if name in ("Onix", "Rattata"))
    assert first in match.names("hand")


def test_scramble_energy_gives_three_to_who_is_behind_in_prizes():
    behind = board(EX, mon("ex8-14", ["ex8-95"], under=("Rattata",)), prizes=6, foe_prizes=3)
    even = board(EX, mon("ex8-14", ["ex8-95"], under=("Rattata",)), prizes=3, foe_prizes=3)
    assert (ask(behind, EnergyOn(Self())), ask(even, EnergyOn(Self()))) == (3, 1)
