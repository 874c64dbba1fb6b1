"""Protection from attacks against being switched, and cards and counters moved onto it."""

import pytest

from rulesets.engine.select import SELF
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    AttackScript,
    CardScript,
    Held,
    Inflict,
    InPlay,
    Kind,
    Lasting,
    Modifier,
    MoveCounters,
    Pick,
    Send,
    SwapCounters,
    Switch,
)
from rulesets.ptcg.eras import BASE, BW, EX, SM
from tests.rulesets.ptcg.board import board, mon, run
from tests.rulesets.ptcg.eras import ALL, COLUMNS, EVERY

SHIELD = CardScript(modifiers=(Modifier("prevent effects"),))
GUST = AttackScript(effect=(Pick(InPlay("opponent", "bench"), "up"), Switch(Held("up"))))
WHIRLWIND = AttackScript(
    effect=(Pick(InPlay("opponent", "bench"), "up", by="opponent"), Switch(Held("up")))
)


def attacked(era, attack, shielded, foe="Snorlax", bench="Onix"):
    """Return the board after Machop's attack on Snorlax before Onix, one of them shielded."""
    scripts = {"Machop": CardScript(attacks=(attack,)), shielded: SHIELD}
    return board(era, mon("Machop", "F"), foe=foe, foe_bench=[bench], scripts=scripts).attack(0)


@ALL
@pytest.mark.rule("RO-13", "PL-152")
def test_an_attack_does_not_bring_up_a_protected_benched_pokemon(era):
    assert attacked(era, GUST, "Onix").name("foe") == "Snorlax"
    assert attacked(era, GUST, "Rattata").name("foe") == "Onix"


@pytest.mark.rule("RO-14", "PL-153")
def test_the_shield_of_the_active_pokemon_keeps_it_active_too_in_the_ex_years():
    assert attacked(EX, GUST, "Snorlax").name("foe") == "Snorlax"
    assert attacked(EX, GUST, "Onix").name("foe") == "Snorlax"  # and that of the Benched one


@EVERY
@pytest.mark.rule("RO-14", "PL-152")
def test_who_is_brought_up_is_affected_and_not_who_is_active(era):
    assert attacked(era, GUST, "Snorlax").name("foe") == "Onix"
    assert attacked(era, GUST, "Onix").name("foe") == "Snorlax"


@ALL
@pytest.mark.rule("RO-15", "PL-151")
def test_who_must_switch_may_take_a_protected_pokemon_from_the_bench(era):
    assert attacked(era, WHIRLWIND, "Onix").name("foe") == "Onix"
    assert attacked(era, WHIRLWIND, "Snorlax").name("foe") == "Snorlax"


@ALL
@pytest.mark.rule("RO-17", "PL-154")
def test_energy_that_an_attack_moves_to_a_protected_pokemon_is_discarded(era):
    moved = AttackScript(
        effect=(Attach(Attached(InPlay("opponent", "active")), InPlay("opponent", "bench")),)
    )
    match = attacked(era, moved, "Onix", foe=mon("Snorlax", "R"))
    assert (match.energy("foe"), match.energy("foe bench 1")) == (0, 0)
    assert match.names("discard", 1) == ["Fire Energy"]


@ALL
@pytest.mark.rule("RO-16", "PL-154")
def test_counters_that_an_attack_moves_to_a_protected_pokemon_are_gone_since_sun_and_moon(era):
    """Before that they stay where they are."""
    kept = 0 if era in COLUMNS[COLUMNS.index(SM) :] else 20
    moved = AttackScript(effect=(MoveCounters(2, SELF, InPlay("opponent", "active")),))
    for shielded, stay, come in (("Snorlax", kept, 0), ("Rattata", 0, 20)):
        scripts = {"Machop": CardScript(attacks=(moved,)), shielded: SHIELD}
        match = board(era, mon("Machop", "F", damage=20), foe="Snorlax", scripts=scripts).attack(0)
        assert (match.damage("active"), match.damage("foe")) == (stay, 20 + come)


@pytest.mark.rule("RO-18", "PL-158")
def test_special_energy_moved_to_a_pokemon_that_may_not_have_it_is_discarded():
    evolved = mon("Machoke", ("ex4-88",), under=("Machop",))
    for era in (EX, BW):
        match = board(era, evolved, bench=[mon("Scizor ex", under=("Scyther ex",))])
        run(match, (Attach(Attached(SELF), InPlay("you", "bench")),))
        assert match.names("discard") == ["Double Rainbow Energy"]


@pytest.mark.rule("RO-18", "PL-158")
def test_special_energy_moved_to_a_pokemon_that_may_have_it_stays():
    evolved = mon("Machoke", ("ex4-88",), under=("Machop",))
    match = board(EX, evolved, bench=[mon("Watchog", under=("Patrat",))])
    run(match, (Attach(Attached(SELF), InPlay("you", "bench")),))
    assert (match.energy("active"), match.energy("bench 1")) == (0, 1)


