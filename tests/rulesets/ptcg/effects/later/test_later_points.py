"""Points, events and conditions that only later cards touch."""

import pytest

from cardpool.model.pokemon import Ability
from rulesets.ptcg.effects.ops import (
    SELF,
    AttackScript,
    CardScript,
    Draw,
    EnergyOn,
    FellLastTurn,
    Heal,
    HealedNow,
    Held,
    InPlay,
    It,
    Kind,
    KnockOut,
    Lasting,
    Modifier,
    MoveCounters,
    Named,
    NameHas,
    OfType,
    Pay,
    Pick,
    PlayedNow,
    Power,
    Price,
    PutCounters,
    Spend,
    Switch,
    Trigger,
    TurnOf,
    Unspent,
    Use,
    UsedUp,
    UseUp,
)
from rulesets.ptcg.eras import BW, EX
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon, stage1, trainer

FOE = InPlay("opponent", "active")
TOOL = trainer("Band", "Tool")
POWERED = pokemon("Powered", 90, powers=(("Ability", "Gift"),), retreat=0)


def with_power(*modifiers, triggers=(), uses=()):
    return {"Powered": CardScript(powers=(Power(uses, modifiers, triggers),))}


def powered(*modifiers, active=None, energy="", triggers=(), uses=(), **given):
    """Return a board on which a Pokémon has a power."""
    scripts = {**with_power(*modifiers, triggers=triggers, uses=uses), **given.pop("scripts", {})}
    active = active or mon("Powered", energy)
    return board(
        BW, active, scripts=scripts, cards=[POWERED, TOOL, *given.pop("cards", ())], **given
    )


# Costs.
def test_one_attack_alone_costs_less():
    two = pokemon("Two", attacks=(("Jab", "CC", "10"), ("Hook", "CC", "10")))
    less = CardScript(modifiers=(Modifier("cost of attack", -1, value="Hook"),))
    match = board(BW, mon("Two", "F"), cards=[two], scripts={"Two": less})
    assert [match.allows("attack", i) for i in (0, 1)] == [False, True]


@pytest.mark.parametrize(("value", "cost"), [("", ""), ("C", "F")])
def test_attacks_need_no_energy_of_some_types(value, cost):
    kick = pokemon("Kicker", attacks=(("Kick", "FCC", "10"),))
    free = CardScript(modifiers=(Modifier("no attack cost", value=value),))
    bare = board(BW, mon("Kicker"), cards=[kick], scripts={"Kicker": free})
    assert bare.allows("attack", 0) == (not cost)
    assert board(BW, mon("Kicker", "F"), cards=[kick], scripts={"Kicker": free}).allows("attack", 0)


def test_an_attack_may_be_used_for_another_cost():
    kick = pokemon("Kicker", attacks=(("Kick", "FCC", "10"), ("Jab", "FCC", "10")))
    other = CardScript(modifiers=(Modifier("attack for", value="Kick|W"),))
    match = board(BW, mon("Kicker", "W"), cards=[kick], scripts={"Kicker": other})
    assert [match.allows("attack", i) for i in (0, 1)] == [True, False]


def test_a_coloured_letter_is_taken_off_a_cost():
    kick = pokemon("Kicker", attacks=(("Kick", "FW", "10"),))
    less = CardScript(modifiers=(Modifier("attack cost", -1, value="F"),))
    assert board(BW, mon("Kicker", "W"), cards=[kick], scripts={"Kicker": less}).allows("attack", 0)
    less = CardScript(modifiers=(Modifier("attack cost", -1),))
    assert not board(BW, mon("Kicker", "W"), cards=[kick], scripts={"Kicker": less}).allows(
        "attack", 0
    )


def test_energy_of_any_type_is_taken_off_a_cost():
    kick = pokemon("Kicker", attacks=(("Kick", "FC", "10"),))
    less = CardScript(modifiers=(Modifier("attack cost", -1, value="any"),))
    assert board(BW, mon("Kicker", "W"), cards=[kick], scripts={"Kicker": less}).allows("attack", 0)


