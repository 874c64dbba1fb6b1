"""Runs of matches: stopping in time, who plays, single matches again, and ratings."""

import json
import os
import signal
from math import log10
from random import Random

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.runs.simulate import width
from deckcheck.play import bots
from deckcheck.play.endings import Ending
from deckcheck.play.narration import retold
from deckcheck.play.one import play_one, written
from deckcheck.play.replay import of_transcript
from deckcheck.play.runs.rating import ratings
from deckcheck.play.simulate import Plan, Table, play_all, run
from deckcheck.play.workers import Alone, Processes
from tests.conftest import ROOT
from tests.rulesets.ptcg.decks import SETS, theme_decks

HAYMAKER = str(ROOT / "docs/examples/haymaker.txt")
CAP = {"turn-cap": 100}


@pytest.fixture(scope="module")
def plans(shared):
    decks = theme_decks(shared, SETS["base"])
    return [
        Plan("ptcg-base", ("random", "random"), (decks[0], decks[1]), seed=1),
        Plan("ptcg-base", ("greedy", "random"), (decks[0], decks[0]), seed=2),
    ]


def test_a_table_stops_when_its_rates_are_known_and_not_before(plans):
    tables = [Table(plan) for plan in plans]
    list(run(tables, 400, Alone(), 0.2))
    for table in tables:
        assert table.closed and table.width() <= 0.2
        assert Table(table.plan, table.played[:-4]).width() > 0.2
    even, uneven = (len(table.played) for table in tables)
    assert uneven < even  # the greedy bot wins nearly always: known sooner


def test_stopping_gives_the_same_matches_whoever_plays(plans):
    found = []
    for who in (Alone(), Processes(2)):
        tables = [Table(plan) for plan in plans]
        steps = list(run(tables, 400, who, 0.25))
        found.append([table.played for table in tables])
        assert steps[-1].done == steps[-1].total == sum(map(len, found[-1]))
    assert found[0] == found[1]


class Fatal:
    """A bot that ends its process, the first time it is asked."""

    name = "fatal"

    def __init__(self, file):
        self.file = file

    def choose(self, position, rng):
        if not os.path.exists(self.file):  # noqa: PTH110
            open(self.file, "w").close()  # noqa: PTH123
            os.kill(os.getpid(), signal.SIGKILL)
        return bots.make("random").choose(position, rng)


def test_a_process_that_is_killed_loses_nothing(tmp_path, monkeypatch):
    made_here = bots.BOTS["random"]._replace(made_by=f"{__name__}:Fatal")
    monkeypatch.setitem(bots.BOTS, "fatal", made_here)
    fatal = Plan("master-trainer", (f"fatal:{tmp_path / 'killed'}", "random"), options=CAP, seed=4)
    whole = Plan("master-trainer", ("random", "random"), options=CAP, seed=4)
    table = Table(fatal)
    list(run([table], 24, Processes(2)))
    assert (tmp_path / "killed").exists()
    assert table.played == play_all(whole, 24)


@pytest.mark.parametrize(
    ("text", "share"), [("±2%", 0.02), ("2%", 0.02), ("0.02", 0.02), ("+-1.5 %", 0.015)]
)
def test_a_width_is_read_as_it_is_written(text, share):
    assert width(text) == pytest.approx(share)


@pytest.mark.parametrize("text", ["2", "-1%", "0", "wide", "60%", "0.01%"])
def test_a_width_that_cannot_be_meant_is_refused(text):
    ran = CliRunner().invoke(cli, ["simulate", "-r", "master-trainer", "--until", text])
    assert ran.exit_code == 2 and "--until" in ran.output


def test_the_match_of_a_number_is_the_one_that_was_played(plans):
    for index in (0, 3):
        outcome, record = play_one(plans[1], index), written(plans[1], index)
        assert outcome.actions == len(record.moves)
        assert record.players == (["greedy", "random"] if index == 0 else ["random", "greedy"])
        turned = record.result if index == 0 else record.result[::-1]
        assert tuple(turned) == outcome.returns
        match = of_transcript(record, "here")
        said = list(retold(match, None))[-1].lines[-1]
        if "Prizes" in outcome.ended:
            assert said.endswith(outcome.ended)
        else:
            assert outcome.ended.partition("the loser")[2] in said


