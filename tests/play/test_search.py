"""The search bot: how hard it thinks, the same for the same seed, and what it costs."""

from random import Random
from time import thread_time

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.play import bots
from deckcheck.play.bots import trials
from deckcheck.play.bots.effort import run
from deckcheck.play.bots.levels import LEVELS, Effort, effort
from deckcheck.play.bots.trials import Search
from deckcheck.play.bots.weighing import Outcome, Tried, ahead
from rulesets.api import MatchOptions
from rulesets.master_trainer.game import GAME as BOARD_GAME
from rulesets.ptcg.eras import BASE
from tests.rulesets.ptcg.board import board, mon

HITMONCHAN, BILL = "base1-7", "base1-91"
LOOKS = 4  # deals on which lines are looked at, for each on which they are found
AGAIN = 2  # more of these in a round


def choices():
    """Return a match with several things to do in a turn."""
    bench = [HITMONCHAN, "Onix"]
    hand = ["Fighting Energy", BILL, "Onix"]
    deck = ["Fighting Energy", "Onix", BILL, HITMONCHAN] * 3
    foe = mon(HITMONCHAN, "FFF")
    return board(BASE, mon(HITMONCHAN, "F"), bench, foe, ["Onix"], hand, deck=deck)


def searched(rounds, seed=1, deals=1):
    """Return a search of so many rounds, with lines of so many deals."""
    match = choices()
    position = bots.Position(match.game, match.s, 0)
    search = Search(position, position.actions, Random(seed))
    for _ in range(deals):
        search.find()
    search.narrow(0.0)
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
    assert one.outcomes() == two.outcomes()
    assert one.outcomes() != searched(5, seed=2).outcomes()


def test_lines_are_tried_on_the_same_deals():
    search = searched(3)
    assert len(search.found) > 1
    deals = [set(tried.brought) for tried in search.found]
    assert max(map(len, deals)) == LOOKS + 3 * (AGAIN + 1)  # looked at, and played on
    assert all(each <= max(deals, key=len) for each in deals)


def test_another_deal_adds_lines_that_are_looked_at_on_all_deals():
    one, three = searched(0), searched(0, deals=3)
    assert len(three.found) > len(one.found)
    assert {len(tried.brought) for tried in three.running} == {3 * LOOKS}


def test_a_line_that_falls_behind_is_no_longer_tried():
    search = searched(13)
    assert len(search.found) > len(search.running)
    tried = [played_on(each) for each in search.found]
    assert max(tried) == 13
    assert min(tried) < 13


@pytest.mark.parametrize(
    ("spent", "left"), [(0.0, 6), (0.33, 6), (0.34, 3), (0.66, 3), (0.67, 2), (0.99, 2)]
)
def test_the_more_time_is_spent_the_fewer_lines_have_the_rest_of_it(spent, left):
    search = searched(6)
    search.running = search.found * 2  # more than are ever tried at a time
    search.trials = 10_000  # so that many are to come
    search.narrow(spent)
    assert len(search.running) == left


def test_where_trials_cost_much_only_as_many_lines_are_left_as_may_share_them():
    for spent, left in ((0.1, 6), (0.3, 4), (0.33, 4), (0.5, 2)):  # 3 trials to come for each
        search = searched(1)
        search.trials = 6
        search.narrow(spent)
        assert len(search.running) == left


def test_a_line_found_later_is_compared_by_what_it_brought_a_deal():
    """A sum would be larger for a line that was tried on more deals.

    The line that stands best at the end of the turn stays, so that others are held against it.
    """
    search = searched(0)
    first, old, new = search.found[:3]
    for tried, gains in ((first, (0, 0, 0)), (old, (1, 1, 1)), (new, (9,))):
        tried.brought = {deal: Outcome(0.0, gain) for deal, gain in enumerate(gains)}
    search.running = [first, old, new]
    search.narrow(0.9)  # two are left: the first of equals at the end of the turn, and the best
    assert search.running == [first, new]


def played_on(tried):
    """Return how often the turns after a line were played."""
    return sum(outcome.later is not None for outcome in tried.brought.values())


def test_before_the_first_round_lines_are_only_looked_at_to_the_end_of_the_turn():
    search = searched(0)
    assert {len(tried.brought) for tried in search.found} == {LOOKS}
    assert {played_on(tried) for tried in search.found} == {0}
    means = {
        tried.line: sum(o.now for o in tried.brought.values()) for tried in search.found
    }  # all lines on the same deals
    assert means[search.best()] == max(means.values())


@pytest.mark.parametrize(("rounds", "leads"), [(0, True), (3, True), (5, False)])
def test_the_more_rounds_there_were_the_more_counts_what_follows(rounds, leads):
    """The second line is ahead at the end of the turn, and behind in what follows."""
    line = searched(0).found[0].line
    first, second = Tried(line), Tried(line)
    for deal in range(6):
        first.brought[deal] = Outcome(0.0, 10.0 if deal < rounds else None)
        second.brought[deal] = Outcome(10.0, 0.0 if deal < rounds else None)
    assert (ahead(second, first) > 0) is leads


@pytest.mark.parametrize(
    ("later", "leads"),
    [
        ((30.0, 30.0, 30.0, 30.0), True),
        ((90.0, -10.0, 50.0, -10.0), False),  # the same on average, by less than a standard error
        ((90.0, -10.0, 50.0, -10.0) * 2, True),  # and by more, on twice as many deals
        ((90.0,), False),  # one deal tells nothing
    ],
)
def test_what_stands_worse_is_done_only_where_it_is_ahead_by_a_standard_error(later, leads):
    search = searched(0)
    home, other = search.running = search.found[:2]
    home.brought = {deal: Outcome(20.0, 20.0) for deal in range(len(later))}
    other.brought = {deal: Outcome(0.0, 20.0 + gain) for deal, gain in enumerate(later)}
    assert (search.best() is other.line) is leads


