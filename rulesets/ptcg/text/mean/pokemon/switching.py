"""The meaning of switching."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.lasting import PER_TURN
from rulesets.engine.select import Held, Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import Among, Defending, Exists, InPlay, NameHas, Require, Switch
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, says
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.text.gaps import NoMeaning

_ACTIVES = (InPlay(YOU, ACTIVE), InPlay(OPPONENT, ACTIVE), Defending())

silent("if_any")


_ACTIVE = Among(Self(), InPlay(YOU, ACTIVE))


@means("switch_self_in")
def switch_self_in(said: Discourse, _: object) -> Program:
    return (Switch(Self()),)


@means("switch_out")
def switch_out(said: Discourse, mon: Mons, mons: Mons, *_: object) -> Program:
    if mons.count is None and mons.source in _ACTIVES:
        return (Switch(said.only(mon)),)
    # "It" is the one chosen before, be it the Benched or the Active Pokémon.
    active = said.only(mon) if mon.source is None else None
    bench, new = said.pick(mons, YOU)
    active = active or said.only(mon)
    said.new = new
    said.new_side = getattr(mons.source, "side", OPPONENT)
    usual = active in (Defending(), InPlay(YOU, ACTIVE))
    return (*bench, Switch(new, None if usual else active))


@means("switch_own")
def switch_own(said: Discourse, *parts: object) -> Program:
    mons = next(p for p in parts if isinstance(p, Mons))
    ops, new = said.pick(mons)
    return (*ops, Switch(new))


@means("switch_own_them")
def switch_own_them(said: Discourse, *_: object) -> Program:
    into = said.register("pokemon")
    if said.that != InPlay(YOU, BENCH):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    return Pick(InPlay(YOU, BENCH), into), Switch(Held(into))


@means("opponent_must_switch")
def opponent_must_switch(said: Discourse) -> Program:
    into = said.register("pokemon")
    said.new = Held(into)
    return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))


@means("switch_in_mod")
def switch_in_mod(said: Discourse, mons: Mons) -> Program:
    ops, said.new = said.pick(mons)
    return (*ops, Switch(said.new))


@means("switch_in")
def switch_in(said: Discourse, mons: Mons, mon: Mons) -> Program:
    if mons.count is None and mons.source in _ACTIVES:
        return (Switch(said.only(mon)),)
    ops, said.new = said.pick(mons, YOU)
    return (*ops, Switch(said.new))


@means("opponent_switches")
def opponent_switches(said: Discourse, mon: Mons, mons: Mons, *_: object) -> Program:
    active = said.only(mon) if mon.source is None else None
    ops, said.new = said.pick(mons, OPPONENT)
    return (*ops, Switch(said.new, active))


@means("switch_it")
def switch_it(said: Discourse, mon: Mons) -> Program:
    said.new = said.only(Mons(None))
    return (Switch(said.new),)


def _switch_them(said: Discourse, by: str) -> Program:
    bench = said.that
    own = by == OPPONENT and said.words[-3:] == ("your", "active", "pokémon")
    if bench != InPlay(OPPONENT, BENCH) and not (own and bench == InPlay(YOU, BENCH)):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    into = said.register("pokemon")
    said.new = Held(into)
    return Pick(bench, into, by=by), Switch(Held(into))


@means("opponent_chooses_switch")
def opponent_chooses_switch(said: Discourse, *_: object) -> Program:
    return _switch_them(said, OPPONENT)


@means("you_choose_switch")
def you_choose_switch(said: Discourse, *_: object) -> Program:
    return _switch_them(said, YOU)


@means("choose_switch")
def choose_switch(said: Discourse, mons: Mons, mon: Mons) -> Program:
    return switch_in(said, mons, mon)


@means("each_switches")
def each_switches(said: Discourse, *numbers: object) -> Program:
    says(numbers, "1")
    said.first = OPPONENT
    theirs, mine = said.register("pokemon"), said.register("pokemon")
    return (
        Pick(InPlay(OPPONENT, BENCH), theirs, by=OPPONENT),
        Switch(Held(theirs)),
        Pick(InPlay(YOU, BENCH), mine),
        Switch(Held(mine)),
    )


@means("opponent_switches_own")
def opponent_switches_own(said: Discourse, *numbers: object) -> Program:
    says(numbers, "1", "1")
    into = said.register("pokemon")
    return Pick(InPlay(OPPONENT, BENCH), into, by=OPPONENT), Switch(Held(into))


@means("opponent_first")
def opponent_first(said: Discourse) -> Program:
    if said.first != OPPONENT:
        raise NoMeaning("an order of deeds that both players did not do")
    return ()


@means("switch_with_one")
def switch_with_one(said: Discourse, n: str, _: object) -> Program:
    if said.that != InPlay(YOU, BENCH):
        raise NoMeaning("a choice among Pokémon no sentence has named")
    ops, said.new = said.pick(Mons(InPlay(YOU, BENCH), int(n)))
    said.new_side = YOU
    return (*ops, Switch(said.new))


@means("foe_switches_one")
def foe_switches_one(said: Discourse, n: str) -> Program:
    ops, said.new = said.pick(Mons(InPlay(OPPONENT, BENCH), int(n)), OPPONENT)
    return (*ops, Switch(said.new))


@means("drives_off")
def drives_off(said: Discourse, _: object, n: str) -> roles.OpenUse:
    bench = InPlay(OPPONENT, BENCH)
    ops, said.new = said.pick(Mons(bench, int(n)), OPPONENT)
    steps = Require(_ACTIVE), Require(Exists(bench)), *ops, Switch(said.new)
    return roles.OpenUse(PER_TURN, steps)


@means("switch_delta")
def switch_delta(said: Discourse, n: str, mons: Mons) -> Program:
    if n != "1":
        raise NoMeaning("several Active Pokémon switched")
    first, old = said.pick(Mons(InPlay(YOU, ACTIVE, NameHas(("δ",))), 1))
    second, new = said.pick(mons)
    return (*first, *second, Switch(new, old))
