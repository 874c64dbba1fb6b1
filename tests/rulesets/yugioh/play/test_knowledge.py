"""What each player may know: views, what is heard, and cards dealt anew."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from rulesets.engine.asking import Pick
from rulesets.engine.select import Held
from rulesets.yugioh.effects import Cards, Destroy, Draw, Kind, SpecialSummon
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.script import CardScript, Effect, On, Procedure
from rulesets.yugioh.play.hidden import resample
from rulesets.yugioh.words.screen import board as screen
from tests.rulesets.yugioh.play.board import board


def seen(match, seat):
    return match.game.view(match.s, seat).facts["players"]


@pytest.mark.rule("YGO-264")
@pytest.mark.rule("YGO-024")
def test_sizes_graveyards_and_life_points_are_public():
    match = board(hand=["Luster Dragon"], grave=["Gemini Elf", "Vorse Raider"], lp=(7000, 8000))
    for seat in (0, 1):
        player = seen(match, seat)[0]
        assert (player["hand"], player["deck"], player["extra"]) == (1, 20, 0)
        assert player["grave"] == ["Gemini Elf", "Vorse Raider"] and player["lp"] == 7000


@pytest.mark.rule("YGO-325")
@pytest.mark.rule("YGO-031")
def test_hands_extra_decks_and_face_down_cards_are_shown_to_their_player_alone():
    match = board(
        ["Luster Dragon set"],
        hand=["Gemini Elf"],
        spells=["Mirror Force"],
        extra=["Gem-Knight Pearl"],
    )
    own, other = seen(match, 0)[0], seen(match, 1)[0]
    assert own["cards"] == ["Gemini Elf"] and own["extra cards"] == ["Gem-Knight Pearl"]
    assert own["monsters"][0]["name"] == "Luster Dragon"
    assert "cards" not in other and "extra cards" not in other
    assert other["monsters"][0] == {"name": "", "position": "set"}
    assert other["spells"][0] == {"name": "", "position": "set"}


def test_a_monster_that_was_face_up_stays_known_when_it_is_turned_down():
    match = board(["Luster Dragon"])
    match.s.change(match.card("Luster Dragon"), position="set")
    match.s.change(match.card("Luster Dragon"), position="attack")
    match.s.change(match.card("Luster Dragon"), position="set")
    assert seen(match, 1)[0]["monsters"][0]["name"] == "Luster Dragon"


def test_a_card_set_is_heard_of_without_its_name():
    match = board(["Vorse Raider"], hand=["Summoned Skull", "Mirror Force"])
    s, game = match.s, match.game
    skull = match.action("set", "Summoned Skull", "Vorse Raider")
    assert game.describe(s, skull) == "Set Summoned Skull, Tributing Vorse Raider"
    assert game.heard(s, skull, 1) == "Set a monster, Tributing Vorse Raider"
    assert game.heard(s, match.action("set", "Mirror Force"), 1) == "Set a card"


def test_a_face_down_target_is_told_by_its_zone():
    match = board(["Luster Dragon"], ["Gemini Elf", "Vorse Raider set"]).battle()
    assert "Attack face-down monster (zone 2) with Luster Dragon (1900)" in match.menu()


def test_dealing_anew_changes_faces_and_keeps_what_lies_open():
    hand = ["Luster Dragon", "Gemini Elf", "Vorse Raider", "Summoned Skull"]
    match = board(["Celtic Guardian"], foe_hand=hand, foe=["Archfiend Soldier", "Dark Blade set"])
    s = match.s
    names = set()
    for seed in range(30):
        other = resample(s, 0, Random(seed))
        assert other.place == s.place and other.key() == s.key()
        names.add(other.table.faces[s.monsters(1)[1]].name)
        assert other.table.faces[s.monsters(1)[0]].name == "Archfiend Soldier"
        theirs = sorted(other.table.faces[c].name for c in range(len(s.place)))
        assert theirs == sorted(f.name for f in s.table.faces)
    assert len(names) > 2  # the face-down monster is any of the unseen ones


def test_a_face_down_card_is_dealt_one_that_may_lie_there():
    spells = ["Mirror Force", "Monster Reborn", "Sogen set"]
    match = board(foe_spells=spells, foe=["Dark Blade set"], foe_hand=["Umi", "Luster Dragon"])
    s = match.s
    for seed in range(40):
        other = resample(s, 0, Random(seed))
        assert other.table.faces[match.card("foe Sogen")].icon == "Field"
        assert other.table.faces[s.monsters(1)[0]].is_monster
        for name in spells[:2]:
            face = other.table.faces[match.card(f"foe {name}")]
            assert not face.is_monster and face.icon != "Field"


def test_a_monster_whose_summon_is_announced_is_known():
    warning = CardScript((Effect("card", (), on=On("summoning")),))
    match = board(
        hand=["Luster Dragon", "Gemini Elf", "Vorse Raider"],
        foe_spells=["Solemn Judgment"],
        scripts={"Solemn Judgment": warning},
    )
    card = match.card("Luster Dragon")
    match.s.pending = (card,)
    for seed in range(10):
        other = resample(match.s, 1, Random(seed))
        assert other.table.faces[card].name == "Luster Dragon"


def test_the_opponent_sees_which_monster_is_about_to_be_summoned():
    free = CardScript(procedures=(Procedure(),))
    match = board(
        hand=["Luster Dragon", "Gemini Elf"],
        scripts={"Luster Dragon": free, "Gemini Elf": free},
    )
    assert match.game.view(match.s, 1).facts["summoning"] == []
    match.act("special", "Gemini Elf", 0)
    assert match.kinds() == {"as"}  # its position is still to be chosen
    assert match.game.view(match.s, 1).facts["summoning"] == ["Gemini Elf"]
    match.act("as", "attack")
    assert match.game.view(match.s, 1).facts["summoning"] == []


@pytest.mark.rule("YGO-025")
def test_a_graveyard_keeps_its_order():
    match = board(["Luster Dragon", "Gemini Elf"], grave=["Vorse Raider"])
    for name in ("Gemini Elf", "Luster Dragon"):
        zones.move(match.s, match.card(name), "grave")
    assert match.names("grave") == ["Vorse Raider", "Gemini Elf", "Luster Dragon"]
    zones.move(match.s, match.card("Gemini Elf"), "hand")
    assert match.names("grave") == ["Vorse Raider", "Luster Dragon"]


@pytest.mark.rule("YGO-279")
@pytest.mark.rule("YGO-284")
def test_a_banished_card_is_apart_from_field_and_graveyard():
    match = board(["Luster Dragon"])
    card = match.card("Luster Dragon")
    zones.move(match.s, card, "banished")
    assert match.names("banished") == ["Luster Dragon"] and match.names("grave") == []
    assert not match.s.is_in_play(card)


@pytest.mark.rule("YGO-017")
@pytest.mark.rule("YGO-287")
def test_a_player_controls_what_lies_on_their_half():
    match = board(["Luster Dragon"], ["Gemini Elf"])
    s = match.s
    assert s.controller(match.card("Luster Dragon")) == 0
    zones.shift(s, match.card("Luster Dragon"), s.free(range(13, 18)))
    assert match.names("field", 1) == ["Gemini Elf", "Luster Dragon"]
    s.offers = None
    assert "Luster Dragon" not in " ".join(match.menu())


def test_the_board_fits_a_terminal_of_80_by_24():
    field = ["Luster Dragon", "Gemini Elf set", "Blue-Eyes White Dragon", "Mystical Elf defense"]
    match = board(
        [*field, "Number 39: Utopia"],
        [*field, "Alexandrite Dragon"],
        hand=["Summoned Skull"] * 3 + ["Dark Magician", "Luster Dragon #2", "Mirror Force"],
        spells=["Mirror Force"] * 5 + ["Sogen up"],
        foe_spells=["Monster Reborn"] * 5 + ["Umi"],
        grave=["Celtic Guardian"],
    )
    console = Console(width=80, record=True, file=StringIO())
    console.print(screen(match.game.view(match.s, 0), 80))
    lines = console.export_text().splitlines()
    assert len(lines) <= 20 and max(map(len, lines)) <= 80  # four lines are left for the menu
    text = "\n".join(lines)
    assert "8000 LP" in text and "Field: Sogen" in text and "face down" in text
    assert "2500/2000" in text


def test_effects_that_are_due_in_a_hidden_hand_are_dealt_anew_with_it():
    fallen = On("moved", Kind(("monster",)), "any", how=("destroyed",))
    trigger = Effect("trigger", (Draw(1),), on=fallen, places=("hand",))
    raigeki = CardScript((Effect("card", (Destroy(Cards(("monsters",), "opponent")),)),))
    match = board(
        hand=["Raigeki", "Celtic Guardian"],
        foe=["Kuriboh"],
        foe_hand=["Celtic Guardian"],
        foe_deck=["Mystical Elf"] * 30,
        scripts={"Celtic Guardian": CardScript((trigger,)), "Raigeki": raigeki},
    )
    match.act("activate", "Raigeki", 0)
    assert match.s.waits == 0 and len(match.s.stack[-1].values["due"]) == 2
    for seed in range(5):
        other = match.game.resample(match.s, 0, Random(seed))
        assert match.game.legal_actions(other) == match.game.legal_actions(match.s)
        match.game.apply(other, ("pass",))
        assert other.waits == 0, "the opponent's card has become another one"


def test_a_card_that_was_picked_from_the_deck_stays_the_same_one():
    picks = Pick(Cards(("deck",), "you", Kind(("monster",))), "found")
    brings = CardScript((Effect("card", (picks, SpecialSummon(Held("found")))),))
    deck = ["Luster Dragon", "Gemini Elf", *["Raigeki"] * 20]
    match = board(hand=["Pot of Greed"], deck=deck, scripts={"Pot of Greed": brings})
    match.act("activate", "Pot of Greed", 0).act("pick", match.s.decks[0][0])
    assert match.kinds() == {"as"}
    for seed in range(5):
        other = match.game.resample(match.s, 0, Random(seed))
        match.game.apply(other, ("as", "attack"))
        assert [other.table.faces[c].name for c in other.monsters(0)] == ["Luster Dragon"]
