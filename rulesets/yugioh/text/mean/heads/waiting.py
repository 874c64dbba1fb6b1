"""Heads that wait: the next phase after an event, the Summon of the sentence before."""

from __future__ import annotations

from dataclasses import replace

from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import Happened, IsThis, TributedFor
from rulesets.yugioh.match.script import On
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.heads.events import Event
from rulesets.yugioh.text.mean.model import Heads, Noun, Waiting
from rulesets.yugioh.text.mean.registry import always, means

always("next_yours", "you")
always("next_any", "either")
always("next_theirs", "opponent")


@means("waits")
def waits(said: Discourse, whose: str, on: On | Heads) -> Heads:
    if not said.event_is_self:
        raise NoMeaning("a wait for what befalls other cards")
    heads = on if isinstance(on, Heads) else Heads(on=on)
    event = heads.on
    if event is None or heads.extra:
        raise NoMeaning("a wait after several events")
    place = "grave" if event.to == ("grave",) else ""
    if event.what == "moved" and not place:
        raise NoMeaning("a wait of a card that is somewhere")
    return Heads(waits=Waiting(event, whose, heads.conditions), place=place)


always("this_way", Heads(this_way=True))
always("this_way_when", Heads(this_way=True, when=True))


_FELL = Happened(On("moved", IsThis(), to=("grave",), how=("destroyed", "battle")))
always("c_fell_in_battle", Heads(place="grave", conditions=(_FELL,)))
always("c_was_sent", Happened(On("moved", IsThis(), to=("grave",))))


@means("h_by_tributing")
def h_by_tributing(said: Discourse, noun: Noun) -> Event:
    if noun.zones or noun.filter is None or noun.count not in (1, None):
        raise NoMeaning("so many Tributes, or in a place")
    return Event(On("summoned", how=("tribute",)), (TributedFor(noun.filter),))


@means("you_by_tributing")
def you_by_tributing(said: Discourse, noun: Noun) -> Heads:
    said.that, said.event, said.event_is_self = THIS, THIS, True
    event = h_by_tributing(said, noun)
    return Heads(on=replace(event.on, subject=IsThis()), conditions=event.conditions)
