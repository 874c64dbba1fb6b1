"""The meaning of what Trainers do for a turn or while in play: damage, types, Energy kept."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.select import Either, Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import Attach, Attached, InPlay, Is, It, Modifier, Pick
from rulesets.ptcg.effects.terms.card_filters import Named
from rulesets.ptcg.effects.terms.selectors import ACTIVE, ANYWHERE
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC_ENERGY
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import OpenTrigger, Timed
from rulesets.text.gaps import NoMeaning


@means("boost")
def boost(said: Discourse, group: InPlay, n: str, foes: Selector, *_: object) -> Timed:
    m = Modifier("damage dealt before", int(n), group, against=foes)
    return (), (m,), Self(), group.side


@means("boost_side")
def boost_side(
    said: Discourse, side: str, traits: tuple[Trait, ...], n: str, foes: Selector, *_: object
) -> Timed:
    return boost(said, in_play(side, traits), n, foes)


@means("guard")
def guard(said: Discourse, n: str, foes: Selector, *_: object) -> Timed:
    m = Modifier("damage taken", -int(n), InPlay(YOU), against=foes)
    return (), (m,), Self(), YOU


@means("foes_active")
def foes_active(said: Discourse) -> Selector:
    return InPlay(OPPONENT, ACTIVE)


@means("foes_of")
def foes_of(said: Discourse, foes: Selector) -> Selector:
    if isinstance(foes, Either):
        active = isinstance(foes.left, InPlay) and foes.left.place == ACTIVE
        right = _active_too(said, foes.right) if active else foes_of(said, foes.right)
        return Either(foes_of(said, foes.left), right)
    if not isinstance(foes, InPlay) or foes.side != OPPONENT:
        raise NoMeaning("more damage to other Pokémon than the opponent's")
    if foes.place != ACTIVE and foes.filter is None:
        raise NoMeaning("more damage to other Pokémon than the Active one")
    return foes


def _active_too(said: Discourse, foes: Selector) -> Selector:
    if isinstance(foes, InPlay) and foes.place == ANYWHERE:
        foes = replace(foes, place=ACTIVE)
    return foes_of(said, foes)


@means("p_boost")
def p_boost(
    said: Discourse, mons: Mons, n: str, foes: Selector, *_: object
) -> tuple[Modifier, ...]:
    return (Modifier("damage dealt before", int(n), said.only(mons), against=foes),)


@means("p_less_theirs")
def p_less_theirs(said: Discourse, mons: Mons, n: str, *_: object) -> tuple[Modifier, ...]:
    if said.kind == "stadium":
        raise NoMeaning("attacks of the opponent of either player")
    foes = InPlay(OPPONENT)
    return (Modifier("damage taken", -int(n), said.only(mons), against=foes),)


@means("p_less_attackers")
def p_less_attackers(
    said: Discourse, mons: Mons, n: str, foes: Selector, *_: object
) -> tuple[Modifier, ...]:
    return (Modifier("damage taken", -int(n), said.only(mons), against=foes),)


@means("p_type")
def p_type(said: Discourse, mons: Mons, type_: str) -> tuple[Modifier, ...]:
    return (Modifier("type", on=said.only(mons), value=type_[1:-1]),)


@means("p_fixed")
def p_fixed(said: Discourse, _: object) -> tuple[Modifier, ...]:
    return (Modifier("cannot retreat"),)


@means("p_prevent_attackers")
def p_prevent_attackers(said: Discourse, mons: Mons, foes: Selector) -> tuple[Modifier, ...]:
    return (Modifier("prevent damage", on=said.only(mons), against=foes),)


@means("p_prevent_attackers2")
def p_prevent_attackers2(said: Discourse, foes: Selector, mons: Mons) -> tuple[Modifier, ...]:
    return p_prevent_attackers(said, mons, foes)


@means("turn_goes_on")
def turn_goes_on(said: Discourse, *parts: object) -> tuple[Modifier, ...]:
    names = next(p for p in parts if isinstance(p, tuple))
    return (Modifier("turn goes on", when=Is(Self(), Named(names))),)


@means("exp_share")
def exp_share(said: Discourse, *numbers: object) -> OpenTrigger:
    says(numbers, *("1",) * any(isinstance(n, str) and n.isdigit() for n in numbers))
    into = said.register("cards")
    move = Pick(Attached(It(), BASIC_ENERGY), into), Attach(Held(into), Self())
    return OpenTrigger(
        "knocked out", move, None, optional=True, on=InPlay(YOU, ACTIVE, others=True)
    )


@means("ally_falls")
def ally_falls(said: Discourse, *_: object) -> str:
    return ""
