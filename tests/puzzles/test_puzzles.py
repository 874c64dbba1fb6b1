"""Puzzles: every one is won as its file says, in no fewer decisions, and for sure."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.desk.asking import settle_order
from deckcheck.play.match import from_position
from deckcheck.play.narration import turns_of
from deckcheck.play.positions import positions_for, set_up
from deckcheck.puzzles.mine import proved
from deckcheck.puzzles.solve import Solver, TooManyError
from deckcheck.puzzles.suite import as_text, begun, number_on, parse, puzzles, scored

WIN = """\
ruleset: ptcg-base
player 1
  active: Hitmonchan (base1-7); 1 Fighting Energy
  hand: PlusPower (base1-84), Fighting Energy
  prizes: 1 unknown
player 2
  active: Machop (base1-52){damage}
  hand: 3 unknown
"""


def solved(text, most=40_000):
    made = set_up(text, "puzzle")
    state = made.laid.state
    solver = Solver(made.ruleset.game, positions_for(made.ruleset), 0, turns_of(state), most)
    return solver.solve(state)


def test_an_attack_that_knocks_out_wins_in_one():
    assert solved(WIN.format(damage="; 30 damage")).moves == 1


def test_ten_more_damage_takes_one_more_decision():
    found = solved(WIN.format(damage="; 20 damage"))
    assert (found.moves, [a[0] for a in found.first]) == (2, ["play"])


def test_a_win_that_needs_heads_is_none():
    # Thundershock of Pikachu does 10 for sure, and its coin does not knock out.
    text = WIN.format(damage="").replace("Hitmonchan (base1-7); 1 Fighting Energy",
                                         "Magmar (base3-39); 2 Fire Energy")  # fmt: skip
    assert solved(text) is None


def test_a_card_that_nobody_knows_wins_nothing():
    text = WIN.format(damage="; 20 damage").replace("PlusPower (base1-84), ", "Bill, ")
    text = text.replace("  prizes", "  deck: 1 unknown\n  rest: 2 PlusPower (base1-84)\n  prizes")
    assert solved(text) is None


def test_an_opponent_without_a_deck_loses_only_in_the_next_turn():
    text = WIN.format(damage="").replace("hand: 3 unknown", "deck:")
    assert solved(text) is None


def test_a_search_that_is_too_large_is_given_up():
    with pytest.raises(TooManyError):
        solved(WIN.format(damage=""), most=1)


@pytest.mark.parametrize("number", range(1, len(puzzles()) + 1))
def test_a_puzzle_is_won_in_as_many_decisions_as_it_says_and_no_fewer(number):
    puzzle = puzzles()[number - 1]
    assert proved(puzzle.position, 6_000) == puzzle
    assert parse(as_text(puzzle)) == puzzle


@pytest.mark.parametrize("number", range(1, len(puzzles()) + 1))
def test_the_solution_of_a_puzzle_wins_with_any_hidden_cards(number):
    puzzle = puzzles()[number - 1]
    for seed in range(3):
        match = from_position(puzzle.position, "puzzle", ["human", "human"], seed=seed)
        seat, turn = match.actor, turns_of(match.state)
        solver = Solver(match.game, positions_for(match.ruleset), seat, turn)
        left = puzzle.moves
        while not match.is_over:
            while settle_order(match.game, match.state):
                pass
            own = match.actor == seat
            left -= own
            actions = [a for a, _ in match.game.chance_outcomes(match.state) or ()]
            actions = actions or list(match.game.legal_actions(match.state))
            match.play(next(a for a in actions if solver.wins_by(match.state, a, left)))
        assert match.transcript.result[seat] == 1 and turns_of(match.state) == turn


def test_the_puzzle_of_a_day_stays_that_of_the_day():
    numbers = {number_on(f"2026-{m:02}-{d:02}") for m in range(1, 13) for d in range(1, 29)}
    assert numbers == set(range(1, len(puzzles()) + 1))
    assert number_on("2026-11-17") == number_on("2026-11-17")


def test_a_person_solves_a_puzzle_by_the_numbers_of_its_menus():
    chosen = next(i for i, p in enumerate(puzzles(), 1) if "Yes" not in p.solution)
    match = begun(chosen, ("human", "random"))
    keys = []
    while not match.is_over:
        from rulesets.parts.telling import teller_of

        menu = teller_of(match.game).menu(match.state)
        wanted = puzzles()[chosen - 1].solution[len(keys)]
        at = next(i for i, e in enumerate(menu) if e.words.startswith(wanted))
        keys.append(str(at + 1))
        match.play(menu[at].action)
        match.advance()
    done = CliRunner().invoke(cli, ["puzzle", str(chosen)], input="\n".join(keys) + "\n")
    assert done.exit_code == 0 and done.output.endswith("Solved.\n"), done.output


def test_ending_the_turn_solves_nothing():
    match = begun(1, ("human", "random"))
    ending = len(match.game.legal_actions(match.state))
    done = CliRunner().invoke(cli, ["puzzle", "1"], input=f"{ending}\n")
    assert done.exit_code == 1 and "Not won this turn" in done.output


def test_the_solution_and_the_position_are_shown():
    shown = CliRunner().invoke(cli, ["puzzle", "1", "--solution"])
    assert shown.exit_code == 0 and puzzles()[0].solution[-1] in shown.output
    text = CliRunner().invoke(cli, ["puzzle", "1", "--position"])
    assert text.output == puzzles()[0].position
    wrong = CliRunner().invoke(cli, ["puzzle", "999"])
    assert wrong.exit_code == 2 and "there are puzzles 1 to" in wrong.output


def test_a_bot_is_scored_the_same_twice():
    assert list(scored("random")) == list(scored("random"))
    result = CliRunner().invoke(cli, ["puzzle", "--score", "random", "--json"])
    data = json.loads(result.output)
    assert data["of"] == len(puzzles()) and 0 <= data["solved"] < data["of"]
    for more in (["3"], ["--solution"], ["--on", "2026-01-01"]):
        assert CliRunner().invoke(cli, ["puzzle", "--score", "random", *more]).exit_code == 2
    assert CliRunner().invoke(cli, ["puzzle", "--json"]).exit_code == 2
    wrong = CliRunner().invoke(cli, ["puzzle", "--score", "gredy"])
    assert wrong.exit_code == 2
