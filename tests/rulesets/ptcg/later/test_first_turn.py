"""The first turn and the set-up of the later eras."""

import pytest

from rulesets.api import CHANCE
from rulesets.ptcg.effects.ops import (
    AttackScript,
    CardScript,
    Devolve,
    Draw,
    Evolve,
    FirstTurnToo,
    In,
    Modifier,
)
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.selectors import InPlay
from rulesets.ptcg.eras import BW, BW11, DP, HS, ME, PL, SM, SWSH, XY
from tests.rulesets.ptcg.board import Opening, board, mon, run
from tests.rulesets.ptcg.eras import COLUMNS, EVERY, each, since, until

NONE = ["Grass Energy"] * 7
HAND = ["Machop", *["Grass Energy"] * 6]
FOE = ["Rattata", *["Grass Energy"] * 12, "Onix", "Snorlax"]
CHOSEN = each(*(era for era in COLUMNS if era not in (BW11, BW)))
DRAWS = {"Professor": CardScript(play=(Draw(2),)), "Potion": CardScript(play=(Draw(1),))}


def opened(era, *deals, foe=(FOE,), coins="H"):
    """Return a match after its set-up, whoever has to decide choosing what is offered first."""
    match = Opening(era, deals or (HAND,), foe).go(coins)
    while match.s.turn == 0:
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go(coins)
    return match


@EVERY
@pytest.mark.rule("PL-001")
def test_who_goes_first_draws_on_the_first_turn(era):
    match = opened(era)
    assert (match.s.turn, match.count("hand", match.s.seat)) == (1, 7)


@since(XY)
@pytest.mark.rule("PL-002")
def test_who_goes_first_does_not_attack_on_the_first_turn(era):
    match = board(era, mon("Machop", "F"), turn=1)
    assert not match.allows("attack", 0)
    assert match.refusal("attack", 0) == (
        "cannot attack: who goes first does not attack on the first turn (PL-002)"
    )
    assert board(era, mon("Machop", "F"), turn=2).allows("attack", 0)
    assert board(era, mon("Machop", "F"), turn=3).allows("attack", 0)


@until(BW)
@pytest.mark.rule("PL-002")
def test_before_xy_who_goes_first_attacks_at_once(era):
    assert board(era, mon("Machop", "F"), turn=1).allows("attack", 0)


@each(DP, PL, HS, *COLUMNS[COLUMNS.index(SWSH) :])
@pytest.mark.rule("PL-003")
def test_who_goes_first_plays_no_supporter_on_the_first_turn(era):
    match = board(era, hand=["Professor"], turn=1, scripts=DRAWS)
    assert match.refusal("play", "Professor").endswith("on the first turn (PL-003)")
    assert board(era, hand=["Professor"], turn=3, scripts=DRAWS).allows("play", "Professor")


@each(BW11, BW, XY, SM)
@pytest.mark.rule("PL-003")
def test_from_black_and_white_to_sun_and_moon_a_supporter_is_played_at_once(era):
    assert board(era, hand=["Professor"], turn=1, scripts=DRAWS).allows("play", "Professor")


TRAINERS = [
    ("play", "Potion"),
    ("play", "Rain Stadium"),
    ("attach", "Charm", "active"),
    ("attach", "Technical Machine 01", "active"),
    ("bench", "Mysterious Fossil"),
]


@until(HS)
@pytest.mark.parametrize("action", TRAINERS, ids=lambda a: a[1])
@pytest.mark.rule("PL-004")
def test_who_goes_first_plays_no_trainer_on_the_first_turn(era, action):
    match = board(era, hand=[action[1]], turn=1, scripts=DRAWS)
    assert not match.allows(*action)
    assert match.refusal(*action).endswith("plays no Trainer on the first turn (PL-004)")
    for turn in (2, 3):
        assert board(era, hand=[action[1]], turn=turn, scripts=DRAWS).allows(*action)


@since(BW11)
@pytest.mark.parametrize("action", TRAINERS, ids=lambda a: a[1])
@pytest.mark.rule("PL-004")
def test_from_black_and_white_on_items_are_played_at_once(era, action):
    assert board(era, hand=[action[1]], turn=1, scripts=DRAWS).allows(*action)


@EVERY
@pytest.mark.rule("PL-005", "PL-006")
def test_who_goes_second_may_do_everything_but_evolve(era):
    hand = ["Professor", "Potion", "Charm", "Machoke"]
    match = board(era, mon("Machop", "F"), hand=hand, turn=2, scripts=DRAWS)
    for action in (("play", "Professor"), ("play", "Potion"), ("attach", "Charm", "active")):
        assert match.allows(*action)
    assert match.allows("attack", 0)
    assert "it is your first turn" in match.refusal("evolve", "Machoke", "active")