@ALL
@pytest.mark.rule("RO-20", "PL-155", "PL-106")
def test_the_protection_of_pokemon_does_not_keep_a_ban_off_their_player(era):
    ban = Lasting((Modifier("cannot play", value="Item", who="opponent"),), players="opponent")
    scripts = {"Machop": CardScript(attacks=(AttackScript(effect=(ban,)),)), "Snorlax": SHIELD}
    scripts["Potion"] = CardScript(play=())
    match = board(era, mon("Machop", "F"), foe="Snorlax", foe_hand=["Potion"], scripts=scripts)
    assert not match.attack(0).allows("play", "Potion")


@ALL
@pytest.mark.rule("RO-21", "PL-068")
def test_a_condition_stays_when_a_protection_begins(era):
    shield = Lasting((Modifier("prevent effects"), Modifier("cannot be affected")), on=SELF)
    match = board(era, mon("Machop", "F", status="Poisoned"))
    run(match, (shield,))
    assert match.status("active") == "Poisoned"


@pytest.mark.parametrize("era", [BASE, EX])
@pytest.mark.rule("RO-34", "PL-145")
def test_a_copied_attack_whose_price_cannot_be_paid_does_nothing(era):
    # Mini-Metronome copies Ember of 1999, which needs a Fire Energy card to discard.
    for energy, damage in (("GGG", 0), ("GGR", 30)):
        match = board(era, mon("basep-30", energy), foe="base1-46").attack(1, coins="H")
        while match.s.waits == 0:
            match.act(next(a for a in match.game.legal_actions(match.s) if a[-1] == 1))
        assert match.damage("foe") == damage
        assert match.energy("active") == (3 if damage == 0 else 2)


@pytest.mark.rule("RO-34", "PL-145")
@pytest.mark.parametrize("energy", ["GGG", "GGR"])
def test_metronome_of_1999_is_freed_from_the_price_altogether(energy):
    for era in (BASE, EX, BW):
        match = board(era, mon("base1-5", energy), foe="base1-46").attack(1)
        while match.s.waits == 0 and match.game.legal_actions(match.s)[0][0] == "copy":
            match.act(next(a for a in match.game.legal_actions(match.s) if a[-1] == 1))
        assert (match.damage("foe"), match.energy("active")) == (30, 3)


@pytest.mark.rule("RO-34", "PL-145")
def test_from_the_third_era_on_a_copied_attack_does_what_it_can():
    match = board(BW, mon("basep-30", "GGG"), foe="base1-46").attack(1, coins="H")
    match.act(next(a for a in match.game.legal_actions(match.s) if a[-1] == 1))
    assert match.damage("foe") == 30


@pytest.mark.parametrize(("coin", "status", "damage"), [("H", "", 0), ("T", "Poisoned", 20)])
def test_the_coin_of_a_shield_decides_on_the_other_effects_too(coin, status, damage):
    shield = CardScript(modifiers=(Modifier("prevent all", coin=True),))
    poison = CardScript(attacks=(AttackScript(effect=(Inflict(("Poisoned",)),)),))
    match = board(BW, mon("Machop", "F"), foe="Snorlax",
                  scripts={"Snorlax": shield, "Machop": poison})  # fmt: skip
    match.game.apply(match.s, ("attack", 0))
    match.game.apply(match.s, ("coin", int(coin == "H")))
    assert (match.status("foe"), match.damage("foe")) == (status, damage + 10 * bool(status))


@pytest.mark.parametrize(
    ("value", "to", "stays"),
    [("trainer|discard", "discard", 1), ("trainer|discard", "hand", 0), ("attack", "discard", 0)],
)
def test_energy_is_kept_from_what_a_text_names_alone(value, to, stays):
    kept = CardScript(modifiers=(Modifier("energy stays", value=value),))
    takes = CardScript(play=(Send(Attached(InPlay("opponent"), Kind(("Energy",))), to),))
    match = board(BW, hand=["Bill"], foe=mon("Snorlax", "F"),
                  scripts={"Snorlax": kept, "Bill": takes})  # fmt: skip
    assert match.play("Bill").energy("foe") == stays


def test_counters_that_an_attack_exchanged_are_its_harm():
    match = board(BW, mon("Machop", damage=40), foe="Snorlax")
    swaps = SwapCounters(SELF, InPlay("opponent", "active"))
    run(match, (swaps,), values={"attack": "x"})
    assert (match.damage("active"), match.damage("foe")) == (0, 40)
    assert match.s.wounds[0].by == -1
    assert match.s.wounds[match.spot("foe")].by == match.s.stacks[0][0]
