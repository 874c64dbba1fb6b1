"""Deeds of the opponent and of both players; LP, negation, battle and the turn."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.luck import Coins
from rulesets.engine.select import AnySelector, Either, Held, Without
from rulesets.engine.values import AtLeast, Number, Reg, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ActivatedCard,
    AttackAgain,
    CallCoin,
    Cards,
    Damage,
    Discard,
    DiscardRandom,
    Draw,
    EndBattlePhase,
    Excavate,
    GainLp,
    HappenedTo,
    LoseLp,
    Mill,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    RollDice,
    SendToGrave,
    SkipPhase,
    Then,
    ToDeck,
    ToHand,
    TurnPlayerFirst,
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
    return (Draw(int(n), "both"),)


@means("both_mill")
def both_mill(said: Discourse, *n: str) -> Program:
    count = int(n[0]) if n else 1
    return (Mill(count, "both"),)


@means("both_discard")
def both_discard(said: Discourse, n: str) -> Program:
    picks, picked = _both_hands(said, n)
    return (picks, Discard(picked))


@means("both_discard_hand")
def both_discard_hand(said: Discourse) -> Program:
    return (Discard(Cards(("hand",), "either")),)


@means("both_damage")
def both_damage(said: Discourse, n: str) -> Program:
    return (Damage(int(n), "both"),)


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


@means("negate_activation")
def negate_activation(said: Discourse, *_: object) -> Program:
    said.that = ActivatedCard()
    return (NegateActivation(),)


@means("negate_effect")
def negate_effect(said: Discourse) -> Program:
    said.that = ActivatedCard()
    return (NegateEffect(),)


@means("negate_summon")
def negate_summon(said: Discourse) -> Program:
    said.that = HappenedTo()
    return (NegateSummon(),)


always("negate_attack", (NegateAttack(),))
always("end_battle", (EndBattlePhase(),))
always("skip_draw", (SkipPhase("you", "draw"),))
always("win", (Win(),))
refused("negate_activation_of", "the activation of a card named before")
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


refused("attack_again_monster", "another attack, on monsters alone")


def _both_hands(said: Discourse, n: str) -> tuple[TurnPlayerFirst, AnySelector]:
    """Both players pick cards of their hands, which then go at the same time (YGO-241)."""
    mine, theirs = said.register("picked"), said.register("picked")
    picks = TurnPlayerFirst(
        (Pick(Cards(("hand",)), mine, int(n)),),
        (Pick(Cards(("hand",), "opponent"), theirs, int(n), by="opponent"),),
    )
    return picks, Either(Held(mine), Held(theirs))


@means("both_send_draw")
def both_send_draw(said: Discourse, n: str, m: str) -> Program:
    picks, picked = _both_hands(said, n)
    return (picks, SendToGrave(picked), Then(), Draw(int(m), "both"))


@means("both_discard_draw")
def both_discard_draw(said: Discourse, n: str, m: str) -> Program:
    picks, picked = _both_hands(said, n)
    return (picks, Discard(picked), Then(), Draw(int(m), "both"))


@means("both_gain")
def both_gain(said: Discourse, n: str) -> Program:
    return (GainLp(int(n), "both"),)


# Excavating


@means("excavate")
def excavate(said: Discourse, *parts: str) -> Program:
    count = next((int(p) for p in parts if p.isdigit()), 1)
    side = next(p for p in parts if not p.isdigit())
    if side not in ("you", "opponent"):
        raise NoMeaning("a Deck without an owner")
    into = said.register("excavated")
    said.that = said.excavated = Held(into)
    return (Excavate(count, side, into),)


def _excavated(said: Discourse) -> AnySelector:
    if said.excavated is None:
        raise NoMeaning("cards that nobody turned over")
    return said.excavated


@means("add_of_those")
def add_of_those(said: Discourse, n: str) -> Program:
    into = said.register("picked")
    source = _excavated(said)
    said.that = Held(into)
    said.excavated = Without(source, Held(into))
    return (Pick(source, into, int(n)), ToHand(Held(into)))


@means("shuffle_rest")
def shuffle_rest(said: Discourse, _: object) -> Program:
    return (ToDeck(_excavated(said)),)


@means("bottom_rest")
def bottom_rest(said: Discourse, _: object) -> Program:
    return (ToDeck(_excavated(said), "bottom"),)


@means("send_rest")
def send_rest(said: Discourse) -> Program:
    return (SendToGrave(_excavated(said)),)


# Chance

always("toss", (Coins(),))
always("toss_call", (CallCoin(),))
always("roll", (RollDice(),))


@means("negate_either")
def negate_either(said: Discourse) -> Program:
    said.that = HappenedTo()
    return (NegateSummon(), NegateActivation())


@means("toss_times")
def toss_times(said: Discourse, n: str) -> Program:
    return (Coins(int(n)),)


@means("toss_several")
def toss_several(said: Discourse, n: str, program: Program, least: str) -> Program:
    return (Coins(int(n)), If(AtLeast(Reg("heads"), int(least)), program))


@means("damage_heads")
def damage_heads(said: Discourse, n: str) -> Program:
    return (Damage(Times(Reg("heads"), int(n))),)


@means("excavate_add")
def excavate_add(said: Discourse, n: str, side: str, m: str) -> Program:
    first = excavate(said, n, side)
    return first + add_of_those(said, m)
