"""The meaning of events: damage, Knock Outs, cards attached."""

from __future__ import annotations

from typing import NamedTuple

from rulesets.engine.select import Among, Held, It, Self
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.ops import Attacker, Hp, InPlay, Is
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.play.knockouts import (
    BY_ANY_ATTACK,
    BY_POKEMON,
    FALLS_ANYHOW,
    FELLED_BY_ATTACK,
    KNOCKED_OUT,
    WOULD_FALL,
    WOULD_FALL_TO_ATTACK,
)
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.conditions.subjects import Blow, Whose
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.filters import every, some
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

DAMAGED = "damaged"

silent("even_ko", "even_fallen")


class Event(NamedTuple):
    """An event that starts something, of whom and under which condition."""

    event: str
    when: Condition | None = None
    on: Selector = Self()
    own_too: bool = False  # also of attacks of one's own side
    spends: bool = False  # answered once a turn


def happens(said: Discourse, event: str, whose: Whose, parts: tuple[object, ...]) -> Event:
    """Return an event of whom, in which state, by whose attack."""
    blow = expect(Blow, parts[-1])
    who = whose.on if whose.on == Self() else It()
    tests = [*whose.tests, *(state(who) for state in parts[:-1] if callable(state))]
    if blow.filter is not None:
        tests.append(Is(Attacker(), blow.filter))
    said.event = event
    said.that = who
    when = all_of(*tests) if tests else None
    return Event(event, when, whose.on, event == DAMAGED and not blow.foe)


@means("h_falls_to_attack")
def h_falls_to_attack(said: Discourse, whose: Whose, *parts: object) -> Event:
    event = happens(said, FELLED_BY_ATTACK, whose, parts)
    if not expect(Blow, parts[-1]).foe:
        return event
    theirs = Among(Attacker(), InPlay(OPPONENT))
    return event._replace(when=theirs if event.when is None else all_of(event.when, theirs))


@means("h_foe_attaches")
def h_foe_attaches(said: Discourse, energy: EnergySet) -> Event:
    said.that = It()
    return Event("attached from hand", Is(Held("subject"), energy.filter), InPlay(OPPONENT))


@means("h_foe_evolves")
def h_foe_evolves(said: Discourse, n: str) -> Event:
    says((n,), "1")
    said.that = It()
    return Event("evolved", on=InPlay(OPPONENT))


@means("h_any_attaches")
def h_any_attaches(said: Discourse, energy: EnergySet, group: Selector) -> Event:
    said.that = It()
    return Event("attached from hand", Is(Held("subject"), energy.filter), group)


@means("h_damaged")
def h_damaged(said: Discourse, whose: Whose, *parts: object) -> Event:
    return happens(said, DAMAGED, whose, parts)


@means("h_knocked_out")
def h_knocked_out(said: Discourse, whose: Whose, *parts: object) -> Event:
    event = KNOCKED_OUT if expect(Blow, parts[-1]).foe else BY_ANY_ATTACK
    return happens(said, event, whose, parts)


@means("h_falls")
def h_falls(said: Discourse, whose: Whose, *parts: object) -> Event:
    return happens(said, FALLS_ANYHOW, whose, (*parts, Blow(False)))


def _escapable(said: Discourse, event: str, whose: Whose, parts: tuple[object, ...]) -> Event:
    made = happens(said, event, whose, parts)
    if not expect(Blow, parts[-1]).foe:
        return made
    theirs = Among(Attacker(), InPlay(OPPONENT))
    return made._replace(when=theirs if made.when is None else all_of(made.when, theirs))


@means("h_would_fall")
def h_would_fall(said: Discourse, whose: Whose, *parts: object) -> Event:
    return _escapable(said, WOULD_FALL, whose, parts)


@means("h_would_fall_to_attack")
def h_would_fall_to_attack(said: Discourse, whose: Whose, *parts: object) -> Event:
    return _escapable(said, WOULD_FALL_TO_ATTACK, whose, parts)


@means("h_blow")
def h_blow(said: Discourse, blow: Blow, whose: Whose, *_: object) -> Event:
    return happens(said, DAMAGED, whose, (blow,))


@means("h_felled")
def h_felled(said: Discourse, whose: Whose) -> Event:
    event = happens(said, BY_POKEMON, whose, (Blow(False),))
    said.that = Attacker()
    return event


@means("h_retreats")
def h_retreats(said: Discourse, *left: str) -> Event:
    said.that = It()
    when = AtLeast(Hp(It(), left=True), int(left[0])) if left else None
    return Event("retreats", when, InPlay(OPPONENT))


@means("attach_groups")
def attach_groups(said: Discourse, *groups: tuple[Trait, ...]) -> Selector:
    kinds = [every(*(t.filter for t in traits)) for traits in groups]
    if any(t.place or t.others for traits in groups for t in traits) or None in kinds:
        raise NoMeaning("Energy attached to Pokémon by place")
    return InPlay(BOTH, filter=some(*(k for k in kinds if k is not None)))


@means("h_attached_anyhow")
def h_attached_anyhow(said: Discourse, energy: EnergySet, mon: Mons) -> Event:
    return h_attached(said, energy, mon)._replace(event="attached")


@means("h_attached")
def h_attached(said: Discourse, energy: EnergySet, mon: Mons) -> Event:
    on = said.only(mon)
    return Event("attached from hand", Is(Held("subject"), energy.filter), on)


@means("ally_falls")
def ally_falls(said: Discourse, *_: object) -> str:
    return ""


def must_answer(said: Discourse, events: tuple[str, ...], what: str) -> None:
    if said.event not in events:
        raise NoMeaning(f"{what} without the event it answers")


@means("h_damaged_by")
def h_damaged_by(said: Discourse, whose: Whose, *parts: object) -> Event:
    n = next(int(p) for p in parts if isinstance(p, str))
    event = happens(said, DAMAGED, whose, tuple(p for p in parts if not isinstance(p, str)))
    enough = AtLeast(Reg("damage"), n)
    return event._replace(when=enough if event.when is None else all_of(event.when, enough))
