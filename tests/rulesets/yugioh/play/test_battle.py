"""The Battle Phase: attacks, their targets, the Damage Step, the Replay."""

from dataclasses import dataclass

import pytest

from rulesets.engine.frames import Frame, Op, advance, push
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects import EndBattlePhase
from rulesets.yugioh.match import summons, zones
from rulesets.yugioh.match.happenings import ATTACK_DECLARED, BATTLED, FLIPPED
from rulesets.yugioh.match.script import CardScript, Standing
from rulesets.yugioh.match.spots import MONSTER_SLOTS, Spot
from rulesets.yugioh.play import battle
from rulesets.yugioh.play.damage import DAMAGE_STEP, EnterPart
from tests.rulesets.yugioh.play.board import board


@pytest.mark.rule("YGO-191")
@pytest.mark.rule("YGO-318")
def test_an_attack_has_one_monster_and_one_target_and_is_not_direct_past_a_monster():
    match = board(["Luster Dragon"], ["Mystical Elf", "Celtic Guardian"]).battle()
    targets = {a[2] for a in match.game.legal_actions(match.s) if a[0] == "attack"}
    assert targets == set(match.s.monsters(1))
    assert "YGO-318" in match.refusal("attack", "Luster Dragon", -1)
    assert "YGO-191" in match.refusal("attack", "foe Mystical Elf", "Luster Dragon")


@pytest.mark.rule("YGO-278")
def test_an_effect_may_allow_a_direct_attack_past_monsters():
    direct = {"Luster Dragon": CardScript((), (Standing(Modifier("direct attack")),))}
    match = board(["Luster Dragon"], ["Mystical Elf"], scripts=direct)
    assert match.attack("Luster Dragon").lp == (8000, 6100)


@pytest.mark.rule("YGO-193")
def test_each_monster_attacks_once_a_turn():
    match = board(["Luster Dragon", "Gemini Elf"])
    match.attack("Luster Dragon")
    assert "YGO-193" in match.refusal("attack", "Luster Dragon", -1)
    match.attack("Gemini Elf")
    assert match.lp == (8000, 4200)
    match.next_turn().attack("Luster Dragon")
    assert match.lp == (8000, 2300)


@pytest.mark.rule("YGO-073")
def test_an_effect_may_allow_two_attacks():
    twice = {"Luster Dragon": CardScript((), (Standing(Modifier("extra attacks", 1)),))}
    match = board(["Luster Dragon"], scripts=twice)
    match.attack("Luster Dragon").attack("Luster Dragon")
    assert match.lp == (8000, 4200)
    assert "YGO-193" in match.refusal("attack", "Luster Dragon", -1)


@pytest.mark.rule("YGO-194")
@pytest.mark.rule("YGO-196")
def test_no_monster_has_to_attack():
    match = board(["Luster Dragon"], ["Celtic Guardian"]).battle()
    match.act("phase", "main 2")
    assert match.s.phase == "main 2" and match.lp == (8000, 8000)


@pytest.mark.rule("YGO-195")
@pytest.mark.parametrize("position", ["defense", "set"])
def test_a_monster_in_defense_position_does_not_attack(position):
    match = board([f"Luster Dragon {position}"]).battle()
    assert "YGO-195" in match.refusal("attack", "Luster Dragon", -1)


@pytest.mark.rule("YGO-320")
def test_a_monster_attacks_in_the_turn_in_which_it_was_summoned():
    match = board(hand=["Luster Dragon"]).act("summon", "Luster Dragon")
    assert match.attack("Luster Dragon").lp == (8000, 6100)


@pytest.mark.rule("YGO-205")
def test_after_the_damage_step_the_battle_step_goes_on():
    match = board(["Luster Dragon", "Gemini Elf"], ["Celtic Guardian"])
    match.attack("Luster Dragon", "foe Celtic Guardian")
    assert (match.s.phase, match.s.step, match.s.battle) == ("battle", "battle", None)
    assert match.allows("attack", "Gemini Elf", -1)


