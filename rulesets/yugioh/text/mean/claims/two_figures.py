"""Statements that change two figures at once, or exchange them."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.modifiers import Modifier
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards
from rulesets.yugioh.text.mean.claims.statements import about, changed
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.heads.conditions import one
from rulesets.yugioh.text.mean.model import FIELD, Claim, Heads, Noun
from rulesets.yugioh.text.mean.registry import means, phrase

_SWAP = (Modifier("swap figures"),)


phrase("original_word")


@means("swapped")
def swapped(said: Discourse, *parts: object) -> Claim:
    return replace(next(p for p in parts if isinstance(p, Claim)), modifiers=_SWAP)


@means("swapped_its")
def swapped_its(said: Discourse, *_: object) -> Claim:
    return about(said.it(), *_SWAP)


@means("two_changes")
def two_changes(said: Discourse, up: tuple[str, ...], one: Claim, n: str, down: tuple[str, ...],
                other: Claim, m: str) -> Claim:  # fmt: skip
    if not isinstance(one.on, Cards) or not isinstance(other.on, Cards):
        raise NoMeaning("two changes of cards that were named")
    more = tuple(replace(x, on=one.on) for x in changed(up, int(n)))
    less = tuple(replace(x, on=other.on) for x in changed(down, -int(m)))
    return Claim(None, more + less, player=True)


def _changed(noun: Noun, figures: tuple[str, ...], amount: int) -> Claim:
    if noun.zones not in ((), FIELD) or noun.count is not None or noun.best is not None:
        raise NoMeaning("figures of so many monsters, or in a place")
    return Claim(noun.cards(), tuple(Modifier(figure, amount) for figure in figures))


@means("raise_lower")
def raise_lower(
    said: Discourse,
    up: tuple[str, ...],
    raised: Noun,
    more: str,
    down: tuple[str, ...],
    lowered: Noun,
    less: str,
) -> tuple[Claim, ...]:
    return _changed(raised, up, int(more)), _changed(lowered, down, -int(less))


@means("plain_raise_lower")
def plain_raise_lower(said: Discourse, claims: tuple[Claim, ...]) -> tuple[Claim, ...]:
    return claims


@means("while_raise_lower")
def while_raise_lower(
    said: Discourse, heads: Heads, claims: tuple[Claim, ...]
) -> tuple[Claim, ...]:
    if heads == Heads(place="field"):
        return claims
    return tuple(replace(claim, when=one(heads)) for claim in claims)
