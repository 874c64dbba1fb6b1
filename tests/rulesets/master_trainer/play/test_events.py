"""Event cards."""

import pytest

from rulesets.api import CHANCE
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import KIND, Table, chip


def drawn(kind, place=0, **options):
    """Return a table where seat 0 has just drawn an Event card two spaces on."""
    t = Table(2, **options).at(0, place).at(1, 60).team(0, "Pikachu").team(1, "Meowth")
    return t.event(kind)


@pytest.mark.rule("MT-103")
def test_an_event_card_is_resolved_at_once_and_goes_under_the_deck():
    t = drawn(box.DRAW_1).move(2).sound()
    assert t.s.events[-1] == box.DRAW_1 and t.s.event == box.DRAW_1 and t.s.turn == 1


@pytest.mark.rule("MT-105")
def test_the_dungeon_card_tries_a_chosen_yellow_chip_with_a_ball_before_the_roll():
    t = drawn(box.DUNGEON).hand(0, "Great Ball").move(2)
    assert t.offers == [("yellow", i) for i in range(4)]
    wanted = t.s.dungeon[2]
    t.act("yellow", 2)
    assert t.waits_for == "ChooseBall"
    t.act("ball", KIND["Great Ball"]).roll(5).act("adjust", 1).sound()
    assert wanted in t.s.team[0] and len(t.s.dungeon) == 3


@pytest.mark.rule("MT-105")
def test_after_a_failure_the_yellow_chips_are_shuffled_again():
    t = drawn(box.DUNGEON).move(2).act("yellow", 0).roll(1)
    assert t.actor == CHANCE and t.waits_for == "Shuffle"
    t.act("shuffle", (3, 2, 1, 0)).sound()
    assert len(t.s.dungeon) == 4 and t.s.turn == 1


@pytest.mark.rule("MT-105")
def test_with_no_yellow_chip_left_nothing_happens():
    t = drawn(box.DUNGEON)
    t.s.team[1] += t.s.dungeon
    t.s.dungeon = ()
    assert t.move(2).sound().s.turn == 1


@pytest.mark.rule("MT-106")
def test_the_chance_card_takes_any_pokemon_of_the_spaces_colour_without_a_roll():
    """EXAMPLE: on a blue event space, any blue Pokémon of the board."""
    t = drawn(box.CHANCE_CARD, place=52).move(2)
    if t.waits_for == "Walk":
        t.act("step", 53)
    assert [a[1] for a in t.offers] == list(box.CATCH_BY_PILE[box.BLUE])
    wanted = t.s.chips[45]
    t.act("chip", 45).sound()
    assert wanted in t.s.team[0] and t.s.chips[45] not in (0, wanted)


@pytest.mark.rule("MT-106")
def test_when_the_colour_is_gone_any_other_but_yellow_is_taken():
    t = drawn(box.CHANCE_CARD)
    for space in box.CATCH_BY_PILE[box.PINK]:
        t.s.chips[space] = 0
    t.move(2)
    assert {a[1] for a in t.offers} == set(box.CATCH_SPACES) - set(box.CATCH_BY_PILE[box.PINK])


@pytest.mark.rule("MT-106")
def test_without_refilling_the_space_stays_empty():
    t = drawn(box.CHANCE_CARD, chance_refill=False).move(2).act("chip", 1).sound()
    assert t.s.chips[1] == 0


@pytest.mark.rule("MT-106")
def test_one_looks_at_face_down_chips_only_with_the_option():
    assert GAME.view(drawn(box.CHANCE_CARD).move(2).s, 0).facts["chips"] == {}
    t = drawn(box.CHANCE_CARD, chance_look=True).move(2)
    assert GAME.view(t.s, 0).facts["chips"] == {
        str(space): t.s.chips[space] for space in box.CATCH_BY_PILE[box.PINK]
    }
    assert GAME.view(t.s, 1).facts["chips"] == {}


@pytest.mark.rule("MT-106")
@pytest.mark.parametrize(("option", "spaces"), [("any", 37), ("nothing", 0)])
def test_on_the_plateau_the_chance_card_takes_any_colour_or_nothing(option, spaces):
    t = drawn(box.CHANCE_CARD, place=box.GATE, chance_on_plateau=option).move(2)
    assert len([a for a in t.offers if a[0] == "chip"]) == spaces


@pytest.mark.rule("MT-107")
def test_the_centre_card_revives_one():
    t = drawn(box.CENTRE).team(0, "Pikachu", "Onix", down=("Pikachu", "Onix")).move(2)
    assert t.offers == [("revive", chip("Pikachu")), ("revive", chip("Onix"))]
    assert t.act("revive", chip("Onix")).s.down[0] == (chip("Pikachu"),)


@pytest.mark.rule("MT-109")
@pytest.mark.parametrize(("kind", "cards"), [(box.DRAW_1, 1), (box.DRAW_2, 2), (box.DRAW_3, 3)])
def test_the_draw_cards_give_that_many_from_the_top(kind, cards):
    t = drawn(kind)
    top = t.s.items[:cards]
    assert t.move(2).s.hand[0] == tuple(sorted(top))
