"""The meaning of events: played, evolved, damaged, Knocked Out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulesets.engine.select import Self, ThisCard
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast
from rulesets.ptcg.effects.ops import Among, Attacker, Held, Hp, InPlay, Is, It, UnhurtBefore
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.pokemon_filters import HasEnergy, Suffers
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.play.knockouts import (
    BY_ANY_ATTACK,
    BY_POKEMON,
    FALLS_ANYHOW,
    KNOCKED_OUT,
    WOULD_FALL,
    WOULD_FALL_TO_ATTACK,
)
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import a_type, every
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

DAMAGED = "damaged"


class Event(NamedTuple):
    """An event that starts something, of whom and under which condition."""

    event: str
    when: Condition | None = None
    on: Selector = Self()
    own_too: bool = False  # also of attacks of one's own side
    spends: bool = False  # answered once a turn


class Blow(NamedTuple):
    """Whose attack it is: anyone's, the opponent's, that of some of their Pokémon."""

    foe: bool
    filter: CardFilter | None = None


class Whose(NamedTuple):
    """The Pokémon an event is about, and what it must be."""

    on: Selector
    tests: tuple[Condition, ...] = ()


State = Callable[[Selector], Condition]


@means("t_played")
def t_played(said: Discourse, *_: object) -> Event:
    return Event("played")


@means("t_attached")
def t_attached(said: Discourse, energy: EnergySet, _: object) -> Event:
    said.that = said.that or Self()
    return Event("attached from hand", Is(Held("subject"), energy.filter))


@means("t_this_attached")
def t_this_attached(said: Discourse, *parts: object) -> Event:
    traits = next((p for p in parts if isinstance(p, tuple)), ())
    whose = in_play(YOU, traits)
    return _attached(said, Among(Self(), whose) if whose != InPlay(YOU) else None)


@means("t_this_attached_active")
def t_this_attached_active(said: Discourse, *_: object) -> Event:
    return _attached(said, Among(Self(), InPlay(YOU, ACTIVE)))


def _attached(said: Discourse, test: Condition | None) -> Event:
    said.that = Self()
    here = Among(Held("subject"), ThisCard())
    return Event("attached from hand", here if test is None else all_of(here, test))


always("t_evolved", Event("evolved"))
always("t_evolved_active", Event("evolved", Among(Self(), InPlay(YOU, ACTIVE))))


@means("t_benched")
def t_benched(said: Discourse, *_: object) -> Event:
    said.that = said.that or Self()
    return Event("benched")


always("t_damaged_active", Event(DAMAGED, Among(Self(), InPlay(YOU, ACTIVE))))


# What is done to whom.
@means("h_damaged")
def h_damaged(said: Discourse, whose: Whose, *parts: object) -> Event:
    return happens(said, DAMAGED, whose, parts)


@means("h_blow")
def h_blow(said: Discourse, blow: Blow, whose: Whose, *_: object) -> Event:
    return happens(said, DAMAGED, whose, (blow,))


@means("h_knocked_out")
def h_knocked_out(said: Discourse, whose: Whose, *parts: object) -> Event:
    event = KNOCKED_OUT if expect(Blow, parts[-1]).foe else BY_ANY_ATTACK
    return happens(said, event, whose, parts)


@means("h_falls")
def h_falls(said: Discourse, whose: Whose, *parts: object) -> Event:
    return happens(said, FALLS_ANYHOW, whose, (*parts, Blow(False)))


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


@means("h_would_fall")
def h_would_fall(said: Discourse, whose: Whose, *parts: object) -> Event:
    return _escapable(said, WOULD_FALL, whose, parts)


@means("h_would_fall_to_attack")
def h_would_fall_to_attack(said: Discourse, whose: Whose, *parts: object) -> Event:
    return _escapable(said, WOULD_FALL_TO_ATTACK, whose, parts)


def _escapable(said: Discourse, event: str, whose: Whose, parts: tuple[object, ...]) -> Event:
    made = happens(said, event, whose, parts)
    if not expect(Blow, parts[-1]).foe:
        return made
    theirs = Among(Attacker(), InPlay(OPPONENT))
    return made._replace(when=theirs if made.when is None else all_of(made.when, theirs))


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


@means("w_self")
def w_self(said: Discourse, _: object) -> Whose:
    return Whose(Self())


@means("w_holder")
def w_holder(said: Discourse, *parts: object) -> Whose:
    kind = every(*(p.filter for p in parts if isinstance(p, Trait)))
    return Whose(Self(), (Is(Self(), kind),) if kind is not None else ())


@means("w_special_holder")
def w_special_holder(said: Discourse, kind: CardFilter, _: object) -> Whose:
    return Whose(Self(), (Is(Self(), kind),))


@means("w_active")
def w_active(said: Discourse, *types: str) -> Whose:
    traits = tuple(a_type(said, t) for t in types)
    return Whose(in_play(YOU, (*traits, Trait(place=ACTIVE))))


@means("w_active_self")
def w_active_self(said: Discourse, _: object) -> Whose:
    # By its name: from the Bench, too, one answers for another that is Active.
    return Whose(InPlay(YOU, ACTIVE, Named((rules_name(said.own),))))


@means("w_one")
def w_one(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Whose:
    if int(n) != 1:
        raise NoMeaning("an event of several Pokémon")
    return Whose(in_play(YOU, traits))


@means("st_active")
def st_active(said: Discourse) -> State:
    return lambda who: Among(who, InPlay(YOU, ACTIVE))


@means("st_unhurt")
def st_unhurt(said: Discourse) -> State:
    return UnhurtBefore


@means("st_suffers")
def st_suffers(said: Discourse, conditions: tuple[str, ...]) -> State:
    return lambda who: Is(who, Suffers(conditions))


@means("st_energy")
def st_energy(said: Discourse, energy: EnergySet) -> State:
    return lambda who: Is(who, HasEnergy(1, energy.types))


@means("b_any")
def b_any(said: Discourse) -> Blow:
    return Blow(False)


@means("b_foe")
def b_foe(said: Discourse) -> Blow:
    return Blow(True)


@means("b_from")
def b_from(said: Discourse, traits: tuple[Trait, ...]) -> Blow:
    return Blow(True, every(*(t.filter for t in traits)))


@means("h_attached_anyhow")
def h_attached_anyhow(said: Discourse, energy: EnergySet, mon: Mons) -> Event:
    return h_attached(said, energy, mon)._replace(event="attached")


@means("h_attached")
def h_attached(said: Discourse, energy: EnergySet, mon: Mons) -> Event:
    on = said.only(mon)
    return Event("attached from hand", Is(Held("subject"), energy.filter), on)
