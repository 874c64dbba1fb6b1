"""The meaning of how long a change holds: for a time, or as long as something is so."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.lasting import (
    THEIR_NEXT_TURN,
    THIS_TURN,
    UNTIL_THEIR_NEXT_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    WHILE_ACTIVE,
    YOUR_NEXT_TURN,
)
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH
from rulesets.engine.values import AllOf
from rulesets.ptcg.effects.ops import HEADS, TAILS, Among, Defending, If, InPlay, Lasting, Source
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.conditions.attached import ATTACHED
from rulesets.ptcg.text.mean.conditions.turns import FIRST_TURN
from rulesets.ptcg.text.mean.discourse import ATTACK, Discourse
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning

# What a Pokémon does in its own player's turn only.
_IN_ITS_TURN = frozenset(
    ("cannot retreat", "cannot attack", "flip to attack", "damage dealt before")
)


@means("lasting")
def lasting(said: Discourse, *parts: str | Timed) -> Program:
    (until,) = (p for p in parts if isinstance(p, str))
    ((ops, modifiers, on, players),) = (p for p in parts if not isinstance(p, str))
    theirs = on == Defending() and any(m.point in _IN_ITS_TURN for m in modifiers)
    if until == YOUR_NEXT_TURN and theirs:
        raise NoMeaning("a bar in your turn on what a Pokémon does in the opponent's")
    if players:
        return (*ops, Lasting(modifiers, until, players=players))
    return (*ops, Lasting(modifiers, until, on))


always("their_next", THEIR_NEXT_TURN)
always("until_their_next", UNTIL_THEIR_NEXT_TURN_ENDS)
always("your_next", YOUR_NEXT_TURN)
always("until_your_next", UNTIL_YOUR_NEXT_TURN_ENDS)
always("this_turn", THIS_TURN)


@means("continuous")
def continuous(said: Discourse, *parts: Condition | Changes) -> Changes | Program:
    (modifiers,) = (p for p in parts if isinstance(p, tuple))
    when = next((p for p in parts if not isinstance(p, tuple)), None)
    if when is None or when == ATTACHED:
        return modifiers
    if said.kind == ATTACK and when in (HEADS, TAILS):
        # What a coin decides lasts as long as the Pokémon attacked stays where it is.
        return (If(when, tuple(Lasting((m,), WHILE_ACTIVE, m.on) for m in modifiers)),)
    return while_holds(modifiers, when)


def while_holds(modifiers: Changes, when: Condition) -> Changes:
    """Let changes count only as long as a condition holds."""
    return tuple(
        replace(m, when=when if m.when is None else AllOf((when, m.when))) for m in modifiers
    )


@means("continuous_after")
def continuous_after(said: Discourse, modifiers: Changes, when: Condition) -> Changes | Program:
    return continuous(said, when, modifiers)


@means("first_turn_change")
def first_turn_change(said: Discourse, modifiers: Changes) -> Changes:
    return while_holds(modifiers, FIRST_TURN)


@means("continuous_both")
def continuous_both(said: Discourse, *parts: object) -> Changes | Program:
    *when, one, two = parts
    return (*continuous(said, *when, one), *continuous(said, *when, two))  # type: ignore[arg-type]


@means("as_long", "as_long_after")
def as_long(said: Discourse, when: Condition) -> Condition:
    return when


@means("p_allowed")
def p_allowed(said: Discourse, changes: Changes) -> Changes:
    """What a player may let happen and always wants: less damage to one's own Pokémon."""
    if any(m.point != "damage taken" or m.on != Self() for m in changes):
        raise NoMeaning("a continuous effect that a player may decline")
    return changes


@means("lasts_while_self")
def lasts_while_self(said: Discourse, _: object, timed: Timed) -> Timed:
    """Let a change hold only while the Pokémon that made it is Active."""
    ops, modifiers, on, players = timed
    maker = Self() if players else Source()
    near = Among(maker, InPlay(BOTH, ACTIVE))
    tied = tuple(
        replace(m, when=near if m.when is None else AllOf((m.when, near))) for m in modifiers
    )
    return ops, tied, on, players
