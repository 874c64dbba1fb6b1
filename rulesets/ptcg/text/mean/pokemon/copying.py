"""The meaning of choosing, copying and using attacks and effects."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Self
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    BarAttack,
    CopyAttack,
    Evolved,
    In,
    InPlay,
    Kind,
    Modifier,
    UseTrainer,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE, DISCARD, HAND
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, says
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards, those_cards
from rulesets.ptcg.text.mean.nouns.filters import POKEMON, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Change, Changes
from rulesets.text.gaps import NoMeaning
from rulesets.text.meanings import Phrase

_SUPPORTER = Kind(("Supporter",))


@means("use_their_discarded")
def use_their_discarded(said: Discourse) -> Program:
    return (UseTrainer(In(DISCARD, OPPONENT, _SUPPORTER)),)


@means("use_there")
def use_there(said: Discourse) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("a hand that nobody has looked at")
    return (UseTrainer(In(HAND, OPPONENT, _SUPPORTER)),)


@means("copy_attack")
def copy_attack(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    return (CopyAttack(said.only(mon)),)


@means("choose_attack")
def choose_attack(said: Discourse, *parts: object) -> Program:
    mon = next(p for p in parts if isinstance(p, Mons))
    ops, on = said.pick(mon)
    said.that = on
    return (*ops, BarAttack(on, ""))


@means("copies_that")
def copies_that(said: Discourse, *parts: object) -> object:
    free = any(isinstance(p, Phrase) and p.rule == "and_anything" for p in parts)
    return Change("copy" if free else "perform")


@means("performs_that")
def performs_that(said: Discourse, *_: object) -> object:
    return Change("perform")


@means("copy_of_group")
def copy_of_group(said: Discourse, *parts: object) -> Program:
    return (CopyAttack(next(p for p in parts if isinstance(p, InPlay))),)


@means("copy_from_group")
def copy_from_group(said: Discourse, n: str, group: InPlay) -> Program:
    if n != "1":
        raise NoMeaning("attacks of several Pokémon")
    return (CopyAttack(group),)


@means("copy_discarded")
def copy_discarded(said: Discourse, traits: tuple[Trait, ...]) -> Program:
    kind = every(POKEMON, *(t.filter for t in traits))
    if any(t.place or t.others for t in traits):
        raise NoMeaning("discarded Pokémon by place")
    return (CopyAttack(In(DISCARD, YOU, kind)),)


@means("copy_looked")
def copy_looked(said: Discourse) -> Program:
    return (CopyAttack(of_those_cards(said, POKEMON)),)


_SUPPORTER = Kind(("Supporter",))


@means("use_effect_there")
def use_effect_there(said: Discourse, *_: object) -> Program:
    if said.shown != OPPONENT or "discard" in said.words:
        raise NoMeaning("a Supporter found where no sentence has looked")
    return (UseTrainer(In(HAND, OPPONENT, _SUPPORTER), as_effect=True),)


@means("use_their_discard")
def use_their_discard(said: Discourse) -> Program:
    return (UseTrainer(In(DISCARD, OPPONENT, _SUPPORTER), as_effect=True),)


@means("use_effect_that")
def use_effect_that(said: Discourse, *_: object) -> Program:
    cards = those_cards(said)
    if said.sort != _SUPPORTER:
        raise NoMeaning("the effect of a card that need not be a Supporter")
    return (UseTrainer(cards, as_effect=True),)


@means("p_copies_attacks")
def p_copies_attacks(said: Discourse, mon: Mons) -> Changes:
    if said.only(mon) != Self():
        raise NoMeaning("attacks that another Pokémon copies")
    return (Modifier("attacks of", of=InPlay(OPPONENT, ACTIVE)),)


@means("choose_any_attack")
def choose_any_attack(said: Discourse, n: str) -> Program:
    says((n,), "1")
    return (BarAttack(InPlay(OPPONENT), ""),)


@means("all_earlier_attacks")
def all_earlier_attacks(said: Discourse) -> Changes:
    return (Modifier("attacks of earlier stages", on=InPlay(BOTH, filter=Evolved())),)


@means("choose_its_attack")
def choose_its_attack(said: Discourse, n: str) -> Program:
    says((n,), "1")
    return (BarAttack(said.only(Mons(None)), ""),)


@means("copy_paid")
def copy_paid(said: Discourse, *_: object) -> roles.Change:
    return roles.Change("paid")


@means("copies_paid")
def copies_paid(said: Discourse, *_: object) -> roles.Change:
    return roles.Change("perform paid")


@means("choose_attack_of")
def choose_attack_of(said: Discourse, n: str, group: Selector) -> Program:
    if n != "1":
        raise NoMeaning("attacks of several Pokémon")
    ops, on = said.pick(Mons(group, 1))
    return (*ops, BarAttack(on, ""))


@means("choose_attack_card")
def choose_attack_card(said: Discourse, *_: object) -> Program:
    if said.cards is None:
        raise NoMeaning("an attack of a card no sentence has named")
    return (BarAttack(said.cards, ""),)


@means("copy_last")
def copy_last(said: Discourse) -> Program:
    return (CopyAttack(InPlay(OPPONENT), last=True),)


@means("copy_last_plain")
def copy_last_plain(said: Discourse) -> Program:
    return (CopyAttack(InPlay(OPPONENT), last=True, but="GX"),)
