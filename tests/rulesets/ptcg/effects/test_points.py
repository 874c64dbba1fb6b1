"""Points of continuous effects, events and gifts that no other test of ops is about."""

import pytest

from rulesets.ptcg.effects.modifiers import hp_of, hps_of
from rulesets.ptcg.effects.ops import (
    DEFENDING,
    SELF,
    Attach,
    AttackScript,
    CardScript,
    CopyAttack,
    Draw,
    Equal,
    Grant,
    Held,
    In,
    Inflict,
    InPlay,
    It,
    Kind,
    Lasting,
    Modifier,
    OfType,
    Power,
    PutCounters,
    Require,
    Send,
    SpendAttachment,
    ThisCard,
    Trigger,
    Use,
    UseTrainer,
)
from rulesets.ptcg.eras import BASE, BW, EX
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon

FOE, SELF_ACTIVE = InPlay("opponent", "active"), InPlay("you", "active")
GAS = pokemon("Gas", 50, powers=(("Poké-Body", "Fumes"),))
SEER = pokemon("Seer", 90, powers=(("Poké-Body", "Sight"),))


def lasting(modifier, on, active="Rattata", **given):
    """Return a board on which a Trainer has just put a modifier on a Pokémon for the turn."""
    bill = CardScript(play=(Lasting((modifier,), "this turn", on),))
    scripts = {"Bill": bill, **given.pop("scripts", {})}
    return board(BW, active, hand=["Bill"], scripts=scripts, **given).play("Bill")


@pytest.mark.parametrize(
    ("point", "done"), [("damage taken before", 60), ("damage taken", 50), ("hp", 40)]
)
def test_more_damage_before_weakness_is_doubled_with_it(point, done):
    match = lasting(Modifier(point, 10), FOE, mon("Machop", "F"), foe="Weak to Fighting")
    match.attack()
    assert match.damage("foe") == done


def test_free_retreat_costs_nothing():
    assert not board(BW, "Snorlax", bench=["Rattata"]).allows("retreat", "bench 1")
    match = lasting(Modifier("free retreat"), SELF_ACTIVE, "Snorlax", bench=["Rattata"])
    match.retreat()
    assert match.name("active") == "Rattata"


def test_no_resistance_lets_all_damage_through():
    match = lasting(Modifier("no resistance"), FOE, mon("Machop", "F"), foe="Resists Fighting")
    match.attack()
    assert match.damage("foe") == 20


@pytest.mark.parametrize(("coin", "done"), [("H", 20), ("T", 0)])
def test_flip_to_attack_decides_whether_the_attack_does_anything(coin, done):
    match = lasting(Modifier("flip to attack"), SELF_ACTIVE, mon("Machop", "F"), foe="Onix")
    match.attack(coins=coin)
    assert match.damage("foe") == done


def test_what_cannot_be_affected_takes_no_condition():
    match = lasting(Modifier("cannot be affected", value="Asleep"), FOE, foe="Onix")
    run(match, (Inflict(("Asleep",)), Inflict(("Poisoned",))))
    assert match.status("foe") == "Poisoned"


@pytest.mark.parametrize("off", [False, True])
def test_powers_that_are_off_do_nothing(off):
    shield = CardScript(powers=(Power(modifiers=(Modifier("prevent damage"),)),))
    modifier = Modifier("powers off") if off else Modifier("hp", 10)
    match = lasting(modifier, FOE, mon("Machop", "F"), foe="Seer", cards=[SEER],
                    scripts={"Seer": shield})  # fmt: skip
    match.attack()
    assert match.damage("foe") == (20 if off else 0)


def test_powers_of_a_type_are_off_by_the_type_without_them():
    """A power that makes its Pokémon Water is asked about while Colorless powers are off."""
    watery = CardScript(powers=(Power(modifiers=(Modifier("type", value="W"),)),))
    off = Modifier("powers off", on=InPlay("both", filter=OfType("C")))
    match = lasting(off, SELF_ACTIVE, "Seer", cards=[SEER], scripts={"Seer": watery})
    assert ask(match, InPlay("you", filter=OfType("C"))) == ["Seer"]
    free = board(BW, "Seer", cards=[SEER], scripts={"Seer": watery})
    assert ask(free, InPlay("you", filter=OfType("W"))) == ["Seer"]
    gas = CardScript(powers=(Power(modifiers=(off,)),))
    both = board(BW, "Seer", bench=["Rattata"], foe="Onix", cards=[SEER, GAS],
                 scripts={"Seer": watery, "Gas": gas})  # fmt: skip
    assert ask(both, InPlay("you", filter=OfType("W"))) == ["Seer"]
    quelled = board(BW, "Seer", bench=["Gas"], cards=[SEER, GAS],
                    scripts={"Seer": watery, "Gas": gas})  # fmt: skip
    assert ask(quelled, InPlay("you", filter=OfType("W"))) == []


def test_a_pokemon_may_count_as_of_another_stage():
    match = lasting(Modifier("kind", value="Basic"), SELF_ACTIVE, mon("Machoke", under=("Machop",)))
    assert ask(match, InPlay("you", filter=Kind(("Basic",)))) == ["Machop"]
    assert ask(match, InPlay("you", filter=Kind(("Stage 1",)))) == []


