"""When an effect may be activated: something to do, a price of other cards, its own moment."""

import pytest

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Either, Held
from rulesets.engine.values import AtLeast, Reg, Times
from rulesets.yugioh.effects import (
    And,
    Banish,
    CanSpecialSummon,
    Cards,
    Destroy,
    Discard,
    Draw,
    Equipped,
    GainLp,
    IsThis,
    Kind,
    Lasting,
    Named,
    PayLp,
    SendToGrave,
    SpecialSummon,
    SwapControl,
    Target,
    This,
    ToDeck,
    ToHand,
    Tribute,
)
from rulesets.yugioh.match.derived import is_negated, names_of
from rulesets.yugioh.match.script import CardScript, Effect, On, Standing
from rulesets.yugioh.play.answers import Answers
from tests.rulesets.yugioh.effects.cards import card, monster
from tests.rulesets.yugioh.play.board import board, run

_DONE = AtLeast(Reg("done"), 1)
_DIRECT = On("battle damage", None, "opponent", how=("direct",), by=IsThis())
_HURT = On("battle damage", None, "you")
_DESTROYED = On("moved", Kind(("monster",)), "you", origin=("monsters",), how=("destroyed",))
_FALLEN = On("moved", IsThis(), to=("grave",), how=("destroyed", "battle"))


def drawing(on, **facts):
    """Return a trigger that draws a card."""
    return monster("trigger", Draw(1), on=on, **facts)


def attacked(match):
    """Let everybody pass until the Battle Step, and attack directly."""
    match.battle()
    while match.s.step != "battle":
        match.act("pass")
    return match.attack("Alexandrite Dragon")


def test_a_direct_attack_is_told_from_an_attack_on_a_monster():
    scripts = {"Alexandrite Dragon": drawing(_DIRECT, optional=False)}
    match = board(["Alexandrite Dragon"], [], scripts=scripts)
    assert match.attack("Alexandrite Dragon").names("hand") == ["Mystical Elf"]
    match = board(["Alexandrite Dragon"], ["Celtic Guardian"], scripts=scripts)
    match.attack("Alexandrite Dragon", "Celtic Guardian")
    assert match.names("hand") == []


@pytest.mark.rule("YGO-905", "YGO-930")
def test_battle_damage_is_the_last_thing_that_happened_when_it_is_answered():
    trigger = drawing(_HURT, places=("hand",), missable=True)
    match = board(
        [], ["Luster Dragon"], hand=["Celtic Guardian"], scripts={"Celtic Guardian": trigger}
    )
    match.end()
    match.attack("Luster Dragon")
    assert match.allows("activate", "Celtic Guardian", 0)


@pytest.mark.rule("YGO-930")
def test_a_monster_destroyed_by_battle_triggers_within_the_damage_step():
    trigger = drawing(_FALLEN, places=("grave",), missable=True)
    scripts = {"Celtic Guardian": trigger}
    match = board(["Alexandrite Dragon"], ["Celtic Guardian"], scripts=scripts)
    match.attack("Alexandrite Dragon", "Celtic Guardian")
    assert match.allows("activate", "Celtic Guardian", 0)
    assert (match.s.step, match.s.battle.part) == ("damage", "end")


@pytest.mark.rule("YGO-205", "YGO-243")
def test_nobody_answers_between_the_damage_step_and_the_battle_step():
    scripts = {"Jar of Greed": card(Draw(1))}
    match = board(["Alexandrite Dragon"], [], foe_spells=["Jar of Greed"], scripts=scripts)
    attacked(match)
    assert match.allows("activate", "Jar of Greed", 0)  # to the declaration
    match.act("pass")
    assert (match.s.waits, match.s.step) == (0, "battle")
    assert match.allows("phase", "main 2")


@pytest.mark.rule("YGO-200")
def test_a_lasting_trap_that_changes_atk_may_be_activated_in_the_damage_step():
    stronger = Standing(Modifier("atk", 500, Cards(("monsters",))))
    scripts = {"Molten Whirlwind Wall": CardScript((Effect("card", ()),), (stronger,))}
    match = board(["Alexandrite Dragon"], [], foe_spells=["Molten Whirlwind Wall"], scripts=scripts)
    attacked(match).act("pass")
    assert match.s.step == "damage"
    assert match.allows("activate", "Molten Whirlwind Wall", 0)


def test_a_monster_that_left_the_field_does_not_see_what_befell_others_with_it():
    scripts = {"Celtic Guardian": drawing(_DESTROYED, optional=False)}
    scripts["Raigeki"] = card(Destroy(Cards(("monsters",), "opponent")))
    match = board([], ["Celtic Guardian", "Luster Dragon"], hand=["Raigeki"], scripts=scripts)
    match.act("activate", "Raigeki", 0)
    assert match.names("field", 1) == match.names("hand", 1) == []


