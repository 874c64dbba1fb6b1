"""More than one turn or attack at a time, evolving early, and what a card lets others do twice."""

from rulesets.ptcg.effects.ops import (
    DEFENDING,
    AttackedLastTurn,
    AttackScript,
    CardScript,
    Draw,
    Heal,
    If,
    Inflict,
    InPlay,
    Kind,
    Lasting,
    Modifier,
    MoreDamage,
    Not,
    Power,
    Require,
    Trigger,
)
from rulesets.ptcg.eras import BW, SV
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1

TWICE = pokemon(
    "Twice", 90, attacks=(("Jab", "", "20"), ("Cross", "", "30")), powers=(("Ability", "Two"),)
)


def able(*modifiers, triggers=(), name="Twice"):
    """Return the script of a card whose power has these continuous effects."""
    return {name: CardScript(attacks=(None, None), powers=(Power((), modifiers, triggers),))}


def striker(effect=(), damage=(), requires=()):
    return {"Twice": CardScript(attacks=(AttackScript(effect, damage, requires), None))}


# Attacks.
def test_who_goes_first_may_attack_where_an_effect_says_so():
    match = board(SV, "Twice", turn=1, scripts=able(), cards=[TWICE])
    assert not match.allows("attack", 0)
    match = board(SV, "Twice", turn=1, scripts=able(Modifier("attacks at once")), cards=[TWICE])
    assert match.allows("attack", 0)


def test_an_attack_of_the_team_is_remembered_for_a_turn():
    barred = Require(Not(AttackedLastTurn("Jab")))
    match = board(BW, ["Twice"], foe="Snorlax", scripts=striker((barred,)), cards=[TWICE])
    match.attack(0)
    match.end()
    assert not match.allows("attack", 0)
    match.next_turn()
    assert match.allows("attack", 0)


def test_an_attack_of_another_pokemon_of_a_kind_is_asked_for():
    more = If(AttackedLastTurn(filter=Kind(("Basic",))), (MoreDamage(50),))
    scripts = striker(damage=(more,))
    match = board(BW, "Twice", foe="Snorlax", bench=["Rattata"], scripts=scripts, cards=[TWICE])
    match.attack(0)
    match.end()
    match.attack(0)
    assert match.damage("foe") == 40  # its own attack does not count


# Evolving.
STAGE = stage1("Stage", "Rattata", powers=(("Ability", "Go"),))


def test_a_card_played_early_evolves_what_came_into_play_this_turn():
    early = able(Modifier("plays early"), name="Stage")
    fresh = mon("Rattata", since=5)
    assert not board(BW, fresh, hand=["Stage"], cards=[STAGE]).allows("evolve", "Stage", "active")
    match = board(BW, fresh, hand=["Stage"], cards=[STAGE], scripts=early)
    match.evolve("Stage")
    assert match.name("active") == "Stage"
    assert board(BW, hand=["Stage"], cards=[STAGE], scripts=early, turn=1).allows(
        "evolve", "Stage", "active"
    )


def test_no_card_from_the_hand_evolves_who_is_barred_from_it():
    bar = able(Modifier("cannot evolve from hand", on=InPlay("opponent")))
    match = board(BW, hand=["Stage"], foe="Twice", cards=[STAGE, TWICE], scripts=bar)
    assert not match.allows("evolve", "Stage", "active")


# Healing, sleep and Energy.
def test_healing_removes_twice_as_much():
    match = board(
        BW, mon("Twice", damage=70), scripts=able(Modifier("heals double")), cards=[TWICE]
    )
    run(match, (Heal(2),))
    assert match.damage("active") == 30


def test_more_coins_to_wake_up_are_for_one_sleep_alone():
    sleepy = Inflict(("Asleep",)), Lasting((Modifier("sleep coins", 1),), "while active", DEFENDING)
    match = board(BW, mon("Twice"), foe="Snorlax", scripts=striker(sleepy), cards=[TWICE])
    match.attack(coins="HT")
    assert match.status("foe") == "Asleep"
    match.end(coins="HH")
    assert match.status("foe") == ""
    run(match, (Inflict(("Asleep",)),))
    match.end(coins="H")
    assert match.status("foe") == ""


def test_the_turns_energy_card_is_told_from_one_that_an_effect_attaches():
    drawn = Trigger("attached by the rule", (Draw(),))
    scripts = able(triggers=(drawn,))
    match = board(BW, "Twice", hand=["Grass Energy"], scripts=scripts, cards=[TWICE])
    match.attach("Grass Energy")
    assert match.count("hand") == 1