@pytest.mark.rule("YGO-202")
@pytest.mark.rule("YGO-019")
def test_an_attacked_face_down_monster_is_turned_to_face_up_defense_position():
    match = board(["Luster Dragon"], ["Mystical Elf set"])
    match.attack("Luster Dragon", "foe Mystical Elf")
    assert match.position("foe Mystical Elf") == "defense"
    assert match.lp == (7900, 8000)  # its DEF counted, so it was turned before


@pytest.mark.rule("YGO-203")
@pytest.mark.rule("YGO-930")
def test_it_counts_as_flipped_after_damage_calculation_and_leaves_at_the_end():
    match = board(["Luster Dragon"], ["Gemini Elf set"])
    match.attack("Luster Dragon", "foe Gemini Elf")
    elf = match.card("foe Gemini Elf")
    order = [(h.what, h.to) for h in match.s.history if h.card == elf]
    assert order == [
        ("attacked", ""),
        ("position", ""),
        (BATTLED, ""),
        (FLIPPED, ""),
        ("moved", "grave"),
    ]


@pytest.mark.rule("YGO-929")
def test_the_damage_step_has_five_parts_in_order():
    parts = [op.at for op in DAMAGE_STEP if isinstance(op, EnterPart)]
    assert parts == ["start", "before", "calculation", "after", "end"]
    match = board(["Luster Dragon"], ["Celtic Guardian"])
    ticks = {}
    match.attack("Luster Dragon", "foe Celtic Guardian")
    for h in match.s.history:
        ticks.setdefault(h.what, h.tick)
    # What follows damage calculation is one moment with it: battle damage can still be answered.
    assert ticks["attack declared"] < ticks["battle damage"] == ticks["battled"]
    gone = next(h for h in match.s.history if "destroyed" in h.how)
    assert gone.tick > ticks["battled"]


@pytest.mark.rule("YGO-291")
@pytest.mark.rule("YGO-023")
def test_a_monster_destroyed_by_battle_goes_face_up_to_the_graveyard():
    match = board(["Luster Dragon"], ["Gemini Elf set"])
    match.attack("Luster Dragon", "foe Gemini Elf")
    told = next(h for h in match.s.history if h.to == "grave")
    assert told.how == ("destroyed", "battle") and told.by == match.card("Luster Dragon")
    assert match.game.view(match.s, 0).facts["players"][1]["grave"] == ["Gemini Elf"]


@dataclass(frozen=True, slots=True)
class _Do(Op):
    """A step a test makes of a function by name."""

    what: str

    def run(self, s, f):
        _DEEDS[self.what](s)


def _new_monster(s):
    card = s.decks[1][0]
    zones.enter(s, card, s.free(MONSTER_SLOTS[1]), Spot(card, "defense", s.turn))


def _brief_monster(s):
    _new_monster(s)
    zones.move(s, s.monsters(1)[-1], "hand")


def run_deed(s, deed):
    deed.run(s, Frame((), 1))


_DEEDS = {
    "target leaves": lambda s: zones.move(s, s.battle.target, "hand"),
    "new monster": _new_monster,
    "brief monster": _brief_monster,
    "target turns": lambda s: summons.turn(s, s.battle.target, "defense"),
    "attacker leaves": lambda s: zones.move(s, s.battle.attacker, "hand"),
    "attacker turns": lambda s: summons.turn(s, s.battle.attacker, "defense"),
    "attacker taken": lambda s: zones.shift(s, s.battle.attacker, s.free(MONSTER_SLOTS[1])),
    "negated": lambda s: setattr(s, "battle", s.battle._replace(negated=True)),
    "phase ends": lambda s: run_deed(s, EndBattlePhase()),
}


def during_attack(match, attacker, target, deed):
    """Declare an attack and do something in the window of answers behind the declaration."""
    if match.s.phase != "battle":
        match.battle()
    s = match.s
    action = match.action("attack", attacker, target)
    f = s.stack[-1]
    s.offers = None
    f.pc -= 1
    s.tick += 1
    battle.declare(s, action[1], action[2])
    push(s, (_Do(deed),))
    s.waits = advance(s)
    return match.luck()


