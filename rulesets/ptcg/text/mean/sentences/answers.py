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
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, NoMeaning, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.roles import Ends

_NO_PRIZES = -99


def retargeted(term: Any, to: dict[Selector, Selector]) -> Any:
    """Return a term with other selectors in place of some."""
    if isinstance(term, select.Selector) and term in to:
        return to[term]
    if isinstance(term, tuple):
        return tuple(retargeted(t, to) for t in term)
    if is_dataclass(term) and not isinstance(term, type):
        changed = {f.name: retargeted(getattr(term, f.name), to) for f in fields(term)}
        return replace(term, **changed)
    return term


class ReactionMeaning:
    """Handlers of `reactions.lark`."""

    said: Discourse

    # For some time.
    def watch(self, until: str, event: Event, program: Program) -> Program:
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

    def watch_mid(self, event: Event, until: str, program: Program) -> Program:
        return self.watch(until, event, program)

    def at_their_end(self, program: Program) -> Program | Ends:
        if program == (Send(ThisCard()),):
            return Ends(OPPONENT)
        if Defending() not in walk(program):
            raise NoMeaning("a later effect that is on neither Pokémon in the fight")
        return self.watch(THEIR_NEXT_TURN, Event("turn end", on=Defending()), program)

    # Answers.
    def _answers(self, events: tuple[str, ...], what: str) -> None:
        if self.said.event not in events:
            raise NoMeaning(f"{what} without the event it answers")

    def escape(self, mon: Mons, n: str) -> Program:
        self._answers(ESCAPES, "an escape from a Knock Out")
        return (Escape(int(n), self.said.only(mon)),)

    def no_prizes(self, *_: Any) -> Program:
        return self._prizes(_NO_PRIZES)

    def fewer_prizes(self, n: str) -> Program:
        return self._prizes(-int(n))

    def _prizes(self, amount: int) -> Program:
        self._answers(LAST_WORDS, "Prizes for a Knock Out")
        return (Lasting((Modifier("prizes", amount),), THIS_TURN, self.said.only(Mons(None))),)

    def falls_to_hand(self) -> Program:
        self._answers(LAST_WORDS, "a way out of the discard pile")
        self.said.falls = True
        home = Modifier("falls to", value="hand")
        return (Lasting((home,), THIS_TURN, self.said.only(Mons(None))),)

    def give_back_counters(self, mon: Mons) -> Program:
        self._answers((DAMAGED,), "damage given back")
        if self.said.only(mon) != Self():
            raise NoMeaning("damage of another Pokémon given back")
        return (PutCounters(AsCounters(Reg("damage")), Attacker()),)

    def give_back(self, _: Any, mon: Mons) -> Program:
        self._answers((DAMAGED,), "damage given back")
        return (Damage(Reg("damage"), self.said.only(mon)),)

    def give_back_double(self, _: Any, mon: Mons) -> Program:
        self._answers((DAMAGED,), "damage given back")
        return (Damage(Times(2, Reg("damage")), self.said.only(mon)),)

    def each_foe(self, traits: tuple[Trait, ...]) -> Selector:
        return in_play(OPPONENT, traits)

    def self_damages(self, _: Any, n: str, foes: Selector) -> Program:
        return (Damage(int(n), foes),)

    def self_damages_that(self, _: Any, n: str) -> Program:
        return (Damage(int(n), self.said.only(Mons(None))),)

    def power_strikes_that(self, n: str) -> Program:
        if self.said.that is None or int(n) % 10:
            raise NoMeaning("damage of a power to a Pokémon no sentence has named")
        return (PutCounters(int(n) // 10, self.said.that),)

    def strike_back(self, _: Any, mon: Mons, n: str) -> Program:
        self._answers((DAMAGED,), "damage given back")
        return (Damage(int(n), self.said.only(mon)),)

    def attacker_suffers(self, conditions: tuple[str, ...]) -> Program:
        self._answers((DAMAGED,), "a condition of the attacker")
        return (Inflict(conditions, Attacker()),)

    # What an attack did.
    def when_attacked(self, mon: Mons, program: Program) -> Program:
        if self.said.only(mon) != Self() or not all(isinstance(op, Mirror) for op in program):
            raise NoMeaning("an attack of last turn that is not repeated")
        return program

    def when_watch(self, condition: Condition, until: str, event: Event, deeds: Program) -> Program:
        self.said.condition = condition
        return (If(condition, self.watch(until, event, deeds)),)

    def sketch(self, mon: Mons, *_: Any) -> Program:
        copy = CopyAttack(self.said.only(mon), last=True, free=True)
        return (If(Not(Is(Self(), NewInPlay())), (copy,)),)

    def mirror(self, _: Any, mon: Mons) -> Program:
        return (Mirror(self.said.only(mon)),)

    # Cards instead of Energy, Prizes for Knock Outs.
    def retreat_for_card(self, *_: Any) -> tuple[Modifier, ...]:
        return (Modifier("retreat for card"),)

    def more_prizes_attack(self, *parts: Any) -> Program:
        return (Lasting((self._spoils(parts),), THIS_TURN, players=YOU),)

    def more_prizes_power(self, *parts: Any) -> tuple[Modifier, ...]:
        return (self._spoils(parts),)

    def _spoils(self, parts: tuple[Any, ...]) -> Modifier:
        traits = tuple(p for p in parts if isinstance(p, Trait))
        n = next(int(p) for p in parts if isinstance(p, str) and p.isdigit())
        foes = in_play(OPPONENT, traits)
        if not isinstance(foes, InPlay):
            raise NoMeaning("Prizes for other Pokémon")
        return Modifier("prizes", n, foes, FallsToAttack())
