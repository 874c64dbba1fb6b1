"""The meaning of uses, events, limits and Energy cards in the words of later texts."""

from __future__ import annotations

from rulesets.engine import values
from rulesets.engine.lasting import PER_TURN
from rulesets.engine.select import Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AllOf, Not
from rulesets.ptcg.effects.ops import (
    Exists,
    HasAttached,
    Held,
    InPlay,
    Is,
    It,
    Provision,
    Require,
    That,
    TurnOf,
    WentSecond,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.happenings import Event
from rulesets.ptcg.text.mean.continuous.special_cards import EVERY_TYPE
from rulesets.ptcg.text.mean.deeds.searching import those_cards
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import SPECIAL_ENERGY, every, letters
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import OnlyIf, OpenUse
from rulesets.text.gaps import NoMeaning

_FIRST_TURN = TurnOf(YOU, first=True)
_SECOND = AllOf((_FIRST_TURN, WentSecond()))


@means("use_first")
def use_first(said: Discourse, *parts: object) -> OpenUse:
    tests = tuple(Require(p) for p in parts if isinstance(p, values.Condition))
    return OpenUse(PER_TURN, (Require(_FIRST_TURN), *tests))


always("not_first_second", OnlyIf(Not(_SECOND)))
always("second_first_only", OnlyIf(_SECOND))


@means("t_foe_attaches")
def t_foe_attaches(said: Discourse, energy: EnergySet, n: str) -> Event:
    if n != "1":
        raise NoMeaning("Energy attached to several Pokémon at once")
    said.that = It()
    return Event("attached from hand", Is(Held("subject"), energy.filter), InPlay(OPPONENT))


# Cards that have just come to light.
@means("those_are")
def those_are(said: Discourse, kind: CardFilter | None) -> Condition:
    if kind is None:
        raise NoMeaning("cards that are cards")
    said.cards = That(those_cards(said), kind)
    return Exists(said.cards)


@means("that_card_is")
def that_card_is(said: Discourse, cards: CardSet) -> Condition:
    if cards.filter is None or cards.count != 1:
        raise NoMeaning("a card that is any card")
    return Is(those_cards(said), cards.filter)


# What Energy cards give.
def _types(parts: tuple[object, ...]) -> str:
    return "".join(letters(p) for p in parts if isinstance(p, str) and p[0] == "{")


def _number(parts: tuple[object, ...]) -> int:
    return next(int(p) for p in parts if isinstance(p, str) and p.isdigit())


@means("provides_some")
def provides_some(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    return (Provision((_types(parts),) * _number(parts)),)


@means("provides_mixed")
def provides_mixed(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    return provides_some(said, *parts)


def _bearer(parts: tuple[object, ...]) -> Condition:
    traits = next(p for p in parts if isinstance(p, tuple))
    group = in_play(YOU, tuple(t for t in traits if isinstance(t, Trait)))
    kind = every(group.filter)
    if kind is None or group.place != "play" or group.others:
        raise NoMeaning("Energy that gives more on Pokémon by place")
    return Is(Self(), kind)


@means("provides_all_on")
def provides_all_on(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    return (Provision((EVERY_TYPE,) * _number(parts), _bearer(parts)),)


@means("provides_on")
def provides_on(said: Discourse, *parts: object) -> tuple[Provision, ...]:
    given = next(p for p in parts if isinstance(p, str) and p[0] == "{")
    return (Provision(tuple(given[1:-1]), _bearer(parts)),)


@means("provides_all_if")
def provides_all_if(said: Discourse, one: Condition, two: Condition, *parts: object) -> object:
    when = AllOf((one, two))
    return (Provision((EVERY_TYPE,) * _number(parts), when),)


@means("provides_alone")
def provides_alone(said: Discourse, *parts: object) -> object:
    """Beside other Special Energy it gives less: itself is the first of two."""
    given = next(p for p in parts if isinstance(p, str) and p[0] == "{")
    when = Is(Self(), HasAttached(SPECIAL_ENERGY, 2))
    return (Provision(tuple(given[1:-1]), when),)
