"""The meaning of conditions on the Bench and the Active Pokémon."""

from __future__ import annotations

from rulesets.engine.select import Among, Count, Exists, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import BenchFull, InPlay, Named
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.in_play import has_in_play
from rulesets.ptcg.text.mean.discourse import ATTACK, POWER, Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning

_BENCHES = Count(InPlay(OPPONENT, BENCH)), Count(InPlay(YOU, BENCH))


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


@means("bench_full")
def bench_full(said: Discourse, side: str) -> Condition:
    return BenchFull(side)


@means("you_have_on_bench")
def you_have_on_bench(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return has_in_play(YOU, (*traits, Trait(place=BENCH)))


@means("name_on_bench")
def name_on_bench(said: Discourse, names: tuple[str, ...]) -> Condition:
    return Exists(InPlay(YOU, BENCH, Named(names)))


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


@means("foe_alone")
def foe_alone(said: Discourse) -> Condition:
    return Not(AtLeast(Count(InPlay(OPPONENT)), 2))


@means("bench_fewer")
def bench_fewer(said: Discourse) -> Condition:
    return Not(AtLeast(Count(InPlay(YOU, BENCH)), Count(InPlay(OPPONENT, BENCH))))


@means("they_have_active")
def they_have_active(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Exists(in_play(OPPONENT, (*traits, Trait(place=ACTIVE))))


@means("their_bench_open")
def their_bench_open(said: Discourse) -> Condition:
    return Not(BenchFull(OPPONENT))


@means("you_have_on_bench_n")
def you_have_on_bench_n(said: Discourse, n: str, names: tuple[str, ...]) -> Condition:
    return AtLeast(Count(InPlay(YOU, BENCH, Named(tuple(names)))), int(n))


@means("two_defending")
def two_defending(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(InPlay(OPPONENT, ACTIVE)), int(n) + 1)


always("equal_benches", Equal(Count(InPlay(YOU, BENCH)), Count(InPlay(OPPONENT, BENCH))))


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


@means("mon_active")
def mon_active(said: Discourse, mon: Mons) -> Condition:
    who = said.only(mon)
    if who != Self():
        raise NoMeaning("another Pokémon that is Active")
    return Among(who, InPlay(YOU, ACTIVE))


@means("on_bench_most")
def on_bench_most(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(int(n), Count(in_play(YOU, (*traits, Trait(place=BENCH)))))


@means("it_is_benched")
def it_is_benched(said: Discourse) -> Condition:
    if said.kind != POWER:
        raise NoMeaning("a Pokémon on the Bench that no sentence has named")
    return Among(Self(), InPlay(YOU, BENCH))
