"""Trainers that all can see would do nothing, by where their cards lie (RO-01, RO-10)."""

import pytest

from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    Bench,
    CardScript,
    Draw,
    Held,
    In,
    InPlay,
    Kind,
    Modifier,
    Pick,
    Pile,
    Send,
)
from tests.rulesets.ptcg.board import board, mon
from tests.rulesets.ptcg.eras import FROM_EX


@FROM_EX
@pytest.mark.rule("RO-01", "RO-10")
def test_a_trainer_that_finds_nothing_to_bench_or_to_move_stays_in_the_hand(era):
    finds = CardScript(play=(Bench(In("discard", "you", Kind(("Pokémon",)))),))
    given = {"hand": ["Bill"], "scripts": {"Bill": finds}}
    assert not board(era, **given).allows("play", "Bill")
    assert board(era, discard=["Onix"], **given).allows("play", "Bill")
    energy = Attached(InPlay(), Kind(("Energy",)))
    moves = CardScript(play=(Pick(energy, "one"), Pick(InPlay(), "to"),
                             Attach(Held("one"), Held("to"))))  # fmt: skip
    given = {"hand": ["Bill"], "scripts": {"Bill": moves}}
    alone = board(era, mon("Onix", "F"), **given)
    assert not alone.allows("play", "Bill")
    assert board(era, mon("Onix", "F"), bench=["Machop"], **given).allows("play", "Bill")
    both = board(era, mon("Onix", "F"), bench=[mon("Machop", "F")], **given)
    assert both.allows("play", "Bill")


@FROM_EX
@pytest.mark.rule("RO-01")
def test_of_an_evolved_pokemon_only_the_top_card_may_be_meant(era):
    back = CardScript(play=(Send(Pile(InPlay(), True, Kind(("Basic",))), "hand"),))
    given = {"hand": ["Bill"], "scripts": {"Bill": back}}
    evolved = mon("Machoke", under=["Machop"])
    assert not board(era, evolved, **given).allows("play", "Bill")
    assert board(era, "Machop", **given).allows("play", "Bill")


@FROM_EX
@pytest.mark.rule("RO-01")
def test_a_trainer_that_only_goes_back_into_an_empty_deck_draws_nothing(era):
    back = CardScript(play=(Send(In("hand"), "deck"), Draw(3)))
    given = {"deck": 0, "scripts": {"Bill": back}}
    assert not board(era, hand=["Bill"], **given).allows("play", "Bill")
    assert board(era, hand=["Bill", "Onix"], **given).allows("play", "Bill")


@FROM_EX
@pytest.mark.rule("RO-01")
def test_of_the_opponent_the_discard_pile_lies_open_and_the_hand_does_not(era):
    for zone, may in (("discard", False), ("hand", True)):
        takes = CardScript(play=(Send(In(zone, "opponent", Kind(("Pokémon",))), "deck"),))
        match = board(era, hand=["Bill"], foe_hand=["Fire Energy"], scripts={"Bill": takes})
        if zone == "discard":
            match.s.discards[1], match.s.hands[1] = match.s.hands[1], ()
        match.s.offers = None
        assert match.allows("play", "Bill") is may


@FROM_EX
def test_a_card_elsewhere_allows_no_second_supporter(era):
    draws = CardScript(play=(Draw(1),))
    more = CardScript(modifiers=(Modifier("supporters", 1),))
    scripts = {"Professor": draws, "Copycat": draws, "Onix": more}
    hand = ["Professor", "Copycat", "Onix"]
    match = board(era, hand=hand, scripts=scripts).play("Professor")
    assert not match.allows("play", "Copycat")
    assert match.bench("Onix").allows("play", "Copycat")
