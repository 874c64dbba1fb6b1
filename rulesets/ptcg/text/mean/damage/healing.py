"""The meaning of healing."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import PickNumber
from rulesets.engine.flow import Note
from rulesets.engine.frames import Program
from rulesets.engine.select import Held, Self
from rulesets.engine.sides import BOTH, YOU
from rulesets.engine.values import Half, Least, Number, Reg, Size
from rulesets.ptcg.effects.ops import (
    ALL,
    HEADS,
    AsCounters,
    Counters,
    Cure,
    CureOne,
    Damaged,
    Heal,
    If,
    InPlay,
    Some,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.text.mean.damage.counters import number_counted
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int, says
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

silent("less_note", "one_note")


@means("remove_counters")
def remove_counters(said: Discourse, *parts: object) -> Program:
    n = first_int(parts[:1])
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, on = said.pick(mons)
    return (*ops, Heal(n, on))


@means("remove_from_it")
def remove_from_it(said: Discourse, *n: str) -> Program:
    return (Heal(first_int(n), said.only(Mons(None)) if said.that is not None else Self()),)


@means("heal_own_number")
def heal_own_number(said: Discourse, _: object, count: Number) -> Program:
    return (Heal(count, Self()),)


@means("cure_and_heal_all")
def cure_and_heal_all(said: Discourse, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Cure(on), Heal(ALL, on))


@means("heal_actives")
def heal_actives(said: Discourse, n: str, *_: object) -> Program:
    return (Heal(int(n), InPlay(BOTH, ACTIVE)),)


@means("heal_cure_it")
def heal_cure_it(said: Discourse, n: str, mon: Mons) -> Program:
    on = said.only(mon)
    return Heal(int(n) // 10, on), CureOne(on)


@means("heal_other_done")
def heal_other_done(said: Discourse, mons: Mons, _: Mons) -> Program:
    if mons.plural:
        raise NoMeaning("healing divided among several Pokémon")
    ops, on = said.pick(mons)
    return (*ops, Heal(AsCounters(Reg("done")), on))


@means("heal_heads")
def heal_heads(said: Discourse, mons: Mons) -> Program:
    if mons.plural:
        raise NoMeaning("healing divided among several Pokémon")
    ops, on = said.pick(mons)
    return (*ops, Heal(Reg("heads"), on))


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


@means("remove_up_to")
def remove_up_to(said: Discourse, n: str, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    into = said.register("number")
    return *ops, PickNumber(into, Least(int(n), Counters(on))), Heal(Reg(into), on)


@means("remove_per_heads")
def remove_per_heads(said: Discourse, n: str, *parts: object) -> Program:
    ops, on = said.pick(next(p for p in parts if isinstance(p, Mons)))
    return (*ops, Heal(times(int(n), Reg("heads")), on))


@means("remove_own")
def remove_own(said: Discourse, n: str, *_: object) -> Program:
    return (Heal(int(n), Self()),)


@means("cure_and_heal")
def cure_and_heal(said: Discourse, n: str, mons: Mons, *_: object) -> Program:
    ops, on = said.pick(mons)
    return *ops, Cure(on), Heal(int(n), on)


always("heal_damage_done", (Heal(AsCounters(Reg("done")), Self()),))


@means("heal_half_done")
def heal_half_done(said: Discourse, _: object, mon: Mons, *rest: object) -> Program:
    return (Heal(AsCounters(Half(Reg("done"), expect(bool, rest[-1]))), Self()),)


@means("heal_and_cure")
def heal_and_cure(said: Discourse, n: str, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Heal(int(n) // 10, on), Cure(on))


def _cards(said: Discourse) -> Number:
    if not isinstance(said.cards, Held):
        raise NoMeaning("a number that no sentence has counted")
    return Size(said.cards.name)


@means("remove_that_many")
def remove_that_many(said: Discourse, mons: Mons) -> Program:
    many = number_counted(said) if said.number is not None else _cards(said)
    ops, on = said.pick(mons)
    return (*ops, Heal(many, on))


@means("heal_cure")
def heal_cure(said: Discourse, *parts: object) -> Program:
    ops, on = said.pick(expect(Mons, parts[-1]))
    return (*ops, Heal(first_int(parts), on), Cure(on))


@means("heal_cure_one")
def heal_cure_one(said: Discourse, n: str, mons: Mons) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Heal(int(n) // 10, on), CureOne(on))


@means("heal_per")
def heal_per(said: Discourse, n: str, mons: Mons, count: Number) -> Program:
    if int(n) % 10:
        raise NoMeaning("healing that is no number of counters")
    ops, on = said.pick(mons)
    return (*ops, Heal(times(int(n) // 10, count), on))


@means("heal_two")
def heal_two(
    said: Discourse, n: str, side: str, one: tuple[Trait, ...], two: tuple[Trait, ...]
) -> Program:
    groups = in_play(side, one), in_play(side, two)
    kinds = [g.filter for g in groups if g.filter is not None and g.place == "play"]
    if len(kinds) != 2 or int(n) % 10:
        raise NoMeaning("two groups of Pokémon, one without a property")
    return (Heal(int(n) // 10, InPlay(side, filter=Some(tuple(kinds)))),)


@means("heal_moved")
def heal_moved(said: Discourse, n: str) -> Program:
    if int(n) % 10:
        raise NoMeaning("healing that is no number of counters")
    return (Heal(int(n) // 10, Held("left")),)


@means("remove_from_each")
def remove_from_each(said: Discourse, n: str, *parts: object) -> Program:
    group = next(p for p in parts if isinstance(p, InPlay))
    return (Heal(int(n), group),)


@means("heal_half_that")
def heal_half_that(said: Discourse, _: object, up: bool) -> Program:
    return (Heal(AsCounters(Half(Reg("done"), up)), Self()),)


@means("remove_of_those")
def remove_of_those(said: Discourse, n: str) -> Program:
    return (Heal(int(n), said.only(Mons(None))),)


@means("remove_from_one")
def remove_from_one(said: Discourse, n: str, one: str) -> Program:
    """Heal one of the damaged Pokémon that the condition has spoken of."""
    says((one,), "1")
    group = said.that
    if not isinstance(group, InPlay):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    hurt = replace(group, filter=every(group.filter, Damaged()))
    ops, on = said.pick(Mons(hurt, 1))
    return (*ops, Heal(int(n), on))


@means("choose_and_remove")
def choose_and_remove(said: Discourse, one: str, n: str) -> Program:
    return remove_from_one(said, n, one)


@means("remove_active")
def remove_active(said: Discourse, n: str) -> Program:
    return (Heal(int(n), InPlay(YOU, ACTIVE)),)


@means("heal_number")
def heal_number(said: Discourse, mons: Mons, count: Number) -> Program:
    ops, on = said.pick(mons)
    return (*ops, Heal(count, on))


@means("remove_anywhere")
def remove_anywhere(said: Discourse, n: str, _: object, counters: str) -> Program:
    ops, on = said.pick(Mons(InPlay(BOTH, filter=Damaged()), int(n)))
    return (*ops, Heal(int(counters), on))


@means("heads_heal_active")
def heads_heal_active(said: Discourse, n: str) -> Program:
    return (If(HEADS, (Heal(int(n), InPlay(YOU, ACTIVE)),)),)


@means("heal_own_per")
def heal_own_per(said: Discourse, _: object, n: str, count: Number) -> Program:
    if int(n) % 10:
        raise NoMeaning("healing that is no number of counters")
    return (Heal(times(int(n) // 10, count)),)


@means("cure_and_heal_noted")
def cure_and_heal_noted(said: Discourse, n: str, *parts: object) -> Program:
    ops, on = said.pick(next(p for p in parts if isinstance(p, Mons)))
    return *ops, Cure(on), Heal(int(n), on)
