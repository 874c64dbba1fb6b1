"""Effects that wait for an event: answers to damage and Knock Outs, later effects, Mirror."""

import json

import pytest

from rulesets.engine.lasting import Mark
from rulesets.ptcg.effects.modifiers import types_of
from rulesets.ptcg.effects.ops import (
    AsCounters,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    BarAttack,
    BasicTypes,
    Bench,
    CardScript,
    ChooseType,
    Coins,
    Damage,
    Defending,
    Devolve,
    DuringTurn,
    Escape,
    Every,
    Evolved,
    FallsToAttack,
    Half,
    Heal,
    Held,
    If,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Kind,
    KnockOut,
    Lasting,
    Mirror,
    Modifier,
    MoveCounters,
    Not,
    Note,
    OfType,
    Pick,
    Power,
    Put,
    PutCounters,
    Reg,
    Resists,
    Self,
    Send,
    Spend,
    Times,
    Trigger,
    UnhurtBefore,
    Unspent,
    Watch,
    Weak,
)
from rulesets.ptcg.eras import BASE, BW, EX
from rulesets.ptcg.match.state import Match
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon, trainer

HEADS = AtLeast(Reg("heads"), 1)
CHARM = trainer("Charm", "Tool")
SPRAY = trainer("Spray")
PARROT = pokemon("Parrot", 120, attacks=(("Mirror", "C", ""), ("Peck", "C", "10")))
FIGHTER = pokemon("Fighter", 120, ("Fighting",), (("Low Kick", "F", "20"),), weak="Colorless ×2")


def effect(*program):
    return CardScript(attacks=(AttackScript(effect=program),))


def watching(event, *program, until="opponent's next turn", when=None):
    return effect(Watch((Trigger(event, program, when=when),), until, Self()))


def at_the_end(*program):
    return effect(Watch((Trigger("turn end", program),), "opponent's next turn", Defending()))


BOND = watching("knocked out by a Pokémon", KnockOut(Attacker()))
THORNS = watching("damaged", PutCounters(3, Attacker()))


def test_a_watched_event_is_answered_in_the_opponents_next_turn_only():
    match = board(BW, mon("Snorlax", "GGGG"), foe=mon("Gyarados", "G"), scripts={"Snorlax": THORNS})
    match.attack().attack()
    assert (match.damage("active"), match.damage("foe")) == (10, 30 + 30)
    match.end().attack()
    assert (match.damage("active"), match.damage("foe")) == (20, 30 + 30)


@pytest.mark.rule("EX-080")
def test_a_watched_event_ends_when_the_pokemon_goes_to_the_bench():
    match = board(EX, mon("Rattata", "G"), bench=["Patrat"], scripts={"Rattata": THORNS})
    match.attack()
    assert match.s.marks[match.spot("active")]
    match.end().retreat()
    assert match.s.marks[match.spot("bench 1")] == ()


def test_a_pokemon_that_knocks_out_the_bound_one_falls_with_it():
    match = board(
        BASE,
        mon("Rattata", "G"),
        bench=["Patrat"],
        foe=mon("Machop", "F"),
        foe_bench=["Patrat"],
        scripts={"Rattata": BOND},
    )
    match.s.damage[0] = 20
    match.attack().attack()
    assert (match.prizes(0), match.prizes(1)) == (5, 5)
    assert (match.name("active"), match.name("foe")) == ("Patrat", "Patrat")


def test_poison_between_turns_is_no_pokemon_that_knocks_out():
    match = board(
        BASE,
        mon("Rattata", "G", damage=20, status="Poisoned"),
        bench=["Patrat"],
        foe_bench=["Patrat"],
        scripts={"Rattata": watching("knocked out by a Pokémon", KnockOut(Attacker()))},
    )
    match.s.poison[0] = 0
    match.attack()
    match.s.poison[0] = 1
    match.end()
    assert (match.prizes(0), match.prizes(1)) == (6, 5)


def test_counters_of_an_attack_count_as_a_knock_out_by_its_pokemon():
    curse = effect(PutCounters(3, Defending()))
    match = board(
        BASE,
        mon("Rattata", "G"),
        bench=["Patrat"],
        foe=mon("Machop", "F"),
        foe_bench=["Patrat"],
        scripts={"Rattata": BOND, "Machop": curse},
    )
    match.attack().attack()
    assert match.name("foe") == "Patrat"


