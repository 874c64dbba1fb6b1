"""Tribute, discard, draw, equip, Set and show."""

from __future__ import annotations

from dataclasses import replace

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import AnyFilter, Held
from rulesets.engine.values import Half, Minus, Number, Reg, Times
from rulesets.text.gaps import NoMeaning
from rulesets.yugioh.effects import (
    Attach,
    Cards,
    Detach,
    Discard,
    DiscardRandom,
    Draw,
    Equip,
    FaceUp,
    HandSize,
    LookAt,
    Lp,
    NotA,
    PayLp,
    SetCard,
    ShuffleDeck,
    Sub,
    Tribute,
)  # fmt: skip
from rulesets.yugioh.text.mean.deeds.moves import decks
from rulesets.yugioh.text.mean.discourse import THIS, Discourse
from rulesets.yugioh.text.mean.model import Fixed, Noun, Pair, Thing, both, parts_of
from rulesets.yugioh.text.mean.nouns.numbers import number_of
from rulesets.yugioh.text.mean.registry import means, refused

# Tribute, discard, draw


@means("tribute", "tributing")
def tribute(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing, ("monsters",), "you", public=False)
    said.gone(cards)
    return (*ops, Tribute(cards))


@means("discard", "discarding")
def discard(said: Discourse, thing: Thing) -> Program:
    if isinstance(thing, Noun) and thing.zones not in ((), ("hand",)):
        raise NoMeaning("discarding from elsewhere than the hand")
    if isinstance(thing, Noun) and thing.side == "opponent":
        raise NoMeaning("discarding from the opponent's hand")
    itself = thing.fixed if isinstance(thing, Pair) else thing
    if isinstance(itself, Fixed) and itself.cards == THIS:
        said.at("hand")
    ops, cards = said.settle(thing, ("hand",), "you")
    return (*ops, Discard(cards))


@means("discard_hand")
def discard_hand(said: Discourse, *_: object) -> Program:
    return (Discard(Cards(("hand",))),)


@means("discard_random")
def discard_random(said: Discourse, n: str) -> Program:
    return (DiscardRandom(int(n)),)


@means("draw")
def draw(said: Discourse, n: str) -> Program:
    said.that = None  # "it" would be the card drawn
    return (Draw(int(n)),)


@means("draw_one")
def draw_one(said: Discourse) -> Program:
    said.that = None
    return (Draw(1),)


@means("draw_counted")
def draw_counted(said: Discourse, count: Number) -> Program:
    return (Draw(count),)


@means("draw_until")
def draw_until(said: Discourse, n: str) -> Program:
    return (Draw(Minus(int(n), HandSize("you"))),)


@means("draw_same")
def draw_same(said: Discourse) -> Program:
    return (Draw(Reg("done")),)


# Equipment, materials, Setting


@means("equip")
def equip(said: Discourse, thing: Thing, to: Thing) -> Program:
    if not isinstance(thing, Fixed) and not isinstance(thing, Noun):
        raise NoMeaning("equipping several cards")
    if isinstance(thing, Noun) and "Equip" in _kinds(thing):
        raise NoMeaning("an Equip Spell that this monster may perhaps not hold")
    if isinstance(to, Noun):
        to = replace(to, filter=both(FaceUp(), to.filter))  # nothing else can hold one (YGO-139)
    ops, card = said.settle(thing)
    more, holder = said.settle(to)
    return (*ops, *more, Equip(card, holder), *decks(thing))


def _kinds(noun: Noun) -> tuple[str, ...]:
    """Return the kinds of card that a noun names."""
    return tuple(w for part in parts_of(noun.filter) if isinstance(part, Sub) for w in part.words)


refused("equip_from", "equipping from a place")


@means("detach")
def detach(said: Discourse, n: str) -> Program:
    said.that = THIS
    return (Detach(int(n)),)


@means("detach_up_to")
def detach_up_to(said: Discourse, n: str) -> Program:
    return (Detach(int(n), None, 1),)


refused("detach_all", "all materials at once")


@means("attach")
def attach(said: Discourse, thing: Thing) -> Program:
    ops, cards = said.settle(thing)
    return (*ops, Attach(cards, THIS), *decks(thing))


@means("set_card")
def set_card(said: Discourse, thing: Thing) -> Program:
    if not isinstance(thing, Noun) or thing.head not in ("spell", "trap", "spell/trap"):
        raise NoMeaning("Setting a card that is no Spell or Trap of a kind")
    if not thing.zones:
        raise NoMeaning("Setting cards from nowhere")
    ops, cards = said.settle(thing)
    return (*ops, SetCard(cards), *decks(thing))


@means("set_from_deck")
def set_from_deck(said: Discourse, n: str, noun: Noun) -> Program:
    if noun.head not in ("spell", "trap", "spell/trap") or noun.zones:
        raise NoMeaning("Setting a card that is no Spell or Trap")
    into = said.register("picked")
    said.that = Held(into)
    source = Cards(("deck",), "you", noun.filter)
    return (Pick(source, into, int(n)), SetCard(Held(into)), ShuffleDeck())


@means("shuffle_deck")
def shuffle_deck(said: Discourse) -> Program:
    return (ShuffleDeck(),)


# Showing


@means("reveal")
def reveal(said: Discourse, thing: Thing) -> Program:
    if isinstance(thing, Noun) and thing.zones != ("hand",):
        raise NoMeaning("revealing cards that are not in the hand")
    ops, cards = said.settle(thing)
    return (*ops, Reveal(cards))


@means("look_hand")
def look_hand(said: Discourse) -> Program:
    return (LookAt(Cards(("hand",), "opponent")),)


@means("look")
def look(said: Discourse, noun: Noun) -> Program:
    if not noun.zones or noun.quantity is None or noun.zones == ("deck",):
        raise NoMeaning("looking at cards nowhere")
    ops, cards = said.settle(noun)
    return (*ops, LookAt(cards))


@means("pay")
def pay(said: Discourse, n: str) -> Program:
    return (PayLp(int(n)),)


@means("pay_half")
def pay_half(said: Discourse) -> Program:
    return (PayLp(Half(Lp("you"), step=1)),)


@means("equip_with_self")
def equip_with_self(said: Discourse, ref: Fixed) -> Program:
    return (Equip(THIS, ref.cards),)


@means("discard_random_of")
def discard_random_of(said: Discourse, n: str, side: str) -> Program:
    return (DiscardRandom(int(n), side or "you"),)


@means("draw_each")
def draw_each(said: Discourse, n: str, noun: Noun) -> Program:
    count = number_of(said, noun)
    return (Draw(count if n == "1" else Times(count, int(n))),)


@means("draw_done")
def draw_done(said: Discourse, n: str) -> Program:
    return (Draw(Reg("done") if n == "1" else Times(Reg("done"), int(n))),)


@means("discard_except")
def discard_except(said: Discourse, noun: Noun, named: AnyFilter) -> Program:
    return discard(said, replace(noun, filter=both(noun.filter, NotA(named))))
