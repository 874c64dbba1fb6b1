"""Which Pokémon and cards are meant: selectors and properties, one by one."""

import pytest

from rulesets.ptcg.effects.ops import (
    AtLeast,
    Both,
    CardScript,
    Counters,
    Either,
    Every,
    Evolved,
    HasAttached,
    HasAttack,
    HasEnergy,
    HasPower,
    HpWithin,
    In,
    InPlay,
    It,
    Kind,
    Lasting,
    Modifier,
    Named,
    NameHas,
    NewInPlay,
    OfType,
    Pile,
    Provision,
    Resists,
    RetreatWithin,
    SameName,
    SameType,
    Self,
    Some,
    Source,
    Such,
    Suffers,
    That,
    Unlike,
    Without,
)
from rulesets.ptcg.eras import BW
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon

SEER = pokemon("Seer", powers=(("Ability", "Sight"),))
DECK = ["Onix", "Gyarados", "Team Magma's Numel", "Bill", "Water Energy", "Meowth LV.18", "Machoke"]


def in_deck(filter_):
    return sorted(ask(board(BW, foe="Squirtle", deck=DECK), In("deck", filter=filter_)))


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (Named(("Onix", "Bill")), ["Bill", "Onix"]),
        (Named(("Meowth",)), ["Meowth LV.18"]),
        (NameHas(("Team Magma",)), ["Team Magma's Numel"]),
        (HpWithin(85, 95), ["Onix"]),
        (HpWithin(at_most=50), ["Meowth LV.18", "Team Magma's Numel"]),  # no Trainer, no Energy
        (RetreatWithin(3), ["Machoke", "Onix"]),
        (Resists(), ["Gyarados"]),
        (HasAttack("Machine Punch"), []),
        (Every((Kind(("Pokémon",)), OfType("F"))), ["Machoke", "Onix"]),
        (Some((OfType("W"), Kind(("Trainer",)))), ["Bill", "Gyarados", "Water Energy"]),
        (Every((Kind(("Pokémon",)), Unlike(Kind(("Basic",))))), ["Machoke"]),
        (SameType(InPlay("opponent", "active")), ["Gyarados", "Water Energy"]),
        (Evolved(), []),  # no card outside play has evolved
    ],
)
def test_cards_have_the_property(wanted, names):
    assert in_deck(wanted) == names


def in_play(filter_):
    match = board(
        BW,
        mon("Machoke", "FF", under=("Machop",), damage=30, tools=("Charm",)),
        bench=[mon("Squirtle", since=5), "Seer", mon("Onix", "2")],
        foe=mon("Onix", status="Poisoned"),
        cards=[SEER],
        scripts={"Double Colorless Energy": CardScript(provides=(Provision(("C", "C")),))},
    )
    return ask(match, InPlay("both", filter=filter_))


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (Evolved(), ["Machop"]),
        (NewInPlay(), ["Squirtle"]),
        (HasPower(), ["Seer"]),
        (HasPower(("Poké-Body",)), []),
        (HasPower(name="Sight"), ["Seer"]),
        (HasEnergy(2), ["Machop", "Onix"]),
        (HasEnergy(1, "F"), ["Machop"]),
        (HasAttached(Kind(("Tool",))), ["Machop"]),
        (HasAttack("Bubble"), ["Squirtle"]),
        (Suffers(("Poisoned",)), ["Onix"]),
        (Suffers(("Asleep",)), []),
        (SameType(Self()), ["Machop", "Onix", "Onix"]),
        (SameName(InPlay("opponent", "active")), ["Onix", "Onix"]),
        (Such(AtLeast(Counters(It()), 3)), ["Machop"]),
        (Every((Unlike(Evolved()), OfType("F"))), ["Onix", "Onix"]),
        (Some((Evolved(), NewInPlay())), ["Machop", "Squirtle"]),
        (HpWithin(at_most=40), ["Squirtle"]),
        (RetreatWithin(3), ["Machop", "Onix", "Onix"]),
        (Resists(), []),
    ],
)
def test_pokemon_in_play_have_the_property(wanted, names):
    assert in_play(wanted) == names


def test_selections_are_joined_cut_and_taken_from_one_another():
    match = board(BW, "Squirtle", bench=["Onix"], foe="Rattata")
    mine, bench, all_ = InPlay("you"), InPlay("you", "bench"), InPlay("both")
    assert ask(match, Either(bench, mine)) == ["Onix", "Squirtle"]
    assert ask(match, Both(all_, bench)) == ["Onix"]
    assert ask(match, Without(all_, mine)) == ["Rattata"]
    assert ask(match, That(all_, OfType("F"))) == ["Onix"]


def test_a_pile_is_all_cards_of_a_pokemon_or_its_top():
    match = board(BW, mon("Machoke", under=("Machop",)))
    assert ask(match, Pile(Self())) == ["Machop", "Machoke"]
    assert ask(match, Pile(Self(), top=True)) == ["Machoke"]
    assert ask(match, Pile(Self(), filter=Kind(("Basic",)))) == ["Machop"]


def test_source_is_the_pokemon_that_made_a_lasting_effect():
    match = board(BW, "Squirtle", foe="Onix")
    shield = Modifier("damage taken", 10, against=Source())
    run(match, (Lasting((shield,), "opponent's next turn", InPlay("opponent", "active")),))
    mark = match.s.marks[match.spot("foe")][0]
    assert ask(match, Source(), source=mark.source) == ["Squirtle"]
    assert ask(match, Source()) == []
