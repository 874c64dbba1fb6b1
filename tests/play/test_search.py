"""The search bot: how hard it thinks, the same for the same seed, and what it costs."""

from random import Random
from time import monotonic

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play import bots
from deckcheck.play.bots.effort import run
from deckcheck.play.bots.levels import LEVELS, Effort, effort
from deckcheck.play.bots.tree import Search
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import board, mon

HITMONCHAN, BILL = "base1-7", "base1-91"


def choices():
    """Return a match with several things to do in a turn."""
    bench = [HITMONCHAN, "Onix"]
    hand = ["Fighting Energy", BILL, "Onix"]
    deck = ["Fighting Energy", "Onix", BILL, HITMONCHAN] * 3
    foe = mon(HITMONCHAN, "FFF")
    return board(BASE, mon(HITMONCHAN, "F"), bench, foe, ["Onix"], hand, deck=deck)


def searched(rounds, seed=1):
    """Return a search of so many rounds."""
    match = choices()
    position = bots.Position(match.game, match.s, 0)
    search = Search(position, position.actions, Random(seed))
    for _ in range(rounds):
        search.round()
    return search


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("", Effort(LEVELS["normal"])),
        ("hard", Effort(LEVELS["hard"])),
        ("0.5s", Effort(seconds=0.5)),
        ("200ms", Effort(seconds=0.2)),
        ("expert:2s:jobs=2", Effort(LEVELS["expert"], 2.0, 2)),
        ("rounds=3", Effort(3)),
    ],
)
def test_the_words_behind_the_name_say_how_hard_it_thinks(text, asked):
    assert effort(text) == asked


@pytest.mark.parametrize("text", ["brutal", "0s", "5h", "rounds=0", "rounds=x", "jobs=", "hard:"])
def test_other_words_are_refused(text):
    assert bots.refusal(f"search:{text}")
    assert not bots.refusal("search:hard")


def test_so_many_rounds_find_the_same_for_the_same_seed():
    one, two = searched(5), searched(5)
    assert one.best().actions() == two.best().actions()
    assert [(e.actions, e.visits, e.total) for e in one.root.edges.values()] == [
        (e.actions, e.visits, e.total) for e in two.root.edges.values()
    ]
    other = searched(5, seed=2)
    assert [e.total for e in other.root.edges.values()] != [
        e.total for e in one.root.edges.values()
    ]


def test_more_rounds_bring_more_lines_and_try_the_better_ones_more_often():
    few, many = searched(1), searched(30)
    assert len(many.root.edges) > len(few.root.edges) > 1
    tried = sorted(many.root.edges.values(), key=lambda e: -e.visits)
    assert tried[0].mean > tried[-1].mean
    assert tried[0].visits > 3 * tried[-1].visits


def test_several_processes_add_up_what_they_found_and_repeat_it():
    found = []
    for _ in range(2):
        match = choices()
        position = bots.Position(match.game, match.s, 0)
        search = Search(position, position.actions, Random(1))
        run(search, Effort(rounds=6, jobs=2))
        found.append(search.counts())
    assert found[0] == found[1]
    alone = searched(3).counts()
    assert sum(visits for visits, _ in found[0].values()) > sum(v for v, _ in alone.values())


def test_a_time_to_think_ends_the_search():
    match, start = choices(), monotonic()
    position = bots.Position(match.game, match.s, 0)
    assert bots.make("search:50ms").choose(position, Random(1)) in position.actions
    assert monotonic() - start < 20


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--level", "brutal"], "--level: no level 'brutal'; there are easy, normal, hard, expert"),
        (["--think", "soon"], "--think: 'soon' is no time to think; expected such as 0.5s"),
        (["--seat", "human,greedy", "--think", "1s"], "are for the bot search, and no seat has it"),
        (["--seat", "human,search:brutal"], "seat 2: no level 'brutal'"),
        (["--bot", "search", "--seat", "human"], "--bot names the other seats of a person"),
    ],
)
def test_a_wrong_value_is_told_and_ends_with_two(options, said):
    result = CliRunner().invoke(cli, ["play", "-r", "master-trainer", "--players", "2", *options])
    assert said in result.output
    assert result.exit_code == 2


def test_simulate_seats_it_by_name_and_level():
    options = ["--players", "2", "--games", "1", "--jobs", "1", "--option", "turn-cap=100"]
    bots_named = ["--bots", "search,random", "--level", "easy"]
    run = ["simulate", "-r", "master-trainer", *options, *bots_named, "--json"]
    results = [CliRunner().invoke(cli, run).output for _ in range(2)]
    assert '"bot": "search:easy"' in results[0]
    assert results[0] == results[1]
