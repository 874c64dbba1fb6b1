"""The meaning of conditions on what was done just before."""

from __future__ import annotations

from rulesets.engine.select import Exists, Held, ThisCard
from rulesets.engine.values import AtLeast, Reg, Size
from rulesets.ptcg.effects.ops import Is, That
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Condition
from rulesets.ptcg.text.mean.discourse import Discourse
from rulesets.ptcg.text.mean.nouns.cards import those_cards
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


@means("drew_any")
def drew_any(said: Discourse) -> Condition:
    return AtLeast(Reg("drawn"), 1)


@means("healed_any")
def healed_any(said: Discourse) -> Condition:
    said.healed = True
    return AtLeast(Reg("healed"), 1)


@means("put_any_under")
def put_any_under(said: Discourse) -> Condition:
    return AtLeast(Reg("moved"), 1)


@means("put_any_kind")
def put_any_kind(said: Discourse, kind: CardFilter | None, *_: object) -> object:
    found = those_cards(said)
    return Exists(That(found, kind) if kind is not None else found)


@means("moved_such")
def moved_such(said: Discourse, kinds: CardFilter) -> Condition:
    said.that = Held("left")
    return Is(Held("left"), kinds)


@means("attached_any")
def attached_any(said: Discourse) -> Condition:
    if not isinstance(said.cards, Held):
        raise NoMeaning("Energy attached that no sentence has named")
    return AtLeast(Size(said.cards.name), 1)


@means("played_itself")
def played_itself(said: Discourse, _: object) -> Condition:
    return Exists(ThisCard())


@means("you_discarded_such")
def you_discarded_such(said: Discourse, kind: CardFilter | None) -> Condition:
    if said.cards is None or kind is None:
        raise NoMeaning("cards discarded that no sentence has named")
    return Is(said.cards, kind)
