"""Ops on Pokémon in play, lasting effects, triggers and uses, one by one."""

import pytest

from rulesets.ptcg.effects.ops import (
    DEFENDING,
    SELF,
    AtLeast,
    Attach,
    Attached,
    Attacker,
    AttackScript,
    Bench,
    CardScript,
    CopyAttack,
    Count,
    Damaged,
    Devolve,
    Draw,
    EndTurn,
    Evolve,
    EvolvesFrom,
    Heal,
    Held,
    In,
    Inflict,
    InPlay,
    Is,
    It,
    Kind,
    Lasting,
    Modifier,
    OfType,
    Pay,
    Pick,
    Power,
    PutCounters,
    Reg,
    Require,
    Send,
    Switch,
    TakeUp,
    ThisCard,
    Trigger,
    Use,
)
from rulesets.ptcg.eras import BASE, BW
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon

FOE = InPlay("opponent", "active")


@pytest.mark.parametrize("era", [BASE, BW])
def test_a_baby_that_says_so_itself_is_tossed_for_in_eras_without_the_rule(era):
    says = {"Pichu": CardScript(modifiers=(Modifier("baby"),))}
    setting = {"foe": "Pichu", "foe_bench": ["Onix"]}
    match = board(era, mon("Machop", "F"), scripts=says, **setting).attack(coins="T")
    assert (match.s.seat, match.damage("foe")) == (1, 0)
    assert board(era, mon("Machop", "F"), **setting).attack().damage("foe") == 20


def test_evolving_by_an_effect_is_heard_too():
    heals = Trigger("evolves", (Heal(2, It()),), InPlay("both"))
    match = board(
        BW,
        mon("Machop", damage=50),
        hand=["Machoke"],
        stadium="Sun Stadium",
        scripts={"Sun Stadium": CardScript(triggers=(heals,))},
    )
    run(match, (Evolve(In("hand"), SELF),))
    assert (match.name("active"), match.damage("active")) == ("Machoke", 30)


def test_where_no_energy_can_be_attached_other_cards_can():
    barred = {"Onix": CardScript(modifiers=(Modifier("cannot attach"),))}
    hand = ["Fire Energy", "Charm"]
    match = board(BW, "Onix", bench=[mon("Snorlax", "R")], hand=hand, scripts=barred)
    assert match.refusal("attach", match.card("Fire Energy"), match.spot("active")) is not None
    match.attach("Charm")
    run(match, (Attach(Attached(InPlay("you", "bench")), SELF),))
    assert [len(match.s.energies[match.spot(p)]) for p in ("active", "bench 1")] == [0, 1]


def test_bench_puts_cards_into_play_while_there_is_room():
    match = board(BW, bench=["Rattata"] * 4, deck=["Onix", "Machop"])
    frame = run(match, (Bench(In("deck")),))
    assert match.name("bench 5") == "Onix"
    assert match.names("deck") == ["Machop"]
    assert len(frame.cards["benched"]) == 1


def test_evolve_lays_a_card_from_anywhere():
    match = board(BW, "Machop", deck=["Machoke", "Ninetales"])
    run(match, (Evolve(In("deck", filter=EvolvesFrom(SELF)), SELF),))
    assert match.name("active") == "Machoke"


def test_devolve_one_stage_or_all():
    pile = mon("Machamp", under=["Machop", "Machoke"])
    match = board(BW, pile)
    run(match, (Devolve(SELF, "hand"),))
    assert (match.name("active"), match.names("hand")) == ("Machoke", ["Machamp"])
    match = board(BW, pile)
    run(match, (Devolve(SELF, "discard", all=True),))
    assert match.name("active") == "Machop"
    assert sorted(match.names("discard")) == ["Machamp", "Machoke"]


def test_a_devolved_pokemon_with_too_much_damage_falls():
    match = board(BW, mon("Machoke", damage=60, under=["Machop"]), bench=["Onix"])
    run(match, (Devolve(SELF, "hand"),))
    assert match.name("active") == "Onix"
    assert match.prizes(1) == 5


def test_attach_moves_energy_between_pokemon():
    match = board(BW, mon("Onix", "RW"), bench=["Machop"])
    run(match, (Attach(Attached(SELF, OfType("R")), InPlay("you", "bench")),))
    assert (match.energy("active"), match.energy("bench 1")) == (1, 1)


def test_attach_takes_energy_from_the_discard_pile():
    match = board(BW, discard=["Fire Energy"])
    run(match, (Attach(In("discard", filter=Kind(("Basic Energy",))), SELF),))
    assert match.energy("active") == 1


