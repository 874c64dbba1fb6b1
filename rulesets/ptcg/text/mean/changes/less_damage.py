"""The meaning of damage lessened."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.lasting import YOUR_NEXT_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self, Source
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import AtLeast, Half, Minus, Number, Reg, Times
from rulesets.ptcg.effects.ops import InPlay, Lasting, Some
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.changes.bearers import marked, of_either, of_one_side, on_them
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.counts import times
from rulesets.ptcg.text.mean.nouns.filters import every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Timed
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase, expect


def halved(up: bool) -> Number:
    """Return what taking half of the damage, rounded so, takes off it."""
    return Times(-1, Half(Reg("damage"), up=not up))


@means("half_mid")
def half_mid(said: Discourse, mon: Mons, *parts: object) -> Program:
    until = next(p for p in parts if isinstance(p, str))
    modifier = Modifier("damage taken", halved(expect(bool, parts[-1])))
    return (Lasting((modifier,), until, said.only(mon)),)


def _less_taken(parts: tuple[object, ...], n: int) -> Modifier:
    """Return damage reduced, of the opponent's attacks only where the text says so."""
    foes = any(isinstance(p, Phrase) and p.rule == "by_foes" for p in parts)
    return Modifier("damage taken", -n, against=InPlay(OPPONENT) if foes else None)


