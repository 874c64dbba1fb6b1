"""The meaning of conditions on who and what is in play."""

from __future__ import annotations

from rulesets.engine.select import Among, Count, Either, Exists, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, AnyOf, AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import (
    Every,
    In,
    InPlay,
    Kind,
    Named,
    NameHas,
    OfType,
    SameName,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.adjectives import named
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import in_play, listed
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning


@means("only_active")
def only_active(said: Discourse) -> Condition:
    return Equal(Count(InPlay(YOU)), 1)


@means("you_have_n_in_play")
def you_have_n_in_play(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(Count(in_play(YOU, traits)), int(n))


@means("that_player_has")
def that_player_has(said: Discourse, n: str) -> Condition:
    if said.kind != "stadium":
        raise NoMeaning("a player whom no sentence has named")
    return Equal(Count(InPlay(YOU)), int(n))


@means("all_mine_are")
def all_mine_are(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    wanted = every(*(t.filter for t in traits))
    if wanted is None:
        raise NoMeaning("Pokémon that are Pokémon")
    return Not(Exists(InPlay(YOU, filter=Unlike(wanted))))


def has_in_play(side: str, traits: tuple[Trait, ...]) -> Condition:
    """Return that a side has such a Pokémon in play; of "A and B" one of each."""
    traits = listed(traits)
    each = [Trait(Named((name,))) for trait in traits for name in trait.names]
    each += [Trait(OfType(letter)) for trait in traits for letter in trait.types]
    if not each:
        return Exists(in_play(side, traits))
    rest = tuple(trait for trait in traits if not trait.names and not trait.types)
    return AllOf(tuple(Exists(in_play(side, (one, *rest))) for one in each))


@means("you_have_in_play")
def you_have_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return has_in_play(YOU, traits)


@means("you_lack_in_play")
def you_lack_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Not(has_in_play(YOU, traits))


@means("they_have_in_play")
def they_have_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    said.that = in_play(OPPONENT, traits)
    return has_in_play(OPPONENT, traits)


@means("name_in_play")
def name_in_play(said: Discourse, names: tuple[str, ...]) -> Condition:
    named = Named(names)
    return AnyOf((Exists(InPlay(BOTH, filter=named)), Exists(In("stadium", BOTH, named))))


@means("stadium_there")
def stadium_there(said: Discourse, *_: object) -> Condition:
    said.cards = In("stadium", BOTH)
    return Exists(said.cards)


always("only_pokemon", Equal(Count(InPlay(YOU)), 1))


@means("they_lack_in_play")
def they_lack_in_play(said: Discourse, traits: tuple[Trait, ...]) -> Condition:
    return Not(Exists(in_play(OPPONENT, traits)))


@means("they_have_n")
def they_have_n(said: Discourse, n: str) -> Condition:
    return AtLeast(Count(InPlay(OPPONENT)), int(n))


@means("you_have_most")
def you_have_most(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(int(n), Count(in_play(YOU, traits)))


@means("they_lack")
def they_lack(said: Discourse, foes: Selector) -> Condition:
    theirs = foes
    if isinstance(foes, InPlay):
        theirs = InPlay(OPPONENT, foes.place, foes.filter)
    elif isinstance(foes, Either):
        sides = (foes.left, foes.right)
        if not all(isinstance(g, InPlay) for g in sides):
            raise NoMeaning("three kinds of Pokémon that the opponent lacks")
        theirs = Either(*(InPlay(OPPONENT, g.place, g.filter) for g in sides))  # type: ignore[attr-defined]
    return Not(Exists(theirs))


always("my_stadium", Exists(In("stadium", YOU)))


@means("their_stadium")
def their_stadium(said: Discourse) -> Condition:
    said.cards = In("stadium", OPPONENT)
    return Exists(said.cards)


always("fewer_in_play", Not(AtLeast(Count(InPlay(YOU)), Count(InPlay(OPPONENT)))))
always("more_in_play", Not(AtLeast(Count(InPlay(OPPONENT)), Count(InPlay(YOU)))))


@means("self_in_play")
def self_in_play(said: Discourse, _: object) -> Condition:
    said.that = said.that or Self()
    return Among(Self(), InPlay(YOU))


always("no_stadium", Not(Exists(In("stadium", BOTH))))


@means("other_names")
def other_names(said: Discourse, *names: str) -> tuple[str, ...]:
    return named(said, *names)


always("no_own_stadium", Not(Exists(In("stadium", YOU))))


@means("share_name")
def share_name(said: Discourse, *_: str) -> Condition:
    return Exists(InPlay(YOU, filter=SameName(InPlay(OPPONENT))))


@means("more_than_in_play")
def more_than_in_play(said: Discourse, n: str, traits: tuple[Trait, ...]) -> Condition:
    return AtLeast(Count(in_play(YOU, traits)), int(n) + 1)


@means("any_self_in_play")
def any_self_in_play(said: Discourse, _: object) -> Condition:
    return Exists(Self())


@means("stadium_named")
def stadium_named(said: Discourse, words: tuple[str, ...]) -> Condition:
    return Exists(In("stadium", BOTH, NameHas(words)))


@means("supporter_lies")
def supporter_lies(said: Discourse, *parts: object) -> Condition:
    words = next((p for p in parts if isinstance(p, tuple)), ())
    kind: CardFilter = Kind(("Supporter",))
    return Exists(In("beside", YOU, Every((kind, NameHas(words))) if words else kind))