def test_pay_discards_until_the_cost_is_paid():
    match = board(BW, mon("Onix", "RRW"))
    run(match, (Pay("R"),))
    assert match.names("discard") == ["Fire Energy"]
    match = board(BW, mon("Onix", "RWW"))
    run(match, (Pay("C"),))
    assert match.menu() == [
        "Pick Fire Energy on Onix (Active)",
        "Pick Water Energy on Onix (Active)",
    ]
    match.pick("Water Energy")
    assert match.energy("active") == 2


def test_switch_exchanges_the_sides_own_pokemon():
    match = board(BW, foe=mon("Onix", status="Asleep"), foe_bench=["Machop", "Vulpix"])
    run(match, (Pick(InPlay("opponent", "bench"), "new"), Switch(Held("new"))))
    match.pick("foe bench 2")
    assert match.name("foe") == "Vulpix"
    assert match.status("foe bench 2") == ""


@pytest.mark.parametrize(
    ("op", "hand", "discard"),
    [
        (TakeUp(SELF, "hand", "hand"), ["Fire Energy", "Machoke", "Machop"], []),
        (TakeUp(SELF, "hand"), ["Machoke", "Machop"], ["Fire Energy"]),
        (TakeUp(SELF, "hand", basic_only=True), ["Machop"], ["Fire Energy", "Machoke"]),
    ],
)
def test_take_up_takes_a_pokemon_out_of_play(op, hand, discard):
    match = board(BW, mon("Machoke", "R", under=["Machop"]), bench=["Onix"])
    run(match, (op,))
    assert sorted(match.names("hand")) == hand
    assert sorted(match.names("discard")) == discard
    assert match.name("active") == "Onix"


def test_copy_attack_uses_the_defenders_attack_with_its_effect():
    scripts = {
        "Onix": CardScript(attacks=(AttackScript(effect=(CopyAttack(FOE),)),)),
        "Squirtle": CardScript(attacks=(None, AttackScript(effect=(Inflict(("Asleep",)),)))),
    }
    metronome = pokemon("Onix", 90, attacks=(("Metronome", "C", ""),), id="test-metronome")
    match = board(BW, mon("Onix", "R"), foe="Squirtle", cards=[metronome], scripts=scripts)
    match.attack()
    assert match.menu() == ["Use Bubble of Squirtle", "Use Withdraw of Squirtle"]
    match.act(("copy", match.s.stacks[6][0], 0))
    assert match.damage("foe") == 10


def test_end_turn_ends_it_after_the_program():
    scripts = {"Bill": CardScript(play=(EndTurn(), Draw(1)))}
    match = board(BW, hand=["Bill"], scripts=scripts).play("Bill")
    assert match.s.seat == 1
    assert match.names("discard") == ["Bill"]


def test_a_trainer_may_attach_itself_and_leave_at_the_end_of_the_turn():
    plus = CardScript(
        play=(Attach(ThisCard(), InPlay("you", "active")),),
        modifiers=(Modifier("damage dealt after", 10),),
        triggers=(Trigger("turn end", (Send(ThisCard()),)),),
    )
    match = board(BASE, mon("Machop", "F"), foe="Snorlax", hand=["Bill"], scripts={"Bill": plus})
    match.play("Bill")
    assert len(match.s.tools[0]) == 1
    match.attack()
    assert match.damage("foe") == 30
    assert match.names("discard") == ["Bill"]


LASTING = [
    ("this turn", [True, False, False]),
    ("opponent's next turn", [False, True, False]),
    ("your next turn", [False, False, True]),
    ("until the end of opponent's next turn", [True, True, False]),
    ("until the end of your next turn", [True, True, True]),
]


@pytest.mark.parametrize(("until", "holds"), LASTING)
def test_lasting_effects_hold_in_their_turns(until, holds):
    match = board(
        BW, "Snorlax", scripts={"Bill": CardScript(modifiers=(Modifier("hp"),))}, discard=["Bill"]
    )
    run(match, (Lasting((Modifier("hp", 50),), until, SELF),))
    seen = []
    for _ in range(3):
        shown = match.game.view(match.s, 0).facts["players"][0]["pokemon"][0]
        seen.append(shown["hp"] == 140)
        match.end()
    assert seen == holds


def test_a_lasting_effect_on_a_player_counts_for_what_it_names():
    scripts = {
        "Bill": CardScript(
            play=(
                Lasting(
                    (Modifier("damage dealt before", 10, InPlay("you")),),
                    "this turn",
                    players="you",
                ),
            )
        )
    }
    match = board(
        BW, "Rattata", bench=[mon("Machop", "F")], foe="Snorlax", hand=["Bill"], scripts=scripts
    )
    match.play("Bill").retreat().attack()
    assert match.damage("foe") == 30


