"""What is told at the board: moves, catches, battles with their sums, and what choices are for."""

from rulesets.api import CHANCE
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from tests.rulesets.master_trainer.table import Table

TELLER = GAME.teller
SEVEN = (
    "Potion",
    "Fly",
    "Great Ball",
    "Ultra Ball",
    "Poké Doll",
    "Time Machine",
    "Attack Bonus +1",
)


def told(table, *action, listener=None):
    """Return an action as a listener hears it."""
    before = table.s.clone()
    TELLER.listen(table.s)
    table.act(*action)
    lines = TELLER.happened(before, action, table.s, listener)
    table.s.told = None
    return lines


def test_a_roll_says_whose_it_is_what_it_is_for_and_where_it_leads():
    table = Table(2).at(0, 5).hand(0).hand(1).act("roll")
    assert told(table, "roll", 3)[:2] == [
        "Trainer 1 rolls 3 for moving",
        f"  Trainer 1 moves to {box.space_name(8)}",
    ]


def test_a_catch_that_fails_says_what_was_needed():
    table = Table(2).at(0, 1).lay(3, "Pidgey").act("roll")
    lines = told(table, "roll", 2)
    assert lines[1] == "  Trainer 1 moves to 3 (pink catch)"
    assert lines[2].startswith("  Pidgey (")
    missed = next(n for n in range(1, 7) if n not in box.CATCHES[box.CHIP_NAME.index("Pidgey")])
    needed = ", ".join(map(str, sorted(box.CATCHES[box.CHIP_NAME.index("Pidgey")])))
    lines = told(table, "roll", missed)
    assert lines[:2] == [
        f"Trainer 1 rolls {missed} for the catch",
        f"  Pidgey gets away: {missed} rolled, {needed} needed",
    ]
    assert lines[-1] == "Turn 2: Trainer 2"


def test_a_battle_is_told_with_the_sum_of_both_sides():
    table = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu").team(1, "Meowth")
    table.hand(0, "Attack Bonus +2").hand(1).move(3).act("challenge", 1)
    assert TELLER.asked(table.s) == "Battle: lay Attack Bonus cards face down (0 of 2 laid)"
    table.act("bonus", 1)
    assert table.actor == CHANCE
    table.act("roll", 6)
    lines = told(table, "roll", 1)
    mine, theirs = box.STRENGTH[25], box.STRENGTH[52]
    assert lines[1:4] == [
        f"  Trainer 1: Pikachu {mine} + 6 rolled + 2 Attack Bonus +2 = {mine + 8}",
        f"  Trainer 2: Meowth {theirs} + 1 rolled = {theirs + 1}",
        "  Meowth of Trainer 2 is knocked out",
    ]


def test_drawn_cards_are_named_to_who_draws_them_alone():
    for listener, what in ((0, "Potion"), (1, "1 Item card"), (None, "Potion")):
        table = Table(2).at(0, 5).event(box.DRAW_1)
        table.s.items = (box.POTION, *table.s.items)
        lines = told(table.act("roll"), "roll", 3, listener=listener)
        assert f"  Trainer 1 draws the Event card {box.EVENT_NAMES[box.DRAW_1]}" in lines
        assert f"  Trainer 1 draws {what}" in lines


def test_a_time_machine_says_which_roll_it_is_for():
    table = Table(2).at(0, 5).hand(0).hand(1, "Time Machine").act("roll").act("roll", 3)
    assert TELLER.asked(table.s) == (
        "The roll for moving is 3: have a die rolled again with a Time Machine?"
    )


def test_too_many_cards_say_why_they_go_back():
    table = Table(2).at(0, 5).hand(0, *SEVEN).event(box.DRAW_1).move(3).act("stand")
    assert TELLER.asked(table.s) == "8 Item cards in hand, the limit is 7: return or use one"


def test_a_chip_shows_its_figures():
    (line, *_) = TELLER.card(Table(2).s, "pikachu", 0)
    assert line.startswith(f"Pikachu ({box.POWER[25]} points, strength {box.STRENGTH[25]}), ")


def test_a_town_that_cannot_be_flown_to_says_why_not():
    table = Table(2).at(0, 5).at(1, box.CERULEAN).hand(0, "Fly")
    assert "Fly to Cerulean City: another mover holds that town (MT-050)" in (
        TELLER.why_not(table.s, 0)
    )
