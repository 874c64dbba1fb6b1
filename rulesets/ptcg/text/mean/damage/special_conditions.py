"""The meaning of Special Conditions."""

from __future__ import annotations

from rulesets.engine.asking import Pick, PickWord
from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import Equals
from rulesets.ptcg.effects.ops import Cure, CureOne, Inflict, InPlay, Lasting
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int, says
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

_CONDITIONS = ("Asleep", "Burned", "Confused", "Paralyzed", "Poisoned")

silent("poison_even")


_WORDS = ("Asleep", "Confused", "Paralyzed", "Poisoned", "Burned")


@means("conditions")
def conditions(said: Discourse, *conditions: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(conditions))


always("asleep", "Asleep")
always("confused", "Confused")
always("paralyzed", "Paralyzed")
always("poisoned", "Poisoned")
always("burned", "Burned")


@means("inflict_and_hold")
def inflict_and_hold(
    said: Discourse, mons: Mons, conditions: tuple[str, ...], until: str
) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Inflict(conditions, on), Lasting((Modifier("cannot retreat"),), until, on))


@means("inflict_one_active")
def inflict_one_active(said: Discourse, *parts: object) -> Program:
    says(parts, "1", "2")
    conditions = next(p for p in parts if isinstance(p, tuple))
    into = said.register("pokemon")
    return Pick(InPlay(OPPONENT, ACTIVE), into), Inflict(conditions, Held(into))


@means("inflict_actives")
def inflict_actives(said: Discourse, conditions: tuple[str, ...]) -> Program:
    return (Inflict(conditions, InPlay(BOTH, ACTIVE)),)


@means("inflict_actives_such")
def inflict_actives_such(said: Discourse, *parts: object) -> Program:
    traits = tuple(p for p in parts if isinstance(p, Trait))
    conditions = next(p for p in parts if isinstance(p, tuple) and not isinstance(p, Trait))
    return (Inflict(conditions, in_play(BOTH, (*traits, Trait(place=ACTIVE)))),)


@means("cure_it_one")
def cure_it_one(said: Discourse) -> Program:
    return (CureOne(said.only(Mons(None))),)


@means("inflict_on")
def inflict_on(said: Discourse, mons: Mons, conditions: tuple[str, ...], *_: object) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Inflict(conditions, on))


@means("poison_counters")
def poison_counters(said: Discourse, *parts: object) -> roles.Change:
    return roles.Change("poison", int(next(p for p in parts if isinstance(p, str))))


@means("poison_damage")
def poison_damage(said: Discourse, n: str, *_: object) -> roles.Change:
    return roles.Change("poison", int(n) // 10)


@means("poison_now")
def poison_now(said: Discourse, n: str, *_: object) -> roles.Change:
    return roles.Change("poison", int(n))


@means("cure")
def cure(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Cure(on))


@means("cure_some")
def cure_some(said: Discourse, mons: Mons, conditions: tuple[str, ...]) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Cure(on, conditions))


@means("cure_named")
def cure_named(said: Discourse, conditions: tuple[str, ...], mons: Mons) -> Program:
    return cure_some(said, mons, conditions)


@means("cure_that")
def cure_that(said: Discourse) -> Program:
    return (Cure(said.only(Mons(None))),)


@means("choose_condition")
def choose_condition(said: Discourse, n: str) -> Program:
    if n != "1":
        raise NoMeaning("several Special Conditions chosen")
    said.chosen = said.register("condition")
    return (PickWord(_CONDITIONS, said.chosen),)


@means("inflict_chosen")
def inflict_chosen(said: Discourse, mons: Mons) -> Program:
    if not said.chosen:
        raise NoMeaning("a Special Condition that nobody has chosen")
    ops, on = said.pick(mons)
    each = tuple(If(Equals(said.chosen, c), (Inflict((c,), on),)) for c in _CONDITIONS)
    return (*ops, *each)


@means("cure_one")
def cure_one(said: Discourse, *parts: object) -> Program:
    if first_int(parts) != 1:
        raise NoMeaning("several Special Conditions removed")
    ops, on = said.pick(expect(Mons, parts[-1]))
    return (*ops, CureOne(on))


@means("cure_those")
def cure_those(said: Discourse) -> Program:
    named = tuple(c for c in _WORDS if c.lower() in said.words)
    if not named:
        raise NoMeaning("effects that no sentence has named")
    return (Cure(said.only(Mons(None)), named),)


@means("one_condition")
def one_condition(said: Discourse, mon: Mons, conditions: tuple[str, ...]) -> Program:
    on, into = said.only(mon), said.register("condition")
    each = tuple(If(Equals(into, c), (Inflict((c,), on),)) for c in conditions)
    return (PickWord(conditions, into), *each)


@means("choose_a_condition")
def choose_a_condition(said: Discourse) -> Program:
    said.chosen = said.register("condition")
    return (PickWord(_CONDITIONS, said.chosen),)
