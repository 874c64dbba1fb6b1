"""Positions of Yu-Gi-Oh! and of the board game as text."""

import pytest

from deckcheck.desk.answers import rule
from deckcheck.play.match import Match, from_position
from deckcheck.play.positions import set_up, written
from deckcheck.play.replay import resume
from deckcheck.play.transcript import MatchError
from rulesets import registry
from rulesets.parts.positions import positions_of
from tests.rulesets.yugioh.play.test_soundness import plain_deck

DUEL = """\
ruleset: ygo-9
turn: 4
to move: 2
phase: main 2
used: normal summon

player 1
  lp: 3000
  monster: Luster Dragon; defense
  spell: Mirror Force
player 2
  lp: 1500
  monster: Alexandrite Dragon; turned
  monster: Mystical Elf; set; new
  spell: Axe of Despair; up; equipped to Alexandrite Dragon
  field: Umi
  hand: Pot of Greed, Celtic Guardian, 1 unknown
  grave: Kuriboh
  extra: Gaia the Dragon Champion
  deck: Dark Magician, 5 unknown
  rest: 4 Summoned Skull, 4 Feral Imp
"""
BOARD = """\
ruleset: master-trainer
turn: 9
to move: 2
chip: 3 Pidgey
empty: 6
player 1
  place: Cerulean City
  team: Pikachu, Onix
  items: 2 Potion, Fly
player 2
  place: 5
  team: Bulbasaur, Mankey
  down: Mankey
  items: Fly, Potion
player 3
  place: P2
  team: Squirtle
"""


def refused(text):
    with pytest.raises(MatchError) as error:
        set_up(text, "pos.txt")
    return f"{error.value}\n{error.value.hint}".strip()


def names(s, cards):
    return [s.table.faces[c].name for c in cards]


def test_a_duel_lies_as_written():
    made = set_up(DUEL, "pos.txt")
    s = made.laid.state
    assert (s.turn, s.seat, s.first, s.phase, s.lp) == (4, 1, 0, "main 2", [3000, 1500])
    assert names(s, s.monsters(1)) == ["Alexandrite Dragon", "Mystical Elf"]
    dragon, elf = s.monsters(1)
    assert s.spot(dragon).turned == 4 and (s.spot(elf).position, s.spot(elf).since) == ("set", 4)
    axe = next(x for x in s.spots if x and s.table.faces[x.card].name == "Axe of Despair")
    assert axe.holder == dragon and axe.position == "up"
    assert names(s, s.decks[1])[0] == "Dark Magician" and len(s.decks[1]) == 8
    assert len(s.hands[1]) == 3 and names(s, s.extras[1]) == ["Gaia the Dragon Champion"]
    assert s.normal_summons == 1 and len(s.decks[0]) == 20
    assert not made.ruleset.game.violations(s)


def test_a_duel_from_a_position_is_played_saved_and_resumed(tmp_path):
    match = from_position(DUEL, "pos.txt", ["random", "random"], seed=2)
    for _ in range(15):
        match.play(match.automatic())
    match.save(tmp_path / "m.json")
    assert resume(tmp_path / "m.json").state.key() == match.state.key()
    while not match.is_over:
        match.play(match.automatic())
        assert not match.game.violations(match.state)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("phase: main 2", "phase: battle",
         "pos.txt:4: phase: expected main 1 or main 2, found 'battle'"),
        ("lp: 3000", "lp: 0", "pos.txt:8: lp: expected a number from 1 to 99999, found '0'"),
        ("monster: Luster Dragon; defense", "monster: Luster Dragon; sideways",
         "pos.txt:9: monster: expected one of attack, defense, set, new, turned, materials NAMES, "
         "equipped to NAME, 2 X counters; found 'sideways'"),
        ("spell: Mirror Force", "spell: Kuriboh", "pos.txt:10: spell: Kuriboh is a monster"),
        ("equipped to Alexandrite", "equipped to Blue-Eyes",
         "pos.txt:15: no monster 'Blue-Eyes Dragon' to equip"),
    ],
)  # fmt: skip
def test_what_cannot_lie_in_a_duel_is_told_with_its_line(old, new, said):
    assert refused(DUEL.replace(old, new)) == said


def test_random_duels_are_written_and_laid_again():
    ruleset = registry.load("ygo-9")
    positions, seen = positions_of(ruleset.game), 0
    match = Match(ruleset, ["random", "random"], [plain_deck()] * 2, {}, 5)
    while not match.is_over and seen < 40:
        s = match.state
        if positions.is_open(s):
            text = written(ruleset, {}, s, None)
            again = set_up(text, "written").laid.state
            assert written(ruleset, {}, again, None) == text.partition("# left out")[0]
            seen += 1
        match.make(match.automatic())
    assert seen > 10


def test_what_a_duelist_does_not_know_is_not_written():
    ruleset = registry.load("ygo-9")
    seen = set()
    for seed in range(6):
        s = set_up(DUEL, "pos.txt", seed=seed).laid.state
        seen.add(tuple(names(s, s.hands[1])))
        texts = written(ruleset, {}, s, 0)
        assert "hand: 3 unknown" in texts
        seen.add(texts)
    assert len(seen) == 3  # two hands, one text


def test_the_odds_of_two_cards_of_pot_of_greed():
    ruling = rule(DUEL, "pos.txt", ["activate Pot of Greed"])
    odds = [line.strip() for line in ruling.lines if "%" in line]
    assert odds == ["1/2 (50.0%):", "1/2 (50.0%):"]


def test_the_board_lies_as_written():
    s = set_up(BOARD, "pos.txt").laid.state
    assert (s.turns, s.turn, s.seats, s.waits) == (9, 1, 3, 1)
    assert s.points(1) < s.points(0) and len(s.down[1]) == 1
    assert s.chips[6] == 0 and s.chips[3] == 16 and s.face_up == 1 << 3
    assert not registry.load("master-trainer").game.violations(s)
    roll = rule(BOARD, "pos.txt", ["roll"])
    assert roll.notes and "depends on unknown cards: told for one deal of them" in roll.notes
    fly = rule(BOARD, "pos.txt", ["fly to Cerulean City"])
    assert fly.verdict == "refused: another mover holds that town (MT-050)"


def test_a_match_of_the_board_game_is_written_and_laid_again():
    ruleset = registry.load("master-trainer")
    positions, seen = positions_of(ruleset.game), 0
    match = Match(ruleset, ["random"] * 3, (), {}, 5)
    while not match.is_over and seen < 60:
        if positions.is_open(match.state):
            text = written(ruleset, {}, match.state, None)
            assert written(ruleset, {}, set_up(text, "written").laid.state, None) == text
            seen += 1
        match.make(match.automatic())
    assert seen == 60


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Onix", "Onyx", "pos.txt:8: team: there is no 'Onyx' in the box\nDid you mean 'onix'?"),
        ("chip: 3 Pidgey", "chip: 4 Pidgey", "pos.txt:4: chip: '4 Pidgey' cannot lie there"),
        ("2 Potion", "99 Potion", "pos.txt:9: items: the box has no more Potion"),
        ("Squirtle", "Rattata", "pos.txt:16: player 3 needs one starter in the team\n"
         "There are: Bulbasaur, Charmander, Squirtle, Pikachu, Clefairy, Meowth."),
    ],
)  # fmt: skip
def test_what_cannot_lie_on_the_board_is_told_with_its_line(old, new, said):
    assert refused(BOARD.replace(old, new)) == said
