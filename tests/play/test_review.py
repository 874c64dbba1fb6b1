"""A match reviewed: the curve of chances, the costliest decisions, nothing hidden looked up."""

import json

from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play.match import Match, from_position
from deckcheck.play.review import Lapse, Point, Review, fitted, played_on, review
from rulesets import registry

WON = """\
ruleset: ptcg-base
player 1
  active: Hitmonchan (base1-7); 3 Fighting Energy
  hand: PlusPower
  prizes: 1 unknown
player 2
  active: Pikachu (base1-58); 30 damage
  hand: 2 unknown
"""


def missed():
    """Return a match in which the first player ends the turn instead of winning, and gives up."""
    match = from_position(WON, "pos.txt", ["human", "random"], seed=1)
    match.play(("end",))
    match.advance()
    match.concede(0)
    return match


def test_ending_the_turn_instead_of_winning_is_the_costliest_decision():
    found = review(missed(), games=4)
    lapse = found.lapses[0]
    assert (lapse.turn, lapse.seat, lapse.taken) == (5, 0, "End the turn")
    assert lapse.better[-1].startswith("Attack with Jab")
    assert found.cost(lapse) > 0.5


def test_the_move_that_wins_is_no_lapse():
    match = from_position(WON, "pos.txt", ["human", "random"], seed=1)
    match.play(("attack", 0))
    assert match.transcript.result == [1.0, 0.0]
    found = review(match, games=4)
    assert found.lapses == [] and [p.turn for p in found.points] == [5]


def test_the_curve_is_that_of_the_seat_that_is_asked_for():
    match = missed()
    ours, theirs = review(match, 0, games=6), review(match, 1, games=6)
    for one, other in zip(ours.points, theirs.points, strict=True):
        assert abs(one.chance + other.chance - 1) < 1e-9 and one.turn == other.turn


def test_a_review_is_the_same_whatever_the_hidden_cards_are(monkeypatch):
    """Every figure comes from states dealt anew: the true ones are never played on."""
    match = missed()
    dealt = []
    game = match.game
    honest = type(game).resample

    def resample(self, s, seat, rng):
        made = honest(self, s, seat, rng)
        dealt.append(made)
        return made

    monkeypatch.setattr(type(game), "resample", resample)
    judged = []
    evaluate = type(game).evaluate
    monkeypatch.setattr(
        type(game), "evaluate", lambda self, s, seat: judged.append(s) or evaluate(self, s, seat)
    )
    review(match, games=3)
    assert len(dealt) > 5 and judged and all(s is not match.state for s in judged)


def test_a_long_match_is_looked_at_in_even_steps():
    from deckcheck.play.review import _spread

    assert list(_spread(range(10), 40)) == list(range(10))
    some = _spread(range(1000), 40)
    assert len(some) == 40 and some[1] - some[0] == some[-1] - some[-2] == 25


def test_a_game_that_is_played_on_ends():
    match = Match(registry.load("master-trainer"), ["random"] * 3, (), {}, 1)
    from random import Random

    result = played_on(match.game, match.fresh(), "random", Random(1))
    assert len(result) == 3 and abs(sum(result) - 1) < 1e-9


def test_the_scale_is_the_one_that_fits_the_chances():
    from math import exp

    points = [Point(i, 0, 1 / (1 + exp(-x / 50)), x) for i, x in enumerate(range(-90, 100, 20))]
    assert 40 < fitted(points) < 60
    found = Review(0, 10, points, [], 50.0)
    small, large = (found.cost(Lapse(1, 1, 0, "a", (), loss)) for loss in (5, 200))
    assert 0 < small < 0.1 < 0.7 < large < 1


def test_the_review_is_printed_and_given_as_json(tmp_path):
    match = missed()
    match.save(tmp_path / "m.json")
    run = CliRunner().invoke
    shown = run(cli, ["replay", str(tmp_path / "m.json"), "--review", "--games", "3"])
    assert shown.exit_code == 0, shown.output
    assert "1. turn 5, move 1, Player 1: End the turn" in shown.output
    data = run(cli, ["replay", str(tmp_path / "m.json"), "--review", "--games", "3", "--json"])
    assert json.loads(data.output)["lapses"][0]["taken"] == "End the turn"
    wrong = run(cli, ["replay", str(tmp_path / "m.json"), "--review", "--bot", "gredy"])
    assert wrong.exit_code == 2 and "no bot named 'gredy'" in wrong.output
