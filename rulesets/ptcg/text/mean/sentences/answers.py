"""The meaning of effects that answer an event, at once or in a later turn."""

from __future__ import annotations

from rulesets.engine.flow import If
from rulesets.engine.frames import Program
from rulesets.engine.lasting import THEIR_NEXT_TURN, THIS_TURN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self, Source, ThisCard
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.terms import walk
from rulesets.engine.triggers import Trigger
from rulesets.engine.values import Reg, Times
from rulesets.ptcg.effects.ops import (
    AsCounters,
    Attacker,
    Damage,
    Defending,
    DuringTurn,
    Escape,
    FallsToAttack,
    Inflict,
    InPlay,
    Lasting,
    Mirror,
    PutCounters,
    Send,
    Watch,
)
from rulesets.ptcg.effects.terms.selectors import ACTIVE
from rulesets.ptcg.match.terms import Condition, Selector
from rulesets.ptcg.play.knockouts import ESCAPES, FALLS_ANYHOW, LAST_WORDS
from rulesets.ptcg.text.mean.conditions.events import DAMAGED, Event, must_answer
from rulesets.ptcg.text.mean.conditions.joined import all_of
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import means
from rulesets.ptcg.text.mean.roles import Changes, Ends
from rulesets.ptcg.text.mean.sentences.programs import retargeted
from rulesets.text.gaps import NoMeaning

_NO_PRIZES = -99


@means("more_prizes_kinds")
def more_prizes_kinds(said: Discourse, foes: Selector, *parts: object) -> Program:
    n = first_int(parts)
    more = Modifier("prizes", n, foes, FallsToAttack(Self()))
    return (Lasting((more,), THIS_TURN, players=YOU),)


def _spoils(parts: tuple[object, ...]) -> Modifier:
    traits = tuple(p for p in parts if isinstance(p, Trait))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    foes = in_play(OPPONENT, traits)
    if not isinstance(foes, InPlay):
        raise NoMeaning("Prizes for other Pokémon")
    return Modifier("prizes", n, foes, FallsToAttack())


@means("more_prizes_attack")
def more_prizes_attack(said: Discourse, *parts: object) -> Program:
    return (Lasting((_spoils(parts),), THIS_TURN, players=YOU),)


@means("more_prizes_power")
def more_prizes_power(said: Discourse, *parts: object) -> Changes:
    return (_spoils(parts),)


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


@means("more_prizes_turn")
def more_prizes_turn(said: Discourse, *parts: object) -> Program:
    traits = next(p for p in parts if isinstance(p, tuple))
    n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
    fallen = FallsToAttack(in_play(YOU, traits))
    more = Modifier("prizes", n, InPlay(OPPONENT, ACTIVE), fallen)
    return (Lasting((more,), THIS_TURN, players=YOU),)


@means("escape")
def escape(said: Discourse, mon: Mons, n: str) -> Program:
    must_answer(said, ESCAPES, "an escape from a Knock Out")
    return (Escape(int(n), said.only(mon)),)


def _prizes(said: Discourse, amount: int) -> Program:
    must_answer(said, LAST_WORDS, "Prizes for a Knock Out")
    return (Lasting((Modifier("prizes", amount),), THIS_TURN, said.only(Mons(None))),)


@means("no_prizes")
def no_prizes(said: Discourse, *_: object) -> Program:
    return _prizes(said, _NO_PRIZES)


@means("fewer_prizes")
def fewer_prizes(said: Discourse, n: str) -> Program:
    return _prizes(said, -int(n))


@means("give_back_counters")
def give_back_counters(said: Discourse, mon: Mons) -> Program:
    must_answer(said, (DAMAGED,), "damage given back")
    if said.only(mon) != Self():
        raise NoMeaning("damage of another Pokémon given back")
    return (PutCounters(AsCounters(Reg("damage")), Attacker()),)


@means("give_back")
def give_back(said: Discourse, _: object, mon: Mons) -> Program:
    must_answer(said, (DAMAGED,), "damage given back")
    return (Damage(Reg("damage"), said.only(mon)),)


@means("strike_back")
def strike_back(said: Discourse, _: object, mon: Mons, n: str) -> Program:
    must_answer(said, (DAMAGED,), "damage given back")
    return (Damage(int(n), said.only(mon)),)


@means("power_strikes_that")
def power_strikes_that(said: Discourse, n: str) -> Program:
    if said.that is None or int(n) % 10:
        raise NoMeaning("damage of a power to a Pokémon no sentence has named")
    return (PutCounters(int(n) // 10, said.that),)


@means("give_back_double")
def give_back_double(said: Discourse, _: object, mon: Mons) -> Program:
    must_answer(said, (DAMAGED,), "damage given back")
    return (Damage(Times(2, Reg("damage")), said.only(mon)),)


@means("mirror")
def mirror(said: Discourse, _: object, mon: Mons) -> Program:
    return (Mirror(said.only(mon)),)


@means("attacker_suffers")
def attacker_suffers(said: Discourse, conditions: tuple[str, ...]) -> Program:
    must_answer(said, (DAMAGED,), "a condition of the attacker")
    return (Inflict(conditions, Attacker()),)


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


@means("when_watch_mid")
def when_watch_mid(
    said: Discourse, condition: Condition, event: Event, until: str, deeds: Program
) -> Program:
    return (If(condition, watch(said, until, event, deeds)),)
