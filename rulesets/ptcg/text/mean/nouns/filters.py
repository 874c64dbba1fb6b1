"""What the filters of nouns are made of."""

from __future__ import annotations

from rulesets.engine.select import ThisCard, Without
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import Every, HasPower, In, Kind, Some
from rulesets.ptcg.effects.terms.selectors import HAND, CardFilter
from rulesets.ptcg.match.continuous import POKEMON_POWERS
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Trait
from rulesets.text.gaps import NoMeaning

EVERY_TYPE = "GRWLPFDMYNC"
ABLE = HasPower(("Ability",))
POKEMON, BASIC, EVOLUTION = Kind(("Pokémon",)), Kind(("Basic",)), Kind(("Evolution",))
ENERGY, SPECIAL_ENERGY = Kind(("Energy",)), Kind(("Special Energy",))
BASIC_ENERGY, TOOL = Kind(("Basic Energy",)), Kind(("Tool",))


def every(*filters: CardFilter | None) -> CardFilter | None:
    """Return the property of having all of some properties."""
    given = tuple(dict.fromkeys(f for f in filters if f is not None))
    return given[0] if len(given) == 1 else Every(given) if given else None


def property_of(traits: tuple[Trait, ...]) -> CardFilter | None:
    if any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return every(*(t.filter for t in traits))


def some(*filters: CardFilter) -> CardFilter:
    """Return the property of having one of some properties."""
    given = tuple(dict.fromkeys(filters))
    if given == (Every((POKEMON, BASIC)), EVOLUTION):
        return POKEMON  # old words for any Pokémon card, LV.X and the like included: PL-116
    return given[0] if len(given) == 1 else Some(given)


def other_cards(kind: CardFilter | None = None) -> Selector:
    """Return the cards in hand beside the one being played."""
    return Without(In(HAND, YOU, kind), ThisCard())


def letters(token: str) -> str:
    """Return the type letters of a {…} token, each once."""
    return "".join(dict.fromkeys(token[1:-1]))


def bare(token: str) -> str:
    """Return the name inside « »."""
    return token[1:-1]


# What older texts call a Pokémon Power, by its names since (BW-211).
POWERED = HasPower(tuple(POKEMON_POWERS.split("|")))