def knocked_out(era, foe, script):
    """Return a match in which a Rattata has used its attack and was then Knocked Out by the foe."""
    rattata = mon("Rattata", "G", damage=20)
    match = board(era, rattata, bench=["Patrat"], foe=foe, scripts={"Rattata": script})
    return match.attack().attack()


def test_damage_is_given_back_even_when_knocked_out():
    shell = watching("damaged", Damage(Reg("damage"), Defending()))
    match = knocked_out(BASE, mon("Machop", "F"), shell)
    assert (match.name("active"), match.damage("foe")) == ("Patrat", 10 + 20)


def test_damage_given_back_as_counters_knows_no_weakness():
    gem = watching("damaged", PutCounters(AsCounters(Reg("damage")), Attacker()))
    match = board(BW, mon("Jynx", "G"), foe=mon("Jynx", "G"), scripts={"Jynx": gem})
    match.attack().attack()
    assert match.damage("foe") == 20 + 20


def test_a_later_effect_happens_at_the_end_of_that_turn():
    later = effect(
        Watch(
            (Trigger("turn end", (PutCounters(3, Self()),)),), "opponent's next turn", Defending()
        )
    )
    match = board(EX, mon("Rattata", "G"), foe="Snorlax", scripts={"Rattata": later})
    match.attack()
    assert match.damage("foe") == 10
    match.end()
    assert match.damage("foe") == 40
    match.end().end()
    assert match.damage("foe") == 40


def test_a_later_effect_is_gone_once_the_pokemon_has_retreated():
    later = at_the_end(KnockOut(Self()))
    match = board(
        EX, mon("Rattata", "G"), foe="Rattata", foe_bench=["Patrat"], scripts={"Rattata": later}
    )
    match.attack().retreat("foe bench 1").end()
    assert match.prizes(0) == 6


@pytest.mark.parametrize("coin", ["H", "T"])
def test_escaping_a_knock_out_leaves_ten_hit_points(coin):
    band = Power(
        triggers=(Trigger("would be knocked out by attack", (Coins(), If(HEADS, (Escape(10),)))),)
    )
    lucky = pokemon("Lucky", 60, powers=(("Ability", "Band"),))
    match = board(
        BW,
        mon("Snorlax", "GGGG"),
        foe=mon("Lucky", damage=50),
        foe_bench=["Patrat"],
        scripts={"Lucky": CardScript(powers=(band,))},
        cards=[lucky],
    )
    match.attack(coins=coin)
    assert match.name("foe") == ("Lucky" if coin == "H" else "Patrat")
    assert match.damage("foe") == (50 if coin == "H" else 0)
    assert match.prizes(0) == (6 if coin == "H" else 5)


def test_sturdiness_asks_for_full_hit_points_before_the_attack():
    sturdy = Power(
        triggers=(Trigger("would be knocked out by damage", (Escape(10),), when=UnhurtBefore()),)
    )
    rock = pokemon("Rock", 20, powers=(("Ability", "Sturdy"),))
    match = board(
        BW,
        mon("Snorlax", "GGGG"),
        foe="Rock",
        foe_bench=["Patrat"],
        scripts={"Rock": CardScript(powers=(sturdy,))},
        cards=[rock],
    )
    match.attack()
    assert (match.name("foe"), match.damage("foe")) == ("Rock", 10)
    match.end().attack()
    assert match.name("foe") == "Patrat"


@pytest.mark.rule("BW-182")
def test_a_knocked_out_pokemon_may_fall_to_the_hand_and_still_costs_a_prize():
    scarf = CardScript(
        triggers=(
            Trigger(
                "knocked out by any attack",
                (Lasting((Modifier("falls to", value="hand"),), "this turn", Self()),),
            ),
        )
    )
    match = board(
        BW,
        mon("Snorlax", "GGGG"),
        foe=mon("Machoke", "F", damage=70, tools=["Charm"], under=["Machop"]),
        foe_bench=["Patrat"],
        scripts={"Charm": scarf},
        cards=[CHARM],
    )
    match.attack()
    assert match.prizes(0) == 5
    assert sorted(match.names("hand", 1)[:2]) == ["Machoke", "Machop"]
    assert sorted(match.names("discard", 1)) == ["Charm", "Fighting Energy"]


