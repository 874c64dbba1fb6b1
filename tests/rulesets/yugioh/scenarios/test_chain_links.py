"""What happens to links whose cards leave, are negated or change while a Chain resolves."""

import json

import pytest

from rulesets.yugioh.effects import GainLp
from rulesets.yugioh.scripts import script_of
from tests.rulesets.yugioh.decks import named
from tests.rulesets.yugioh.effects.cards import SCRIPTS, card
from tests.rulesets.yugioh.effects.test_examples import finish
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import duel, passed

STORM, ROAR, TOOLS = "Heavy Storm", "Threatening Roar", "Seven Tools of the Bandit"
TYPHOON = "Mystical Space Typhoon"


def stored(*names):
    """Return the stored programs of cards by name."""
    return {name: script_of(named(name)) for name in names}


def rulebook_chain(links=3):
    """Return the board of the rulebook's example after some of its activations."""
    match = duel(
        ["Alexandrite Dragon"],
        ["Giant Soldier of Stone"],
        hand=[STORM],
        spells=[TOOLS],
        foe_spells=[ROAR, "Mirror Force"],
    )
    for name in (STORM, ROAR, TOOLS)[:links]:
        match.act("activate", name, 0)
    return match


@pytest.mark.rule("YGO-221", "YGO-222", "YGO-233", "YGO-234", "YGO-235", "YGO-236")
def test_the_chain_of_the_rulebook_with_stored_programs():
    match = rulebook_chain()
    passed(match)
    assert match.lp == (7000, 8000)
    told = [e for e in match.s.log if e[0] in ("activate", "negate", "resolve", "without effect")]
    assert [e[0] for e in told] == ["activate"] * 3 + [
        "resolve",
        "negate",
        "without effect",
        "resolve",
    ]
    assert told[4][1:] == ("activation", ROAR) and told[6][2] == STORM
    assert match.names("grave", 1) == [ROAR, "Mirror Force"], "negated first, then the Storm"
    assert match.s.chain == ()
    match.attack("Alexandrite Dragon", "foe Giant Soldier of Stone")
    assert "Giant Soldier of Stone" in match.names("grave", 1)


@pytest.mark.rule("YGO-235")
def test_without_the_third_link_the_roar_stops_the_attack():
    match = duel(["Alexandrite Dragon"], hand=[STORM], foe_spells=[ROAR])
    match.act("activate", STORM, 0).act("activate", ROAR, 0)
    passed(match)
    match.battle()
    assert "YGO-072" in match.refusal("attack", "Alexandrite Dragon", -1)


@pytest.mark.rule("YGO-302")
def test_what_was_paid_is_lost_with_a_negated_activation():
    match = duel(
        hand=["Lightning Vortex", "Luster Dragon"],
        foe=["Gemini Elf"],
        foe_spells=["Magic Jammer"],
        foe_hand=["Celtic Guardian"],
    )
    match.act("activate", "Lightning Vortex", 0).act("activate", "Magic Jammer", 0)
    assert match.names("field", 1) == ["Gemini Elf"] and match.names("hand") == []
    assert sorted(match.names("grave")) == ["Lightning Vortex", "Luster Dragon"]


@pytest.mark.rule("YGO-909")
def test_a_typhoon_on_the_chained_call_of_the_haunted_keeps_the_monster_down():
    for answered in (True, False):
        match = duel(
            hand=[TYPHOON], foe_spells=["Call of the Haunted"], foe_grave=["Luster Dragon"]
        )
        match.act("phase", "end").act("activate", "Call of the Haunted", 0)
        if answered:
            match.act("activate", TYPHOON, 0)
        else:
            match.act("pass")
        passed(match)
        assert match.names("field", 1) == ([] if answered else ["Luster Dragon"])
        brought = [e for e in match.s.log if e[0] == "summon"]
        assert len(brought) == (not answered), "not even for a moment"


