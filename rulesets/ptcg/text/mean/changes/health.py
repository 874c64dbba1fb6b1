"""The meaning of Hit Points, healing and Special Conditions."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_ACTIVE
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, OPPONENT
from rulesets.engine.values import Number
from rulesets.ptcg.effects.ops import (
    Attached,
    EnergyOn,
    Every,
    FallsToAttack,
    InPlay,
    Lasting,
    NameHas,
    Suffers,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.text.mean.changes.bearers import all_but, marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, says
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning


@means("lasts_unhealed")
def lasts_unhealed(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("no healing"))


@means("p_no_conditions")
def p_no_conditions(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "cannot be affected")


@means("p_no_some_conditions")
def p_no_some_conditions(said: Discourse, mons: Mons, conditions: tuple[str, ...]) -> Changes:
    return on_them(said, mons, "cannot be affected", value="|".join(conditions))


@means("p_hp")
def p_hp(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "hp", int(n[1:]))


@means("p_hp_per")
def p_hp_per(said: Discourse, _: object, n: str, energy: EnergySet, *__: object) -> Changes:
    on = Self()
    count = EnergyOn(on, energy.types) if energy.units else Count(Attached(on, energy.filter))
    return (Modifier("hp", times(int(n[1:]), count)),)


@means("p_hp_no_powers")
def p_hp_no_powers(said: Discourse, mons: Mons, n: str, kinds: str) -> Changes:
    on = said.only(mons)
    return Modifier("hp", int(n[1:]), on), Modifier("powers off", on=on, value=kinds)


def _worse(said: Discourse, n: int, mons: Mons, only: tuple[str, ...] = ()) -> Changes:
    """Return more counters of the one condition that the Pokémon meant suffer."""
    group = said.only(mons)
    kind = group.filter if isinstance(group, InPlay) else None
    parts = kind.filters if isinstance(kind, Every) else (kind,)
    found = [f for f in parts if isinstance(f, Suffers)]
    for condition, point in (("Poisoned", "poison"), ("Burned", "burn")):
        wanted = found == [Suffers((condition,))] and (not only or only == (condition,))
        if wanted:
            return (Modifier(point, n, group),)
    raise NoMeaning("more counters of another condition")


@means("p_burn_instead")
def p_burn_instead(said: Discourse, n: str, usual: str, mons: Mons) -> Changes:
    if usual != "2":
        raise NoMeaning("another figure than Burns have")
    (worse,) = _worse(said, int(n), mons, ("Burned",))
    return (replace(worse, point="burn counters"),)


@means("p_two_to_wake")
def p_two_to_wake(said: Discourse, n: str) -> Changes:
    says((n,), "2")
    said.chosen = "two coins"
    return (Modifier("sleep coins", 1, InPlay(BOTH)),)


@means("p_hp_but")
def p_hp_but(said: Discourse, mons: Mons, n: str, kinds: CardFilter) -> Changes:
    return (Modifier("hp", int(n[1:]), all_but(said, mons, kinds)),)


@means("p_hp_count")
def p_hp_count(said: Discourse, mons: Mons, n: str, count: Number) -> Changes:
    return (Modifier("hp", times(int(n[1:]), count), said.only(mons)),)


@means("p_heals_double")
def p_heals_double(said: Discourse, *_: object) -> Changes:
    return (Modifier("heals double"),)


@means("p_cured")
def p_cured(said: Discourse, mons: Mons) -> Changes:
    return (*on_them(said, mons, "cannot be affected"), *on_them(said, mons, "recovers"))


@means("p_hp_and")
def p_hp_and(said: Discourse, mons: Mons, n: str, more: Changes) -> Changes:
    return (*on_them(said, mons, "hp", int(n[1:])), *more)


def _max_hp(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "maximum hp", int(n))


@means("p_max_hp")
def p_max_hp(said: Discourse, mon: Mons, n: str) -> Changes:
    return _max_hp(said, mon, n)


@means("p_less_hp")
def p_less_hp(said: Discourse, mons: Mons, n: str) -> Changes:
    return on_them(said, mons, "hp", int(n))


@means("p_poison_more")
def p_poison_more(said: Discourse, n: str, mons: Mons) -> Changes:
    return _worse(said, int(n), mons)


@means("p_hp_cured")
def p_hp_cured(said: Discourse, mons: Mons, n: str) -> Changes:
    return (*on_them(said, mons, "hp", int(n[1:])), *p_cured(said, mons))


@means("p_no_healing")
def p_no_healing(said: Discourse, _: str) -> Changes:
    return (Modifier("no healing", on=InPlay(BOTH)),)


@means("p_not_healed")
def p_not_healed(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no healing")


@means("p_not_moved")
def p_not_moved(said: Discourse, _: str) -> Changes:
    return (Modifier("counters stay", on=InPlay(BOTH)),)


@means("p_less_hp_prizes")
def p_less_hp_prizes(said: Discourse, mons: Mons, less: str, n: str) -> Changes:
    fallen = FallsToAttack(InPlay(OPPONENT))
    prizes = on_them(said, mons, "prizes", -int(n), when=fallen)
    return (*on_them(said, mons, "hp", int(less)), *prizes)


@means("p_hp_named")
def p_hp_named(said: Discourse, words: tuple[str, ...], more: str) -> Changes:
    return (Modifier("hp", int(more[1:]), InPlay(BOTH, filter=NameHas(words))),)


@means("lasts_immune")
def lasts_immune(said: Discourse, mons: Mons, conditions: tuple[str, ...]) -> Timed:
    return marked(said, mons, Modifier("cannot be affected", value="|".join(conditions)))


@means("immune_while_active")
def immune_while_active(said: Discourse, conditions: tuple[str, ...]) -> Program:
    immune = Modifier("cannot be affected", value="|".join(conditions))
    return (Lasting((immune,), WHILE_ACTIVE, said.only(Mons(None))),)
