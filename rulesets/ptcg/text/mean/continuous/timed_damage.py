"""The meaning of damage prevented, lessened or raised for some time."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.frames import Program
from rulesets.engine.lasting import (
    YOUR_NEXT_TURN,
)
from rulesets.engine.select import Self
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import AtLeast, Number, Reg, Times
from rulesets.ptcg.effects.ops import Half, InPlay, Lasting, Modifier, Source, Using
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.continuous.timed import marked
from rulesets.ptcg.text.mean.discourse import TRAINER, Discourse, Mons
from rulesets.ptcg.text.mean.nouns.traits import bare
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Timed
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase, expect


def halved(up: bool) -> Number:
    """Return what taking half of the damage, rounded so, takes off it."""
    return Times(-1, Half(Reg("damage"), up=not up))


def _less_taken(parts: tuple[object, ...], n: int) -> Modifier:
    """Return damage reduced, of the opponent's attacks only where the text says so."""
    foes = any(isinstance(p, Phrase) and p.rule == "by_foes" for p in parts)
    return Modifier("damage taken", -n, against=InPlay(OPPONENT) if foes else None)


@means("prevent_all_from")
def prevent_all_from(said: Discourse, mon: Mons, foes: Selector) -> Timed:
    return marked(said, mon, Modifier("prevent all", against=foes))


@means("prevent_damage_from")
def prevent_damage_from(said: Discourse, mon: Mons, foes: Selector) -> Timed:
    return marked(said, mon, Modifier("prevent damage", against=foes))


@means("prevent_small")
def prevent_small(said: Discourse, n: str, mon: Mons, *_: object) -> Timed:
    return marked(said, mon, Modifier("prevent damage", when=AtLeast(int(n), Reg("damage"))))


@means("prevent_small2")
def prevent_small2(said: Discourse, mon: Mons, _: Mons, n: str) -> Timed:
    return prevent_small(said, n, mon)


@means("prevent_small3")
def prevent_small3(said: Discourse, mon: Mons, n: str) -> Timed:
    return prevent_small(said, n, mon)


@means("more_taken")
def more_taken(said: Discourse, mon: Mons, *parts: object) -> Timed:
    n = next(int(p) for p in parts if isinstance(p, str))
    return marked(said, mon, Modifier("damage taken", n))


@means("lasts_half")
def lasts_half(said: Discourse, mon: Mons, up: bool) -> Timed:
    return marked(said, mon, Modifier("damage taken", halved(up)))


@means("half_mid")
def half_mid(said: Discourse, mon: Mons, *parts: object) -> Program:
    until = next(p for p in parts if isinstance(p, str))
    modifier = Modifier("damage taken", halved(expect(bool, parts[-1])))
    return (Lasting((modifier,), until, said.only(mon)),)


@means("more_taken_by")
def more_taken_by(said: Discourse, mon: Mons, *parts: object) -> Timed:
    return more_taken(said, mon, *(p for p in parts if isinstance(p, str) and p.isdigit()))


@means("increase_dealt_active")
def increase_dealt_active(said: Discourse, mon: Mons, n: str, *_: object) -> Timed:
    foe = InPlay(OPPONENT, ACTIVE)
    return marked(said, mon, Modifier("damage dealt before", int(n), against=foe))


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


@means("attack_base")
def attack_base(said: Discourse, _: object, name: str, base: str, *__: object) -> Timed:
    printed = said.damages.get(bare(name))
    if printed is None:
        raise NoMeaning("the base damage of an attack the card does not have")
    more = Modifier("damage dealt before", int(base) - printed, when=Using(bare(name)))
    return marked(said, Mons(Self()), more)


@means("attack_plus")
def attack_plus(said: Discourse, name: str, _: str, n: str) -> Timed:
    return marked(
        said, Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
    )


@means("attack_more")
def attack_more(said: Discourse, _: object, name: str, n: str, *__: object) -> Timed:
    return marked(
        said, Mons(Self()), Modifier("damage dealt before", int(n), when=Using(bare(name)))
    )


@means("prevent_all")
def prevent_all(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("prevent all"))


@means("prevent_all_foe")
def prevent_all_foe(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("prevent all", against=InPlay(OPPONENT)))


@means("prevent_damage")
def prevent_damage(said: Discourse, mon: Mons, *_: object) -> Timed:
    return marked(said, mon, Modifier("prevent damage"))


@means("reduce_taken")
def reduce_taken(said: Discourse, *parts: object) -> Timed:
    mon = next(p for p in parts if isinstance(p, Mons))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    return marked(said, mon, _less_taken(parts, n))


@means("reduce_dealt")
def reduce_dealt(said: Discourse, mon: Mons, n: str, *_: object) -> Timed:
    return marked(said, mon, Modifier("damage dealt before", -int(n)))


@means("increase_dealt")
def increase_dealt(said: Discourse, mon: Mons, n: str, *parts: object) -> Timed:
    against = next((said.only(p) for p in parts if isinstance(p, Mons)), None)
    target = InPlay(OPPONENT, ACTIVE) if against is not None else None
    more = Modifier("damage dealt before", int(n), against=target)
    if said.kind == TRAINER and mon.source == InPlay(YOU, ACTIVE):
        # Whoever is Active when it attacks, not who was when the card was played.
        return (), (replace(more, on=mon.source),), Self(), YOU
    return marked(said, mon, more)


@means("no_weakness")
def no_weakness(said: Discourse, mon: Mons) -> Timed:
    return marked(said, mon, Modifier("no weakness"))
