"""The invariants find what is wrong, also after a sound state was seen."""

import pytest

from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match.components import CINNABAR
from tests.rulesets.master_trainer.table import KIND, Table


def broken(change):
    t = Table(3).team(0, "Pikachu").team(1, "Meowth").team(2, "Clefairy")
    assert GAME.violations(t.s) == []
    change(t.s)
    return GAME.violations(t.s)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: s.team.__setitem__(0, (25, 52)), "chips not in exactly one place: [52]"),
        (lambda s: s.team.__setitem__(0, ()), "chips not in exactly one place: [25]"),
        (lambda s: s.hand.__setitem__(1, (KIND["Fly"],)), "Item cards by kind"),
        (lambda s: setattr(s, "events", s.events[1:]), "Event cards by kind"),
        (lambda s: setattr(s, "rivals", (0, 1, 2, 3, 3)), "Rival cards"),
        (lambda s: s.down.__setitem__(0, (52,)), "knocked out (52,) of (25,)"),
        (lambda s: s.laid.__setitem__(0, (0, 1, 2)), "seat 0 laid (0, 1, 2)"),
        (lambda s: setattr(s, "place", [9, 9, 9]), "space 9 holds 3 movers"),
        (lambda s: setattr(s, "place", [0, 0, 99]), "movers off the board"),
        (lambda s: setattr(s, "face_up", 1), "space 0 is face up and empty"),
        (lambda s: s.chips.__setitem__(0, 129), "chip 129 on space 0, which is no catch space"),
    ],
)
def test_a_broken_invariant_is_named(change, words):
    assert any(words in text for text in broken(change)), broken(change)


def test_a_hand_above_the_limit_is_named():
    t = Table(2).hand(0, *["Fly"] * 5, *["Potion"] * 3)
    assert GAME.violations(t.s) == ["seat 0 holds 8 Item cards"]


def test_a_chip_of_the_wrong_colour_is_named():
    t = Table(2)
    t.s.chips[1], t.s.chips[18] = t.s.chips[18], t.s.chips[1]
    assert len(GAME.violations(t.s)) == 2


def test_cinnabar_island_may_be_crowded():
    t = Table(4)
    t.s.place = [CINNABAR] * 4
    assert GAME.violations(t.s) == []
