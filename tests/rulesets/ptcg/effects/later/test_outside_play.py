"""Powers outside play, Prizes that lie open, coins flipped again, Pokémon as Energy."""

from random import Random

import pytest

from rulesets.ptcg.effects.ops import (
    HEADS,
    AtLeast,
    Attach,
    Attached,
    AttackScript,
    Bench,
    CardScript,
    Coins,
    Draw,
    EnergyOn,
    Exists,
    FaceDown,
    HasAttached,
    If,
    In,
    InPlay,
    Kind,
    Modifier,
    MoreDamage,
    Power,
    Provision,
    Require,
    Send,
    TakePrizes,
    ThisCard,
    Top,
    TurnUp,
    Unlike,
    Use,
)
from rulesets.ptcg.effects.terms.conditions import BenchFull
from rulesets.ptcg.effects.terms.selectors import That
from rulesets.ptcg.eras import BW, EX
from rulesets.ptcg.play.hidden import resample
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.cards import pokemon

AWAY = pokemon("Phoenix", powers=(("Ability", "Rise"),))
LOCK = pokemon("Lock", powers=(("Ability", "Silence"),))


def rising(place, *program, **given):
    """Return a board on which a card outside play has a power."""
    use = Use(program, place=place)
    scripts = {"Phoenix": CardScript(powers=(Power(uses=(use,)),)), **given.pop("scripts", {})}
    given[place] = ["Phoenix"]
    return board(BW, scripts=scripts, cards=[AWAY, LOCK], **given)


def uses(match):
    """Return the powers outside play that are offered."""
    return [a for a in match.game.legal_actions(match.s) if a[0] == "away"]


@pytest.mark.parametrize("place", ["hand", "discard"])
def test_a_power_is_used_where_its_card_lies(place):
    match = rising(place, Draw(), Send(ThisCard(), "deck", "bottom"))
    (use,) = uses(match)
    match.act(use)
    assert match.names("deck")[-1] == "Phoenix"
    assert uses(match) == []


def test_of_equal_cards_outside_play_one_is_offered_and_the_other_after_it():
    match = rising("discard", Draw(), Coins())
    again = board(
        BW, scripts={"Phoenix": match.s.table.faces[match.s.discards[0][0]].script},
        cards=[AWAY, LOCK], discard=["Phoenix", "Phoenix"],
    )  # fmt: skip
    (use,) = uses(again)
    again.act(use, "H")
    (other,) = uses(again)
    assert other[1] != use[1]


def test_a_power_for_the_discard_pile_is_not_used_in_play_or_from_the_hand():
    match = rising("discard", Bench(In("discard")), hand=["Phoenix"])
    (use,) = uses(match)
    match.act(use)
    assert match.name("bench 1") == "Phoenix"
    assert uses(match) == []
    assert not match.allows("power", "bench 1", 0, 0)


def test_a_card_that_stays_where_its_power_was_used_is_used_once_a_turn():
    match = rising("discard", Coins(), If(HEADS, (Bench(In("discard")),)))
    (use,) = uses(match)
    match.act(use, "T")
    assert uses(match) == []
    assert "cannot use" in match.refusal(*use)


def test_a_power_outside_play_may_need_something():
    needs = Require(BenchFull())
    assert uses(rising("discard", needs, Bench(In("discard")))) == []


@pytest.mark.parametrize(("value", "reached"), [("Ability|away", True), ("Ability", False)])
def test_a_lock_reaches_cards_outside_play_only_if_it_says_so(value, reached):
    off = Modifier("powers off", on=That(InPlay("both"), Unlike(Kind(("EX",)))), value=value)
    scripts = {"Lock": CardScript(powers=(Power(modifiers=(off,)),))}
    match = rising("discard", Bench(In("discard")), bench=["Lock"], scripts=scripts)
    assert (uses(match) == []) == reached


# Prizes.
def test_prizes_that_lie_open_are_chosen_and_seen_by_both():
    match = board(BW, prizes=3)
    run(match, (Send(Top(In("deck")), "prizes"), TurnUp(Top(In("prizes"), 2))))
    shown = match.s.face_up
    assert len(shown) == 2
    assert match.game.view(match.s, 1).facts["players"][0]["open prizes"] == ["Grass Energy"] * 2
    for seat in (0, 1):
        dealt = resample(match.s, seat, Random(1))
        assert [c for c in dealt.prizes[0] if c in dealt.face_up] == list(shown)
    run(match, (TakePrizes(),))
    assert match.menu() == ["Take Grass Energy, a Prize that lies open", "Take a face-down Prize"]
    match.act(("prize", -1))
    assert match.s.face_up == shown
    run(match, (TakePrizes(),))
    match.act(("prize", shown[1]))
    assert match.s.face_up == shown[:1]


