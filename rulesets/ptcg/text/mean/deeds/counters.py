"""The meaning of damage counters, healing, Special Conditions and Knock Outs."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self, Without
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.ops import (
    ALL,
    AsCounters,
    Attacker,
    Counters,
    Cure,
    Damaged,
    ForEach,
    Heal,
    Hp,
    If,
    Inflict,
    InPlay,
    Is,
    It,
    KnockOut,
    Least,
    Minus,
    MoveCounters,
    Note,
    Pick,
    PickNumber,
    PutCounters,
    Repeat,
    Require,
    Such,
    That,
)
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.counted import as_number, counted_over
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.traits import every
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect


def another(target: Mons, first: Selector, of: Mons | None = None) -> Mons:
    """Return "another Pokémon" as one that is not the first."""
    group = target.source
    if target.same and of is not None and of.source is not None:
        return Mons(Without(of.source, first), 1)
    if isinstance(group, InPlay) and group.others and first != Self():
        raw = InPlay(group.side, group.place, group.filter)
        return Mons(Without(raw, first), target.count, target.at_least)
    return target


def _damaged(mons: Mons, target: Mons) -> Mons:
    """Offer only damaged Pokémon other than the target, where one is to be picked."""
    if mons.count is None or not isinstance(mons.source, InPlay):
        return mons
    s = mons.source
    others = s.others or (target.count is None and target.source == Self())
    return Mons(InPlay(s.side, s.place, every(s.filter, Damaged()), others), mons.count)


silent("effect_words", "effects_on", "even_ko_note", "poison_even")


# Special Conditions.
@means("inflict_on")
def inflict_on(said: Discourse, mons: Mons, conditions: tuple[str, ...], *_: object) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Inflict(conditions, on))


@means("conditions")
def conditions(said: Discourse, *conditions: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(conditions))


always("asleep", "Asleep")
always("confused", "Confused")
always("paralyzed", "Paralyzed")
always("poisoned", "Poisoned")
always("burned", "Burned")


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


@means("cure_and_heal")
def cure_and_heal(said: Discourse, n: str, mons: Mons, *_: object) -> Program:
    ops, on = said.pick(mons)
    return *ops, Cure(on), Heal(int(n), on)


# Healing.
@means("heal")
def heal(said: Discourse, n: str, mons: Mons) -> Program:
    if int(n) % 10:
        raise NoMeaning("healing that is no number of counters")
    ops, on = said.pick(mons)
    return (*ops, Heal(int(n) // 10, on))


@means("heal_all")
def heal_all(said: Discourse, mons: Mons) -> Program:
    if isinstance(mons.source, InPlay) and mons.source.filter and mons.count is None:
        # Noted first: healed Pokémon are no longer the damaged ones the text goes on about.
        into = said.register("pokemon")
        said.that = Held(into)
        return Note(mons.source, into), Heal(ALL, Held(into))
    ops, on = said.pick(mons)
    return (*ops, Heal(ALL, on))


@means("s_damaged_any")
def s_damaged_any(said: Discourse) -> Trait:
    return Trait(Damaged())


@means("remove_counters")
def remove_counters(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, on = said.pick(mons)
    return (*ops, Heal(n, on))


@means("remove_per_heads")
def remove_per_heads(said: Discourse, n: str, *parts: object) -> Program:
    ops, on = said.pick(next(p for p in parts if isinstance(p, Mons)))
    return (*ops, Heal(times(int(n), Reg("heads")), on))


@means("remove_own")
def remove_own(said: Discourse, n: str, *_: object) -> Program:
    return (Heal(int(n), Self()),)


@means("remove_up_to")
def remove_up_to(said: Discourse, n: str, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    into = said.register("number")
    return *ops, PickNumber(into, Least(int(n), Counters(on))), Heal(Reg(into), on)


# Counters.
@means("put_counters")
def put_counters(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    mons = expect(Mons, parts[-1])
    ops, on = said.pick(mons)
    put = PutCounters(n, on)
    if mons.source is None and said.received is not None:
        return (If(said.received, (put,)),)
    return (*ops, put)


@means("put_counters_per")
def put_counters_per(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    mons, count = parts[-2:]
    ops, on = said.pick(expect(Mons, mons))
    return (*ops, PutCounters(times(n, as_number(count)), on))


@means("spread_counters")
def spread_counters(said: Discourse, n: str, side: str, *parts: object) -> Program:
    traits = [t for t in parts if isinstance(t, Trait)]
    place = next((t.place for t in traits if t.place), "play")
    group = InPlay(side, place, every(*(t.filter for t in traits)))
    into = said.register("pokemon")
    return (Repeat(int(n), (Pick(group, into), PutCounters(1, Held(into)))),)


@means("power_strikes")
def power_strikes(said: Discourse, n: str) -> Program:
    return (PutCounters(int(n) // 10, Attacker()),)


@means("counters_until")
def counters_until(said: Discourse, mon: Mons, left: str) -> Program:
    on = said.only(mon)
    return (PutCounters(AsCounters(Minus(Hp(on, left=True), int(left))), on),)


@means("counters_on_attacker")
def counters_on_attacker(said: Discourse, n: str) -> Program:
    return (PutCounters(int(n), Attacker()),)


@means("move_counters")
def move_counters(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    source, target = (expect(Mons, p) for p in parts[-2:])
    first, here = said.pick(_damaged(source, target))
    if source.spread and n > 1:
        return (Repeat(n, (*first, MoveCounters(1, here, said.only(target)))),)
    second, there = said.pick(another(target, here, source))
    return (*first, *second, MoveCounters(n, here, there))


@means("move_counters_safe")
def move_counters_safe(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    source, target = (p for p in parts if isinstance(p, Mons))
    first, here = said.pick(_damaged(source, target))
    aim = another(target, here, source)
    safe = Such(AtLeast(Hp(It(), left=True), 10 * n + 10))
    if aim.count is None:
        there = said.only(aim)
        return (Require(Is(there, safe)), *first, MoveCounters(n, here, there))
    second, there = said.pick(Mons(That(aim.source or Self(), safe), 1))
    return (*first, *second, MoveCounters(n, here, there))


@means("move_any_counters")
def move_any_counters(said: Discourse, source: Mons, target: Mons) -> Program:
    into = said.register("number")
    if source.count is None and source.plural and source.source is not None:
        here = Held(said.register("pokemon"))
        moved = (
            PickNumber(into, Counters(here)),
            MoveCounters(Reg(into), here, counted_over(said, target)),
        )
        return (ForEach(source.source, here.name, moved),)
    first, place = said.pick(_damaged(source, target))
    second, there = said.pick(another(target, place))
    moved = PickNumber(into, Counters(place)), MoveCounters(Reg(into), place, there)
    return (*first, *second, *moved)


@means("knock_out")
def knock_out(said: Discourse, mon: Mons) -> Program:
    return (KnockOut(said.only(mon)),)
