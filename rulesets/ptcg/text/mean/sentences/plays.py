"""The meaning of limits on playing a card."""

from __future__ import annotations

from rulesets.engine.asking import May
from rulesets.engine.flow import Require
from rulesets.engine.frames import Program
from rulesets.engine.select import Count
from rulesets.engine.sides import YOU
from rulesets.engine.values import AllOf, AtLeast, Equal, Not
from rulesets.ptcg.effects.ops import FirstTurnToo, Send, TurnOf, WentSecond
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.conditions.joined import negated
from rulesets.ptcg.text.mean.conditions.turns import FIRST_TURN
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse
from rulesets.ptcg.text.mean.nouns.filters import other_cards
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.ptcg.text.mean.roles import Change, OnlyIf
from rulesets.ptcg.text.mean.sentences.programs import as_program
from rulesets.text.gaps import NoMeaning


@means("must_discard")
def must_discard(said: Discourse, *parts: object) -> roles.OnlyIf:
    cards = next((p for p in parts if isinstance(p, CardSet)), CardSet(None))
    source = other_cards(cards.filter)
    return roles.OnlyIf(AtLeast(Count(source), cards.count if isinstance(cards.count, int) else 1))


@means("play_only_if")
def play_only_if(said: Discourse, _: object, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(condition)


@means("play_not_if")
def play_not_if(said: Discourse, _: object, condition: Condition) -> roles.OnlyIf:
    return roles.OnlyIf(negated(condition))


@means("play_cost")
def play_cost(said: Discourse, *parts: object) -> Program:
    cards = next(p for p in parts if isinstance(p, CardSet))
    source = other_cards(cards.filter)
    ops, found = said.take(source, cards)
    need = cards.count if isinstance(cards.count, int) else 1
    return (Require(AtLeast(Count(source), need)), *ops, Send(found))


@means("play_last_card")
def play_last_card(said: Discourse, *_: object) -> roles.OnlyIf:
    return roles.OnlyIf(Equal(Count(other_cards()), 0))


@means("second_first_turn")
def second_first_turn(said: Discourse, *_: object) -> object:
    return OnlyIf(AllOf((FIRST_TURN, WentSecond())))


@means("must_shuffle")
def must_shuffle(said: Discourse, n: str, *_: object) -> object:
    return OnlyIf(AtLeast(Count(other_cards()), int(n)))


@means("not_discarded")
def not_discarded(said: Discourse, *_: object) -> object:
    return Change("not discarded")


@means("if_not_play")
def if_not_play(said: Discourse, condition: Condition, *_: object) -> object:
    return OnlyIf(Not(condition))


@means("not_first_turn")
def not_first_turn(said: Discourse, *_: object) -> object:
    return OnlyIf(Not(FIRST_TURN))


@means("lost_cost")
def lost_cost(said: Discourse, _: object, cards: CardSet) -> Program:
    if cards.count != 1:
        raise NoMeaning("a price of several cards")
    ops, found = said.take(other_cards(cards.filter), cards)
    return (Require(AtLeast(Count(other_cards()), 1)), *ops, Send(found, "lost"))


@means("instead")
def instead(said: Discourse, condition: Condition, program: object) -> roles.Instead:
    steps = as_program(program)
    if len(steps) == 1 and isinstance(steps[0], May) and not steps[0].otherwise:
        return roles.Instead(condition, steps[0].then, optional=True)
    return roles.Instead(condition, steps)


@means("first_turn_too")
def first_turn_too(said: Discourse, *_: object) -> object:
    return (FirstTurnToo(),)


always("only_first_turn", roles.OnlyIf(TurnOf(YOU, first=True)))
