"""The meaning of conditions on coins, the board, hands, piles and Prizes."""

from __future__ import annotations

from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Reg
from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    Among,
    BenchFull,
    Exists,
    Hp,
    In,
    InPlay,
    Is,
    LostLastTurn,
    Played,
)
from rulesets.ptcg.effects.terms.card_filters import Named, OfType
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, CardFilter, Defending
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import ATTACK, Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play, listed
from rulesets.ptcg.text.mean.nouns.traits import every
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning


def all_of(*conditions: Condition) -> Condition:
    """Return the conjunction of conditions."""
    return conditions[0] if len(conditions) == 1 else AllOf(conditions)


def negated(condition: Condition) -> Condition:
    """Return the opposite of a condition, without piling up negations."""
    return condition.condition if isinstance(condition, Not) else Not(condition)


def _has(side: str, traits: tuple[Trait, ...]) -> Condition:
    """Return that a side has such a Pokémon in play; of "A and B" one of each."""
    traits = listed(traits)
    each = [Trait(Named((name,))) for trait in traits for name in trait.names]
    each += [Trait(OfType(letter)) for trait in traits for letter in trait.types]
    if not each:
        return Exists(in_play(side, traits))
    rest = tuple(trait for trait in traits if not trait.names and not trait.types)
    return AllOf(tuple(Exists(in_play(side, (one, *rest))) for one in each))


silent("even_ko", "in_last_turn", "lost", "prizes_left")
always("is_heads", HEADS)
always("is_tails", TAILS)
_ALL_HEADS = AllOf((HEADS, Equal(Reg("tails"), 0)))
always("both_heads", _ALL_HEADS)
always("all_heads", _ALL_HEADS)
always("both_tails", AllOf((TAILS, Equal(Reg("heads"), 0))))
always("some_tails", TAILS)
always("some_heads", HEADS)


@means("heads_at_least")
def heads_at_least(said: Discourse, n: str) -> Condition:
    return AtLeast(Reg("heads"), int(n))


@means("heads_exactly")
def heads_exactly(said: Discourse, n: str) -> Condition:
    return Equal(Reg("heads"), int(n))


@means("opponent_has_bench")
def opponent_has_bench(said: Discourse) -> Condition:
    said.that = InPlay(OPPONENT, BENCH)
    return Exists(InPlay(OPPONENT, BENCH))


@means("opponent_no_bench")
def opponent_no_bench(said: Discourse) -> Condition:
    return Not(Exists(InPlay(OPPONENT, BENCH)))


@means("you_have_bench")
def you_have_bench(said: Discourse) -> Condition:
    said.that = InPlay(YOU, BENCH)
    return Exists(InPlay(YOU, BENCH))


@means("you_no_bench")
def you_no_bench(said: Discourse) -> Condition:
    return Not(Exists(InPlay(YOU, BENCH)))


@means("you_have_in_play")
def you_have_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return _has(YOU, traits)


@means("you_have_on_bench")
def you_have_on_bench(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return _has(YOU, (*traits, Trait(place=BENCH)))


@means("they_have_in_play")
def they_have_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    said.that = in_play(OPPONENT, traits)
    return _has(OPPONENT, traits)


@means("attached_elsewhere")
def attached_elsewhere(said: Discourse, _: object, traits: tuple[Trait, ...]) -> Condition:
    kind = every(*(t.filter for t in traits))
    if kind is None:
        raise NoMeaning("a card attached to anything but a Pokémon")
    return Not(Is(Self(), kind))


@means("name_in_play")
def name_in_play(said: Discourse, names: tuple[str, ...]) -> Condition:
    named = Named(names)
    return AnyOf((Exists(InPlay(BOTH, filter=named)), Exists(In("stadium", BOTH, named))))


@means("name_on_bench")
def name_on_bench(said: Discourse, names: tuple[str, ...]) -> Condition:
    return Exists(InPlay(YOU, BENCH, Named(names)))


@means("stadium_there")
def stadium_there(said: Discourse, *_: object) -> Condition:
    said.cards = In("stadium", BOTH)
    return Exists(said.cards)


@means("self_active")
def self_active(said: Discourse, _: object) -> Condition:
    said.that = said.that or Self()
    return Among(Self(), InPlay(YOU, ACTIVE))


@means("self_benched")
def self_benched(said: Discourse, _: object) -> Condition:
    if said.kind == ATTACK:
        # Who attacks is Active: the name means another Pokémon that bears it.
        return Exists(InPlay(YOU, BENCH, Named((rules_name(said.own),))))
    said.that = Self()
    return Among(Self(), InPlay(YOU, BENCH))


always("lost_to_attack", LostLastTurn(YOU))
always("lost_last_turn", LostLastTurn(YOU, any_cause=True))
always("played_supporter", Played(YOU))
always("equal_hands", Equal(Count(In("hand", YOU)), Count(In("hand", OPPONENT))))


@means("your_prizes_most")
def your_prizes_most(said: Discourse, n: str, *_: object) -> Condition:
    return AtLeast(int(n), Count(In("prizes", YOU)))


@means("their_prizes_most")
def their_prizes_most(said: Discourse, n: str, *_: object) -> Condition:
    return AtLeast(int(n), Count(In("prizes", OPPONENT)))


@means("more_prizes_you")
def more_prizes_you(said: Discourse, *_: object) -> Condition:
    return Not(AtLeast(Count(In("prizes", OPPONENT)), Count(In("prizes", YOU))))


@means("more_prizes_them")
def more_prizes_them(said: Discourse, *_: object) -> Condition:
    return Not(AtLeast(Count(In("prizes", YOU)), Count(In("prizes", OPPONENT))))


@means("discard_holds")
def discard_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    said.pile = In("discard", YOU, kind)
    return Exists(said.pile)


@means("bench_full")
def bench_full(said: Discourse, side: str) -> Condition:
    return BenchFull(side)


always("damage_prevented", Equal(Reg("done"), 0))
always("only_pokemon", Equal(Count(InPlay(YOU)), 1))


@means("hand_holds")
def hand_holds(said: Discourse, kind: CardFilter | None) -> Condition:
    said.pile = In("hand", YOU, kind)
    return Exists(said.pile)


@means("hand_holds_n")
def hand_holds_n(said: Discourse, n: str, kind: CardFilter | None) -> Condition:
    return AtLeast(Count(In("hand", YOU, kind)), int(n))


@means("their_hand_least")
def their_hand_least(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(In("hand", OPPONENT)), int(n))


@means("attack_damages")
def attack_damages(said: Discourse, mon: Mons, *_: object) -> Condition:
    if said.only(mon) != Defending():
        raise NoMeaning("damage done to another Pokémon than the one attacked")
    return AtLeast(Reg("done"), 1)


@means("hand_less")
def hand_less(said: Discourse, n: str) -> Condition:
    return Not(AtLeast(Count(In("hand", YOU)), int(n)))


@means("knocks_out")
def knocks_out(said: Discourse, mon: Mons) -> Condition:
    return AtLeast(0, Hp(said.only(mon), left=True))


@means("you_lack_in_play")
def you_lack_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Not(_has(YOU, traits))
