"""The meaning of sentences that wait for an event or the end of a turn."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine import values
from rulesets.engine.asking import May, Pick
from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN
from rulesets.engine.select import Among, Held, It, Self, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.triggers import Trigger
from rulesets.ptcg.effects.ops import (
    Attach,
    Attached,
    Grant,
    InPlay,
    Is,
    OneOf,
    PutCounters,
    Spend,
    Suffers,
    TurnOf,
    Unspent,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.events import Event
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Trait, says
from rulesets.ptcg.text.mean.nouns.filters import BASIC_ENERGY
from rulesets.ptcg.text.mean.nouns.groups import either_kind
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import OpenTrigger
from rulesets.ptcg.text.mean.sentences.programs import as_program
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

# A card is played from the hand once, and not by an attack.
_ONCE_ANYWAY = frozenset(("played", "benched", "evolved"))


@means("remaining")
def remaining(
    said: Discourse, _: object, conditions: tuple[str, ...], program: object
) -> roles.OpenTrigger:
    still = Is(Self(), Suffers(conditions))
    return roles.OpenTrigger("between turns", as_program(program), still)


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


@means("trigger_while")
def trigger_while(
    said: Discourse, when: Condition, event: Event, program: object
) -> roles.OpenTrigger:
    return opened(event._replace(when=None), program, all_of(when, *filter(None, [event.when])))


@means("at_this_end")
def at_this_end(said: Discourse, program: object) -> Program:
    return (Grant((Trigger("turn end", as_program(program)),), THIS_TURN),)


@means("at_this_end_if")
def at_this_end_if(said: Discourse, condition: Condition, program: object) -> Program:
    return (Grant((Trigger("turn end", as_program(program), when=condition),), THIS_TURN),)


@means("trigger_does")
def trigger_does(said: Discourse, event: Event, *parts: object) -> roles.OpenTrigger:
    when = expect(values.Condition, parts[0]) if len(parts) == 2 else None
    return opened(event, parts[-1], when)


@means("hurts_when_attached")
def hurts_when_attached(said: Discourse, *parts: object) -> roles.OpenTrigger:
    n = int(expect(str, parts[-1]))
    counters = n // 10 if n >= 10 else n
    here = Among(Held("subject"), ThisCard())
    return roles.OpenTrigger("attached from hand", (PutCounters(counters, Self()),), here)


@means("trigger_may")
def trigger_may(said: Discourse, event: Event, program: object) -> roles.OpenTrigger:
    return opened(event, program, optional=True)


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


@means("trigger_may_if")
def trigger_may_if(
    said: Discourse, event: Event, program: object, when: Condition
) -> roles.OpenTrigger:
    return opened(event, program, when, optional=True)


def spending(program: Program) -> Program:
    """Return a program that uses up its turn; what is optional does so only if it is done."""
    if len(program) == 1 and isinstance(program[0], May):
        return (replace(program[0], then=(Spend(), *program[0].then)),)
    return (Spend(), *program)


@means("trigger_once")
def trigger_once(said: Discourse, event: Event, program: object) -> roles.OpenTrigger:
    """Answer an event once a turn."""
    if event.event in _ONCE_ANYWAY:
        return opened(event, program)
    made = opened(event, program, Unspent())
    return replace(made, program=spending(made.program))


@means("trigger_may_bare")
def trigger_may_bare(said: Discourse, event: Event) -> roles.OpenTrigger:
    return opened(event, (), optional=True)


@means("exp_share")
def exp_share(said: Discourse, *numbers: object) -> OpenTrigger:
    says(numbers, *("1",) * any(isinstance(n, str) and n.isdigit() for n in numbers))
    into = said.register("cards")
    move = Pick(Attached(It(), BASIC_ENERGY), into), Attach(Held(into), Self())
    return OpenTrigger(
        "knocked out", move, None, optional=True, on=InPlay(YOU, ACTIVE, others=True)
    )


@means("trigger_if_may")
def trigger_if_may(
    said: Discourse, event: Event, when: Condition, program: object
) -> roles.OpenTrigger:
    return opened(event, program, when, optional=True)


@means("at_checkup")
def at_checkup(said: Discourse, program: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("between turns", as_program(program))


def _at_end(parts: tuple[object, ...], optional: bool) -> roles.OpenTrigger:
    tests = [p for p in parts if isinstance(p, values.Condition)]
    when = all_of(TurnOf(YOU), *tests)
    return roles.OpenTrigger("turn end", as_program(parts[-1]), when, optional)


@means("at_turn_end_may")
def at_turn_end_may(said: Discourse, *parts: object) -> roles.OpenTrigger:
    return _at_end(parts, optional=True)


@means("at_turn_end")
def at_turn_end(said: Discourse, *parts: object) -> roles.OpenTrigger:
    if said.kind == "trainer" or said.kind == "attack":
        raise NoMeaning("the end of a turn, of something that does not last")
    return _at_end(parts, optional=False)


@means("at_turn_end_bare")
def at_turn_end_bare(said: Discourse) -> roles.OpenTrigger:
    return roles.OpenTrigger("turn end", (), TurnOf(YOU), optional=True)


@means("at_turn_end_must")
def at_turn_end_must(said: Discourse, *parts: object) -> roles.OpenTrigger:
    tests = [p for p in parts if isinstance(p, values.Condition)]
    return roles.OpenTrigger("turn end", as_program(parts[-1]), all_of(TurnOf(YOU), *tests))


@means("at_their_turn_end")
def at_their_turn_end(said: Discourse, *parts: object) -> roles.OpenTrigger:
    if said.kind in ("trainer", "attack"):
        raise NoMeaning("the end of a turn, of something that does not last")
    tests = [p for p in parts if isinstance(p, values.Condition)]
    return roles.OpenTrigger("turn end", as_program(parts[-1]), all_of(TurnOf(OPPONENT), *tests))


@means("trigger_must")
def trigger_must(said: Discourse, event: Event, program: object) -> roles.OpenTrigger:
    return opened(event, program)


@means("trigger_once_if")
def trigger_once_if(
    said: Discourse, when: Condition, event: Event, program: object
) -> roles.OpenTrigger:
    """Answer an event once a turn, where it is wanted."""
    made = opened(event, program, all_of(when, Unspent()), optional=True)
    return replace(made, program=(Spend(), *made.program))


@means("hurts_who_comes_up")
def hurts_who_comes_up(said: Discourse, n: str, _: object, damage: str) -> roles.OpenTrigger:
    says((n,), "1")
    hurt = PutCounters(int(damage) // 10, It())
    return roles.OpenTrigger("comes up", (hurt,), TurnOf(OPPONENT), on=InPlay(OPPONENT))


@means("hurts_who_is_charged")
def hurts_who_is_charged(said: Discourse, energy: EnergySet, damage: str) -> roles.OpenTrigger:
    hurt = PutCounters(int(damage) // 10, It())
    such = Is(Held("subject"), energy.filter)
    return roles.OpenTrigger("attached from hand", (hurt,), such, on=InPlay(OPPONENT))


@means("hurts_who_is_benched")
def hurts_who_is_benched(
    said: Discourse, _: object, one: tuple[Trait, ...], two: tuple[Trait, ...], damage: str
) -> roles.OpenTrigger:
    hurt = PutCounters(int(damage) // 10, It())
    active = Among(Self(), InPlay(YOU, ACTIVE))
    return roles.OpenTrigger("benched", (hurt,), active, on=either_kind(BOTH, one, two))


@means("trigger_choose")
def trigger_choose(
    said: Discourse, event: Event, n: str, one: object, other: object
) -> roles.OpenTrigger:
    says((n,), "1")
    choice = OneOf((as_program(one), as_program(other)))
    return opened(event, (choice,), optional=True)
