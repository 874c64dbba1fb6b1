"""The meaning of exceptions: Pokémon and cards left out."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import Kind, Named, NameHas, OfType, Unlike
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import Discourse, Trait, says
from rulesets.ptcg.text.mean.nouns.filters import letters
from rulesets.ptcg.text.mean.registry import always, means


@means("s_not_this")
def s_not_this(said: Discourse, n: str) -> Trait:
    says((n,), "1")
    return Trait(others=True)


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


@means("s_name_lacks")
def s_name_lacks(said: Discourse, words: tuple[str, ...]) -> Trait:
    return Trait(Unlike(NameHas(words)))


@means("s_not_own_name")
def s_not_own_name(said: Discourse, _: object) -> Trait:
    return Trait(Unlike(Named((rules_name(said.own),))))


@means("s_not_type")
def s_not_type(said: Discourse, letter: str) -> Trait:
    return Trait(Unlike(OfType(letters(letter))))


@means("s_is_not")
def s_is_not(said: Discourse, kinds: CardFilter) -> Trait:
    return Trait(Unlike(kinds))


@means("s_not_named")
def s_not_named(said: Discourse, names: tuple[str, ...]) -> Trait:
    return Trait(Unlike(Named(tuple(names))))


always("t_no_supporters", Trait(Unlike(Kind(("Supporter",)))))
