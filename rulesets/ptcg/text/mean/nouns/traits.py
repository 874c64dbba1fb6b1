"""The meaning of what is said of a noun: names, kinds, adjectives and relative clauses."""

from __future__ import annotations

from rulesets.engine.select import ThisCard, Without
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.terms.card_filters import (
    HasAttack,
    HasPower,
    HpWithin,
    Kind,
    Named,
    NameHas,
    OfType,
    RetreatWithin,
)
from rulesets.ptcg.effects.terms.compound_filters import Every, Some, Unlike
from rulesets.ptcg.effects.terms.pokemon_filters import (
    Damaged,
    Evolved,
    HasAttached,
    HasEnergy,
    Suffers,
)
from rulesets.ptcg.effects.terms.relations import SameType
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, HAND, CardFilter, In
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.text.gaps import NoMeaning

POKEMON, BASIC, EVOLUTION = Kind(("Pokémon",)), Kind(("Basic",)), Kind(("Evolution",))
ENERGY, SPECIAL_ENERGY = Kind(("Energy",)), Kind(("Special Energy",))
BASIC_ENERGY, TOOL = Kind(("Basic Energy",)), Kind(("Tool",))


def every(*filters: CardFilter | None) -> CardFilter | None:
    """Return the property of having all of some properties."""
    given = tuple(dict.fromkeys(f for f in filters if f is not None))
    return given[0] if len(given) == 1 else Every(given) if given else None


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


class AllNames(tuple[str, ...]):
    """Names joined by "and"."""

    __slots__ = ()


silent("damage_counters", "on_it", "to_it")
phrase("pokemon_that")


# Names.
@means("names")
def named(said: Discourse, *names: str) -> tuple[str, ...]:
    return tuple(rules_name(said.own if n == "SELF" else bare(n)) for n in names)


@means("names_and")
def names_and(said: Discourse, *names: str) -> tuple[str, ...]:
    return AllNames(named(said, *names))


@means("other_names")
def other_names(said: Discourse, *names: str) -> tuple[str, ...]:
    return named(said, *names)


@means("name_words")
def name_words(said: Discourse, *names: str) -> tuple[str, ...]:
    return tuple(said.own if n in ("SELF", "THIS") else bare(n) for n in names)


# Kinds of Pokémon with a rule of their own.
always("m_ex", Kind(("ex",)))
always("m_big_ex", Kind(("EX",)))
always("m_gx", Kind(("GX",)))
always("m_v", Kind(("V", "VMAX", "VSTAR", "V-UNION")))
always("m_vmax", Kind(("VMAX",)))
always("m_vstar", Kind(("VSTAR",)))
always("m_sp", Kind(("SP",)))
always("m_baby", Kind(("Baby",)))
always("m_ub", Kind(("Ultra Beast",)))

# Adjectives.
always("a_evolution", Trait(EVOLUTION))
always("a_benched", Trait(place=BENCH))
always("a_active", Trait(place=ACTIVE))
always("a_basic", Trait(BASIC))
always("a_evolved", Trait(Evolved()))


@means("a_stage")
def a_stage(said: Discourse, n: str) -> Trait:
    return Trait(Kind((f"Stage {n}",)))


@means("a_types")
def a_types(said: Discourse, *types: str) -> Trait:
    found = "".join(letters(t) for t in types)
    return Trait(OfType(found), types=found)


@means("a_type")
def a_type(said: Discourse, *types: str) -> Trait:
    return Trait(OfType("".join(letters(t) for t in types)))


@means("a_not_type")
def a_not_type(said: Discourse, type_: str) -> Trait:
    return Trait(Unlike(OfType(letters(type_))))


always("a_other", Trait(others=True))
always("a_damaged", Trait(Damaged()))
always("a_asleep", Trait(Suffers(("Asleep",))))
always("a_poisoned", Trait(Suffers(("Poisoned",))))
always("a_plasma", Trait(Kind(("Team Plasma",))))


# Relative clauses.
@means("s_same_type")
def s_same_type(said: Discourse, mon: Mons) -> Trait:
    return Trait(SameType(said.only(mon)))


@means("s_excluding")
def s_excluding(said: Discourse, kinds: CardFilter) -> Trait:
    if kinds == Named((rules_name(said.own),)):
        return s_not_self(said)
    return Trait(Unlike(kinds))


@means("s_not_self")
def s_not_self(said: Discourse, *_: object) -> Trait:
    if said.own.endswith(("-EX", "-GX")):
        # Their texts call the card itself "this Pokémon": the name means all that bear it.
        return Trait(Unlike(Named((rules_name(said.own),))))
    return Trait(others=True)


@means("s_damaged")
def s_damaged(said: Discourse) -> Trait:
    return Trait(Damaged())


@means("s_damaged_n")
def s_damaged_n(said: Discourse, n: str) -> Trait:
    return Trait(Damaged(int(n)))


@means("s_energy")
def s_energy(said: Discourse, energy: EnergySet) -> Trait:
    if energy.types or energy.filter == ENERGY:
        return Trait(HasEnergy(1, energy.types))
    return Trait(HasAttached(energy.filter))


@means("s_tool")
def s_tool(said: Discourse, *_: object) -> Trait:
    return Trait(HasAttached(TOOL))


@means("s_name_has")
def s_name_has(said: Discourse, names: tuple[str, ...], *_: object) -> Trait:
    return Trait(NameHas(names))


@means("s_powers")
def s_powers(said: Discourse, kinds: str) -> Trait:
    return Trait(HasPower(tuple(kinds.split("|"))))


@means("s_toolless")
def s_toolless(said: Discourse) -> Trait:
    """A Pokémon with a Tool is no choice for another one by the rules (EX-217, BW-216)."""
    if said.kind != "tool":
        raise NoMeaning("Pokémon without Tools, for something else than a Tool")
    return Trait()


@means("s_delta")
def s_delta(said: Discourse) -> Trait:
    return Trait(NameHas(("δ",)))


@means("s_name_lacks")
def s_name_lacks(said: Discourse, words: tuple[str, ...]) -> Trait:
    return Trait(Unlike(NameHas(words)))


@means("s_retreat_least")
def s_retreat_least(said: Discourse, n: str) -> Trait:
    return Trait(RetreatWithin(int(n)))


@means("s_named")
def s_named(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(Named(tuple(names)))


@means("s_attack")
def s_attack(said: Discourse, name: str) -> Trait:
    return Trait(HasAttack(bare(name)))


@means("s_hp_most")
def s_hp_most(said: Discourse, hp: str) -> Trait:
    return Trait(HpWithin(0, int(hp)))


@means("s_affected")
def s_affected(said: Discourse) -> Trait:
    return Trait(Suffers())


# Kinds in brackets and after "is".
@means("kinds")
def kinds(said: Discourse, *kinds: CardFilter) -> CardFilter:
    return some(*kinds)


@means("k_special")
def k_special(said: Discourse, kind: CardFilter) -> CardFilter:
    return kind


@means("k_adj")
def k_adj(said: Discourse, *traits: Trait) -> CardFilter:
    return _filter(traits)


@means("k_type")
def k_type(said: Discourse, type_: str) -> CardFilter:
    return OfType(letters(type_))


@means("k_named")
def k_named(said: Discourse, names: tuple[str, ...]) -> CardFilter:
    return Named(tuple(names))


@means("k_name_has")
def k_name_has(said: Discourse, _: object, words: tuple[str, ...]) -> CardFilter:
    return NameHas(words)


def _filter(traits: tuple[Trait, ...]) -> CardFilter:
    found = every(*(t.filter for t in traits))
    if found is None or any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return found
