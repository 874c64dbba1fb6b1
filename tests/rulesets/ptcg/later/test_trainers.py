"""Trainers, Stadiums, Tools and machines of the later eras."""

import pytest

from rulesets.engine.flow import Require
from rulesets.engine.lasting import PER_TURN, Use
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import (
    AttackScript,
    Bench,
    CardScript,
    CopyAttack,
    Count,
    Devolve,
    Draw,
    In,
    InPlay,
    Modifier,
    Send,
    Shuffle,
    UseTrainer,
)
from rulesets.ptcg.effects.terms.card_filters import Kind, Named
from rulesets.ptcg.eras import BW, BW11, HS, ME, SV, SWSH, XY
from tests.rulesets.ptcg.board import ask, board, mon, run
from tests.rulesets.ptcg.eras import EVERY, each, since, until, up_to

DRAWS = CardScript(play=(Draw(1),))
TABLE = CardScript(uses=(Use((Draw(1),), limit=PER_TURN, by="each"),))


@until(HS)
@pytest.mark.rule("PL-030")
def test_a_supporter_lies_beside_the_active_pokemon_until_the_turn_ends(era):
    match = board(era, hand=["Professor"], scripts={"Professor": DRAWS}).play("Professor")
    assert (match.names("beside"), match.names("discard")) == (["Professor"], [])
    match.end()
    assert (match.names("beside"), match.names("discard")) == ([], ["Professor"])


@since(BW11)
@pytest.mark.rule("PL-030", "PL-230")
def test_a_supporter_is_discarded_at_once(era):
    match = board(era, hand=["Professor"], scripts={"Professor": DRAWS}).play("Professor")
    assert (match.names("beside"), match.names("discard")) == ([], ["Professor"])
    old = board(era, hand=["ex7-83", "Potion"], foe_hand=["Potion"]).play("ex7-83")
    assert "Copycat" in old.names("discard")


@EVERY
@pytest.mark.rule("PL-031")
def test_one_supporter_and_one_stadium_a_turn(era):
    hand = ["Professor", "Copycat", "Rain Stadium", "Sun Stadium"]
    scripts = {"Professor": DRAWS, "Copycat": DRAWS}
    match = board(era, hand=hand, scripts=scripts).play("Professor").play("Rain Stadium")
    assert "the limit is 1 Supporter a turn" in match.refusal("play", "Copycat")
    assert "the limit is 1 Stadium a turn" in match.refusal("play", "Sun Stadium")


@since(BW11)
@pytest.mark.rule("PL-033")
def test_a_stadium_of_the_same_name_is_not_played(era):
    match = board(era, hand=["Rain Stadium", "Sun Stadium"], stadium="Rain Stadium")
    assert "a Stadium of that name is in play" in match.refusal("play", "Rain Stadium")
    assert match.allows("play", "Sun Stadium")


@until(HS)
@pytest.mark.rule("PL-033")
def test_before_that_the_card_itself_forbids_it(era):
    itself = Require(AtLeast(0, Count(In("stadium", "you", Named(("Rain Stadium",))))))
    given = {"hand": ["Rain Stadium"], "stadium": "Rain Stadium"}
    assert board(era, **given).allows("play", "Rain Stadium")
    barred = board(era, **given, scripts={"Rain Stadium": CardScript(play=(itself,))})
    assert not barred.allows("play", "Rain Stadium")


@EVERY
@pytest.mark.rule("PL-034")
def test_a_stadium_that_was_removed_may_be_played_and_used_again(era):
    match = board(
        era, hand=["Rain Stadium"], stadium="Rain Stadium", scripts={"Rain Stadium": TABLE}
    )
    match.act(("stadium", 0))
    run(match, (Send(In("stadium")),))
    match.play("Rain Stadium").act(("stadium", 0))
    assert match.count("hand") == 2


@EVERY
@pytest.mark.rule("PL-035")
def test_each_player_uses_a_stadium_once_and_only_for_something(era):
    match = board(era, stadium="Rain Stadium", scripts={"Rain Stadium": TABLE})
    match.act(("stadium", 0))
    assert "stadium" not in {a[0] for a in match.game.legal_actions(match.s)}
    match.end()
    assert ("stadium", 0) in match.game.legal_actions(match.s)
    nest = CardScript(uses=(Use((Bench(In("deck", "you", Kind(("Basic",)))),), by="each"),))
    full = {"stadium": "Rain Stadium", "deck": ["Machop"], "scripts": {"Rain Stadium": nest}}
    room = board(era, bench=["Rattata"] * 4, **full)
    assert ("stadium", 0) in room.game.legal_actions(room.s)
    none = board(era, bench=["Rattata"] * 5, **full)
    assert ("stadium", 0) not in none.game.legal_actions(none.s)


ITEM_LOCK = {"Rattata": CardScript(modifiers=(Modifier("cannot play", value="Item",
                                                       who="opponent"),))}  # fmt: skip


@up_to(SWSH)
@pytest.mark.rule("PL-036")
def test_until_sword_and_shield_a_tool_is_an_item(era):
    match = board(era, hand=["Charm"], scripts=ITEM_LOCK)
    assert ask(match, In("hand", "you", Kind(("Item",)))) == ["Charm"]
    assert not match.allows("attach", "Charm", "active")


