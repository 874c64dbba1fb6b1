"""Battle damage that effects change, from either seat and by either monster of the battle."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects import Draw, NegateAttack
from rulesets.yugioh.match.script import CardScript, Effect, On, Standing
from tests.rulesets.yugioh.effects.cards import card
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.scenarios.test_other_books import EARLY

STRONG, WEAK = "Luster Dragon", "Celtic Guardian"  # 1900 and 1400 ATK
# Of which monster an effect is, and what the weaker side and the stronger one lose then.
CHANGES = {
    ("", ""): (500, 0),
    ("no battle damage", WEAK): (0, 0),
    ("no battle damage", STRONG): (500, 0),
    ("deals no battle damage", STRONG): (0, 0),
    ("deals no battle damage", WEAK): (500, 0),
    ("double battle damage", STRONG): (1000, 0),
    ("double battle damage", WEAK): (500, 0),
    ("half battle damage", STRONG): (250, 0),
    ("half battle damage", WEAK): (500, 0),
    ("damage to other", WEAK): (0, 500),
    ("damage to other", STRONG): (500, 0),
    ("no battle damage to player", WEAK): (0, 0),
    ("no battle damage to player", STRONG): (500, 0),
    ("half battle damage to player", WEAK): (250, 0),
    ("half battle damage to player", STRONG): (500, 0),
}


def standing(point, **facts):
    return CardScript((), (Standing(Modifier(point, **facts)),))


@pytest.mark.rule("YGO-207", "YGO-209")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("attacker", [STRONG, WEAK])
@pytest.mark.parametrize("change", CHANGES)
def test_battle_damage_is_changed_for_the_player_whom_an_effect_means(change, attacker, seat):
    point, owner = change
    scripts = {owner: standing(point)} if point else {}
    other = WEAK if attacker == STRONG else STRONG
    sides = ([attacker], [other]) if seat == 0 else ([other], [attacker])
    match = board(*sides, scripts=scripts)
    if seat:
        match.end()
    names = (attacker, f"foe {other}") if seat == 0 else (f"foe {attacker}", other)
    match.attack(*names)
    weak = seat if attacker == WEAK else 1 - seat
    lost = [8000 - lp for lp in match.lp]
    assert (lost[weak], lost[1 - weak]) == CHANGES[change]


@pytest.mark.parametrize("seat", [0, 1])
def test_battle_damage_is_told_with_the_monster_that_dealt_it(seat):
    sides = ([WEAK], [STRONG]) if seat == 0 else ([STRONG], [WEAK])
    match = board(*sides)
    if seat:
        match.end()
    strong = match.card(STRONG)
    match.attack(f"foe {WEAK}" if seat else WEAK, STRONG if seat else f"foe {STRONG}")
    assert [(h.card, h.seat, h.amount) for h in match.happened("battle damage")] == [
        (strong, seat, 500)
    ]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("pierces", [True, False])
@pytest.mark.rule("YGO-210", "YGO-217")
def test_a_defense_is_pierced_by_what_says_so_from_either_seat(seat, pierces):
    scripts = {STRONG: standing("pierce")} if pierces else {}
    defends = f"{WEAK} defense"  # 1200 DEF
    match = board(*(([STRONG], [defends]) if seat == 0 else ([defends], [STRONG])), scripts=scripts)
    if seat:
        match.end()
    match.attack(f"foe {STRONG}" if seat else STRONG, WEAK if seat else f"foe {WEAK}")
    assert match.lp[1 - seat] == 8000 - (700 if pierces else 0)
    assert match.names("grave", 1 - seat) == [WEAK]


def test_an_attack_that_was_negated_counts_as_made_on_its_target():
    stops = card(NegateAttack(), on=On("attack declared", side="opponent"))
    scripts = {"Negate Attack": stops, STRONG: standing("attack all")}
    match = board(
        [STRONG], ["Mystical Elf", WEAK], foe_spells=["Negate Attack"], scripts=scripts
    ).attack(STRONG, "foe Mystical Elf")
    match.act("activate", "foe Negate Attack", 0)
    targets = [a[2] for a in match.game.legal_actions(match.s) if a[0] == "attack"]
    assert targets == [match.card(f"foe {WEAK}")]


def test_by_the_old_priority_only_a_summon_lets_ignition_effects_come_first():
    scripts = {WEAK: CardScript((Effect("ignition", (Draw(1),)),))}
    match = board([WEAK], hand=[STRONG], scripts=scripts, rules=EARLY).act("set", STRONG)
    assert ("phase" in match.kinds(), match.s.waits) == (True, 0)
