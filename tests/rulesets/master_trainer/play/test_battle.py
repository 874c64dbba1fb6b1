"""Battles between trainers."""

import pytest

from rulesets.api import CHANCE
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import KIND, Table, chip


def facing(mine=("Pikachu",), theirs=("Meowth",), hand=(), other=(), **options):
    """Return a table where seat 0 has passed seat 1 and may challenge."""
    t = Table(2, **options).at(0, 5).at(1, 7).team(0, *mine).team(1, *theirs)
    return t.hand(0, *hand).hand(1, *other).move(3)


@pytest.mark.rule("MT-080")
def test_on_passing_a_mover_one_may_stop_and_challenge():
    t = facing()
    assert ("challenge", 1) in t.offers and ("step", 8) in t.offers


@pytest.mark.rule("MT-081")
@pytest.mark.rule("MT-108")
def test_the_fight_card_challenges_any_opponent_anywhere():
    t = Table(3).at(1, 60).at(2, box.GATE + 2).event(box.BATTLE).move(2)
    assert t.offers == [("opponent", 1), ("opponent", 2)]
    t.act("opponent", 2).roll(6, 1)
    assert t.s.place[0] == 2 and t.s.turn == 1


@pytest.mark.rule("MT-082")
@pytest.mark.rule("MT-099")
def test_the_challenged_trainer_must_accept_or_play_a_doll():
    assert facing().act("challenge", 1).actor == CHANCE  # no doll: the dice roll
    t = facing(other=("Poké Doll",)).act("challenge", 1)
    assert (t.actor, t.offers) == (1, [("doll",), ("accept",)])


@pytest.mark.rule("MT-082")
def test_after_a_doll_the_challenger_goes_on_to_the_rolled_space():
    t = facing(other=("Poké Doll",))
    t.event(box.DRAW_2).act("challenge", 1).act("doll").sound()
    assert t.s.place[0] == 8 and len(t.s.hand[0]) == 2 and t.s.turn == 1


@pytest.mark.rule("MT-082")
def test_with_the_option_a_doll_ends_the_turn():
    t = facing(other=("Poké Doll",), after_doll="stop").act("challenge", 1).act("doll")
    assert t.s.place[0] == 7 and t.s.turn == 1


@pytest.mark.rule("MT-082")
def test_after_a_doll_the_fight_card_is_over():
    t = Table(2).at(1, 60).hand(1, "Poké Doll").event(box.BATTLE).move(2).act("doll")
    assert t.s.turn == 1 and t.s.place[0] == 2


@pytest.mark.rule("MT-083")
def test_each_picks_a_conscious_pokemon_openly_challenger_first():
    t = facing(("Pikachu", "Onix"), ("Meowth", "Rattata")).act("challenge", 1)
    assert (t.actor, t.offers) == (0, [("fighter", chip("Pikachu")), ("fighter", chip("Onix"))])
    t.act("fighter", chip("Onix"))
    assert t.actor == 1 and GAME.view(t.s, 1).facts["progress"][-1]["fighters"][0] == chip("Onix")


@pytest.mark.rule("MT-083")
def test_with_the_option_the_defender_picks_first():
    t = facing(("Pikachu", "Onix"), ("Meowth", "Rattata"), battle_picks="defender-first")
    assert t.act("challenge", 1).actor == 1


@pytest.mark.rule("MT-084")
@pytest.mark.rule("MT-102")
def test_up_to_two_bonus_cards_are_laid_face_down_and_only_their_number_is_seen():
    t = facing(hand=("+1", "+3", "+5"), other=("+2",)).act("challenge", 1)
    assert t.offers == [("bonus", 0), ("bonus", 2), ("bonus", 4), ("done",)]
    t.act("bonus", KIND["+5"]).act("bonus", KIND["+3"])
    assert t.actor == 1  # no third card: the defender announces
    facts = GAME.view(t.s, 1).facts
    assert facts["laid_sizes"] == [2, 0] and facts["laid"] == []


@pytest.mark.rule("MT-085")
@pytest.mark.rule("MT-086")
def test_both_roll_and_strength_die_and_bonus_cards_make_the_score():
    # Pikachu 3 + 2 + 5 = 10 against Meowth 3 + 6 = 9.
    t = facing(hand=("+5",)).act("challenge", 1).act("bonus", KIND["+5"]).roll(2, 6).sound()
    assert t.s.down == [(), (chip("Meowth"),)]


@pytest.mark.rule("MT-087")
def test_a_tie_is_rolled_again_with_the_same_pokemon_and_cards():
    t = facing(hand=("+1",)).act("challenge", 1).act("bonus", KIND["+1"]).roll(3, 4)
    assert t.actor == CHANCE and t.s.laid[0] == (KIND["+1"],)
    assert t.roll(1, 6).s.down == [(chip("Pikachu"),), ()]


@pytest.mark.rule("MT-159")
def test_bonus_cards_are_spent_whoever_wins_before_the_reward_is_taken():
    t = facing(hand=("+1",), other=("+2",)).act("challenge", 1)
    t.act("bonus", KIND["+1"]).act("bonus", KIND["+2"]).roll(6, 1).sound()
    assert t.s.items[:0] == () and {KIND["+1"], KIND["+2"]} <= set(t.s.items[-4:])
    assert len(t.s.hand[0]) == 2 and t.s.hand[1] == ()


