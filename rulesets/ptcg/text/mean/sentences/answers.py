"""The meaning of effects that answer an event, at once or in a later turn."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from rulesets.engine import select
from rulesets.engine.frames import Program
from rulesets.engine.lasting import THEIR_NEXT_TURN, THIS_TURN
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Not, Reg, Times
from rulesets.ptcg.effects.ops import (
    AsCounters,
    Attacker,
    CopyAttack,
    Damage,
    Defending,
    DuringTurn,
    Escape,
    FallsToAttack,
    If,
    Inflict,
    InPlay,
    Is,
    Lasting,
    Mirror,
    Modifier,
    PutCounters,
    Self,
    Send,
    Source,
    ThisCard,
    Trigger,
    Watch,
)
from rulesets.ptcg.effects.terms.pokemon_filters import NewInPlay
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.play.knockouts import ESCAPES, FALLS_ANYHOW, LAST_WORDS
from rulesets.ptcg.text.mean.conditions.board_conditions import all_of
from rulesets.ptcg.text.mean.conditions.happenings import DAMAGED, Event
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.roles import Ends
from rulesets.text.gaps import NoMeaning

_NO_PRIZES = -99


def retargeted(term: object, to: dict[Selector, Selector]) -> Any:
    """Return a term with other selectors in place of some."""
    if isinstance(term, select.Selector) and term in to:
        return to[term]
    if isinstance(term, tuple):
        return tuple(retargeted(t, to) for t in term)
    if is_dataclass(term) and not isinstance(term, type):
        changed = {f.name: retargeted(getattr(term, f.name), to) for f in fields(term)}
        return replace(term, **changed)
    return term


silent("even_fallen")


# For some time.
@means("watch")
def watch(said: Discourse, until: str, event: Event, program: Program) -> Program:
    on = event.on
    if on not in (Self(), Defending()):
        raise NoMeaning("a lasting answer for other Pokémon than the two in the fight")
    if on == Defending():
        # Seen from the Pokémon that the effect is on.
        program = retargeted(program, {Defending(): Self(), Self(): Source()})
    when = event.when
    if event.event == FALLS_ANYHOW:
        when = DuringTurn() if when is None else all_of(when, DuringTurn())
    return (Watch((Trigger(event.event, program, when=when),), until, on),)


@means("watch_mid")
def watch_mid(said: Discourse, event: Event, until: str, program: Program) -> Program:
    return watch(said, until, event, program)


@means("at_their_end")
def at_their_end(said: Discourse, program: Program) -> Program | Ends:
    if program == (Send(ThisCard()),):
        return Ends(OPPONENT)
    if Defending() not in walk(program):
        raise NoMeaning("a later effect that is on neither Pokémon in the fight")
    return watch(said, THEIR_NEXT_TURN, Event("turn end", on=Defending()), program)


# Answers.
def _answers(said: Discourse, events: tuple[str, ...], what: str) -> None:
    if said.event not in events:
        raise NoMeaning(f"{what} without the event it answers")


@means("escape")
def escape(said: Discourse, mon: Mons, n: str) -> Program:
    _answers(said, ESCAPES, "an escape from a Knock Out")
    return (Escape(int(n), said.only(mon)),)


@means("no_prizes")
def no_prizes(said: Discourse, *_: object) -> Program:
    return _prizes(said, _NO_PRIZES)


@means("fewer_prizes")
def fewer_prizes(said: Discourse, n: str) -> Program:
    return _prizes(said, -int(n))


def _prizes(said: Discourse, amount: int) -> Program:
    _answers(said, LAST_WORDS, "Prizes for a Knock Out")
    return (Lasting((Modifier("prizes", amount),), THIS_TURN, said.only(Mons(None))),)


@means("falls_to_hand")
def falls_to_hand(said: Discourse) -> Program:
    _answers(said, LAST_WORDS, "a way out of the discard pile")
    said.falls = True
    home = Modifier("falls to", value="hand")
    return (Lasting((home,), THIS_TURN, said.only(Mons(None))),)


@means("give_back_counters")
def give_back_counters(said: Discourse, mon: Mons) -> Program:
    _answers(said, (DAMAGED,), "damage given back")
    if said.only(mon) != Self():
        raise NoMeaning("damage of another Pokémon given back")
    return (PutCounters(AsCounters(Reg("damage")), Attacker()),)


@means("give_back")
def give_back(said: Discourse, _: object, mon: Mons) -> Program:
    _answers(said, (DAMAGED,), "damage given back")
    return (Damage(Reg("damage"), said.only(mon)),)


@means("give_back_double")
def give_back_double(said: Discourse, _: object, mon: Mons) -> Program:
    _answers(said, (DAMAGED,), "damage given back")
    return (Damage(Times(2, Reg("damage")), said.only(mon)),)


@means("each_foe")
def each_foe(said: Discourse, traits: tuple[Trait, ...]) -> Selector:
    return in_play(OPPONENT, traits)


@means("self_damages")
def self_damages(said: Discourse, _: object, n: str, foes: Selector) -> Program:
    return (Damage(int(n), foes),)


@means("self_damages_that")
def self_damages_that(said: Discourse, _: object, n: str) -> Program:
    return (Damage(int(n), said.only(Mons(None))),)


@means("power_strikes_that")
def power_strikes_that(said: Discourse, n: str) -> Program:
    if said.that is None or int(n) % 10:
        raise NoMeaning("damage of a power to a Pokémon no sentence has named")
    return (PutCounters(int(n) // 10, said.that),)


@means("strike_back")
def strike_back(said: Discourse, _: object, mon: Mons, n: str) -> Program:
    _answers(said, (DAMAGED,), "damage given back")
    return (Damage(int(n), said.only(mon)),)


@means("attacker_suffers")
def attacker_suffers(said: Discourse, conditions: tuple[str, ...]) -> Program:
    _answers(said, (DAMAGED,), "a condition of the attacker")
    return (Inflict(conditions, Attacker()),)


# What an attack did.
@means("when_attacked")
def when_attacked(said: Discourse, mon: Mons, program: Program) -> Program:
    if said.only(mon) != Self() or not all(isinstance(op, Mirror) for op in program):
        raise NoMeaning("an attack of last turn that is not repeated")
    return program


@means("when_watch")
def when_watch(
    said: Discourse, condition: Condition, until: str, event: Event, deeds: Program
) -> Program:
    said.condition = condition
    return (If(condition, watch(said, until, event, deeds)),)


@means("sketch")
def sketch(said: Discourse, mon: Mons, *_: object) -> Program:
    copy = CopyAttack(said.only(mon), last=True, free=True)
    return (If(Not(Is(Self(), NewInPlay())), (copy,)),)


@means("mirror")
def mirror(said: Discourse, _: object, mon: Mons) -> Program:
    return (Mirror(said.only(mon)),)


# Cards instead of Energy, Prizes for Knock Outs.
@means("retreat_for_card")
def retreat_for_card(said: Discourse, *_: object) -> tuple[Modifier, ...]:
    return (Modifier("retreat for card"),)


@means("more_prizes_attack")
def more_prizes_attack(said: Discourse, *parts: object) -> Program:
    return (Lasting((_spoils(parts),), THIS_TURN, players=YOU),)


@means("more_prizes_power")
def more_prizes_power(said: Discourse, *parts: object) -> tuple[Modifier, ...]:
    return (_spoils(parts),)


def _spoils(parts: tuple[object, ...]) -> Modifier:
    traits = tuple(p for p in parts if isinstance(p, Trait))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    foes = in_play(OPPONENT, traits)
    if not isinstance(foes, InPlay):
        raise NoMeaning("Prizes for other Pokémon")
    return Modifier("prizes", n, foes, FallsToAttack())
