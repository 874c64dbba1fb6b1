"""Effects of duels in places that seldom decide: by themselves, in a chain, after an attack."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects import Cards, ChangePosition, Draw, GainLp, Kind, This
from rulesets.yugioh.effects.activation.limits import is_spent
from rulesets.yugioh.effects.context import asking_about
from rulesets.yugioh.match.happenings import Happening
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On, Procedure, Standing
from tests.rulesets.yugioh.effects.cards import SCRIPTS
from tests.rulesets.yugioh.play.board import board, run


def standing(point, **facts):
    return CardScript((), (Standing(Modifier(point, **facts)),))


@pytest.mark.parametrize(
    ("field", "spells", "gained"),
    [
        ("Luster Dragon", [], 1000),
        ("Luster Dragon set", [], 0),
        ("Luster Dragon", ["Skill Drain up"], 0),
    ],
)
def test_what_a_monster_does_by_itself_it_does_for_each_card_while_it_is_face_up(
    field, spells, gained
):
    fell = On("moved", Kind(("monster",)), to=("grave",))
    gains = CardScript((Effect("automatic", (GainLp(500),), on=fell, places=("monsters",)),))
    scripts = {**SCRIPTS, "Luster Dragon": gains}
    match = board([field], ["Gemini Elf", "Celtic Guardian"], spells=spells, hand=["Raigeki"],
                  scripts=scripts)  # fmt: skip
    match.act("activate", "Raigeki", 0)
    assert match.lp == (8000 + gained, 8000)


def test_what_is_turned_after_an_attack_is_heard():
    hears = Effect("trigger", (Draw(1),), on=On("position"), optional=False)
    turns = Standing(Modifier("defense after attack", value="damage step"))
    match = board(["Luster Dragon"], scripts={"Luster Dragon": CardScript((hears,), (turns,))})
    match.attack("Luster Dragon")
    assert match.position("Luster Dragon") == "defense"
    assert len(match.names("hand")) == 1


@pytest.mark.parametrize(
    ("limits", "spent"),
    [
        ((Limit("chain"), Limit("chain")), (True, False)),
        ((Limit("chain", key="a"), Limit("chain", key="a")), (True, True)),
        ((Limit("chain", key="a"), Limit("chain", key="b")), (True, False)),
        ((Limit("chain", key="a"), None), (True, False)),
        ((None, Limit("chain", key="a")), (False, False)),
    ],
)
def test_effects_of_one_choice_share_their_use_in_a_chain(limits, spent):
    first, second = (Effect("quick", (Draw(1),), limit=limit) for limit in limits)
    scripts = {
        "Luster Dragon": CardScript((first, second)),
        "Jar of Greed": SCRIPTS["Jar of Greed"],
    }
    match = board(["Luster Dragon"], foe_spells=["Jar of Greed"], scripts=scripts)
    match.act("activate", "Luster Dragon", 0)
    assert len(match.s.chain) == 1
    dragon = match.card("Luster Dragon")
    assert tuple(is_spent(match.s, 0, dragon, number) for number in (0, 1)) == spent


def test_the_first_card_of_all_is_known_as_what_something_happened_to():
    match = board(["Luster Dragon"])
    frame = match.s.stack[-1]
    assert asking_about(frame, Happening("moved", 0, 0)).cards["happened"] == (0,)
    assert asking_about(frame, Happening("phase", -1, 0)).cards["happened"] == ()


def test_a_monster_that_stays_as_it_is_was_not_turned():
    match = board(["Luster Dragon"])
    frame = run(match, (ChangePosition(This(), "attack"),), card=match.card("Luster Dragon"))
    assert (match.happened("position"), frame.values["done"]) == ([], 0)
    frame = run(match, (ChangePosition(This(), "defense"),), card=match.card("Luster Dragon"))
    assert (len(match.happened("position")), frame.values["done"]) == (1, 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("YGO-203")
def test_an_attacked_monster_is_flipped_for_its_player(seat):
    sides = (["Luster Dragon"], ["Mystical Elf set"])
    match = board(*(sides if seat == 0 else sides[::-1]))
    if seat:
        match.end()
    names = ("Luster Dragon", "Mystical Elf")
    match.attack(*(f"foe {n}" if (n == names[0]) == bool(seat) else n for n in names))
    assert [h.seat for h in match.happened("flipped")] == [1 - seat]


def test_what_attacks_twice_may_attack_one_monster_twice_beside_one_that_attacks_all():
    scripts = {
        "Luster Dragon": standing("attack all"),
        "Gemini Elf": CardScript((), (Standing(Modifier("extra attacks", 1)),)),
    }
    match = board(["Luster Dragon", "Gemini Elf"], ["Mystical Elf defense"], scripts=scripts)
    match.attack("Gemini Elf", "foe Mystical Elf").attack("Gemini Elf", "foe Mystical Elf")
    assert match.lp == (8000 - 2 * 100, 8000)
    match.attack("Luster Dragon", "foe Mystical Elf")
    assert not match.allows("attack", "Luster Dragon", "foe Mystical Elf")


@pytest.mark.parametrize("barred", [True, False])
def test_what_cannot_be_special_summoned_does_not_come_by_its_own_way(barred):
    scripts = {"Celtic Guardian": CardScript(procedures=(Procedure(),))}
    if barred:
        kept = Cards(("hand",), "you")
        scripts["Gemini Elf"] = standing("cannot be special summoned", on=kept)
    match = board(["Gemini Elf"], hand=["Celtic Guardian"], scripts=scripts)
    assert match.allows("special", "Celtic Guardian", 0) is not barred
