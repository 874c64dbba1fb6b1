"""The meaning of what later texts do with cards in hands, decks and discard piles."""

from __future__ import annotations

from rulesets.engine.frames import Program
from rulesets.engine.select import Bottom, Count, Held, Top
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.engine.values import Reg, Size
from rulesets.ptcg.effects.ops import (
    Draw,
    Exists,
    In,
    Pick,
    Reveal,
    Send,
    Shuffle,
    That,
)
from rulesets.ptcg.effects.terms.selectors import DECK, DISCARD, HAND, CardFilter
from rulesets.ptcg.text.mean.deeds.drawing import discard_top
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand
from rulesets.ptcg.text.mean.deeds.looking import (
    look_at_top,
    look_choose,
    put_looked,
    reorder_top_side,
)
from rulesets.ptcg.text.mean.deeds.searching import (
    attach_freely,
    those_cards,
)
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Trait, first_int, says
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning


# Decks looked at.
@means("reorder_top_side2")
def reorder_top_side2(said: Discourse, n: str, side: str, again: str) -> Program:
    if side != again:
        raise NoMeaning("cards of one deck put on another")
    return reorder_top_side(said, n, side)


@means("look_attach_freely")
def look_attach_freely(
    said: Discourse, n: str, cards: CardSet, side: str, traits: tuple[Trait, ...]
) -> Program:
    look = look_at_top(said, int(n), YOU)
    seen = those_cards(said)
    source = That(seen, cards.filter) if cards.filter is not None else seen
    ops, found = said.take(source, CardSet(cards.filter, cards.count, 0))
    said.cards = seen
    return (*look, *ops, *attach_freely(said, found, side, traits))


@means("show_kind")
def show_kind(said: Discourse, cards: CardSet) -> CardSet:
    return cards


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


@means("discard_it")
def discard_it(said: Discourse) -> Program:
    """Discard the card spoken of last; a Pokémon is discarded in other words."""
    if said.that is not None:
        raise NoMeaning("whether a card or a Pokémon is discarded")
    return (Send(those_cards(said)),)


@means("shuffle_then_top")
def shuffle_then_top(said: Discourse) -> Program:
    found = those_cards(said)
    return Shuffle(), Send(found, DECK)


@means("mill_each_one")
def mill_each_one(said: Discourse) -> Program:
    return discard_top(said, 1, "both")


# Hands.
@means("shuffle_those")
def shuffle_those(said: Discourse) -> Program:
    return Send(those_cards(said), DECK), Shuffle()


@means("there_shuffled")
def there_shuffled(said: Discourse, cards: CardSet, *_: object) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("cards of a hand that nobody has seen")
    ops, found = said.take(In(HAND, OPPONENT, cards.filter), cards)
    return (*ops, Send(found, DECK), Shuffle(OPPONENT))


@means("foe_hand_new")
def foe_hand_new(said: Discourse, n: str) -> Program:
    return Send(In(HAND, OPPONENT), DECK), Shuffle(OPPONENT), Draw(int(n), OPPONENT)


@means("foe_shuffles_in")
def foe_shuffles_in(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    pick = Pick(In(HAND, OPPONENT), into, int(n), by=OPPONENT)
    return pick, Send(Held(into), DECK), Shuffle(OPPONENT)


@means("foe_puts_under")
def foe_puts_under(said: Discourse, *n: object) -> Program:
    into = said.register("cards")
    count = first_int(n)
    if count != 1:
        raise NoMeaning("an order of cards under the deck")
    pick = Pick(In(HAND, OPPONENT), into, count, by=OPPONENT)
    return pick, Send(Held(into), DECK, "bottom")


@means("draw_even")
def draw_even(said: Discourse) -> Program:
    return (Draw(Count(In(HAND, OPPONENT)), until=True),)


@means("trade_top")
def trade_top(said: Discourse) -> Program:
    """Exchange a card for one nobody looks at: both go at once."""
    card, top = said.register("cards"), said.register("cards")
    unseen = Pick(Top(In(DECK), 1), top, 1)
    swap = Send(Held(card), DECK), Send(Held(top), HAND)
    return Pick(cards_in_hand(said, None), card), unseen, *swap


@means("draw_bottom_n")
def draw_bottom_n(said: Discourse, n: str) -> Program:
    return (Send(Bottom(In(DECK), int(n)), HAND),)


@means("draw_top_n")
def draw_top_n(said: Discourse, n: str) -> Program:
    return (Draw(int(n)),)


@means("count_their_hand")
def count_their_hand(said: Discourse) -> Program:
    said.number = Count(In(HAND, OPPONENT))
    return ()


@means("discard_from_mine")
def discard_from_mine(said: Discourse, cards: CardSet) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    said.number = Size(found.name) if isinstance(found, Held) else None
    return (*ops, Send(found))


# Discard piles.
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


# What was found, for what follows.
@means("put_any_kind")
def put_any_kind(said: Discourse, kind: CardFilter | None, *_: object) -> object:
    found = those_cards(said)
    return Exists(That(found, kind) if kind is not None else found)
