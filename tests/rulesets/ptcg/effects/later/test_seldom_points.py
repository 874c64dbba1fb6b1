"""Points, events and ops that a handful of cards of the EX and Black & White years touch."""

import pytest

from rulesets.ptcg.effects.ops import (
    SELF,
    Attached,
    Attacker,
    AttackScript,
    Become,
    CardScript,
    CopyAttack,
    Devolve,
    Every,
    Evolve,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Kind,
    LayStadium,
    Modifier,
    Named,
    OfType,
    Pick,
    Power,
    PutCounters,
    Trigger,
    Unlike,
    Use,
)
from rulesets.ptcg.eras import BW, EX, two_on_two
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon, trainer

FOE = InPlay("opponent", "active")
BODY = pokemon("Bodied", 90, powers=(("Poké-Body", "Gift"),), retreat=0)
TOOL, MACHINE = trainer("Band", "Tool"), trainer("Machine", "Technical Machine")
HELPER = trainer("Helper", "Supporter")
PARK, FIELD = trainer("Park", "Stadium"), trainer("Field", "Stadium")


def bodied(*modifiers, active="Bodied", triggers=(), uses=(), **given):
    """Return a board of the EX years on which a Pokémon has a power."""
    own = {"Bodied": CardScript(powers=(Power(uses, modifiers, triggers),))}
    cards = [BODY, TOOL, MACHINE, PARK, FIELD, *given.pop("cards", ())]
    return board(EX, active, scripts={**own, **given.pop("scripts", {})}, cards=cards, **given)


@pytest.mark.parametrize(("status", "may"), [("Asleep", True), ("Paralyzed", False)])
def test_a_pokemon_may_retreat_under_a_condition(status, may):
    anyway = Modifier("retreats anyway", value="Asleep")
    match = bodied(anyway, active=mon("Bodied", status=status), bench=["Rattata"])
    assert match.allows("retreat", "bench 1") == may


def test_trainer_cards_of_a_kind_are_shed_at_once():
    sheds = Modifier("sheds", on=InPlay("opponent"), value="Tool")
    foe = mon("Snorlax", tools=("Band", "Machine"))
    match = bodied(sheds, active="Rattata", hand=["Bodied"], foe=foe).bench("Bodied")
    assert match.names("discard", 1) == ["Band"]


def test_a_pokemon_has_the_types_of_the_energy_attached():
    of = Modifier("type", of=Attached(SELF, Kind(("Basic Energy",))))
    match = bodied(of, active=mon("Bodied", "RD"))
    assert ask(match, Is(SELF, OfType("R")))
    assert not ask(match, Is(SELF, OfType("D")))
    assert ask(bodied(of, active="Bodied"), Is(SELF, OfType("C")))


def test_basic_energy_is_of_another_type_too():
    also = Modifier("energy too", on=InPlay("both"), value="M")
    steel = pokemon("Steel", attacks=(("Cut", "M", "10"), ("Slash", "FM", "10")))
    match = bodied(also, active=mon("Steel", "F"), bench=["Bodied"], cards=[steel])
    assert [match.allows("attack", i) for i in (0, 1)] == [True, False]
    special = bodied(also, active=mon("Steel", "D"), bench=["Bodied"], cards=[steel])
    assert not special.allows("attack", 0)


def test_some_energy_cards_are_not_attached_from_the_hand():
    special = Every((Kind(("Special Energy",)), Unlike(Named(("Darkness Energy",)))))
    bar = Modifier("cannot attach from hand", on=InPlay("both"), of=In("hand", "both", special))
    hand = ["Metal Energy", "Darkness Energy", "Fire Energy"]
    match = bodied(bar, hand=hand)
    assert [match.allows("attach", card, "active") for card in hand] == [False, True, True]


def test_the_effect_of_one_attack_is_left_out():
    sleepy = AttackScript(effect=(Inflict(("Asleep",)),))
    jab = pokemon("Jabber", attacks=(("Jab", "", "10"), ("Hook", "", "10")))
    scripts = {"Jabber": CardScript(attacks=(sleepy, sleepy))}
    left = Modifier("no effect of attack", on=InPlay(), value="Jab")
    given = {"active": "Jabber", "bench": ["Bodied"], "foe": "Snorlax", "cards": [jab]}
    assert bodied(left, scripts=scripts, **given).attack(0).status("foe") == ""
    assert bodied(left, scripts=scripts, **given).attack(1, "T").status("foe") == "Asleep"


def test_a_stadium_lends_its_attacks_to_some_pokemon():
    dome = trainer("Dome", "Stadium", attacks=BODY.attacks)
    lends = Modifier("lends attacks", on=InPlay("both", filter=Named(("Onix",))))
    given = {
        "stadium": "Dome",
        "cards": [dome],
        "scripts": {"Dome": CardScript(modifiers=(lends,))},
    }
    lent = board(EX, mon("Onix", "F"), bench=["Machop"], foe="Machop", **given)
    assert lent.allows("attack", 1)
    assert not board(EX, mon("Machop", "F"), **given).allows("attack", 1)


@pytest.mark.parametrize(("energy", "damage"), [("F", 20), ("W", 0)])
def test_an_attack_is_copied_only_with_the_energy_for_it(energy, damage):
    ditto = pokemon("Copier", attacks=(("Copy", "", ""),))
    script = CardScript(attacks=(AttackScript(effect=(CopyAttack(paid=True),)),))
    match = board(
        EX, mon("Copier", energy), foe="Machop", cards=[ditto], scripts={"Copier": script}
    )
    assert match.attack().damage("foe") == damage


