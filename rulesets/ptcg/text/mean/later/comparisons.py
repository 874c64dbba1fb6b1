"""The meaning of conditions that compare hands, Benches, piles, Prizes and Hit Points."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Number
from rulesets.ptcg.effects.ops import (
    Among,
    CameUp,
    Counters,
    Damaged,
    EnergyOn,
    Evolved,
    Exists,
    Hp,
    In,
    InPlay,
    Is,
    Named,
    NewInPlay,
    Pile,
    RetreatCost,
    Unlike,
    UsedLastTurn,
    WentSecond,
)
from rulesets.ptcg.effects.terms.card_filters import HasPower
from rulesets.ptcg.effects.terms.pokemon_filters import HasAttached
from rulesets.ptcg.effects.terms.selectors import BENCH, DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.conditions.board_conditions import you_have_on_bench
from rulesets.ptcg.text.mean.conditions.pokemon_conditions import has_powers, is_such
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import SPECIAL_ENERGY, bare, every
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning


def _hand(said: Discourse) -> Number:
    return Count(cards_in_hand(said, None))


_THEIR_HAND = Count(In(HAND, OPPONENT))


# Hands.
@means("hand_none")
def hand_none(said: Discourse) -> Condition:
    return Equal(_hand(said), 0)


@means("hand_exactly")
def hand_exactly(said: Discourse, n: str) -> Condition:
    return Equal(_hand(said), int(n))


@means("hand_not_exactly")
def hand_not_exactly(said: Discourse, n: str) -> Condition:
    return Not(hand_exactly(said, n))


@means("hand_least")
def hand_least(said: Discourse, n: str) -> Condition:
    return AtLeast(_hand(said), int(n))


@means("hand_most")
def hand_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), _hand(said))


@means("their_hand_most")
def their_hand_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), _THEIR_HAND)


@means("their_hand_exactly")
def their_hand_exactly(said: Discourse, n: str) -> Condition:
    return Equal(_THEIR_HAND, int(n))


always("their_hand_none", Equal(_THEIR_HAND, 0))


@means("hand_more")
def hand_more(said: Discourse) -> Condition:
    return Not(AtLeast(_THEIR_HAND, _hand(said)))


@means("hand_fewer")
def hand_fewer(said: Discourse) -> Condition:
    return Not(AtLeast(_hand(said), _THEIR_HAND))


# The Bench and who is in play.
@means("bench_most")
def bench_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), Count(InPlay(YOU, BENCH)))


@means("bench_least")
def bench_least(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(InPlay(YOU, BENCH)), int(n))


@means("their_bench_least")
def their_bench_least(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(InPlay(OPPONENT, BENCH)), int(n))


@means("their_bench_most")
def their_bench_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), Count(InPlay(OPPONENT, BENCH)))


always("fewer_in_play", Not(AtLeast(Count(InPlay(YOU)), Count(InPlay(OPPONENT)))))
always("more_in_play", Not(AtLeast(Count(InPlay(OPPONENT)), Count(InPlay(YOU)))))
_BENCHES = Count(InPlay(OPPONENT, BENCH)), Count(InPlay(YOU, BENCH))
always("more_benched", Not(AtLeast(*_BENCHES)))


@means("lack_on_bench")
def lack_on_bench(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Not(you_have_on_bench(said, traits))


@means("have_on_bench")
def have_on_bench(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return you_have_on_bench(said, traits)


@means("n_on_bench")
def n_on_bench(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(Count(in_play(YOU, (*traits, Trait(place=BENCH)))), int(n))


@means("energy_in_play")
def energy_in_play(said: Discourse, n: str, energy: EnergySet) -> Condition:
    if not energy.units:
        raise NoMeaning("Energy cards in play")
    return AtLeast(EnergyOn(InPlay(YOU), energy.types), int(n))


@means("all_hurt")
def all_hurt(said: Discourse, group: InPlay, n: str) -> Condition:
    whole = replace(group, filter=every(group.filter, Unlike(Damaged(int(n)))))
    return AllOf((Exists(group), Not(Exists(whole))))


@means("all_hurt_any")
def all_hurt_any(said: Discourse, group: InPlay) -> Condition:
    return all_hurt(said, group, "1")


# Decks, piles, Stadiums and Prizes.
@means("deck_most")
def deck_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), Count(In(DECK)))


@means("discard_least")
def discard_least(said: Discourse, n: str, kind: CardFilter | None) -> Condition:
    return AtLeast(Count(In(DISCARD, YOU, kind)), int(n))


@means("name_discarded")
def name_discarded(said: Discourse, name: str) -> Condition:
    return Exists(In(DISCARD, YOU, Named((rules_name(bare(name)),))))


always("my_stadium", Exists(In("stadium", YOU)))


@means("their_stadium")
def their_stadium(said: Discourse) -> Condition:
    said.cards = In("stadium", OPPONENT)
    return Exists(said.cards)


_PRIZES = Count(In("prizes", BOTH))


@means("all_prizes_most")
def all_prizes_most(said: Discourse, n: str) -> Condition:
    return AtLeast(int(n), _PRIZES)


@means("all_prizes_exactly")
def all_prizes_exactly(said: Discourse, n: str) -> Condition:
    return Equal(_PRIZES, int(n))


def _one_of(side: str, numbers: tuple[object, ...]) -> Condition:
    given = [int(n) for n in numbers if isinstance(n, str)]
    left = Count(In("prizes", side))
    tests = tuple(Equal(left, n) for n in given)
    return tests[0] if len(tests) == 1 else AnyOf(tests)


@means("their_prizes_not", "their_prizes_neither")
def their_prizes_neither(said: Discourse, *numbers: object) -> Condition:
    return Not(_one_of(OPPONENT, numbers))


@means("your_prizes_either")
def your_prizes_either(said: Discourse, *numbers: object) -> Condition:
    return _one_of(YOU, numbers)


# Single Pokémon.
@means("counters_exactly")
def counters_exactly(said: Discourse, mon: Mons, n: str) -> Condition:
    return Equal(Counters(said.only(mon)), int(n))


always("not_came_up", Not(Is(Self(), CameUp())))
always("went_second", WentSecond())


@means("self_in_play")
def self_in_play(said: Discourse, _: object) -> Condition:
    said.that = said.that or Self()
    return Among(Self(), InPlay(YOU))


@means("used_last")
def used_last(said: Discourse, _: object, name: str) -> Condition:
    return UsedLastTurn(bare(name))


@means("evolved_now")
def evolved_now(said: Discourse, _: object) -> Condition:
    return AllOf((Is(Self(), Evolved()), Is(Self(), NewInPlay())))


@means("evolved_from")
def evolved_from(said: Discourse, _: object, name: str) -> Condition:
    below = Exists(Pile(Self(), filter=Named((rules_name(bare(name)),))))
    return AllOf((Is(Self(), Evolved()), below))


@means("same_energy_bare")
def same_energy_bare(said: Discourse, _: object, mon: Mons) -> Condition:
    return Equal(EnergyOn(Self()), EnergyOn(said.only(mon)))


def _left(on: Selector) -> Number:
    return Hp(on, left=True)


@means("more_hp")
def more_hp(said: Discourse, mon: Mons, _: object) -> Condition:
    return Not(AtLeast(_left(Self()), _left(said.only(mon))))


@means("hp_left_least")
def hp_left_least(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(_left(said.only(mon)), int(n))


@means("hp_left_most2")
def hp_left_most2(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(int(n), _left(said.only(mon)))


@means("has_special")
def has_special(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasAttached(SPECIAL_ENERGY))


@means("retreat_exactly")
def retreat_exactly(said: Discourse, mon: Mons, n: str) -> Condition:
    return Equal(RetreatCost(said.only(mon)), int(n))


@means("retreats_free")
def retreats_free(said: Discourse, mon: Mons) -> Condition:
    return Equal(RetreatCost(said.only(mon)), 0)


@means("foe_has_powers")
def foe_has_powers(said: Discourse, kinds: str) -> Condition:
    return has_powers(said, Mons(InPlay(OPPONENT, "active")), kinds)


@means("has_ability")
def has_ability(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasPower(("Ability",)))


@means("has_named_attached")
def has_named_attached(said: Discourse, mon: Mons, names: tuple[str, ...]) -> Condition:
    return is_such(said, mon, HasAttached(Named(tuple(names))))
