"""Trades in passing and forced trades."""

import pytest

from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import KIND, Table, chip


def meeting(*cards, **options):
    """Return a table where seat 0 passes seat 1, both with something to trade."""
    t = Table(2, **options).at(0, 5).at(1, 7)
    t.team(0, "Pikachu", "Rattata").team(1, "Meowth", "Onix").hand(0, *cards)
    return t.move(3)


def offered(t, *cards):
    """Offer Rattata and cards for Onix."""
    t.act("trade", 1).act("give", chip("Rattata")).act("want", chip("Onix"))
    for card in cards:
        t.act("add", KIND[card])
    if t.waits_for == "AddItems":
        t.act("offer")
    return t


@pytest.mark.rule("MT-070")
def test_on_passing_a_mover_one_may_stop_and_offer_a_trade():
    t = meeting()
    assert ("trade", 1) in t.offers and t.s.place[0] == 7


@pytest.mark.rule("MT-070")
def test_a_mover_on_the_space_where_the_roll_ends_counts_as_passed():
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu", "Rattata").team(1, "Meowth", "Onix").move(2)
    assert ("trade", 1) in t.offers


@pytest.mark.rule("MT-158")
def test_a_trade_is_one_pokemon_for_one():
    t = offered(meeting()).act("accept").sound()
    assert t.s.team == [(chip("Pikachu"), chip("Onix")), (chip("Meowth"), chip("Rattata"))]


@pytest.mark.rule("MT-071")
def test_item_cards_may_be_added_by_the_one_who_offers():
    t = offered(meeting("Potion", "+5"), "+5", "Potion").sound()
    assert t.s.offered == (KIND["+5"], KIND["Potion"])
    t.act("accept").sound()
    assert t.s.hand == [(), (KIND["+5"], KIND["Potion"])]


@pytest.mark.rule("MT-071")
@pytest.mark.rule("MT-101")
def test_the_receiver_of_added_cards_keeps_to_seven():
    t = meeting("Potion")
    t.hand(1, *["Ultra Ball"] * 6, "Fly")
    offered(t, "Potion").act("accept")
    assert (t.actor, t.waits_for) == (1, "KeepLimit")


@pytest.mark.rule("MT-072")
def test_after_a_refusal_the_walk_goes_on_and_the_cards_come_back():
    t = meeting("Potion")
    t.event(box.DRAW_1)
    offered(t, "Potion").act("refuse").sound()
    assert t.s.place[0] == 8 and t.s.event == box.DRAW_1
    assert KIND["Potion"] in t.s.hand[0] and len(t.s.hand[0]) == 2


@pytest.mark.rule("MT-072")
def test_after_a_refusal_the_same_trainer_cannot_be_challenged_in_this_move():
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu", "Rattata").team(1, "Meowth", "Onix").move(2)
    offered(t).act("refuse")
    assert t.s.place[0] == 8  # the space of the roll is the trainer's own: the next free one


@pytest.mark.rule("MT-072")
def test_an_accepted_trade_ends_the_turn_there():
    t = offered(meeting()).act("accept")
    assert t.s.place[0] == 7 and t.s.turn == 1


@pytest.mark.rule("MT-073")
def test_starters_are_never_traded():
    t = meeting().act("trade", 1)
    assert t.offers == [("give", chip("Rattata"))]
    assert str(t.refusal("give", chip("Pikachu"))).endswith("(MT-073)")
    assert ("trade", 1) not in Table(2).at(0, 5).at(1, 7).team(0, "Pikachu", "Rattata").move(
        2
    ).offers


@pytest.mark.rule("MT-075")
def test_a_knocked_out_pokemon_is_traded_as_it_is():
    t = Table(2).at(0, 5).at(1, 7)
    t.team(0, "Pikachu", "Rattata", down=("Rattata",)).team(1, "Meowth", "Onix").move(2)
    offered(t).act("accept").sound()
    assert t.s.down == [(), (chip("Rattata"),)]


def forced(*dolls):
    t = Table(3).at(0, 0).at(1, 60).at(2, 62)
    t.team(0, "Pikachu", "Rattata").team(1, "Meowth", "Onix", down=("Onix",)).team(2, "Clefairy")
    return t.hand(1, *dolls).event(box.TRADE).move(2)


@pytest.mark.rule("MT-074")
@pytest.mark.rule("MT-104")
def test_the_trade_card_forces_a_trade_with_a_trainer_who_owns_more_than_a_starter():
    t = forced()  # only seat 1 can be met, so it is not asked for
    t.act("give", chip("Rattata")).act("want", chip("Onix")).sound()
    assert t.s.team[0] == (chip("Pikachu"), chip("Onix"))
    assert t.s.down == [(chip("Onix"),), (), ()] and t.s.turn == 1


@pytest.mark.rule("MT-104")
@pytest.mark.rule("MT-099")
def test_only_a_doll_refuses_a_forced_trade():
    t = forced("Poké Doll").act("give", chip("Rattata")).act("want", chip("Onix"))
    assert (t.actor, t.offers) == (1, [("doll",), ("accept",)])
    t.act("doll").sound()
    assert chip("Onix") in t.s.team[1] and t.s.hand[1] == () and t.s.turn == 1


@pytest.mark.rule("MT-104")
def test_the_trade_card_is_unusable_when_nobody_can_trade():
    t = Table(2).at(1, 60).team(0, "Pikachu").team(1, "Meowth", "Onix").event(box.TRADE).move(2)
    assert t.s.turn == 1


@pytest.mark.rule("MT-099")
def test_a_proposed_trade_needs_no_doll():
    t = meeting()
    t.hand(1, "Poké Doll")
    offered(t)
    assert t.offers == [("accept",), ("refuse",)]
