"""The meaning of kinds of Pokémon with rules of their own."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import Kind, Named, NameHas, OfType
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.filters import every, letters, some
from rulesets.ptcg.text.mean.registry import always, means, phrase
from rulesets.text.gaps import NoMeaning

phrase("pokemon_that")

always("m_ex", Kind(("ex",)))
always("m_big_ex", Kind(("EX",)))
always("m_gx", Kind(("GX",)))
always("m_v", Kind(("V", "VMAX", "VSTAR", "V-UNION")))
always("m_vmax", Kind(("VMAX",)))
always("m_vstar", Kind(("VSTAR",)))
always("m_sp", Kind(("SP",)))
always("m_baby", Kind(("Baby",)))
always("m_ub", Kind(("Ultra Beast",)))
always("m_break", Kind(("BREAK",)))
always("m_legend", Kind(("LEGEND",)))
always("m_level", Kind(("LEVEL-UP",)))


@means("kinds")
def kinds(said: Discourse, *kinds: CardFilter) -> CardFilter:
    return some(*kinds)


@means("k_special")
def k_special(said: Discourse, kind: CardFilter) -> CardFilter:
    return kind


def _filter(traits: tuple[Trait, ...]) -> CardFilter:
    found = every(*(t.filter for t in traits))
    if found is None or any(t.place or t.others for t in traits):
        raise NoMeaning("a kind of Pokémon by place")
    return found


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


always("k_delta", NameHas(("δ",)))
