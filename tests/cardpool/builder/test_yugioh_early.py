"""Cards whose first OCG day is that of a reprint are told by their numbers."""

import pytest

from cardpool.builder.yugioh.early import by_list, likely_days
from cardpool.ingest.yamlyugi import YamlYugiCard

ODD = 30  # the number of the card in question


def numbered(first_ocg, tcg="Not yet released", first_tcg=None):
    """Return sixty cards of 2005 in the order of their numbers, one of them with other days."""
    facts = [
        {"konami_id": n, "password": str(n), "name": {"en": f"Card {n}"}, "card_type": "Monster",
         "limit_regulation": {"tcg": "Unlimited", "ocg": "Unlimited"},
         "first_ocg_date": f"2005-0{1 + n // 20}-10"}
        for n in range(1, 61)
    ]  # fmt: skip
    odd = facts[ODD - 1]
    odd["first_ocg_date"] = first_ocg
    odd["limit_regulation"]["tcg"] = tcg
    if first_tcg:
        odd["first_tcg"] = {"date": first_tcg, "set_number": "X", "source": "ygoprodeck"}
    return [YamlYugiCard.model_validate(each) for each in facts]


def test_a_card_dated_long_after_its_neighbours_was_likely_out_with_them():
    ((day, password),) = likely_days(numbered("2021-04-28"))
    assert password == ODD
    assert day.startswith("2005-0")


@pytest.mark.parametrize(
    "cards",
    [
        numbered("2005-04-01"),
        numbered("2006-03-01", "Unlimited", "2005-01-20"),
        numbered("2006-03-01", "Unlimited"),
    ],
    ids=["dated soon after them", "the TCG had it then", "the TCG may have had it then"],
)
def test_a_number_that_its_days_explain_says_nothing(cards):
    assert not list(likely_days(cards))


def test_an_estimate_is_taken_back_to_the_first_day_of_a_list():
    starts = ["2004-09-01", "2005-03-01"]
    (found,) = by_list(numbered("2021-04-28"), starts)
    assert found == {"from": "2004-09-01", "passwords": [ODD]}
