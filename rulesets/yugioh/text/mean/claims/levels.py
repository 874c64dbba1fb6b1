"""Statements on Levels."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.engine.values import Number
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.text.mean.claims.figures import about_it, about_named
from rulesets.yugioh.text.mean.claims.statements import about
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Claim, Fixed, Noun
from rulesets.yugioh.text.mean.registry import means


@means("level_becomes")
def level_becomes(said: Discourse, n: str) -> Claim:
    return about_it(said, Modifier("set level", int(n)))


@means("level_up")
def level_up(said: Discourse, n: str) -> Claim:
    return about_it(said, Modifier("level", int(n)))


@means("level_down")
def level_down(said: Discourse, n: str) -> Claim:
    return about_it(said, Modifier("level", -int(n)))


@means("level_up_ref")
def level_up_ref(said: Discourse, ref: Fixed, n: str) -> Claim:
    return about_named(ref, Modifier("level", int(n)))


@means("level_is_ref")
def level_is_ref(said: Discourse, ref: Fixed, n: str) -> Claim:
    return about_named(ref, Modifier("set level", int(n)))


@means("level_up_self")
def level_up_self(said: Discourse, n: str) -> Claim:
    return Claim(None, (Modifier("level", int(n)),))


@means("level_is_self")
def level_is_self(said: Discourse, n: str) -> Claim:
    return Claim(None, (Modifier("set level", int(n)),))


def _levels(noun: Noun, amount: int) -> Claim:
    if noun.count is not None or not noun.zones:
        raise NoMeaning("the Levels of so many monsters")
    return Claim(noun.cards(), (Modifier("level", amount),))


@means("level_down_noun")
def level_down_noun(said: Discourse, noun: Noun, n: str) -> Claim:
    return _levels(noun, -int(n))


@means("level_up_noun")
def level_up_noun(said: Discourse, noun: Noun, n: str) -> Claim:
    return _levels(noun, int(n))


@means("level_down_ref")
def level_down_ref(said: Discourse, ref: Fixed, n: str) -> Claim:
    return about_named(ref, Modifier("level", -int(n)))


@means("level_down_self")
def level_down_self(said: Discourse, n: str) -> Claim:
    return Claim(None, (Modifier("level", -int(n)),))


@means("level_atk_up")
def level_atk_up(said: Discourse, level: str, atk: str) -> Claim:
    return Claim(None, (Modifier("level", int(level)), Modifier("atk", int(atk))))


@means("self_level_becomes")
def self_level_becomes(said: Discourse, amount: Number) -> Claim:
    return Claim(None, (Modifier("set level", amount),))


@means("its_level_becomes")
def its_level_becomes(said: Discourse, amount: Number) -> Claim:
    return about(said.it(), Modifier("set level", amount))


@means("its_level_rises")
def its_level_rises(said: Discourse, amount: Number) -> Claim:
    return about(said.it(), Modifier("level", amount))


@means("self_level_rises")
def self_level_rises(said: Discourse, amount: Number) -> Claim:
    return Claim(None, (Modifier("level", amount),))


@means("its_level_and_atk")
def its_level_and_atk(said: Discourse, level: str, atk: str) -> Claim:
    return about(said.it(), Modifier("level", int(level)), Modifier("atk", int(atk)))


@means("become_level")
def become_level(said: Discourse, subject: Claim, n: str) -> Claim:
    return replace(subject, modifiers=(Modifier("set level", int(n)),))


@means("gains_levels")
def gains_levels(said: Discourse, n: str) -> tuple[Modifier, ...]:
    return (Modifier("level", int(n)),)


@means("loses_levels")
def loses_levels(said: Discourse, n: str) -> tuple[Modifier, ...]:
    return (Modifier("level", -int(n)),)
