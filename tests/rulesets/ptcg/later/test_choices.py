"""What must be chosen, what may be left, and what "if you do" asks for in the later eras."""

import pytest

from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    AttackScript,
    Bench,
    CardScript,
    Draw,
    Held,
    In,
    InPlay,
    Modifier,
    Pick,
    Self,
    Send,
)
from rulesets.ptcg.effects.terms.card_filters import Kind, OfType
from rulesets.ptcg.effects.terms.compound_filters import Every
from rulesets.ptcg.eras import EX
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.eras import EVERY, each

BASIC = Kind(("Basic",))
DONE = ("done",)


def played(era, *program, **given):
    """Return a board on which a Trainer asks for its first choice."""
    hand = ["Potion", *given.pop("hand", ())]
    match = board(era, hand=hand, scripts={"Potion": CardScript(play=program)}, **given)
    return match.play("Potion")


def may_stop(match):
    return DONE in match.game.legal_actions(match.s)


BENCHED = (Pick(In("hand", "you", BASIC), "card"), Bench(Held("card")))


def attacked(era, *effect, **given):
    """Return a board on which an attack asks for its first choice."""
    script = CardScript(attacks=(AttackScript(effect=effect),))
    match = board(era, mon("Machop", "F"), foe="Snorlax", scripts={"Machop": script}, **given)
    return match.attack(0)


@EVERY
@pytest.mark.rule("PL-161")
def test_a_kind_of_card_in_ones_own_hand_or_prizes_need_not_be_found(era):
    match = attacked(era, *BENCHED, hand=["Vulpix", "Onix"])
    assert may_stop(match)
    assert match.act(DONE).count("hand") == 2
    assert may_stop(attacked(era, *BENCHED, hand=["Vulpix", "Potion"]))
    energy = In("prizes", "you", Kind(("Energy",)))
    assert may_stop(attacked(era, Pick(energy, "card"), Send(Held("card"), "hand")))
    drawn = played(era, Draw(1), *BENCHED, hand=["Vulpix", "Onix"])
    assert may_stop(drawn)


@EVERY
@pytest.mark.rule("PL-161", "RO-01")
def test_a_trainer_that_does_nothing_else_finds_its_card(era):
    assert not may_stop(played(era, *BENCHED, hand=["Vulpix", "Onix"]))


@EVERY
@pytest.mark.rule("PL-161", "PL-162")
def test_any_card_of_the_hand_and_open_cards_must_be_taken(era):
    for source in (In("hand"), In("hand", "opponent", BASIC), In("discard", "you", BASIC)):
        match = attacked(
            era, Pick(source, "card"), Send(Held("card"), "lost"),
            hand=["Vulpix", "Onix"], foe_hand=["Vulpix", "Onix"], discard=["Vulpix", "Onix"],
        )  # fmt: skip
        assert not may_stop(match)


@EVERY
@pytest.mark.rule("PL-161")
def test_a_price_from_the_hand_is_paid(era):
    price = (Pick(In("hand", "you", BASIC), "card"), Send(Held("card")), Draw(3))
    assert not may_stop(attacked(era, *price, hand=["Vulpix", "Onix"]))


@each(EX)
@pytest.mark.rule("RO-12")
def test_before_diamond_and_pearl_the_hand_is_no_exception(era):
    assert not may_stop(attacked(era, *BENCHED, hand=["Vulpix", "Onix"]))


@EVERY
@pytest.mark.rule("PL-164")
def test_any_number_may_be_none(era):
    discard = ["Machop", "Onix"]
    takes = (Pick(In("discard"), "cards", 99, 0), Send(Held("cards"), "hand"))
    match = played(era, *takes, discard=discard)
    assert may_stop(match)
    assert match.act(DONE).count("hand") == 0
    assert match.names("discard") == [*discard, "Potion"]


@EVERY
@pytest.mark.rule("PL-164")
def test_a_card_is_not_played_where_any_number_could_only_be_none(era):
    takes = CardScript(
        play=(Pick(In("discard", "you", BASIC), "c", 99, 0), Send(Held("c"), "hand"))
    )
    none = board(era, hand=["Potion"], discard=["Bill"], scripts={"Potion": takes})
    assert not none.allows("play", "Potion")
    one = board(era, hand=["Potion"], discard=["Machop"], scripts={"Potion": takes})
    assert one.allows("play", "Potion")


