"""The meaning of sentences that ask whether the last one was carried out."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held
from rulesets.engine.values import AtLeast, Reg
from rulesets.ptcg.effects.ops import Draw, Fail, If, In, Send
from rulesets.ptcg.effects.terms.selectors import HAND, CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean import roles
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards
from rulesets.ptcg.text.mean.registry import means, silent
from rulesets.ptcg.text.mean.sentences.compound import when
from rulesets.ptcg.text.mean.sentences.programs import as_program, required
from rulesets.text.gaps import NoMeaning

silent("did")


@means("if_discarded_kind")
def if_discarded_kind(said: Discourse, condition: Condition, program: object) -> Program:
    return when(said, condition, program)


@means("if_done")
def if_done(said: Discourse, program: object) -> roles.Follow:
    return roles.Follow(as_program(program))


@means("if_not_done")
def if_not_done(said: Discourse, program: object) -> roles.Follow:
    return roles.Follow(as_program(program), done=False)


@means("in_order_to")
def in_order_to(said: Discourse, price: object, program: object) -> Program:
    """Pay first; without the means the thing cannot be begun."""
    return (*required(as_program(price)), *as_program(program))


@means("take_those_kind")
def take_those_kind(said: Discourse, kind: CardFilter | None, again: CardFilter | None) -> Program:
    if kind != again:
        raise NoMeaning("other cards than those discarded")
    return (Send(of_those_cards(said, kind), HAND),)


@means("discarded_such")
def discarded_such(said: Discourse, kind: CardFilter | None) -> Condition:
    """Asked at once: what follows speaks of other cards."""
    if isinstance(said.cards, In) and said.cards.zone == "stadium":
        return AtLeast(Reg("moved"), 1)
    if not isinstance(said.cards, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    return AtLeast(Count(of_those_cards(said, kind)), 1)


@means("searched_so")
def searched_so(said: Discourse, n: str) -> Program:
    """Whoever plays the card searches; with an empty deck nothing is drawn either."""
    if not said.searched:
        raise NoMeaning("a search that did not take place")
    return (Draw(int(n)),)


@means("if_done_and")
def if_done_and(said: Discourse, condition: Condition, program: object) -> roles.Follow:
    return roles.Follow((If(condition, as_program(program)),))


@means("nothing_without")
def nothing_without(said: Discourse, energy: EnergySet) -> roles.Follow:
    return roles.Follow((Fail(),), done=False)


@means("does_so_draw")
def does_so_draw(said: Discourse, n: str) -> roles.Follow:
    return roles.Follow((Draw(int(n)),))
