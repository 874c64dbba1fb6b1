"""Mechanisms of single wordings, each played with a stored program that has it."""

from rulesets.yugioh.match.derived import atk_of
from tests.rulesets.yugioh.play.board import board


def duel(*args, **facts):
    return board(*args, compiled=True, **facts)


def finish(match):
    """Pass, and take the first offer of every other choice, until the open game state is back."""
    while not match.over and match.kinds().isdisjoint({"phase", "attack"}):
        offers = match.game.legal_actions(match.s)
        match.act(*(("pass",) if ("pass",) in offers else offers[0]))
    return match


def settle(match, answer):
    """Answer yes or no where that is asked, and pass or take the first offer elsewhere."""
    while not match.over and match.kinds().isdisjoint({"phase", "attack"}):
        offers = match.game.legal_actions(match.s)
        wanted = next((a for a in ((answer,), ("pass",)) if a in offers), offers[0])
        match.act(*wanted)
    return match


def under(match, name, *below):
    """Put cards of the Graveyard under an Xyz Monster."""
    from rulesets.yugioh.match import zones

    zones.attach(match.s, [match.card(x) for x in below], match.card(name))
    return match


# Instead of a destruction

GANTETSU, HOLE = "Gachi Gachi Gantetsu", "Dark Hole"


def test_a_monster_may_lose_a_material_instead_of_being_destroyed():
    for answer, left in (("yes", [GANTETSU]), ("no", [])):
        match = duel([GANTETSU], hand=[HOLE], grave=["Mystical Elf", "Luster Dragon"])
        under(match, GANTETSU, "Mystical Elf", "Luster Dragon")
        match.act("activate", HOLE, 0)
        assert settle(match, answer).names("field") == left
    assert len(match.names("grave")) == 4


def test_without_a_material_nothing_is_asked_instead():
    match = duel([GANTETSU], hand=[HOLE])
    match.act("activate", HOLE, 0)
    assert settle(match, "yes").names("field") == []


def test_what_is_saved_in_battle_stays_and_the_damage_is_taken():
    match = duel(["Summoned Skull"], [GANTETSU], foe_grave=["Mystical Elf", "Luster Dragon"])
    under(match, GANTETSU, "foe Mystical Elf", "foe Luster Dragon")
    power = atk_of(match.s, match.card(GANTETSU))
    match.attack("Summoned Skull", GANTETSU)
    settle(match, "yes")
    assert match.names("field", 1) == [GANTETSU]
    assert match.lp == (8000, 8000 - (2500 - power))
    assert len(match.spot(GANTETSU).materials) == 1


def test_an_equip_card_is_destroyed_in_place_of_its_holder_without_a_question():
    samurai, steed = "The Six Samurai - Nisashi", "Legendary Ebon Steed"
    match = duel([samurai], hand=[steed, HOLE])
    finish(match.act("activate", steed, 0))
    match.act("activate", HOLE, 0)
    finish(match)
    assert match.names("field") == [samurai] and steed in match.names("grave")


# Waiting for a Standby Phase


def test_the_phoenix_returns_in_its_players_next_standby_phase_and_clears_the_field():
    phoenix = "Sacred Phoenix of Nephthys"
    match = duel([phoenix], hand=[HOLE], foe_spells=["Mirror Force"])
    finish(match.act("activate", HOLE, 0))
    assert match.names("grave").count(phoenix) == 1
    finish(match.end())
    assert match.s.seat == 1 and phoenix in match.names("grave")
    finish(match.end())
    assert match.s.seat == 0 and match.names("field") == [phoenix]
    assert match.names("grave", 1) == ["Mirror Force"]


def test_a_phoenix_that_left_the_graveyard_meanwhile_does_not_return():
    from rulesets.yugioh.match import zones

    phoenix = "Sacred Phoenix of Nephthys"
    match = duel([phoenix], hand=[HOLE])
    finish(match.act("activate", HOLE, 0))
    zones.move(match.s, match.card(phoenix), "banished")
    zones.move(match.s, match.card(phoenix), "grave")
    finish(match.end())
    finish(match.end())
    assert match.s.seat == 0 and match.names("field") == []


def test_a_phoenix_destroyed_by_battle_stays_in_the_graveyard():
    phoenix = "Sacred Phoenix of Nephthys"
    match = duel([phoenix], ["Blue-Eyes White Dragon"])
    finish(match.attack(phoenix, "Blue-Eyes White Dragon"))
    finish(match.end())
    finish(match.end())
    assert match.s.seat == 0 and phoenix in match.names("grave")


