"""Trainers of every kind, powers and when they are switched off."""

import pytest

from rulesets.ptcg.effects.ops import (
    SELF,
    AtLeast,
    CardScript,
    Count,
    Damaged,
    Draw,
    Heal,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    Kind,
    Modifier,
    MoveCounters,
    Not,
    Pick,
    Power,
    Provision,
    Require,
    Reveal,
    Send,
    Shuffle,
    Suffers,
    Use,
    Without,
)
from rulesets.ptcg.eras import BW, EX
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ERAS, LATER

SUPPORTERS = {"Professor": CardScript(play=(Draw(1),)), "Copycat": CardScript(play=(Draw(1),))}
HURT = InPlay("you", filter=Damaged())
POTION = CardScript(
    play=(Require(AtLeast(Count(HURT), 1)), Pick(HURT, "healed one"), Heal(2, Held("healed one")))
)


@LATER
@pytest.mark.rule("EX-069", "BW-088", "BW-223")
def test_only_one_supporter_a_turn(era):
    match = board(era, hand=["Professor", "Copycat"], scripts=SUPPORTERS).play("Professor")
    assert match.refusal("play", "Copycat") == (
        f"cannot play Copycat: the limit is 1 Supporter a turn ({era.cites['supporter limit']})"
    )
    match.next_turn()
    assert match.allows("play", "Copycat")


@pytest.mark.rule("EX-071")
def test_a_supporter_stays_beside_the_active_pokemon_until_the_end_of_the_turn():
    match = board(EX, hand=["Professor"], scripts=SUPPORTERS).play("Professor")
    assert (match.names("beside"), match.names("discard")) == (["Professor"], [])
    match.end()
    assert (match.names("beside"), match.names("discard")) == ([], ["Professor"])


@pytest.mark.rule("BW-085", "BW-223")
def test_a_supporter_is_discarded_like_an_item_in_the_bw_booklet():
    match = board(BW, hand=["Professor"], scripts=SUPPORTERS).play("Professor")
    assert match.names("discard") == ["Professor"]


@LATER
@pytest.mark.rule("EX-072", "BW-091", "EX-018", "BW-022")
def test_only_one_stadium_is_played_a_turn(era):
    match = board(era, hand=["Rain Stadium", "Sun Stadium"]).play("Rain Stadium")
    assert match.refusal("play", "Sun Stadium") == (
        f"cannot play Sun Stadium: the limit is 1 Stadium a turn ({era.cites['stadium limit']})"
    )
    match.next_turn()
    assert match.allows("play", "Sun Stadium")


@LATER
@pytest.mark.rule("EX-073", "BW-085", "BW-092")
def test_a_stadium_stays_in_play_and_keeps_working(era):
    scripts = {"Rain Stadium": CardScript(modifiers=(Modifier("hp", 20, InPlay("both")),))}
    match = board(era, mon("Machop", "F"), hand=["Rain Stadium"], foe="Rattata", scripts=scripts)
    match.play("Rain Stadium")
    match.attack()
    assert match.names("stadium") == ["Rain Stadium"]
    assert match.game.view(match.s, 0).facts["players"][1]["pokemon"][0]["hp"] == 50


@LATER
@pytest.mark.rule("EX-074", "BW-093")
def test_a_new_stadium_discards_the_old_one_and_ends_its_effect(era):
    scripts = {"Rain Stadium": CardScript(modifiers=(Modifier("free retreat", on=InPlay("both")),))}
    match = board(
        era,
        "Onix",
        bench=["Rattata"],
        stadium="Rain Stadium",
        hand=["Sun Stadium"],
        scripts=scripts,
    )
    assert match.allows("retreat", "bench 1")
    match.play("Sun Stadium")
    assert match.names("stadium") == ["Sun Stadium"]
    assert match.names("discard") == ["Rain Stadium"]
    assert not match.allows("retreat", "bench 1")


@pytest.mark.parametrize(("era", "allowed"), [(EX, True), (BW, False)])
@pytest.mark.rule("EX-074", "BW-093")
def test_whether_a_stadium_may_replace_one_of_its_own_name(era, allowed):
    match = board(era, stadium="Rain Stadium", hand=["Rain Stadium"])
    assert match.allows("play", "Rain Stadium") is allowed


@LATER
@pytest.mark.rule("EX-217", "EX-018", "EX-068", "BW-085", "BW-216")
def test_a_tool_is_attached_and_each_pokemon_has_only_one(era):
    match = board(era, bench=["Onix"], hand=["Charm", "Berry"]).attach("Charm")
    assert len(match.s.tools[0]) == 1
    assert match.refusal("attach", "Berry", "active") == (
        f"cannot attach Berry: Rattata has a Pokémon Tool ({era.cites['tool limit']})"
    )
    match.attach("Berry", "bench 1")


@pytest.mark.rule("EX-215", "EX-216", "EX-018")
def test_a_technical_machine_gives_its_attack_and_leaves_at_the_end_of_the_turn():
    match = board(EX, mon("Squirtle", "W"), foe="Snorlax", hand=["Technical Machine 01"])
    match.attach("Technical Machine 01")
    assert "Attack with Machine Punch [C] 20" in match.menu()
    match.attack(2)
    assert match.damage("foe") == 20
    assert match.names("discard") == ["Technical Machine 01"]


