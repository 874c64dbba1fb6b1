"""Rules that hold for a time or while a card stays, played with stored programs."""

from rulesets.engine.select import Held
from rulesets.yugioh.effects import ChangePosition, Destroy, NamePart
from rulesets.yugioh.effects.activation.settle import settle
from rulesets.yugioh.effects.summoning import asked_by
from rulesets.yugioh.match import materials
from rulesets.yugioh.match.derived import atk_of, def_of
from tests.rulesets.yugioh.effects.test_examples import duel, finish
from tests.rulesets.yugioh.play.board import run

ELF, DRAGON, STONE = "Mystical Elf", "Luster Dragon", "Giant Soldier of Stone"
SWAP, CHARMER, ARTEMIS = "Shield & Sword", "Aussa the Earth Charmer", "Spell Absorption"


def test_original_atk_and_def_are_exchanged_until_the_end_of_the_turn():
    match = duel([STONE], [], hand=[SWAP])
    match.act("activate", SWAP, 0)
    finish(match)
    stone = match.card(STONE)
    assert (atk_of(match.s, stone), def_of(match.s, stone)) == (2000, 1300)
    match.end()
    assert (atk_of(match.s, stone), def_of(match.s, stone)) == (1300, 2000)


def test_a_monster_goes_back_when_the_card_that_took_it_leaves():
    match = duel([f"{CHARMER} set"], [STONE])
    match.act("flip", CHARMER)
    finish(match)
    assert STONE in match.names("field") and match.names("field", 1) == []
    run(match, (Destroy(Held("it")),), it=match.card(CHARMER))
    settle(match.s)
    assert match.names("field", 1) == [STONE]


def test_monsters_turned_up_without_their_flip_effects_set_nothing_off():
    bug = "Man-Eater Bug"
    match = duel([], [f"{bug} set"])
    turn = ChangePosition(Held("it"), "attack", quiet=True)
    run(match, (turn,), it=match.card(bug))
    assert match.happened("position") and not match.happened("flipped")
    match = duel([], [f"{bug} set"])
    run(match, (ChangePosition(Held("it"), "attack"),), it=match.card(bug))
    assert match.happened("flipped")


def test_a_card_is_not_of_an_archetype_that_its_text_denies():
    match = duel(["Cyber-Stein", "Cyber Dragon"], [])
    s, part = match.s, NamePart(("Cyber",))
    found = [part.accepts(s, asked_by(s, c), c) for c in s.monsters(0)]
    assert found == [False, True]


def test_a_material_is_for_certain_monsters_alone():
    knight = "XX-Saber Boggart Knight"
    match = duel([knight], [], extra=["Junk Warrior", "XX-Saber Gottoms"])
    s, card = match.s, match.card(knight)
    assert materials.usable(s, card, "synchro", match.card("XX-Saber Gottoms"))
    assert not materials.usable(s, card, "synchro", match.card("Junk Warrior"))
    assert materials.usable(s, card, "xyz", match.card("Junk Warrior"))


def test_lp_are_gained_after_every_spell_without_a_chain():
    match = duel([ELF], [], spells=[f"{ARTEMIS} up"], hand=["Dark Hole"])
    match.act("activate", "Dark Hole", 0)
    finish(match)
    assert match.lp == (8500, 8000) and len(match.happened("activated")) == 1


def test_a_trigger_at_the_end_of_the_damage_step_knows_the_battle():
    kokki = "Ryu Kokki"
    match = duel([kokki], ["Giant Soldier of Stone defense", "Dark Blade"])
    match.attack(kokki, "foe Dark Blade")
    while match.s.step != "battle":
        match.act(*match.game.legal_actions(match.s)[0])
    assert "Dark Blade" in match.names("grave", 1)
    assert match.names("field", 1) == [STONE]


def test_a_monster_destroyed_by_battle_goes_where_every_card_goes():
    match = duel([DRAGON], [ELF], spells=["Macro Cosmos up"])
    match.attack(DRAGON, f"foe {ELF}")
    while match.s.step != "battle":
        match.act(*match.game.legal_actions(match.s)[0])
    assert match.names("banished", 1) == [ELF] and match.names("grave", 1) == []