# Summoned in a way of its own


def test_goka_destroys_a_monster_when_it_came_by_its_own_way_only():
    goka = "Goka, the Pyre of Malice"
    match = duel(["Solar Flare Dragon"], hand=[goka])
    match.act("special", goka, 0)
    finish(match)
    assert len(match.names("field")) == 1
    match = duel(["Solar Flare Dragon"], hand=["Monster Reborn"], grave=[goka])
    finish(match.act("activate", "Monster Reborn", 0))
    assert len(match.names("field")) == 2


def test_tefnuit_cannot_attack_in_the_turn_in_which_it_came_by_its_own_way():
    tefnuit = "Hieratic Dragon of Tefnuit"
    match = duel([], ["Mystical Elf"], hand=[tefnuit])
    finish(match.act("special", tefnuit, 0))
    match.battle()
    assert not match.allows("attack", tefnuit, "foe Mystical Elf")
    match = duel([], ["Mystical Elf"], hand=["Monster Reborn"], grave=[tefnuit])
    finish(match.act("activate", "Monster Reborn", 0))
    match.battle()
    assert match.allows("attack", tefnuit, "foe Mystical Elf")


def test_a_trigger_asks_which_monster_was_tributed():
    tiger = "Tiger Dragon"
    for tribute, asked in (("Luster Dragon", True), ("Mystical Elf", False)):
        match = duel([tribute], hand=[tiger], foe_spells=["Mirror Force"])
        match.act("summon", tiger, tribute)
        assert ("activate" in match.kinds()) is asked


# One more Normal Summon of a kind


def test_a_normal_summon_in_addition_is_good_for_its_kind_alone():
    infantry = "Atlantean Heavy Infantry"
    hand = ["Atlantean Attack Squad", "Mystical Elf", "Gemini Elf"]
    match = duel([infantry], hand=hand)
    finish(match.act("summon", "Mystical Elf"))
    assert not match.allows("summon", "Gemini Elf")
    finish(match.act("summon", "Atlantean Attack Squad"))
    assert len(match.names("field")) == 3
    match = duel([infantry], hand=hand)
    finish(match.act("summon", "Atlantean Attack Squad"))
    finish(match.act("summon", "Gemini Elf"))
    assert not match.allows("summon", "Mystical Elf")


# Targets that negate, and fall


def test_a_spell_that_targets_the_silent_swordsman_is_negated():
    sword, book = "Silent Swordsman LV3", "Book of Moon"
    match = duel([], [sword], hand=[book])
    finish(match.act("activate", book, 0))
    assert match.position(sword) == "attack"
    match = duel([sword], [], hand=[book])
    finish(match.act("activate", book, 0))
    assert match.position(sword) == "set"


def test_spirit_reaper_falls_once_an_effect_has_targeted_it():
    match = duel(["Spirit Reaper"], hand=["Rush Recklessly", HOLE])
    finish(match.act("activate", "Rush Recklessly", 0))
    assert match.names("field") == []


def test_what_is_destroyed_by_a_silencing_monster_has_no_effect():
    wolf, mole = "Twin-Headed Wolf", "Man-Eater Bug"
    for field, left in (([wolf, "Summoned Skull"], 2), ([wolf], 0)):
        match = duel(field, [f"{mole} set"])
        finish(match.attack(wolf, mole))
        assert len(match.names("field")) == left


# Cards that go elsewhere


def test_monsters_are_banished_and_spells_go_to_the_graveyard_under_dimensional_fissure():
    match = duel(["Mystical Elf"], spells=["Dimensional Fissure up"], hand=[HOLE])
    finish(match.act("activate", HOLE, 0))
    assert match.names("banished") == ["Mystical Elf"] and match.names("grave") == [HOLE]


def test_damage_goes_to_who_controlled_the_destroyed_card():
    for side, lp in ((1, (8000, 7500)), (0, (7500, 8000))):
        facts = {"foe_spells": ["Mirror Force"]} if side else {"spells": ["Mirror Force"]}
        match = duel(["Luster Dragon"], hand=["Stamping Destruction"], **facts)
        finish(match.act("activate", "Stamping Destruction", 0))
        assert match.lp == lp