def test_prizes_can_be_denied_during_a_turn_but_not_between_turns():
    denied = watching(
        "knocked out anyhow",
        Lasting((Modifier("prizes", -99),), "this turn", Self()),
        when=DuringTurn(),
    )
    match = knocked_out(BW, mon("Rattata", "G"), denied)
    assert (match.name("active"), match.prizes(1)) == ("Patrat", 6)


def test_more_prizes_for_a_knock_out_by_the_own_attack():
    greed = Power(modifiers=(Modifier("prizes", 1, InPlay("opponent"), FallsToAttack(Self())),))
    match = board(
        BW,
        mon("Glutton", "G"),
        foe=mon("Rattata", damage=20),
        foe_bench=["Patrat"],
        scripts={"Glutton": CardScript(powers=(greed,))},
        cards=[pokemon("Glutton", powers=(("Ability", "Greed"),))],
    )
    match.attack()
    assert match.prizes(0) == 4


def test_an_answer_once_a_turn_is_spent_by_the_first_event():
    wet = Power(
        triggers=(Trigger("attached from hand", (Spend(), Heal(1, Self())), when=Unspent()),)
    )
    match = board(
        EX,
        mon("Sponge", damage=40),
        hand=["Water Energy"] * 2,
        scripts={"Sponge": CardScript(powers=(wet,), modifiers=(Modifier("attachments", 1),))},
        cards=[pokemon("Sponge", powers=(("Poké-Body", "Sponge"),))],
    )
    match.attach("Water Energy").attach("Water Energy")
    assert match.damage("active") == 30


@pytest.mark.rule("EX-082")
def test_a_berry_goes_in_place_of_the_energy_of_a_retreat():
    berry = CardScript(modifiers=(Modifier("retreat for card"),))
    match = board(
        EX,
        mon("Onix", "G", tools=["Charm"]),
        bench=["Patrat"],
        scripts={"Charm": berry},
        cards=[CHARM],
    )
    match.retreat()
    assert (match.name("active"), match.energy("bench 1")) == ("Patrat", 1)
    assert match.names("discard") == ["Charm"]


def test_a_berry_stays_where_retreating_costs_nothing():
    berry = CardScript(modifiers=(Modifier("retreat for card"),))
    match = board(
        EX,
        mon("Rattata", tools=["Charm"]),
        bench=["Patrat"],
        scripts={"Charm": berry},
        cards=[CHARM],
    )
    match.retreat()
    assert match.names("discard") == []


def mirrored(*program):
    """Let the opponent attack with this effect; it is then the Parrot's turn."""
    match = board(
        BASE,
        mon("Parrot", "GGG"),
        foe=mon("Fighter", "F"),
        scripts={"Parrot": effect(Mirror()), "Fighter": effect(*program)},
        cards=[PARROT, FIGHTER],
    )
    return match.end()


def test_mirror_repeats_counters_that_were_moved_to_it():
    moves = MoveCounters(2, Self(), Defending())
    match = board(
        BASE,
        mon("Parrot", "GGG"),
        foe=mon("Fighter", "F", damage=30),
        scripts={"Parrot": effect(Mirror()), "Fighter": effect(moves)},
        cards=[PARROT, FIGHTER],
    ).end()
    match.attack()
    assert (match.damage("active"), match.damage("foe")) == (20 + 20, 10)
    match.attack()
    assert match.damage("foe") == 10 + 20 + 20


def test_mirror_repeats_damage_without_weakness_and_conditions():
    match = mirrored(Inflict(("Poisoned",), Defending(), 2))
    match.attack()
    assert match.damage("active") == 20 + 20  # struck, then poisoned
    match.attack()
    assert match.status("foe") == "Poisoned"
    assert match.damage("foe") == 20 + 20


def test_mirror_repeats_lasting_effects_counters_and_lost_energy():
    match = mirrored(
        Lasting((Modifier("cannot retreat"),), "opponent's next turn", Defending()),
        Pick(Attached(Defending()), "cards"),
        Send(Held("cards")),
        PutCounters(1, Defending()),
    )
    match.attack()
    assert (match.energy("active"), match.damage("active")) == (2, 30)
    match.attack()
    assert (match.energy("foe"), match.damage("foe")) == (0, 30)
    assert [m.effect.point for m in match.s.marks[match.spot("foe")]] == ["cannot retreat"]