@pytest.mark.rule("YGO-909", "YGO-134")
@pytest.mark.parametrize(
    ("name", "lp"), [("Burning Land", 8000), ("Upstart Goblin", 9000)], ids=["continuous", "normal"]
)
def test_a_typhoon_stops_a_continuous_spell_and_not_a_normal_one(name, lp):
    scripts = stored(TYPHOON, "Upstart Goblin") | {"Burning Land": card(GainLp(1000, "opponent"))}
    match = board(hand=[name], foe_spells=[TYPHOON], scripts=scripts)
    match.act("activate", name, 0).act("activate", TYPHOON, 0)
    assert match.names("grave") == [name] and match.lp == (8000, lp)


@pytest.mark.rule("YGO-909")
def test_skill_drain_stops_what_stays_and_not_what_was_tributed():
    scripts = stored("Exiled Force", "Breaker the Magical Warrior")
    scripts["Skill Drain"] = SCRIPTS["Skill Drain"]
    facts = {"foe": ["Luster Dragon"], "foe_spells": ["Skill Drain up", "Jar of Greed"]}
    match = board(["Exiled Force"], **facts, scripts=scripts)
    finish(match.act("activate", "Exiled Force", 0))
    assert match.names("field", 1) == []
    match = board(["Breaker the Magical Warrior"], **facts, scripts=scripts)
    match.s.change(match.card("Breaker the Magical Warrior"), counters=(("spell", 1),))
    match.act("activate", "Breaker the Magical Warrior", 1).act("pick", "Jar of Greed")
    assert match.spot("Breaker the Magical Warrior").counters == (), "the price was paid"
    assert match.names("grave", 1) == []


@pytest.mark.rule("YGO-914")
def test_a_limit_on_activations_forgives_a_negated_one():
    pot = "Pot of Duality"
    match = duel(hand=[pot] * 3, foe_spells=["Magic Jammer"], foe_hand=["Kuriboh"])
    match.act("activate", pot, 0).act("activate", "Magic Jammer", 0)
    finish(match.act("activate", pot, 0))
    assert match.names("grave") == [pot, pot]
    assert "YGO-913" in match.refusal("activate", match.s.hands[0][0], 0)


@pytest.mark.rule("YGO-914", "YGO-913")
def test_a_limit_on_uses_counts_a_negated_one():
    dragon, wrath = "Brionac, Dragon of the Ice Barrier", "Divine Wrath"
    match = duel(
        [dragon, dragon],
        ["Gemini Elf"],
        hand=["Mystical Elf", "Celtic Guardian", "Luster Dragon"],
        foe_spells=[wrath],
        foe_hand=["Kuriboh"],
    )
    match.act("activate", dragon, 0).act("pick", "Celtic Guardian").act("done")
    match.act("pick", "foe Gemini Elf").act("activate", wrath, 0)
    passed(match)
    assert match.names("field") == [dragon] and match.names("field", 1) == ["Gemini Elf"]
    assert "YGO-913" in match.refusal("activate", match.s.monsters(0)[0], 0)


@pytest.mark.rule("YGO-910")
def test_used_cards_stay_until_the_whole_chain_has_resolved():
    match = duel(hand=["Upstart Goblin"], foe_spells=["Jar of Greed", "Jar of Greed"])
    match.act("activate", "Upstart Goblin", 0)
    jars = [a for a in match.game.legal_actions(match.s) if a[0] == "activate"]
    match.act(*jars[0]).act("activate", *jars[1][1:])
    left = [h for h in match.s.history if h.to == "grave"]
    assert len(left) == 3 and len({h.tick for h in left}) == 1
    assert left[0].tick >= max(h.tick for h in match.happened("drawn"))


def test_a_duel_saved_in_the_middle_of_a_chain_goes_on_the_same():
    match, again = rulebook_chain(2), board()
    again.s = match.game.load(json.loads(json.dumps(match.game.dump(match.s))))
    assert [link.card for link in again.s.chain] == [link.card for link in match.s.chain]
    assert len(again.s.chain) == 2
    for one in (match, again):
        passed(one.act("activate", TOOLS, 0))
        assert one.lp == (7000, 8000)
    assert again.s.key() == match.s.key()


