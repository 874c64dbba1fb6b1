"""The meaning of types, Weakness and Resistance."""

from __future__ import annotations

from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH
from rulesets.ptcg.effects.ops import InPlay, OfType
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import letters
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed


@means("lasts_type")
def lasts_type(said: Discourse, _: object, letter: str) -> Timed:
    return marked(said, Mons(Self()), Modifier("type", value=letter[1:-1]))


@means("no_weakness")
def no_weakness(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("no weakness"))


@means("lasts_weakness")
def lasts_weakness(said: Discourse, mon: Mons, letter: str) -> Timed:
    return marked(said, mon, Modifier("weakness", value=letter[1:-1]))


@means("p_type")
def p_type(said: Discourse, mons: Mons, type_: str) -> Changes:
    return (Modifier("type", on=said.only(mons), value=type_[1:-1]),)


@means("p_no_weakness")
def p_no_weakness(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no weakness")


@means("p_types")
def p_types(said: Discourse, mons: Mons, one: str, two: str) -> Changes:
    return on_them(said, mons, "type", value=one[1:-1] + two[1:-1])


@means("p_no_resistance_to")
def p_no_resistance_to(said: Discourse, foes: Selector) -> Changes:
    return (Modifier("no resistance", on=InPlay(BOTH), against=foes),)


@means("p_type_is")
def p_type_is(said: Discourse, mon: Mons, type_: str) -> Changes:
    return on_them(said, mon, "type", value=letters(type_))


@means("p_no_resistance")
def p_no_resistance(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no resistance")


@means("p_neither")
def p_neither(said: Discourse, mons: Mons) -> Changes:
    return (*on_them(said, mons, "no weakness"), *on_them(said, mons, "no resistance"))


@means("p_no_resistances")
def p_no_resistances(said: Discourse) -> Changes:
    return (Modifier("no resistance", on=InPlay(BOTH, ACTIVE)),)


@means("p_no_weakness_to")
def p_no_weakness_to(said: Discourse, letter: str, mons: Mons) -> Changes:
    attackers = InPlay(BOTH, filter=OfType(letters(letter)))
    return on_them(said, mons, "no weakness", against=attackers)


@means("p_weakness")
def p_weakness(said: Discourse, mons: Mons, letter: str) -> Changes:
    return on_them(said, mons, "weakness", value=letters(letter))


@means("p_resist_less")
def p_resist_less(said: Discourse, n: str) -> Changes:
    return (Modifier("resistance less", int(n), InPlay(BOTH)),)


@means("p_weakness_four")
def p_weakness_four(said: Discourse, *_: object) -> Changes:
    return (Modifier("weakness times", 4, InPlay(BOTH)),)


@means("p_no_weakness_all")
def p_no_weakness_all(said: Discourse, letter: str, _: str) -> Changes:
    attackers = InPlay(BOTH, filter=OfType(letters(letter)))
    return (Modifier("no weakness", on=InPlay(BOTH), against=attackers),)
