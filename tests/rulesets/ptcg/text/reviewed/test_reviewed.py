"""The texts drawn for review still have the programs that were read beside them."""

import pytest

from tests.rulesets.ptcg.text import reviewed
from tests.rulesets.ptcg.text.reviewed import ERAS, SIZES


@pytest.fixture(scope="module", params=ERAS)
def era(request):
    return request.param


@pytest.fixture(scope="module")
def drawn(era):
    return reviewed.read(era)


@pytest.fixture(scope="module")
def texts(shared):
    """Return the printed texts by their places, read once for all lists."""
    pytest.importorskip("lark")
    from tests.rulesets.ptcg.text.reviewed.__main__ import texts_by_place

    return texts_by_place(shared / "data")


def test_every_program_has_the_words_that_were_read(drawn):
    again = [f"{row.card} {row.place}" for row in drawn.changed(reviewed.words_now)]
    assert not again, (
        "read these rows again beside their text (python -m tests.rulesets.ptcg.text.reviewed "
        f"--changed), then --accept each: {', '.join(again)}"
    )


def test_a_list_has_as_many_distinct_places_as_were_drawn(drawn, era):
    assert len(drawn.rows) == len({row[:2] for row in drawn.rows}) == SIZES[era]


def test_a_list_has_as_many_distinct_texts_as_were_drawn(drawn, era, texts):
    assert len({texts[row[:2]] for row in drawn.rows}) == SIZES[era]


def test_a_list_is_the_one_its_seed_drew(drawn):
    """Each row has a number in the population, which stood in the order of the pool: sorted by
    the numbers the seed drew, the rows must stand in that order too."""
    assert drawn.in_order() == sorted(drawn.rows, key=reviewed.position)
