"""The rulebook's examples of effects and of cards, as programs of our own or as stored ones."""

import pytest

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Among, Exists, Held
from rulesets.engine.values import AnyOf, Not
from rulesets.yugioh.effects import (
    And,
    Are,
    Attacker,
    AttackTarget,
    Battled,
    CanSpecialSummon,
    Cards,
    ControlledBy,
    Destroy,
    Draw,
    HappenedTo,
    IsThis,
    Kind,
    MaterialsOf,
    Named,
    NamePart,
    NotThis,
    Or,
    SameNameAs,
    SpecialSummon,
    Then,
    This,
    ToExtraDeck,
    Tribute,
)
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.derived import scale_of
from rulesets.yugioh.match.script import CardScript, Effect, Limit, Materials, On, Part, Standing
from tests.rulesets.yugioh.effects.cards import monster, target
from tests.rulesets.yugioh.effects.test_examples import finish
from tests.rulesets.yugioh.play.board import board
from tests.rulesets.yugioh.play.test_priority import duel, passed
from tests.rulesets.yugioh.scenarios.test_chain_links import stored

GUARDIAN = "Celtic Guardian"  # a monster that gets the effect of an example
FIELD = Cards(("field",), "either")


def guardian(*args, effect, more=(), **facts):
    return board(*args, scripts={GUARDIAN: effect, **stored(*more)}, **facts)


@pytest.mark.rule("YGO-050", "YGO-049")
def test_an_ignition_effect_tributes_its_card_and_destroys_a_target():
    effect = monster("ignition", Destroy(Held("target")), cost=(Tribute(This()),),
                     targets=target(Cards(("monsters",), "either")))  # fmt: skip
    match = guardian([GUARDIAN], ["Luster Dragon", "Gemini Elf"], effect=effect)
    match.act("activate", GUARDIAN, 0)
    assert match.names("grave") == [GUARDIAN], "the Tribute is the cost"
    match.act("pick", "foe Gemini Elf")
    assert match.names("field", 1) == ["Luster Dragon"]
    match = guardian([], [GUARDIAN], effect=effect, hand=["Gemini Elf"])
    match.act("summon", "Gemini Elf")
    assert match.s.waits == 0 and "activate" not in match.kinds(), "never in the opponent's turn"


@pytest.mark.rule("YGO-051", "YGO-053")
def test_a_quick_effect_answers_an_activation_in_the_opponents_turn_too():
    effect = monster("quick", SpecialSummon(Held("target")), on=On("activation"),
                     targets=target(Cards(("grave",), "you", CanSpecialSummon())))  # fmt: skip
    facts = {"effect": effect, "more": ("Upstart Goblin",)}
    match = guardian([], [GUARDIAN], hand=["Upstart Goblin"], foe_grave=["Gemini Elf"], **facts)
    match.act("activate", "Upstart Goblin", 0)
    assert match.s.waits == 1
    finish(match.act("activate", f"foe {GUARDIAN}", 0))
    assert "Gemini Elf" in match.names("field", 1)
    match = guardian([GUARDIAN], hand=["Upstart Goblin"], grave=["Gemini Elf"], **facts)
    match.act("activate", "Upstart Goblin", 0)
    assert match.s.waits == 0 and match.allows("activate", GUARDIAN, 0)


@pytest.mark.rule("YGO-056", "YGO-055")
def test_a_trigger_effect_follows_destruction_by_battle():
    fallen = On("moved", IsThis(), to=("grave",), how=("destroyed", "battle"))
    effect = monster("trigger", Destroy(Held("target")), on=fallen, places=("grave",),
                     optional=False, targets=target(FIELD))  # fmt: skip
    match = guardian(["Luster Dragon", "Gemini Elf"], [GUARDIAN], effect=effect)
    match.attack("Luster Dragon", f"foe {GUARDIAN}")
    match.act("pick", "Gemini Elf")
    assert match.names("field") == ["Luster Dragon"]
    match = guardian([], [GUARDIAN, "Kuriboh"], effect=effect, hand=["Raigeki"], more=["Raigeki"])
    match.act("activate", "Raigeki", 0)
    assert match.s.waits == 0 and not match.happened("activated")[1:], "an effect destroyed it"