def test_a_lasting_effect_keeps_players_from_playing_trainers():
    scripts = {
        "Bill": CardScript(play=(Draw(1),)),
        "Machop": CardScript(
            attacks=(
                AttackScript(
                    effect=(
                        Lasting(
                            (Modifier("cannot play", value="Trainer", who="opponent"),),
                            players="opponent",
                        ),
                    )
                ),
            )
        ),
    }
    match = board(BW, mon("Machop", "F"), foe="Snorlax", foe_hand=["Bill"], scripts=scripts)
    match.attack()
    assert not match.allows("play", "Bill")
    match.next_turn()
    match.end()
    assert match.s.seat == 0


POINTS = [
    (Modifier("cannot retreat"), ("retreat", "bench 1")),
    (Modifier("cannot attack"), ("attack", 0)),
    (Modifier("cannot attach"), ("attach", "Fire Energy", "active")),
    (Modifier("cannot evolve"), ("evolve", "Machoke", "active")),
    (Modifier("retreat", 3), ("retreat", "bench 1")),
    (Modifier("attack cost", 2), ("attack", 0)),
]


@pytest.mark.parametrize(("modifier", "action"), POINTS, ids=lambda x: getattr(x, "point", ""))
def test_points_that_forbid(modifier, action):
    def make(scripts):
        return board(
            BW,
            mon("Machop", "F", tools=["Charm"]),
            bench=["Onix"],
            hand=["Fire Energy", "Machoke"],
            scripts=scripts,
        )

    assert make({}).allows(*action)
    assert not make({"Charm": CardScript(modifiers=(modifier,))}).allows(*action)


def test_points_that_change_types_and_energy():
    scripts = {
        "Charm": CardScript(modifiers=(Modifier("type", value="W"), Modifier("energy", value="F")))
    }
    match = board(BW, mon("Machop", "G", tools=["Charm"]), foe="Vulpix", scripts=scripts)
    match.attack()
    assert match.damage("foe") == 40  # Water meets Weakness, and Grass pays for Fighting


def test_points_for_weakness_and_resistance():
    def hit(*modifiers):
        scripts = {"Charm": CardScript(modifiers=modifiers)}
        foe = mon("Onix", tools=["Charm"])
        return board(BW, mon("Snivy", "G"), foe=foe, scripts=scripts).attack().damage("foe")

    assert hit() == 20
    assert hit(Modifier("no weakness")) == 10
    assert hit(Modifier("weakness", value="R")) == 10
    assert hit(Modifier("resistance", value="G")) == 0


def test_points_for_prizes_and_attachments():
    scripts = {"Charm": CardScript(modifiers=(Modifier("prizes", -1), Modifier("attachments", 1)))}
    match = board(
        BW, mon("Onix", tools=["Charm"]), bench=["Onix"], hand=["Fire Energy"] * 3, scripts=scripts
    )
    match.attach("Fire Energy").attach("Fire Energy")
    assert not match.allows("attach", "Fire Energy", "active")
    run(match, (PutCounters(9, SELF),))
    assert match.prizes(1) == 6


def test_attacks_of_earlier_stages_may_be_usable():
    body = CardScript(modifiers=(Modifier("attacks of earlier stages"),))
    match = board(
        BW, mon("Machoke", "F", tools=["Charm"], under=["Machop"]), scripts={"Charm": body}
    )
    attacks = [line for line in match.menu() if line.startswith("Attack")]
    assert attacks == ["Attack with Tackle [C] 10", "Attack with Low Kick [F] 20"]


def test_evolving_at_once_may_be_allowed():
    now = CardScript(modifiers=(Modifier("evolves at once", on=InPlay("you")),))
    match = board(
        BW, hand=["Machop", "Machoke"], stadium="Rain Stadium", scripts={"Rain Stadium": now}
    )
    match.bench("Machop").evolve("Machoke", "bench 1")
    assert match.name("bench 1") == "Machoke"


def powered(event, program, when=None, on=SELF):
    trigger = Trigger(event, program, on, when)
    return CardScript(powers=(Power(triggers=(trigger,)),))


def test_the_trigger_benched_fires_when_played_from_hand():
    caller = pokemon("Caller", powers=(("Ability", "Call"),))
    match = board(
        BW, hand=["Caller"], cards=[caller], scripts={"Caller": powered("benched", (Draw(2),))}
    )
    match.bench("Caller")
    assert match.count("hand") == 2


def test_the_trigger_evolved_fires_for_its_own_evolution():
    boss = pokemon("Boss", stage="Stage 1", evolves_from="Machop", powers=(("Ability", "Roar"),))
    match = board(
        BW,
        "Machop",
        bench=["Machop"],
        hand=["Boss", "Machoke"],
        cards=[boss],
        scripts={"Boss": powered("evolved", (Draw(1),))},
    )
    match.evolve("Boss")
    assert match.count("hand") == 2
    match.evolve("Machoke", "bench 1")
    assert match.count("hand") == 1