@pytest.mark.parametrize("damage", [0, 10])
def test_an_attacks_own_text_lets_it_be_used_for_less(damage):
    hurt = Price("", PlayedNow(Kind(("Item",))))
    hurt = Price("", HealedNow()) if not damage else hurt
    script = CardScript(attacks=(AttackScript(prices=(hurt,)),))
    bill = CardScript(play=(Heal(1, InPlay("you", "active")),))
    scripts = {"Machop": script, "Bill": bill}
    match = board(BW, mon("Machop", damage=10), hand=["Bill"], scripts=scripts)
    assert not match.allows("attack", 0)
    assert match.play("Bill").allows("attack", 0)


def test_energy_of_several_pokemon_pays_a_price():
    match = board(BW, mon("Machop", "F"), bench=[mon("Onix", "R")])
    run(match, (Pay("CC", InPlay("you"), to="lost"),))
    match.pick("Fire Energy")
    assert match.count("lost") == 2


# What reaches a Pokémon, and what does not.
def test_damage_goes_through_effects_on_the_active_pokemon():
    shield = CardScript(play=(Lasting((Modifier("prevent damage"),), "this turn", FOE),))
    given = {"hand": ["Bill"], "scripts": {"Bill": shield}}
    assert powered(energy="F", **given).play("Bill").attack().damage("foe") == 0
    through = powered(Modifier("strikes through"), energy="F", **given)
    assert through.play("Bill").attack().damage("foe") == 10


def test_powers_of_the_opponent_do_not_reach_a_pokemon():
    foe = {"foe": "Powered"}
    hits = Use((PutCounters(1, FOE),))
    safe = powered(Modifier("prevent powers", against=InPlay("opponent")), uses=(hits,), **foe)
    assert safe.power().damage("foe") == 0
    assert powered(uses=(hits,), foe="Onix").power().damage("foe") == 10


def test_trainers_of_some_kinds_do_not_reach_a_pokemon():
    hits = {"Bill": CardScript(play=(PutCounters(1, FOE),))}
    for kinds, done in (("Item", 0), ("Stadium", 10)):
        shield = Modifier("prevent trainers", value=kinds)
        match = powered(shield, active="Onix", foe="Powered", hand=["Bill"], scripts=dict(hits))
        assert match.play("Bill").damage("foe") == done


def test_no_counters_are_put_on_a_pokemon_by_powers():
    hits = Use((PutCounters(1, FOE), MoveCounters(1, SELF, FOE)))
    shield = Modifier("no counters", value="power", against=InPlay("opponent"))
    match = powered(shield, active=mon("Powered", damage=20), uses=(hits,), foe="Powered")
    match.power()
    assert match.damage("foe") == 0


# Cards attached.
def test_a_pokemon_may_have_more_tools():
    two = powered(Modifier("tools", 1), active=mon("Powered", tools=("Band",)), hand=["Band"])
    assert two.allows("attach", "Band", "active")
    one = powered(active=mon("Onix", tools=("Band",)), hand=["Band"])
    assert not one.allows("attach", "Band", "active")


def test_tools_without_effect_do_nothing():
    tool = {"Band": CardScript(modifiers=(Modifier("free retreat"),))}
    snorlax = {"active": mon("Snorlax", tools=("Band",)), "scripts": tool}
    assert powered(bench=["Rattata"], **snorlax).allows("retreat", "bench 1")
    jammed = powered(Modifier("tools off", on=InPlay("both")), bench=["Powered"], **snorlax)
    assert not jammed.allows("retreat", "bench 1")


def test_special_energy_without_effect_gives_one_colorless():
    off = Modifier("special energy off", on=InPlay("both"))
    match = powered(off, active=mon("Snorlax", "22"), bench=["Powered"])
    assert ask(match, EnergyOn(InPlay("you", "active"))) == 2
    assert not match.allows("attack", 0)