@means("reduce_taken_mid")
def reduce_taken_mid(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    until, n = (p for p in parts if isinstance(p, str))
    ops, on = said.pick(mon)
    return (*ops, Lasting((_less_taken(parts, int(n)),), until, on))


@means("reduce_between")
def reduce_between(said: Discourse, mon: Mons, other: Mons, until: str, *parts: object) -> Program:
    if said.only(other) != Self():
        raise NoMeaning("damage reduced for another Pokémon")
    if until == YOUR_NEXT_TURN:
        raise NoMeaning("attacks of the opponent in your turn")
    n = next(int(p) for p in parts if isinstance(p, str))
    before = any(isinstance(p, Phrase) and p.rule == "before_wr" for p in parts)
    point = "damage dealt before" if before else "damage dealt after"
    return (Lasting((Modifier(point, -n, against=Source()),), until, said.only(mon)),)


@means("guard")
def guard(said: Discourse, n: str, foes: Selector, *_: object) -> Timed:
    m = Modifier("damage taken", -int(n), InPlay(YOU), against=foes)
    return (), (m,), Self(), YOU


@means("lasts_half")
def lasts_half(said: Discourse, mon: Mons, up: bool) -> Timed:
    return marked(said, mon, Modifier("damage taken", halved(up)))


@means("reduce_taken")
def reduce_taken(said: Discourse, *parts: object) -> Timed:
    mon = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return marked(said, mon, _less_taken(parts, n))


@means("reduce_dealt")
def reduce_dealt(said: Discourse, mon: Mons, n: str, *_: object) -> Timed:
    return marked(said, mon, Modifier("damage dealt before", -int(n)))


@means("lasts_less_from")
def lasts_less_from(said: Discourse, mon: Mons, n: str, foes: Selector, *_: object) -> Timed:
    return marked(said, mon, Modifier("damage taken", -int(n), against=foes))


@means("lasts_less_done")
def lasts_less_done(said: Discourse, mon: Mons, foes: Selector, n: str, _: object) -> Timed:
    return marked(said, mon, Modifier("damage taken", -int(n), against=foes))


@means("p_less_theirs")
def p_less_theirs(said: Discourse, mons: Mons, n: str, *_: object) -> Changes:
    if said.kind == "stadium":
        raise NoMeaning("attacks of the opponent of either player")
    foes = InPlay(OPPONENT)
    return (Modifier("damage taken", -int(n), said.only(mons), against=foes),)


@means("p_less_attackers")
def p_less_attackers(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Changes:
    return (Modifier("damage taken", -int(n), said.only(mons), against=foes),)


@means("p_less_taken")
def p_less_taken(said: Discourse, *parts: object) -> Changes:
    mons = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return on_them(said, mons, "damage taken", -n)


@means("p_foe_does_less")
def p_foe_does_less(said: Discourse, n: str, when: Phrase) -> Changes:
    point = "damage dealt before" if when.rule == "before_wr" else "damage dealt after"
    return (Modifier(point, -int(n), InPlay(OPPONENT)),)


@means("p_dealt_less")
def p_dealt_less(said: Discourse, mon: Mons, n: str, *_: object) -> Changes:
    return on_them(said, mon, "damage dealt before", -int(n), against=InPlay(OPPONENT))


@means("p_half")
def p_half(said: Discourse, *parts: object) -> Changes:
    mons = [p for p in parts if isinstance(p, Mons)]
    return (Modifier("damage taken", halved(expect(bool, parts[-1])), said.only(mons[0])),)


@means("p_less_from")
def p_less_from(said: Discourse, mons: Mons, foes: Selector, n: str, when: Phrase) -> Changes:
    point = "damage taken before" if when.rule == "before_wr" else "damage taken"
    return on_them(said, mons, point, -int(n), against=foes)


@means("p_less_foe")
def p_less_foe(said: Discourse, mons: Mons, n: str, when: Phrase) -> Changes:
    point = "damage taken before" if when.rule == "before_wr" else "damage taken"
    if isinstance(mons.source, InPlay) and mons.source.side == BOTH and mons.count is None:
        # Each player's Pokémon against the other's.
        return tuple(
            Modifier(point, -int(n), replace(mons.source, side=side), against=InPlay(other))
            for side, other in ((YOU, OPPONENT), (OPPONENT, YOU))
        )
    return on_them(said, mons, point, -int(n), against=InPlay(OPPONENT))


@means("p_less_plain")
def p_less_plain(said: Discourse, mons: Mons, foes: Selector, n: str) -> Changes:
    return on_them(said, mons, "damage taken", -int(n), against=foes)


@means("p_less_any")
def p_less_any(said: Discourse, mons: Mons, n: str, _: object) -> Changes:
    return on_them(said, mons, "damage taken", -int(n))


@means("p_less_foe_per")
def p_less_foe_per(said: Discourse, mons: Mons, n: str, count: Number, _: object) -> Changes:
    less = Times(-1, times(int(n), count))
    return on_them(said, mons, "damage taken", less, against=InPlay(OPPONENT))


@means("p_dealt_less_after")
def p_dealt_less_after(said: Discourse, mon: Mons, n: str, _: object) -> Changes:
    return on_them(said, mon, "damage dealt after", -int(n), against=InPlay(OPPONENT))


@means("p_less_own")
def p_less_own(said: Discourse, _: object, n: str, __: object) -> Changes:
    return (Modifier("damage taken", -int(n)),)


@means("p_less_per")
def p_less_per(said: Discourse, mons: Mons, n: str, count: Number, *_: object) -> Changes:
    foes = InPlay(OPPONENT) if {"opponent's", "opponent"} & set(said.words) else None
    return on_them(said, mons, "damage taken", Times(-1, times(int(n), count)), against=foes)


@means("p_dealt_less2")
def p_dealt_less2(said: Discourse, mons: Mons, n: str, *_: object) -> Changes:
    return on_them(said, mons, "damage dealt before", -int(n))


@means("p_less_no_weakness")
def p_less_no_weakness(said: Discourse, mons: Mons, n: str, *_: object) -> Changes:
    of_one_side(mons)
    less = on_them(said, mons, "damage taken", -int(n), against=InPlay(OPPONENT))
    return (*less, *on_them(said, mons, "no weakness"))


@means("p_dealt_less_to")
def p_dealt_less_to(said: Discourse, mons: Mons, n: str, foes: Selector, *_: object) -> Changes:
    return on_them(said, mons, "damage dealt before", -int(n), against=foes)


@means("p_less_each")
def p_less_each(said: Discourse, traits: tuple[Trait, ...], *parts: object) -> Changes:
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return of_either(traits, "damage taken", -n, "play")


@means("p_dealt_less_of")
def p_dealt_less_of(said: Discourse, foes: Selector, n: str, when: Phrase) -> Changes:
    point = "damage dealt before" if when.rule == "before_wr" else "damage dealt after"
    return (Modifier(point, -int(n), foes),)


@means("p_less_each_two")
def p_less_each_two(said: Discourse, *parts: object) -> Changes:
    """Less damage to Pokémon of either of two kinds, each against the other player's."""
    traits = [p for p in parts if isinstance(p, Trait)]
    half = len(traits) // 2
    kinds = [every(*(t.filter for t in some)) for some in (traits[:half], traits[half:])]
    if len(traits) % 2 or None in kinds or any(t.place or t.others for t in traits):
        raise NoMeaning("two kinds of Pokémon that are not alike in form")
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    either = Some(tuple(k for k in kinds if k is not None))
    return tuple(
        Modifier("damage taken", -n, InPlay(side, filter=either), against=InPlay(other))
        for side, other in ((YOU, OPPONENT), (OPPONENT, YOU))
    )


@means("p_all_deal_less")
def p_all_deal_less(said: Discourse, on: Selector, n: str, _: object) -> Changes:
    return (Modifier("damage dealt after", -int(n), on),)


@means("p_less_from_kind")
def p_less_from_kind(said: Discourse, traits: tuple[Trait, ...], *parts: object) -> Changes:
    says(parts[:1], "1") if len(parts) == 3 else None
    n = int(expect(str, parts[-2]))
    return (Modifier("damage taken", -n, InPlay(YOU), against=in_play(BOTH, traits)),)


@means("p_reduced_to")
def p_reduced_to(said: Discourse, most: str, mon: Mons, *parts: object) -> Changes:
    left = int(next(p for p in parts if isinstance(p, str)))
    less = Times(-1, Minus(Reg("damage"), left))
    return on_them(said, mon, "damage taken", less, when=AtLeast(int(most), Reg("damage")))


@means("p_less_wearer")
def p_less_wearer(said: Discourse, mon: Mons, n: str, _: object) -> Changes:
    return on_them(said, mon, "damage taken", -int(n))


@means("p_wearer_less")
def p_wearer_less(said: Discourse, n: str, _: object) -> Changes:
    return (Modifier("damage dealt before", -int(n)),)


@means("attacks_weaker")
def attacks_weaker(said: Discourse, mon: Mons, until: str, n: str, _: object) -> Program:
    return (Lasting((Modifier("damage dealt before", -int(n)),), until, said.only(mon)),)


@means("reduce_taken_before")
def reduce_taken_before(said: Discourse, mon: Mons, n: str, *_: object) -> Timed:
    return marked(said, mon, Modifier("damage taken before", -int(n)))


@means("p_less_per_from")
def p_less_per_from(
    said: Discourse, mons: Mons, foes: Selector, n: str, count: Number, *_: object
) -> Changes:
    less = Times(-1, times(int(n), count))
    return on_them(said, mons, "damage taken", less, against=foes)
