"""When triggers come: missed moments, simultaneous ones, what a negated Summon sets off."""

import pytest

from rulesets.engine.flow import If
from rulesets.engine.values import AtLeast, Reg
from rulesets.yugioh.effects import Cards, Destroy, Draw, Then
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.decks import named
from tests.rulesets.yugioh.effects.cards import card
from tests.rulesets.yugioh.effects.test_examples import finish
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import duel, passed

PETEN, ZOMBIE, WYVERN = "Peten the Dark Clown", "Goblin Zombie", "White Dragon Wyverburster"
OTHER_WYVERN = "Black Dragon Collapserpent"
DECK = [PETEN, "Skull Servant", OTHER_WYVERN, *["Mystical Elf"] * 5]
_DONE = AtLeast(Reg("done"), 1)


def offered(match, name):
    """Tell whether an effect of a card is among the offers."""
    offers = [a for a in match.game.legal_actions(match.s) if a[0] == "activate"]
    return match.card(name) in [a[1] for a in offers]


@pytest.mark.rule("YGO-905", "YGO-906")
@pytest.mark.parametrize(
    ("tribute", "comes"),
    [(PETEN, False), (WYVERN, True), (ZOMBIE, True)],
    ids=["when", "if", "mandatory"],
)
def test_a_tribute_for_a_summon_is_missed_by_when_alone(tribute, comes):
    match = duel([tribute], hand=["Summoned Skull"], deck=DECK, foe_spells=["Solemn Judgment"])
    match.act("summon", "Summoned Skull", tribute)
    assert match.s.waits == 1 and match.s.chain == (), "nothing is due before it has succeeded"
    match.act("pass")
    if comes and tribute == WYVERN:
        match.act("activate", WYVERN, 0)
    assert offered(match, PETEN) is False
    assert bool(match.names("hand")) == comes


@pytest.mark.rule("YGO-905")
@pytest.mark.parametrize(
    ("steps", "comes"),
    [((Then(), Draw(1)), False), ((If(_DONE, (Draw(1),)),), True), ((Draw(1),), True)],
    ids=["then", "and if you do", "also"],
)
def test_then_makes_a_when_miss_and_if_you_do_does_not(steps, comes):
    program = card(Destroy(Cards(("monsters",), "opponent")), *steps)
    scripts = {"Raigeki": program, PETEN: script_of(named(PETEN))}
    match = board(hand=["Raigeki"], foe=[PETEN], foe_deck=DECK, scripts=scripts)
    match.act("activate", "Raigeki", 0)
    assert match.names("hand") == ["Mystical Elf"], "the whole effect was carried out"
    assert offered(match, PETEN) == comes


@pytest.mark.rule("YGO-905")
def test_a_when_misses_if_its_event_was_not_in_the_first_link():
    # The opponent's Link 2 destroys Peten, then Link 1 draws: that was the last thing to happen.
    scripts = {
        PETEN: script_of(named(PETEN)),
        "Jar of Greed": card(Destroy(Cards(("monsters",), "opponent"))),
        "Pot of Greed": card(Draw(2)),
    }
    match = board([PETEN], hand=["Pot of Greed"], foe_spells=["Jar of Greed"], scripts=scripts,
                  deck=["Mystical Elf"] * 2 + DECK)  # fmt: skip
    match.act("activate", "Pot of Greed", 0).act("activate", "Jar of Greed", 0)
    assert match.names("grave")[0] == PETEN and len(match.names("hand")) == 2
    assert not offered(match, PETEN)


@pytest.mark.rule("YGO-903", "YGO-237", "YGO-238", "YGO-239")
def test_triggers_of_both_players_line_up_by_duty_then_by_turn():
    match = duel([PETEN, ZOMBIE], [PETEN, ZOMBIE], hand=["Dark Hole"], deck=DECK, foe_deck=DECK)
    match.act("activate", "Dark Hole", 0)
    match.act("activate", PETEN, 0)
    while ("as", "attack") not in match.game.legal_actions(match.s) and match.s.waits != 1:
        match.act(*match.game.legal_actions(match.s)[0])
    chain = [(match.s.table.faces[x.card].name, x.controller) for x in match.s.chain]
    assert chain == [(ZOMBIE, 0), (ZOMBIE, 1), (PETEN, 0)]
    match.act("activate", "foe Peten the Dark Clown", 0)
    summoned = match.happened("summoned")
    assert not summoned or summoned[0].seat == 1, "Link 4 resolves first"
    finish(match)
    assert [h.seat for h in match.happened("summoned")] == [1, 0]


@pytest.mark.rule("YGO-915", "YGO-916")
def test_a_negated_summon_sets_nothing_off_and_is_used_up():
    captain = "Marauding Captain"
    match = duel(hand=[captain, "Gemini Elf"], foe_spells=["Solemn Judgment", "Jar of Greed"])
    match.act("summon", captain)
    assert match.names("field") == [], "it is not on the field yet"
    assert "YGO-915" in match.refusal("activate", "Jar of Greed", 0)
    match.act("activate", "Solemn Judgment", 0)
    assert match.names("grave") == [captain] and match.lp == (8000, 4000)
    assert not offered(match, captain) and not match.happened("summoned")
    passed(match)
    assert "YGO-076" in match.refusal("summon", "Gemini Elf")
    match = duel(hand=[captain, "Gemini Elf"], foe_spells=["Solemn Judgment"])
    match.act("summon", captain).act("pass")
    assert offered(match, captain), "let through, it triggers"


@pytest.mark.rule("YGO-915")
def test_an_effect_that_summons_leaves_no_moment_to_negate_the_summon():
    horn = "Black Horn of Heaven"
    match = duel(
        hand=["Monster Reborn"], grave=["Luster Dragon"], foe=["Gemini Elf"], foe_spells=[horn]
    )
    match.act("activate", "Monster Reborn", 0).act("as", "attack")
    assert match.names("field") == ["Luster Dragon"] and match.s.waits == 0
    match = duel(hand=["Cyber Dragon"], foe=["Gemini Elf"], foe_spells=[horn])
    match.act("special", "Cyber Dragon", 0).act("as", "attack")
    assert match.allows("activate", horn, 0), "a Summon by its own way can be negated"
    match.act("activate", horn, 0)
    assert match.names("grave") == ["Cyber Dragon"] and match.names("field") == []