@pytest.mark.rule("YGO-058", "YGO-057")
@pytest.mark.parametrize("way", ["flip", "attack", "effect"])
def test_a_flip_effect_comes_however_the_card_is_turned_up(way):
    effect = monster("flip", Draw(1), on=On("flipped", IsThis()), optional=False)
    if way == "attack":
        match = guardian(["Kuriboh"], [f"{GUARDIAN} set"], effect=effect)
        assert match.attack("Kuriboh", f"foe {GUARDIAN}").names("hand", 1) == ["Mystical Elf"]
        return
    match = guardian([f"{GUARDIAN} set"], effect=effect, hand=["Book of Taiyou"],
                     more=["Book of Taiyou"])  # fmt: skip
    match.act("flip", GUARDIAN) if way == "flip" else match.act("activate", "Book of Taiyou", 0)
    assert "Mystical Elf" in match.names("hand")
    # Played face up it is not turned up.
    match = guardian([], effect=effect, hand=[GUARDIAN])
    assert match.act("summon", GUARDIAN).names("hand") == []


@pytest.mark.rule("YGO-071")
def test_conditions_and_effect_of_a_card_are_those_of_its_description():
    match = duel(["Luster Dragon"], hand=["Raigeki", "Fissure"], foe=["Gemini Elf", "Kuriboh"])
    match.act("activate", "Fissure", 0)
    assert match.names("field", 1) == ["Gemini Elf"], "the weakest alone"
    match.act("activate", "Raigeki", 0)
    assert match.names("field", 1) == [] and match.names("field") == ["Luster Dragon"]
    match = duel(hand=["Raigeki"])
    assert "YGO-071" in match.refusal("activate", "Raigeki", 0)


# Stargazer Magician

LOW, HIGH = "Stargazer Magician", "Timegazer Magician"
_FRIEND = And((NotThis(), Or((NamePart(("Magician",)), NamePart(("Odd-Eyes",))))))
_MINE = And((Kind(("Pendulum",)), ControlledBy("you")))
_FOUGHT = AnyOf((Are(Attacker(), _MINE), Are(AttackTarget(), _MINE)))
_BACK = On("moved", And((Kind(("monster",)), Kind(("Pendulum",)), NotThis())), "you",
           origin=("monsters",), to=("hand",), how=("effect",), by_side="opponent",
           alone=True)  # fmt: skip
_NAMESAKE = Cards(("hand",), "you", And((SameNameAs(HappenedTo()), CanSpecialSummon())))
STARGAZER = CardScript(
    effects=(
        Effect(
            "trigger",
            (Pick(_NAMESAKE, "found"), SpecialSummon(Held("found"))),
            on=_BACK,
            limit=Limit("turn"),
            places=("monsters",),
        ),
    ),
    modifiers=(
        Standing(
            Modifier("set scale", 4, when=Not(Exists(Cards(("pendulum",), "you", _FRIEND)))),
            ("pendulum",),
        ),
        Standing(
            Modifier("no activate", who="opponent", value="spell|card", when=_FOUGHT), ("pendulum",)
        ),
    ),
)


def stargazing(*args, more=(), **facts):
    return board(*args, scripts={LOW: STARGAZER, **stored(*more)}, **facts)


@pytest.mark.rule("YGO-062", "YGO-063")
@pytest.mark.parametrize(("other", "scale"), [(HIGH, 1), ("Foucault's Cannon", 4), ("", 4)])
def test_stargazer_magician_keeps_its_scale_beside_a_magician_alone(other, scale):
    match = stargazing(spells=[f"{LOW} up", *([f"{other} up"] if other else [])])
    assert scale_of(match.s, match.card(LOW)) == scale


