"""The meaning of damage counters moved."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import Pick, PickNumber
from rulesets.engine.flow import ForEach, Repeat, Require
from rulesets.engine.frames import Program
from rulesets.engine.select import Held, It, Self, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Least, Reg
from rulesets.ptcg.effects.ops import (
    ALL,
    Counters,
    Damaged,
    Hp,
    InPlay,
    Is,
    MoveCounters,
    PutCounters,
    Such,
    SwapCounters,
    That,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int, says
from rulesets.ptcg.text.mean.nouns.counts import counted_over
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import another, in_play
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import expect

silent("even_ko_note", "even_either")


@means("move_from_each")
def move_from_each(said: Discourse, n: str, *parts: object) -> Program:
    group = next(p for p in parts if isinstance(p, InPlay))
    mon = next(p for p in parts if isinstance(p, Mons))
    return (MoveCounters(int(n), group, said.only(mon)),)


@means("swap_counters")
def swap_counters(said: Discourse, one: Mons, other: Mons) -> Program:
    return (SwapCounters(said.only(one), said.only(other)),)


@means("double_counters")
def double_counters(said: Discourse, group: InPlay) -> Program:
    one = said.register("pokemon")
    return (ForEach(group, one, (PutCounters(Counters(Held(one)), Held(one)),)),)


@means("move_any_one")
def move_any_one(said: Discourse, n: str, *parts: object) -> Program:
    given = [p for p in parts if isinstance(p, str) and p.isdigit()]
    says(tuple(given), "1")
    here, there = said.register("pokemon"), said.register("pokemon")
    return (
        Pick(InPlay(BOTH, filter=Damaged()), here),
        Pick(Without(InPlay(BOTH), Held(here)), there),
        MoveCounters(int(n), Held(here), Held(there)),
    )


@means("move_their_counters")
def move_their_counters(said: Discourse, side: str, traits: tuple[Trait, ...]) -> Program:
    """Move counters one Pokémon after another, as many of each as its player wants."""
    if side != OPPONENT:
        raise NoMeaning("counters moved between Pokémon of another side")
    one, there, number = said.register("pokemon"), said.register("pokemon"), said.register("number")
    group = in_play(side, traits)
    steps = (
        PickNumber(number, Counters(Held(one))),
        Repeat(
            Reg(number),
            (
                Pick(Without(InPlay(OPPONENT), Held(one)), there),
                MoveCounters(1, Held(one), Held(there)),
            ),
        ),
    )
    damaged = InPlay(side, group.place, every(group.filter, Damaged()), group.others)
    return (ForEach(damaged, one, steps),)


def _damaged(mons: Mons, target: Mons) -> Mons:
    """Offer only damaged Pokémon other than the target, where one is to be picked."""
    if mons.count is None or not isinstance(mons.source, InPlay):
        return mons
    s = mons.source
    others = s.others or (target.count is None and target.source == Self())
    return Mons(InPlay(s.side, s.place, every(s.filter, Damaged()), others), mons.count)


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


@means("move_all_counters")
def move_all_counters(said: Discourse, source: Mons, target: Mons) -> Program:
    first, here = said.pick(source)
    second, there = said.pick(another(target, here, source))
    return (*first, *second, MoveCounters(ALL, here, there))


@means("move_up_to_counters")
def move_up_to_counters(said: Discourse, n: str, *parts: object) -> Program:
    source, target = (p for p in parts if isinstance(p, Mons))
    foe = target.source == InPlay(OPPONENT, ACTIVE) and source.source == InPlay(YOU)
    if source.plural and foe:
        return move_freely(said, n, source, target)
    if source.plural or target.plural:
        raise NoMeaning("counters of several Pokémon moved")
    into = said.register("number")
    first, here = said.pick(source)
    second, there = said.pick(another(target, here, source))
    moved = PickNumber(into, Least(int(n), Counters(here))), MoveCounters(Reg(into), here, there)
    return (*first, *second, *moved)


@means("move_freely")
def move_freely(said: Discourse, n: str, source: Mons, target: Mons) -> Program:
    """Name how many, then move them one by one."""
    here, there = source.source, target.source
    if not isinstance(here, InPlay) or not isinstance(there, InPlay):
        raise NoMeaning("counters moved among Pokémon that are not groups")
    if here.side == there.side:
        raise NoMeaning("counters moved among Pokémon of one side")
    hurt = replace(here, filter=every(here.filter, Damaged()))
    number, giver, taker = (said.register(w) for w in ("number", "pokemon", "pokemon"))
    step = Pick(hurt, giver), Pick(there, taker), MoveCounters(1, Held(giver), Held(taker))
    return PickNumber(number, Least(int(n), Counters(here))), Repeat(Reg(number), step)