@pytest.mark.rule("YGO-197")
@pytest.mark.rule("YGO-198")
@pytest.mark.rule("YGO-932")
@pytest.mark.parametrize("deed", ["target leaves", "new monster", "brief monster"])
def test_a_monster_that_comes_or_leaves_makes_a_replay(deed):
    match = board(["Luster Dragon"], ["Celtic Guardian", "Gemini Elf"])
    during_attack(match, "Luster Dragon", "foe Celtic Guardian", deed)
    assert match.s.waits == 0 and "stop" in match.kinds()
    assert {a[2] for a in match.game.legal_actions(match.s) if len(a) > 2} == set(
        match.s.monsters(1)
    )
    assert "YGO-198" in match.refusal("phase", "main 2")
    match.act("stop")
    assert match.s.battle is None and match.lp == (8000, 8000)


@pytest.mark.rule("YGO-932")
def test_a_change_of_position_makes_no_replay():
    match = board(["Luster Dragon"], ["Celtic Guardian"])
    during_attack(match, "Luster Dragon", "foe Celtic Guardian", "target turns")
    assert "stop" not in match.kinds()
    assert match.names("grave", 1) == ["Celtic Guardian"] and match.lp == (8000, 8000)


@pytest.mark.rule("YGO-933")
def test_attacking_again_in_a_replay_is_no_new_declaration():
    match = board(["Luster Dragon"], ["Celtic Guardian", "Gemini Elf"])
    during_attack(match, "Luster Dragon", "foe Celtic Guardian", "target leaves")
    match.act("attack", "Luster Dragon", "foe Gemini Elf")
    assert match.names("grave", 1) == ["Gemini Elf"]
    assert len(match.happened(ATTACK_DECLARED)) == 1


@pytest.mark.rule("YGO-199")
@pytest.mark.rule("YGO-933")
def test_a_monster_that_stops_in_a_replay_has_used_its_attack():
    match = board(["Luster Dragon", "Gemini Elf"], ["Celtic Guardian"])
    during_attack(match, "Luster Dragon", "foe Celtic Guardian", "target leaves")
    match.act("stop")
    assert "YGO-193" in match.refusal("attack", "Luster Dragon", -1)
    assert match.allows("attack", "Gemini Elf", -1)


@pytest.mark.rule("YGO-934")
@pytest.mark.parametrize(
    "deed", ["attacker leaves", "attacker turns", "attacker taken", "negated", "phase ends"]
)
def test_an_attack_whose_monster_cannot_go_on_ends_without_replay(deed):
    match = board(["Luster Dragon"], ["Celtic Guardian"])
    during_attack(match, "Luster Dragon", "foe Celtic Guardian", deed)
    assert "stop" not in match.kinds()
    assert match.s.battle is None and match.lp == (8000, 8000)
    assert "Celtic Guardian" in match.names("field", 1)
    if deed == "negated":
        assert "YGO-193" in match.refusal("attack", "Luster Dragon", "foe Celtic Guardian")
    if deed == "phase ends":
        assert match.s.phase == "main 2"


@pytest.mark.rule("YGO-936")
def test_an_attack_counts_on_under_another_controller():
    match = board(["Luster Dragon"])
    match.attack("Luster Dragon")
    card = match.card("Luster Dragon")
    zones.shift(match.s, card, MONSTER_SLOTS[1][0])
    zones.shift(match.s, card, MONSTER_SLOTS[0][1])
    assert match.s.spot(card).attacks == 1
    match.s.offers = None
    assert "YGO-193" in match.refusal("attack", "Luster Dragon", -1)


def test_a_replay_looks_only_at_what_came_after_the_declaration():
    match = board(["Luster Dragon"], ["Celtic Guardian", "Gemini Elf"])
    match.attack("Luster Dragon", "foe Celtic Guardian")
    b = battle._battle(match.s, match.card("Luster Dragon"), match.card("foe Gemini Elf"))
    assert not battle.replayed(match.s, b)
