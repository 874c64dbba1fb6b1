"""Sentences that are effects: they begin one, go on with one, or are one of a list."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import May, Pick
from rulesets.engine.frames import AnyOp, Program
from rulesets.engine.select import Source
from rulesets.engine.values import AllOf
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    ActivatedCard,
    Banish,
    ChangePosition,
    Destroy,
    Discard,
    FlipDown,
    HappenedTo,
    IsFaceUp,
    IsThis,
    Lasting,
    NegateActivation,
    NegateSummon,
    PayLp,
    SpecialSummon,
    Target,
    Then,
    This,
    Tribute,
    WaitFor,
)
from rulesets.yugioh.match.script import Effect, On, walk
from rulesets.yugioh.text.assemble.draft import Draft
from rulesets.yugioh.text.assemble.effects import deep, lead_targets, make_effect
from rulesets.yugioh.text.mean.model import Heads, Waiting
from rulesets.yugioh.text.mean.roles import (
    Act,
    ActivatedBy,
    Options,
)


def while_there(op: AnyOp) -> AnyOp:
    """Return a step whose statements hold as long as the card that made it stays face up."""
    if not isinstance(op, Lasting) or op.until:
        return op
    there = IsFaceUp(Source())
    return replace(
        op,
        standings=tuple(
            replace(m, when=there if m.when is None else AllOf((m.when, there)))
            for m in op.standings
        ),
    )


def either_way(effect: Effect, on: On) -> list[Effect]:
    """Return the two effects of a card that answers a Summon or an activation."""

    def of_summon(op: AnyOp) -> AnyOp:
        return Then() if isinstance(op, NegateActivation) else op

    def of_activation(op: AnyOp) -> AnyOp:
        if isinstance(op, NegateSummon):
            return Then()
        if isinstance(op, Destroy) and op.cards == HappenedTo():
            return Destroy(ActivatedCard())
        return op

    one = tuple(deep(op, of_summon) for op in effect.program)
    other = tuple(deep(op, of_activation) for op in effect.program)
    return [replace(effect, program=one), replace(effect, program=other, on=on, missable=False)]


def is_price(program: Program) -> bool:
    """Tell whether steps do nothing but pay, discard or Tribute."""
    pays = [op for op in program if not isinstance(op, Pick)]
    return bool(pays) and all(isinstance(op, PayLp | Discard | Tribute) for op in pays)


def begin_point(draft: Draft) -> None:
    """Begin a point of a list."""
    listed = draft.options is not None or draft.gained is not None
    if not listed and "gemini" not in draft.kinds:
        raise NoMeaning("a list of points")
    draft.point = True


def choice(draft: Draft, role: Options) -> None:
    """Take in what stands before a list of effects of which one is chosen."""
    if draft.options is not None or role.act.targets:
        raise NoMeaning("a second list of effects")
    draft.options = act = role.act
    if draft.is_monster and draft.said.self_place:
        # The points begin effects of their own, and would forget where the card has to be.
        heads = replace(act.heads or Heads(), place=draft.said.self_place)
        draft.options = replace(act, heads=heads)


def _option(draft: Draft, act: Act) -> None:
    """Add an effect of a list: each one is a way of its own to use what stands before."""
    head = draft.options
    assert head is not None
    if act.heads is not None or act.flip or act.can:
        raise NoMeaning("a point with heads of its own")
    whole = replace(head, program=act.program, targets=act.targets, cost=head.cost + act.cost)
    card = not draft.is_monster and head.heads is None and not draft.stays
    made = make_effect(draft.said, whole, card=card)
    if made.kind in ("trigger", "flip"):
        raise NoMeaning("a choice of effects that are due")
    if made.kind != "card":
        if made.limit is None and not head.cost:
            raise NoMeaning("a choice of effects without a limit")
        if made.limit is not None:
            made = replace(made, limit=replace(made.limit, key="options"))
    if card and draft.card < 0:
        draft.card = len(draft.effects)
    draft.effects.append(made)


def act(draft: Draft, act: Act) -> None:
    """Begin an effect, or go on with the one before."""
    heads = act.heads
    if draft.point and draft.options is not None:
        draft.point = False
        _option(draft, act)
        return
    if heads is not None and heads.spirit:
        draft.kinds.append("spirit")
    if heads is not None and heads.opening:
        _opening(draft, act)
        return
    if not draft.is_monster and _is_activation(draft, act):
        _activation(draft, act)
        return
    old = heads is None and act.priced and not act.can and not act.flip
    lasts = not draft.is_monster and draft.stays and bool(act.cost)
    if old and not draft.effects and (draft.is_monster or lasts):
        act = replace(act, can=True)  # texts of the first years leave the words out
    if heads is None and not act.can and not act.flip:
        go_on(draft, act.program, act.cost, act.targets)
        return
    if heads is not None and heads.this_way:
        _this_way(draft, act, heads.when)
        return
    on = None if heads is None else heads.on
    if on is not None and on.what == "attack declared" and is_price(act.program) and not act.can:
        raise NoMeaning("a price of each attack")
    plain = heads is not None and not act.colon and _only_conditions(heads)
    if plain and draft.effects and not act.can:
        raise NoMeaning("a condition inside an effect")
    if heads is None and act.can and not act.priced and draft.effects:
        raise NoMeaning("an effect without a price beside another one")
    made = make_effect(draft.said, act)
    used = not act.colon and made.on is not None and "material" in made.on.how
    if used and made.program == (Banish(This()),):
        raise NoMeaning("a card that goes elsewhere as Material")
    if plain and not act.priced and made.places == ("hand",) and _comes(made):
        raise NoMeaning("a Summon of its own that does more")
    draft.effects.append(made)
    if heads is not None and heads.waits is not None:
        _wait(draft, heads.waits)
        return
    if heads is not None and heads.extra:
        if made.limit is not None or made.kind != "trigger":
            raise NoMeaning("a limited effect with several events")
        draft.effects += [replace(made, on=on) for on in heads.extra]


def _opening(draft: Draft, act: Act) -> None:
    """Add what the activation of a card that stays does when it is carried out."""
    if draft.is_monster or not draft.stays or draft.card >= 0 or act.cost:
        raise NoMeaning("the activation of the card as an event")
    if act.can and any(isinstance(op, Target) for op in (*act.targets, *act.program)):
        raise NoMeaning("targets that may be chosen at an activation")
    program: Program = (May(act.program),) if act.can else act.program
    draft.card = len(draft.effects)
    plain = Act(program, None, targets=act.targets)
    draft.effects.append(make_effect(draft.said, plain, card=True))


def _comes(effect: Effect) -> bool:
    return any(isinstance(t, SpecialSummon) and t.cards == This() for t in walk(effect.program))


def _wait(draft: Draft, waits: Waiting) -> None:
    """Let the card wait after the event for the phase in which the effect before is due."""
    places = draft.effects[-1].places
    condition = AllOf(waits.conditions) if waits.conditions else None
    step = WaitFor("standby", waits.whose)
    effect = Effect("automatic", (step,), (), (), places, waits.on, False, condition=condition)
    draft.effects.insert(-1, effect)


def _this_way(draft: Draft, act: Act, when: bool) -> None:
    """Add an effect of the Summon that the sentence before speaks of."""
    if not act.colon and not any(isinstance(t, Target) for t in walk(act.program)):
        lasts = all(isinstance(op, Lasting) and not op.until for op in act.program)
        if draft.last == "Summoning" or not lasts or act.can:
            raise NoMeaning("what holds after a Summon in a way of its own")
        go_on(draft, act.program)
        return
    if draft.last == "Summoning" and draft.procedures:
        draft.procedures = [replace(p, how="own") for p in draft.procedures]
        on = On("summoned", IsThis(), how=("own",))
    elif draft.effects and any(
        isinstance(t, SpecialSummon) and t.cards == This() for t in walk(draft.effects[-1])
    ):
        on = On("summoned", IsThis(), by=IsThis())
    else:
        raise NoMeaning("a Summon in a way that was not told")
    draft.said.event_is_self = True
    draft.said.self_place = ""
    made = make_effect(draft.said, replace(act, heads=Heads(on=on, when=when), colon=True))
    draft.effects.append(replace(made, places=("field",)))


def _only_conditions(heads: Heads) -> bool:
    return heads.on is None and not heads.phase_trigger and heads.limit is None


def _is_activation(draft: Draft, act: Act) -> bool:
    """Tell whether an effect of a Spell or Trap is what its activation does."""
    heads = act.heads
    if draft.card >= 0:
        return False
    if draft.effects and heads is None and not act.priced:
        return False  # it goes on with the effect before
    if draft.said.self_place not in ("", "field"):
        return False
    if not draft.stays:
        return heads is None or not (draft.said.event_is_self or heads.place)
    equips = "Equip" in draft.said.subs and act.priced
    plain = draft.said.kind == "Trap" and not act.cost
    return heads is None and not act.can and (plain or equips)


def _activation(draft: Draft, act: Act) -> None:
    draft.card = len(draft.effects)
    if draft.stays and act.heads is None:
        if any(isinstance(t, ChangePosition | FlipDown) for t in walk(act.program)):
            raise NoMeaning("a position that a card keeps others in")
        act = replace(act, program=tuple(deep(op, while_there) for op in act.program))
    made = make_effect(draft.said, act, card=True)
    extra = () if act.heads is None else act.heads.extra
    if not extra:
        draft.effects.append(made)
        return
    if made.on is None or made.on.what != "summoning" or len(extra) != 1:
        raise NoMeaning("an activation with several events")
    draft.effects += either_way(made, extra[0])


def go_on(draft: Draft, program: Program, cost: Program = (), targets: Program = ()) -> None:
    """Go on with the effect before: a new sentence is a later step."""
    if not draft.effects:
        raise NoMeaning("steps without an effect")
    effect = draft.effects[-1]
    if len(draft.effects) > 1 and draft.effects[-2].program == effect.program:
        raise NoMeaning("steps behind an effect with several events")
    if draft.last not in ("Act", "Stated", "ActivatedBy", "Nothing"):
        raise NoMeaning("steps behind a sentence that is no effect")
    if cost:
        raise NoMeaning("a price in the middle of an effect")
    if draft.card == len(draft.effects) - 1 and not effect.cost and is_price(effect.program):
        # Texts of the first years pay in a sentence of its own.
        effect = replace(effect, cost=effect.program, program=())
    early, rest = lead_targets(program)
    early = targets + early
    if early and effect.program:
        raise NoMeaning("targets in the middle of an effect")
    # Continuous effects that begin with the step before them are no step of their own.
    joint: Program = (Then(),) if effect.program and rest else ()
    draft.effects[-1] = replace(
        effect, program=(*effect.program, *joint, *rest), targets=effect.targets + early
    )


def activated_by(draft: Draft, role: ActivatedBy) -> None:
    """Take in what activating the card costs, targets and does."""
    if draft.card >= 0 or draft.is_monster:
        raise NoMeaning("a second activation")
    draft.card = len(draft.effects)
    program = tuple(deep(op, while_there) for op in role.program) if draft.stays else role.program
    act = Act(program, None, cost=role.cost, targets=role.targets, priced=True)
    draft.effects.append(make_effect(draft.said, act, card=True))