def test_mirror_repeats_counters_taken_off():
    match = mirrored(Heal(2, Defending()))
    match.attack()
    assert match.damage("active") == 20 - 20
    match.attack()
    assert match.damage("foe") == 20 - 20


@pytest.mark.parametrize(("to", "left"), [(Self(), (2, 0)), (InPlay("opponent", "bench"), (2, 1))])
def test_mirror_takes_energy_for_itself_or_moves_it_as_it_was_moved(to, left):
    match = board(
        BASE,
        mon("Parrot", "GGG"),
        bench=["Onix"],
        foe=mon("Fighter", "F"),
        foe_bench=["Onix"],
        scripts={
            "Parrot": effect(Mirror()),
            "Fighter": effect(Pick(Attached(Defending()), "cards"), Attach(Held("cards"), to)),
        },
        cards=[PARROT, FIGHTER],
    ).end()
    match.attack()
    assert (match.energy("active"), match.energy("bench 1")) == left
    held = match.energy("active"), match.energy("foe")
    match.attack()
    if match.s.waits == 0:
        match.pick("Fighting Energy")
    stolen = to == Self()
    assert match.energy("active") == held[0] + stolen
    assert (match.energy("foe"), match.energy("foe bench 1")) == (held[1] - 1, int(not stolen))


def test_mirror_bars_an_attack_of_the_new_target():
    match = mirrored(BarAttack(Defending()))
    match.attack().act(("word", "Peck")).attack()
    assert [m.effect.value for m in match.s.marks[match.spot("foe")]] == ["Low Kick"]


def test_mirror_does_nothing_without_an_attack_last_turn():
    match = mirrored()
    match.end().attack()
    assert match.damage("foe") == 0


def test_results_noted_and_watches_survive_saving():
    match = mirrored(Inflict(("Asleep",), Defending()))
    match.attack(coins="T")
    match.s.marks[6] = (
        Mark(Trigger("damaged", (KnockOut(Attacker()),)), 5, 9, 0, -1, -1, "attack"),
    )
    again = Match.load(json.loads(json.dumps(match.s.dump())))
    assert again.key() == match.s.key()
    assert again.suffered[0][1] == (("damage", 20), ("condition", "Asleep", 1))


def test_a_card_falls_off_as_soon_as_its_pokemon_is_not_what_it_needs():
    boost = CardScript(modifiers=(Modifier("falls off", when=Not(Is(Self(), Evolved()))),))
    match = board(
        EX,
        mon("Machoke", tools=["Charm"], under=["Machop"]),
        hand=["Spray"],
        scripts={"Charm": boost, "Spray": CardScript(play=(Devolve(InPlay("you")),))},
        cards=[CHARM, SPRAY],
    )
    assert len(match.s.tools[0]) == 1
    match.play("Spray")
    assert (match.name("active"), match.s.tools[0]) == ("Machop", ())
    assert "Charm" in match.names("discard")


def test_a_pokemon_counts_as_of_another_stage_until_it_evolves():
    match = board(
        EX,
        hand=["Spray"],
        deck=["Machoke", "Patrat"],
        scripts={"Spray": _bench_any()},
        cards=[SPRAY],
    )
    match.play("Spray").pick("Machoke")
    assert match.name("bench 1") == "Machoke"
    root = match.s.stacks[1][0]
    found = run(match, (Note(InPlay("you", filter=Kind(("Basic",))), "basic"),)).cards["basic"]
    assert root in found
    evolved = run(match, (Note(InPlay("you", filter=Kind(("Evolution",))), "x"),)).cards["x"]
    assert evolved == ()


def _bench_any():
    treat = Lasting((Modifier("kind", value="Basic"),), "while in play", Held("benched"))
    return CardScript(play=(Pick(In("deck"), "cards"), Bench(Held("cards")), treat))


def _powered(kind, name="Sleeper"):
    return pokemon(name, 60, powers=((kind, "Deep Sleep"),))


