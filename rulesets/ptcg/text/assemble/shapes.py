"""Give the draft of a text its shape: a power, a played card, one that stays, an Energy card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.lasting import ANY_TIMES, PER_NAME, Use
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import SELF, Count, Self, Top
from rulesets.engine.sides import YOU
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import AllOf, AtLeast, Not, Size
from rulesets.ptcg.effects.ops import (
    Among,
    EndTurn,
    Exists,
    HasPower,
    Held,
    In,
    InPlay,
    Is,
    May,
    Pick,
    Require,
    Send,
    TakeUp,
    ThisCard,
    TurnOf,
    UsedUp,
    UseUp,
)
from rulesets.ptcg.effects.terms.selectors import BENCH
from rulesets.ptcg.match.script import AttackScript, CardScript, Power, has_term, walk
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.assemble.draft import Draft
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import negated
from rulesets.text.gaps import NoMeaning


def power_script(draft: Draft) -> Power:
    """Return the power a text describes."""
    if draft.program or draft.requires or draft.price or draft.prices:
        raise NoMeaning("a power that is neither a use, an event nor always there")
    off = tuple(Require(negated(c)) for c in draft.limits)
    places = [_place(use.program) for use in draft.uses]
    programs = [_lying(use.program) for use in draft.uses]
    uses = tuple(
        Use(
            _asked_once(off + _possible(program) + _spending(program, draft)),
            PER_NAME
            if draft.per_name and not draft.by_words
            else ANY_TIMES
            if draft.once
            else use.limit,
            use.by,
            ends_turn=draft.ends_turn,
            once=draft.once,
            place=place,
        )
        for use, place, program in zip(draft.uses, places, programs, strict=True)
    )
    if any(use.limit == roles.UNSAID for use in draft.uses) and not draft.once:
        raise NoMeaning("a use of which nobody says how often")
    if any(all(isinstance(op, Require) for op in use.program) for use in draft.uses):
        raise NoMeaning("a use that does nothing")
    if draft.single and not draft.modifiers:
        _answer_once(draft)
    if draft.per_name and draft.modifiers:
        if uses or draft.triggers:
            raise NoMeaning("a continuous effect that counts once for all of a name")
        draft.single, draft.per_name = True, ""
    if any(not t.program for t in draft.triggers):
        raise NoMeaning("an event that starts nothing")
    if draft.per_name and not (uses or draft.triggers):
        raise NoMeaning("a limit by name of a power that is not used")
    triggers = tuple(x for t in draft.triggers for x in _triggers(t, draft))
    modifiers = tuple(_limited(m, draft.limits) for m in draft.modifiers)
    modifiers = tuple(replace(m, single=m.single or draft.single) for m in modifiers)
    if not (uses or triggers or modifiers):
        raise NoMeaning("a power that does nothing")
    if any(has_term(part, roles.LiesIn) for part in (uses, triggers, modifiers)):
        raise NoMeaning("a power outside play that is no use")
    return Power(uses, modifiers, triggers)


def _answer_once(draft: Draft) -> None:
    """Let one of a player's powers of a name answer an event: that of the first Pokémon."""
    if not draft.triggers or draft.uses or not draft.single_name:
        raise NoMeaning("an effect that counts once, of a power without any")
    bearers = InPlay(YOU, filter=HasPower(name=draft.single_name))
    first = Among(Self(), Top(bearers, 1))
    draft.triggers = [
        replace(t, when=first if t.when is None else AllOf((t.when, first))) for t in draft.triggers
    ]


def _place(program: Program) -> str:
    """Return the zone outside play in which a use is made, "" for one in play."""
    asked = [op.condition for op in program if isinstance(op, Require)]
    return next((c.zone for c in asked if isinstance(c, roles.LiesIn)), "")


def _lying(program: Program) -> Program:
    """Return what a use does, of a card outside play: "this Pokémon" is the card there."""
    if not _place(program):
        return program
    made = tuple(
        Send(ThisCard(), op.to) if isinstance(op, TakeUp) and op.pokemon == SELF else op
        for op in program
        if not (isinstance(op, Require) and isinstance(op.condition, roles.LiesIn))
    )
    if has_term(made, Self):
        raise NoMeaning("a Pokémon that is not in play")
    return made


def _limit(use: roles.OpenUse, draft: Draft) -> str:
    """Return how often a use may be made."""
    if draft.per_name and not draft.by_words:
        return PER_NAME
    return ANY_TIMES if draft.once else use.limit


def _spending(program: Program, draft: Draft) -> Program:
    """Let a use count for all powers that share a word of their names."""
    if not draft.by_words:
        return program
    return (Require(Not(UsedUp(draft.per_name))), *program, UseUp(draft.per_name))


def _asked_once(program: Program) -> Program:
    """Put the requirements in front, each once."""
    asked = tuple(dict.fromkeys(op for op in program if isinstance(op, Require)))
    return (*asked, *(op for op in program if not isinstance(op, Require)))


def _possible(program: Program) -> Program:
    """Offer a use only while there is something to pick first, or all of what must be paid."""
    at = next((i for i, op in enumerate(program) if not isinstance(op, Require)), 0)
    first = program[at] if program else None
    if (
        isinstance(first, Pick)
        and first.at_least == -1
        and not has_term(first.source, Held)
        and not _always_there(first.source)
    ):
        price = AtLeast(Size(first.into), first.count)
        if first.count != 1 and price in walk(program):
            return (Require(AtLeast(Count(first.source), first.count)),)
        return (Require(Exists(first.source)),)
    return ()