@pytest.mark.rule("YGO-122")
def test_fusion_materials_that_are_banished_instead_do_not_stop_the_summon():
    gaia, knight, curse = "Gaia the Dragon Champion", "Gaia The Fierce Knight", "Curse of Dragon"
    scripts = stored("Polymerization", gaia) | {"Dimensional Fissure": fissure()}
    match = board(
        [knight, curse],
        hand=["Polymerization"],
        extra=[gaia],
        spells=["Dimensional Fissure up"],
        scripts=scripts,
    )
    finish(match.act("activate", "Polymerization", 0))
    assert match.names("field") == [gaia] and sorted(match.names("banished")) == [curse, knight]


def fissure():
    """Return a program by which monsters are banished instead of going to a Graveyard."""
    from rulesets.engine.modifiers import Modifier
    from rulesets.yugioh.effects import Cards, Kind
    from rulesets.yugioh.match.script import CardScript, Standing

    every = Cards(("field", "hand", "deck"), "either", Kind(("monster",)))
    return CardScript(modifiers=(Standing(Modifier("redirect", on=every, value="banished")),))


@pytest.mark.rule("YGO-295", "YGO-301")
def test_a_cost_may_be_banished_instead_and_is_paid_all_the_same():
    scripts = stored("Lightning Vortex", "Night Assailant", "Hane-Hane")
    scripts["Dimensional Fissure"] = fissure()
    for there in ("up", "set"):
        match = board(
            hand=["Lightning Vortex", "Night Assailant"],
            grave=["Hane-Hane"],
            foe=["Gemini Elf"],
            spells=[f"Dimensional Fissure {there}"],
            scripts=scripts,
        )
        match.act("activate", "Lightning Vortex", 0)
        assert match.names("field", 1) == [], "the price counts as paid"
        banished = there == "up"
        assert ("Night Assailant" in match.names("banished")) == banished
        # It is not sent to the Graveyard, so what it does there does not come.
        assert ("Hane-Hane" in match.names("hand")) != banished


@pytest.mark.rule("YGO-298")
def test_a_banished_card_that_returns_to_the_graveyard_is_not_sent_there():
    burial = "Burial from a Different Dimension"
    match = duel(
        hand=[burial], banished=["The White Stone of Legend"], deck=["Blue-Eyes White Dragon"] * 9
    )
    finish(match.act("activate", burial, 0))
    assert match.names("grave")[0] == "The White Stone of Legend"
    assert match.names("hand") == []
    match = duel(
        hand=["Foolish Burial"],
        deck=["The White Stone of Legend", *["Blue-Eyes White Dragon"] * 9],
    )
    match.act("activate", "Foolish Burial", 0).act("pick", "The White Stone of Legend")
    assert match.names("hand") == ["Blue-Eyes White Dragon"], "sent from the Deck, it searches"


@pytest.mark.rule("YGO-297")
@pytest.mark.parametrize("how", ["destroyed", "discarded", "tributed"])
def test_every_way_to_the_graveyard_is_being_sent_there(how):
    stone = "The White Stone of Legend"
    deck = ["Blue-Eyes White Dragon"] * 9
    if how == "destroyed":
        match = duel([stone], hand=["Dark Hole"], deck=deck).act("activate", "Dark Hole", 0)
    elif how == "discarded":
        match = duel(hand=[stone, "Lightning Vortex"], foe=["Gemini Elf"], deck=deck)
        match.act("activate", "Lightning Vortex", 0)
    else:
        match = duel([stone], hand=["Summoned Skull"], deck=deck)
        match.act("summon", "Summoned Skull", stone)
    assert match.names("hand") == ["Blue-Eyes White Dragon"]
    told = next(h for h in match.s.history if h.card == match.card(stone) and h.to == "grave")
    assert how in told.how
