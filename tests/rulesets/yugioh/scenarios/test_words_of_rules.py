"""Small words of continuous effects: on which cards they work, in which battles and how long."""

import pytest

from rulesets.yugioh.match import derived
from tests.rulesets.yugioh.play.test_priority import passed
from tests.rulesets.yugioh.scenarios.test_timing import offered
from tests.rulesets.yugioh.scenarios.test_words_of_cards import (
    ELF,
    GUARD,
    LUSTER,
    REBORN,
    SOLDIER,
    TYPHOON,
    WARWOLF,
    of,
    picked_first,
)


@pytest.mark.parametrize(("field", "lp"), [(("attack", "foe"), 8000), (("foe", "attack"), 7000)])
def test_no_damage_from_attacks_of_a_card_is_only_of_its_own_attacks(field, lp):
    mine, theirs = "Exploder Dragon", WARWOLF
    if field[0] == "foe":
        mine, theirs = WARWOLF, "Exploder Dragon"
    match = of("Exploder Dragon", field=[mine], foe=[theirs])
    match.attack(mine, f"foe {theirs}")
    assert match.lp == ((lp, 8000) if mine == "Exploder Dragon" else (8000, lp))


def test_a_warrior_that_lies_face_down_can_be_attacked():
    captain = "Marauding Captain"
    match = of(captain, field=[WARWOLF], foe=[captain, GUARD, "Warrior Dai Grepher set"])
    match.battle()
    targets = {match.s.table.faces[a[2]].name for a in match.game.legal_actions(match.s)
               if a[0] == "attack"}  # fmt: skip
    assert targets == {captain, "Warrior Dai Grepher"}


def test_they_are_the_cards_named_before_and_only_those_of_the_moment():
    silver = "Azure-Eyes Silver Dragon"
    match = of(
        silver, REBORN, field=[LUSTER, ELF], hand=[REBORN], grave=[silver, "Blackland Fire Dragon"]
    )
    match.s.proper += (match.card(silver),)
    match.act("activate", REBORN, 0).act("pick", silver).act("as", "attack")
    proof = {name: derived.holds_for(match.s, "effect proof", match.card(name), match.card(ELF))
             for name in (silver, LUSTER, ELF)}  # fmt: skip
    assert proof == {silver: True, LUSTER: True, ELF: False}


def test_a_face_down_monster_that_cannot_change_its_position_is_not_flipped():
    axe = "Gravity Axe - Grarl"
    match = of(axe, field=[f"{SOLDIER} set"], foe=[LUSTER], foe_spells=[])
    assert match.allows("flip", SOLDIER)
    match = of(axe, field=[LUSTER], foe=[f"{SOLDIER} set"], hand=[axe])
    match.act("activate", axe, 0)
    picked_first(match).end()
    assert match.s.seat == 1 and not match.allows("flip", SOLDIER)


def test_what_a_continuous_trap_gives_a_target_ends_with_it():
    decoy, ninja = "Ninjitsu Art of Decoy", "Armed Ninja"
    match = of(decoy, TYPHOON, field=[ninja], spells=[decoy], hand=[TYPHOON])
    passed(match.act("activate", decoy, 0))
    assert derived.holds_for(match.s, "battle proof", match.card(ninja))
    match.act("activate", TYPHOON, 0)
    picked_first(match)
    assert not derived.holds_for(match.s, "battle proof", match.card(ninja))


def test_a_continuous_trap_that_changes_positions_keeps_them():
    jar = "Dragon Capture Jar"
    match = of(jar, field=[ELF], foe=[LUSTER], hand=["Blackland Fire Dragon"], spells=[jar])
    match.act("activate", jar, 0)
    assert match.position(LUSTER) == "defense"
    match.act("summon", "Blackland Fire Dragon")
    assert match.position("Blackland Fire Dragon") == "defense", "it came later"


def test_all_but_attack_position_monsters_of_a_kind_are_also_face_down_ones():
    match = of(
        "Justi-Break", field=[WARWOLF], foe=[ELF, f"{GUARD} set"], foe_spells=["Justi-Break"]
    )
    match.battle().attack(WARWOLF, f"foe {ELF}").act("activate", "Justi-Break", 0)
    assert sorted(match.names("field", 1)) == [ELF] and match.names("field") == [WARWOLF]


