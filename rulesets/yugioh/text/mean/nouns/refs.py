"""Pronouns and definite nouns: the card itself, and cards that were named before."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import AnySelector, Either, Held
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ActivatedCard,
    Attacker,
    AttackTarget,
    BattleOpponent,
    Equipped,
    HappenedBy,
)
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Pair
from rulesets.yugioh.text.mean.registry import always, means

for _rule, _place in {
    "self_card": "", "self_on_field": "field", "self_in_grave": "grave",
    "self_in_hand": "hand", "self_banished": "banished",
}.items():  # fmt: skip
    always(_rule, Fixed(THIS, _place))
always("self_face_up", Fixed(THIS, "field", up=True))
always("self_mine", Fixed(THIS, mine=True))
always("self_mine_up", Fixed(THIS, "field", up=True, mine=True))
always("self_mine_field", Fixed(THIS, "field", mine=True))
always("self_tributed", Fixed(THIS, "field", was="tribute"))
always("self_attack", Fixed(THIS, "field", position="attack"))
always("self_defense", Fixed(THIS, "field", position="defense"))
always("self_set", Fixed(THIS, "field", set_=True))
for _rule, _cards in {
    "equipped": Equipped(), "attacker": Attacker(), "attack_target": AttackTarget(),
    "activated": ActivatedCard(),
}.items():  # fmt: skip
    always(_rule, Fixed(_cards))


def _found(cards: AnySelector | None, word: str) -> Fixed:
    if cards is None:
        raise NoMeaning(f"{word} without a card that was named")
    return Fixed(cards)


@means("that")
def that(said: Discourse) -> Fixed:
    return Fixed(said.it())


@means("those")
def those(said: Discourse) -> Fixed:
    if said.single and said.target is not None and said.that != said.target:
        raise NoMeaning("several cards where one was named last")
    return Fixed(said.it(), several=True)


@means("that_card", "that_monster")
def that_monster(said: Discourse) -> Fixed:
    # The card itself is "this card" or "it", never "that monster".
    for cards in (said.that, said.target, said.event):
        if cards is not None and cards != THIS:
            return Fixed(cards)
    raise NoMeaning("that card without a card that was named")


@means("that_target")
def that_target(said: Discourse) -> Fixed:
    return _found(said.target, "a target")


@means("destroyed")
def destroyed(said: Discourse) -> Fixed:
    return _found(said.destroyed, "the destroyed monster")


@means("summoned_ref")
def summoned_ref(said: Discourse) -> Fixed:
    return _found(said.summoned, "the Summoned monster")


@means("battled")
def battled(said: Discourse) -> Fixed:
    return Fixed(BattleOpponent(THIS))


@means("that_foe")
def that_foe(said: Discourse) -> Fixed:
    for cards in (said.target, said.foe):
        if cards is not None:
            return Fixed(cards)
    if said.event not in (None, THIS, BattleOpponent(THIS), said.destroyed):
        raise NoMeaning("the opponent's monster of an event without one")
    return Fixed(BattleOpponent(THIS))


@means("all_those")
def all_those(said: Discourse, n: str) -> Fixed:
    return Fixed(said.it())


@means("self_and_noun")
def self_and_noun(said: Discourse, itself: Fixed, noun: Noun) -> Pair:
    # "This card and 1 other card from your hand": both are where the noun says.
    if itself.place == "" and len(noun.zones) == 1 and noun.side in ("you", ""):
        itself = replace(itself, place=noun.zones[0])
    return Pair(itself, noun)


@means("noun_and_self")
def noun_and_self(said: Discourse, noun: Noun, itself: Fixed) -> Pair:
    return Pair(itself, noun)


@means("self_and_ref")
def self_and_ref(said: Discourse, itself: Fixed, ref: Fixed) -> Fixed:
    return Fixed(Either(ref.cards, itself.cards), itself.place)


@means("ref_and_self")
def ref_and_self(said: Discourse, ref: Fixed, itself: Fixed) -> Fixed:
    return Fixed(Either(ref.cards, itself.cards), itself.place)


@means("destroyer")
def destroyer(said: Discourse) -> Fixed:
    if not said.event_is_self:
        raise NoMeaning("the card that destroyed another one")
    return Fixed(HappenedBy())


always("self_any_defense", Fixed(THIS, "field", position="defense"))


@means("paid")
def paid(said: Discourse) -> Fixed:
    return _found(said.paid, "what was paid")


@means("paid_tribute")
def paid_tribute(said: Discourse) -> Fixed:
    return Fixed(_found(said.paid, "what was Tributed").cards, gone=True)


@means("that_figured", "that_described")
def that_figured(said: Discourse, *_: object) -> Fixed:
    return that_monster(said)


def _nth(said: Discourse, register: str) -> Fixed:
    if said.target != Either(Held("target"), Held("target2")):
        raise NoMeaning("the first or second of other targets")
    return Fixed(Held(register))


@means("nth_first")
def nth_first(said: Discourse) -> Fixed:
    return _nth(said, "target")


@means("nth_second")
def nth_second(said: Discourse) -> Fixed:
    return _nth(said, "target2")
