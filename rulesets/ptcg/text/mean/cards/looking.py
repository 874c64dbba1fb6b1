"""The meaning of looking at cards of a deck."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, OneOf, Pick
from rulesets.engine.flow import Note
from rulesets.engine.frames import Program
from rulesets.engine.looking import Look, Reveal
from rulesets.engine.select import Bottom, Held, Top
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.ptcg.effects.ops import In, May, Reorder, Send
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.text.mean.cards.found import put_looked, reveal_there
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, first_int, says
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards, those_cards
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


def look_at_top(said: Discourse, n: int, side: str) -> Program:
    """Return the ops that look at the top cards of a deck, which are then "those cards"."""
    into = said.register("seen")
    said.cards = Held(into)
    return Note(Top(In(DECK, side), n), into), Look(Held(into))


@means("look_top")
def look_top(said: Discourse, *n: str) -> Program:
    return look_at_top(said, first_int(n), YOU)


@means("reorder_top")
def reorder_top(said: Discourse, n: str) -> Program:
    return (*look_at_top(said, int(n), YOU), Reorder(those_cards(said)))


@means("reveal_top")
def reveal_top(said: Discourse, n: str) -> Program:
    note, _ = look_at_top(said, int(n), YOU)
    return note, Reveal(those_cards(said))


@means("look_and_choose")
def look_and_choose(said: Discourse, n: str, cards: CardSet) -> Program:
    look = look_at_top(said, int(n), YOU)
    said.seen = those_cards(said)
    ops, _ = said.take(of_those_cards(said, cards.filter), CardSet(None, cards.count, 0))
    return (*look, *ops)


@means("look_top_opponent")
def look_top_opponent(said: Discourse, *n: str) -> Program:
    return look_at_top(said, first_int(n), OPPONENT)


@means("reorder_top_side")
def reorder_top_side(said: Discourse, n: str, side: str) -> Program:
    return (*look_at_top(said, int(n), side), Reorder(those_cards(said)))


@means("reorder_either")
def reorder_either(said: Discourse, n: str) -> Program:
    yours, theirs = (reorder_top_side(said, n, side) for side in (YOU, OPPONENT))
    return (OneOf((yours, theirs)),)


@means("look_take")
def look_take(said: Discourse, n: str, k: str) -> Program:
    return (*look_at_top(said, int(n), YOU), *put_looked(said, k))


@means("look_choose")
def look_choose(said: Discourse, n: str, cards: CardSet, *parts: object) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    done = reveal_there(said, cards)
    said.cards = seen
    return (*look, *done)


@means("look_take_up")
def look_take_up(said: Discourse, n: str, k: str) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    into = said.register("cards")
    return (*look, Pick(seen, into, int(k), 0), Send(Held(into), HAND))


@means("look_bottom")
def look_bottom(said: Discourse, n: str) -> Program:
    into = said.register("seen")
    said.cards = Held(into)
    return Note(Bottom(In(DECK), int(n)), into), Look(Held(into))


@means("reorder_top_side2")
def reorder_top_side2(said: Discourse, n: str, side: str, again: str) -> Program:
    if side != again:
        raise NoMeaning("cards of one deck put on another")
    return reorder_top_side(said, n, side)


@means("look_reveal_take")
def look_reveal_take(said: Discourse, n: str, cards: CardSet, *_: object) -> Program:
    return look_choose(said, n, cards)


@means("look_take_one")
def look_take_one(said: Discourse, n: str, *one: str) -> Program:
    says(one, "1")
    return (*look_at_top(said, int(n), YOU), *put_looked(said, "1"))


@means("reveal_top_one")
def reveal_top_one(said: Discourse) -> Program:
    note, _ = look_at_top(said, 1, YOU)
    return note, Reveal(those_cards(said))


@means("reveal_theirs")
def reveal_theirs(said: Discourse, n: str) -> Program:
    note, _ = look_at_top(said, int(n), OPPONENT)
    return note, Reveal(those_cards(said))


@means("choose_many_looked")
def choose_many_looked(said: Discourse, kind: CardFilter | None, *parts: object) -> Program:
    seen = those_cards(said)
    into = said.register("cards")
    said.seen = seen
    pick = Pick(of_those_cards(said, kind), into, ANY_NUMBER, 0)
    return pick, Reveal(Held(into)), Send(Held(into), HAND)


@means("show_one_of_them")
def show_one_of_them(said: Discourse, n: str) -> Program:
    source = of_those_cards(said, said.sort)
    into = said.register("cards")
    return Pick(source, into, int(n), 0), Reveal(Held(into)), Send(Held(into), HAND)


@means("show_their_top")
def show_their_top(said: Discourse) -> Program:
    note, _ = look_at_top(said, 1, OPPONENT)
    return note, Reveal(those_cards(said))


@means("look_and_leave")
def look_and_leave(said: Discourse, n: str, side: str) -> Program:
    return look_at_top(said, int(n), side)


@means("keep_or_discard")
def keep_or_discard(said: Discourse) -> Program:
    if said.cards is None:
        raise NoMeaning("a card that no sentence has named")
    return (May((Send(said.cards),)),)
