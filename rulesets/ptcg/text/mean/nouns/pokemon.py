"""The meaning of Pokémon in play: one, several or all."""

from __future__ import annotations

from rulesets.engine.select import Both, Either, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import Attacker, Defending, InPlay, It, Named, Some, Suffers, That
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import every, property_of, some
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

silent("pokemonw", "pick_note", "damage_counters")


@means("each_remaining")
def each_remaining(said: Discourse, conditions: tuple[str, ...]) -> Mons:
    return Mons(InPlay(BOTH, filter=Suffers(conditions)), plural=True, each=True)


@means("n_of")
def n_of(said: Discourse, n: str, group: InPlay) -> Mons:
    return Mons(group, int(n))


@means("another_same")
def another_same(said: Discourse, *_: object) -> Mons:
    return Mons(InPlay(YOU, others=True), 1, same=True)


@means("up_to_of")
def up_to_of(said: Discourse, n: str, group: InPlay) -> Mons:
    return Mons(group, int(n), 0)


@means("n_of_one")
def n_of_one(said: Discourse, group: InPlay) -> Mons:
    return Mons(group, 1)


@means("each_of")
def each_of(said: Discourse, group: InPlay) -> Mons:
    return Mons(group, plural=True, each=True)


@means("each_defending")
def each_defending(said: Discourse) -> Mons:
    return Mons(InPlay(OPPONENT, ACTIVE), plural=True)


@means("both_active")
def both_active(said: Discourse) -> Mons:
    return Mons(InPlay(BOTH, ACTIVE), plural=True)


@means("those")
def those(said: Discourse) -> Mons:
    if said.healed:
        raise NoMeaning("whether those Pokémon are all or the healed ones")
    return Mons(None, plural=True)


@means("any_of")
def any_of(said: Discourse, group: InPlay) -> Mons:
    return Mons(group, 1, spread=True)


@means("another_of")
def another_of(said: Discourse, *parts: object) -> Mons:
    group = expect(InPlay, parts[-1])
    return Mons(InPlay(group.side, group.place, group.filter, True), 1)


@means("plural_of")
def plural_of(said: Discourse, side: str, traits: tuple[Trait, ...], *more: object) -> Mons:
    if BOTH in more:
        side = BOTH
    behind = tuple(t for t in more if isinstance(t, Trait))
    return Mons(in_play(side, (*traits, *behind)), plural=True)


@means("plural_all")
def plural_all(said: Discourse, traits: tuple[Trait, ...], _: str) -> Mons:
    return Mons(in_play(BOTH, traits), plural=True)


@means("both_mons")
def both_mons(said: Discourse, left: Mons, right: Mons) -> Mons:
    return Mons(Either(said.only(left), said.only(right)), plural=True)


@means("two_groups")
def two_groups(said: Discourse, side: str, one: tuple[Trait, ...], two: tuple[Trait, ...]) -> Mons:
    return Mons(Either(in_play(side, one), in_play(side, two)), plural=True)


@means("two_groups_all")
def two_groups_all(said: Discourse, one: tuple[Trait, ...], two: tuple[Trait, ...], _: str) -> Mons:
    return Mons(Either(in_play(BOTH, one), in_play(BOTH, two)), plural=True)


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


@means("one_active_of")
def one_active_of(said: Discourse, _: str, side: str) -> Mons:
    if said.kind == "power" and side == YOU:
        return Mons(InPlay(YOU, ACTIVE), 1)
    return active_of(said, side)


always("that", Mons(None))
always("attacker", Mons(Attacker()))


@means("holder")
def holder(said: Discourse, *_: object) -> Mons:
    said.that = said.that or Self()
    return Mons(Self())


@means("holder_such")
def holder_such(said: Discourse, *parts: object) -> Mons:
    traits = tuple(p for p in parts if isinstance(p, Trait))
    kinds = [p for p in parts if isinstance(p, CardFilter)]
    wanted = every(property_of(traits), some(*kinds) if kinds else None)
    if wanted is None:
        raise NoMeaning("a holder without a property")
    said.that = said.that or That(Self(), wanted)
    return Mons(That(Self(), wanted))


@means("holder_named")
def holder_named(said: Discourse, names: tuple[str, ...], *_: object) -> Mons:
    return Mons(That(Self(), Named(tuple(names))))


@means("active_such")
def active_such(said: Discourse, side: str, *traits: Trait) -> Mons:
    return Mons(in_play(side, (*traits, Trait(place=ACTIVE))))


@means("ups")
def ups(said: Discourse, n: str, group: InPlay) -> Mons:
    return Mons(group, int(n), 0)


@means("each_everyone")
def each_everyone(said: Discourse) -> Mons:
    return Mons(InPlay(BOTH), plural=True, each=True)


@means("their_new_active")
def their_new_active(said: Discourse) -> Mons:
    if said.that != It():
        raise NoMeaning("a new Active Pokémon without a switch")
    return Mons(InPlay(OPPONENT, ACTIVE))


@means("one_of_either")
def one_of_either(said: Discourse, traits: tuple[Trait, ...]) -> Mons:
    return Mons(in_play(BOTH, traits), 1)


@means("plural_both")
def plural_both(said: Discourse, side: str, traits: tuple[Trait, ...], *_: object) -> Mons:
    if side != BOTH:
        raise NoMeaning("Pokémon of one player that are both players'")
    return Mons(in_play(BOTH, traits), plural=True)


@means("each_two_kinds")
def each_two_kinds(said: Discourse, one: CardFilter, other: CardFilter, _: str) -> Mons:
    return Mons(InPlay(BOTH, filter=Some((one, other))), plural=True, each=True)
