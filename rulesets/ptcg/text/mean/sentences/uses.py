"""The meaning of sentences that open a use, answer an event or set a limit."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine import values
from rulesets.engine.frames import Program
from rulesets.engine.lasting import ANY_TIMES, PER_TURN
from rulesets.engine.select import Count, Held, Self, ThisCard
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Equal
from rulesets.ptcg.effects.ops import (
    Among,
    Exists,
    If,
    KnockOut,
    May,
    PutCounters,
    Require,
    Send,
    Spend,
    Unspent,
)
from rulesets.ptcg.match.terms import Condition, Op
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of, negated
from rulesets.ptcg.text.mean.conditions.happenings import Event
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse
from rulesets.ptcg.text.mean.nouns.traits import bare, other_cards
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.sentences.compound import as_program, required
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

# A card is played from the hand once, and not by an attack.
_ONCE_ANYWAY = frozenset(("played", "benched", "evolved"))


def opened(
    event: Event, program: object, also: Condition | None = None, optional: bool = False
) -> roles.OpenTrigger:
    """Return what an event starts while its card is in play."""
    if event.own_too:
        raise NoMeaning("damage by attacks of one's own side")
    tests = [c for c in (event.when, also) if c is not None]
    when = all_of(*tests) if tests else None
    steps = as_program(program)
    if event.spends:
        steps = (Spend(), *steps)
    return roles.OpenTrigger(event.event, steps, when, optional, event.on)


def spending(program: Program) -> Program:
    """Return a program that uses up its turn; what is optional does so only if it is done."""
    if len(program) == 1 and isinstance(program[0], May):
        return (replace(program[0], then=(Spend(), *program[0].then)),)
    return (Spend(), *program)


silent("before", "once_each", "power_word")


# Uses.
@means("use_once")
def use_once(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, _requires(parts))


@means("use_in_turn")
def use_in_turn(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(roles.UNSAID, _requires(parts))


@means("use_often")
def use_often(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(ANY_TIMES, _requires(parts))


@means("use_cond")
def use_cond(said: Discourse, condition: Condition) -> Condition:
    return condition


@means("once_may")
def once_may(said: Discourse, use: roles.OpenUse, program: object) -> roles.OpenUse:
    steps = as_program(program)
    if len(steps) == 1 and isinstance(steps[0], May) and not steps[0].otherwise:
        steps = steps[0].then  # to use it is to want it
    return replace(use, program=use.program + steps)


@means("once_may_bare")
def once_may_bare(said: Discourse, use: roles.OpenUse) -> roles.OpenUse:
    return use


@means("each_player_may")
def each_player_may(said: Discourse, *parts: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, as_program(parts[-1]), by="each")


@means("each_player_may_if")
def each_player_may_if(said: Discourse, condition: Condition, program: object) -> roles.OpenUse:
    return roles.OpenUse(PER_TURN, (Require(condition), *as_program(program)), by="each")


@means("use_cost")
def use_cost(said: Discourse, program: object) -> roles.UseCost:
    return roles.UseCost(tuple(map(_one_is_enough, required(as_program(program)))))


def _one_is_enough(op: Op) -> Op:
    """Ask for a card in the words that the rest of a use asks in."""
    test = op.condition if isinstance(op, Require) else None
    if isinstance(test, AtLeast) and test.right == 1 and isinstance(test.left, Count):
        return Require(Exists(test.left.cards))
    return op


@means("use_only_if")
def use_only_if(said: Discourse, condition: Condition) -> roles.PowerLimit:
    return roles.PowerLimit(negated(condition))


@means("use_ends_turn")
def use_ends_turn(said: Discourse, *_: object) -> roles.EndsTurn:
    return roles.EndsTurn()


@means("use_knocks_out")
def use_knocks_out(said: Discourse, *_: object) -> Program:
    return (KnockOut(Self()),)


@means("once_gx")
def once_gx(said: Discourse, n: str) -> roles.OnceAGame:
    return _once("GX", n)


@means("once_vstar")
def once_vstar(said: Discourse, n: str) -> roles.OnceAGame:
    return _once("VSTAR", n)


# Events.
@means("trigger_may")
def trigger_may(said: Discourse, event: Event, program: object) -> roles.OpenTrigger:
    return opened(event, program, optional=True)


@means("trigger_may_bare")
def trigger_may_bare(said: Discourse, event: Event) -> roles.OpenTrigger:
    return opened(event, (), optional=True)


@means("trigger_does")
def trigger_does(said: Discourse, event: Event, *parts: object) -> roles.OpenTrigger:
    when = expect(values.Condition, parts[0]) if len(parts) == 2 else None
    return opened(event, parts[-1], when)


@means("trigger_may_if")
def trigger_may_if(
    said: Discourse, event: Event, program: object, when: Condition
) -> roles.OpenTrigger:
    return opened(event, program, when, optional=True)


@means("trigger_once")
def trigger_once(said: Discourse, event: Event, program: object) -> roles.OpenTrigger:
    """Answer an event once a turn."""
    if event.event in _ONCE_ANYWAY:
        return opened(event, program)
    made = opened(event, program, Unspent())
    return replace(made, program=spending(made.program))


@means("trigger_while")
def trigger_while(
    said: Discourse, when: Condition, event: Event, program: object
) -> roles.OpenTrigger:
    return opened(event._replace(when=None), program, all_of(when, *filter(None, [event.when])))


@means("cond_if")
def cond_if(said: Discourse, condition: Condition) -> Condition:
    return condition


@means("between_turns")
def between_turns(said: Discourse, program: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("any time between turns", as_program(program))


@means("between_turns_if")
def between_turns_if(said: Discourse, condition: Condition, program: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("any time between turns", as_program(program), condition)


@means("between_turns_while")
def between_turns_while(said: Discourse, *parts: object) -> roles.OpenTrigger:
    when = expect(values.Condition, parts[0]) if len(parts) == 2 else None
    return roles.OpenTrigger("between turns", as_program(parts[-1]), when)


@means("hurts_when_attached")
def hurts_when_attached(said: Discourse, *parts: object) -> roles.OpenTrigger:
    n = int(expect(str, parts[-1]))
    counters = n // 10 if n >= 10 else n
    here = Among(Held("subject"), ThisCard())
    return roles.OpenTrigger("attached from hand", (PutCounters(counters, Self()),), here)


# Limits.
@means("power_not_if")
def power_not_if(said: Discourse, condition: Condition) -> roles.PowerLimit:
    return roles.PowerLimit(condition)


@means("power_by_name")
def power_by_name(said: Discourse, n: str, name: str, *_: object) -> roles.PerName:
    if int(n) != 1:
        raise NoMeaning("a power used several times by name")
    return roles.PerName(bare(name))


@means("attack_not_if")
def attack_not_if(said: Discourse, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(negated(condition))


@means("attack_only_if")
def attack_only_if(said: Discourse, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(condition)


@means("play_only_if")
def play_only_if(said: Discourse, _: object, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(condition)


@means("play_not_if")
def play_not_if(said: Discourse, _: object, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(negated(condition))


@means("play_last_card")
def play_last_card(said: Discourse, *_: object) -> roles.OnlyIf:
    return roles.OnlyIf(Equal(Count(other_cards()), 0))


@means("must_discard")
def must_discard(said: Discourse, *parts: object) -> roles.OnlyIf:
    cards = next((p for p in parts if isinstance(p, CardSet)), CardSet(None))
    source = other_cards(cards.filter)
    return roles.OnlyIf(AtLeast(Count(source), cards.count if isinstance(cards.count, int) else 1))


@means("discard_at_turn_end")
def discard_at_turn_end(said: Discourse, *_: object) -> roles.Ends:
    return roles.Ends(YOU)


@means("discard_at_their_end")
def discard_at_their_end(said: Discourse, *_: object) -> roles.Ends:
    return roles.Ends(OPPONENT)


@means("loose_when")
def loose_when(said: Discourse, condition: Condition, *_: object) -> Program:
    return (If(condition, (Send(ThisCard()),)),)


def _once(kind: str, n: str) -> roles.OnceAGame:
    if int(n) != 1:
        raise NoMeaning("a use several times a game")
    return roles.OnceAGame(kind)


def _requires(parts: tuple[object, ...]) -> Program:
    return tuple(Require(p) for p in parts if isinstance(p, values.Condition))
