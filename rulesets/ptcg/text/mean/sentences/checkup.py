"""The meaning of Sleep and Poison between turns."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.lasting import WHILE_ACTIVE
from rulesets.engine.modifiers import Modifier
from rulesets.engine.select import Self
from rulesets.engine.sides import YOU
from rulesets.ptcg.effects.ops import (
    Inflict,
    Is,
    Lasting,
    NameHas,
    OfType,
    PutCounters,
    Some,
    TurnOf,
)
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import negated
from rulesets.ptcg.text.mean.conditions.pokemon import is_such
from rulesets.ptcg.text.mean.discourse import Discourse, Mons, says
from rulesets.ptcg.text.mean.nouns.filters import letters
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.sentences.compound import when
from rulesets.ptcg.text.mean.sentences.programs import as_program
from rulesets.text.gaps import NoMeaning

_COINS = Modifier("sleep coins", 1, single=True)


@means("two_coins_note")
def two_coins_note(said: Discourse) -> tuple[()]:
    if said.chosen != "two coins":
        raise NoMeaning("coins to wake up that no sentence has named")
    return ()


@means("sleep_coins")
def sleep_coins(said: Discourse, *numbers: object) -> Program:
    says(numbers, "2", "1")
    if said.kind != "attack":
        raise NoMeaning("coins of sleep that no attack asks for")
    return (Lasting((_COINS,), WHILE_ACTIVE, said.only(Mons(None))),)


@means("sleep_coins_if")
def sleep_coins_if(said: Discourse, condition: Condition, *numbers: object) -> object:
    says(numbers, "2", "1")
    if said.kind != "power" or not isinstance(condition, Is) or condition.what != Self():
        raise NoMeaning("coins of sleep of another Pokémon")
    return (_COINS,)


@means("still_asleep")
def still_asleep(said: Discourse, _: Mons) -> Program:
    return ()


@means("poison_counters_usual")
def poison_counters_usual(said: Discourse, n: str, usual: str, _: Mons) -> roles.Change:
    says((usual,), "1")  # of Confusion there are three
    return roles.Change("poison", int(n))


@means("poison_counters_if")
def poison_counters_if(
    said: Discourse, condition: Condition, n: str, usual: str, mon: Mons
) -> Program:
    says((usual,), "1")
    on = said.only(mon) if mon.source is not None or said.that is not None else None
    if on is None:
        raise NoMeaning("a pronoun for a Pokémon no sentence has named")
    return when(said, condition, (Inflict(("Poisoned",), on, int(n)),))


always("either_ends", roles.Change("either ends"))


@means("each_turn_start_if")
def each_turn_start_if(said: Discourse, condition: Condition, program: object) -> roles.OpenTrigger:
    return roles.OpenTrigger("turn start", as_program(program), condition)


@means("hurts_every_turn")
def hurts_every_turn(
    said: Discourse, n: str, mon: Mons, type_: str, words: tuple[str, ...]
) -> roles.OpenTrigger:
    safe = is_such(said, mon, Some((OfType(letters(type_)), NameHas(words))))
    return roles.OpenTrigger("turn end", (PutCounters(int(n), Self()),), negated(safe))


@means("deed_at_turn_end")
def deed_at_turn_end(said: Discourse, program: object) -> roles.OpenTrigger:
    if said.kind != "power":
        raise NoMeaning("the end of a turn, of something that does not last")
    return roles.OpenTrigger("turn end", as_program(program), TurnOf(YOU))


@means("deed_at_each_end")
def deed_at_each_end(said: Discourse, when: Condition, program: object) -> roles.OpenTrigger:
    if said.kind != "power":
        raise NoMeaning("the end of a turn, of something that does not last")
    return roles.OpenTrigger("turn end", as_program(program), when)