def test_attacks_of_others_are_had_too():
    borrow = CardScript(powers=(Power(modifiers=(Modifier("attacks of", of=InPlay("you", "bench")),
                                                 )),))  # fmt: skip
    match = board(BW, mon("Seer", "W"), bench=["Squirtle"], foe="Onix", cards=[SEER],
                  scripts={"Seer": borrow})  # fmt: skip
    match.attack(1)
    assert match.damage("foe") == 10


def test_a_card_attached_from_hand_starts_the_event_and_one_from_the_discard_pile_does_not():
    hurt = Trigger("attached from hand", (PutCounters(1, It()), Send(Held("subject"))), SELF)
    script = CardScript(powers=(Power(triggers=(hurt,)),))
    given = {"cards": [SEER], "scripts": {"Seer": script}}
    match = board(BW, "Seer", hand=["Fire Energy", "Charm"], **given)
    match.attach("Fire Energy")
    assert (match.damage("active"), match.energy("active")) == (10, 0)
    match.attach("Charm")
    assert match.damage("active") == 20
    match = board(BW, "Seer", discard=["Fire Energy"], **given)
    run(match, (Attach(In("discard"), SELF),))
    assert (match.damage("active"), match.energy("active")) == (0, 1)


def test_the_time_between_turns_starts_its_event():
    ache = Trigger("between turns", (PutCounters(1, SELF),))
    script = CardScript(powers=(Power(triggers=(ache,)),))
    match = board(EX, "Seer", cards=[SEER], scripts={"Seer": script})
    match.end()
    assert match.damage("active") == 10


@pytest.mark.parametrize("free", [False, True])
def test_a_free_copy_needs_nothing_the_attack_requires(free):
    needs = AttackScript(requires=(Require(Equal(1, 2)), PutCounters(3, SELF)))
    scripts = {
        "Onix": CardScript((AttackScript(effect=(CopyAttack(DEFENDING, free=free),)),)),
        "Machop": CardScript((needs,)),
    }
    metronome = pokemon("Onix", 90, attacks=(("Metronome", "C", ""),), id="test-metronome")
    match = board(BW, mon("Onix", "R"), foe="Machop", cards=[metronome], scripts=scripts)
    match.attack()
    assert match.damage("foe") == 20
    assert match.damage("active") == (0 if free else 30)


def test_a_gift_is_offered_for_its_time():
    match = board(BASE, hand=["Bill"], scripts={"Bill": CardScript(play=(
        Grant((Use((Draw(2),), label="draw"),)),))})  # fmt: skip
    assert not [a for a in match.game.legal_actions(match.s) if a[0] == "offer"]
    match.play("Bill")
    before = match.count("hand")
    match.act(("offer", 0))
    assert match.count("hand") == before + 2
    assert not [a for a in match.game.legal_actions(match.s) if a[0] == "offer"]


def test_a_spent_attachment_counts_as_the_turns_own():
    match = board(BW, hand=["Fire Energy"])
    run(match, (SpendAttachment(),))
    assert not match.allows("attach", "Fire Energy", "active")


def test_a_used_trainer_stays_where_it_is_and_may_be_declined():
    scripts = {"Bill": CardScript(play=(Draw(2),))}
    scripts["Charm"] = CardScript(play=(Attach(ThisCard(), SELF),))
    scripts["Potion"] = CardScript(play=(Attach(In("deck"), SELF),))
    match = board(BASE, discard=["Bill", "Rain Stadium", "Charm", "Potion"], scripts=scripts)
    run(match, (UseTrainer(In("discard")),))
    offered = match.game.legal_actions(match.s)
    # What comes into play itself is no choice: a Stadium, a card that is attached.
    named = [match.s.table.faces[a[1]].name for a in offered if a[0] == "pick"]
    assert (named, offered[-1]) == (["Bill", "Potion"], ("done",))
    match.pick("Bill")
    assert match.count("hand") == 2
    assert "Bill" in match.names("discard")


@pytest.mark.rule("BW-216")
def test_an_effect_attaches_no_second_tool():
    match = board(BW, mon("Onix", tools=("Charm",)), discard=["Berry", "Fire Energy"])
    run(match, (Attach(In("discard"), SELF),))
    assert match.names("discard") == ["Berry"]
    assert (len(match.s.tools[match.spot("active")]), match.energy("active")) == (1, 1)


@pytest.mark.parametrize("point", ["hp", "maximum hp"])
def test_hit_points_asked_for_together_are_those_of_each_pokemon(point):
    mine = CardScript(modifiers=(Modifier(point, 30, InPlay("you", "bench")),))
    match = board(BW, "Snorlax", ["Tepig", "Onix"], foe="Snivy", scripts={"Onix": mine})
    s = match.s
    spots = (*s.spots(0), *s.spots(1))
    found = hps_of(s, spots)
    assert found == {pos: hp_of(s, pos) for pos in spots}
    printed = [s.face_at(pos).hp for pos in spots]
    changed = [found[pos] != hp for pos, hp in zip(spots, printed, strict=True)]
    assert changed == [False, True, True, False]
