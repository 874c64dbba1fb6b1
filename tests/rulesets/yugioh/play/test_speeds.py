"""Spell Speeds and the order of chains."""

import pytest

from rulesets.yugioh.effects import IsThis
from rulesets.yugioh.match.faces import Face
from rulesets.yugioh.match.script import CardScript, Effect, On
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.decks import named
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import JAR, RUSH, passed


def duel(*args, **facts):
    return board(*args, compiled=True, **facts)


def speeds(name, kind="card"):
    return Face(0, named(name), CardScript((Effect(kind, ()),))).speeds


@pytest.mark.rule("YGO-224")
@pytest.mark.rule("YGO-226")
@pytest.mark.rule("YGO-228")
@pytest.mark.rule("YGO-230")
@pytest.mark.rule("YGO-069")
@pytest.mark.parametrize(
    ("name", "speed"),
    [
        ("Raigeki", 1),
        ("Banner of Courage", 1),
        ("Axe of Despair", 1),
        ("Sogen", 1),
        ("Black Luster Ritual", 1),
        ("Rush Recklessly", 2),
        ("Jar of Greed", 2),
        ("Gravity Bind", 2),
        ("Seven Tools of the Bandit", 3),
    ],
)
def test_a_card_has_the_spell_speed_of_its_icon(name, speed):
    assert speeds(name) == (speed,)


@pytest.mark.rule("YGO-052")
@pytest.mark.rule("YGO-046")
@pytest.mark.parametrize(
    ("kind", "speed"), [("ignition", 1), ("trigger", 1), ("flip", 1), ("quick", 2)]
)
def test_a_monster_effect_is_slow_unless_it_is_quick(kind, speed):
    assert speeds("Luster Dragon", kind) == (speed,)


@pytest.mark.rule("YGO-911")
def test_an_effect_of_a_face_up_spell_is_slow_and_of_a_trap_fast():
    assert speeds("Banner of Courage", "ignition") == (1,)
    assert speeds("Gravity Bind", "ignition") == (2,)


@pytest.mark.rule("YGO-218")
@pytest.mark.rule("YGO-219")
@pytest.mark.rule("YGO-220")
@pytest.mark.rule("YGO-221")
@pytest.mark.rule("YGO-222")
def test_the_opponent_answers_first_then_the_player_and_the_last_link_resolves_first():
    match = duel(
        ["Luster Dragon"], hand=["Upstart Goblin"], spells=[JAR], foe_spells=[JAR, "Ookazi"]
    )
    match.act("activate", "Upstart Goblin", 0)
    assert match.s.waits == 1  # the opponent always has the chance to respond
    match.act("pass")
    assert match.s.waits == 0  # and then the player to their own activation
    match.act("activate", match.card(JAR, 0), 0)
    assert [link.card for link in match.s.chain] == [
        match.card("Upstart Goblin"),
        match.card(JAR, 0),
    ]
    match.act("pass")  # the opponent's own Jar
    passed(match)
    order = [h.card for h in match.s.history if h.what == "resolved"]
    assert order == [match.card(JAR, 0), match.card("Upstart Goblin")]


@pytest.mark.rule("YGO-227")
@pytest.mark.rule("YGO-229")
@pytest.mark.rule("YGO-231")
@pytest.mark.rule("YGO-232")
def test_an_answer_is_at_least_as_fast_as_what_it_answers():
    match = duel(
        ["Luster Dragon"],
        hand=["Upstart Goblin", RUSH, "Raigeki"],
        foe=["Gemini Elf"],
        spells=["Seven Tools of the Bandit", JAR],
        foe_spells=[JAR, "Seven Tools of the Bandit"],
    )
    match.act("activate", "Upstart Goblin", 0)
    match.act("activate", match.card(JAR, 1), 0)
    assert "YGO-225" in match.refusal("activate", "Raigeki", 0)
    assert match.allows("activate", RUSH, 0)
    match.act("activate", match.card("Seven Tools of the Bandit", 0), 0)
    assert match.s.waits == 1
    mine = match.card("Seven Tools of the Bandit", 1)
    assert [a for a in match.game.legal_actions(match.s) if a != ("pass",)] == [
        ("activate", mine, 0)
    ]
    match.act("activate", mine, 0)
    # Nobody has anything faster left: the last link negates the one before it, Jar is drawn by.
    assert match.s.chain == () and match.lp == (7000, 8000)
    assert len(match.s.hands[1]) == 1


def _due(program):
    """Return the script of a card with a mandatory effect when it is sent to the Graveyard."""
    on = On("moved", IsThis(), to=("grave",))
    return CardScript((Effect("trigger", program, on=on, optional=False, places=("grave",)),))


GOBLIN = script_of(named("Upstart Goblin"))
HOLE = script_of(named("Dark Hole"))


@pytest.mark.rule("YGO-904")
def test_a_trigger_of_one_link_waits_until_the_whole_chain_is_carried_out():
    match = board(
        ["Luster Dragon"],
        hand=["Upstart Goblin"],
        foe_spells=[JAR],
        scripts={
            "Upstart Goblin": GOBLIN,
            "Luster Dragon": _due(GOBLIN.effects[0].program),
            JAR: CardScript((Effect("card", HOLE.effects[0].program),)),
        },
    )
    match.act("activate", "Upstart Goblin", 0).act("activate", JAR, 0)
    order = [h.card for h in match.s.history if h.what == "resolved"]
    jar, goblin, dragon = (match.card(n) for n in (JAR, "Upstart Goblin", "Luster Dragon"))
    assert order == [jar, goblin, dragon]


@pytest.mark.rule("YGO-237")
@pytest.mark.rule("YGO-238")
@pytest.mark.rule("YGO-239")
@pytest.mark.rule("YGO-903")
def test_simultaneous_triggers_form_a_chain_with_the_turn_players_first():
    due = _due(GOBLIN.effects[0].program)
    match = board(
        ["Luster Dragon"],
        ["Gemini Elf"],
        hand=["Dark Hole"],
        scripts={"Luster Dragon": due, "Gemini Elf": due, "Dark Hole": HOLE},
    )
    match.act("activate", "Dark Hole", 0)
    passed(match)
    order = [h.card for h in match.s.history if h.what == "resolved"]
    # Chain Link 1 is the turn player's, so the opponent's resolves before it.
    assert order[1:] == [match.card("Gemini Elf"), match.card("Luster Dragon")]