@pytest.mark.parametrize("condition", ["Burned", "Poisoned"])
def test_a_condition_of_an_attack_is_given_back(condition):
    answers = (
        Trigger("burned by an attack", (Inflict(("Burned",), Attacker()),)),
        Trigger("poisoned by an attack", (Inflict(("Poisoned",), Attacker()),)),
    )
    script = CardScript(attacks=(AttackScript(effect=(Inflict((condition,)),)),))
    back = {"Bodied": CardScript(powers=(Power(triggers=answers),)), "Rattata": script}
    match = board(EX, mon("Rattata", "G"), foe="Bodied", cards=[BODY], scripts=back)
    match.game.apply(match.s, ("attack", 0))
    assert match.status("active") == condition


def test_a_pokemon_that_used_a_power_is_answered_afterwards():
    answer = Trigger("uses a Poké-Power", (PutCounters(2, It()),), on=InPlay("opponent"))
    user = pokemon("User", powers=(("Poké-Power", "Gift"),))
    heals = Use((PutCounters(1, SELF),))
    scripts = {
        "User": CardScript(powers=(Power(uses=(heals,)),)),
        "Bodied": CardScript(powers=(Power(triggers=(answer,)),)),
    }
    match = board(EX, "User", foe="Bodied", cards=[BODY, user], scripts=scripts)
    assert match.power().damage("active") == 30


def test_one_attack_may_follow_that_of_the_other_active_pokemon():
    cheerer = pokemon(
        "Cheerer", attacks=(("Cheer", "C", ""), ("Kick", "C", "10")), powers=(("Poké-Body", "X"),)
    )
    follows = Modifier("follows up", value="Cheer")
    effect = AttackScript(effect=(PutCounters(1, FOE),))
    script = CardScript(attacks=(effect,), powers=(Power(modifiers=(follows,)),))
    match = board(
        two_on_two(EX),
        [mon("Cheerer", "G"), mon("Machop", "F")],
        foe=["Snorlax", "Onix"],
        cards=[cheerer],
        scripts={"Cheerer": script},
    )
    one, foe = match.spot("active 2"), match.spot("foe 1")
    match.act(("attack", 0, one, foe))
    kinds = {a[:3] for a in match.game.legal_actions(match.s)}
    assert kinds == {("attack", 0, match.spot("active 1")), ("end",)}
    match.act(("attack", 0, match.spot("active 1"), foe))
    assert (match.damage("foe 1"), match.damage("foe 2")) == (30, 10)
    assert match.s.seat == 1


def test_nothing_follows_the_attack_of_the_one_that_follows_up():
    cheerer = pokemon("Cheerer", attacks=(("Cheer", "C", ""),), powers=(("Poké-Body", "X"),))
    script = CardScript(powers=(Power(modifiers=(Modifier("follows up", value="Cheer"),)),))
    active = [mon("Cheerer", "G"), mon("Machop", "F")]
    match = board(
        two_on_two(EX),
        active,
        foe=["Snorlax", "Onix"],
        cards=[cheerer],
        scripts={"Cheerer": script},
    )
    match.act(("attack", 0, match.spot("active 1"), match.spot("foe 1")))
    assert match.s.seat == 1


def test_an_effect_puts_a_stadium_into_play():
    match = bodied(stadium="Park", deck=["Field"], prizes=0)
    run(match, (Pick(In("deck", filter=Kind(("Stadium",))), "cards"), LayStadium(Held("cards"))))
    assert match.names("stadium") == ["Field"]
    assert match.names("discard") == ["Park"]


def test_a_pokemon_becomes_another_and_keeps_everything():
    shape = pokemon("Shape", powers=(("Ability", "Turn"),))
    script = CardScript(
        powers=(
            Power(
                uses=(
                    Use(
                        (
                            Become(
                                In("hand"),
                            ),
                        )
                    ),
                )
            ),
        )
    )
    active = mon("Shape", "F", damage=20, status="Poisoned")
    match = board(BW, active, hand=["Machop"], cards=[shape], scripts={"Shape": script}).power()
    assert (match.name("active"), match.damage("active")) == ("Machop", 20)
    assert (match.status("active"), match.energy("active")) == ("Poisoned", 1)
    assert ask(match, Is(InPlay("you", "active"), Kind(("Basic",))))
    assert not match.s.is_evolved(0)


def test_what_a_pokemon_became_evolves_and_is_devolved_to():
    shape = pokemon("Shape", powers=(("Ability", "Turn"),))
    script = CardScript(
        powers=(
            Power(
                uses=(
                    Use(
                        (
                            Become(
                                In("hand"),
                            ),
                        )
                    ),
                )
            ),
        )
    )
    active = mon("Machop", under=("Shape",))
    match = board(BW, active, hand=["Machoke"], cards=[shape], scripts={"Shape": script})
    run(match, (Evolve(In("hand"), InPlay("you", "active")), Devolve(InPlay(), all=True)))
    assert match.name("active") == "Machop"
    assert len(match.s.stacks[0]) == 2


@pytest.mark.rule("PL-031")
def test_a_player_may_play_another_supporter_but_not_one_for_each_effect():
    two = Modifier("supporters", 1)  # of two Pokémon
    scripts = {"Helper": CardScript(play=(PutCounters(1, FOE),))}
    hand = ["Helper"] * 3
    match = bodied(two, bench=["Bodied"], hand=hand, foe="Snorlax", scripts=scripts, cards=[HELPER])
    assert match.play("Helper").play("Helper").damage("foe") == 20
    assert not match.allows("play", "Helper")
