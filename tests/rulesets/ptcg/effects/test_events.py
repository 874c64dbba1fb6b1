"""What reading cards of the EX sets asked of the ops: spare Energy, names, events, Knock Outs."""

import pytest

from rulesets.ptcg.effects.ops import (
    SELF,
    AttackScript,
    CardScript,
    Count,
    Defending,
    Draw,
    Evolve,
    Heal,
    Held,
    If,
    In,
    InPlay,
    Kind,
    LostLastTurn,
    Modifier,
    MoreDamage,
    MoveCounters,
    NameHas,
    Not,
    Pick,
    Power,
    Provision,
    Put,
    SpareEnergy,
    Times,
    Trigger,
    UsedUp,
    UseUp,
)
from rulesets.ptcg.eras import BW, EX
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.cards import pokemon

BASIC_ENERGY = Kind(("Basic Energy",))
MAGMA = CardScript(provides=(Provision(("FD", "FD")),))


def struck_with(energy, spare):
    """Return the damage of an attack for {R} that does 10 more for each spare Energy."""
    lamp = pokemon("Lamp", attacks=(("Glow", "R", "10+"),))
    glow = AttackScript(damage=(MoreDamage(Times(10, spare)),))
    match = board(
        EX,
        mon("Lamp", energy),
        foe=mon("Snorlax"),
        cards=[lamp],
        scripts={"Lamp": CardScript(attacks=(glow,)), "Magma Energy": MAGMA},
    )
    return match.attack().damage("foe") - 10


@pytest.mark.parametrize(
    ("energy", "spare", "more"),
    [
        ("RRW", SpareEnergy(""), 20),  # any type
        ("R", SpareEnergy(""), 0),
        ("RRW", SpareEnergy("W"), 10),
        ("RX", SpareEnergy(""), 20),  # Magma Energy gives two
        ("RX", SpareEnergy("", BASIC_ENERGY), 0),
        ("RRX", SpareEnergy("", BASIC_ENERGY), 10),
    ],
)
def test_spare_energy_is_what_the_cost_leaves(energy, spare, more):
    assert struck_with(energy, spare) == more


def test_a_word_in_a_name_is_a_whole_word():
    dark, darkrai = pokemon("Dark Raichu"), pokemon("Darkrai")
    match = board(EX, "Dark Raichu", bench=["Darkrai"], cards=[dark, darkrai])
    frame = run(match, (Put("found", Count(InPlay(filter=NameHas(("Dark", "Rocket's"))))),))
    assert frame.values["found"] == 1


def test_counters_move_from_each_pokemon_found():
    match = board(EX, mon("Machop", damage=30), bench=[mon("Rattata", damage=10)], foe="Snorlax")
    run(match, (MoveCounters(2, InPlay("you"), Defending()),))
    assert (match.damage("active"), match.damage("bench 1"), match.damage("foe")) == (10, 0, 30)


def test_one_of_several_powers_of_a_name_acts_in_a_turn():
    smell = pokemon("Smell", powers=(("Poké-Body", "Aroma"),))
    once = (If(Not(UsedUp("Aroma")), (UseUp("Aroma"), Heal(1, InPlay("you")))),)
    body = CardScript(powers=(Power(triggers=(Trigger("between turns", once),)),))
    match = board(
        EX, mon("Smell", damage=40), bench=["Smell"], cards=[smell], scripts={"Smell": body}
    )
    assert match.end().damage("active") == 30
    assert match.end().damage("active") == 20


@pytest.mark.rule("RO-42")
def test_what_happens_at_any_time_between_turns_happens_at_last():
    heal = (Trigger("any time between turns", (Heal(1, SELF),)),)
    match = board(EX, mon("Machop", damage=40), scripts={"Machop": CardScript(triggers=heal)})
    assert match.end().damage("active") == 30


def boss_roars(zone):
    """Return how many cards are in hand after Boss evolves a Machop out of a zone by an effect."""
    boss = pokemon("Boss", stage="Stage 1", evolves_from="Machop", powers=(("Ability", "Roar"),))
    roar = CardScript(powers=(Power(triggers=(Trigger("evolved", (Draw(2),)),)),))
    places = {"hand": ["Boss"]} if zone == "hand" else {"deck": ["Boss", "Onix", "Onix"]}
    match = board(EX, "Machop", cards=[boss], scripts={"Boss": roar}, **places)
    chosen = Pick(In(zone, filter=NameHas(("Boss",))), "card")
    run(match, (chosen, Evolve(Held("card"), SELF)))
    assert match.name("active") == "Boss"
    return match.count("hand")


def test_evolving_from_hand_by_an_effect_counts_as_evolving():
    assert boss_roars("hand") == 2
    assert boss_roars("deck") == 0


def test_a_knock_out_that_does_not_count_gives_no_prize_and_is_not_remembered():
    uncounted = CardScript(modifiers=(Modifier("knock out does not count"),))
    match = board(
        BW,
        mon("Machop", "F"),
        foe=mon("Rattata", damage=20, tools=["Charm"]),
        foe_bench=["Onix"],
        scripts={"Charm": uncounted},
    )
    match.attack()
    assert (match.name("foe"), match.prizes(0)) == ("Onix", 6)
    frame = run(match, (Put("lost", 0), If(LostLastTurn("opponent"), (Put("lost", 1),))))
    assert frame.values["lost"] == 0


def test_a_ban_on_trainers_covers_fossils():
    ban = CardScript(modifiers=(Modifier("cannot play", value="Trainer", who="both"),))

    def may_bench(stadium):
        match = board(EX, hand=["Mysterious Fossil"], stadium=stadium, scripts={"Sun Stadium": ban})
        return match.allows("bench", "Mysterious Fossil")

    assert may_bench("Rain Stadium")
    assert not may_bench("Sun Stadium")


@pytest.mark.parametrize(
    ("on", "place", "drawn"),
    [(SELF, "active", 0), (SELF, "bench 1", 1), (InPlay(), "active", 1)],
)
def test_a_card_hears_of_its_own_pokemon_and_of_others_only_where_it_says_so(on, place, drawn):
    charm = CardScript(triggers=(Trigger("attached from hand", (Draw(1),), on),))
    bench = [mon("Rattata", tools=["Charm"])]
    match = board(EX, "Machop", bench=bench, hand=["Water Energy"], scripts={"Charm": charm})
    match.attach("Water Energy", place)
    assert match.count("hand") == drawn
