"""The meaning of sentences that open a use, answer an event or set a limit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulesets.engine import values
from rulesets.engine.frames import Program
from rulesets.engine.lasting import ANY_TIMES, PER_TURN
from rulesets.engine.select import Count, Held, Self, ThisCard
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Equal
from rulesets.ptcg.effects.ops import (
    Among,
    If,
    KnockOut,
    May,
    PutCounters,
    Require,
    Send,
    Spend,
    Unspent,
)
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of, negated
from rulesets.ptcg.text.mean.conditions.happenings import Event
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, NoMeaning
from rulesets.ptcg.text.mean.nouns.traits import bare, other_cards
from rulesets.ptcg.text.mean.sentences.compound import as_program

# A card is played from the hand once, and not by an attack.
_ONCE_ANYWAY = frozenset(("played", "benched", "evolved"))


def opened(
    event: Event, program: Any, also: Condition | None = None, optional: bool = False
) -> roles.OpenTrigger:
    """Return what an event starts while its card is in play."""
    if event.own_too:
        raise NoMeaning("damage by attacks of one's own side")
    tests = [c for c in (event.when, also) if c is not None]
    when = all_of(*tests) if tests else None
    return roles.OpenTrigger(event.event, as_program(program), when, optional, event.on)


def spending(program: Program) -> Program:
    """Return a program that uses up its turn; what is optional does so only if it is done."""
    if len(program) == 1 and isinstance(program[0], May):
        return (replace(program[0], then=(Spend(), *program[0].then)),)
    return (Spend(), *program)


class UseMeaning:
    """Handlers of the uses, events and limits in `statements.lark`."""

    said: Discourse

    # Uses.
    def use_once(self, *parts: Any) -> roles.OpenUse:
        return roles.OpenUse(PER_TURN, _requires(parts))

    def use_in_turn(self, *parts: Any) -> roles.OpenUse:
        return roles.OpenUse(roles.UNSAID, _requires(parts))

    def use_often(self, *parts: Any) -> roles.OpenUse:
        return roles.OpenUse(ANY_TIMES, _requires(parts))

    def use_cond(self, condition: Condition) -> Condition:
        return condition

    def once_may(self, use: roles.OpenUse, program: Any) -> roles.OpenUse:
        steps = as_program(program)
        if len(steps) == 1 and isinstance(steps[0], May) and not steps[0].otherwise:
            steps = steps[0].then  # to use it is to want it
        return replace(use, program=use.program + steps)

    def once_may_bare(self, use: roles.OpenUse) -> roles.OpenUse:
        return use

    def each_player_may(self, *parts: Any) -> roles.OpenUse:
        return roles.OpenUse(PER_TURN, as_program(parts[-1]), by="each")

    def each_player_may_if(self, condition: Condition, program: Any) -> roles.OpenUse:
        return roles.OpenUse(PER_TURN, (Require(condition), *as_program(program)), by="each")

    def use_cost(self, program: Any) -> Program:
        return as_program(program)

    def use_only_if(self, condition: Condition) -> roles.PowerLimit:
        return roles.PowerLimit(negated(condition))

    def use_ends_turn(self, *_: Any) -> roles.EndsTurn:
        return roles.EndsTurn()

    def use_knocks_out(self, *_: Any) -> Program:
        return (KnockOut(Self()),)

    def once_gx(self, n: str) -> roles.OnceAGame:
        return _once("GX", n)

    def once_vstar(self, n: str) -> roles.OnceAGame:
        return _once("VSTAR", n)

    # Events.
    def trigger_may(self, *parts: Any) -> roles.OpenTrigger:
        return opened(parts[0], parts[-1], optional=True)

    def trigger_may_bare(self, *parts: Any) -> roles.OpenTrigger:
        return opened(parts[0], (), optional=True)

    def trigger_does(self, event: Event, *parts: Any) -> roles.OpenTrigger:
        return opened(event, parts[-1], parts[0] if len(parts) == 2 else None)

    def trigger_may_if(self, *parts: Any) -> roles.OpenTrigger:
        return opened(parts[0], parts[-2], parts[-1], optional=True)

    def trigger_once(self, *parts: Any) -> roles.OpenTrigger:
        """Answer an event once a turn."""
        if parts[-2].event in _ONCE_ANYWAY:
            return opened(parts[-2], parts[-1])
        made = opened(parts[-2], parts[-1], Unspent())
        return replace(made, program=spending(made.program))

    def trigger_while(self, when: Condition, event: Event, program: Any) -> roles.OpenTrigger:
        return opened(event._replace(when=None), program, all_of(when, *filter(None, [event.when])))

    def cond_if(self, condition: Condition) -> Condition:
        return condition

    def between_turns(self, program: Any) -> roles.OpenTrigger:
        return roles.OpenTrigger("between turns", as_program(program))

    def between_turns_if(self, condition: Condition, program: Any) -> roles.OpenTrigger:
        return roles.OpenTrigger("between turns", as_program(program), condition)

    def between_turns_while(self, *parts: Any) -> roles.OpenTrigger:
        when = parts[0] if len(parts) == 2 else None
        return roles.OpenTrigger("between turns", as_program(parts[-1]), when)

    def hurts_when_attached(self, *parts: Any) -> roles.OpenTrigger:
        n = int(parts[-1])
        counters = n // 10 if n >= 10 else n
        here = Among(Held("subject"), ThisCard())
        return roles.OpenTrigger("attached from hand", (PutCounters(counters, Self()),), here)

    # Limits.
    def power_not_if(self, condition: Condition) -> roles.PowerLimit:
        return roles.PowerLimit(condition)

    def power_by_name(self, n: str, name: str, *_: Any) -> roles.PerName:
        if int(n) != 1:
            raise NoMeaning("a power used several times by name")
        return roles.PerName(bare(name))

    def attack_not_if(self, condition: Condition) -> roles.OnlyIf:
        return roles.OnlyIf(negated(condition))

    def attack_only_if(self, condition: Condition) -> roles.OnlyIf:
        return roles.OnlyIf(condition)

    def play_only_if(self, _: Any, condition: Condition) -> roles.OnlyIf:
        return roles.OnlyIf(condition)

    def play_not_if(self, _: Any, condition: Condition) -> roles.OnlyIf:
        return roles.OnlyIf(negated(condition))

    def play_last_card(self, *_: Any) -> roles.OnlyIf:
        return roles.OnlyIf(Equal(Count(other_cards()), 0))

    def must_discard(self, *parts: Any) -> roles.OnlyIf:
        cards = next((p for p in parts if isinstance(p, CardSet)), CardSet(None))
        source = other_cards(cards.filter)
        return roles.OnlyIf(
            AtLeast(Count(source), cards.count if isinstance(cards.count, int) else 1)
        )

    def discard_at_turn_end(self, *_: Any) -> roles.Ends:
        return roles.Ends(YOU)

    def discard_at_their_end(self, *_: Any) -> roles.Ends:
        return roles.Ends(OPPONENT)

    def loose_when(self, condition: Condition, *_: Any) -> Program:
        return (If(condition, (Send(ThisCard()),)),)


def _once(kind: str, n: str) -> roles.OnceAGame:
    if int(n) != 1:
        raise NoMeaning("a use several times a game")
    return roles.OnceAGame(kind)


def _requires(parts: tuple[Any, ...]) -> Program:
    return tuple(Require(p) for p in parts if isinstance(p, values.Condition))
