"""The meaning of retreating and its cost."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_ACTIVE
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, YOU
from rulesets.engine.values import Number, Times
from rulesets.ptcg.effects.ops import Among, EnergyOn, InPlay, Lasting, Source
from rulesets.ptcg.effects.terms.selectors import ACTIVE, CardFilter
from rulesets.ptcg.text.mean.changes.bearers import all_but, marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.nouns.groups import either_kind, in_play
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning

_LOCKED = Modifier("cannot retreat"), Modifier("stays active")


@means("cannot_retreat")
def cannot_retreat(said: Discourse, mons: Mons) -> Timed:
    return marked(said, mons, Modifier("cannot retreat"))


@means("lasts_retreat_more")
def lasts_retreat_more(said: Discourse, mon: Mons, cost: str) -> Timed:
    return marked(said, mon, Modifier("retreat", len(cost) - 2))


@means("lasts_free_retreat")
def lasts_free_retreat(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("free retreat"))


@means("lasts_retreat_zero")
def lasts_retreat_zero(said: Discourse, mon: Mons, n: str) -> Timed:
    if int(n):
        raise NoMeaning("a Retreat Cost set to a number")
    return lasts_free_retreat(said, mon)


@means("p_fixed")
def p_fixed(said: Discourse, _: object) -> Changes:
    return (Modifier("cannot retreat"),)


@means("p_no_retreat")
def p_no_retreat(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "free retreat")


@means("p_retreat_zero")
def p_retreat_zero(said: Discourse, mons: Mons, n: str) -> Changes:
    if int(n):
        raise NoMeaning("a Retreat Cost set to a number")
    return on_them(said, mons, "free retreat")


@means("p_retreat_less_per")
def p_retreat_less_per(
    said: Discourse, cost: str, _: object, energy: EnergySet, *__: object
) -> object:
    if not energy.units:
        raise NoMeaning("a Retreat Cost lowered by cards")
    less = times(2 - len(cost), EnergyOn(Self(), energy.types))
    return (Modifier("retreat", less),)


@means("p_retreat_less")
def p_retreat_less(said: Discourse, mons: Mons, cost: str) -> Changes:
    return on_them(said, mons, "retreat", -len(cost[1:-1]))


@means("p_retreat_more")
def p_retreat_more(said: Discourse, mons: Mons, cost: str) -> Changes:
    return on_them(said, mons, "retreat", len(cost) - 2)


@means("p_retreat_less2")
def p_retreat_less2(said: Discourse, cost: str, mons: Mons) -> Changes:
    return p_retreat_less(said, mons, cost)


@means("p_retreat_more2")
def p_retreat_more2(said: Discourse, cost: str, mons: Mons) -> Changes:
    return p_retreat_more(said, mons, cost)


@means("p_pays_less")
def p_pays_less(said: Discourse, cost: str, traits: tuple[Trait, ...], *_: object) -> Changes:
    return p_retreat_less(said, Mons(in_play(BOTH, traits), plural=True), cost)


@means("p_pays_more")
def p_pays_more(said: Discourse, group: InPlay, cost: str) -> Changes:
    return on_them(said, Mons(group, plural=True), "retreat", len(cost) - 2)


@means("p_pays_more_theirs")
def p_pays_more_theirs(
    said: Discourse, cost: str, traits: tuple[Trait, ...], *_: object
) -> Changes:
    return p_retreat_more(said, Mons(in_play(BOTH, traits), plural=True), cost)


@means("p_no_retreating")
def p_no_retreating(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "cannot retreat")


@means("p_retreat_less_bench")
def p_retreat_less_bench(
    said: Discourse, cost: str, _: object, traits: tuple[Trait, ...]
) -> Changes:
    if set(cost[1:-1]) != {"C"}:
        raise NoMeaning("a Retreat Cost lowered by a colour")
    bench = in_play(YOU, (*traits, Trait(place="bench")))
    return (Modifier("retreat", Times(2 - len(cost), Count(bench))),)


@means("p_no_retreat_but")
def p_no_retreat_but(said: Discourse, mons: Mons, kinds: CardFilter) -> Changes:
    return (Modifier("free retreat", on=all_but(said, mons, kinds)),)


@means("p_retreat_less_count")
def p_retreat_less_count(said: Discourse, mons: Mons, cost: str, count: Number) -> Changes:
    return on_them(said, mons, "retreat", Times(2 - len(cost), count))


@means("p_both_more")
def p_both_more(said: Discourse, cost: str) -> Changes:
    return (Modifier("retreat", len(cost) - 2, InPlay(BOTH, ACTIVE)),)


@means("retreat_for_card")
def retreat_for_card(said: Discourse, *_: object) -> Changes:
    return (Modifier("retreat for card"),)


@means("held_by_self")
def held_by_self(said: Discourse, mon: Mons, _: object) -> Program:
    near = Among(Source(), InPlay(BOTH, ACTIVE))
    return (Lasting((Modifier("cannot retreat", when=near),), WHILE_ACTIVE, said.only(mon)),)


@means("p_pays_more_kinds")
def p_pays_more_kinds(
    said: Discourse, cost: str, one: tuple[Trait, ...], two: tuple[Trait, ...]
) -> Changes:
    return (Modifier("retreat", len(cost) - 2, either_kind(BOTH, one, two)),)


@means("p_free_retreat_kind")
def p_free_retreat_kind(said: Discourse, traits: tuple[Trait, ...]) -> Changes:
    return (Modifier("free retreat", on=in_play(YOU, traits)),)


@means("lasts_retreat_more2")
def lasts_retreat_more2(said: Discourse, cost: str, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("retreat", len(cost) - 2))


silent("locked")


@means("lasts_locked")
def lasts_locked(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, *_LOCKED)


@means("locked_until")
def locked_until(said: Discourse, mon: Mons, until: str) -> Program:
    return (Lasting(_LOCKED, until, said.only(mon)),)
