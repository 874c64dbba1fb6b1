"""What a note adds to the sentence before it: limits on evolving, on picks and on who is meant."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Without
from rulesets.engine.values import AllOf, Least, Not, Times
from rulesets.ptcg.effects.ops import (
    AtLeast,
    Exists,
    Fail,
    Held,
    Hp,
    If,
    In,
    InPlay,
    It,
    Lasting,
    MayEvolve,
    NewInPlay,
    Pick,
    PutCounters,
    Require,
    Such,
    TurnOf,
    Unlike,
    UsedUp,
    UseUp,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.roles import OpenTrigger
from rulesets.text.gaps import NoMeaning

Limited = TypeVar("Limited", Modifier, OpenTrigger)


def only_if(what: Limited, condition: Condition) -> Limited:
    """Let a change or an answer count only under a condition."""
    when = condition if what.when is None else AllOf((what.when, condition))
    return replace(what, when=when)


def lessened(m: Modifier, most: int) -> Modifier:
    """Let damage be lessened by so much at most."""
    if m.point != "damage taken" or not isinstance(m.amount, Times) or m.amount.left != -1:
        raise NoMeaning("a limit on less damage without a count")
    return replace(m, amount=Times(-1, Least(m.amount.right, most)))


def unless_new(program: Program) -> Program:
    """Let a Stage be skipped after the first turn only, by a Pokémon that was in play before."""
    return (Require(Not(TurnOf(first=True))), *_grown(program, Unlike(NewInPlay())))


def if_it_may_evolve(program: Program) -> Program:
    """Let a Stage be skipped by a Pokémon that may evolve now."""
    return _grown(program, Such(MayEvolve(It())))


def _grown(program: Program, mon: CardFilter) -> Program:
    """Limit the Pokémon picked to evolve; without one the card cannot be played."""
    at = next((i for i, op in enumerate(program) if isinstance(op, Pick)), -1)
    pick = program[at] if at >= 0 else None
    if not isinstance(pick, Pick) or not isinstance(pick.source, InPlay):
        raise NoMeaning("a limit on evolving without a Pokémon chosen")
    source = replace(pick.source, filter=every(pick.source.filter, mon))
    limited = replace(pick, source=source)
    return (Require(Exists(source)), *program[:at], limited, *program[at + 1 :])


def on_players(op: Lasting) -> Lasting:
    """Let an effect on Pokémon hold for those that come into play later too."""
    if op.players:
        return replace(op)
    if not isinstance(op.on, InPlay):
        raise NoMeaning("an effect on new Pokémon that was on chosen ones")
    return replace(op, modifiers=tuple(replace(m, on=op.on) for m in op.modifiers), players="you")


def without_price(program: Program) -> Program:
    """Keep the cards discarded as the price of a play from being picked again."""
    picks = [op for op in program if isinstance(op, Pick)]
    if len(picks) != 2 or not isinstance(picks[1].source, In) or picks[1].source.zone != "discard":
        raise NoMeaning("cards that were not discarded as a price")
    other = replace(picks[1], source=Without(picks[1].source, Held(picks[0].into)))
    return tuple(other if op is picks[1] else op for op in program)


def unless_fatal(program: Program) -> Program:
    """Keep a Pokémon that the damage counters of a power would Knock Out from being picked."""
    many = [t.counters for t in walk(program) if isinstance(t, PutCounters)]
    picks = [op for op in program if isinstance(op, Pick) and isinstance(op.source, InPlay)]
    if len(many) != 1 or not isinstance(many[0], int) or len(picks) != 1:
        raise NoMeaning("a Pokémon that might be Knocked Out by something else than counters")
    pick = picks[0]
    assert isinstance(pick.source, InPlay)
    alive = Such(AtLeast(Hp(It(), left=True), 10 * many[0] + 10))
    source = replace(pick.source, filter=every(pick.source.filter, alive))
    safe = replace(pick, source=source)
    return (Require(Exists(source)), *(safe if op is pick else op for op in program))


def once_a_game(program: Program, used: UseUp) -> Program:
    """Let what a card answers be done once a game."""
    return (If(Not(UsedUp(used.name, game=True)), (used, *program)),)


def fails_without(program: Program, n: int) -> Program:
    """Let an attack do nothing where the cards it discards from the hand are not all there."""
    at = next((i for i, op in enumerate(program) if isinstance(op, Pick)), None)
    pick = program[at] if at is not None else None
    if not isinstance(pick, Pick) or pick.count != n or pick.at_least != -1:
        raise NoMeaning("an attack that does nothing without a price no sentence has named")
    return (*program[:at], If(Not(AtLeast(Count(pick.source), n)), (Fail(),)), *program[at:])
