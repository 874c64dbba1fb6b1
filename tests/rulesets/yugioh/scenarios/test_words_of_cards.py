"""Small words of card texts that change what a card does: bans, "other", "that", whose and when."""

import pytest

from rulesets.yugioh.match import derived
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import passed
from tests.rulesets.yugioh.scenarios.test_chain_links import stored
from tests.rulesets.yugioh.scenarios.test_timing import offered

WARWOLF, ELF, GUARD = "Gene-Warped Warwolf", "Mystical Elf", "Celtic Guardian"
BLUE_EYES, LUSTER, SOLDIER = "Blue-Eyes White Dragon", "Luster Dragon", "Giant Soldier of Stone"
REBORN, TYPHOON = "Monster Reborn", "Mystical Space Typhoon"


def picks(match):
    """Return the names of the cards that can be picked now."""
    offers = match.game.legal_actions(match.s)
    return {match.s.table.faces[a[1]].name for a in offers if a[0] == "pick"}


def of(*names, **facts):
    """Return a board on which the programs of some cards are stored ones."""
    return board(scripts=stored(*names), **facts)


def picked_first(match):
    """Take the first card of every choice."""
    while match.kinds() & {"pick", "done"} and "pass" not in match.kinds():
        match.act(*match.game.legal_actions(match.s)[0])
    return match


# Bans for the turn of an activation


def test_a_ban_for_the_turn_of_the_card_belongs_to_its_own_activation():
    sanctum = "Artifact Sanctum"
    match = of(sanctum, spells=[sanctum], deck=["Artifact Moralltach", ELF])
    match.act("activate", sanctum, 0).act("as", "attack")
    assert not match.allows("phase", "battle")


@pytest.mark.parametrize(("attacker", "allowed"), [(LUSTER, True), (BLUE_EYES, False)])
def test_a_ban_of_attacks_asks_for_attacks_of_the_monsters_it_names(attacker, allowed):
    stream = "Burst Stream of Destruction"
    match = of(stream, field=[BLUE_EYES, LUSTER], foe=[ELF, GUARD], hand=[stream])
    match.attack(attacker, "foe Celtic Guardian").act("phase", "main 2")
    assert match.allows("activate", stream, 0) == allowed


def test_a_monster_that_was_set_was_normal_set_this_turn():
    armory = "Hidden Armory"
    match = of(armory, hand=[armory, GUARD], deck=[ELF, "Axe of Despair", ELF])
    assert match.allows("activate", armory, 0)
    assert not match.act("set", GUARD).allows("activate", armory, 0)


def test_a_ban_belongs_to_an_effect_whichever_of_its_events_came():
    hand = ["Rasetsu", "Yata-Garasu", REBORN]
    match = of("Rasetsu", REBORN, foe=[WARWOLF], hand=hand, grave=[LUSTER])
    match.act("summon", "Rasetsu").act("activate", "Rasetsu", 1)
    picked_first(match)
    assert match.names("hand", 1) == [WARWOLF]
    assert not match.allows("activate", REBORN, 0), "a Normal Summon, as a flip would"


# Whose, and which one


@pytest.mark.parametrize(
    ("name", "place"), [("Molten Zombie", "grave"), ("Tripod Fish", "grave"), ("Luster Dragon", "")]
)
def test_a_summon_is_one_from_the_place_where_the_monster_was(name, place):
    match = of(name, REBORN, field=["Des Feral Imp"], hand=[REBORN], grave=[name])
    match.act("activate", REBORN, 0).act("as", "attack")
    (summoned,) = match.happened("summoned")
    assert summoned.origin == "grave"
    assert (offered(match, name) or bool(match.names("hand"))) == (place == "grave")


@pytest.mark.parametrize("mine", [True, False])
def test_a_summon_from_your_graveyard_is_none_from_the_opponents(mine):
    graves = {"grave": [LUSTER]} if mine else {"foe_grave": [LUSTER]}
    match = of("Doppelwarrior", REBORN, hand=["Doppelwarrior", REBORN], **graves)
    match.act("activate", REBORN, 0).act("as", "attack")
    assert offered(match, "Doppelwarrior") == mine


def test_that_opponents_monster_is_the_one_that_declared_the_attack():
    frost = "Ghostrick Jackfrost"
    match = of(frost, field=[WARWOLF], foe_hand=[frost])
    match.attack(WARWOLF).act("activate", frost, 1)
    assert match.position(WARWOLF) == "set" and match.names("field", 1) == [frost]


def test_that_opponents_monster_is_the_one_that_destroyed_another():
    raven = "Bujingi Raven"
    match = of(raven, field=[WARWOLF], foe=["Bujin Yamato"], foe_hand=[raven])
    match.attack(WARWOLF, "foe Bujin Yamato").act("activate", raven, 0)
    assert match.names("grave") == [WARWOLF]


def test_that_opponents_monster_is_the_target():
    xyz, hand = "Evilswarm Bahamut", ["Evilswarm Thunderbird"]
    field = ["Evilswarm Heliotrope", "Evilswarm Heliotrope"]
    match = of(xyz, field=field, foe=[WARWOLF], hand=hand, extra=[xyz])
    one, two = match.s.monsters(0)
    match.act("xyz", xyz, one, two).act("as", "attack").act("activate", xyz, 0)
    picked_first(match)
    assert WARWOLF in match.names("field")