@pytest.mark.rule("YGO-907")
def test_a_mandatory_effect_with_too_few_targets_takes_none():
    targets = (Target(Cards(("grave",), "opponent"), 2),)
    trigger = monster(
        "trigger",
        ToDeck(Held("target")),
        on=_FALLEN,
        targets=targets,
        optional=False,
        places=("grave",),
    )
    match = board(
        ["Alexandrite Dragon"],
        ["Celtic Guardian"],
        grave=["Summoned Skull"],
        scripts={"Celtic Guardian": trigger},
    )
    match.attack("Alexandrite Dragon", "Celtic Guardian")
    assert match.names("grave") == ["Summoned Skull"]


def test_an_effect_that_counts_nothing_cannot_be_activated():
    counted = GainLp(Times(Count(Cards(("grave",), "you", Kind(("monster",)))), 1000))
    scripts = {"Jar of Greed": card(counted)}
    assert not board(spells=["Jar of Greed"], scripts=scripts).allows("activate", "Jar of Greed", 0)
    match = board(spells=["Jar of Greed"], grave=["Luster Dragon"], scripts=scripts)
    assert match.allows("activate", "Jar of Greed", 0)


def test_a_card_whose_cost_takes_it_away_is_not_its_own_target():
    effect = monster(
        "ignition",
        ToHand(Held("target")),
        cost=(Banish(This()),),
        targets=(Target(Cards(("grave",), "you", Kind(("monster",)))),),
        places=("grave",),
    )
    scripts = {"Mezuki": effect}
    assert not board(grave=["Mezuki"], scripts=scripts).allows("activate", "Mezuki", 0)
    match = board(grave=["Mezuki", "Luster Dragon"], scripts=scripts)
    assert match.allows("activate", "Mezuki", 0)


@pytest.mark.rule("YGO-021")
def test_a_spell_from_the_hand_does_not_pay_with_itself():
    cost = (Pick(Cards(("hand",), "you", Kind(("spell",))), "cost"), Discard(Held("cost")))
    scripts = {"Pot of Greed": card(Draw(2), cost=cost)}
    assert not board(hand=["Pot of Greed"], scripts=scripts).allows("activate", "Pot of Greed", 0)
    match = board(hand=["Pot of Greed", "Raigeki"], scripts=scripts)
    assert match.allows("activate", "Pot of Greed", 0)


def test_a_spell_is_not_its_own_target():
    destroys = card(Destroy(Held("target")), targets=(Target(Cards(("spells",), "either")),))
    scripts = {"Mystical Space Typhoon": destroys}
    match = board(spells=["Mystical Space Typhoon"], scripts=scripts)
    assert not match.allows("activate", "Mystical Space Typhoon", 0)
    match = board(spells=["Mystical Space Typhoon", "Jar of Greed"], scripts=scripts)
    match.act("activate", "Mystical Space Typhoon", 0)
    assert match.names("grave") == ["Jar of Greed", "Mystical Space Typhoon"]


def test_what_is_searched_after_the_first_deed_must_be_in_the_deck():
    search = (Pick(Cards(("deck",), "you", Named(("Kuriboh",))), "found"), ToHand(Held("found")))
    program = (Destroy(Cards(("monsters",), "opponent")), If(_DONE, search))
    scripts = {"Raigeki": card(*program)}
    match = board([], ["Luster Dragon"], hand=["Raigeki"], scripts=scripts)
    assert not match.allows("activate", "Raigeki", 0)
    match = board([], ["Luster Dragon"], hand=["Raigeki"], deck=["Kuriboh"], scripts=scripts)
    assert match.allows("activate", "Raigeki", 0)


def test_a_monster_summoned_after_the_first_deed_must_be_in_the_hand():
    fitting = Cards(("hand",), "you", And((Named(("Kuriboh",)), CanSpecialSummon())))
    brings = (Pick(fitting, "found"), SpecialSummon(Held("found")))
    scripts = {"Raigeki": card(Destroy(Cards(("monsters",), "opponent")), If(_DONE, brings))}
    match = board([], ["Luster Dragon"], hand=["Raigeki"], scripts=scripts)
    assert not match.allows("activate", "Raigeki", 0)
    match = board([], ["Luster Dragon"], hand=["Raigeki", "Kuriboh"], scripts=scripts)
    assert match.allows("activate", "Raigeki", 0)


