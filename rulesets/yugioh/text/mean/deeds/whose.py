"""Damage, LP and cards of the player whose card it is; LP of one's own; phases that are skipped."""

from __future__ import annotations

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnySelector
from rulesets.engine.values import Half, Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Amount,
    Are,
    Cards,
    ChangeTarget,
    Damage,
    DamageController,
    GainLp,
    Lasting,
    LoseLp,
    Lp,
    SetLp,
    SkipPhase,
    ToDeck,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun
from rulesets.yugioh.text.mean.registry import always, means, phrase, refused

phrase("activation_noun", "figure_same")


@means("its_controller")
def its_controller(said: Discourse) -> AnySelector:
    return said.it()


@means("ref_controller")
def ref_controller(said: Discourse, ref: Fixed) -> AnySelector:
    return ref.cards


@means("damage_ref_controller")
def damage_ref_controller(said: Discourse, n: str, ref: Fixed) -> Program:
    return (DamageController(int(n), ref.cards),)


@means("damage_controller_equal", "controller_takes_equal")
def damage_controller_equal(said: Discourse, cards: AnySelector, amount: Number) -> Program:
    return (DamageController(amount, cards),)


@means("damage_controller_late")
def damage_controller_late(said: Discourse, amount: Number, cards: AnySelector) -> Program:
    return (DamageController(amount, cards),)


@means("controller_takes")
def controller_takes(said: Discourse, cards: AnySelector, n: str) -> Program:
    return (DamageController(int(n), cards),)


@means("damage_self_each")
def damage_self_each(said: Discourse, n: str, each: Number | None = None) -> Program:
    return (Damage(int(n) if each is None else Times(each, int(n)), "you"),)


@means("damage_both_equal")
def damage_both_equal(said: Discourse, amount: Number) -> Program:
    return (Damage(amount, "either"),)


always("lose_half", (LoseLp(Half(Lp("you"), step=1)),))


@means("lose_each")
def lose_each(said: Discourse, n: str, each: Number) -> Program:
    return (LoseLp(Times(each, int(n))),)


@means("gain_same")
def gain_same(said: Discourse, *_: object) -> Program:
    return (GainLp(Amount()),)


@means("they_gain_equal")
def they_gain_equal(said: Discourse, amount: Number) -> Program:
    return (GainLp(amount, "opponent"),)


@means("their_lp_become")
def their_lp_become(said: Discourse, n: str) -> Program:
    return (SetLp(int(n), "opponent"),)


@means("your_lp_become")
def your_lp_become(said: Discourse, n: str) -> Program:
    return (SetLp(int(n)),)


always("skip_battle", (SkipPhase("you", "battle"),))
always("skip_standby", (SkipPhase("you", "standby"),))
always("they_skip_draw", (SkipPhase("opponent", "draw"),))


@means("no_damage_this_battle")
def no_damage_this_battle(said: Discourse, *n: str) -> Program:
    if n != ("0",):
        raise NoMeaning("battle damage of a figure")
    return (Lasting((Modifier("no battle damage to player"),), None, "damage step"),)


always(
    "no_damage_that_battle_n",
    (Lasting((Modifier("no battle damage to player"),), None, "damage step"),),
)


@means("change_target")
def change_target(said: Discourse, ref: Fixed) -> Program:
    return (ChangeTarget(ref.cards),)


always("change_target_self", (ChangeTarget(THIS),))
always("they_shuffle_hand", (ToDeck(Cards(("hand",), "opponent")),))
refused("refused_post", "a Special Summon face-up or face-down")
refused("refused_later", "a later turn")


@means("damage_if_it_is")
def damage_if_it_is(said: Discourse, n: str, noun: Noun) -> Program:
    if noun.zones or noun.side or noun.filter is None or noun.count != 1:
        raise NoMeaning("being something in a place")
    return (If(Are(said.it(), noun.filter), (Damage(int(n)),)),)