@pytest.mark.rule("BW-217", "BW-218", "BW-085")
def test_in_the_bw_booklet_a_technical_machine_stays_attached():
    match = board(BW, mon("Squirtle", "W"), foe="Snorlax", hand=["Technical Machine 01"])
    match.attach("Technical Machine 01").attack(2)
    assert len(match.s.tools[0]) == 1
    match.end()
    assert "Attack with Machine Punch [C] 20" in match.menu()


@pytest.mark.rule("BW-022", "BW-216", "BW-217")
def test_tools_and_machines_are_items_in_the_bw_booklet():
    match = board(BW, hand=["Charm", "Technical Machine 01", "Potion", "Professor", "Rain Stadium"])
    frame = match.s.stack[-1]
    items = In("hand", filter=Kind(("Item",))).find(match.s, frame)
    assert [match.s.table.faces[c].name for c in items] == [
        "Charm",
        "Technical Machine 01",
        "Potion",
    ]


@pytest.mark.rule("EX-205")
@ERAS
def test_potion_heals_one_pokemon_and_is_not_split(era):
    match = board(
        era,
        mon("Snorlax", damage=30),
        bench=[mon("Onix", damage=10)],
        hand=["Potion"],
        scripts={"Potion": POTION},
    )
    match.play("Potion").pick("active")
    assert (match.damage("active"), match.damage("bench 1")) == (10, 10)


@ERAS
def test_a_trainer_whose_requirement_fails_cannot_be_played(era):
    match = board(era, hand=["Potion"], scripts={"Potion": POTION})
    assert match.refusal("play", "Potion") == (
        "cannot play Potion: what it needs is not there, or an effect forbids it"
        f" ({era.cites['effect']})"
    )


@pytest.mark.rule("BW-087")
def test_pokemon_communication_shows_one_from_hand_and_searches_another():
    communication = CardScript(
        play=(
            Require(AtLeast(Count(In("hand", filter=Kind(("Pokémon",)))), 1)),
            Pick(In("hand", filter=Kind(("Pokémon",))), "given"),
            Reveal(Held("given")),
            Send(Held("given"), "deck"),
            Pick(In("deck", filter=Kind(("Pokémon",))), "found", at_least=0),
            Reveal(Held("found")),
            Send(Held("found"), "hand"),
            Shuffle(),
        )
    )
    match = board(
        BW, hand=["Bill", "Onix"], deck=["Machop", "Fire Energy"], scripts={"Bill": communication}
    )
    match.play("Bill").pick("Machop")
    assert match.names("hand") == ["Machop"]
    assert sorted(match.names("deck")) == ["Fire Energy", "Onix"]
    shown = [line for line in match.game.view(match.s, 1).facts["log"] if "Shown" in line]
    assert shown == ["Shown: Onix", "Shown: Machop"]


def power_board(era, kind, status="", bench=(), **script):
    """Return a board whose Active Pokémon has one power."""
    holder = pokemon("Holder", 80, powers=((kind, "Power"),))
    return board(
        era,
        mon("Holder", "G", damage=50, status=status),
        bench=bench,
        cards=[holder],
        scripts={"Holder": CardScript(powers=(Power(**script),))},
    )


HEAL = Use((Heal(1, SELF),))


@pytest.mark.parametrize(
    ("era", "kind"), [("base", "Pokémon Power"), ("ex", "Poké-Power"), ("bw", "Ability")]
)
@pytest.mark.rule("BASE-047", "EX-087", "BW-102", "BW-212")
def test_using_a_power_is_not_an_attack(era, kind):
    from rulesets.ptcg.eras import ERAS as BY_NAME

    match = power_board(BY_NAME[era], kind, uses=(HEAL,)).power()
    assert match.damage("active") == 40
    assert match.allows("attack", 0)


@LATER
@pytest.mark.rule("EX-085", "EX-086", "EX-219", "BW-101", "BW-209", "BASE-046")
def test_a_power_once_a_turn_is_used_once_by_each_pokemon(era):
    kind = era.power_kinds[0]
    match = power_board(era, kind, bench=[mon("Holder", damage=50)], uses=(HEAL,))
    match.power("active").power("bench 1")
    assert match.refusal("power", "active", 0, 0) == (
        f"cannot use Power: it was used this turn ({era.cites['power']})"
    )
    match.next_turn()
    assert match.allows("power", "active", 0, 0)


@pytest.mark.rule("EX-086", "BW-101", "BW-103")
@LATER
def test_a_power_works_only_as_its_text_says(era):
    only_with_hand = Use((Require(AtLeast(Count(In("hand")), 1)), Heal(1, SELF)))
    match = power_board(era, era.power_kinds[0], uses=(only_with_hand,))
    assert match.refusal("power", "active", 0, 0).startswith("cannot use Power: what it needs")


