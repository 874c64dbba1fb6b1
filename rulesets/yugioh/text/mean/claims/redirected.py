"""Statements about effects that are negated and cards that go elsewhere."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import AnyFilter, It
from rulesets.engine.values import Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, Equipped, Kind, LevelOf, Negative, NotThis, This
from rulesets.yugioh.effects.activation.links import FALLS, SPURNS
from rulesets.yugioh.match.summons import EXTRA_SUMMON
from rulesets.yugioh.text.mean.claims.proofs import EVERYWHERE
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Claim, Fixed, Noun, both
from rulesets.yugioh.text.mean.registry import always, means, phrase

phrase("aimed")
for _rule, _whose in {
    "sp_their_spell": ("opponent", ("spell",)),
    "sp_their_trap": ("opponent", ("trap",)),
    "sp_their_both": ("opponent", ("spell", "trap")),
    "sp_spell": ("either", ("spell",)),
    "sp_trap": ("either", ("trap",)),
    "sp_both": ("either", ("spell", "trap")),
    "sp_monster": ("either", ("monster",)),
}.items():
    always(_rule, Cards(EVERYWHERE, _whose[0], Kind(_whose[1])))


@means("spurns")
def spurns(said: Discourse, of: Cards, _: object) -> Claim:
    return Claim(None, (Modifier(SPURNS, against=of),))


@means("spurns_destroys")
def spurns_destroys(said: Discourse, of: Cards, _: object) -> Claim:
    return Claim(None, (Modifier(SPURNS, against=of, value="destroy"),))


always("falls", Claim(None, (Modifier(FALLS),)))
always("k_self", THIS)
always("k_equipped", Equipped())


def _silencing(noun: Noun) -> Modifier:
    if noun.zones:
        raise NoMeaning("the effects of cards in a place")
    against = Cards(("monsters",), noun.side or "either", noun.filter)
    return Modifier("silences", against=against)


@means("silences")
def silences(said: Discourse, noun: Noun, killer: This | Equipped) -> Claim:
    return Claim(None if killer == THIS else killer, (_silencing(noun),))


@means("silences_self")
def silences_self(said: Discourse, noun: Noun) -> Claim:
    return Claim(None, (_silencing(noun),))


def _instead(kind: AnyFilter | None, side: str) -> Claim:
    # The card itself is no longer there when it has been sent.
    cards = Cards(EVERYWHERE, side or "either", both(kind, NotThis()))
    return Claim(cards, (Modifier("redirect", value="banished"),), later=True)


@means("banished_instead")
def banished_instead(said: Discourse, noun: Noun) -> Claim:
    if noun.zones or noun.side:
        raise NoMeaning("cards of a place that are banished instead")
    return _instead(noun.filter, "")


@means("banished_instead_noun")
def banished_instead_noun(said: Discourse, noun: Noun) -> Claim:
    if noun.zones or noun.side or noun.quantity is None or noun.count not in (1, None):
        raise NoMeaning("cards of a place that are banished instead")
    return _instead(noun.filter, "")


@means("leaver")
def leaver(said: Discourse, itself: Fixed) -> Fixed:
    if itself.position or itself.was or itself.place not in ("", "field"):
        raise NoMeaning("a card in a place that leaves the field")
    return itself


@means("self_banished_instead")
def self_banished_instead(said: Discourse, *parts: object) -> Claim:
    return Claim(None, (Modifier("redirect", value="field>banished"),))


@means("extra_summon")
def extra_summon(said: Discourse, noun: Noun) -> Claim:
    if noun.count != 1 or noun.zones or noun.side:
        raise NoMeaning("Normal Summons of so many monsters")
    of = Cards(("hand",), "you", noun.filter)
    return Claim(None, (Modifier(EXTRA_SUMMON, 1, value=said.own, of=of),), player=True)


@means("loses_own_level")
def loses_own_level(said: Discourse, claim: Claim, n: str, points: tuple[str, ...]) -> Claim:
    amount = Times(Negative(LevelOf(It())), int(n))
    return Claim(claim.on, tuple(Modifier(p, amount) for p in points), pronoun=claim.pronoun)


@means("gains_own_level")
def gains_own_level(said: Discourse, claim: Claim, n: str, points: tuple[str, ...]) -> Claim:
    amount = Times(LevelOf(It()), int(n))
    return Claim(claim.on, tuple(Modifier(p, amount) for p in points), pronoun=claim.pronoun)