@EVERY
@pytest.mark.rule("PL-006")
def test_nobody_evolves_on_a_first_turn_nor_a_new_or_just_evolved_pokemon(era):
    for turn in (1, 2):
        match = board(era, "Machop", hand=["Machoke"], turn=turn)
        assert not match.allows("evolve", "Machoke", "active")
    match = board(era, hand=["Machop", "Machoke"]).bench("Machop")
    assert "came into play this turn" in match.refusal("evolve", "Machoke", "bench 1")
    assert match.next_turn().allows("evolve", "Machoke", "bench 1")
    match = board(era, mon("Machop", since=5), hand=["Machoke"])
    assert "came into play this turn" in match.refusal("evolve", "Machoke", "active")
    match = board(era, "Machop", hand=["Machoke", "Machamp"]).evolve("Machoke")
    assert "evolved this turn" in match.refusal("evolve", "Machamp", "active")


@EVERY
@pytest.mark.rule("PL-007")
def test_an_effect_evolves_on_the_first_turn_and_a_new_pokemon(era):
    candy = CardScript(play=(Evolve(In("hand", "you", Named(("Machoke",))), InPlay()),))
    match = board(
        era, mon("Machop", since=2), hand=["Potion", "Machoke"], turn=2, scripts={"Potion": candy}
    )
    assert match.play("Potion").name("active") == "Machoke"


@CHOSEN
@pytest.mark.rule("PL-008")
def test_the_toss_comes_before_the_hands(era):
    match = Opening(era, (HAND,), (FOE,))
    assert match.s.waits == CHANCE and list(match.game.legal_actions(match.s))
    assert match.count("hand") == 0


@each(BW11, BW)
@pytest.mark.rule("PL-008", "PL-009")
def test_in_black_and_white_the_toss_comes_last_and_decides(era):
    match = Opening(era, (HAND,), (FOE,)).go("T")
    while match.s.turn == 0:
        assert match.prizes() == 6
        match.do("done")
    assert match.s.seat == 1


@CHOSEN
@pytest.mark.rule("PL-009")
def test_the_winner_of_the_toss_chooses_who_goes_first(era):
    for coin, winner in (("H", 0), ("T", 1)):
        for place, first in ((1, winner), (2, 1 - winner)):
            match = Opening(era, (HAND,), (FOE,)).go(coin)
            assert match.s.waits == winner
            assert match.menu() == ["Go first", "Go second"]
            assert match.refusal("end").endswith("go first or second (PL-009)")
            match.act_only(("go", place))
            assert match.s.first == first


@EVERY
@pytest.mark.rule("PL-010", "PL-011", "PL-014", "RO-49")
def test_a_card_for_each_redeal_that_only_the_other_needed(era):
    match = Opening(era, (NONE, NONE, NONE, HAND), (NONE, FOE)).go()
    while match.game.legal_actions(match.s)[0][0] != "draw":
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go()
    assert (match.s.waits, match.prizes(0), match.prizes(1)) == (1, 6, 6)
    assert not match.s.revealed  # all Pokémon still lie face down
    assert list(match.game.legal_actions(match.s)) == [("draw", 2), ("draw", 1), ("draw", 0)]
    assert not match.s.revealed  # set-up goes on with what is drawn


@EVERY
@pytest.mark.rule("PL-014")
def test_after_two_joint_redeals_three_more_give_up_to_three_cards(era):
    match = Opening(era, (*[NONE] * 5, HAND), (NONE, NONE, FOE)).go()
    while match.game.legal_actions(match.s)[0][0] != "draw":
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go()
    assert match.s.waits == 1
    assert [a[1] for a in match.game.legal_actions(match.s)] == [3, 2, 1, 0]


@EVERY
@pytest.mark.rule("PL-012")
def test_a_basic_among_the_extra_cards_goes_to_the_bench_alone(era):
    match = Opening(era, (NONE, HAND), (FOE,)).go()
    while match.game.legal_actions(match.s)[0][0] != "draw":
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go()
    match.act_only(("draw", 1))
    match.go()
    assert {a[0] for a in match.game.legal_actions(match.s)} == {"bench", "done"}
    assert match.do("bench", "Onix").name("foe") == "Rattata"
    assert match.name("foe bench 1") == "Onix"


