"""Events of a Summon."""

from __future__ import annotations

from dataclasses import replace

from rulesets.yugioh.effects import Owned, WasSummoned
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.heads.events import Event
from rulesets.yugioh.text.mean.model import Noun, both
from rulesets.yugioh.text.mean.registry import always, means


@means("summoned")
def summoned(said: Discourse, *ways: tuple[str, ...]) -> tuple[str, ...]:
    if () in ways:
        return ()
    return tuple(way for several in ways for way in several)


def summon_event(how: tuple[str, ...]) -> Event:
    if len(how) == 1:
        return Event(On("summoned", how=how), summon=how)
    return Event(On("summoned", WasSummoned(how) if how else None), summon=how)


@means("h_summoned")
def h_summoned(said: Discourse, how: tuple[str, ...]) -> Event:
    return summon_event(how)


@means("h_summoned_by")
def h_summoned_by(said: Discourse, how: tuple[str, ...], noun: Noun) -> Event:
    event = summon_event(how)
    side = noun.side if noun.side in ("you", "opponent") else "any"
    return event._replace(on=replace(event.on, by=noun.filter, by_side=side))


@means("h_summoned_from")
def h_summoned_from(said: Discourse, how: tuple[str, ...], *rest: object) -> Event:
    zones = next(p for p in rest if isinstance(p, tuple))
    side = next((p for p in rest if p in ("you", "opponent")), None)
    on = summon_event(how).on
    owned = None if side is None else Owned(str(side))  # cards go to their owner's places
    return Event(replace(on, origin=zones, subject=both(on.subject, owned)), summon=how)


@means("h_summoned_theirs")
def h_summoned_theirs(said: Discourse, how: tuple[str, ...]) -> Event:
    event = summon_event(how)
    return event._replace(on=replace(event.on, side="opponent"))


@means("h_normal_flip")
def h_normal_flip(said: Discourse) -> Event:
    return summon_event(("normal", "flip"))


@means("h_summoned_yours")
def h_summoned_yours(said: Discourse, how: tuple[str, ...]) -> Event:
    event = summon_event(how)
    return event._replace(on=replace(event.on, side="you"))


always("h_flipped", Event(On("flipped")))


always("h_normal_flipped", Event(On("summoned", how=("normal",)), extra=(On("flipped"),)))


always("h_any_summon", summon_event(()))
