"""The meaning of what is said of a noun: names, kinds, adjectives and relative clauses."""

from __future__ import annotations

from typing import Any

from rulesets.engine.select import ThisCard, Without
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.terms.card_filters import (
    Every,
    HasAttack,
    HasPower,
    HpWithin,
    Kind,
    Named,
    NameHas,
    OfType,
    RetreatWithin,
    SameType,
    Some,
    Unlike,
)
from rulesets.ptcg.effects.terms.pokemon_filters import (
    Damaged,
    Evolved,
    HasAttached,
    HasEnergy,
    Suffers,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, HAND, CardFilter, In
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, NoMeaning, Trait, always

POKEMON, BASIC, EVOLUTION = Kind(("Pokémon",)), Kind(("Basic",)), Kind(("Evolution",))
ENERGY, SPECIAL_ENERGY = Kind(("Energy",)), Kind(("Special Energy",))
BASIC_ENERGY, TOOL = Kind(("Basic Energy",)), Kind(("Tool",))
ANY_NUMBER = 99


def every(*filters: CardFilter | None) -> CardFilter | None:
    """Return the property of having all of some properties."""
    given = tuple(dict.fromkeys(f for f in filters if f is not None))
    return given[0] if len(given) == 1 else Every(given) if given else None


def some(*filters: CardFilter) -> CardFilter:
    """Return the property of having one of some properties."""
    given = tuple(dict.fromkeys(filters))
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


class Traits:
    """Handlers of names and properties in `nouns.lark`; `said` is the text's thread."""

    said: Discourse

    # Names.
    def names(self, *names: str) -> tuple[str, ...]:
        return tuple(rules_name(self.said.own if n == "SELF" else bare(n)) for n in names)

    def names_and(self, *names: str) -> tuple[str, ...]:
        return AllNames(self.names(*names))

    def other_names(self, *names: str) -> tuple[str, ...]:
        return self.names(*names)

    def name_words(self, *names: str) -> tuple[str, ...]:
        return tuple(self.said.own if n in ("SELF", "THIS") else bare(n) for n in names)

    # Kinds of Pokémon with a rule of their own.
    m_ex = always(Kind(("ex",)))
    m_big_ex = always(Kind(("EX",)))
    m_gx = always(Kind(("GX",)))
    m_v = always(Kind(("V", "VMAX", "VSTAR")))
    m_vmax = always(Kind(("VMAX",)))
    m_vstar = always(Kind(("VSTAR",)))
    m_sp = always(Kind(("SP",)))
    m_baby = always(Kind(("Baby",)))
    m_ub = always(Kind(("Ultra Beast",)))

    # Adjectives.
    a_evolution = always(Trait(EVOLUTION))
    a_benched = always(Trait(place=BENCH))
    a_active = always(Trait(place=ACTIVE))
    a_basic = always(Trait(BASIC))
    a_evolved = always(Trait(Evolved()))

    def a_stage(self, n: str) -> Trait:
        return Trait(Kind((f"Stage {n}",)))

    def a_types(self, *types: str) -> Trait:
        found = "".join(letters(t) for t in types)
        return Trait(OfType(found), types=found)

    def a_type(self, *types: str) -> Trait:
        return Trait(OfType("".join(letters(t) for t in types)))

    def a_not_type(self, type_: str) -> Trait:
        return Trait(Unlike(OfType(letters(type_))))

    a_other = always(Trait(others=True))
    a_damaged = always(Trait(Damaged()))
    a_asleep = always(Trait(Suffers(("Asleep",))))
    a_poisoned = always(Trait(Suffers(("Poisoned",))))
    a_plasma = always(Trait(Kind(("Team Plasma",))))

    # Relative clauses.
    def s_same_type(self, mon: Mons) -> Trait:
        return Trait(SameType(self.said.only(mon)))

    def s_excluding(self, kinds: CardFilter) -> Trait:
        if kinds == Named((rules_name(self.said.own),)):
            return self.s_not_self()
        return Trait(Unlike(kinds))

    def s_not_self(self, *_: Any) -> Trait:
        if self.said.own.endswith(("-EX", "-GX")):
            # Their texts call the card itself "this Pokémon": the name means all that bear it.
            return Trait(Unlike(Named((rules_name(self.said.own),))))
        return Trait(others=True)

    def s_damaged(self) -> Trait:
        return Trait(Damaged())

    def s_damaged_n(self, n: str) -> Trait:
        return Trait(Damaged(int(n)))

    def s_energy(self, energy: EnergySet) -> Trait:
        if energy.types or energy.filter == ENERGY:
            return Trait(HasEnergy(1, energy.types))
        return Trait(HasAttached(energy.filter))

    def s_tool(self, *_: Any) -> Trait:
        return Trait(HasAttached(TOOL))

    def s_name_has(self, *names: Any) -> Trait:
        return Trait(NameHas(names[0]))

    def s_powers(self, kinds: str) -> Trait:
        return Trait(HasPower(tuple(kinds.split("|"))))

    def s_toolless(self) -> Trait:
        """A Pokémon with a Tool is no choice for another one by the rules (EX-217, BW-216)."""
        if self.said.kind != "tool":
            raise NoMeaning("Pokémon without Tools, for something else than a Tool")
        return Trait()

    def s_delta(self) -> Trait:
        return Trait(NameHas(("δ",)))

    def s_name_lacks(self, words: tuple[str, ...]) -> Trait:
        return Trait(Unlike(NameHas(words)))

    def s_retreat_least(self, n: str) -> Trait:
        return Trait(RetreatWithin(int(n)))

    def s_named(self, names: tuple[str, ...]) -> Trait:
        return Trait(Named(tuple(names)))

    def s_attack(self, name: str) -> Trait:
        return Trait(HasAttack(bare(name)))

    def s_hp_most(self, hp: str) -> Trait:
        return Trait(HpWithin(0, int(hp)))

    def s_affected(self) -> Trait:
        return Trait(Suffers())

    # Kinds in brackets and after "is".
    def kinds(self, *kinds: CardFilter) -> CardFilter:
        return some(*kinds)

    def k_special(self, kind: CardFilter) -> CardFilter:
        return kind

    def k_adj(self, *traits: Trait) -> CardFilter:
        return _filter(traits)

    def k_type(self, type_: str) -> CardFilter:
        return OfType(letters(type_))

    def k_named(self, names: tuple[str, ...]) -> CardFilter:
        return Named(tuple(names))

    def k_name_has(self, _: Any, words: tuple[str, ...]) -> CardFilter:
        return NameHas(words)


def _filter(traits: tuple[Trait, ...]) -> CardFilter:
    found = every(*(t.filter for t in traits))
    if found is None or any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return found
