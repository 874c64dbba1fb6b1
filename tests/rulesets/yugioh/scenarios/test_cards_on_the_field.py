"""What befalls cards on the field: limits renewed, Equip cards, control, Materials, Pendulums."""

import pytest

from rulesets.yugioh.match import zones
from tests.rulesets.yugioh.effects.test_examples import finish
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import duel, passed
from tests.rulesets.yugioh.scenarios.test_chain_links import stored

UTOPIA, WARRIOR, SYNCHRON = "Number 39: Utopia", "Junk Warrior", "Junk Synchron"
MOON, BRIONAC = "Book of Moon", "Brionac, Dragon of the Ice Barrier"
LOW, HIGH = "Stargazer Magician", "Timegazer Magician"


def turned_down_and_up(match, name):
    """Turn a monster face down with Book of Moon and Flip Summon it."""
    match.act("activate", MOON, 0).act("pick", name)
    assert match.position(name) == "set"
    return match.act("flip", name)


@pytest.mark.rule("YGO-912")
def test_a_soft_once_per_turn_is_renewed_by_book_of_moon():
    sorcerer = "Chaos Sorcerer"
    match = duel([sorcerer], ["Gemini Elf", "Luster Dragon"], hand=[MOON])
    passed(match.act("activate", sorcerer, 0).act("pick", "foe Gemini Elf"))
    assert "YGO-912" in match.refusal("activate", sorcerer, 0)
    turned_down_and_up(match, sorcerer)
    match.act("activate", sorcerer, 0).act("pick", "foe Luster Dragon")
    assert len(match.names("banished", 1)) == 2


@pytest.mark.rule("YGO-912")
def test_each_copy_has_its_own_soft_once_per_turn():
    sorcerer = "Chaos Sorcerer"
    match = duel([sorcerer] * 2, ["Gemini Elf", "Luster Dragon"])
    one, two = match.s.monsters(0)
    match.act("activate", one, 0).act("pick", "foe Gemini Elf")
    assert not match.allows("activate", one, 0) and match.allows("activate", two, 0)
    match.next_turn()
    assert match.allows("activate", one, 0)


@pytest.mark.rule("YGO-913")
def test_a_once_per_turn_by_name_is_not_renewed():
    hand = [MOON, "Mystical Elf", "Celtic Guardian", "Vorse Raider"]
    match = duel([BRIONAC, BRIONAC], ["Gemini Elf", "Luster Dragon"], hand=hand)
    one, two = match.s.monsters(0)
    match.act("activate", one, 0).act("pick", "Vorse Raider").act("done")
    match.act("pick", "foe Gemini Elf")
    match.act("activate", MOON, 0).act("pick", one).act("flip", one)
    for copy in (one, two):
        assert "YGO-913" in match.refusal("activate", copy, 0)


@pytest.mark.rule("YGO-139", "YGO-300")
def test_an_equip_card_is_destroyed_when_its_holder_is_turned_face_down():
    match = duel(["Luster Dragon", "Gemini Elf"], hand=["Axe of Despair", MOON])
    passed(match.act("activate", "Axe of Despair", 0).act("pick", "Luster Dragon"))
    match.act("activate", MOON, 0).act("pick", "Luster Dragon")
    axe = match.card("Axe of Despair")
    told = next(h for h in match.s.history if h.card == axe and h.to == "grave")
    assert "destroyed" in told.how and match.position("Luster Dragon") == "set"


@pytest.mark.rule("YGO-288", "YGO-936")
def test_control_is_returned_in_the_end_phase():
    match = duel([], ["Luster Dragon", "Celtic Guardian"], hand=["Change of Heart"])
    match.act("activate", "Change of Heart", 0).act("pick", "foe Luster Dragon")
    assert match.names("field") == ["Luster Dragon"]
    match.attack("Luster Dragon", "foe Celtic Guardian")
    match.end()
    assert match.names("field") == [] and match.names("field", 1) == ["Luster Dragon"]


@pytest.mark.rule("YGO-107", "YGO-927", "YGO-309")
def test_materials_go_to_the_graveyard_when_their_xyz_monster_leaves():
    match = duel(["Goblin Zombie", "Luster Dragon"], extra=[UTOPIA], hand=["Dark Hole"])
    match.act("xyz", UTOPIA, "Goblin Zombie", "Luster Dragon").act("as", "attack")
    assert match.names("grave") == [] and match.s.chain == ()
    match.act("activate", "Dark Hole", 0)
    assert sorted(match.names("grave")) == ["Dark Hole", "Goblin Zombie", "Luster Dragon", UTOPIA]
    assert match.names("hand") == [], "a Material was not sent from the Field: it does not search"


@pytest.mark.rule("YGO-108")
def test_materials_stay_under_an_xyz_monster_that_is_turned_down_or_taken():
    match = duel(["Gemini Elf", "Luster Dragon"], extra=[UTOPIA], hand=[MOON])
    match.act("xyz", UTOPIA, "Gemini Elf", "Luster Dragon").act("as", "attack")
    match.act("activate", MOON, 0)
    assert match.position(UTOPIA) == "set" and len(match.spot(UTOPIA).materials) == 2
    match = duel(["Gemini Elf", "Luster Dragon"], extra=[UTOPIA], foe_hand=["Change of Heart"])
    match.act("xyz", UTOPIA, "Gemini Elf", "Luster Dragon").act("as", "attack").end()
    match.act("activate", "Change of Heart", 0)
    assert match.names("field", 1) == [UTOPIA] and len(match.spot(UTOPIA).materials) == 2


