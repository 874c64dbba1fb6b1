"""The meaning of the conditions on Trainer cards."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Count, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Reg
from rulesets.ptcg.effects.ops import Exists, In, InPlay, Is, Pile, SpareEnergy, TurnOf, WentSecond
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.compound_filters import Unlike
from rulesets.ptcg.effects.terms.pokemon_filters import (
    CameUp,
    Damaged,
    Evolved,
    HasEnergy,
    NewInPlay,
)
from rulesets.ptcg.effects.terms.selectors import DECK
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import bare, every, other_cards
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning

EVERY_TYPE = "GRWLPFDMYNC"
_FIRST_TURN = TurnOf(YOU, first=True)


@means("spare_at_least")
def spare_at_least(said: Discourse, _: object, n: str, *parts: object) -> Condition:
    types = next((p[1:-1] for p in parts if isinstance(p, str) and p[0] == "{"), EVERY_TYPE)
    said.that = said.that or Self()
    return AtLeast(SpareEnergy(types), int(n))


@means("some_damaged")
def some_damaged(said: Discourse, group: InPlay) -> Condition:
    return Exists(replace(group, filter=every(group.filter, Damaged())))


@means("came_up")
def came_up(said: Discourse, _: object) -> Condition:
    return Is(Self(), CameUp())


@means("evolved_from_this_turn")
def evolved_from_this_turn(said: Discourse, _: object, name: str) -> Condition:
    below = Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))
    return AllOf((Is(Self(), Evolved()), Is(Self(), NewInPlay()), below))


@means("second_and_first")
def second_and_first(said: Discourse) -> Condition:
    return AllOf((_FIRST_TURN, WentSecond()))


@means("first_turn")
def first_turn(said: Discourse) -> Condition:
    return _FIRST_TURN


@means("their_prizes_exactly")
def their_prizes_exactly(said: Discourse, n: str, *_: object) -> Condition:
    return Equal(Count(In("prizes", OPPONENT)), int(n))


@means("their_prizes_either")
def their_prizes_either(said: Discourse, *numbers: object) -> Condition:
    given = (n for n in numbers if isinstance(n, str))
    return AnyOf(tuple(their_prizes_exactly(said, n) for n in given))


@means("your_prizes_exactly")
def your_prizes_exactly(said: Discourse, n: str, *_: object) -> Condition:
    return Equal(Count(In("prizes", YOU)), int(n))


@means("only_active")
def only_active(said: Discourse) -> Condition:
    return Equal(Count(InPlay(YOU)), 1)


@means("few_others")
def few_others(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), Count(other_cards()))


@means("many_others")
def many_others(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(other_cards()), int(n))


@means("no_others")
def no_others(said: Discourse) -> Condition:
    return Equal(Count(other_cards()), 0)


@means("lost_many")
def lost_many(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(In("lost")), int(n))


@means("deck_empty")
def deck_empty(said: Discourse) -> Condition:
    return Equal(Count(In(DECK)), 0)


@means("drew_any")
def drew_any(said: Discourse) -> Condition:
    return AtLeast(Reg("drawn"), 1)


@means("healed_any")
def healed_any(said: Discourse) -> Condition:
    said.healed = True
    return AtLeast(Reg("healed"), 1)


@means("put_any_under")
def put_any_under(said: Discourse) -> Condition:
    return AtLeast(Reg("moved"), 1)


@means("you_have_n_in_play")
def you_have_n_in_play(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(Count(in_play(YOU, traits)), int(n))


@means("no_energy_mine")
def no_energy_mine(said: Discourse) -> Condition:
    return Not(Exists(InPlay(YOU, filter=HasEnergy(1))))


@means("that_player_has")
def that_player_has(said: Discourse, n: str) -> Condition:
    if said.kind != "stadium":
        raise NoMeaning("a player whom no sentence has named")
    return Equal(Count(InPlay(YOU)), int(n))


@means("all_mine_are")
def all_mine_are(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    wanted = every(*(t.filter for t in traits))
    if wanted is None:
        raise NoMeaning("Pokémon that are Pokémon")
    return Not(Exists(InPlay(YOU, filter=Unlike(wanted))))