def test_one_match_of_a_run_is_saved_and_verified(tmp_path):
    saved = tmp_path / "m.json"
    words = ["simulate", "-r", "ptcg-base", HAYMAKER, HAYMAKER, HAYMAKER, "--seed", "3"]
    assert CliRunner().invoke(cli, [*words, "--match", "2.5", "--save", str(saved)]).exit_code == 0
    ran = CliRunner().invoke(cli, ["replay", str(saved), "--verify"])
    assert ran.exit_code == 0 and "moves verified, luck not held against a seed" in ran.output
    told = CliRunner().invoke(cli, [*words, "--match", "2.5"]).stdout
    assert " wins: " in told.splitlines()[-1]


@pytest.mark.parametrize(
    ("number", "told"), [("5", "expected PAIR.N"), ("4.1", "3 pairs"), ("1.0", "from 1 on")]
)
def test_a_match_that_is_not_there_is_refused(number, told):
    words = ["simulate", "-r", "ptcg-base", HAYMAKER, HAYMAKER, HAYMAKER, "--match", number]
    ran = CliRunner().invoke(cli, words)
    assert ran.exit_code == 2 and told in ran.output


def test_a_draw_is_told_in_the_words_of_the_game():
    outcome = play_one(Plan("master-trainer", ("random", "random"), options=CAP), 0)
    assert outcome.returns == (0.5, 0.5)
    assert outcome.ended == "The match ends after 100 turns without a winner"


def test_the_end_is_told_however_many_moves_there_were(plans):
    """A copy is kept every 32 moves: told from it or from the beginning, the end is the same."""
    outcome, record = play_one(plans[0], 0), written(plans[0], 0)
    match = of_transcript(record, "here")
    state = match.fresh()
    whole = Ending(match.game, state)
    for move in record.moves:
        whole._since.append(move.action)
    assert len(record.moves) > 64 and whole.told(2) == outcome.ended


def test_two_players_are_as_far_apart_as_their_results_say():
    one, two = ratings(2, {(0, 1): (7500.0, 2500.0)})
    assert one.elo - two.elo == pytest.approx(400 * log10(3), abs=0.5)
    assert one.elo == pytest.approx(-two.elo)
    # Of a difference d of log odds: sd = 1 / sqrt(n p q); each is half of it from the mean.
    assert one.error == pytest.approx(1.96 * 173.72 / (10000 * 0.1875) ** 0.5 / 2, rel=0.01)


def test_somebody_who_always_wins_has_a_finite_rating():
    best, _ = ratings(2, {(0, 1): (10.0, 0.0)})
    assert 100 < best.elo < 1000 and best.error > 100


def test_ratings_find_the_strengths_behind_the_results():
    rng = Random(7)
    true = [-150.0, -50.0, 0.0, 60.0, 140.0]
    inside = 0
    for _ in range(40):
        scores = {}
        for i in range(5):
            for j in range(i):
                p = 1 / (1 + 10 ** ((true[j] - true[i]) / 400))
                won = sum(rng.random() < p for _ in range(100))
                scores[i, j] = (float(won), float(100 - won))
        for found, real in zip(ratings(5, scores), true, strict=True):
            inside += abs(found.elo - real) <= found.error
    assert 180 <= inside <= 199  # 95 % of 200 are 190


def test_csv_and_a_page_are_for_several_decks():
    for more in (["--csv"], ["--html", "x.html"]):
        ran = CliRunner().invoke(cli, ["simulate", "-r", "master-trainer", "--games", "1", *more])
        assert ran.exit_code == 2 and "more than two decks" in ran.output
    ran = CliRunner().invoke(cli, ["simulate", "-r", "master-trainer", "--save", "x.json"])
    assert ran.exit_code == 2 and "--save goes with --match" in ran.output


def test_json_of_one_table_has_endings_and_the_first_player():
    words = ["simulate", "-r", "ptcg-base", HAYMAKER, HAYMAKER, "--games", "4", "--json"]
    data = json.loads(CliRunner().invoke(cli, words).stdout)
    assert sum(data["endings"].values()) == 4
    assert data["first_player"]["rate"] == data["first_player_win_rate"]