def test_a_game_says_how_many_turns_are_played_on():
    match, trainers = choices(), BOARD_GAME.new_match([], MatchOptions({}, 2))
    positions = [bots.Position(match.game, match.s, 0), bots.Position(BOARD_GAME, trainers, 0)]
    assert [Search(each, each.actions, Random(1)).turns for each in positions] == [8, 0]


def test_a_turn_that_follows_has_the_same_luck_however_much_a_line_has_asked_for(monkeypatch):
    lucks = []

    def play_turn(game, state, rng, planned):
        """Ask for luck more often each time."""
        first, *_ = [rng.random() for _ in range(len(lucks) + 1)]
        lucks.append(first)
        return state

    monkeypatch.setattr("deckcheck.play.bots.trials.play_turn", play_turn)
    search = searched(1)
    lines = [lucks[i : i + search.turns] for i in range(0, len(lucks), search.turns)]
    assert len(lines) > 1
    assert lines == [lines[0]] * len(lines)
    assert len(set(lines[0])) == search.turns


def test_the_reply_and_the_next_turn_are_planned_where_the_game_says_so(monkeypatch):
    asked = []

    def play_turn(game, state, rng, planned):
        asked.append(planned)
        return state

    monkeypatch.setattr("deckcheck.play.bots.trials.play_turn", play_turn)
    search = searched(1)
    assert asked[: search.turns] == [True, True, *[False] * 6]
    trainers = BOARD_GAME.new_match([], MatchOptions({}, 2))
    assert Search(bots.Position(BOARD_GAME, trainers, 0), [], Random(1)).planned == 0


def test_a_won_match_counts_no_more_than_a_sure_lead():
    """Else the one match in many that ends while it is tried would decide between lines."""
    search, match = searched(0), choices()
    even = search._standing(match.s)
    assert even == pytest.approx(match.game.evaluate(match.s, 0), rel=0.1)
    match.s.result = (1.0, 0.0)
    assert search._standing(match.s) == match.game.lead
    assert match.game.evaluate(match.s, 0) > 10 * match.game.lead
    trainers = BOARD_GAME.new_match([], MatchOptions({}, 2))
    plain = Search(bots.Position(BOARD_GAME, trainers, 0), [], Random(1))
    assert plain._standing(trainers) == BOARD_GAME.evaluate(trainers, 0)  # it names none


@pytest.mark.parametrize(
    ("asked", "deals"), [(Effort(2), 2), (Effort(8), 3), (Effort(seconds=1e-6), 1)]
)
def test_lines_are_looked_for_on_three_deals_if_there_is_time(asked, deals):
    search = searched(0, deals=0)
    run(search, asked)
    assert len(search.looked) == deals * LOOKS + search.rounds * AGAIN


def test_each_deal_is_searched_twice_as_wide_as_the_one_before(monkeypatch):
    """Lines of a long turn may look poor for some steps."""
    beams, found = [], trials.lines

    def looked(turn, state, first, luck, width, nodes):
        beams.append((width, nodes))
        return found(turn, state, first, luck, width, nodes)

    monkeypatch.setattr(trials, "lines", looked)
    searched(0, deals=3)
    assert beams == [(8, 800), (16, 1600), (32, 3200)]


def test_one_line_left_ends_the_search():
    match = board(BASE, mon(HITMONCHAN, "F"), foe=mon(HITMONCHAN, damage=60), hand=[BILL])
    position = bots.Position(match.game, match.s, 0)
    search = Search(position, position.actions, Random(1))
    run(search, Effort(rounds=5_000))
    assert search.settled()
    assert search.rounds < 5_000


def test_a_single_line_is_taken_without_a_look():
    search = searched(0, deals=0)
    search.actions = [("end",)]
    search.find()
    assert search.settled()
    assert search.best().actions() == (("end",),)
    assert not any(search.outcomes().values())


def test_several_processes_add_up_what_they_found_and_repeat_it():
    found = []
    for _ in range(2):
        match = choices()
        position = bots.Position(match.game, match.s, 0)
        search = Search(position, position.actions, Random(1))
        run(search, Effort(rounds=8, jobs=2))
        found.append(search.outcomes())
    assert found[0] == found[1]
    most = max(len(brought) for brought in found[0].values())
    assert most > 3 * LOOKS + 4 * (AGAIN + 1)  # of one process that has half of the rounds


@pytest.mark.parametrize(("saved", "asked"), [(0.0, 0.2), (0.1, 0.2), (0.7, 0.6), (9.0, 16 / 15)])
def test_a_plan_takes_two_thirds_of_the_time_that_was_saved(monkeypatch, saved, asked):
    """What is left is for plans that a draw calls for; at most eight decisions' time is saved."""
    given = []
    monkeypatch.setattr(
        "deckcheck.play.bots.search.run",
        lambda search, effort: (given.append(effort.seconds), search.find()),
    )
    match, bot = choices(), bots.make("search:200ms")
    bot._clock = saved
    bot.choose(bots.Position(match.game, match.s, 0), Random(1))
    assert given == [pytest.approx(asked)]


def test_a_time_to_think_ends_the_search():
    match, start = choices(), thread_time()
    position = bots.Position(match.game, match.s, 0)
    assert bots.make("search:50ms").choose(position, Random(1)) in position.actions
    assert thread_time() - start < 20


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
