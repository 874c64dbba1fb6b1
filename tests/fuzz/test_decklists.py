"""A few thousand mutated lists; `make fuzz` runs 100,000."""

import random
import signal

import pytest

from cardpool.store import CardPool
from deckcheck.checker import Checker
from tests.fuzz import decklists


@pytest.fixture(scope="module")
def checkers():
    pool = CardPool.open()
    return [Checker(pool, name, "2024-08-16") for name in ("ptcg-unlimited", "ygo-tcg")]


@pytest.mark.parametrize("block", range(4))
def test_damaged_lists_give_findings_and_never_an_exception(checkers, block):
    for seed in range(block * 500, block * 500 + 500):
        data = decklists.mutated(random.Random(seed))
        signal.signal(signal.SIGPROF, decklists._hang)
        signal.setitimer(signal.ITIMER_PROF, decklists.TOO_LONG)
        try:
            assert decklists.run(checkers, data) in ("legal", "illegal", "judge", "unreadable")
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


def test_long_runs_of_digits_and_letters_do_not_stall_the_line_grammar(checkers):
    """A nested repetition in the pattern of card ids once took minutes on this."""
    line = "4 " + "9a" * 2000 + " 9999999999999 9l99dd999E99 9999dr9999999999999b99"
    assert decklists.run(checkers, f"{line}\n{line[:290]}\n".encode()) == "unreadable"