@pytest.mark.rule("YGO-064")
def test_stargazer_magician_stops_spells_while_a_pendulum_monster_battles():
    for attacker, stopped in ((HIGH, True), ("Luster Dragon", False)):
        match = stargazing([attacker], ["Mystical Elf"], spells=[f"{LOW} up"],
                           foe_spells=["Mystical Space Typhoon"],
                           more=["Mystical Space Typhoon"])  # fmt: skip
        passed(match.battle()).attack(attacker, "foe Mystical Elf")
        assert (match.s.battle is None) == stopped, "nobody was asked while it fought"
    passed(match)
    match = stargazing([HIGH], ["Mystical Elf"], spells=[f"{LOW} up"],
                       foe_spells=["Mystical Space Typhoon"],
                       more=["Mystical Space Typhoon"])  # fmt: skip
    passed(match.battle()).attack(HIGH, "foe Mystical Elf")
    match.act("phase", "main 2")
    assert match.allows("activate", "Mystical Space Typhoon", 0), "the Damage Step is over"


@pytest.mark.rule("YGO-065")
@pytest.mark.parametrize("alone", [True, False])
def test_stargazer_magician_brings_a_namesake_for_one_that_was_returned(alone):
    device, trunade = "Compulsory Evacuation Device", "Penguin Soldier"
    match = stargazing([LOW, HIGH], hand=[HIGH, "Luster Dragon"],
                       foe=[f"{trunade} set"], foe_spells=[device],
                       more=[device, trunade])  # fmt: skip
    if alone:
        match.act("phase", "end").act("activate", device, 0).act("pick", HIGH)
        assert match.allows("activate", LOW, 0)
        match.act("activate", LOW, 0)
        finish(match)
        assert sorted(match.names("field")) == [LOW, HIGH]
        return
    match.act("phase", "end")
    passed(match)
    match.act("flip", f"foe {trunade}")
    finish_two(match)
    assert HIGH not in match.names("field") and "activate" not in match.kinds()


def finish_two(match):
    """Return both monsters that a flipped Penguin Soldier may return."""
    while match.kinds() & {"pick", "activate"} and match.s.waits == 1:
        picks = [a for a in match.game.legal_actions(match.s) if a[0] in ("activate", "pick")]
        mine = [a for a in picks if a[0] == "activate" or a[1] in match.s.monsters(0)]
        match.act(*(mine or picks)[-1])


# Multiple Piece Golem

GOLEM, BIG, MEDIUM = "Multiple Piece Golem", "Big Piece Golem", "Medium Piece Golem"
_USED = MaterialsOf(This(), used=True)
_ALL_THERE = Among(_USED, Cards(("grave",)))
RETURNING = Effect(
    "trigger",
    (ToExtraDeck(This()), Then(), If(_ALL_THERE, (SpecialSummon(_USED),))),
    on=On("phase", how=("battle", "end")),
    condition=Battled(),
)


@pytest.mark.rule("YGO-124", "YGO-125")
@pytest.mark.parametrize("whole", [True, False])
def test_multiple_piece_golem_returns_and_brings_its_materials_back(whole):
    line = Materials("fusion", (Part(Named((BIG,))), Part(Named((MEDIUM,)))))
    scripts = {
        GOLEM: CardScript((RETURNING,), materials=line),
        **stored("Polymerization"),
    }
    match = board([BIG], hand=["Polymerization", MEDIUM], extra=[GOLEM],
                  scripts=scripts)  # fmt: skip
    match.act("activate", "Polymerization", 0)
    while GOLEM not in match.names("field"):
        match.act(*match.game.legal_actions(match.s)[0])
    passed(match)
    match.next_turn()  # the Materials are remembered in later turns as well
    passed(match)
    if not whole:
        zones.move(match.s, match.card(MEDIUM), "banished")
    passed(match.battle()).attack(GOLEM)
    passed(match).act("phase", "main 2")
    passed_until(match, GOLEM)
    match.act("activate", GOLEM, 0)
    finish(match)
    assert match.s.zone_of(match.card(GOLEM)) == "extra"
    assert sorted(match.names("field")) == ([BIG, MEDIUM] if whole else [])


def passed_until(match, name):
    """Let everybody pass until an effect of a card may be activated."""
    while ("activate", match.card(name), 0) not in match.game.legal_actions(match.s):
        match.act("pass")
