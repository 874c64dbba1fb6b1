"""What people see and hear at the table."""

import io
from random import Random

import pytest
from rich.console import Console

from rulesets.api import CHANCE, OVER, MatchOptions
from rulesets.master_trainer.game import GAME
from rulesets.master_trainer.match.components import GATE
from tests.rulesets.master_trainer.table import KIND, Table, chip


def drawn(state, seat, width):
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=False)
    console.print(GAME.screen(GAME.view(state, seat), width))
    return out.getvalue()


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_board_fits_the_terminal_at_every_moment(width):
    rng, s = Random(width), GAME.new_match((), MatchOptions({"turn-cap": 300}, 6))
    for step in range(1500):
        if GAME.actor(s) == OVER:
            break
        if step % 50 == 0:
            assert max(map(len, drawn(s, step % 6, width).splitlines())) <= width
            assert isinstance(GAME.status(GAME.view(s, step % 6)), str)
        legal = GAME.legal_actions(s)
        GAME.apply(s, GAME.chance(s, rng) if GAME.actor(s) == CHANCE else rng.choice(legal))


def test_the_board_shows_movers_teams_hand_and_face_up_chips():
    t = Table(3).at(0, GATE + 2).team(0, "Pikachu").hand(0, "Potion").lay(3, "Rattata", up=True)
    shown = drawn(t.s, 0, 120)
    for words in ("Pikachu 3/3", "Potion", "Rattata", "Final Battle", "you", "P2 (event)"):
        assert words in shown


def test_the_moment_names_the_catch_the_battle_and_the_steps_left():
    t = Table().at(1, 60).lay(1, "Rattata").hand(0, "Great Ball").move(1)
    assert GAME.status(GAME.view(t.s, 0)) == "rolled 1; catching Rattata (2 points) with 3, 4, 5"
    t = Table(2).at(0, 5).at(1, 7).team(0, "Pikachu", "Onix").team(1, "Meowth").move(3)
    assert GAME.status(GAME.view(t.s, 0)) == "1 step left"
    t.act("challenge", 1).act("fighter", chip("Onix"))
    assert "battle: Onix against Meowth" in GAME.status(GAME.view(t.s, 0))


def test_others_do_not_hear_what_is_done_face_down():
    t = Table(3).at(0, 5).at(1, 7).at(2, 60).team(0, "Pikachu").team(1, "Meowth").hand(0, "+5")
    t.hand(1, "Fly", "Potion", "Potion").move(3).act("challenge", 1)
    lay = ("bonus", KIND["+5"])
    assert GAME.heard(t.s, lay, 1) == "Lay an Attack Bonus card face down"
    assert GAME.heard(t.s, lay, 0) == "Lay Attack Bonus +5 face down"
    t.act(*lay).roll(6, 1)
    given = ("take", KIND["Fly"])
    assert GAME.heard(t.s, given, 2) == "Hand over an Item card"
    assert GAME.heard(t.s, given, 0) == GAME.heard(t.s, given, 1) == "Hand over Fly"
    t = Table(2).at(0, 3).at(1, 60).hand(0, *["Fly"] * 3, *["Potion"] * 4).move(1)
    assert GAME.heard(t.s, ("return", KIND["Fly"]), 1) == "Return an Item card under the deck"