@pytest.mark.rule("MT-088")
def test_the_winner_takes_two_cards_of_the_loser_at_random():
    t = facing(other=("Potion", "Fly", "Fly")).act("challenge", 1).roll(6, 1)
    assert t.actor == CHANCE
    odds = dict(GAME.chance_outcomes(t.s))
    assert odds == {("take", KIND["Fly"]): 2 / 3, ("take", KIND["Potion"]): 1 / 3}
    t.act("take", KIND["Fly"]).act("take", KIND["Fly"]).sound()
    assert t.s.hand == [(KIND["Fly"], KIND["Fly"]), (KIND["Potion"],)]


@pytest.mark.rule("MT-088")
def test_a_loser_with_one_card_gives_it_and_the_deck_the_second():
    t = facing(other=("Potion",)).act("challenge", 1)
    top = t.s.items[0]
    t.roll(6, 1).sound()
    assert t.s.hand == [tuple(sorted((KIND["Potion"], top))), ()]


@pytest.mark.rule("MT-088")
@pytest.mark.parametrize("cards", [2, 1])
def test_against_a_loser_without_cards_the_deck_gives_them(cards):
    t = facing(reward_without_cards=cards).act("challenge", 1).roll(6, 1).sound()
    assert len(t.s.hand[0]) == cards


@pytest.mark.rule("MT-088")
def test_with_the_option_the_loser_chooses_the_cards():
    t = facing(other=("Potion", "Fly", "Fly"), battle_reward="loser-chooses")
    t.act("challenge", 1).roll(6, 1)
    assert (t.actor, t.verbs) == (1, {"take"})


@pytest.mark.rule("MT-089")
def test_the_losers_pokemon_neither_fights_nor_counts():
    t = facing(theirs=("Meowth", "Onix")).act("challenge", 1).act("fighter", chip("Onix"))
    t.roll(6, 1)
    if t.actor == CHANCE:
        t.roll(6, 1)
    loser = 1 if t.s.down[1] else 0
    lost = t.s.down[loser][0]
    assert lost not in t.s.conscious(loser)
    assert t.s.points(loser) == sum(box.POWER[n] for n in t.s.team[loser] if n != lost)


@pytest.mark.rule("MT-090")
def test_without_a_conscious_pokemon_one_neither_challenges_nor_is_challenged():
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu").team(1, "Meowth", down=("Meowth",)).move(3)
    assert t.s.place[0] == 8
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu", down=("Pikachu",)).team(1, "Meowth").move(3)
    assert t.s.place[0] == 8


@pytest.mark.rule("MT-090")
def test_a_fight_card_without_a_legal_battle_goes_back_unused():
    t = Table(2).at(1, 60).team(1, "Meowth", down=("Meowth",)).event(box.BATTLE).move(2)
    assert t.s.turn == 1 and t.s.events[-1] == box.BATTLE


@pytest.mark.rule("MT-090")
def test_with_the_option_a_trainer_without_a_fighter_loses_at_once():
    t = Table(2, no_fighter="forfeits").at(0, 5).at(1, 7).team(0, "Pikachu")
    t.team(1, "Meowth", down=("Meowth",)).move(3).act("challenge", 1).sound()
    assert len(t.s.hand[0]) == 2 and t.s.turn == 1


@pytest.mark.rule("MT-110")
@pytest.mark.rule("MT-111")
def test_a_whole_group_of_two_gives_its_last_stage_three():
    """EXAMPLE: Pikachu and Raichu, on Raichu."""
    t = Table().team(0, "Pikachu", "Raichu")
    assert t.s.strength(0, chip("Raichu")) == box.STRENGTH[chip("Raichu")] + 3
    assert t.s.strength(0, chip("Pikachu")) == box.STRENGTH[chip("Pikachu")]


@pytest.mark.rule("MT-112")
def test_a_whole_group_of_three_gives_its_last_stage_five():
    """EXAMPLE: Bulbasaur, Ivysaur and Venusaur, on Venusaur."""
    t = Table().team(0, "Bulbasaur", "Ivysaur", "Venusaur")
    assert t.s.strength(0, chip("Venusaur")) == box.STRENGTH[chip("Venusaur")] + 5
    assert t.s.strength(0, chip("Ivysaur")) == box.STRENGTH[chip("Ivysaur")]


@pytest.mark.rule("MT-112")
@pytest.mark.parametrize("bonus", [0, 3])
def test_two_of_three_stages_give_nothing_unless_the_option_says_so(bonus):
    t = Table(two_of_three=bonus).team(0, "Bulbasaur", "Venusaur")
    assert t.s.strength(0, chip("Venusaur")) == box.STRENGTH[chip("Venusaur")] + bonus


@pytest.mark.rule("MT-113")
def test_eevee_with_several_evolutions_gives_each_three_and_never_more():
    t = Table().team(0, "Pikachu", "Eevee", "Vaporeon", "Jolteon", "Flareon")
    for name in ("Vaporeon", "Jolteon", "Flareon"):
        assert t.s.strength(0, chip(name)) == box.STRENGTH[chip(name)] + 3


@pytest.mark.rule("MT-114")
@pytest.mark.parametrize(("counted", "bonus"), [(True, 3), (False, 0)])
def test_knocked_out_stages_count_unless_the_option_says_no(counted, bonus):
    t = Table(knocked_out_stages=counted).team(0, "Pikachu", "Raichu", down=("Pikachu",))
    assert t.s.strength(0, chip("Raichu")) == box.STRENGTH[chip("Raichu")] + bonus