@since(XY)
@pytest.mark.rule("PL-013")
def test_who_lacks_a_basic_waits_until_the_other_is_set_up(era):
    two = ["Rattata", "Onix", *["Grass Energy"] * 5]
    match = Opening(era, (NONE, HAND), (two,)).go()
    match.act_only(("go", 1))
    match.go()
    assert match.s.waits == 1 and match.count("hand") == 7
    match.do("active", "Onix").do("bench", "Rattata")
    # Only now the hand is shown, put back and drawn anew.
    assert [entry[:2] for entry in match.s.log if entry[0] == "show"] == [("show", 0)]
    assert match.prizes(1) == 6 and match.name("active") == "Machop"


@each(DP, PL, HS)
@pytest.mark.rule("PL-013")
def test_before_a_hand_without_a_basic_is_redealt_at_once(era):
    two = ["Rattata", "Onix", *["Grass Energy"] * 5]
    match = Opening(era, (NONE, HAND), (two,)).go()
    match.act_only(("go", 1))
    match.go()
    assert [entry[:2] for entry in match.s.log if entry[0] == "show"] == [("show", 0)]
    assert match.name("active") == "Machop" and match.s.waits == 1


@EVERY
@pytest.mark.rule("PL-015")
def test_basics_are_laid_on_the_bench_before_the_game_begins(era):
    hand = ["Machop", "Machop", *["Grass Energy"] * 5]
    match = Opening(era, (hand,), (FOE,)).go()
    while match.game.legal_actions(match.s)[0][0] != "bench":
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go()
    assert (match.s.turn, match.do("bench", "Machop").name("bench 1")) == (0, "Machop")


@each(SWSH, ME)
@pytest.mark.rule("PL-018")
def test_a_card_may_say_that_it_is_used_on_the_first_turn(era):
    scripts = {
        "Professor": CardScript(play=(FirstTurnToo(), Draw(2))),
        "Machop": CardScript(attacks=(AttackScript(effect=(FirstTurnToo(),)),)),
    }
    match = board(era, mon("Machop", "F"), hand=["Professor"], turn=1, scripts=scripts)
    assert match.allows("attack", 0) and match.allows("play", "Professor")
    assert match.play("Professor").count("hand") == 2


@each(SWSH, ME)
@pytest.mark.rule("PL-018")
def test_a_supporter_for_the_first_turn_is_locked_like_any_other(era):
    lock = CardScript(modifiers=(Modifier("cannot play", value="Supporter", who="opponent"),))
    early = CardScript(play=(FirstTurnToo(), Draw(2)))
    for foe, allowed in (("Onix", False), ("Snorlax", True)):
        match = board(
            era, foe=foe, hand=["Professor"], turn=1, scripts={"Professor": early, "Onix": lock}
        )
        assert match.allows("play", "Professor") is allowed


@pytest.mark.rule("PL-018")
def test_the_supporters_that_say_so_are_played_on_the_first_turn():
    for card in ("sv6-145", "swsh4-148", "me2pt5-208"):
        assert board(ME, hand=[card, "Potion"], turn=1).allows("play", card)
    assert not board(ME, hand=["sv1-189"], turn=1).allows("play", "sv1-189")


@EVERY
@pytest.mark.rule("PL-021")
def test_a_pokemon_laid_on_nothing_cannot_be_devolved(era):
    match = board(era, "Machoke")
    run(match, (Devolve(InPlay("you", "active")),))
    assert match.name("active") == "Machoke"


@EVERY
@pytest.mark.rule("PL-017")
def test_the_loser_of_a_game_decides_who_begins_the_next(era):
    match = Opening(era, (HAND,), (FOE,), chooser=1).go("")
    while match.game.legal_actions(match.s)[0][0] != "go":
        match.game.apply(match.s, match.game.legal_actions(match.s)[0])
        match.go("")
    assert match.s.waits == 1
    match.act_only(("go", 2))
    assert match.s.first == 0


@since(XY)
@pytest.mark.rule("PL-016")
def test_after_eight_redeals_a_basic_is_looked_for(era):
    found = [*["Grass Energy"] * 20, "Machop"]
    match = Opening(era, (*[NONE] * 9, found, NONE[:3]), (FOE,)).go()
    match.act_only(("go", 1))
    match.go()
    assert (match.name("active"), match.count("hand"), match.prizes()) == ("Machop", 6, 6)
    assert match.game.legal_actions(match.s)[0] == ("draw", 8)
    assert len(match.s.log[-1][2]) == 21  # turned over, for all to see
    assert match.deals[0] == []  # shuffled before that and once more after it
