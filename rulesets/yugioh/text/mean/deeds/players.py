"""Deeds of the opponent and of both players; LP, negation, battle and the turn."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.select import Held
from rulesets.engine.values import Number, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    AttackAgain,
    Cards,
    Damage,
    Discard,
    DiscardRandom,
    Draw,
    EndBattlePhase,
    GainLp,
    LoseLp,
    Mill,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    SendToGrave,
    SkipPhase,
    Win,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Noun
from rulesets.yugioh.text.mean.registry import always, means, refused


@means("they_draw_cards")
def they_draw_cards(said: Discourse, n: str) -> Program:
    return (Draw(int(n), "opponent"),)


@means("they_discard_random")
def they_discard_random(said: Discourse, n: str) -> Program:
    return (DiscardRandom(int(n), "opponent"),)


@means("they_discard")
def they_discard(said: Discourse, n: str) -> Program:
    into = said.register("picked")
    said.that = Held(into)
    return (Pick(Cards(("hand",), "opponent"), into, int(n), by="opponent"), Discard(Held(into)))


@means("they_send")
def they_send(said: Discourse, noun: Noun) -> Program:
    quantity = noun.quantity
    if quantity is None or quantity.count is None or not noun.zones:
        raise NoMeaning("cards of the opponent nowhere")
    if noun.side not in ("opponent",):
        raise NoMeaning("cards that are not the opponent's")
    ops, cards = said.settle(noun, public=False, by="opponent")
    return (*ops, SendToGrave(cards))


@means("they_gain")
def they_gain(said: Discourse, n: str) -> Program:
    return (GainLp(int(n), "opponent"),)


@means("they_lose")
def they_lose(said: Discourse, n: str) -> Program:
    return (LoseLp(int(n), "opponent"),)


@means("both_draw")
def both_draw(said: Discourse, n: str) -> Program:
    return (Draw(int(n)), Draw(int(n), "opponent"))


@means("both_mill")
def both_mill(said: Discourse, *n: str) -> Program:
    count = int(n[0]) if n else 1
    return (Mill(count), Mill(count, "opponent"))


@means("both_discard")
def both_discard(said: Discourse, n: str) -> Program:
    mine, theirs = said.register("picked"), said.register("picked")
    return (
        Pick(Cards(("hand",)), mine, int(n)),
        Pick(Cards(("hand",), "opponent"), theirs, int(n), by="opponent"),
        Discard(Held(mine)),
        Discard(Held(theirs)),
    )


@means("both_discard_hand")
def both_discard_hand(said: Discourse) -> Program:
    return (Discard(Cards(("hand",), "either")),)


@means("both_damage")
def both_damage(said: Discourse, n: str) -> Program:
    return (Damage(int(n), "opponent"), Damage(int(n), "you"))


def _times(n: str, each: Number | None) -> Number:
    return int(n) if each is None else Times(each, int(n))


@means("damage")
def damage(said: Discourse, n: str, each: Number | None = None) -> Program:
    return (Damage(_times(n, each)),)


@means("damage_equal")
def damage_equal(said: Discourse, amount: Number) -> Program:
    return (Damage(amount),)


@means("damage_self")
def damage_self(said: Discourse, n: str) -> Program:
    return (Damage(int(n), "you"),)


@means("damage_self_equal")
def damage_self_equal(said: Discourse, amount: Number) -> Program:
    return (Damage(amount, "you"),)


@means("gain")
def gain(said: Discourse, n: str, each: Number | None = None) -> Program:
    return (GainLp(_times(n, each)),)


@means("gain_equal")
def gain_equal(said: Discourse, amount: Number) -> Program:
    return (GainLp(amount),)


@means("lose")
def lose(said: Discourse, n: str) -> Program:
    return (LoseLp(int(n)),)


always("negate_activation", (NegateActivation(),))
always("negate_effect", (NegateEffect(),))
always("negate_summon", (NegateSummon(),))
always("negate_attack", (NegateAttack(),))
always("end_battle", (EndBattlePhase(),))
always("skip_draw", (SkipPhase("you", "draw"),))
always("win", (Win(),))
refused("negate_activation_of", "the activation of a card named before")
refused("toss", "a coin")
refused("roll", "a die")
refused("toss_call", "a coin that is called")
for _rule in ("d_name", "d_type", "d_attribute", "d_none"):
    always(_rule, _rule[2:])


@means("declare")
def declare(said: Discourse, n: str, what: str) -> Program:
    raise NoMeaning("a declaration")


@means("they_skip")
def they_skip(said: Discourse, phase: str) -> Program:
    return (SkipPhase("opponent", phase),)


@means("attack_again")
def attack_again(said: Discourse) -> Program:
    return (AttackAgain(THIS),)


@means("attack_again_monster")
def attack_again_monster(said: Discourse) -> Program:
    return (AttackAgain(THIS, True),)
