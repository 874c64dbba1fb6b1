"""The meaning of sentences that change what was said before."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.select import Both, Self
from rulesets.engine.sides import OPPONENT
from rulesets.engine.values import Reg
from rulesets.ptcg.effects.ops import (
    TAILS,
    Aim,
    AsCounters,
    Half,
    Heal,
    InPlay,
    May,
    Switch,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.sentences.compound import as_program
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


@means("before_damage")
def before_damage(said: Discourse, program: object) -> roles.Change:
    steps = as_program(program)
    if len(steps) == 1 and isinstance(steps[0], May):
        steps = (replace(steps[0], then=aimed(steps[0].then)),)
    return roles.Change("before", program=aimed(steps))


@means("coin_cap")
def coin_cap(said: Discourse, n: str) -> roles.Change:
    return roles.Change("coins", int(n))


# Changes to what was said before.
@means("damage_cap")
def damage_cap(said: Discourse, n: str) -> roles.Change:
    return roles.Change("cap", int(n))


@means("spare_cap")
def spare_cap(said: Discourse, _: str, most: int) -> roles.Change:
    return roles.Change("spare", most)


@means("poison_counters")
def poison_counters(said: Discourse, *parts: object) -> roles.Change:
    return roles.Change("poison", int(next(p for p in parts if isinstance(p, str))))


@means("poison_now")
def poison_now(said: Discourse, n: str, *_: object) -> roles.Change:
    return roles.Change("poison", int(n))


@means("poison_damage")
def poison_damage(said: Discourse, n: str, *_: object) -> roles.Change:
    return roles.Change("poison", int(n) // 10)


@means("attack_flip_fails")
def attack_flip_fails(said: Discourse, condition: Condition) -> roles.Change:
    if condition != TAILS:
        raise NoMeaning("an attack that fails for another reason than tails")
    return roles.Change("attack fails")


always("opponent_picks_active", roles.Change("opponent picks active"))


always("either_ends", roles.Change("either ends"))


always("opponent_picks", roles.Change("opponent picks"))


always("heal_damage_done", (Heal(AsCounters(Reg("done")), Self()),))


@means("heal_half_done")
def heal_half_done(said: Discourse, _: object, mon: Mons, *rest: object) -> Program:
    return (Heal(AsCounters(Half(Reg("done"), expect(bool, rest[-1]))), Self()),)


def aimed(program: Program) -> Program:
    """Aim at the Pokémon that a switch before the damage brings in."""
    for op in program:
        if isinstance(op, Switch):
            return (*program, Aim(Both(op.bench, InPlay(OPPONENT, ACTIVE))))
    return program
