"""Cards of the rulebook and other worked examples, played with their stored programs."""

import pytest

from rulesets.yugioh.match import zones
from rulesets.yugioh.match.derived import atk_of, attribute_of, def_of, level_of, race_of, rank_of
from rulesets.yugioh.match.happenings import SUMMONED
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import JAR, passed

GAIA, KNIGHT, CURSE = "Gaia the Dragon Champion", "Gaia The Fierce Knight", "Curse of Dragon"
DEMISE, END = "Demise, King of Armageddon", "End of the World"
UTOPIA, WARRIOR, SYNCHRON = "Number 39: Utopia", "Junk Warrior", "Junk Synchron"


def duel(*args, **facts):
    return board(*args, compiled=True, **facts)


def finish(match):
    """Take the first offer of every choice until the open game state is back."""
    while not match.over and match.kinds().isdisjoint({"phase", "attack"}):
        if ("pass",) in match.game.legal_actions(match.s):
            match.act("pass")
        else:
            match.act(*match.game.legal_actions(match.s)[0])
    return match


@pytest.mark.rule("YGO-038")
@pytest.mark.rule("YGO-039")
@pytest.mark.rule("YGO-040")
@pytest.mark.rule("YGO-041")
def test_a_monster_has_level_or_rank_attribute_type_atk_and_def():
    match = duel(["Luster Dragon", UTOPIA])
    s, dragon, utopia = match.s, match.card("Luster Dragon"), match.card(UTOPIA)
    assert (level_of(s, dragon), atk_of(s, dragon), def_of(s, dragon)) == (4, 1900, 1600)
    assert (attribute_of(s, dragon), race_of(s, dragon)) == ("WIND", "Dragon")
    assert (level_of(s, utopia), rank_of(s, utopia)) == (0, 4)


@pytest.mark.rule("YGO-119")
@pytest.mark.rule("YGO-121")
@pytest.mark.rule("YGO-126")
def test_polymerization_sends_materials_of_hand_and_field_then_brings_the_monster():
    match = duel([KNIGHT], hand=["Polymerization", CURSE], extra=[GAIA])
    match.act("activate", "Polymerization", 0)
    finish(match)
    assert match.names("field") == [GAIA] and match.card(GAIA) in match.s.proper
    assert sorted(match.names("grave")) == sorted([KNIGHT, CURSE, "Polymerization"])
    moved = [h.card for h in match.s.history if h.what == "moved" and h.to in ("grave", "monsters")]
    assert moved[-1] == match.card("Polymerization") and moved[-2] == match.card(GAIA)
    assert match.happened(SUMMONED)[-1].how == ("special", "fusion")


@pytest.mark.rule("YGO-120")
@pytest.mark.rule("YGO-123")
@pytest.mark.parametrize(
    "facts",
    [
        {"field": [KNIGHT], "hand": ["Polymerization"], "extra": [GAIA]},  # a material is missing
        {"field": [KNIGHT], "hand": ["Polymerization"], "grave": [CURSE], "extra": [GAIA]},
        {
            "field": [KNIGHT, CURSE],
            "hand": ["Polymerization"],
            "grave": [GAIA],
        },  # not in the Extra Deck
    ],
)
def test_polymerization_needs_all_materials_and_the_monster_in_the_extra_deck(facts):
    match = duel(**facts)
    assert match.game.refusal(match.s, match.action("activate", "Polymerization", 0))


@pytest.mark.rule("YGO-323")
def test_fusion_materials_stay_if_the_activation_is_negated():
    match = duel(
        [KNIGHT, CURSE],
        hand=["Polymerization"],
        extra=[GAIA],
        foe_spells=["Magic Jammer"],
        foe_hand=["Luster Dragon"],
    )
    match.act("activate", "Polymerization", 0).act("activate", "Magic Jammer", 0)
    finish(match)
    assert sorted(match.names("field")) == sorted([KNIGHT, CURSE])
    assert match.names("grave") == ["Polymerization"]  # YGO-908


@pytest.mark.rule("YGO-127")
@pytest.mark.rule("YGO-128")
@pytest.mark.rule("YGO-129")
@pytest.mark.rule("YGO-131")
@pytest.mark.rule("YGO-135")
def test_end_of_the_world_tributes_and_brings_demise():
    match = duel(["Summoned Skull"], hand=[END, DEMISE, "Skull Servant", "Skull Servant"])
    assert "YGO-326" in match.refusal("summon", DEMISE)
    match.act("activate", END, 0)
    finish(match)
    assert match.names("field") == [DEMISE] and match.card(DEMISE) in match.s.proper
    assert match.names("grave")[-1] == END and "Summoned Skull" in match.names("grave")
    assert match.happened(SUMMONED)[-1].how == ("special", "ritual")


@pytest.mark.rule("YGO-130")
@pytest.mark.parametrize(
    "facts",
    [
        {"field": ["Summoned Skull"], "hand": [END, DEMISE]},  # Level 6 of 8
        {"field": ["Summoned Skull", "Dark Magician"], "hand": [END]},  # no Ritual Monster
    ],
)
def test_a_ritual_needs_the_monster_in_hand_and_the_whole_tribute(facts):
    match = duel(**facts)
    assert match.game.refusal(match.s, match.action("activate", END, 0))


