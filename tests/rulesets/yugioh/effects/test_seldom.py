"""Effects of duels in places that seldom decide: by themselves, in a chain, after an attack."""

import pytest

from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects import Draw, GainLp, Kind
from rulesets.yugioh.effects.activation.limits import is_spent
from rulesets.yugioh.effects.context import asking_about
from rulesets.yugioh.match.happenings import Happening
from rulesets.yugioh.match.script import CardScript, Effect, Limit, On, Standing
from tests.rulesets.yugioh.effects.cards import SCRIPTS
from tests.rulesets.yugioh.play.board import board


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
