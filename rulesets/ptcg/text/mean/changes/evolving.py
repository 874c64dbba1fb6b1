"""The meaning of when Pokémon may evolve."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AllOf, Not
from rulesets.ptcg.effects.ops import Defending, InPlay, Is, NewInPlay, OfType, TurnOf, WentSecond
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.conditions.turns import FIRST_TURN
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import letters
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed


@means("lasts_no_evolving")
def lasts_no_evolving(said: Discourse) -> Timed:
    bar = "cannot evolve from hand"
    if "defending" in said.words:
        return lasts_no_evolving_that(said)
    return (), (Modifier(bar, on=InPlay(OPPONENT)),), Self(), YOU


@means("lasts_no_evolving_that")
def lasts_no_evolving_that(said: Discourse) -> Timed:
    return marked(said, Mons(Defending()), Modifier("cannot evolve from hand"))


@means("p_no_evolution")
def p_no_evolution(said: Discourse) -> Changes:
    return (Modifier("cannot play", value="Evolution", who=BOTH),)


@means("p_evolve_second")
def p_evolve_second(said: Discourse, *_: object) -> Changes:
    """The turn it came into play is still too early."""
    old = Not(Is(Self(), NewInPlay()))
    return (Modifier("evolves at once", when=AllOf((WentSecond(), FIRST_TURN, old))),)


@means("p_plays_early")
def p_plays_early(said: Discourse, *_: object) -> Changes:
    return (Modifier("plays early"),)


@means("p_no_their_evolution")
def p_no_their_evolution(said: Discourse) -> Changes:
    only_active = "active" in said.words[-3:]
    group = InPlay(OPPONENT, "active") if only_active else InPlay(OPPONENT)
    return (Modifier("cannot evolve from hand", on=group),)


@means("p_evolve_soon")
def p_evolve_soon(said: Discourse, one: str, into: str) -> Changes:
    group = InPlay(BOTH, filter=OfType(letters(one)))
    return (
        Modifier("evolves soon", on=group, when=Not(TurnOf(BOTH, first=True)), value=letters(into)),
    )


@means("p_evolve_now")
def p_evolve_now(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "evolves at once")


@means("p_evolve_new")
def p_evolve_new(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "evolves soon")


@means("p_active_stays")
def p_active_stays(said: Discourse) -> Changes:
    return (Modifier("cannot evolve from hand", on=InPlay(OPPONENT, ACTIVE)),)
