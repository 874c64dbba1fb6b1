"""The odds of a Final Battle that bots go by, held against the rules."""

import pytest

from rulesets.api import CHANCE, OVER
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match import components as box
from rulesets.master_trainer.play.odds import final_chance
from tests.rulesets.master_trainer.play.test_plateau import final, rich
from tests.rulesets.master_trainer.table import KIND, chip

FACES = [("roll", face) for face in range(1, 7)]


def by_the_rules(s, replayed):
    """Return the chance to win from here on; `replayed` is that of a new roll, by machines."""
    if GAME.actor(s) == OVER or s.down[0]:
        return float(GAME.actor(s) == OVER)
    machines, actor, found = s.hand[0].count(box.TIME_MACHINE), GAME.actor(s), []
    for action in FACES if actor == CHANCE else GAME.legal_actions(s):
        after = s.clone()
        GAME.apply(after, action)
        tied = dice(s) and not dice(after)
        found.append(replayed[machines] if tied else by_the_rules(after, replayed))
    return sum(found) / len(found) if actor == CHANCE else max(found)


def dice(s):
    """Return the dice of the Final Battle that lie, nothing once it is over."""
    over = GAME.actor(s) == OVER or s.down[0]
    return (0, 0) if over else s.stack[-1].values["dice"]


@pytest.mark.rule("MT-141")
@pytest.mark.rule("MT-143")
@pytest.mark.rule("MT-096")
@pytest.mark.parametrize("rival", range(5))
@pytest.mark.parametrize("bonus", [(), ("+2",), ("+5", "+4")])
def test_the_chance_in_a_final_battle_is_that_of_all_its_rolls(rival, bonus):
    strength, replayed = box.STRENGTH[chip("Charizard")] + 5, []
    for machines in range(3):
        t = final(2, rival, (*bonus, *["Time Machine"] * machines))
        while ("stand",) in t.offers:  # the roll for moving
            t.act("stand")
        t.act("fighter", chip("Charizard"))
        for name in bonus:
            t.act("bonus", KIND[name])
        score = strength + sum(int(name) for name in bonus)
        told = final_chance(score, box.RIVAL_STRENGTH[rival], machines, box.RIVAL_TABLE)
        assert by_the_rules(t.s, [*replayed, told]) == pytest.approx(told)
        replayed.append(told)


def test_against_an_unknown_master_it_is_the_mean_and_more_of_anything_never_harms():
    table = box.RIVAL_TABLE
    for score in range(5, 28):
        for machines in range(4):
            each = [final_chance(score, r, machines, table) for r in box.RIVAL_STRENGTH]
            chance = final_chance(score, 0, machines, table)
            assert chance == pytest.approx(sum(each) / len(each))
            assert chance <= final_chance(score + 1, 0, machines, table)
            assert chance <= final_chance(score, 0, machines + 1, table)


def test_a_time_machine_counts_by_what_it_adds_to_the_chance_in_the_final_battle():
    worth = {}
    for cards in ((), ("+5", "+3")):
        for item in ("Time Machine", "Fly"):
            t = rich().hand(0, *cards, item)
            worth[cards, item] = GAME.evaluate(t.s, 0)
    hopeless, even = (
        worth[cards, "Time Machine"] - worth[cards, "Fly"] for cards in ((), ("+5", "+3"))
    )
    assert 0 < hopeless < even
