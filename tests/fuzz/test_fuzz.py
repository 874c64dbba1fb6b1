"""A few inputs of every kind, matches and kills; `make fuzz`, `soak` and `kill` try more."""

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from tests.fuzz import decklists, kill, soak
from tests.fuzz.kinds import prepared
from tests.fuzz.run import fuzz


@pytest.fixture(scope="module")
def checkers():
    pool = CardPool.open()
    return [Checker(pool, name, "2024-08-16") for name in ("ptcg-unlimited", "ygo-tcg")]


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("lists", 1500),
        ("queries", 60),
        ("saves", 400),
        ("imports", 200),
        ("options", 200),
        ("prompts", 8),
    ],
)
def test_hostile_input_is_answered_or_refused_and_never_raises(kind, count, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", "")  # restored after the kind has set its own
    tally = fuzz(kind, *prepared(kind), count, 5)
    assert not tally.failures, tally
    assert tally.outcomes.total() == count


def test_an_input_that_raises_or_takes_too_long_is_a_failure(monkeypatch, capsys):
    monkeypatch.setattr("tests.fuzz.run.TOO_LONG", 0.1)

    def attempt(number):
        while number == 3:
            pass
        return 1 // number

    tally = fuzz("x", lambda rng: next(numbers), attempt, 5, 1)
    assert [seed - 1_000_003 for seed in tally.failures] == [2, 3]
    assert "TimeoutError" in capsys.readouterr().err


numbers = iter([1, 2, 0, 3, 4])


@pytest.mark.slow
def test_matches_between_random_legal_decks_break_no_invariant():
    for ruleset in soak.playable():
        assert soak.match(ruleset, "one")[1] == "", ruleset.info.id


@pytest.mark.slow
def test_a_kill_at_any_moment_loses_nothing():
    tally, faults, left = kill.run(5, 3)
    assert not faults and not left, tally


def test_long_runs_of_digits_and_letters_do_not_stall_the_line_grammar(checkers):
    """A nested repetition in the pattern of card ids once took minutes on this."""
    line = "4 " + "9a" * 2000 + " 9999999999999 9l99dd999E99 9999dr9999999999999b99"
    assert decklists.run(checkers, f"{line}\n{line[:290]}\n".encode()) == "unreadable"
