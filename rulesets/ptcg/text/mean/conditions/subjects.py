"""The meaning of whom an event is about, in what state, by whose attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulesets.engine.select import Among, Self
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import Damaged, HasEnergy, InPlay, Is, Named, Suffers, UnhurtBefore
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Trait
from rulesets.ptcg.text.mean.nouns.adjectives import a_type
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning

State = Callable[[Selector], Condition]


class Blow(NamedTuple):
    """Whose attack it is: anyone's, the opponent's, that of some of their Pokémon."""

    foe: bool
    filter: CardFilter | None = None


class Whose(NamedTuple):
    """The Pokémon an event is about, and what it must be."""

    on: Selector
    tests: tuple[Condition, ...] = ()


@means("st_damaged")
def st_damaged(said: Discourse, n: str) -> State:
    return lambda who: Is(who, Damaged(int(n)))


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


@means("b_any")
def b_any(said: Discourse) -> Blow:
    return Blow(False)


@means("b_foe")
def b_foe(said: Discourse) -> Blow:
    return Blow(True)


@means("b_from")
def b_from(said: Discourse, traits: tuple[Trait, ...]) -> Blow:
    return Blow(True, every(*(t.filter for t in traits)))


@means("w_it")
def w_it(said: Discourse) -> Whose:
    if said.that != Self():
        raise NoMeaning("an event of a Pokémon that no sentence has named")
    return Whose(Self())