def test_basic_energy_of_a_type_counts_twice():
    twice = Modifier("energy doubled", on=InPlay("you"), value="F", single=True)
    match = powered(twice, active=mon("Onix", "FR"), bench=["Powered", "Powered"])
    assert ask(match, EnergyOn(InPlay("you", "active"))) == 3


def test_of_several_equal_effects_one_counts():
    more = Modifier("damage dealt before", 10, InPlay("you"), single=True)
    match = powered(more, active=mon("Machop", "F"), bench=["Powered", "Powered"], foe="Snorlax")
    assert match.attack().damage("foe") == 30


# Evolving.
def test_a_new_pokemon_evolves_into_some_types():
    grass = stage1("Leafy", "Machop", types=("Grass",))
    soon = Modifier("evolves soon", on=InPlay("both"), value="G")
    given = {"bench": ["Powered"], "hand": ["Leafy", "Machoke"], "cards": [grass]}
    match = powered(soon, active=mon("Machop", since=5), **given)
    assert match.allows("evolve", "Leafy", "active")
    assert not match.allows("evolve", "Machoke", "active")


# Events.
def test_coming_up_is_heard():
    up = Trigger("comes up", (Draw(),), when=TurnOf())
    match = powered(triggers=(up,), active="Rattata", bench=["Powered"])
    assert match.retreat("bench 1").count("hand") == 1


def test_going_back_is_heard():
    back = Trigger("goes back", (PutCounters(1, It()),), InPlay("both"))
    match = powered(triggers=(back,), active="Rattata", bench=["Onix", "Powered"])
    assert match.retreat("bench 1").damage("bench 1") == 10


def test_coming_onto_the_bench_is_heard_however_it_happens():
    heard = Trigger("put onto the bench", (PutCounters(1, It()),), InPlay("you"))
    match = powered(triggers=(heard,), hand=["Onix"])
    assert match.bench("Onix").damage("bench 1") == 10


def test_a_switch_tells_who_came_and_who_left():
    match = board(BW, "Snorlax", bench=["Onix"])
    program = (
        Pick(InPlay("you", "bench"), "one"),
        Switch(Held("one")),
        PutCounters(1, Held("left")),
        PutCounters(2, Held("switched")),
    )
    run(match, program)
    assert (match.damage("active"), match.damage("bench 1")) == (20, 10)


# What happened before.
def test_a_card_played_this_turn_is_remembered_until_the_turn_ends():
    asks = {"Onix": CardScript(modifiers=(Modifier("hp", 10, when=PlayedNow(Named(("Bill",)))),))}
    bill = CardScript(play=(Draw(),))
    match = board(BW, "Onix", hand=["Bill", "Machop"], scripts={**asks, "Bill": bill})
    played = PlayedNow(Named(("Bill",)))
    assert not ask(match, played)
    match.play("Bill")
    assert ask(match, played)
    assert not ask(match, PlayedNow(NameHas(("Oak",))))
    assert not ask(match, PlayedNow(Named(("Machop",))))
    assert ask(match.bench("Machop"), PlayedNow(Named(("Machop",))))
    assert not ask(match.end(), played)


def test_a_pokemon_knocked_out_last_turn_is_known_by_its_kind():
    asks = {"Onix": CardScript(modifiers=(Modifier("hp", 10, when=FellLastTurn(OfType("F"))),))}
    match = board(
        BW, mon("Machop", "F"), foe=mon("Machop", damage=40), foe_bench=["Onix"], scripts=asks
    )
    match.attack()
    assert ask(match, FellLastTurn(OfType("F")), controller=1)
    assert not ask(match, FellLastTurn(OfType("G")), controller=1)
    assert not ask(match, FellLastTurn(OfType("F")), controller=0)
    assert not ask(match.end(), FellLastTurn(OfType("F")), controller=1)


def test_a_use_that_counts_for_the_game_is_not_made_again():
    match = board(EX)
    run(match, (UseUp("Gift", game=True),))
    assert ask(match.next_turn(), UsedUp("Gift", game=True))
    assert not ask(match, UsedUp("Gift"))


