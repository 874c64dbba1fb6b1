"""Sentences: effects with heads, price and deeds; what they need; piercing and names."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import May
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import AtLeast, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import ActivatedCard, Are, Destroy, InPosition, NegateActivation
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.activations import Activated, activation
from rulesets.yugioh.text.mean.heads.conditions import one, there_are
from rulesets.yugioh.text.mean.model import FIELD, Claim, Deeds, Fixed, Heads, Noun
from rulesets.yugioh.text.mean.registry import always, means, phrase
from rulesets.yugioh.text.mean.roles import (
    Act,
    ActivatedBy,
    AlsoNamed,
    Holding,
    Only,
    Stated,
)

for _rule, _joint in {
    "and_if_you_do": "and if you do", "and_": "and", "then": "then", "also": "also",
    "after_that": "after that", "then_you_can": "then you can",
    "if_you_do_you_can": "and if you do you can", "and_you_can": "and you can",
}.items():  # fmt: skip
    always(_rule, _joint)


@means("start")
def start(said: Discourse, role: object) -> object:
    if isinstance(role, tuple) and all(isinstance(c, Claim) for c in role):
        return Stated(role)
    return role


@means("deeds")
def deeds(said: Discourse, *parts: object) -> Deeds:
    items: list[tuple[str, Program]] = [("", parts[0])]  # type: ignore[list-item]
    for joint, program in zip(parts[1::2], parts[2::2], strict=True):
        items.append((joint, program))  # type: ignore[arg-type]
    return Deeds(tuple(items))


@means("deeds_ing")
def deeds_ing(said: Discourse, *programs: Program) -> Deeds:
    return Deeds(tuple(("" if i == 0 else "and", p) for i, p in enumerate(programs)))


@means("gerund")
def gerund(said: Discourse, found: Deeds) -> Deeds:
    return found


@means("may_priced", "by_price")
def may_priced(said: Discourse, price: Deeds, found: Deeds) -> Act:
    cost, targets = price.price()
    return Act(found.program(), can=True, cost=cost, targets=targets, priced=True)


@means("priced")
def priced(said: Discourse, price: Deeds, found: Deeds) -> Act:
    cost, targets = price.price()
    return Act(found.program(), cost=cost, targets=targets, priced=True)


@means("may_act")
def may_act(said: Discourse, found: Deeds) -> Act:
    return Act(found.program(), can=True)


@means("plain_act", "must_act", "and_then", "and_also")
def plain_act(said: Discourse, found: Deeds) -> Act:
    return Act(found.program())


@means("headed")
def headed(said: Discourse, heads: Heads, act: Act) -> Act:
    return replace(act, heads=heads, colon=True)


@means("headed_plainly")
def headed_plainly(said: Discourse, heads: Heads, act: Act) -> Act:
    return replace(act, heads=heads)


@means("headless_act")
def headless_act(said: Discourse, act: Act) -> Act:
    return act


@means("flip_act")
def flip_act(said: Discourse, act: Act) -> Act:
    return replace(act, flip=True, colon=True)


@means("flip_headed")
def flip_headed(said: Discourse, heads: Heads, act: Act) -> Act:
    return replace(act, flip=True, colon=True, heads=heads)


# Activating the card


@means("only_if", "only_during")
def only_if(said: Discourse, heads: Heads) -> Only:
    return Only(heads)


@means("must_control")
def must_control(said: Discourse, noun: Noun) -> Heads:
    return Heads(conditions=(there_are(noun, "you"),))


@means("only_when")
def only_when(said: Discourse, on: On | Heads) -> Only:
    return Only(on if isinstance(on, Heads) else Heads(on=on))


@means("activated_by")
def activated_by(said: Discourse, price: Deeds, found: Deeds | None = None) -> ActivatedBy:
    cost, targets = price.price()
    return ActivatedBy(cost, targets, () if found is None else found.program())


@means("material_line")
def material_line(said: Discourse, noun: Noun) -> Noun:
    return noun


@means("may_priced_target")
def may_priced_target(said: Discourse, price: Deeds, targets: Program, found: Deeds) -> Act:
    return replace(priced_target(said, price, targets, found), can=True)


@means("priced_target")
def priced_target(said: Discourse, price: Deeds, targets: Program, found: Deeds) -> Act:
    cost, early = price.price()
    return Act(found.program(), cost=cost, targets=early + targets, priced=True)


@means("must_hold")
def must_hold(said: Discourse, noun: Noun) -> Holding:
    return Holding(there_are(noun, "you"))


@means("must_be_there")
def must_be_there(said: Discourse, noun: Noun) -> Holding:
    return Holding(there_are(noun))


# Piercing

phrase("pierced", "inflicts")
_PIERCE = (Modifier("pierce"),)


@means("pierce_self")
def pierce_self(said: Discourse, *parts: object) -> Stated:
    return Stated((Claim(None, _PIERCE),))


@means("pierce_ref")
def pierce_ref(said: Discourse, ref: Fixed, *rest: object) -> Stated:
    if ref.cards == THIS:
        return Stated((Claim(None, _PIERCE),))
    return Stated((Claim(ref.cards, _PIERCE, pronoun=True),))


@means("pierce_noun")
def pierce_noun(said: Discourse, noun: Noun, *rest: object) -> Stated:
    if noun.zones not in ((), FIELD) or noun.quantity is None or noun.side != "you":
        raise NoMeaning("piercing by monsters in a place")
    return Stated((Claim(noun.cards(), _PIERCE),))


@means("pierce_while")
def pierce_while(said: Discourse, heads: Heads, noun: Noun, *rest: object) -> Stated:
    (claim,) = pierce_noun(said, noun).claims
    return Stated((replace(claim, when=one(heads)),))


# Names


@means("always_part", "always_named")
def always_part(said: Discourse, name: str) -> AlsoNamed:
    return AlsoNamed(name)


@means("never_part")
def never_part(said: Discourse, name: str) -> AlsoNamed:
    if name not in said.own:
        raise NoMeaning("a part of a name that the card has not")
    return AlsoNamed(name, False)


always("must_defend", Holding(Are(THIS, InPosition(("defense",)))))
always("must_attack_position", Holding(Are(THIS, InPosition(("attack",)))))


@means("and_then_may")
def and_then_may(said: Discourse, found: Deeds) -> Act:
    return Act((May(found.program()),))


@means("if_done")
def if_done(said: Discourse, found: Deeds) -> Act:
    return Act((If(AtLeast(Reg("done"), 1), found.program()),))


@means("counter_act")
def counter_act(said: Discourse, what: Activated) -> Act:
    on = activation(said, what, "any")
    program = (NegateActivation(), If(AtLeast(Reg("done"), 1), (Destroy(ActivatedCard()),)))
    return Act(program, Heads(on=on, when=True), colon=True)


@means("deeds_each_time")
def deeds_each_time(said: Discourse, found: Deeds, on: On | Heads) -> Act:
    heads = on if isinstance(on, Heads) else Heads(on=on)
    return Act(found.program(), replace(heads, each=True), colon=True)


@means("priced_counter")
def priced_counter(said: Discourse, price: Deeds, what: Activated) -> Act:
    cost, targets = price.price()
    return replace(counter_act(said, what), cost=cost, targets=targets, priced=True)


@means("activated_for")
def activated_for(said: Discourse, price: Deeds) -> ActivatedBy:
    cost, targets = price.price()
    return ActivatedBy(cost, targets, ())


@means("may_priced_while", "by_price_while")
def may_priced_while(said: Discourse, price: Deeds, heads: Heads, found: Deeds) -> Act:
    return replace(may_priced(said, price, found), heads=heads)
