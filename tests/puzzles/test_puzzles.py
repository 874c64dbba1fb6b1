"""Puzzles: every one is won as its file says, in no fewer decisions, and for sure."""

import json
import os
from collections import Counter
from datetime import date, timedelta

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
from rulesets.api import OVER
from tests.puzzles.mining import MOST, is_open, is_sure

EVERY = range(1, len(puzzles()) + 1)
# A sample is proved with the other tests; all are by `make prove-puzzles`.
PROVED = EVERY if os.environ.get("EVERY_PUZZLE") else EVERY[::5]
DUELS = [n for n in PROVED if "ruleset: ygo-" in puzzles()[n - 1].position]
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

DRAWN = """\
ruleset: ptcg-bw
player 1
  active: Tepig (bw1-15); Fire Energy (bw1-106)
  hand: {hand}
  deck: 9 PlusPower (bw1-96), Fire Energy (bw1-106)
  prizes: 1 unknown
player 2
  active: Tepig (bw1-15); 40 damage
"""
# Two attacks of 1,900 win a duel, unless one of them is negated.
DUEL = """\
ruleset: ygo-9
turn: 9
to move: 1
player 1
  lp: 8000
  monster: Luster Dragon; attack
  hand: Gemini Elf, Mystical Elf, Neo the Magic Swordsman
  deck: 10 Giant Rat
player 2
  lp: 3800
  hand: 1 unknown
  rest: 20 Gemini Elf, 1 Giant Rat
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


def test_cards_that_a_shuffle_deals_win_nothing():
    """N has the hand put back and a card drawn: most likely, but not surely, a PlusPower."""
    with_plus = DRAWN.format(hand="PlusPower (bw1-96)")
    assert solved(with_plus).moves == 2
    assert solved(DRAWN.format(hand="N (bw3-92)")) is None


def test_an_opponent_without_a_deck_loses_only_in_the_next_turn():
    text = WIN.format(damage="").replace("hand: 3 unknown", "deck:")
    assert solved(text) is None


def test_a_search_that_is_too_large_is_given_up():
    with pytest.raises(TooManyError):
        solved(WIN.format(damage=""), most=1)


@pytest.mark.parametrize("number", PROVED)
def test_a_puzzle_is_won_in_as_many_decisions_as_it_says_and_no_fewer(number):
    puzzle = puzzles()[number - 1]
    assert proved(puzzle.position, MOST) == puzzle
    assert parse(as_text(puzzle)) == puzzle


@pytest.mark.parametrize("number", DUELS)
def test_a_duel_is_won_whatever_the_opponent_holds(number):
    puzzle = puzzles()[number - 1]
    assert is_open(puzzle.position), "a card that is set may be a surprise"
    assert is_sure(puzzle)


def test_a_card_that_answers_from_the_hand_makes_no_win_sure():
    duel = proved(DUEL, MOST)
    assert duel is not None and is_sure(duel)
    surprise = DUEL.replace("1 Giant Rat", "1 Swift Scarecrow")
    assert proved(surprise, MOST) == duel._replace(position=surprise), "the card lies in the deck"
    assert not is_sure(duel._replace(position=surprise))
    assert is_open(DUEL) and is_open(DUEL.replace("8000", "8000\n  spell: Mirror Force; set"))
    assert not is_open(DUEL.replace("3800", "3800\n  spell: Mirror Force; set"))


def test_a_coin_that_is_tossed_without_end_is_given_up():
    stones = "Geodude (base3-47); 2 Fighting Energy"  # damage for each heads before tails
    text = WIN.format(damage="").replace("Hitmonchan (base1-7); 1 Fighting Energy", stones)
    with pytest.raises(TooManyError):
        solved(text, most=100_000)


@pytest.mark.parametrize("number", PROVED)
def test_the_solution_of_a_puzzle_wins_with_any_hidden_cards(number):
    puzzle = puzzles()[number - 1]
    for seed in range(3):
        match = from_position(puzzle.position, "puzzle", ["human", "human"], seed=seed)
        seat, turn = match.actor, turns_of(match.state)
        solver = Solver(match.game, positions_for(match.ruleset), seat, turn)
        left = puzzle.moves
        while True:
            while settle_order(match.game, match.state):
                pass
            if match.actor == OVER:
                break
            left -= match.actor == seat
            actions = [a for a, _ in match.game.chance_outcomes(match.state) or ()]
            actions = actions or list(match.game.legal_actions(match.state))
            match.play(next(a for a in actions if solver.wins_by(match.state, a, left)))
        assert match.game.returns(match.state)[seat] == 1 and turns_of(match.state) == turn


def test_every_puzzle_has_its_day_before_one_comes_again():
    first, count = date(2026, 11, 17), len(puzzles())
    numbers = [number_on((first + timedelta(days)).isoformat()) for days in range(count)]
    assert sorted(numbers) == list(range(1, count + 1))
    assert number_on("2026-11-17") == numbers[0]


def test_the_suite_has_puzzles_of_every_game_with_cards():
    rulesets = Counter(puzzle.position.split()[1] for puzzle in puzzles())
    assert set(rulesets) == {"ptcg-base", "ptcg-ex", "ptcg-bw", "ptcg-standard", "ygo-9"}
    assert sum(rulesets.values()) >= 40 and min(rulesets.values()) >= 5
    assert max(puzzle.moves for puzzle in puzzles()) >= 6
    assert len({tuple(puzzle.solution) for puzzle in puzzles()}) == len(puzzles())


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
