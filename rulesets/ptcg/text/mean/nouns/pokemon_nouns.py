"""The meaning of noun phrases: Pokémon in play, one, several or all of them."""

from __future__ import annotations

from rulesets.engine.select import Both, Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.terms.card_filters import Named, OfType
from rulesets.ptcg.effects.terms.selectors import (
    ACTIVE,
    ANYWHERE,
    BENCH,
    Attacker,
    CardFilter,
    Defending,
    InPlay,
)
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.traits import AllNames, every, s_delta
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

silent("in_play", "including_self", "pick_note")


# Sides and single Pokémon.
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
always("self", Mons(Self()))
always("defending", Mons(Defending()))


@means("new_defending", "new_active")
def new_defending(said: Discourse) -> Mons:
    """Return the one switched in: there is none where nobody could be."""
    if said.new is None:
        raise NoMeaning("a new Active Pokémon without a switch")
    return Mons(Both(said.new, InPlay(said.new_side, ACTIVE)))


@means("active_of")
def active_of(said: Discourse, side: str) -> Mons:
    return Mons(Defending() if side == OPPONENT and said.kind == "attack" else InPlay(side, ACTIVE))


always("that", Mons(None))
always("attacker", Mons(Attacker()))


@means("holder")
def holder(said: Discourse, *_: object) -> Mons:
    said.that = said.that or Self()
    return Mons(Self())


# Quantities of Pokémon.
@means("n_of")
def n_of(said: Discourse, n: str, group: InPlay) -> Mons:
    return Mons(group, int(n))


@means("up_to_of")
def up_to_of(said: Discourse, n: str, group: InPlay) -> Mons:
    return Mons(group, int(n), 0)


@means("n_of_one")
def n_of_one(said: Discourse, group: InPlay) -> Mons:
    return Mons(group, 1)


@means("any_of")
def any_of(said: Discourse, group: InPlay) -> Mons:
    return Mons(group, 1, spread=True)


@means("another_of")
def another_of(said: Discourse, *parts: object) -> Mons:
    group = expect(InPlay, parts[-1])
    return Mons(InPlay(group.side, group.place, group.filter, True), 1)


@means("another_same")
def another_same(said: Discourse, *_: object) -> Mons:
    return Mons(InPlay(YOU, others=True), 1, same=True)


@means("each_of")
def each_of(said: Discourse, group: InPlay) -> Mons:
    return Mons(group, plural=True, each=True)


@means("plural_of")
def plural_of(said: Discourse, side: str, traits: tuple[Trait, ...], *more: object) -> Mons:
    if BOTH in more:
        side = BOTH
    behind = tuple(t for t in more if isinstance(t, Trait))
    return Mons(in_play(side, (*traits, *behind)), plural=True)


@means("plural_all")
def plural_all(said: Discourse, traits: tuple[Trait, ...], _: str) -> Mons:
    return Mons(in_play(BOTH, traits), plural=True)


@means("each_defending")
def each_defending(said: Discourse) -> Mons:
    return Mons(InPlay(OPPONENT, ACTIVE), plural=True)


@means("those")
def those(said: Discourse) -> Mons:
    if said.healed:
        raise NoMeaning("whether those Pokémon are all or the healed ones")
    return Mons(None, plural=True)


@means("both_mons")
def both_mons(said: Discourse, left: Mons, right: Mons) -> Mons:
    return Mons(Either(said.only(left), said.only(right)), plural=True)


# Groups.
@means("group_side")
def group_side(said: Discourse, side: str, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(side, traits)


@means("group_all")
def group_all(said: Discourse, traits: tuple[Trait, ...], *_: object) -> InPlay:
    return in_play(BOTH, traits)


@means("group_yours")
def group_yours(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(YOU, traits)


@means("group_theirs")
def group_theirs(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(OPPONENT, traits)


@means("group_bench")
def group_bench(said: Discourse, traits: tuple[Trait, ...], side: str) -> InPlay:
    return in_play(side, (*traits, Trait(place=BENCH)))


@means("group_bench_all")
def group_bench_all(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(BOTH, (*traits, Trait(place=BENCH)))


@means("monset")
def monset(said: Discourse, *traits: Trait) -> tuple[Trait, ...]:
    return traits


@means("monset_named")
def monset_named(said: Discourse, *parts: Trait | tuple[str, ...]) -> tuple[Trait, ...]:
    return tuple(p if isinstance(p, Trait) else _named(p) for p in parts)


@means("monset_special")
def monset_special(said: Discourse, *parts: Trait | CardFilter) -> tuple[Trait, ...]:
    return tuple(p if isinstance(p, Trait) else Trait(p) for p in parts)


@means("group_yours_delta")
def group_yours_delta(said: Discourse, traits: tuple[Trait, ...]) -> InPlay:
    return in_play(YOU, (*traits, s_delta(said)))


@means("group_all_others")
def group_all_others(said: Discourse, traits: tuple[Trait, ...], *_: object) -> InPlay:
    return in_play(BOTH, (*traits, Trait(others=True)))


@means("one_active_of")
def one_active_of(said: Discourse, _: str, side: str) -> Mons:
    if said.kind == "power" and side == YOU:
        return Mons(InPlay(YOU, ACTIVE), 1)
    return active_of(said, side)


def _named(names: tuple[str, ...]) -> Trait:
    each = tuple(names) if isinstance(names, AllNames) else ()
    return Trait(Named(tuple(names)), names=each)


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
