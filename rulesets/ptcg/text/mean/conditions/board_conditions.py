"""The meaning of conditions."""

from __future__ import annotations

from typing import Any

from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not, Number, Reg
from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    Among,
    Attached,
    BasicTypes,
    BenchFull,
    DamageTaken,
    EnergyOn,
    Exists,
    Hp,
    In,
    InPlay,
    Is,
    LostLastTurn,
    Played,
)
from rulesets.ptcg.effects.terms.card_filters import HasPower, Named, NameHas, OfType, Resists, Weak
from rulesets.ptcg.effects.terms.pokemon_filters import Damaged, HasAttached, HasEnergy, Suffers
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, CardFilter, Defending
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import (
    ATTACK,
    Discourse,
    EnergySet,
    Mons,
    NoMeaning,
    Trait,
    always,
)
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play, listed
from rulesets.ptcg.text.mean.nouns.traits import TOOL, every


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


class ConditionMeaning:
    """Handlers of `conditions.lark`."""

    said: Discourse

    is_heads = always(HEADS)
    is_tails = always(TAILS)
    both_heads = always(AllOf((HEADS, Equal(Reg("tails"), 0))))

    all_heads = both_heads

    both_tails = always(AllOf((TAILS, Equal(Reg("heads"), 0))))
    some_tails = always(TAILS)
    some_heads = always(HEADS)

    def heads_at_least(self, n: str) -> Condition:
        return AtLeast(Reg("heads"), int(n))

    def heads_exactly(self, n: str) -> Condition:
        return Equal(Reg("heads"), int(n))

    def _is(self, mon: Mons, filter_: CardFilter) -> Condition:
        return Is(self.said.only(mon), filter_)

    def has_condition(self, mon: Mons, conditions: tuple[str, ...]) -> Condition:
        return self._is(mon, Suffers(conditions))

    def has_no_condition(self, mon: Mons, conditions: tuple[str, ...]) -> Condition:
        return Not(self._is(mon, Suffers(conditions)))

    def is_affected(self, mon: Mons) -> Condition:
        return self._is(mon, Suffers())

    def is_damaged(self, mon: Mons, *_: Any) -> Condition:
        return self._is(mon, Damaged())

    def is_undamaged(self, mon: Mons) -> Condition:
        return Not(self._is(mon, Damaged()))

    def has_counters(self, mon: Mons, n: str, *_: Any) -> Condition:
        return self._is(mon, Damaged(int(n)))

    def has_energy(self, mon: Mons, energy: EnergySet) -> Condition:
        return self._energy(mon, energy, 1)

    def has_no_energy(self, mon: Mons, energy: EnergySet) -> Condition:
        return Not(self._energy(mon, energy, 1))

    def has_n_energy(self, mon: Mons, n: str, energy: EnergySet) -> Condition:
        return self._energy(mon, energy, int(n))

    def _energy(self, mon: Mons, energy: EnergySet, n: int) -> Condition:
        self.said.energy = energy.filter
        if energy.units or (n == 1 and energy.types):
            return self._is(mon, HasEnergy(n, energy.types))
        return self._is(mon, HasAttached(energy.filter, n))

    def has_tool(self, mon: Mons, *_: Any) -> Condition:
        return self._is(mon, HasAttached(TOOL))

    def is_kind(self, mon: Mons, kind: CardFilter) -> Condition:
        return self._is(mon, kind)

    def is_not_kind(self, mon: Mons, kind: CardFilter) -> Condition:
        return Not(self._is(mon, kind))

    def name_has_words(self, mon: Mons, words: tuple[str, ...]) -> Condition:
        return self._is(mon, NameHas(words))

    def opponent_has_bench(self) -> Condition:
        self.said.that = InPlay(OPPONENT, BENCH)
        return Exists(InPlay(OPPONENT, BENCH))

    def opponent_no_bench(self) -> Condition:
        return Not(Exists(InPlay(OPPONENT, BENCH)))

    def you_have_bench(self) -> Condition:
        self.said.that = InPlay(YOU, BENCH)
        return Exists(InPlay(YOU, BENCH))

    def you_no_bench(self) -> Condition:
        return Not(Exists(InPlay(YOU, BENCH)))

    def you_have_in_play(self, traits: tuple[Trait, ...]) -> Condition:
        return _has(YOU, traits)

    def you_have_on_bench(self, traits: tuple[Trait, ...]) -> Condition:
        return _has(YOU, (*traits, Trait(place=BENCH)))

    def they_have_in_play(self, traits: tuple[Trait, ...]) -> Condition:
        self.said.that = in_play(OPPONENT, traits)
        return _has(OPPONENT, traits)

    def is_no_longer(self, mon: Mons, kind: CardFilter) -> Condition:
        return Not(self._is(mon, kind))

    def attached_elsewhere(self, _: Any, traits: tuple[Trait, ...]) -> Condition:
        kind = every(*(t.filter for t in traits))
        if kind is None:
            raise NoMeaning("a card attached to anything but a Pokémon")
        return Not(Is(Self(), kind))

    def name_in_play(self, names: tuple[str, ...]) -> Condition:
        named = Named(names)
        return AnyOf((Exists(InPlay(BOTH, filter=named)), Exists(In("stadium", BOTH, named))))

    def name_on_bench(self, names: tuple[str, ...]) -> Condition:
        return Exists(InPlay(YOU, BENCH, Named(names)))

    def stadium_there(self, *_: Any) -> Condition:
        return Exists(In("stadium", BOTH))

    def self_active(self, _: Any) -> Condition:
        return Among(Self(), InPlay(YOU, ACTIVE))

    def self_benched(self, _: Any) -> Condition:
        if self.said.kind == ATTACK:
            # Who attacks is Active: the name means another Pokémon that bears it.
            return Exists(InPlay(YOU, BENCH, Named((rules_name(self.said.own),))))
        self.said.that = Self()
        return Among(Self(), InPlay(YOU, BENCH))

    lost_to_attack = always(LostLastTurn(YOU))
    lost_last_turn = always(LostLastTurn(YOU, any_cause=True))
    played_supporter = always(Played(YOU))
    equal_hands = always(Equal(Count(In("hand", YOU)), Count(In("hand", OPPONENT))))

    def your_prizes_most(self, n: str, *_: Any) -> Condition:
        return AtLeast(int(n), Count(In("prizes", YOU)))

    def their_prizes_most(self, n: str, *_: Any) -> Condition:
        return AtLeast(int(n), Count(In("prizes", OPPONENT)))

    def more_prizes_you(self, *_: Any) -> Condition:
        return Not(AtLeast(Count(In("prizes", OPPONENT)), Count(In("prizes", YOU))))

    def more_prizes_them(self, *_: Any) -> Condition:
        return Not(AtLeast(Count(In("prizes", YOU)), Count(In("prizes", OPPONENT))))

    def hp_left_most(self, mon: Mons, n: str) -> Condition:
        return AtLeast(int(n), Hp(self.said.only(mon), left=True))

    def discard_holds(self, kind: CardFilter | None) -> Condition:
        self.said.pile = In("discard", YOU, kind)
        return Exists(self.said.pile)

    def bench_full(self, side: str) -> Condition:
        return BenchFull(side)

    def same_energy(self, _: Any, mon: Mons, energy: EnergySet) -> Condition:
        return Equal(self._amount(Mons(Self()), energy), self._amount(mon, energy))

    def different_energy(self, _: Any, mon: Mons, energy: EnergySet) -> Condition:
        return Not(self.same_energy(_, mon, energy))

    def _amount(self, mon: Mons, energy: EnergySet) -> Number:
        on = self.said.only(mon)
        return EnergyOn(on, energy.types) if energy.units else Count(Attached(on, energy.filter))

    damage_prevented = always(Equal(Reg("done"), 0))
    was_damaged = always(AtLeast(DamageTaken(Self()), 10))
    only_pokemon = always(Equal(Count(InPlay(YOU)), 1))

    def hand_holds(self, kind: CardFilter | None) -> Condition:
        self.said.pile = In("hand", YOU, kind)
        return Exists(self.said.pile)

    def hand_holds_n(self, n: str, kind: CardFilter | None) -> Condition:
        return AtLeast(Count(In("hand", YOU, kind)), int(n))

    def has_energy_there(self, energy: EnergySet, mon: Mons) -> Condition:
        return self.has_energy(mon, energy)

    def has_no_tool(self, mon: Mons) -> Condition:
        return Not(self.has_tool(mon))

    def has_resistance(self, mon: Mons) -> Condition:
        return self._is(mon, Resists())

    def has_basic_types(self, mon: Mons, n: str, *_: Any) -> Condition:
        return AtLeast(BasicTypes(self.said.only(mon)), int(n))

    def has_powers(self, mon: Mons, kinds: str) -> Condition:
        return self._is(mon, HasPower(tuple(kinds.split("|"))))

    def has_weakness(self, mon: Mons) -> Condition:
        return self._is(mon, Weak())

    def resists_type(self, mon: Mons, letter: str) -> Condition:
        return self._is(mon, Resists(letter[1:-1]))

    def their_hand_least(self, n: str) -> Condition:
        return AtLeast(Count(In("hand", OPPONENT)), int(n))

    def attack_damages(self, mon: Mons, *_: Any) -> Condition:
        if self.said.only(mon) != Defending():
            raise NoMeaning("damage done to another Pokémon than the one attacked")
        return AtLeast(Reg("done"), 1)

    def is_kind_or_named(self, mon: Mons, kind: CardFilter, words: tuple[str, ...]) -> Condition:
        return AnyOf((self._is(mon, kind), self._is(mon, NameHas(words))))

    def hand_less(self, n: str) -> Condition:
        return Not(AtLeast(Count(In("hand", YOU)), int(n)))

    def less_energy(self, _: Any, mon: Mons) -> Condition:
        return Not(AtLeast(EnergyOn(Self()), EnergyOn(self.said.only(mon))))

    def knocks_out(self, mon: Mons) -> Condition:
        return AtLeast(0, Hp(self.said.only(mon), left=True))

    def you_lack_in_play(self, traits: tuple[Trait, ...]) -> Condition:
        return Not(_has(YOU, traits))

    def has_delta(self, mon: Mons) -> Condition:
        return self._is(mon, NameHas(("δ",)))

    def fewer_hp(self, _: Any, mon: Mons) -> Condition:
        return Not(AtLeast(Hp(Self(), left=True), Hp(self.said.only(mon), left=True)))
