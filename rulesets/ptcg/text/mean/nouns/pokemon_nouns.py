"""The meaning of noun phrases: Pokémon in play, one, several or all of them."""

from __future__ import annotations

from typing import Any

from rulesets.engine.select import Both, Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.terms.card_filters import Named, OfType
from rulesets.ptcg.effects.terms.selectors import (
    ACTIVE,
    ANYWHERE,
    BENCH,
    Attacker,
    Defending,
    InPlay,
)
from rulesets.ptcg.text.mean.discourse import Mons, NoMeaning, Trait, always
from rulesets.ptcg.text.mean.nouns.traits import AllNames, Traits, every


class Nouns(Traits):
    """Handlers of Pokémon in `nouns.lark`."""

    # Sides and single Pokémon.
    def you(self) -> str:
        return YOU

    def opponent(self) -> str:
        return OPPONENT

    def their(self) -> str:
        """A Stadium speaks of the player who uses it, other cards of the opponent."""
        return YOU if self.said.kind == "stadium" else OPPONENT

    both = always(BOTH)
    self = always(Mons(Self()))
    defending = always(Mons(Defending()))

    def new_defending(self) -> Mons:
        """Return the one switched in: there is none where nobody could be."""
        if self.said.new is None:
            raise NoMeaning("a new Active Pokémon without a switch")
        return Mons(Both(self.said.new, InPlay(self.said.new_side, ACTIVE)))

    new_active = new_defending

    def active_of(self, side: str) -> Mons:
        return Mons(
            Defending() if side == OPPONENT and self.said.kind == "attack" else InPlay(side, ACTIVE)
        )

    that = always(Mons(None))
    attacker = always(Mons(Attacker()))
    holder = always(Mons(Self()))

    # Quantities of Pokémon.
    def n_of(self, n: str, group: InPlay) -> Mons:
        return Mons(group, int(n))

    def up_to_of(self, n: str, group: InPlay) -> Mons:
        return Mons(group, int(n), 0)

    def n_of_one(self, group: InPlay) -> Mons:
        return Mons(group, 1)

    def any_of(self, *parts: Any) -> Mons:
        if len(parts) == 2:
            return Mons(parts[1], int(parts[0]))
        return Mons(parts[-1], 1, spread=True)

    def another_of(self, *parts: Any) -> Mons:
        group = parts[-1]
        return Mons(InPlay(group.side, group.place, group.filter, True), 1)

    def another_same(self, *_: Any) -> Mons:
        return Mons(InPlay(YOU, others=True), 1, same=True)

    def each_of(self, group: InPlay) -> Mons:
        return Mons(group, plural=True, each=True)

    def plural_of(self, side: str, traits: tuple[Trait, ...]) -> Mons:
        return Mons(in_play(side, traits), plural=True)

    def plural_all(self, traits: tuple[Trait, ...], _: str) -> Mons:
        return Mons(in_play(BOTH, traits), plural=True)

    def each_defending(self) -> Mons:
        return Mons(InPlay(OPPONENT, ACTIVE), plural=True)

    def those(self) -> Mons:
        if self.said.healed:
            raise NoMeaning("whether those Pokémon are all or the healed ones")
        return Mons(None, plural=True)

    def both_mons(self, left: Mons, right: Mons) -> Mons:
        return Mons(Either(self.said.only(left), self.said.only(right)), plural=True)

    # Groups.
    def group_side(self, side: str, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(side, traits)

    def group_all(self, traits: tuple[Trait, ...], *_: Any) -> InPlay:
        return in_play(BOTH, traits)

    def group_yours(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(YOU, traits)

    def group_theirs(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(OPPONENT, traits)

    def group_bench(self, traits: tuple[Trait, ...], side: str) -> InPlay:
        return in_play(side, (*traits, Trait(place=BENCH)))

    def group_bench_all(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(BOTH, (*traits, Trait(place=BENCH)))

    def monset(self, *traits: Trait) -> tuple[Trait, ...]:
        return traits

    def monset_named(self, *parts: Any) -> tuple[Trait, ...]:
        return tuple(p if isinstance(p, Trait) else _named(p) for p in parts)

    def monset_special(self, *parts: Any) -> tuple[Trait, ...]:
        return tuple(p if isinstance(p, Trait) else Trait(p) for p in parts)

    def group_yours_delta(self, traits: tuple[Trait, ...]) -> InPlay:
        return in_play(YOU, (*traits, self.s_delta()))

    def group_all_others(self, traits: tuple[Trait, ...], *_: Any) -> InPlay:
        return in_play(BOTH, (*traits, Trait(others=True)))

    def one_active_of(self, _: str, side: str) -> Mons:
        if self.said.kind == "power" and side == YOU:
            return Mons(InPlay(YOU, ACTIVE), 1)
        return self.active_of(side)


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
