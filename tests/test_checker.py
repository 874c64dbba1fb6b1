"""A batch is judged some lists at a time, and each list as it would be alone."""

import pytest

from cardpool.store import CardPool
from deckcheck.checker import AT_A_TIME, Checker
from deckcheck.decklist.read import read_text

LISTS = (
    "4 Pikachu BS 58\n56 Lightning Energy BS 100\n",
    "5 Abra BS 43\n55 Psychic Energy BS 101\n",
    "4 Glorpzax\n56 Fire Energy BS 98\n",
    "#main\n89631139\n89631139\n89631139\n89631139\n",
)


@pytest.fixture(scope="module")
def checker(own_home):
    return Checker(CardPool.open(), "", "2026-05-20")


def lists(count):
    for n in range(count):
        yield from read_text(LISTS[n % len(LISTS)], f"{n}.txt")


@pytest.mark.parametrize("count", [0, 1, AT_A_TIME, AT_A_TIME + 1, 2 * AT_A_TIME + 3])
def test_a_batch_of_any_size_gives_each_list_its_own_result_in_order(checker, count):
    assert list(checker.check_all(lists(count))) == [checker.check(one) for one in lists(count)]


@pytest.mark.parametrize("error", [ValueError("cut off"), SystemExit(2)])
def test_lists_before_a_break_are_judged_before_it_is_told(checker, error):
    def broken():
        yield from lists(AT_A_TIME + 2)
        raise error

    found = []
    with pytest.raises(type(error)):
        for result in checker.check_all(broken()):
            found.append(result.path)
    assert found == [f"{n}.txt" for n in range(AT_A_TIME + 2)]


def test_results_come_before_all_lists_are_read(checker):
    read = []

    def counted():
        for one in lists(10 * AT_A_TIME):
            read.append(one.path)
            yield one

    next(checker.check_all(counted()))
    assert len(read) == AT_A_TIME


def test_a_batch_may_be_left_before_its_end(checker):
    results = checker.check_all(lists(AT_A_TIME + 2))
    assert next(results).path == "0.txt"
    results.close()