def test_a_card_that_must_be_face_up_to_resolve_does_nothing_without_it():
    master, answer = "Zombie Master", "Raigeki Break"
    facts = {"grave": ["Skull Servant"], "foe_spells": [answer], "foe_hand": [ELF]}
    match = of(master, answer, field=[master], hand=[LUSTER], **facts)
    match.act("activate", master, 0).act("activate", answer, 0)
    assert match.names("field") == [] and master in match.names("grave")
    assert "phase" in match.kinds(), "nobody chooses a position"


def test_a_gain_of_the_damage_step_is_no_effect_of_the_attack():
    match = of("Etoile Cyber", field=["Etoile Cyber"], foe_spells=["Jar of Greed"])
    match.attack("Etoile Cyber")
    assert derived.atk_of(match.s, match.card("Etoile Cyber")) == 1200 or match.lp[1] == 6300
    assert passed(match).lp == (8000, 6300) and not match.happened("activated")


def test_a_discard_to_the_graveyard_is_none_that_banishes():
    lurrie, fissure, destiny = "Fabled Lurrie", "Dimensional Fissure", "Raigeki Break"
    facts = {"hand": [lurrie], "spells": [destiny], "foe": [WARWOLF]}
    match = of(lurrie, destiny, fissure, foe_spells=[], **facts)
    match.act("activate", destiny, 0)
    picked_first(match)
    while "as" not in match.kinds() and "pass" in match.kinds():
        match.act("pass")
    assert "as" in match.kinds() or match.names("field") == [lurrie]
    match = of(lurrie, destiny, fissure, foe_spells=[f"{fissure} up"], **facts)
    match.act("activate", destiny, 0)
    picked_first(match)
    assert match.names("banished") == [lurrie] and "phase" in match.kinds()


def test_effects_of_spells_on_the_field_are_not_those_in_the_graveyard():
    core, canceller = "Diamond Core of Koa'ki Meiru", "Spell Canceller"
    match = of(core, canceller, foe=[canceller], hand=[core], grave=[core])
    held, buried = match.s.zone("hand", 0)[0], match.s.zone("grave", 0)[0]
    assert not match.allows("activate", held, 0) and match.allows("activate", buried, 1)


def test_what_comes_at_the_end_of_the_battle_phase_comes_in_this_turn_alone():
    mail = "Infected Mail"
    match = of(mail, field=[GUARD], spells=[f"{mail} up"], foe=[ELF])
    match.act("activate", mail, 1)
    picked_first(match).next_turn()
    match.battle().act("phase", "main 2")
    assert match.names("field") == [GUARD]


def test_the_field_zone_is_no_spell_and_trap_zone():
    match = of(
        "Stinging Swordsman",
        field=["Stinging Swordsman"],
        foe_spells=["Sogen up", "Swords of Concealing Light up"],
    )
    match.attack("Stinging Swordsman")
    assert match.names("hand", 1) == ["Swords of Concealing Light"]


@pytest.mark.parametrize(("position", "allowed"), [("attack", True), ("defense", False)])
def test_a_card_in_attack_position_that_changes_itself_must_be_in_it(position, allowed):
    rat = "Wind-Up Rat"
    match = of(rat, field=[f"{rat} {position}"], grave=["Wind-Up Soldier"])
    assert match.allows("activate", rat, 0) == allowed


def test_what_goes_to_the_main_deck_is_no_monster_of_the_extra_deck():
    strike = "Raptor Wing Strike"
    synchro = "Blackwing Armor Master"
    deck = ["Blackwing - Gale the Whirlwind", ELF]
    assert not of(strike, field=[synchro], hand=[strike], deck=deck).allows("activate", strike, 0)
    field = [synchro, "Blackwing - Sirocco the Dawn"]
    assert of(strike, field=field, hand=[strike], deck=deck).allows("activate", strike, 0)


def test_any_cards_of_a_name_are_one_or_more():
    frog = "T.A.D.P.O.L.E."
    match = of(frog, field=[WARWOLF], foe=[frog], foe_deck=[frog, frog, ELF])
    match.attack(WARWOLF, f"foe {frog}").act("activate", f"foe {frog}", 0)
    match.act(*match.game.legal_actions(match.s)[0])
    while "pick" in match.kinds():
        match.act(*next(a for a in match.game.legal_actions(match.s) if a[0] == "pick"))
    assert match.names("hand", 1) == [frog, frog] and not offered(match, frog)


def test_a_card_sent_from_your_deck_is_none_sent_from_the_opponents():
    realm, mill = "Realm of Light", "Needle Worm"
    match = of(realm, mill, field=[f"{mill} set"], spells=[f"{realm} up"])
    match.act("flip", mill)
    assert len(match.names("grave", 1)) == 5 and match.spot(realm).counters == ()
