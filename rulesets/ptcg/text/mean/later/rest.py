"""The meaning of what is left of today's lists: events, conditions, nouns and changes."""

from __future__ import annotations

from rulesets.engine import values
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AnyOf, Number, Reg, Times
from rulesets.ptcg.effects.ops import (
    Among,
    Every,
    Exists,
    HasPower,
    In,
    InPlay,
    Is,
    Kind,
    Lasting,
    Modifier,
    Named,
    NameHas,
    NewInPlay,
    Require,
    Send,
    That,
    TurnOf,
    Unlike,
)
from rulesets.ptcg.effects.terms.pokemon_filters import HasAttached
from rulesets.ptcg.effects.terms.selectors import ACTIVE, DISCARD, HAND, CardFilter
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.continuous.constant import on_them
from rulesets.ptcg.text.mean.deeds.damage_deeds import times
from rulesets.ptcg.text.mean.deeds.searching import of_those_cards
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import TOOL, bare, every
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import Timed
from rulesets.ptcg.text.mean.sentences.compound import as_program
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase

Changes = tuple[Modifier, ...]


# Times.
@means("at_checkup")
def at_checkup(said: Discourse, program: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("between turns", as_program(program))


@means("at_turn_end_may")
def at_turn_end_may(said: Discourse, *parts: object) -> roles.OpenTrigger:
    return _at_end(parts, optional=True)


@means("at_turn_end")
def at_turn_end(said: Discourse, *parts: object) -> roles.OpenTrigger:
    if said.kind == "trainer" or said.kind == "attack":
        raise NoMeaning("the end of a turn, of something that does not last")
    return _at_end(parts, optional=False)


def _at_end(parts: tuple[object, ...], optional: bool) -> roles.OpenTrigger:
    tests = [p for p in parts if isinstance(p, values.Condition)]
    when = all_of(TurnOf(YOU), *tests)
    return roles.OpenTrigger("turn end", as_program(parts[-1]), when, optional)


@means("not_first_nor_new")
def not_first_nor_new(said: Discourse, _: object) -> roles.PowerLimit:
    return roles.PowerLimit(AnyOf((TurnOf(YOU, first=True), Is(Self(), NewInPlay()))))


@means("once_may_if")
def once_may_if(said: Discourse, *parts: object) -> roles.OpenUse:
    tests = tuple(Require(p) for p in parts if isinstance(p, values.Condition))
    program = next(p for p in parts if isinstance(p, tuple))
    return roles.OpenUse("turn", (*tests, *as_program(program)))


@means("take_those_kind")
def take_those_kind(said: Discourse, kind: CardFilter | None, again: CardFilter | None) -> Program:
    if kind != again:
        raise NoMeaning("other cards than those discarded")
    return (Send(of_those_cards(said, kind), HAND),)


# Cards that lend something to the Pokémon they are attached to.
@means("lends_power")
def lends_power(said: Discourse, kind: CardFilter, *_: object) -> roles.Lends:
    return roles.Lends(Is(Self(), kind))


@means("lends_attack")
def lends_attack(said: Discourse, *parts: object) -> roles.Lends:
    kind = every(*(p.filter for p in parts if isinstance(p, Trait)))
    if kind is None:
        raise NoMeaning("an attack lent to Pokémon by place")
    return roles.Lends(Is(Self(), kind))


@means("lends_attack_named")
def lends_attack_named(said: Discourse, names: tuple[str, ...], *_: object) -> roles.Lends:
    return roles.Lends(Is(Self(), Named(tuple(names))))


# Conditions.
@means("mon_active")
def mon_active(said: Discourse, mon: Mons) -> Condition:
    who = said.only(mon)
    if who != Self():
        raise NoMeaning("another Pokémon that is Active")
    return Among(who, InPlay(YOU, ACTIVE))


@means("their_pile_has")
def their_pile_has(said: Discourse, name: str) -> Condition:
    return Exists(In(DISCARD, OPPONENT, NameHas((bare(name),))))


@means("my_pile_has")
def my_pile_has(said: Discourse, name: str) -> Condition:
    return Exists(In(DISCARD, YOU, NameHas((bare(name),))))


# Nouns and counts.
@means("s_is_not")
def s_is_not(said: Discourse, kinds: CardFilter) -> Trait:
    return Trait(Unlike(kinds))


always("s_no_tool", Trait(Unlike(HasAttached(TOOL))))
always("c_ace", Kind(("ACE SPEC",)))


@means("counters_placed")
def counters_placed(said: Discourse, *_: object) -> Number:
    """As many as were chosen to be placed; they are placed only after the damage."""
    if said.wanted and said.words[:3] != ("if", "you", "do"):
        raise NoMeaning("counters that someone may place, counted before")
    return said.number if said.number is not None and not said.wanted else Reg("placed")


@means("discards_mine")
def discards_mine(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In(DISCARD, YOU, kind))


# Continuous effects.
def _off(group: InPlay, *but: CardFilter) -> Modifier:
    able: CardFilter = HasPower(("Ability",))
    able = Every((able, *(Unlike(b) for b in but))) if but else able
    return Modifier("powers off", on=That(group, able), value="Ability")


@means("p_no_abilities_each")
def p_no_abilities_each(said: Discourse, traits: tuple[Trait, ...], *but: CardFilter) -> Changes:
    return (_off(in_play(BOTH, traits), *but),)


@means("lasts_no_abilities")
def lasts_no_abilities(said: Discourse, traits: tuple[Trait, ...]) -> Timed:
    return (), (_off(in_play(BOTH, traits)),), Self(), YOU


@means("p_falls_lost")
def p_falls_lost(said: Discourse) -> Changes:
    said.falls = True
    return (Modifier("falls to", on=InPlay(BOTH), value="lost"),)


@means("p_no_own_end")
def p_no_own_end(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no self knock out")


@means("p_no_healing")
def p_no_healing(said: Discourse, _: str) -> Changes:
    return (Modifier("no healing", on=InPlay(BOTH)),)


@means("p_not_healed")
def p_not_healed(said: Discourse, mons: Mons) -> Changes:
    return on_them(said, mons, "no healing")


@means("p_not_moved")
def p_not_moved(said: Discourse, _: str) -> Changes:
    return (Modifier("counters stay", on=InPlay(BOTH)),)


@means("p_both_more")
def p_both_more(said: Discourse, cost: str) -> Changes:
    return (Modifier("retreat", len(cost) - 2, InPlay(BOTH, ACTIVE)),)


@means("p_less_per")
def p_less_per(said: Discourse, mons: Mons, n: str, count: Number, *_: object) -> Changes:
    foes = InPlay(OPPONENT) if {"opponent's", "opponent"} & set(said.words) else None
    return on_them(said, mons, "damage taken", Times(-1, times(int(n), count)), against=foes)


@means("p_dealt_less_of")
def p_dealt_less_of(said: Discourse, foes: Selector, n: str, when: Phrase) -> Changes:
    point = "damage dealt before" if when.rule == "before_wr" else "damage dealt after"
    return (Modifier(point, -int(n), foes),)


@means("p_resist_less")
def p_resist_less(said: Discourse, n: str) -> Changes:
    return (Modifier("resistance less", int(n), InPlay(BOTH)),)


@means("p_weakness_four")
def p_weakness_four(said: Discourse, *_: object) -> Changes:
    return (Modifier("weakness times", 4, InPlay(BOTH)),)


@means("prevent_damage_group")
def prevent_damage_group(said: Discourse, group: InPlay) -> Timed:
    """Whoever is there when damage would be done, not who was when it began."""
    return (), (Modifier("prevent damage", on=group),), Self(), YOU


@means("lasts_no_own_trainers")
def lasts_no_own_trainers(said: Discourse) -> Timed:
    return (), (Modifier("cannot play", value="Trainer"),), Self(), YOU


@means("cannot_attach_hand")
def cannot_attach_hand(said: Discourse, mon: Mons, until: str) -> Program:
    return (Lasting((Modifier("cannot attach from hand"),), until, said.only(mon)),)