@pytest.mark.parametrize("status", ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"])
@LATER
@pytest.mark.rule("EX-220", "BW-210")
def test_a_poke_power_cannot_be_used_with_a_special_condition(era, status):
    use = Use((Require(Not(Is(SELF, Suffers()))), *HEAL.program))
    match = power_board(era, "Poké-Power", status, uses=(use,))
    assert match.refusal("power", "active", 0, 0) == (
        f"cannot use Power: Holder is {status} ({era.cites['power condition']})"
    )
    run(match, (Heal(0, SELF),))
    match.s.conditions[0] = ()
    match.s.offers = None
    assert match.allows("power", "active", 0, 0)


@pytest.mark.rule("BW-210", "BW-101")
def test_a_special_condition_does_not_stop_an_ability():
    assert power_board(BW, "Ability", "Asleep", uses=(HEAL,)).allows("power", "active", 0, 0)


@LATER
@pytest.mark.rule("EX-218", "EX-248", "BW-208")
def test_a_poke_body_works_as_long_as_its_pokemon_is_in_play_also_with_a_condition(era):
    body = (Modifier("hp", 30),)
    match = power_board(era, "Poké-Body", "Asleep", bench=["Onix"], modifiers=body)
    shown = match.game.view(match.s, 0).facts["players"][0]["pokemon"][0]
    assert shown["hp"] == 110
    assert not any("Use Power" in line for line in match.menu())


@LATER
@pytest.mark.rule("EX-218", "BW-208")
def test_a_poke_body_ends_when_its_pokemon_leaves_play(era):
    body = (Modifier("free retreat", on=InPlay("you")),)
    match = power_board(era, "Poké-Body", bench=["Onix"], modifiers=body)
    match.retreat("bench 1")
    match.s.retreats = 0
    match.s.offers = None
    assert match.allows("retreat", "bench 1")
    run(match, (Send(_pile(match)),))
    match.s.retreats = 0
    assert match.refusal("retreat", "bench 1").startswith("cannot retreat")


def _pile(match):
    from rulesets.ptcg.effects.ops import Pile

    return Pile(InPlay("you", "bench"))


@LATER
@pytest.mark.rule("EX-221", "BW-211")
def test_pokemon_power_covers_poke_power_and_poke_body(era):
    from rulesets.ptcg.effects.ops import HasPower

    for kind in ("Poké-Power", "Poké-Body"):
        match = power_board(era, kind)
        frame = match.s.stack[-1]
        assert len(InPlay("you", filter=HasPower()).find(match.s, frame)) == 1
        assert kind in era.power_kinds


@pytest.mark.rule("BW-103")
def test_an_ability_may_work_all_the_time_or_be_chosen():
    off = (Modifier("powers off", on=InPlay("opponent")),)
    match = power_board(BW, "Ability", uses=(HEAL,), modifiers=off)
    assert "Use Power of Holder (Active)" in match.menu()


def test_an_effect_switches_powers_off():
    gas = pokemon("Gas", powers=(("Ability", "Gas"),))
    holder = pokemon("Holder", 80, powers=(("Ability", "Power"),))
    match = board(
        BW,
        mon("Holder", damage=20),
        foe="Gas",
        cards=[gas, holder],
        scripts={
            "Holder": CardScript(powers=(Power(uses=(HEAL,)),)),
            "Gas": CardScript(powers=(Power(modifiers=(Modifier("powers off", on=_foes()),)),)),
        },
    )
    assert match.refusal("power", "active", 0, 0).endswith("an effect stops it (BW-136)")


def _foes():
    return InPlay("opponent")


@pytest.mark.rule("BW-039")
def test_damage_swap_moves_counters_as_often_as_wanted():
    swap = Use(
        (
            Pick(HURT, "from"),
            Pick(Without(InPlay("you"), Held("from")), "to"),
            MoveCounters(1, Held("from"), Held("to")),
        ),
        "any",
    )
    match = power_board(BW, "Ability", bench=["Onix"], uses=(swap,))
    match.power().power()
    assert (match.damage("active"), match.damage("bench 1")) == (40, 10)
    match.pick("active")
    assert (match.damage("active"), match.damage("bench 1")) == (30, 20)


@LATER
@pytest.mark.rule("EX-206")
def test_a_special_energys_effect_counts_for_its_own_pokemon_only(era):
    scripts = {
        "Metal Energy": CardScript(
            provides=(Provision(("M",)),), modifiers=(Modifier("damage taken", -10),)
        )
    }
    match = board(
        era, mon("Machop", "F"), foe="Snorlax", foe_bench=[mon("Onix", "M")], scripts=scripts
    ).attack()
    assert match.damage("foe") == 20


def test_conditions_given_by_a_trainer_are_no_attack_effect():
    scripts = {
        "Bill": CardScript(play=(Inflict(("Asleep",)),)),
        "Snorlax": CardScript(modifiers=(Modifier("prevent effects"),)),
    }
    match = board(BW, hand=["Bill"], foe="Snorlax", scripts=scripts).play("Bill")
    assert match.status("foe") == "Asleep"
