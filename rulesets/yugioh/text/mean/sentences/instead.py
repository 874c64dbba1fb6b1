"""Sentences that say what is done instead of a destruction."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import Pick
from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.select import AnySelector, Held
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Cards, NotA, OneOfCards, Target, This
from rulesets.yugioh.match.script import Replacement, walk
from rulesets.yugioh.text.assemble.effects import deep
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Deeds, Fixed, Noun, both
from rulesets.yugioh.text.mean.registry import always, means
from rulesets.yugioh.text.mean.roles import Saving

_DOOMED = Held("it")

always("w_battle", (("battle",), False))
always("w_any", ((), False))
always("w_effect", (("effect",), False))
always("w_theirs", (("effect",), True))


@means("doomed_self")
def doomed_self(said: Discourse, card: Fixed) -> AnySelector:
    if card.place not in ("", "field") or card.position or card.was:
        raise NoMeaning("a card in a place that would be destroyed")
    said.that = This()
    return This()


@means("doomed_ref")
def doomed_ref(said: Discourse, card: Fixed) -> AnySelector:
    said.that = card.cards
    return card.cards


@means("doomed_noun")
def doomed_noun(said: Discourse, noun: Noun) -> AnySelector:
    quantity = noun.quantity
    if quantity is None or quantity.count != 1 or quantity.just or noun.best is not None:
        raise NoMeaning("several cards that would be destroyed")
    said.that = _DOOMED
    return noun.cards()


def _others(op: AnyOp) -> AnyOp:
    """Return a choice that leaves the doomed card alone: it cannot pay for itself."""
    if isinstance(op, Pick) and isinstance(op.source, Cards):
        left = both(op.source.filter, NotA(OneOfCards(_DOOMED)))
        return replace(op, source=replace(op.source, filter=left))
    return op


def _saving(cards: AnySelector, parts: tuple[object, ...], found: Deeds) -> Saving:
    causes, theirs = next((p for p in parts if isinstance(p, tuple)), ((), False))
    if any(joint not in ("", "and", "also") for joint, _ in found.items):
        raise NoMeaning("steps that hang on each other instead of a destruction")
    program: Program = tuple(deep(op, _others) for op in found.program())
    if any(isinstance(op, Target) for op in program):
        raise NoMeaning("targets instead of a destruction")
    return Saving(Replacement(program, cards, causes, by_opponent=theirs))


@means("would_may")
def would_may(said: Discourse, cards: AnySelector, *parts: object) -> Saving:
    *rest, found = parts
    assert isinstance(found, Deeds)
    return _saving(cards, tuple(rest), found)


@means("would_may_once")
def would_may_once(said: Discourse, cards: AnySelector, *parts: object) -> Saving:
    return Saving(replace(would_may(said, cards, *parts).replacement, limit=True))


@means("would_must")
def would_must(said: Discourse, cards: AnySelector, *parts: object) -> Saving:
    return Saving(replace(would_may(said, cards, *parts).replacement, optional=False))


@means("would_may_all")
def would_may_all(said: Discourse, cards: AnySelector, *parts: object) -> Saving:
    found = would_may(said, cards, *parts).replacement
    if any(t == _DOOMED for t in walk(found.program)):
        raise NoMeaning("a price for each card that would be destroyed")
    return Saving(replace(found, together=True))


@means("would_may_all_once")
def would_may_all_once(said: Discourse, cards: AnySelector, *parts: object) -> Saving:
    return Saving(replace(would_may_all(said, cards, *parts).replacement, limit=True))


@means("would_must_all")
def would_must_all(said: Discourse, cards: AnySelector, *parts: object) -> Saving:
    return Saving(replace(would_may_all(said, cards, *parts).replacement, optional=False))


@means("would_may_self")
def would_may_self(said: Discourse, found: Deeds, *parts: object) -> Saving:
    return _saving(This(), tuple(parts), found)
