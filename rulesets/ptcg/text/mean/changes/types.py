"""The meaning of types, Weakness and Resistance."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.lasting import THIS_TURN, WHILE_ACTIVE
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Held, Self
from rulesets.engine.sides import BOTH
from rulesets.engine.values import Not
from rulesets.ptcg.effects.ops import ChooseType, Every, InPlay, Is, Lasting, OfType, Suffers
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.changes.bearers import marked, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons
from rulesets.ptcg.text.mean.nouns.filters import BASIC_ENERGY, bare, letters
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.ptcg.text.read.normalise import LETTERS
from rulesets.text.gaps import NoMeaning


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


@means("use_type")
def use_type(said: Discourse, use: roles.OpenUse, _: object, type_: str) -> roles.OpenUse:
    well = Not(Is(Self(), Suffers(("Asleep", "Confused", "Paralyzed"))))
    change = Modifier("type", when=well, value=letters(type_))
    said.chosen = "type"
    return replace(use, program=(*use.program, Lasting((change,), THIS_TURN, Self())))


@means("type_back")
def type_back(said: Discourse, _: object, conditions: tuple[str, ...], type_: str) -> Program:
    if said.chosen != "type" or conditions != ("Asleep", "Confused", "Paralyzed"):
        raise NoMeaning("a type changed back that was not changed")
    return ()


@means("choose_resistance")
def choose_resistance(said: Discourse, _: object, type_: str) -> Program:
    if type_ != "{C}":
        raise NoMeaning("another choice than among types that are not Colorless")
    return (ChooseType(Modifier("only resistance"), Self(), WHILE_ACTIVE),)


@means("crystal_type")
def crystal_type(said: Discourse, *parts: str) -> roles.OpenTrigger:
    """Take the type of a basic Energy card attached from the hand, one of three."""
    types = [letters(p) for p in parts if p.startswith("{")]
    types += [LETTERS[bare(p)] for p in parts if p.startswith("«")]
    steps = tuple(
        If(
            Is(Held("subject"), OfType(letter)),
            (Lasting((Modifier("type", value=letter),), THIS_TURN, Self()),),
        )
        for letter in types
    )
    basic = Is(Held("subject"), Every((BASIC_ENERGY, OfType("".join(types)))))
    return roles.OpenTrigger("attached from hand", steps, basic)


@means("p_types_all")
def p_types_all(said: Discourse, mons: Mons, *types: str) -> Changes:
    return on_them(said, mons, "type", value="".join(t[1:-1] for t in types))


@means("p_type_of")
def p_type_of(said: Discourse, _: object, mon: Mons) -> Changes:
    return (Modifier("type", of=said.only(mon)),)