@each(SV, ME)
@pytest.mark.rule("PL-036", "PL-223")
def test_since_scarlet_and_violet_a_tool_of_any_age_is_no_item(era):
    match = board(era, hand=["Charm", "bw10-86", "Potion"], scripts=ITEM_LOCK)
    assert ask(match, In("hand", "you", Kind(("Item",)))) == ["Potion"]
    assert len(ask(match, In("hand", "you", Kind(("Tool",))))) == 2
    assert match.allows("attach", "Charm", "active")


@EVERY
@pytest.mark.rule("PL-037")
def test_a_pokemon_has_one_tool_which_is_not_replaced(era):
    match = board(era, mon("Rattata", tools=["Charm"]), hand=["Berry"])
    assert "has a Pokémon Tool" in match.refusal("attach", "Berry", "active")


@EVERY
@pytest.mark.rule("PL-040")
def test_machines_of_old_sets_leave_and_others_stay(era):
    match = board(era, mon("Machoke", under=("Machop",), tools=["ecard1-144"]), bench=["Onix"])
    match.end()
    assert "Multi Technical Machine 01" in match.names("discard")
    later = board(era, mon("Rattata", tools=["Technical Machine 01"])).end()
    assert later.names("discard") == []


@EVERY
@pytest.mark.rule("PL-041", "PL-147")
def test_the_attack_of_a_machine_is_used_but_not_had(era):
    foe = mon("Squirtle", tools=["Technical Machine 01"])
    mimic = {"Machop": CardScript(attacks=(AttackScript(effect=(CopyAttack(),)),))}
    match = board(era, mon("Machop", "F"), foe=foe, scripts=mimic).attack(0)
    offered = [a for a in match.game.legal_actions(match.s) if a[0] == "copy"]
    assert len(offered) == 2  # Bubble and Withdraw, no Machine Punch
    own = board(era, mon("Rattata", "R", tools=["Technical Machine 01"]), foe="Snorlax")
    assert own.attack(1).damage("foe") == 20


@EVERY
@pytest.mark.rule("PL-044")
def test_a_secret_machine_is_played_like_any_trainer(era):
    match = board(era, hand=["base5-79"])
    assert match.play("base5-79", coins="H").names("discard") == ["Sleep!"]


@pytest.mark.rule("PL-046")
def test_types_join_with_their_sets():
    assert "N" not in BW11.energy_types and "N" in BW.energy_types
    assert "Y" not in BW.energy_types and "Y" in XY.energy_types


@EVERY
@pytest.mark.rule("PL-048")
def test_examples_of_what_cannot_be_played(era):
    assert not board(era, hand=["Potion"], deck=0, scripts={"Potion": DRAWS}).allows(
        "play", "Potion"
    )
    assert not board(era, hand=["bw1-100"]).allows("play", "bw1-100")
    hurt = board(era, mon("Rattata", damage=10), hand=["bw1-100"])
    assert hurt.allows("play", "bw1-100")


@EVERY
@pytest.mark.rule("PL-200")
def test_shuffling_or_discarding_an_empty_hand_counts_as_done(era):
    judge = CardScript(play=(Send(In("hand"), "deck"), Shuffle(), Draw(4)))
    match = board(era, hand=["Professor"], scripts={"Professor": judge})
    assert match.play("Professor").count("hand") == 4


@EVERY
@pytest.mark.rule("PL-202", "PL-203")
def test_a_price_must_be_paid_in_full_and_is_no_effect(era):
    # Ultra Ball asks for two other cards.
    for others, deck, allowed in ((1, 5, False), (2, 5, True), (2, 0, False)):
        match = board(era, hand=["bw5-102", *["Potion"] * others], deck=deck)
        assert match.allows("play", "bw5-102") == allowed


@EVERY
@pytest.mark.rule("PL-204", "PL-160")
def test_a_search_that_finds_nothing_is_allowed_and_none_need_be_found(era):
    match = board(era, hand=["bw5-102", "Potion", "Potion"], deck=5)
    assert match.allows("play", "bw5-102")
    found = board(era, hand=["bw5-102", "Potion", "Potion"], deck=["Machop", "Onix"])
    found.play("bw5-102")
    assert ("done",) in found.game.legal_actions(found.s)


@since(XY)
@pytest.mark.rule("PL-038")
def test_a_pokemon_with_a_double_trait_may_have_two_tools(era):
    """Entei of 2015."""
    match = board(era, "xy7-15", bench=["Onix"], hand=["Charm", "Berry", "Charm"])
    match.attach("Charm").attach("Berry")
    assert not match.allows("attach", "Charm", "active")
    assert match.attach("Charm", "bench 1").s.tools[1] != ()


@since(XY)
@pytest.mark.rule("PL-038")
def test_who_loses_the_trait_keeps_the_tool_attached_first(era):
    wide = {"Machoke": CardScript(modifiers=(Modifier("tools", 1),))}
    match = board(era, mon("Machoke", under=("Machop",), tools=("Charm", "Berry")), scripts=wide)
    run(match, (Devolve(InPlay("you", "active")),))
    assert [match.s.table.faces[c].name for c in match.s.tools[0]] == ["Charm"]
    assert match.names("discard") == ["Berry"]


@each(HS)
@pytest.mark.rule("RO-01")
def test_a_card_that_only_uses_itself_again_is_of_no_use(era):
    again = CardScript(play=(UseTrainer(In("discard", "you", Kind(("Trainer",)))),))
    given = {"scripts": {"Potion": again, "Professor": DRAWS}, "hand": ["Potion"]}
    assert not board(era, discard=["Potion"], **given).allows("play", "Potion")
    assert board(era, discard=["Potion", "Professor"], **given).allows("play", "Potion")