def test_a_monster_of_a_kind_is_saved_in_battle_by_another_card():
    djinn = "Maestroke the Symphony Djinn"
    other = "Temtempo the Percussion Djinn"
    for answer, left in (("yes", 2), ("no", 1)):
        match = duel(
            ["Summoned Skull"], [djinn, other], foe_grave=["Mystical Elf", "Luster Dragon"]
        )
        under(match, other, "foe Mystical Elf", "foe Luster Dragon")
        settle(match.attack("Summoned Skull", other), answer)
        assert len(match.names("field", 1)) == left


def test_a_monster_destroyed_by_battle_is_banished_under_dimensional_fissure():
    match = duel(["Summoned Skull"], ["Gemini Elf"], spells=["Dimensional Fissure up"])
    finish(match.attack("Summoned Skull", "Gemini Elf"))
    assert match.names("banished", 1) == ["Gemini Elf"]


# Cards that stay for some turns, and what is done in later phases


def test_swords_of_revealing_light_stay_for_three_turns_of_the_opponent():
    swords = "Swords of Revealing Light"
    match = duel([], ["Gemini Elf set", "Luster Dragon"], hand=[swords])
    finish(match.act("activate", swords, 0))
    assert match.position("Gemini Elf") == "defense"
    for _ in range(3):
        finish(match.end())
        assert match.s.seat == 1 and swords not in match.names("grave")
        match.battle()
        assert "attack" not in match.kinds()
        finish(match.end())
    assert match.names("grave") == [swords]


def test_scrap_iron_scarecrow_is_set_again_and_rests_for_the_turn():
    scarecrow = "Scrap-Iron Scarecrow"
    match = duel(["Summoned Skull", "Gemini Elf"], [], foe_spells=[scarecrow])
    match.attack("Summoned Skull")
    match.act("activate", scarecrow, 0)
    finish(match)
    assert match.lp == (8000, 8000) and match.position(scarecrow) == "set"
    finish(match.attack("Gemini Elf"))
    assert match.lp == (8000, 8000 - 1900)


def test_a_monster_summoned_for_a_turn_that_left_and_came_back_stays():
    from rulesets.yugioh.match import zones
    from rulesets.yugioh.match.summons import arrive

    match = duel([], hand=["Rekindling"], grave=["Laval Lancelord"])
    finish(match.act("activate", "Rekindling", 0))
    assert match.names("field") == ["Laval Lancelord"]
    card = match.card("Laval Lancelord")
    zones.move(match.s, card, "grave")
    arrive(match.s, card, 0, "attack", "special")
    finish(match.end())
    assert match.names("field") == ["Laval Lancelord"]


def test_flame_tiger_comes_in_place_of_the_draw():
    tiger = "Flame Tiger"
    for answer, hand, field in (("activate", 0, [tiger]), ("pass", 1, [])):
        match = duel([], grave=[tiger])
        finish(match.end())
        match.act("phase", "end")
        while match.s.seat == 1 or match.s.phase == "draw":
            offers = match.game.legal_actions(match.s)
            wanted = next((a for a in offers if a[0] == answer), None)
            match.act(*(wanted or (("pass",) if ("pass",) in offers else offers[0])))
        assert (len(match.names("hand")), match.names("field")) == (hand, field)


def test_a_monster_may_be_summoned_with_its_tributes_where_it_may_come_without():
    lord = "Laval Lancelord"
    match = duel(["Mystical Elf"], hand=[lord])
    assert match.allows("summon", lord) and match.allows("summon", lord, "Mystical Elf")
    finish(match.act("summon", lord))
    finish(match.end())
    assert lord in match.names("grave")
    match = duel(["Mystical Elf"], hand=[lord])
    finish(match.act("summon", lord, "Mystical Elf"))
    finish(match.end())
    assert match.names("field") == [lord]


def test_soul_exchange_lends_a_monster_for_a_tribute_and_makes_it_the_one():
    match = duel(["Mystical Elf"], ["Gemini Elf"], hand=["Soul Exchange", "Summoned Skull"])
    finish(match.act("activate", "Soul Exchange", 0))
    assert not match.allows("summon", "Summoned Skull", "Mystical Elf")
    finish(match.act("summon", "Summoned Skull", "foe Gemini Elf"))
    assert match.names("grave", 1) == ["Gemini Elf"]
    assert not match.allows("phase", "battle")