def test_as_many_cards_as_before_are_at_least_one():
    hand, deck = Cards(("hand",)), Cards(("deck",), "you", Named(("Kuriboh",)))
    program = (
        *(Pick(hand, "paid", 2, 1), Discard(Held("paid"))),
        *(Pick(deck, "found", Reg("done")), SendToGrave(Held("found"))),
    )
    facts = {
        "spells": ["Jar of Greed"],
        "hand": ["Raigeki"],
        "scripts": {"Jar of Greed": card(*program)},
    }
    assert not board(**facts).allows("activate", "Jar of Greed", 0)
    assert board(**facts, deck=["Kuriboh"]).allows("activate", "Jar of Greed", 0)


def test_a_monster_cannot_pay_with_itself_for_its_own_strength():
    cost = (Pick(Cards(("monsters",)), "cost"), Tribute(Held("cost")))
    stronger = Lasting((Modifier("atk", 500),), This())
    scripts = {"Celtic Guardian": monster("ignition", stronger, cost=cost)}
    assert not board(["Celtic Guardian"], scripts=scripts).allows("activate", "Celtic Guardian", 0)
    match = board(["Celtic Guardian", "Luster Dragon"], scripts=scripts)
    assert match.allows("activate", "Celtic Guardian", 0)


def test_what_is_picked_by_both_players_counts_as_something_to_send():
    picks = [Pick(Cards(("hand",), side), side, 1, by=side) for side in ("you", "opponent")]
    both = SendToGrave(Either(Held("you"), Held("opponent")))
    scripts = {"Hand Destruction": card(*picks, both)}
    match = board(hand=["Hand Destruction", "Raigeki"], foe_hand=["Luster Dragon"], scripts=scripts)
    assert match.allows("activate", "Hand Destruction", 0)


@pytest.mark.parametrize("position, kept", [("set", ["Luster Dragon"]), ("up", [])])
def test_an_equip_card_acts_on_its_monster_only_if_it_had_one(position, kept):
    left = On("moved", IsThis(), origin=("field",))
    leaving = Effect("trigger", (Banish(Equipped()),), on=left, optional=False, places=("grave",))
    scripts = {"Big Bang Shot": CardScript(effects=(leaving,))}
    match = board(["Luster Dragon"], spells=[f"Big Bang Shot {position}"], scripts=scripts)
    if position == "up":
        match.s.change(match.card("Big Bang Shot"), holder=match.card("Luster Dragon"))
    run(match, (Destroy(Cards(("spells",))), Answers()))
    assert match.names("field") == kept
    assert bool(match.happened("activated")) == (position == "up")


def test_what_negates_by_a_name_is_asked_before_the_name_is_changed_back():
    kuriboh = Standing(Modifier("name", value="Kuriboh"))
    named = Cards(("monsters",), "either", Named(("Kuriboh",)))
    scripts = {
        "Luster Dragon": CardScript(modifiers=(kuriboh,)),
        "Gravity Bind": CardScript(modifiers=(Standing(Modifier("negated", on=named)),)),
    }
    match = board(["Luster Dragon"], spells=["Gravity Bind"], scripts=scripts)
    dragon = match.card("Luster Dragon")
    assert names_of(match.s, dragon) == ("Kuriboh",)
    match.s.change(match.card("Gravity Bind"), position="up")
    assert is_negated(match.s, dragon) and names_of(match.s, dragon) == ("Luster Dragon",)


@pytest.mark.rule("YGO-288")
def test_an_exchange_of_control_happens_to_both_monsters():
    match = board(["Luster Dragon"], ["Celtic Guardian"])
    run(match, (SwapControl(Cards(("monsters",)), Cards(("monsters",), "opponent")),))
    assert match.names("field") == ["Celtic Guardian"]
    assert [h.seat for h in match.happened("control")] == [1, 0]


def test_paying_life_points_can_be_answered():
    pays = card(Draw(1), cost=(PayLp(500),))
    trigger = drawing(On("lp paid", side="you"), optional=False)
    scripts = {"Jar of Greed": pays, "Celtic Guardian": trigger}
    match = board(["Celtic Guardian"], spells=["Jar of Greed"], scripts=scripts)
    match.act("activate", "Jar of Greed", 0)
    assert match.lp == (7500, 8000) and len(match.names("hand")) == 2


def test_a_ban_on_some_cards_leaves_the_others_free():
    named = Cards(("hand",), "opponent", Named(("Raigeki",)))
    ban = Standing(Modifier("no activate", who="opponent", of=named))
    scripts = {name: card(Draw(1)) for name in ("Raigeki", "Pot of Greed")}
    scripts["Celtic Guardian"] = CardScript(modifiers=(ban,))
    match = board(hand=["Raigeki", "Pot of Greed"], foe=["Celtic Guardian"], scripts=scripts)
    assert "YGO-072" in match.refusal("activate", "Raigeki", 0)
    assert match.allows("activate", "Pot of Greed", 0)
