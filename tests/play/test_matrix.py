"""Round robins of decks: the same whatever the processes, with intervals, also when stopped."""

import csv
import json
from io import StringIO

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.cli.matches import simulate as command
from deckcheck.play.matrix import pairs_of, play_pairs, rate_of, table
from deckcheck.play.simulate import Plan, wilson
from tests.rulesets.ptcg.decks import SETS, theme_decks

GAMES = 6


@pytest.fixture(scope="module")
def decks(shared):
    return theme_decks(shared, SETS["base"])[:3]


def played(decks, jobs=1, mirror=False, games=GAMES):
    pairs = pairs_of(Plan("ptcg-base", ("random", "random"), seed=5), decks, mirror)
    counted = sum(play_pairs(pairs, games, jobs))
    return pairs, counted


def test_every_pair_plays_and_every_rate_has_its_interval(decks):
    pairs, counted = played(decks)
    result = table(pairs, ["a", "b", "c"], 5)
    assert counted == result["games"] == 3 * GAMES
    assert [(p["a"], p["b"]) for p in result["pairs"]] == [("a", "b"), ("a", "c"), ("b", "c")]
    for pair in result["pairs"]:
        assert pair["wins_a"] + pair["wins_b"] + pair["draws"] == pair["games"] == GAMES
        low, high = wilson(pair["wins_a"], GAMES)
        assert (pair["low"], pair["high"]) == (round(low, 4), round(high, 4))
    for deck in result["decks"]:
        own = [p for p in result["pairs"] if deck["deck"] in (p["a"], p["b"])]
        won = sum(p["wins_a" if p["a"] == deck["deck"] else "wins_b"] for p in own)
        assert (deck["games"], deck["wins"]) == (2 * GAMES, won)
    assert [d["rate"] for d in result["decks"]] == sorted(
        (d["rate"] for d in result["decks"]), reverse=True
    )
    assert rate_of(result, "b", "a") == result["pairs"][0]["wins_b"] / GAMES


def test_the_result_is_the_same_on_one_process_and_on_two(decks):
    names = ["a", "b", "c"]
    alone, shared_out = (table(played(decks, jobs)[0], names, 5) for jobs in (1, 2))
    assert alone == shared_out and alone["digest"] != "00000000"


def test_with_mirrors_each_deck_meets_itself_without_counting_for_it(decks):
    pairs, _ = played(decks[:2], mirror=True, games=2)
    result = table(pairs, ["a", "b"], 5)
    assert [(p["a"], p["b"]) for p in result["pairs"]] == [("a", "b"), ("a", "a"), ("b", "b")]
    assert all(deck["games"] == 2 for deck in result["decks"])


def test_what_was_played_stays_when_it_is_stopped(decks):
    pairs = pairs_of(Plan("ptcg-base", ("random", "random"), seed=5), decks, False)
    steps = play_pairs(pairs, 500, 1)
    done = next(steps)
    steps.close()
    assert table(pairs, ["a", "b", "c"], 5)["games"] == done > 0


def simulate(*args):
    from tests.conftest import ROOT

    deck = str(ROOT / "docs" / "examples" / "haymaker.txt")
    args = ["simulate", "-r", "ptcg-base", deck, deck, deck, "--games", "2", "--jobs", "1", *args]
    return CliRunner().invoke(cli, args)


def test_more_than_two_decks_are_shown_as_a_table():
    told = simulate().stdout
    assert "6 matches of ptcg-base, seed 1, random against random" in told
    assert "haymaker (1)" in told and "95 % interval" in told


def test_a_round_robin_is_written_as_csv_and_json():
    rows = list(csv.DictReader(StringIO(simulate("--csv").stdout)))
    data = json.loads(simulate("--json").stdout)
    assert [int(row["games"]) for row in rows] == [2, 2, 2] and data["stopped"] is False
    assert [row["rate"] for row in rows] == [str(pair["rate"]) for pair in data["pairs"]]


def test_a_round_robin_takes_one_bot():
    refused = simulate("--bots", "greedy,random")
    assert refused.exit_code == 2 and "a round robin of decks takes one bot" in refused.output


def test_ctrl_c_reports_what_was_played(monkeypatch):
    from deckcheck.play import matrix

    honest = matrix.play_pairs

    def interrupted(pairs, games, jobs):
        yield next(honest(pairs, games, jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr(matrix, "play_pairs", interrupted)
    result = simulate("--json")
    assert result.exit_code == command.STOPPED
    assert json.loads(result.stdout)["games"] == 2 and json.loads(result.stdout)["stopped"] is True
    assert "Stopped after 2 of 6 matches." in result.stderr