# Answers that must be given, and targets that change


def test_doomcaliber_knight_answers_a_monster_effect_without_a_question():
    knight = "Doomcaliber Knight"
    match = duel([], [knight, "Gemini Elf"], hand=["Exiled Force"])
    finish(match.act("summon", "Exiled Force"))
    match.act("activate", "Exiled Force", 0)
    match.act("pick", "foe Gemini Elf")
    finish(match)
    assert "Gemini Elf" in match.names("field", 1)
    assert knight in match.names("grave", 1)


def test_white_night_dragon_negates_what_targets_it_and_nothing_else():
    night = "White Night Dragon"
    match = duel(["Gemini Elf"], [night], hand=["Book of Moon", "Rush Recklessly"])
    finish_on(match, "Book of Moon", night)
    assert match.position(night) == "attack"
    finish_on(match, "Rush Recklessly", "Gemini Elf")
    assert atk_of(match.s, match.card("Gemini Elf")) == 2600


def finish_on(match, spell, target):
    """Activate a Spell on a target and let everybody pass."""
    match.act("activate", spell, 0)
    match.act("pick", target)
    return finish(match)


def test_shift_lets_another_monster_be_attacked():
    match = duel(["Summoned Skull"], ["Mystical Elf", "Luster Dragon"], foe_spells=["Shift"])
    match.attack("Summoned Skull", "Luster Dragon")
    match.act("activate", "Shift", 0)
    finish(match)
    assert match.names("field", 1) == ["Luster Dragon"]


def test_level_limit_keeps_monsters_in_defense_position():
    match = duel(["Gemini Elf"], ["Kuriboh"], hand=["Level Limit - Area B"])
    finish(match.act("activate", "Level Limit - Area B", 0))
    assert match.position("Gemini Elf") == "defense" and match.position("Kuriboh") == "attack"
    assert not match.allows("position", "Gemini Elf")


def test_necroshade_lets_one_hero_come_without_tributes_once():
    shade, hero = "Elemental HERO Necroshade", "Elemental HERO Bladedge"
    match = duel([], hand=[hero, hero], grave=[shade])
    finish(match.act("summon", hero))
    finish(match.next_turn())
    assert not match.allows("summon", hero)


def test_a_player_whose_hand_is_revealed_hides_it_from_nobody():
    match = duel([], spells=["The Eye of Truth up"], foe_hand=["Gemini Elf", "Dark Hole"])
    from rulesets.yugioh.play.hidden import resample

    for seed in range(5):
        from random import Random

        seen = resample(match.s, 0, Random(seed))
        names = sorted(seen.table.faces[c].name for c in seen.hands[1])
        assert names == ["Dark Hole", "Gemini Elf"]


def test_exodia_wins_with_all_its_parts_in_the_hand():
    limbs = ["Right Leg", "Left Leg", "Right Arm", "Left Arm"]
    hand = ["Exodia the Forbidden One", *[f"{limb} of the Forbidden One" for limb in limbs[:3]]]
    deck = ["Left Arm of the Forbidden One", *["Mystical Elf"] * 5]
    match = duel([], hand=[*hand, "Upstart Goblin"], deck=deck)
    finish(match.act("activate", "Upstart Goblin", 0))
    assert match.winner == 0


def test_kycoo_keeps_the_opponent_from_banishing_out_of_graveyards():
    kycoo, bls = "Kycoo the Ghost Destroyer", "Black Luster Soldier - Envoy of the Beginning"
    grave = ["Gemini Elf", "Shining Angel", "Summoned Skull"]
    assert duel([], [], hand=[bls], grave=grave).allows("special", bls, 0)
    assert not duel([], [kycoo], hand=[bls], grave=grave).allows("special", bls, 0)


def test_a_card_sees_from_the_graveyard_only_what_happens_while_it_is_there():
    beast = "Interplanetarypurplythorny Beast"
    match = duel([beast], ["Summoned Skull"])
    match.attack(beast, "Summoned Skull")
    while match.s.step == "damage" and match.kinds().isdisjoint({"phase", "attack"}):
        assert "activate" not in match.kinds()
        match.act("pass")
    match = duel(["Gemini Elf"], ["Summoned Skull"], grave=[beast])
    match.attack("Gemini Elf", "Summoned Skull")
    assert "activate" in match.kinds()
