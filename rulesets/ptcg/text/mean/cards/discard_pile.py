"""The meaning of taking cards out of discard piles."""

from __future__ import annotations

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import Held, ThisCard
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Reg
from rulesets.ptcg.effects.ops import Bench, In, Named, Reorder, Send, Shuffle, Unlike
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, LOST, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.cards.searching import take_several
from rulesets.ptcg.text.mean.cards.words import put_into
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse
from rulesets.ptcg.text.mean.nouns.filters import BASIC, POKEMON, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


def dug(said: Discourse, cards: CardSet) -> tuple[Program, Selector]:
    return said.take(In(DISCARD, YOU, cards.filter), cards)


@means("discard_take")
def discard_take(said: Discourse, cards: CardSet, *parts: str) -> Program:
    ops, found = dug(said, cards)
    reveal = (Reveal(found),) if parts[:-1] else ()
    return (*ops, *reveal, *put_into(found, parts[-1]))


@means("dig_shuffle")
def dig_shuffle(said: Discourse, cards: CardSet, *_: object) -> Program:
    return discard_shuffle(said, cards)


@means("dig_and_shuffle")
def dig_and_shuffle(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, Reveal(found), Send(found, DECK), Shuffle())


@means("dig_only")
def dig_only(said: Discourse, cards: CardSet) -> Program:
    return said.take(In(DISCARD, YOU, cards.filter), cards)[0]


@means("their_basic_back")
def their_basic_back(said: Discourse) -> Program:
    into = said.register("cards")
    pile = In(DISCARD, OPPONENT, every(POKEMON, BASIC))
    return Pick(pile, into), Bench(Held(into))


def _from_theirs(said: Discourse, cards: CardSet, to: str, at: str = "top") -> Program:
    ops, found = said.take(In(DISCARD, OPPONENT, cards.filter), cards)
    return (*ops, Send(found, to, at))


@means("foe_discard_under")
def foe_discard_under(said: Discourse) -> Program:
    return _from_theirs(said, CardSet(None), DECK, "bottom")


@means("foe_discard_lost")
def foe_discard_lost(said: Discourse, cards: CardSet) -> Program:
    return _from_theirs(said, cards, LOST)


@means("foe_discard_hand")
def foe_discard_hand(said: Discourse, cards: CardSet) -> Program:
    return _from_theirs(said, cards, HAND)


@means("discard_shuffle")
def discard_shuffle(said: Discourse, cards: CardSet) -> Program:
    ops, found = dug(said, cards)
    return (*ops, Reveal(found), Send(found, DECK), Shuffle())


@means("discard_put")
def discard_put(said: Discourse, cards: CardSet, into: str) -> Program:
    ops, found = dug(said, cards)
    said.put_onto(into)
    return (*ops, *put_into(found, into))


@means("discard_shuffle_several")
def discard_shuffle_several(said: Discourse, sets: tuple[CardSet, ...]) -> Program:
    ops, found = take_several(said, lambda kind: In(DISCARD, YOU, kind), sets)
    return (*ops, Reveal(found), Send(found, DECK), Shuffle())


@means("discard_put_several")
def discard_put_several(said: Discourse, sets: tuple[CardSet, ...]) -> Program:
    ops, found = take_several(said, lambda kind: In(DISCARD, YOU, kind), sets)
    return (*ops, Send(found, HAND))


@means("dig_by_heads")
def dig_by_heads(said: Discourse, kind: CardFilter | None) -> Program:
    into = said.register("cards")
    return Pick(In(DISCARD, YOU, kind), into, Reg("heads"), 0), Send(Held(into), HAND)


@means("dig_up_to")
def dig_up_to(said: Discourse, n: str, kind: CardFilter | None) -> Program:
    ops, found = said.take(In(DISCARD, YOU, kind), CardSet(kind, int(n), 0))
    return (*ops, Send(found, HAND))


@means("foe_discard_top")
def foe_discard_top(said: Discourse, cards: CardSet) -> Program:
    if cards.count != 1:
        raise NoMeaning("an order of several cards on a deck")
    ops, found = said.take(In(DISCARD, OPPONENT, cards.filter), cards)
    return (*ops, Send(found, DECK))


@means("discard_to_lost")
def discard_to_lost(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, Send(found, "lost"))


@means("discard_under")
def discard_under(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, Send(found, DECK, "bottom"), Reorder(found, "bottom"))


@means("dig_heads_top")
def dig_heads_top(said: Discourse, kind: CardFilter | None) -> Program:
    into = said.register("cards")
    pick = Pick(In(DISCARD, YOU, kind), into, Reg("heads"), 0)
    return pick, Send(Held(into), DECK), Reorder(Held(into))


@means("this_into_deck")
def this_into_deck(said: Discourse, _: object) -> Program:
    return Send(ThisCard(), DECK), Shuffle()


@means("this_under_deck")
def this_under_deck(said: Discourse, _: object) -> Program:
    return (Send(ThisCard(), DECK, "bottom"),)


@means("this_to_hand")
def this_to_hand(said: Discourse, _: object) -> Program:
    return (Send(ThisCard(), HAND),)


@means("discards_back")
def discards_back(said: Discourse, kind: CardFilter | None, *but: object) -> Program:
    without = Unlike(Named((rules_name(said.own),))) if but else None
    return Send(In(DISCARD, BOTH, every(kind, without)), DECK), Shuffle(BOTH)


@means("dig_to_hand")
def dig_to_hand(said: Discourse, cards: CardSet) -> Program:
    return discard_put(said, cards, HAND)


@means("their_cards_back")
def their_cards_back(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(In(DISCARD, OPPONENT, cards.filter), cards)
    said.that = Held("benched")
    return (*ops, Bench(found))
