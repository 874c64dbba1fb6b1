"""Rules in places that seldom decide: the Bench, the other seat, a second time, nobody there."""

import pytest

from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    SELF,
    AttackScript,
    Become,
    Bench,
    CardScript,
    Damage,
    Divert,
    Draw,
    Heal,
    In,
    InPlay,
    Lasting,
    Modifier,
    Named,
    PutCounters,
    TakePrizes,
    TurnEnergy,
)
from rulesets.ptcg.eras import BASE, BW, EX, ME, SV
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon
from tests.rulesets.ptcg.eras import ALL, COLUMNS, EVERY, each, since

BENCHED = InPlay("opponent", "bench")
PRIMEAPE, RISKY_RUINS, UMBREON = "gym2-35", "me1-127", "neo2-32"
SLOWKING, CHAOS_GYM, GOLD_BERRY = "neo1-14", "gym2-102", "neo1-93"


def attack(*effect, **parts):
    return CardScript(attacks=(AttackScript(effect=effect, **parts),))


@pytest.mark.parametrize("place", ["foe", "foe bench 1"])
def test_a_pokemon_that_goes_home_goes_into_the_deck_of_its_own_player(place):
    foe, bench = (PRIMEAPE, "Onix") if place == "foe" else ("Onix", PRIMEAPE)
    match = board(BASE, mon("Machop", "F"), foe=foe, foe_bench=[bench, "Onix"])
    own, theirs = match.count("deck"), match.count("deck", 1)
    match.s.damage[match.spot(place)] = 60
    run(match, (PutCounters(0, SELF),))
    if place == "foe":
        match.promote("foe bench 1")
    assert (match.count("deck"), match.count("deck", 1)) == (own, theirs + 1)
    assert "Brock's Primeape" in match.names("deck", 1)


def test_without_an_attack_or_another_pokemon_nothing_is_diverted():
    match = board(BASE, bench=["Onix"])
    assert "target" not in run(match, (Divert(InPlay("you", "bench")),)).cards
    own = run(match, (Divert(InPlay("you", "bench")),), values={"attack": "Bite"})
    assert own.cards["target"] == (match.s.stacks[match.spot("bench 1")][0],)
    kept = run(board(BASE), (Divert(InPlay("you", "bench")),), values={"attack": "x"}, target=3)
    assert kept.cards["target"] == (3,)


@each(ME)
def test_risky_ruins_hurt_a_basic_pokemon_that_an_effect_benches(era):
    match = board(era, deck=["Onix", *["Fire Energy"] * 5], stadium=RISKY_RUINS)
    run(match, (Bench(In("deck", filter=Named(("Onix",)))),))
    assert (match.name("bench 1"), match.damage("bench 1")) == ("Onix", 20)


@pytest.mark.rule("EX-172")
def test_a_tool_used_between_turns_repeats_no_step_before_it():
    berry = CardScript(triggers=(Trigger("between turns", (Heal(1, SELF),)),))
    own = mon("Snorlax", damage=40, status="Poisoned", tools=["Berry"])
    match = board(EX, own, scripts={"Berry": berry}).end()
    match.act(("wait",))
    match.act(("tool", match.s.tools[0][0]))
    assert (match.damage("active"), match.s.turn) == (40, 6)


@pytest.mark.rule("EX-172", "EX-179")
def test_a_tool_comes_too_late_for_who_falls_to_a_burn():
    berry = CardScript(triggers=(Trigger("between turns", (Heal(2, SELF),)),))
    own = mon("Snorlax", damage=70, status="Burned", tools=["Berry"])
    match = board(EX, own, bench=["Onix"], scripts={"Berry": berry}).end()
    match.act(("wait",)).act(("wait",), coins="T")
    assert match.name("active") == "Onix"


def test_who_falls_while_trying_to_retreat_is_not_exchanged():
    match = board(
        BASE, mon(UMBREON, "DDD"), foe=mon("Onix", "GGG"), foe_bench=["Rattata", "Snorlax"]
    ).attack(1)
    match.s.damage[match.spot("foe")] = 80
    match.retreat("foe bench 1")
    match.promote("foe bench 2")
    assert [match.name(p) for p in ("foe", "foe bench 1")] == ["Snorlax", "Rattata"]


@ALL
@pytest.mark.rule("RO-47")
def test_a_lasting_effect_counts_for_prizes_though_who_made_it_falls_too(era):
    marks = attack(
        Lasting((Modifier("prizes", 1),), "this turn", InPlay("opponent", "active")),
        Damage(60, InPlay("opponent", "active")),
        Damage(60, SELF),
    )
    match = board(
        era, mon("Rattata", "FF"), bench=["Onix"], foe=mon("Machop", "F"), foe_bench=["Onix"],
        scripts={"Machop": marks},
    ).end()  # fmt: skip
    match.attack()
    assert (match.prizes(0), match.prizes(1)) == (5, 4)


def test_only_an_evolved_pokemon_with_another_beside_it_turns_into_energy():
    evolved = mon("Machoke", under=["Machop"])
    turned = (TurnEnergy(InPlay("you", "bench")),)
    for active, bench in (("Machop", ["Onix"]), (evolved, [])):
        match = board(BASE, active, bench=bench)
        run(match, turned)
        assert match.game.legal_actions(match.s)[-1] == ("end",)
        assert match.name("active") == getattr(active, "name", active)
    match = board(BASE, evolved, bench=["Onix"])
    run(match, turned)
    assert match.game.legal_actions(match.s)[0][0] == "word"


