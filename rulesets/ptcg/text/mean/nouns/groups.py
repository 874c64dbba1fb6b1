"""The meaning of groups of Pokémon and whose they are."""

from __future__ import annotations

from rulesets.engine.select import Self, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import InPlay, Kind, Named, OfType, Some
from rulesets.ptcg.effects.terms.selectors import ANYWHERE, BENCH, CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.adjectives import AllNames, named
from rulesets.ptcg.text.mean.nouns.filters import POWERED, every, some
from rulesets.ptcg.text.mean.nouns.traits import s_delta
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

silent("in_play", "including_self")


@means("you")
def you(said: Discourse) -> str:
    return YOU


@means("opponent")
def opponent(said: Discourse) -> str:
    return OPPONENT


@means("their")
def their(said: Discourse) -> str:
    """A Stadium speaks of the player who uses it, other cards of the opponent."""
    return YOU if said.kind == "stadium" else OPPONENT


always("both", BOTH)


def listed(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """Join the types of a list such as "{G} {W} and {L}", where each Pokémon is of one of them."""
    of_type = [t.filter.types for t in traits if isinstance(t.filter, OfType)]
    both = any(t.types for t in traits)
    if len(of_type) < 2 and not both:
        return traits
    if len(of_type) > 1 and len(of_type[-1]) < 2:
        raise NoMeaning("types beside each other without a word between them")
    found = "".join(of_type)
    rest = (t for t in traits if not isinstance(t.filter, OfType))
    return (Trait(OfType(found), types=found if both else ""), *rest)


def in_play(side: str, traits: tuple[Trait, ...]) -> InPlay:
    """Return the Pokémon of a side that have some traits."""
    traits = listed(traits)
    places = {t.place for t in traits if t.place}
    if len(places) > 1:
        raise NoMeaning("Pokémon in two places at once")
    return InPlay(
        side,
        places.pop() if places else ANYWHERE,
        every(*(t.filter for t in traits)),
        any(t.others for t in traits),
    )


@means("group_side")
def group_side(said: Discourse, side: str, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(side, traits)


@means("group_all")
def group_all(said: Discourse, traits: tuple[Trait, ...], *_: object) -> InPlay:
    return in_play(BOTH, traits)


@means("group_yours")
def group_yours(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(YOU, traits)


@means("group_yours_delta")
def group_yours_delta(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(YOU, (*traits, s_delta(said)))


@means("group_all_others")
def group_all_others(said: Discourse, traits: tuple[Trait, ...], *_: object) -> InPlay:
    return in_play(BOTH, (*traits, Trait(others=True)))


@means("group_theirs")
def group_theirs(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(OPPONENT, traits)


@means("group_bench")
def group_bench(said: Discourse, traits: tuple[Trait, ...], side: str) -> InPlay:
    return in_play(side, (*traits, Trait(place=BENCH)))


@means("group_bench_all")
def group_bench_all(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(BOTH, (*traits, Trait(place=BENCH)))


def _all(parts: tuple[Trait | tuple[Trait, ...], ...]) -> tuple[Trait, ...]:
    """Return the traits of a noun and of what is said behind it."""
    found: tuple[Trait, ...] = ()
    for part in parts:
        found += (part,) if isinstance(part, Trait) else part
    return found


@means("group_side_such")
def group_side_such(said: Discourse, side: str, *parts: Trait | tuple[Trait, ...]) -> InPlay:
    return in_play(side, _all(parts))


@means("group_all_such")
def group_all_such(said: Discourse, *parts: str | Trait | tuple[Trait, ...]) -> InPlay:
    return in_play(BOTH, _all(tuple(p for p in parts if not isinstance(p, str))))


@means("monset")
def monset(said: Discourse, *traits: Trait) -> tuple[Trait, ...]:
    return traits


def _named(names: tuple[str, ...]) -> Trait:
    each = tuple(names) if isinstance(names, AllNames) else ()
    return Trait(Named(tuple(names)), names=each)


@means("monset_named")
def monset_named(said: Discourse, *parts: Trait | tuple[str, ...]) -> tuple[Trait, ...]:
    return tuple(p if isinstance(p, Trait) else _named(p) for p in parts)


@means("monset_special")
def monset_special(said: Discourse, *parts: Trait | CardFilter) -> tuple[Trait, ...]:
    return tuple(p if isinstance(p, Trait) else Trait(p) for p in parts)


@means("monset_specials")
def monset_specials(said: Discourse, *parts: Trait | CardFilter) -> tuple[Trait, ...]:
    kinds = [p for p in parts if isinstance(p, CardFilter)]
    at = [i for i, p in enumerate(parts) if isinstance(p, CardFilter)]
    before, between, after = parts[: at[0]], parts[at[0] + 1 : at[1]], parts[at[1] + 1 :]
    if between and before != between:
        raise NoMeaning("two kinds of Pokémon, of which different things are said")
    traits = tuple(p for p in (*before, *after) if isinstance(p, Trait))
    return (*traits, Trait(some(*kinds)))


@means("each_foe")
def each_foe(said: Discourse, traits: tuple[Trait, ...]) -> Selector:
    return in_play(OPPONENT, traits)


def another(target: Mons, first: Selector, of: Mons | None = None) -> Mons:
    """Return "another Pokémon" as one that is not the first."""
    group = target.source
    if target.same and of is not None and of.source is not None:
        return Mons(Without(of.source, first), 1)
    if isinstance(group, InPlay) and group.others and first != Self():
        raw = InPlay(group.side, group.place, group.filter)
        return Mons(Without(raw, first), target.count, target.at_least)
    return target


@means("monset_styles")
def monset_styles(said: Discourse, *traits: Trait) -> tuple[Trait, ...]:
    kinds = tuple(t.filter for t in traits if t.filter is not None)
    if len(kinds) != len(traits) or not all(isinstance(k, Kind) for k in kinds):
        raise NoMeaning("a list of styles with something else behind it")
    return (Trait(Some(kinds)),)


@means("group_powered")
def group_powered(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(BOTH, (*traits, Trait(POWERED)))


def either_kind(side: str, one: tuple[Trait, ...], two: tuple[Trait, ...]) -> InPlay:
    kinds = tuple(every(*(t.filter for t in traits)) for traits in (one, two))
    if None in kinds or any(t.place or t.others for t in (*one, *two)):
        raise NoMeaning("Pokémon of two kinds in two places")
    return InPlay(side, filter=Some(tuple(k for k in kinds if k is not None)))


@means("kin")
def kin(said: Discourse, *names: str) -> tuple[str, ...]:
    return named(said, *names)
