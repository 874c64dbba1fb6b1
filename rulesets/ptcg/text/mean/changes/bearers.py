"""Whom a change is laid on."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import InPlay, That, Unlike
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning


def on_them(
    said: Discourse,
    mons: Mons,
    point: str,
    amount: Number = 0,
    value: str = "",
    when: Condition | None = None,
    against: Selector | None = None,
) -> Changes:
    """Return one change for the Pokémon meant."""
    return (Modifier(point, amount, said.only(mons), when, against, value),)


def of_one_side(mons: Mons) -> None:
    """Refuse "the opponent's attacks" where Pokémon of both players are meant."""
    if isinstance(mons.source, InPlay) and mons.source.side == BOTH:
        raise NoMeaning("attacks of either player's opponent")


def marked(said: Discourse, mons: Mons, *modifiers: Modifier) -> Timed:
    """Return modifiers that some Pokémon bear for a time: ops, modifiers, bearers, players."""
    ops, on = said.pick(mons)
    return ops, modifiers, on, ""


def of_either(traits: tuple[Trait, ...], point: str, n: int, place: str) -> Changes:
    """Return a change for both players' Pokémon, each against the other player's."""
    if any(t.place or t.others for t in traits):
        raise NoMeaning("Pokémon of both players by place")
    kind = every(*(t.filter for t in traits))
    pairs = ((YOU, OPPONENT), (OPPONENT, YOU))
    return tuple(
        Modifier(point, n, InPlay(side, filter=kind), against=InPlay(other, place))
        for side, other in pairs
    )


def all_but(said: Discourse, mons: Mons, kinds: CardFilter) -> Selector:
    return That(said.only(mons), Unlike(kinds))