@pytest.mark.parametrize(("kind", "woken"), [("Poké-Power", True), ("Poké-Body", False)])
def test_powers_are_switched_off_by_their_kind(kind, woken):
    deep = Power(modifiers=(Modifier("damage taken", -10),))
    off = CardScript(modifiers=(Modifier("powers off", value=kind, on=InPlay("both")),))
    match = board(
        EX,
        mon("Rattata", "G"),
        foe="Sleeper",
        stadium="Gym",
        scripts={"Sleeper": CardScript(powers=(deep,)), "Gym": off},
        cards=[_powered("Poké-Power"), trainer("Gym", "Stadium")],
    )
    match.attack()
    assert match.damage("foe") == (10 if woken else 0)


def test_energy_of_a_type_is_kept_off_a_pokemon():
    shy = Power(modifiers=(Modifier("cannot attach from hand", value="W"),))
    match = board(
        EX,
        "Sleeper",
        hand=["Water Energy", "Fire Energy"],
        discard=["Water Energy"],
        scripts={"Sleeper": CardScript(powers=(shy,))},
        cards=[_powered("Poké-Body")],
    )
    assert not match.allows("attach", "Water Energy", "active")
    assert match.allows("attach", "Fire Energy", "active")
    water = Every((Kind(("Energy",)), OfType("W")))
    run(match, (Attach(In("hand", filter=water), Self()),))
    assert not match.s.energies[match.spot("active")]
    run(match, (Attach(In("discard"), Self()), Attach(In("hand"), Self())))
    assert len(match.s.energies[match.spot("active")]) == 2


def test_half_the_damage_is_rounded_down_to_a_counter():
    armour = Power(modifiers=(Modifier("damage taken", Times(-1, Half(Reg("damage"), up=True))),))
    match = board(
        BASE,
        mon("Snorlax", "GGGG"),
        foe="Sleeper",
        scripts={"Sleeper": CardScript(powers=(armour,))},
        cards=[_powered("Pokémon Power")],
    )
    match.attack()
    assert match.damage("foe") == 10


def test_a_retreat_is_answered_on_the_bench():
    quake = Power(triggers=(Trigger("retreats", (PutCounters(2, It()),), InPlay("opponent")),))
    match = board(
        BASE,
        mon("Rattata"),
        bench=["Patrat"],
        foe="Sleeper",
        scripts={"Sleeper": CardScript(powers=(quake,))},
        cards=[_powered("Pokémon Power")],
    )
    match.retreat()
    assert (match.name("bench 1"), match.damage("bench 1")) == ("Rattata", 20)


def test_a_chosen_type_takes_the_place_of_the_one_chosen_before():
    change = (ChooseType(among=InPlay("both", others=True)),)
    match = board(
        BASE, "Rattata", foe="Snivy", foe_bench=["Machop"], scripts={"Rattata": effect(*change)}
    )
    run(match, (Lasting((Modifier("hp", 10),), "while active"),))
    for letter in "GF":
        run(match, change)
        assert sorted(match.game.legal_actions(match.s)) == [("word", "F"), ("word", "G")]
        match.act(("word", letter))
    assert types_of(match.s, match.spot("active")) == "F"
    assert [m.effect.point for m in match.s.marks[0]] == ["hp", "type"]  # what else lasts stays


@pytest.mark.rule("BASE-044")
def test_a_changed_weakness_ends_on_the_bench():
    match = board(
        BASE,
        mon("Rattata", "G"),
        foe=mon("Snivy", "G"),
        foe_bench=["Machop"],
        scripts={"Rattata": effect(ChooseType(Modifier("weakness"), Defending(), "while active"))},
    )
    match.attack().act(("word", "P"))
    assert [m.effect.value for m in match.s.marks[match.spot("foe")]] == ["P"]
    match.retreat("foe bench 1")
    assert match.s.marks[match.spot("foe bench 1")] == ()


def test_weakness_and_resistance_are_read_from_the_card():
    match = board(BASE, "Machop", bench=["Gyarados"], foe="Rattata")
    weak = run(match, (Note(InPlay("both", filter=Weak()), "x"),)).cards["x"]
    resists = run(match, (Note(InPlay("both", filter=Resists("F")), "x"),)).cards["x"]
    assert [match.s.spot(root) for root in weak] == [match.spot("active")]
    assert [match.s.spot(root) for root in resists] == [match.spot("bench 1")]


def test_types_of_basic_energy_cards_are_counted_once_each():
    match = board(EX, mon("Snorlax", "GGRX"))
    frame = run(match, (Put("types", BasicTypes(Self())),))
    assert frame.values["types"] == 2
