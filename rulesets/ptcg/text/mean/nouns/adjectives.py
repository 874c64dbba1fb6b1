"""The meaning of names and adjectives."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import Damaged, Evolved, Kind, NameHas, OfType, Suffers, Unlike
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.filters import BASIC, EVOLUTION, bare, letters
from rulesets.ptcg.text.mean.registry import always, means


class AllNames(tuple[str, ...]):
    """Names joined by "and"."""

    __slots__ = ()


@means("names")
def named(said: Discourse, *names: str) -> tuple[str, ...]:
    return tuple(rules_name(said.own if n == "SELF" else bare(n)) for n in names)


@means("names_and")
def names_and(said: Discourse, *names: str) -> tuple[str, ...]:
    return AllNames(named(said, *names))


always("a_benched", Trait(place=BENCH))
always("a_plasma", Trait(Kind(("Team Plasma",))))


@means("a_types")
def a_types(said: Discourse, *types: str) -> Trait:
    found = "".join(letters(t) for t in types)
    return Trait(OfType(found), types=found)


always("a_active", Trait(place=ACTIVE))
always("a_tera", Trait(Kind(("Tera",))))
always("a_ancient", Trait(Kind(("Ancient",))))
always("a_future", Trait(Kind(("Future",))))
always("a_fusion", Trait(Kind(("Fusion Strike",))))
always("a_single", Trait(Kind(("Single Strike",))))
always("a_rapid", Trait(Kind(("Rapid Strike",))))
always("a_tag_team", Trait(Kind(("TAG TEAM",))))
always("a_mega", Trait(Kind(("MEGA",))))


@means("a_owner")
def a_owner(said: Discourse, owner: str) -> Trait:
    return Trait(NameHas((bare(owner),)))


always("a_basic", Trait(BASIC))
always("a_evolved", Trait(Evolved()))
always("a_evolution", Trait(EVOLUTION))


@means("a_stage")
def a_stage(said: Discourse, n: str) -> Trait:
    return Trait(Kind((f"Stage {n}",)))


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
always("a_radiant", Trait(Kind(("Radiant",))))
always("a_restored", Trait(Kind(("Restored",))))
always("a_aqua", Trait(NameHas(("Team Aqua",))))
always("a_magma", Trait(NameHas(("Team Magma",))))
always("a_confused", Trait(Suffers(("Confused",))))
always("a_burned", Trait(Suffers(("Burned",))))
always("a_paralyzed", Trait(Suffers(("Paralyzed",))))
always("a_not_basic", Trait(Unlike(BASIC)))


@means("name_words")
def name_words(said: Discourse, *names: str) -> tuple[str, ...]:
    return tuple(said.own if n in ("SELF", "THIS") else bare(n) for n in names)
