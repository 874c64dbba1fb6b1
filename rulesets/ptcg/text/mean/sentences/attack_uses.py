"""The meaning of when an attack may be used and what it may cost."""

from __future__ import annotations

from rulesets.engine import values
from rulesets.engine.asking import ANY_NUMBER, May, Pick
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_ACTIVE, WHILE_IN_PLAY
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Held, Self
from rulesets.engine.values import AllOf, AtLeast, Equal, Not, Size
from rulesets.ptcg.effects.ops import (
    HEADS,
    TAILS,
    AsleepToo,
    Attached,
    AttackedLastTurn,
    BarAttack,
    CopyAttack,
    Damage,
    EnergyOn,
    FirstTurnToo,
    In,
    Inflict,
    Is,
    Lasting,
    MoreDamage,
    NewInPlay,
    Pay,
    Send,
    WentSecond,
)
from rulesets.ptcg.effects.terms.selectors import HAND
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import all_of, negated
from rulesets.ptcg.text.mean.conditions.turns import FIRST_TURN
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, first_int, says
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, bare
from rulesets.ptcg.text.mean.registry import always, means, phrase, silent
from rulesets.ptcg.text.mean.roles import Changes, OnlyIf
from rulesets.ptcg.text.mean.sentences.compound import when
from rulesets.ptcg.text.mean.sentences.programs import as_program
from rulesets.text.gaps import NoMeaning

_SECOND = AllOf((FIRST_TURN, WentSecond()))

phrase("and_anything")
silent("never_note", "such_note")


@means("only_that_attack")
def only_that_attack(said: Discourse, until: str, mon: Mons) -> roles.Change:
    alone = BarAttack(said.only(mon), until, ban=Modifier("only attack"))
    return roles.Change("bar", program=(alone,))


@means("asleep_too")
def asleep_too(said: Discourse, _: object) -> Program:
    return (AsleepToo(),)


@means("may_have_more")
def may_have_more(said: Discourse, price: object, n: str) -> Program:
    """More damage for a price: all of it must be there, and be paid."""
    steps = as_program(price)
    more: Program = (MoreDamage(int(n)),)
    tests: list[Condition] = []
    for op in steps:
        if isinstance(op, Pick):
            full = op.at_least == -1 and isinstance(op.count, int) and op.count < ANY_NUMBER
            tests.append(AtLeast(Size(op.into), op.count if full else 1))
    if tests:
        more = (If(all_of(*tests), more),)
    choice: Program = (May((*steps, *more)),)
    for op in steps:
        if isinstance(op, Pay):
            types = "" if set(op.cost) == {"C"} else op.cost[0]
            if len(set(op.cost)) > 1:
                raise NoMeaning("a price in Energy of several types")
            choice = (If(AtLeast(EnergyOn(op.source, types), len(op.cost)), choice),)
    return choice


@means("energy_for_more")
def energy_for_more(said: Discourse, _: object, n: str) -> Program:
    into = said.register("cards")
    steps = Pick(Attached(Self(), ENERGY), into, ANY_NUMBER), Send(Held(into), HAND)
    return may_have_more(said, steps, n)


@means("not_twice_by_any")
def not_twice_by_any(said: Discourse, n: str, name: str) -> roles.OnlyIf:
    says((n,), "1")
    return roles.OnlyIf(Not(AttackedLastTurn(bare(name))))


@means("fail_unpaid")
def fail_unpaid(said: Discourse, *parts: object) -> roles.Change:
    """Said of a price: without it the attack does nothing."""
    if not isinstance(said.cards, Held):
        raise NoMeaning("a price that no sentence has named")
    return roles.Change("fails without", first_int(parts))


@means("win_when")
def win_when(said: Discourse, *parts: object) -> Program:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return when(said, Equal(Count(In("prizes")), n), parts[-1])


@means("attack_flip_fails")
def attack_flip_fails(said: Discourse, condition: Condition) -> roles.Change:
    if condition != TAILS:
        raise NoMeaning("an attack that fails for another reason than tails")
    return roles.Change("attack fails")


@means("attack_not_if")
def attack_not_if(said: Discourse, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(negated(condition))


@means("attack_only_if")
def attack_only_if(said: Discourse, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(condition)


always("not_first_second", OnlyIf(Not(_SECOND)))
always("second_first_only", OnlyIf(_SECOND))


@means("sketch")
def sketch(said: Discourse, mon: Mons, *_: object) -> Program:
    copy = CopyAttack(said.only(mon), last=True, free=True)
    return (If(Not(Is(Self(), NewInPlay())), (copy,)),)


always("attack_first_too", (FirstTurnToo(),))


@means("price_if")
def price_if(said: Discourse, *parts: object) -> roles.Cheaper:
    tests = [p for p in parts if isinstance(p, values.Condition)]
    cost = next(p for p in parts if isinstance(p, str))
    if len(tests) != 1:
        raise NoMeaning("another cost without a condition")
    return roles.Cheaper(cost[1:-1], tests[0])


@means("price_none")
def price_none(said: Discourse, when: Condition) -> roles.Cheaper:
    return roles.Cheaper("", when)


@means("attack_for")
def attack_for(said: Discourse, when: Condition, _: object, name: str, cost: str) -> Changes:
    return (Modifier("attack for", when=when, value=f"{bare(name)}|{cost[1:-1]}"),)


@means("never_again")
def never_again(said: Discourse, *_: object) -> Program:
    return (Lasting((Modifier("cannot attack", value=said.attack),), WHILE_IN_PLAY, Self()),)


@means("cannot_use_later")
def cannot_use_later(said: Discourse, until: str) -> Program:
    return (Lasting((Modifier("cannot attack", value=said.attack),), until, Self()),)


@means("not_again_active")
def not_again_active(said: Discourse, _: object, name: str) -> Program:
    return (Lasting((Modifier("cannot attack", value=bare(name)),), WHILE_ACTIVE, Self()),)


@means("may_to_inflict")
def may_to_inflict(
    said: Discourse, price: object, mons: Mons, conditions: tuple[str, ...]
) -> Program:
    """A condition for a price: all of it must be there, and be paid."""
    steps = as_program(price)
    inflict = Inflict(conditions, said.only(mons))
    if len(steps) != 1 or not isinstance(steps[0], Pay) or len(set(steps[0].cost)) != 1:
        raise NoMeaning("a price that is not paid in Energy of one type")
    pay = steps[0]
    types = "" if set(pay.cost) == {"C"} else pay.cost[0]
    return (If(AtLeast(EnergyOn(pay.source, types), len(pay.cost)), (May((pay, inflict)),)),)


@means("may_hurt_to_inflict")
def may_hurt_to_inflict(
    said: Discourse, _: object, n: str, mons: Mons, conditions: tuple[str, ...]
) -> Program:
    return (May((Damage(int(n), Self()), Inflict(conditions, said.only(mons)))),)


@means("heads_flip_to_attack")
def heads_flip_to_attack(said: Discourse, mon: Mons) -> Program:
    flip = Modifier("flip to attack", value="tails?")
    return (If(HEADS, (Lasting((flip,), WHILE_ACTIVE, said.only(mon)),)),)
