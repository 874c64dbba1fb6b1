"""One activated effect, from what stands before its colon, its price and its steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

from rulesets.engine.asking import Pick
from rulesets.engine.frames import AnyOp, Op, Program
from rulesets.engine.select import Among, AnySelector, Count, Either, Held
from rulesets.engine.values import AllOf, AnyCondition, Least, Not, Reg
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Are,
    AttackAgain,
    Attacker,
    BattleOpponent,
    CanSpecialSummon,
    Cards,
    Equip,
    InPhase,
    InZone,
    IsThis,
    Lasting,
    LeavesTarget,
    NegateActivation,
    NegateEffect,
    NotThis,
    SpecialSummon,
    Target,
    This,
    Tribute,
)
from rulesets.yugioh.match.script import Effect, On, walk
from rulesets.yugioh.text.mean.discourse import Discourse
from rulesets.yugioh.text.mean.model import Heads, both
from rulesets.yugioh.text.mean.roles import Act

_ANYWHERE = ("grave", "banished", "hand", "deck", "extra")
_PHASES = {
    "battle end": ("battle", "end"),
    "damage start": ("damage", "start"),
    "damage before": ("damage", "before"),
    "damage calculation": ("damage", "calculation"),
    "damage end": ("damage end",),
}
_HIDDEN_ZONES = frozenset(("hand", "deck", "grave", "banished", "extra"))


def lead_targets(program: Program) -> tuple[Program, Program]:
    """Return the targets that a program begins with, and the rest."""
    early: list[AnyOp] = []
    rest = list(program)
    while rest and isinstance(rest[0], Target):
        early.append(rest.pop(0))
    if any(isinstance(t, Target) for t in walk(tuple(rest))):
        raise NoMeaning("targets in the middle of an effect")
    return tuple(early), tuple(rest)


def condition_of(heads: Heads) -> AnyCondition | None:
    """Return the conditions of heads as one."""
    found = heads.conditions
    if not found:
        return None
    return found[0] if len(found) == 1 else AllOf(found)


def make_effect(said: Discourse, act: Act, card: bool = False) -> Effect:
    """Return the effect that a sentence means."""
    heads = act.heads or Heads()
    if heads.phases == ("damage calculation",) and not act.can and heads.on is None and not card:
        # What must be done in a damage calculation is due when it begins.
        heads = replace(heads, phases=(), phase_trigger="damage calculation")
    early, program = lead_targets(act.program)
    on = On("flipped", IsThis()) if act.flip and heads.on is None else _event(heads)
    kind = _kind(said, act, heads, on, card)
    _check_optional(said, act, heads, kind)
    places = _places(said, heads, on, card)
    must_be = kind == "quick" and not act.can and _must_answer(heads)
    effect = Effect(
        kind,
        program,
        act.targets + early,
        act.cost,
        places,
        on,
        act.can or kind in ("card", "ignition") or (kind == "quick" and not must_be),
        heads.when and (act.can or card) and _may_miss(on),
        condition_of(heads),
        None,
        heads.limit,
        heads.phases,
        heads.turn if not heads.phase_trigger else "",
        0,
        _in_damage_step(heads, on, kind),
    )
    effect = _of_attackers(said, heads, effect)
    if said.asks is not None:
        known = effect.condition
        effect = replace(
            effect, condition=said.asks if known is None else AllOf((known, said.asks))
        )
    if heads.no_damage_step:
        outside: AnyCondition = Not(InPhase(("damage",)))
        known = effect.condition
        effect = replace(effect, condition=outside if known is None else AllOf((known, outside)))
    if heads.phase_trigger == "damage end":
        effect = _after_the_battle(effect)
    return bounded(not_onto_itself(without_itself(summonable(effect))))


def bounded(effect: Effect) -> Effect:
    """Return an effect whose price is only paid so that there are targets for it."""
    for target in effect.targets:
        assert isinstance(target, Target)
        cost = tuple(_for_target(op, target) for op in effect.cost)
        effect = replace(effect, cost=cost)
    return effect


def _for_target(op: AnyOp, target: Target) -> AnyOp:
    if not isinstance(op, Pick):
        return op
    if target.count == Reg("done") and op.at_least == 1:
        most = Count(target.source)
        return replace(op, count=most if op.count == 99 else Least(op.count, most))
    if Held(op.into) in walk(target.source) and op.count == 1 and isinstance(op.source, Cards):
        leaves = LeavesTarget(target.source, op.into)
        return replace(op, source=replace(op.source, filter=both(op.source.filter, leaves)))
    return op


def _of_attackers(said: Discourse, heads: Heads, effect: Effect) -> Effect:
    """Return an effect with what attacks and moves of other cards imply."""
    on = effect.on
    what = "" if on is None else on.what
    buried = effect.places == ("grave",) and not said.event_is_self
    if on is not None and what == "moved" and buried:
        # The card itself must have been there before.
        effect = replace(effect, on=replace(on, subject=both(on.subject, NotThis())))
    early = what in ("attack declared", "attacked") and not effect.phases
    lasting = [t for t in walk(effect.program) if isinstance(t, Lasting)]
    if early and any(t.until == "damage calculation" for t in lasting):
        raise NoMeaning("a change of an attack that begins in its damage calculation")
    tributes = any(isinstance(t, Tribute) for t in walk(effect.program))
    if heads.each and what == "attack declared" and tributes:
        raise NoMeaning("a price of attacks")
    if effect.program == (AttackAgain(This()),) and effect.kind == "trigger":
        attacked = Among(This(), Attacker())
        known = effect.condition
        condition = attacked if known is None else AllOf((known, attacked))
        effect = replace(effect, condition=condition, optional=True)
    return effect


def _after_the_battle(effect: Effect) -> Effect:
    """Return an effect of the end of a Damage Step: its card may have fallen in that battle."""
    foe = BattleOpponent(This())
    first = effect.program[0] if effect.program else None
    if getattr(first, "cards", None) != foe:
        return effect
    there = Are(foe, InZone(("monsters",)))
    known = effect.condition
    condition = there if known is None else AllOf((known, there))
    return replace(effect, condition=condition, places=("field", "grave"))


def not_onto_itself(effect: Effect) -> Effect:
    """Return an effect whose card is not equipped to itself."""
    holders = [t.to for t in walk(effect.program) if isinstance(t, Equip) and t.card == This()]

    def others(op: AnyOp) -> AnyOp:
        if isinstance(op, Target) and Held(op.into) in holders and isinstance(op.source, Cards):
            source = replace(op.source, filter=both(op.source.filter, NotThis()))
            return replace(op, source=source)
        return op

    if not holders or effect.kind == "card":
        return effect
    return replace(effect, targets=tuple(others(op) for op in effect.targets))


def without_itself(effect: Effect) -> Effect:
    """Return an effect used from the hand whose price and choices leave the card itself alone."""
    if effect.places != ("hand",):
        return effect
    return replace(
        effect,
        cost=tuple(deep(op, others_in_hand) for op in effect.cost),
        program=tuple(deep(op, others_in_hand) for op in effect.program),
    )


def others_in_hand(op: AnyOp) -> AnyOp:
    """Return a choice from the hand without the card itself."""
    if isinstance(op, Pick) and isinstance(op.source, Cards) and "hand" in op.source.zones:
        source = replace(op.source, filter=both(op.source.filter, NotThis()))
        return replace(op, source=source)
    return op


def _may_miss(on: On | None) -> bool:
    return on is not None and on.what not in ("activation", "summoning")


def _event(heads: Heads) -> On | None:
    if heads.waits is not None:
        if heads.on is not None or heads.phase_trigger:
            raise NoMeaning("a wait for two moments")
        return On("waited", IsThis())
    if heads.phase_trigger:
        if heads.on is not None:
            raise NoMeaning("an event in a phase")
        side = heads.turn or "any"
        return On("phase", side=side, how=_PHASES.get(heads.phase_trigger, (heads.phase_trigger,)))
    return heads.on


def _kind(said: Discourse, act: Act, heads: Heads, on: On | None, card: bool) -> str:
    if act.flip:
        if heads.on is not None or heads.phase_trigger:
            raise NoMeaning("a FLIP effect with an event")
        return "flip"
    if card:
        if heads.phase_trigger and said.kind == "Spell":
            raise NoMeaning("a Spell that waits for a phase")
        return "card"
    if on is not None and on.what in ("activation", "summoning"):
        return "quick"
    if on is not None:
        return "trigger"
    if heads.quick or said.kind == "Trap":
        return "quick"
    return "ignition"


def _must_answer(heads: Heads) -> bool:
    """Tell whether a mandatory effect answers an activation; "each time" is done by itself."""
    return heads.on is not None and heads.on.what == "activation" and not heads.each


def _check_optional(said: Discourse, act: Act, heads: Heads, kind: str) -> None:
    answers = heads.on is not None and heads.on.what == "activation" and not heads.quick
    negates = any(isinstance(t, NegateActivation | NegateEffect) for t in walk(act.program))
    if said.kind == "Monster" and answers and not negates:
        raise NoMeaning("an answer that is perhaps no Quick Effect")
    if kind in ("ignition", "quick") and not act.can and not _must_answer(heads):
        raise NoMeaning("an effect that nobody chooses to use")
    if heads.no_damage_step and kind not in ("trigger", "quick", "card"):
        raise NoMeaning("the Damage Step in such an effect")


def _places(said: Discourse, heads: Heads, on: On | None, card: bool) -> tuple[str, ...]:
    if card:
        if heads.place not in ("", "field") or said.self_place not in ("", "field"):
            raise NoMeaning("a card activated from elsewhere")
        return ("field",)
    own = on is not None and said.event_is_self
    if own and on is not None and on.what == "moved":
        if on.to:
            return on.to
        return _ANYWHERE
    place = heads.place or said.self_place
    if heads.place and said.self_place and heads.place != said.self_place:
        raise NoMeaning("a card in two places")
    return tuple(place.split("/")) if place else ("field",)


def _in_damage_step(heads: Heads, on: On | None, kind: str) -> bool:
    if on is None or heads.no_damage_step:
        return False
    if on.what == "moved" and "destroyed" in on.how:
        return "effect" not in on.how and "battle" not in on.not_how
    return "battle" in on.how or on.what == "battle damage"


def summonable(effect: Effect) -> Effect:
    """Return an effect whose choices are monsters that can be Special Summoned, where they are."""
    wanted: set[str] = set()
    for term in walk(effect.program):
        if isinstance(term, SpecialSummon) and not term.ignoring:
            wanted |= _registers(term.cards)
    if not wanted:
        return effect

    def narrowed(op: AnyOp) -> AnyOp:
        if isinstance(op, Target | Pick) and op.into in wanted and isinstance(op.source, Cards):
            source = op.source
            if set(source.zones) <= _HIDDEN_ZONES:
                new = replace(source, filter=both(source.filter, CanSpecialSummon()))
                return replace(op, source=new)
        return op

    return replace(
        effect,
        program=tuple(deep(op, narrowed) for op in effect.program),
        targets=tuple(deep(op, narrowed) for op in effect.targets),
    )


def _registers(cards: AnySelector) -> set[str]:
    if isinstance(cards, Held):
        return {cards.name}
    if isinstance(cards, Either):
        return _registers(cards.left) | _registers(cards.right)
    return set()


def deep(op: AnyOp, change: Callable[[AnyOp], AnyOp]) -> AnyOp:
    """Return an op with a change made to it and to the programs inside it."""
    new = change(op)
    inner = {
        part.name: tuple(deep(step, change) for step in getattr(new, part.name))
        for part in fields(new)  # type: ignore[arg-type]
        if _is_program(getattr(new, part.name))
    }
    return replace(new, **inner) if inner else new  # type: ignore[type-var]


def _is_program(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Op)