@EVERY
@pytest.mark.rule("PL-165", "PL-201")
def test_if_you_do_asks_for_any_part_of_it(era):
    """Mars draws two; drawing one is enough for what follows."""
    for deck in (1, 2):
        match = board(era, hand=["sm5-128"], foe_hand=["Potion", "Bill"], deck=deck)
        match.play("sm5-128")
        assert (match.count("hand"), match.count("hand", 1)) == (deck, 1)


@EVERY
@pytest.mark.rule("PL-165")
def test_what_is_discarded_in_order_to_is_discarded_whole(era):
    """Ultra Ball asks for two other cards: one is not enough."""
    one = board(era, hand=["bw5-102", "Bill"], deck=["Machop"])
    assert not one.allows("play", "bw5-102")
    two = board(era, hand=["bw5-102", "Bill", "Potion"], deck=["Machop", "Onix"]).play("bw5-102")
    assert two.pick("Machop").names("hand") == ["Machop"]


@EVERY
@pytest.mark.rule("PL-201")
def test_a_card_is_played_for_its_first_instruction_alone(era):
    bare = board(era, mon("Snorlax", damage=30), hand=["bw2-94"]).play("bw2-94")
    assert bare.damage("active") == 0  # no Energy to discard
    last = board(era, mon("Machop", "F"), foe="Snorlax", hand=["sm1-128"], deck=0)
    last.play("sm1-128")  # nothing to draw
    assert last.attack(0).damage("foe") == 20 + 20


@EVERY
@pytest.mark.rule("PL-174")
def test_basic_energy_of_a_type_goes_by_its_name(era):
    burn = CardScript(modifiers=(Modifier("energy", value="R"),))
    match = board(era, mon("Machop", "FR"), scripts={"Machop": burn})
    basic_fire = Every((Kind(("Basic Energy",)), OfType("R")))
    assert ask(match, Attached(InPlay("you"), basic_fire)) == ["Fire Energy"]
    assert len(ask(match, Attached(InPlay("you"), OfType("R")))) == 2
    any_fire = Every((Kind(("Energy",)), OfType("R")))
    assert len(ask(match, Attached(InPlay("you"), any_fire))) == 2
    fighting = Every((Kind(("Basic Energy",)), OfType("F")))
    assert ask(match, Attached(InPlay("you"), fighting)) == ["Fighting Energy"]


DRAWS_AS_ATTACHED = CardScript(triggers=(Trigger("attached from hand", (Draw(1),), Self()),))


@EVERY
@pytest.mark.rule("PL-211")
def test_attaching_from_the_hand_counts_for_every_card_however_it_is_attached(era):
    scripts = {"Rattata": DRAWS_AS_ATTACHED}
    by_hand = board(era, hand=["Fire Energy"], scripts=scripts).attach("Fire Energy")
    assert by_hand.count("hand") == 1
    gives = CardScript(play=(Attach(In("hand", "you", Kind(("Energy",))), InPlay("you")),))
    both = board(
        era, hand=["Potion", "Fire Energy", "Water Energy"], scripts={**scripts, "Potion": gives}
    )
    assert both.play("Potion").count("hand") == 2


@EVERY
@pytest.mark.rule("PL-211")
def test_attaching_from_elsewhere_does_not_count(era):
    scripts = {"Rattata": DRAWS_AS_ATTACHED, "Potion": CardScript(play=(
        Attach(In("discard", "you", Kind(("Energy",))), InPlay("you", "active")),))}  # fmt: skip
    match = board(era, hand=["Potion"], discard=["Fire Energy"], scripts=scripts).play("Potion")
    assert (match.energy("active"), match.count("hand")) == (1, 0)
    moved = board(era, bench=[mon("Onix", "F")], scripts=scripts)
    run(moved, (Attach(Attached(InPlay("you", "bench")), InPlay("you", "active")),))
    assert (moved.energy("active"), moved.count("hand")) == (1, 0)