def _always_there(source: Selector) -> bool:
    """Tell whether a player always has such a Pokémon: any one in play, or the Active one."""
    if not isinstance(source, InPlay) or source.filter is not None or source.others:
        return False
    return source.place != BENCH


def _triggers(open_: roles.OpenTrigger, draft: Draft) -> tuple[Trigger, ...]:
    """Return a trigger for each event a text means: played is benched or evolved."""
    events = ("benched", "evolved") if open_.event == "played" else (open_.event,)
    if draft.ends_turn:
        open_ = replace(open_, program=(*open_.program, EndTurn()))
    made = _trigger(open_, draft.limits)
    if draft.per_name:
        made = replace(made, program=_once(open_, draft.per_name))
    return tuple(replace(made, event=event) for event in events)


def _once(open_: roles.OpenTrigger, name: str) -> Program:
    """Return the program of a trigger of which only one of its name may be used a turn."""
    program: Program = (UseUp(name), *open_.program)
    return (If(Not(UsedUp(name)), (May(program),) if open_.optional else program),)


def _trigger(open_: roles.OpenTrigger, limits: Sequence[Condition]) -> Trigger:
    program = (May(open_.program),) if open_.optional else open_.program
    return Trigger(open_.event, program, open_.on, _and(open_.when, limits))


def _limited(m: Modifier, limits: Sequence[Condition]) -> Modifier:
    return replace(m, when=_and(m.when, limits)) if limits else m


def _and(when: Condition | None, limits: Sequence[Condition]) -> Condition | None:
    parts = [*([when] if when else []), *(negated(c) for c in limits)]
    return None if not parts else parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _end(draft: Draft) -> tuple[Trigger, ...]:
    """Return the trigger that discards an attached card at the end of a turn."""
    if draft.ends is None:
        return ()
    return (Trigger("turn end", (Send(ThisCard()),), when=TurnOf(draft.ends.side)),)


def play_script(draft: Draft) -> CardScript:
    """Return the script of a Trainer that does its work when played."""
    if draft.attach is not None and not (draft.program or draft.uses or draft.limits):
        return CardScript(
            play=draft.requires + draft.attach.program,
            modifiers=draft.modifiers,
            triggers=(*(_trigger(t, ()) for t in draft.triggers), *_end(draft)),
        )
    stays = tuple(m for m in draft.modifiers if m.point == "stays discarded")
    if draft.uses or draft.triggers or draft.modifiers != stays or draft.limits or draft.once:
        raise NoMeaning("a played card that reads like one that stays")
    if not draft.program or draft.prices or draft.price:
        raise NoMeaning("a card that does nothing")
    needs = draft.requires or _priced(draft.program)
    play = needs + _affordable(draft.program) + draft.program
    return CardScript(play=play, modifiers=stays)


def _priced(program: Program) -> Program:
    """Let a card whose text asks what was discarded for it be played only by who can discard."""
    first = program[0]
    if not isinstance(first, Pick) or first.at_least != -1 or first.count != 1:
        return ()
    sent = program[1:2] == (Send(Held(first.into)),)
    asked = any(isinstance(t, Is) and t.what == Held(first.into) for t in walk(program))
    return (Require(Exists(first.source)),) if sent and asked else ()


def _affordable(program: Program) -> Program:
    """Let a card be played only by whoever holds all the cards that are its price."""
    first = program[0]
    if not isinstance(first, Pick) or first.at_least != -1:
        return ()
    from_hand = any(isinstance(t, In) and t.zone == "hand" for t in walk(first.source))
    if not from_hand or AtLeast(Size(first.into), first.count) not in walk(program):
        return ()
    return (Require(AtLeast(Count(first.source), first.count)),)


def standing_script(draft: Draft) -> CardScript:
    """Return the script of a card that stays in play: a Stadium or a Tool."""
    if draft.program:
        raise NoMeaning("a card that stays but acts when played")
    if draft.lends is not None:
        return CardScript()
    power = power_script(draft)
    return CardScript(
        attach_to=draft.attach.to if draft.attach else None,
        modifiers=power.modifiers,
        triggers=(*power.triggers, *_end(draft)),
        uses=power.uses,
    )


def machine_script(draft: Draft, attacks: tuple[AttackScript | None, ...]) -> CardScript:
    """Return the script of a card that lends its attack to the Pokémon it is attached to."""
    if draft.program or draft.uses or draft.triggers or draft.modifiers or draft.limits:
        raise NoMeaning("a machine that does more than lend an attack")
    to = draft.attach.to if draft.attach else None
    return CardScript(attacks=attacks, attach_to=to, triggers=_end(draft))


def energy_script(draft: Draft) -> CardScript:
    """Return the script of a special Energy card."""
    if draft.program or draft.uses or draft.limits:
        raise NoMeaning("an Energy card that acts when played")
    if not draft.provides:
        raise NoMeaning("an Energy card that gives no Energy")
    return CardScript(
        attach_to=draft.attach.to if draft.attach else None,
        provides=draft.provides,
        modifiers=tuple(replace(m, single=m.single or draft.single) for m in draft.modifiers),
        triggers=(*(_trigger(t, ()) for t in draft.triggers), *_end(draft)),
    )