@pytest.mark.rule("YGO-115")
def test_junk_synchron_brings_a_small_monster_back():
    match = duel(hand=[SYNCHRON], grave=["Skull Servant", "Luster Dragon"])
    match.act("summon", SYNCHRON)
    assert match.allows("activate", SYNCHRON, 0)
    match.act("activate", SYNCHRON, 0)
    finish(match)
    assert match.position("Skull Servant") == "defense"
    assert match.names("grave") == ["Luster Dragon"]


@pytest.mark.rule("YGO-118")
def test_junk_warrior_gains_the_atk_of_small_monsters():
    match = duel([SYNCHRON, "Kuriboh", "Skull Servant", "Skull Servant"], extra=[WARRIOR])
    servants = [match.card("Skull Servant"), match.card("2nd Skull Servant")]
    match.act("synchro", WARRIOR, SYNCHRON, *servants).act("as", "attack")
    finish(match)
    assert atk_of(match.s, match.card(WARRIOR)) == 2300 + 300


@pytest.mark.rule("YGO-068")
def test_utopia_detaches_a_material_to_negate_an_attack():
    match = duel(["Luster Dragon", "Gemini Elf"], ["Vorse Raider"], extra=[UTOPIA])
    match.act("xyz", UTOPIA, "Luster Dragon", "Gemini Elf").act("as", "attack").end()
    match.battle().act("attack", "foe Vorse Raider", UTOPIA)
    match.act("activate", UTOPIA, 0)
    finish(match)
    assert match.lp == (8000, 8000) and match.names("field", 1) == ["Vorse Raider"]
    assert len(match.spot(UTOPIA).materials) == 1 and len(match.names("grave")) == 1


@pytest.mark.rule("YGO-055")
def test_a_trigger_is_activated_at_its_moment_and_may_be_passed():
    deck = ["Celtic Guardian", *["Mystical Elf"] * 5]
    for activated in (True, False):
        match = duel(["Luster Dragon"], ["Giant Rat"], foe_deck=deck)
        assert "activate" not in match.kinds()
        match.attack("Luster Dragon", "foe Giant Rat")
        assert match.s.waits == 1 and match.names("grave", 1) == ["Giant Rat"]
        if activated:
            match.act("activate", "foe Giant Rat", 0)
        finish(match)
        assert match.names("field", 1) == (["Celtic Guardian"] if activated else [])


@pytest.mark.rule("YGO-201")
@pytest.mark.rule("YGO-931")
def test_figures_change_only_until_damage_calculation():
    match = duel(
        ["Luster Dragon"],
        ["Gemini Elf"],
        hand=["Rush Recklessly"],
        foe_spells=["Mystical Space Typhoon"],
    )
    match.battle()
    passed(match)
    match.act("attack", "Luster Dragon", "foe Gemini Elf")
    parts = []
    while match.s.battle is not None:
        offers = [a for a in match.game.legal_actions(match.s) if a[0] == "activate"]
        names = {match.s.table.faces[a[1]].name for a in offers}
        parts.append((match.s.step, match.s.battle.part, names))
        match.act("pass")
    damage = [(part, names) for step, part, names in parts if step == "damage"]
    assert damage == [("start", {"Rush Recklessly"}), ("before", {"Rush Recklessly"})]


@pytest.mark.rule("YGO-908")
def test_a_negated_activation_goes_to_the_graveyard_undestroyed_unless_said():
    match = duel(hand=["Upstart Goblin"], foe_spells=["Magic Jammer"], foe_hand=["Luster Dragon"])
    match.act("activate", "Upstart Goblin", 0).act("activate", "Magic Jammer", 0)
    finish(match)
    assert match.lp == (8000, 8000) and match.names("grave") == ["Upstart Goblin"]


@pytest.mark.rule("YGO-308")
@pytest.mark.rule("YGO-309")
def test_leaving_the_field_is_told_by_where_a_card_went():
    for to in ("grave", "banished", "hand"):
        match = duel(["Luster Dragon"])
        zones.move(match.s, match.card("Luster Dragon"), to)
        told = match.s.history[-1]
        assert (told.origin, told.to) == ("monsters", to)
    match = duel(["Luster Dragon", UTOPIA])
    zones.attach(match.s, (match.card("Luster Dragon"),), match.card(UTOPIA))
    assert match.s.history[-1].to == "materials"


@pytest.mark.rule("YGO-321")
@pytest.mark.rule("YGO-048")
def test_a_continuous_effect_is_not_activated_and_nothing_answers_it():
    match = duel(["Luster Dragon"], spells=["Gravity Bind up"], foe_spells=[JAR])
    match.act("phase", "battle")
    passed(match)
    assert match.s.chain == () and "attack" not in match.kinds()
    assert not [h for h in match.s.history if h.what == "activated"]