def test_the_last_prizes_of_a_kind_are_taken_without_a_question():
    match = board(BW, prizes=2)
    run(match, (TurnUp(In("prizes")), TakePrizes()))
    assert match.prizes() == 1


def test_prizes_may_lie_open_for_the_rest_of_the_game():
    match = board(BW, prizes=1, foe_prizes=1)
    run(match, (TurnUp(In("prizes", "both"), "both"), Send(Top(In("deck")), "prizes")))
    assert len(match.s.face_up) == 3
    run(match, (Send(In("prizes", filter=FaceDown()), "hand"),))
    assert match.prizes() == 2


# Coins.
FLIPPER = pokemon("Flipper", attacks=(("Flip", "", "10"),))
STAR = pokemon("Star", powers=(("Ability", "Star"),))


def starred(**given):
    again = Modifier("flips again", value="Star")
    more = AttackScript(damage=(Coins(2), If(HEADS, (MoreDamage(20),))))
    scripts = {
        "Flipper": CardScript(attacks=(more,)),
        "Star": CardScript(powers=(Power(modifiers=(again,)),)),
    }
    given.setdefault("bench", ["Star"])
    return board(BW, "Flipper", foe="Snorlax", scripts=scripts, cards=[FLIPPER, STAR], **given)


def test_coins_of_an_attack_are_flipped_once_more():
    match = starred().attack(coins="TT")
    assert match.menu() == ["Yes: Star", "No: Star"]
    match.act(("yes",), "HT")
    assert match.damage("foe") == 30


def test_what_the_coins_showed_first_may_stand():
    assert starred().attack(coins="HT").act(("no",)).damage("foe") == 30


def test_coins_are_flipped_again_once_a_turn_by_all_of_a_name():
    match = starred(bench=["Star", "Star"]).attack(coins="TT").act(("yes",), "TT")
    assert match.damage("foe") == 10
    assert match.s.seat == 1


def test_the_coins_of_the_other_player_are_left_alone():
    match = starred(bench=[], foe_bench=["Star"]).attack(coins="TT")
    assert match.damage("foe") == 10


# Pokémon attached as Energy.
HOLON = pokemon("Holon's Ball", 40, attacks=(("Bump", "C", "10"),))


def holon(**given):
    given.setdefault("hand", ["Holon's Ball"])
    beside = InPlay("you", filter=HasAttached(Kind(("Energy",))))
    script = CardScript(provides=(Provision(("GRWLPFDMC",) * 2),), attach_to=beside)
    return board(EX, scripts={"Holon's Ball": script}, cards=[HOLON], **given)


def test_a_pokemon_card_is_attached_as_the_energy_card_of_the_turn():
    match = holon(active=mon("Machop", "W"), bench=["Rattata"], foe="Snorlax")
    assert match.allows("bench", "Holon's Ball")
    assert not match.allows("attach", "Holon's Ball", "bench 1")
    match.attach("Holon's Ball")
    assert match.energy("active") == 2
    assert ask(match, AtLeast(EnergyOn(InPlay("you", "active"), "F"), 2))
    attached = Attached(InPlay("you", "active"), Kind(("Special Energy",)))
    assert ask(match, Exists(attached))
    assert not ask(match, Exists(That(attached, Kind(("Pokémon",)))))
    assert match.attack().damage("foe") == 20


def test_a_pokemon_card_that_was_energy_is_a_pokemon_in_the_discard_pile():
    match = holon(active=mon("Machop", "W")).attach("Holon's Ball")
    run(match, (Send(Attached(InPlay("you", "active"), Kind(("Special Energy",)))),))
    assert ask(match, Exists(In("discard", filter=Kind(("Pokémon",)))))


def test_a_pokemon_card_counts_as_the_energy_card_of_the_turn():
    match = holon(active=mon("Machop", "W"), hand=["Holon's Ball", "Fire Energy"])
    match.attach("Fire Energy")
    assert not match.allows("attach", "Holon's Ball", "active")


def test_a_pokemon_attached_as_energy_moves_to_whoever_has_none():
    match = holon(active=mon("Machop", "W"), bench=["Rattata"]).attach("Holon's Ball")
    attached = Attached(InPlay("you", "active"), Kind(("Special Energy",)))
    run(match, (Attach(attached, InPlay("you", "bench")),))
    assert match.energy("bench 1") == 1
