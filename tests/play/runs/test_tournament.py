"""Tournaments: who meets whom, who is ahead, and the same results whoever plays."""

import json
from itertools import combinations

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play.runs.tournament import (
    DRAW,
    ROUND_ROBIN,
    SWISS,
    WIN,
    Entrant,
    Result,
    Tournament,
    circle,
    swiss,
)
from deckcheck.play.simulate import Plan
from deckcheck.play.transcript import MatchError
from deckcheck.play.workers import Alone, Processes
from tests.conftest import ROOT

HAYMAKER = str(ROOT / "docs/examples/haymaker.txt")
PLAN = Plan("master-trainer", ("random", "random"), options={"turn-cap": 100}, seed=3)


def event(count, form=SWISS, **more):
    return Tournament(PLAN, [Entrant(f"p{i}", "random") for i in range(count)], form, **more)


@pytest.mark.parametrize("count", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(count):
    rounds = count - 1 + count % 2
    met = [pair for number in range(1, rounds + 1) for pair in circle(count, number)]
    played = sorted(tuple(sorted(pair)) for pair in met if pair[1] is not None)
    assert played == sorted(combinations(range(count), 2))
    byes = [pair[0] for pair in met if pair[1] is None]
    assert sorted(byes) == (list(range(count)) if count % 2 else [])


@pytest.mark.parametrize("count", [5, 6, 8, 9])
def test_in_a_swiss_nobody_meets_the_same_opponent_or_rests_twice(count):
    results = []
    for number in range(1, 5):
        pairs = swiss(range(count), results)
        assert sorted(p for pair in pairs for p in pair if p is not None) == list(range(count))
        results += [Result(number, a, b, (1, 0)) for a, b in pairs]
    met = [frozenset((r.first, r.second)) for r in results]
    assert len(met) == len(set(met))


def test_a_swiss_pairs_neighbours_of_the_standings():
    first = [Result(1, 0, 1, (1, 0)), Result(1, 2, 3, (0, 1))]
    table = event(4)
    table.results = first
    assert [s.who for s in table.standings()] == [0, 3, 1, 2]
    assert swiss([0, 3, 1, 2], first) == [(0, 3), (1, 2)]


def test_the_last_who_has_not_rested_gets_the_bye():
    assert swiss([0, 1, 2], [])[-1] == (2, None)
    assert swiss([0, 1, 2], [Result(1, 2, None)])[-1] == (1, None)


def test_where_all_have_met_they_meet_again():
    met = [Result(1, 0, 1), Result(2, 0, 2), Result(3, 1, 2), Result(3, 3, 0), Result(3, 3, 1),
           Result(3, 3, 2)]  # fmt: skip
    assert swiss([0, 1, 2, 3], met) == [(0, 1), (2, 3)]


def test_a_win_a_draw_and_a_bye_have_their_points():
    assert [Result(1, 4, 5, wins).points(4) for wins in ((2, 1), (1, 1), (0, 1))] == [WIN, DRAW, 0]
    assert Result(1, 4, 5, (0, 1)).points(5) == WIN and Result(1, 4, None).points(4) == WIN


def test_equal_points_are_told_apart_by_the_opponents():
    table = event(4)
    table.results = [
        Result(1, 0, 1, (1, 0)), Result(1, 2, 3, (1, 0)),
        Result(2, 0, 2, (1, 0)), Result(2, 1, 3, (0, 1)),
    ]  # fmt: skip
    # Player 2 has met 3 (1 of 2) and 0 (2 of 2); player 3 has met 2 (1 of 2) and 1 (a floor of ⅓).
    rows = {row.who: row for row in table.standings()}
    assert rows[2].points == rows[3].points == 3
    assert (rows[2].opponents, rows[3].opponents) == (0.75, round((1 / 2 + 1 / 3) / 2, 4))
    assert [row.who for row in table.standings()] == [0, 2, 3, 1]


def test_a_match_ends_when_somebody_has_won_more_than_half():
    table = event(2, best_of=3)
    list(table.play(Alone()))
    (result,) = table.results
    assert max(result.wins) <= 2 and sum(result.wins) <= 3


@pytest.mark.parametrize("form", [SWISS, ROUND_ROBIN])
def test_the_standings_are_the_same_on_one_process_and_on_two(form):
    found = []
    for who in (Alone(), Processes(2)):
        table = event(5, form)
        assert list(table.play(who)) == list(range(1, table.rounds + 1))
        found.append((table.results, table.standings()))
    assert found[0] == found[1]
    assert len(found[0][0]) == (9 if form == SWISS else 10)


@pytest.mark.parametrize(
    ("count", "more", "told"),
    [
        (1, {}, "1 players; a tournament takes two"),
        (4, {"rounds": 4}, "4 rounds; 4 players have met after 3"),
        (4, {"form": ROUND_ROBIN, "rounds": 2}, "a round robin of 4 has 3 rounds"),
        (4, {"best_of": 2}, "best of 2: expected an odd number"),
    ],
)
def test_what_cannot_be_held_is_refused(count, more, told):
    with pytest.raises(MatchError, match=told):
        event(count, **more)


def test_the_command_tells_rounds_and_standings():
    words = ["tournament", "-r", "ptcg-base", HAYMAKER, "--bots", "random,random,random"]
    ran = CliRunner().invoke(cli, [*words, "--jobs", "1"])
    assert ran.exit_code == 0 and "Round 2" in ran.stdout and "has a bye" in ran.stdout
    data = json.loads(CliRunner().invoke(cli, [*words, "--jobs", "1", "--json"]).stdout)
    assert len(data["standings"]) == 3 and data["stopped"] is False
    assert sum(row["points"] for row in data["standings"]) == 4 * WIN


def test_bots_and_decks_that_do_not_fit_are_refused():
    ran = CliRunner().invoke(cli, ["tournament", "-r", "ptcg-base", HAYMAKER, HAYMAKER, "--bots",
                                   "random,random,random"])  # fmt: skip
    assert ran.exit_code == 2 and "3 bots for 2 decks" in ran.output
    ran = CliRunner().invoke(cli, ["tournament", "-r", "master-trainer", "--bots", "clever,random"])
    assert ran.exit_code == 2
    assert "no player named 'clever'; there are random, greedy" in ran.output
