"""Scripts by hand are for texts that do not compile, on cards and places that exist."""

import pytest

pytest.importorskip("lark")

from rulesets.ptcg.scripts.hand import PARTS
from rulesets.ptcg.text.compile import Compiler
from rulesets.ptcg.text.read import corpus


@pytest.fixture(scope="module")
def printed(shared):
    return {p.text.id: p.text for p in corpus.printings(shared / "data")}


def test_every_part_belongs_to_a_card_of_the_pool(printed):
    assert set(PARTS) <= set(printed)


def test_no_part_replaces_a_text_that_compiles(printed):
    compiler = Compiler(corpus.names())
    needless = []
    for card_id, parts in PARTS.items():
        gaps = {g.place for g in compiler.card(printed[card_id]).gaps}
        needless += [(card_id, place) for place in parts if place not in gaps]
    assert needless == []


def test_every_part_fills_its_gap(printed):
    compiler = Compiler(corpus.names())
    for card_id, parts in PARTS.items():
        assert compiler.card(printed[card_id], parts).gaps == (), card_id


def test_a_reprint_that_speaks_of_special_conditions_has_a_part_of_its_own(shared):
    every = list(corpus.printings(shared / "data"))
    first = {p.text.id: p.text for p in every}
    borrowed = [
        p.text.id
        for p in every
        if p.text.id not in PARTS
        and p.plays_as in PARTS
        and ("Special Condition" in str(p.text)) != ("Special Condition" in str(first[p.plays_as]))
    ]
    assert borrowed == []