@pytest.mark.rule("YGO-094", "YGO-095", "YGO-920")
def test_a_synchro_monster_is_revived_only_after_a_proper_summon():
    match = duel(grave=[WARRIOR], hand=["Monster Reborn"])
    assert "YGO-907" in match.refusal("activate", "Monster Reborn", 0)
    match = duel(
        [SYNCHRON, "Skull Servant", "Skull Servant"],
        hand=["Dark Hole", "Monster Reborn"],
        extra=[WARRIOR],
    )
    servants = [match.card("Skull Servant"), match.card("2nd Skull Servant")]
    finish(match.act("synchro", WARRIOR, SYNCHRON, *servants).act("as", "attack"))
    finish(match.act("activate", "Dark Hole", 0))
    finish(match.act("activate", "Monster Reborn", 0).act("pick", WARRIOR))
    assert match.names("field") == [WARRIOR]
    # Back in the Extra Deck it is forgotten.
    zones.move(match.s, match.card(WARRIOR), "hand")
    assert match.s.zone_of(match.card(WARRIOR)) == "extra" and match.s.proper == ()


@pytest.mark.rule("YGO-910")
@pytest.mark.parametrize(("spell", "to"), [("Giant Trunade", "hand"), ("Heavy Storm", "grave")])
def test_a_normal_spell_is_not_among_the_cards_that_its_effect_moves(spell, to):
    match = board(hand=[spell], foe_spells=["Threatening Roar"], scripts=stored(spell))
    match.act("activate", spell, 0)
    assert match.names("grave") == [spell] and match.names("hand") == []
    assert match.card("Threatening Roar") in match.s.zone(to, 1)
    moved = [h.card for h in match.happened("moved") if "effect" in h.how]
    assert moved == [match.card("Threatening Roar")]


@pytest.mark.rule("YGO-066")
@pytest.mark.parametrize("field", [True, False], ids=["as a monster", "as a Spell"])
def test_a_pendulum_card_goes_face_up_to_the_extra_deck_for_the_graveyard(field):
    scripts = stored("Dark Hole", "Heavy Storm")
    places = {"field": [LOW]} if field else {"spells": [f"{LOW} up"]}
    match = board(**places, hand=["Dark Hole", "Heavy Storm"], scripts=scripts)
    match.act("activate", "Dark Hole" if field else "Heavy Storm", 0)
    card = match.card(LOW)
    assert card in match.s.extras[0] and card in match.s.face_up_extra


@pytest.mark.rule("YGO-918")
def test_a_pendulum_card_whose_activation_or_summon_is_negated_goes_to_the_graveyard():
    scripts = stored("Magic Jammer", "Solemn Judgment")
    match = board(hand=[LOW], foe_spells=["Magic Jammer"], foe_hand=["Kuriboh"], scripts=scripts)
    match.act("activate", LOW, 0).act("activate", "Magic Jammer", 0)
    assert match.names("grave") == [LOW] and match.names("extra") == []
    match = board(hand=[LOW], spells=[f"{LOW} up", f"{HIGH} up"], foe_spells=["Solemn Judgment"],
                  scripts=scripts)  # fmt: skip
    match.act("pendulum").act("pick", match.s.hands[0][0]).act("as", "attack")
    match.act("activate", "Solemn Judgment", 0)
    assert match.names("grave") == [LOW] and match.names("extra") == []


@pytest.mark.rule("YGO-917", "YGO-916")
def test_a_negated_pendulum_summon_takes_all_its_monsters_and_is_used_up():
    scripts = stored("Solemn Judgment")
    match = board(
        hand=["Luster Dragon", "Gemini Elf", "Vorse Raider"],
        spells=[f"{LOW} up", f"{HIGH} up"],
        foe_spells=["Solemn Judgment"],
        scripts=scripts,
    )
    match.act("pendulum").act("pick", "Luster Dragon").act("pick", "Gemini Elf").act("done")
    match.act("as", "attack").act("as", "attack").act("activate", "Solemn Judgment", 0)
    assert sorted(match.names("grave")) == ["Gemini Elf", "Luster Dragon"]
    assert "YGO-096" in match.refusal("pendulum")


@pytest.mark.rule("YGO-187", "YGO-324", "YGO-938")
def test_the_hand_limit_binds_the_turn_player_at_the_end_of_the_end_phase():
    hand = ["Luster Dragon", "Gemini Elf", "Vorse Raider", "Mystical Elf", "Night Assailant"]
    match = duel(hand=[*hand, "Summoned Skull", "Dark Magician"], grave=["Hane-Hane"],
                 foe_hand=["Mystical Elf"] * 8)  # fmt: skip
    match.act("phase", "end")
    assert match.s.waits == 0 and match.kinds() == {"discard"}
    assert "YGO-187" in match.refusal("phase", "battle")
    # What it sets off is still of this End Phase, and the hand is counted again.
    match.act("discard", "Night Assailant")
    assert match.s.seat == 0 and "Hane-Hane" in match.names("hand")
    match.act("discard", "Mystical Elf")
    assert len(match.s.hands[0]) == 6 and match.s.seat == 1
    assert len(match.s.hands[1]) == 9, "the other player's hand is not counted"