@since(BW)
@pytest.mark.rule("PL-105")
def test_a_tool_without_effect_lends_nothing(era):
    plain = pokemon("Test V", 200, marks=("V",))
    off = CardScript(modifiers=(Modifier("tools off", on=InPlay("both")),))
    for scripts, kinds in (({}, 1), ({"Rattata": off}, 0)):
        match = board(
            era, mon("Test V", tools=("swsh12-156",)), foe="Rattata", scripts=scripts, cards=[plain]
        )
        assert len([a for a in match.game.legal_actions(match.s) if a[0] == "lent"]) == kinds


@each(BASE, EX, BW)
@pytest.mark.rule("EX-190", "BW-193")
def test_sudden_death_ends_the_time_between_turns(era):
    """Both fall to Poison with the last Prizes: no later step of that time meets the new game."""
    falls = {"damage": 40, "status": "Poisoned"}
    match = board(era, mon("Machop", **falls), foe=mon("Machop", **falls), prizes=1, foe_prizes=1)
    match.game.apply(match.s, ("end",))
    assert (match.s.game, match.s.turn, len(match.s.stack[0].program)) == (1, 0, 7)
    assert [entry[0] for entry in match.s.log] == ["sudden death"]


@each(SV, ME)
@pytest.mark.rule("PL-191")
def test_a_lead_by_an_effect_alone_wins_the_tiebreaker(era):
    match = board(era, prizes=4, foe_prizes=4)
    run(match, (TakePrizes(1),))
    assert match.winner is None  # an ordinary game
    match = board(era, prizes=4, foe_prizes=4)
    match.s.game = 1
    run(match, (TakePrizes(1),))
    assert match.end().winner == 0


@pytest.mark.parametrize(("answer", "tools", "decked"), [("H", 0, 1), ("T", 1, 0)])
def test_slowking_may_send_back_a_tool_too(answer, tools, decked):
    match = board(BASE, hand=[GOLD_BERRY], foe=SLOWKING).attach(GOLD_BERRY)
    match.act(("yes",), coins=answer)
    assert len(match.s.tools[match.spot("active")]) == tools
    assert match.names("deck").count("Gold Berry") == decked


@ALL
@pytest.mark.rule("RO-30")
def test_who_comes_back_and_falls_again_has_its_last_word_again(era):
    cry = CardScript(
        modifiers=(Modifier("falls to", value="hand"),),
        triggers=(Trigger("knocked out anyhow", (Draw(2),)),),
    )
    wave, blow = attack(Damage(30, BENCHED)), attack(damage=())
    crier = pokemon("Crier", 30)
    fighter = pokemon("Fighter", 200, attacks=(("Blow", "", "90"),))
    match = board(
        era, mon("Machop", "F"), bench=[mon("Machop", "F"), "Onix"], foe="Fighter",
        foe_bench=["Crier", "Snorlax"], cards=[crier, fighter],
        scripts={"Crier": cry, "Machop": wave, "Fighter": blow},
    ).attack()  # fmt: skip
    first = match.count("hand", 1)  # Crier, 2 drawn, 1 for the turn
    match.bench("Crier").attack()
    match.promote("bench 1")
    match.attack()
    assert match.count("hand", 1) == first + 4  # less Crier, and the same again with a Prize


@EVERY
@pytest.mark.rule("PL-242")
def test_evolving_ends_effects_of_trainers_and_powers_too(era):
    match = board(era, "Machop", hand=["Machoke"])
    run(match, (Lasting((Modifier("hp", 10),), "while in play", SELF),))
    assert len(match.s.marks[0]) == 1
    assert match.evolve("Machoke").s.marks[0] == ()


@each(EX, ME)
@pytest.mark.rule("EX-172", "PL-074")
def test_a_tool_acts_after_either_turn_when_its_player_or_whoever_is_next_says_so(era):
    berry = CardScript(triggers=(Trigger("any time between turns", (Heal(1, SELF),)),))
    own = mon("Snorlax", status="Poisoned", tools=["Berry"])
    match = board(era, own, foe="Snorlax", scripts={"Berry": berry})
    for turn in (5, 6):
        match.end()
        assert (match.s.waits, match.s.turn) == (0 if era is EX else 6 - turn, turn)
        while ("wait",) in match.game.legal_actions(match.s):
            match.act(("wait",))


@each(BASE, *COLUMNS)
@pytest.mark.rule("BW-143", "PL-053")
def test_no_bonus_makes_damage_of_what_does_none(era):
    spread = AttackScript(effect=(Damage(0, BENCHED),))
    bonus = Modifier("damage dealt", 20, against=InPlay("opponent"))
    scripts = {"Machop": CardScript(attacks=(spread,), modifiers=(bonus,))}
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_bench=["Onix"], scripts=scripts)
    assert (match.attack().damage("foe bench 1"), match.damage("foe")) == (0, 40)


def test_without_a_card_or_a_pokemon_nobody_becomes_another():
    match = board(BASE, "Machop", hand=["Onix"])
    run(match, (Become(In("discard"), SELF),))
    run(match, (Become(In("hand"), InPlay("you", "bench")),))
    assert (match.name("active"), match.names("hand")) == ("Machop", ["Onix"])
    run(match, (Become(In("hand"), SELF),))
    assert (match.name("active"), match.names("hand")) == ("Onix", [])