def test_burns_put_more_counters_on_a_pokemon():
    worse = Modifier("burn", 2, FOE)
    match = powered(worse, foe=mon("Snorlax", status="Burned"))
    assert match.end("T").damage("foe") == 40


def test_conditions_end_as_soon_as_something_frees_a_pokemon():
    freed = Modifier("recovers", on=InPlay("you", "active"))
    match = powered(freed, active=mon("Onix", status="Poisoned"), hand=["Powered"])
    assert match.bench("Powered").status("active") == ""


def test_an_answer_to_what_an_attack_brings_is_still_made_once():
    up = Trigger("comes up", (Spend(), Draw()), when=Unspent(attack_too=True))
    swaps = (Pick(InPlay("you", "bench"), "one"), Switch(Held("one")))
    scripts = {"Machop": CardScript(attacks=(AttackScript(effect=swaps),))}
    match = powered(triggers=(up,), active=mon("Machop", "F"), bench=["Powered"], scripts=scripts)
    assert match.attack().count("hand") == 1


def test_a_switch_of_a_certain_active_pokemon_leaves_others_where_they_are():
    match = board(BW, "Machop", bench=["Onix"])
    evolved = InPlay("you", "active", Kind(("Stage 1",)))
    run(match, (Pick(InPlay("you", "bench"), "one"), Switch(Held("one"), evolved)))
    assert match.name("active") == "Machop"


def test_a_power_that_ends_its_own_pokemon_cannot_be_used():
    ends = Use((KnockOut(SELF),))
    match = powered(uses=(ends,), bench=["Onix"])
    assert match.allows("power", "active", 0, 0)
    barred = powered(Modifier("no self knock out", on=InPlay("both")), uses=(ends,), bench=["Onix"])
    assert not barred.allows("power", "active", 0, 0)


def test_a_pokemon_that_cannot_be_healed_keeps_its_damage():
    match = powered(Modifier("no healing", on=InPlay("both")), active=mon("Powered", damage=20))
    run(match, (Heal(1),))
    assert match.damage("active") == 20


def test_counters_that_stay_are_not_moved():
    stay = Modifier("counters stay", on=InPlay("both"))
    match = powered(stay, active=mon("Powered", damage=20))
    run(match, (MoveCounters(1, SELF, FOE),))
    assert (match.damage("active"), match.damage("foe")) == (20, 0)


def test_weakness_multiplies_by_another_number():
    four = Modifier("weakness times", 4, InPlay("both"))
    match = powered(four, active=mon("Machop", "F"), bench=["Powered"], foe="Weak to Fighting")
    assert match.attack().damage("foe") == 80


def test_resistance_takes_off_less():
    less = Modifier("resistance less", 20, InPlay("both"))
    match = powered(less, active=mon("Machop", "F"), bench=["Powered"], foe="Gyarados")
    assert match.attack().damage("foe") == 10


def test_a_tool_lends_its_power_once_a_game():
    stone = trainer("Stone", "Tool", abilities=(Ability("Ability", "Gift"),))
    gift = Use((Draw(),), "any", once="VSTAR")
    scripts = {"Stone": CardScript(powers=(Power(uses=(gift,)),))}
    match = board(BW, mon("Onix", tools=("Stone",)), cards=[stone], scripts=scripts)
    (offer,) = (a for a in match.game.legal_actions(match.s) if a[0] == "lent")
    match.act(offer)
    assert match.count("hand") == 1
    assert [a for a in match.game.legal_actions(match.s) if a[0] == "lent"] == []


def test_the_counters_of_poison_and_burns_are_set():
    five, six = Modifier("poison counters", 5, FOE), Modifier("burn counters", 6, FOE)
    poisoned = powered(five, foe=mon("Snorlax", status="Poisoned"))
    assert poisoned.end().damage("foe") == 50
    burned = powered(six, foe=mon("Snorlax", status="Burned"))
    assert burned.end("T").damage("foe") == 60
