"""The meaning of nouns, counts and conditions of the first eras."""

from __future__ import annotations

from rulesets.engine.select import Count, Held, Self, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Minus, Not, Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    Attached,
    BenchFull,
    EnergyOn,
    Exists,
    HasPower,
    Hp,
    In,
    InPlay,
    Is,
    It,
    Kind,
    Named,
    NameHas,
    OfType,
    Some,
    Such,
)
from rulesets.ptcg.effects.terms.pokemon_filters import HasAttached, Suffers
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, DISCARD, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.pokemon_conditions import is_such
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import (
    BASIC,
    BASIC_ENERGY,
    ENERGY,
    EVOLUTION,
    POKEMON,
    every,
    letters,
)
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

_MACHINE = "Technical Machine"

silent("after_retreat")


# What is said of Pokémon and cards.
@means("s_not_this")
def s_not_this(said: Discourse, n: str) -> Trait:
    says((n,), "1")
    return Trait(others=True)


@means("s_hp_below")
def s_hp_below(said: Discourse, n: str) -> Trait:
    return Trait(Such(Not(AtLeast(Hp(It()), int(n)))))


@means("s_max_hp_least")
def s_max_hp_least(said: Discourse, n: str) -> Trait:
    return Trait(Such(AtLeast(Hp(It()), int(n))))


@means("each_remaining")
def each_remaining(said: Discourse, conditions: tuple[str, ...]) -> Mons:
    return Mons(InPlay(BOTH, filter=Suffers(conditions)), plural=True, each=True)


@means("s_remains")
def s_remains(said: Discourse, conditions: tuple[str, ...]) -> Trait:
    return Trait(Suffers(conditions))


always("s_any_energy", Trait(HasAttached(ENERGY)))
always("c_secret_machine", Kind(("Rocket's Secret Machine",)))
always("c_basic_or_evolution", every(POKEMON, Some((BASIC, EVOLUTION))))


# Counts.
@means("energy_everywhere")
def energy_everywhere(said: Discourse, energy: EnergySet) -> Number:
    if not energy.units:
        return Count(Attached(InPlay(BOTH), energy.filter))
    return EnergyOn(InPlay(BOTH), energy.types)


@means("two_kinds_yours")
def two_kinds_yours(said: Discourse, one: tuple[Trait, ...], two: tuple[Trait, ...]) -> Number:
    """Count Pokémon of either kind, each once: one may be of both types."""
    kinds = [every(*(t.filter for t in traits)) for traits in (one, two)]
    if any(t.place or t.others for t in (*one, *two)):
        raise NoMeaning("Pokémon of two kinds in two places")
    given = tuple(k for k in kinds if k is not None)
    return Count(InPlay(YOU, filter=Some(given)))


@means("attached_cards")
def attached_cards(said: Discourse) -> Number:
    if not isinstance(said.cards, Held):
        raise NoMeaning("cards attached that no sentence has named")
    return Size(said.cards.name)


@means("foes_beyond")
def foes_beyond(said: Discourse) -> Number:
    return Minus(Count(InPlay(OPPONENT)), Count(InPlay(YOU)))


@means("prizes_beyond")
def prizes_beyond(said: Discourse) -> Number:
    return Minus(Count(In("prizes", YOU)), Count(In("prizes", OPPONENT)))


@means("discards_two")
def discards_two(said: Discourse, one: CardFilter | None, two: CardFilter | None) -> Number:
    given = tuple(k for k in (one, two) if k is not None)
    if len(given) < 2:
        raise NoMeaning("cards of two kinds of which one is any")
    return Count(In(DISCARD, YOU, Some(given)))


# Conditions on a Pokémon.
@means("has_machine")
def has_machine(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasAttached(Kind((_MACHINE,))))


@means("energy_exactly")
def energy_exactly(said: Discourse, n: str, mon: Mons) -> Condition:
    return Equal(EnergyOn(said.only(mon)), int(n))


@means("energy_at_least")
def energy_at_least(said: Discourse, n: str, mon: Mons) -> Condition:
    return AtLeast(EnergyOn(said.only(mon)), int(n))


@means("fewer_hp_than_self")
def fewer_hp_than_self(said: Discourse, mon: Mons, _: object) -> Condition:
    return Not(AtLeast(Hp(said.only(mon), left=True), Hp(Self(), left=True)))


@means("has_power_or_body")
def has_power_or_body(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasPower(("Poké-Power", "Poké-Body")))


@means("has_poke_powers")
def has_poke_powers(said: Discourse, mon: Mons) -> Condition:
    return is_such(said, mon, HasPower(("Poké-Power",)))


@means("max_hp_most")
def max_hp_most(said: Discourse, mon: Mons, n: str) -> Condition:
    return AtLeast(int(n), Hp(said.only(mon)))


@means("type_or_named")
def type_or_named(said: Discourse, mon: Mons, type_: str, words: tuple[str, ...]) -> Condition:
    return is_such(said, mon, Some((OfType(letters(type_)), NameHas(words))))


@means("holder_special")
def holder_special(said: Discourse, _: object, kind: CardFilter) -> Condition:
    return Is(Self(), kind)


# Conditions on the board.
@means("any_are")
def any_are(said: Discourse, group: InPlay, kind: CardFilter) -> Condition:
    return Exists(InPlay(group.side, group.place, every(group.filter, kind), group.others))


@means("foe_alone")
def foe_alone(said: Discourse) -> Condition:
    return Not(AtLeast(Count(InPlay(OPPONENT)), 2))


@means("they_lack_in_play")
def they_lack_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Not(Exists(in_play(OPPONENT, traits)))


@means("they_have_n")
def they_have_n(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(InPlay(OPPONENT)), int(n))


@means("bench_fewer")
def bench_fewer(said: Discourse) -> Condition:
    return Not(AtLeast(Count(InPlay(YOU, BENCH)), Count(InPlay(OPPONENT, BENCH))))


@means("they_have_active")
def they_have_active(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Exists(in_play(OPPONENT, (*traits, Trait(place=ACTIVE))))


@means("other_active_is_not")
def other_active_is_not(said: Discourse, _: object) -> Condition:
    """Where each player has one Active Pokémon there is no other one that could be wrong."""
    others = Without(InPlay(YOU, ACTIVE), Self())
    named = InPlay(YOU, ACTIVE, Named((rules_name(said.own),)))
    return Exists(Without(others, named))


@means("either_cond")
def either_cond(said: Discourse, one: Condition, two: Condition) -> Condition:
    return AnyOf((one, two))


@means("their_bench_open")
def their_bench_open(said: Discourse) -> Condition:
    return Not(BenchFull(OPPONENT))


@means("you_have_on_bench_n")
def you_have_on_bench_n(said: Discourse, n: str, names: tuple[str, ...]) -> Condition:
    return AtLeast(Count(InPlay(YOU, BENCH, Named(tuple(names)))), int(n))


@means("all_n_heads")
def all_n_heads(said: Discourse, n: str) -> Condition:
    return AllOf((Equal(Reg("heads"), int(n)), Equal(Reg("tails"), 0)))


@means("discard_has_basic")
def discard_has_basic(said: Discourse) -> Condition:
    return Exists(In(DISCARD, YOU, BASIC_ENERGY))


@means("two_defending")
def two_defending(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(InPlay(OPPONENT, ACTIVE)), int(n) + 1)