def test_the_trigger_attached_hears_of_energy():
    holder = pokemon("Holder", powers=(("Ability", "Glow"),))
    match = board(
        BW,
        mon("Holder", damage=30),
        hand=["Fire Energy"],
        cards=[holder],
        scripts={"Holder": powered("attached", (Heal(1, It()),))},
    )
    match.attach("Fire Energy")
    assert match.damage("active") == 20


def test_the_trigger_damaged_strikes_back_even_when_knocked_out():
    thorn = pokemon("Thorn", 20, powers=(("Ability", "Thorns"),))
    back = powered("damaged", (PutCounters(2, Attacker()),), AtLeast(Reg("damage"), 10))
    match = board(
        BW,
        mon("Machop", "F"),
        foe="Thorn",
        foe_bench=["Onix"],
        cards=[thorn],
        scripts={"Thorn": back},
    )
    match.attack()
    assert match.damage("active") == 20
    assert match.name("foe") == "Onix"


def test_the_trigger_knocked_out_runs_before_the_pokemon_leaves():
    bond = pokemon("Bond", 20, powers=(("Ability", "Bond"),))
    last = powered("knocked out", (PutCounters(5, Attacker()),))
    match = board(
        BW,
        mon("Machop", "F"),
        bench=["Onix"],
        foe="Bond",
        foe_bench=["Onix"],
        cards=[bond],
        scripts={"Bond": last},
    )
    match.attack()
    assert (match.name("active"), match.name("foe")) == ("Onix", "Onix")
    assert (match.prizes(0), match.prizes(1)) == (5, 5)


@pytest.mark.parametrize(("event", "side"), [("turn start", 1), ("turn end", 0)])
def test_triggers_of_the_turn(event, side):
    stadium = CardScript(triggers=(Trigger(event, (Draw(1),)),))
    match = board(BW, stadium="Rain Stadium", scripts={"Rain Stadium": stadium}).end()
    assert match.count("hand", side) == (2 if event == "turn start" else 1)


def test_uses_by_name_once_a_turn_for_all_and_once_a_game():
    for limit, again in (("name", True), ("game", False)):
        holder = pokemon("Holder", powers=(("Ability", "Power"),))
        script = CardScript(powers=(Power(uses=(Use((Draw(1),), limit),)),))
        match = board(BW, "Holder", bench=["Holder"], cards=[holder], scripts={"Holder": script})
        match.power("active")
        assert not match.allows("power", "bench 1", 0, 0)
        match.next_turn()
        assert match.allows("power", "bench 1", 0, 0) is again


def test_a_stadium_may_be_used_once_by_each_player():
    stadium = CardScript(uses=(Use((Draw(1),), by="each"),))
    match = board(BW, stadium="Rain Stadium", scripts={"Rain Stadium": stadium})
    match.act(("stadium", 0))
    assert not match.allows("stadium", 0)
    match.end().act(("stadium", 0))
    assert match.count("hand", 1) == 2


def test_a_fossil_may_be_discarded_by_its_own_use():
    doll = CardScript(
        uses=(Use((Send(ThisCard()),), "any"),),
        modifiers=(Modifier("cannot retreat"), Modifier("prizes", -1)),
    )
    match = board(BASE, bench=["Mysterious Fossil"], scripts={"Mysterious Fossil": doll})
    match.act(("use", match.spot("bench 1"), 0))
    assert match.names("discard") == ["Mysterious Fossil"]


def test_require_looks_at_the_head_of_a_program_only():
    use = Use((Require(AtLeast(Count(In("hand")), 1)), Draw(1)))
    holder = pokemon("Holder", powers=(("Ability", "Power"),))
    script = CardScript(powers=(Power(uses=(use,)),))
    match = board(BW, "Holder", hand=["Onix"], cards=[holder], scripts={"Holder": script})
    assert match.allows("power", "active", 0, 0)
    match.bench("Onix")
    assert not match.allows("power", "active", 0, 0)


def test_conditions_about_the_board():
    match = board(BW, mon("Machop", damage=10), foe="Onix")
    frame = match.s.stack[-1]
    frame.cards["self"] = match.s.stacks[0][:1]
    assert Is(SELF, Damaged()).holds(match.s, frame)
    assert not Is(DEFENDING, Damaged()).holds(match.s, frame)


@pytest.mark.rule("RO-17")
def test_a_card_in_hand_that_nobody_may_have_stays_there():
    scripts = {"Fire Energy": CardScript(attach_to=InPlay("opponent"))}
    match = board(BW, hand=["Fire Energy"], scripts=scripts)
    run(match, (Attach(In("hand"), SELF),))
    assert (match.names("hand"), match.names("discard")) == (["Fire Energy"], [])