def test_other_monsters_are_others_than_the_target():
    shark, gunde = "Number 47: Nightmare Shark", "Mermail Abyssgunde"
    match = of(shark, field=[gunde, gunde, gunde, LUSTER], foe=[WARWOLF], extra=[shark])
    one, two, three, _ = match.s.monsters(0)
    match.act("xyz", shark, one, two).act("as", "attack")
    passed(match).act("activate", shark, 1).act("pick", three).battle()
    attacks = {a[1:] for a in match.game.legal_actions(match.s) if a[0] == "attack"}
    assert attacks == {(three, -1), (three, match.card(WARWOLF))}


def test_other_cards_beside_a_target_are_not_that_target_again():
    wolf, beast = "Diamond Dire Wolf", "Gene-Warped Warwolf"
    field = [LUSTER, LUSTER, beast]
    match = of(wolf, field=field, foe=[SOLDIER], extra=[wolf])
    one, two, _ = match.s.monsters(0)
    match.act("xyz", wolf, one, two).act("as", "attack").act("activate", wolf, 0)
    match.act("pick", beast)
    assert picks(match) == {wolf, SOLDIER}, "the wolf itself is another card"


def test_other_cards_beside_a_target_must_be_there():
    light = "Lightray Daedalus"
    match = of(light, field=[light], spells=["Sogen up"])
    assert not match.allows("activate", light, 0), "two more cards than the Field Spell"
    assert of(light, field=[light, ELF], spells=["Sogen up"]).allows("activate", light, 0)


# Cards, effects and places


def test_a_spell_or_trap_is_no_effect_of_one():
    """What negates a Spell or Trap that is activated does not negate the effect of one."""
    seal, dragon, greed = "Hieratic Seal of Reflection", "Hieratic Dragon of Su", "Shard of Greed"
    facts = {"foe": [dragon], "foe_spells": [seal], "deck": 5}
    match = of(seal, greed, hand=[greed], **facts)
    match.act("activate", greed, 0)
    assert match.allows("activate", seal, 0)
    match = of(seal, greed, spells=[greed + " up"], **facts)
    match.s.change(match.card(greed), counters=(("greed", 2),))
    match.act("activate", greed, 2)
    assert match.names("hand") == [ELF, ELF], "nobody was asked"


@pytest.mark.parametrize("name", ["Stream, Dragon Ruler of Droplets", "Wightmare"])
def test_what_discards_the_card_itself_is_used_in_the_hand(name):
    deck = ["Tidal, Dragon Ruler of Waterfalls", ELF]
    facts = {"banished": ["Skull Servant"], "deck": deck}
    assert of(name, hand=[name, LUSTER], **facts).allows("activate", name, 0)
    assert not of(name, field=[name], hand=[LUSTER], **facts).allows("activate", name, 0)


def test_an_effect_that_is_one_of_a_list_is_activated_and_not_a_rule():
    mander, gunde = "Mermail Abyssmander", "Mermail Abyssgunde"
    match = of(mander, field=[gunde], grave=[mander])
    assert not of(mander, field=[mander, gunde]).allows("activate", mander, 0)
    match.act("activate", mander, 1)
    assert match.names("banished") == [mander]
    assert derived.level_of(match.s, match.card(gunde)) == 5


# Prices that leave no target, and the moment before a damage calculation


def test_no_more_is_paid_than_there_are_targets():
    ice = "Gungnir, Dragon of the Ice Barrier"
    match = of(ice, field=[ice], foe=[WARWOLF], hand=[ELF, GUARD])
    match.act("activate", ice, 0).act("pick", ELF)
    assert match.names("grave", 1) == [WARWOLF] and match.names("hand") == [GUARD]


@pytest.mark.parametrize(
    ("name", "foe", "fits"),
    [
        ("Shreddder", [WARWOLF], {"Perfect Machine King", "Cannon Soldier"}),
        ("Shreddder", ["Summoned Skull"], {"Perfect Machine King"}),
        ("Armed Dragon LV5", [WARWOLF], {"Perfect Machine King"}),
        ("Armed Dragon LV5", ["Cannon Soldier"], {"Perfect Machine King", "Cannon Soldier"}),
    ],
)
def test_only_what_leaves_a_target_is_paid_for_one(name, foe, fits):
    hand = ["Cannon Soldier", "Perfect Machine King", ELF]
    match = of(name, field=[name], foe=foe, hand=hand)
    match.act("activate", name, 0)
    paid = picks(match) or {match.names("grave")[0]}
    assert paid == fits
    assert not of(name, field=[name], foe=[BLUE_EYES], hand=hand[:1]).allows("activate", name, 0)


@pytest.mark.rule("YGO-929")
@pytest.mark.parametrize("name", ["Honest", "Gem-Merchant"])
def test_an_effect_of_the_damage_step_comes_before_the_damage_calculation(name):
    mine = "Alexandrite Dragon" if name == "Honest" else SOLDIER
    match = of(name, field=[mine], foe=[WARWOLF], hand=[name])
    match.attack(mine, f"foe {WARWOLF}")
    parts = []
    while offered(match, name):
        parts.append(match.s.battle.part)
        match.act("pass")
    assert parts == ["start", "before"]


def test_an_equip_card_is_given_to_a_face_up_monster():
    tryce = "Twin Swords of Flashing Light - Tryce"
    match = of(tryce, field=[LUSTER, f"{SOLDIER} set"], foe=[WARWOLF], hand=[tryce, ELF])
    match.act("activate", tryce, 0)
    assert picks(match) == {LUSTER, WARWOLF}
