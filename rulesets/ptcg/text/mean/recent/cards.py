"""The meaning of what the later series do with cards in decks, hands and discard piles."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.engine.frames import Program
from rulesets.engine.select import Count, Held, Top
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Minus, Number
from rulesets.ptcg.effects.ops import (
    Attach,
    Bench,
    Draw,
    Evolve,
    EvolvesFrom,
    ForEach,
    In,
    InPlay,
    Pick,
    Reorder,
    Reveal,
    Send,
    Shuffle,
)
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand, look_hand, opponent_discards
from rulesets.ptcg.text.mean.deeds.searching import of_those_cards, those_cards
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Mons, Trait, first_int
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import in_play
from rulesets.ptcg.text.mean.nouns.traits import BASIC, POKEMON, every
from rulesets.ptcg.text.mean.registry import means
from rulesets.text.gaps import NoMeaning

DECK, HAND, DISCARD, LOST = "deck", "hand", "discard", "lost"
_BASIC_POKEMON = every(POKEMON, BASIC)


# Decks.
def _mill(said: Discourse, n: int, side: str, to: str = DISCARD) -> Program:
    into = said.register("cards")
    said.cards, said.sort = Held(into), None
    return Pick(Top(In(DECK, side), n), into, n), Send(Held(into), to)


@means("mill_side_one")
def mill_side_one(said: Discourse, side: str) -> Program:
    return _mill(said, 1, side)


@means("mill_side")
def mill_side(said: Discourse, n: str, side: str) -> Program:
    return _mill(said, int(n), side)


@means("mill_their_one")
def mill_their_one(said: Discourse) -> Program:
    return _mill(said, 1, OPPONENT)


@means("mill_their_lost")
def mill_their_lost(said: Discourse) -> Program:
    return _mill(said, 1, OPPONENT, LOST)


@means("search_top_shown")
def search_top_shown(said: Discourse, cards: CardSet) -> Program:
    return _to_top(said, cards, shown=True)


@means("search_top_one")
def search_top_one(said: Discourse, cards: CardSet) -> Program:
    return _to_top(said, cards, shown=False)


@means("search_top_n")
def search_top_n(said: Discourse, n: str) -> Program:
    into = said.register("cards")
    pick = Pick(In(DECK), into, int(n))
    return pick, Shuffle(), Send(Held(into), DECK), Reorder(Held(into))


def _to_top(said: Discourse, cards: CardSet, shown: bool) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards on top of a deck in no order")
    into = said.register("cards")
    least = 0 if cards.filter is not None else cards.at_least
    reveal: Program = (Reveal(Held(into)),) if shown else ()
    pick = Pick(In(DECK, YOU, cards.filter), into, 1, least)
    return pick, *reveal, Shuffle(), Send(Held(into), DECK)


# Hands.
@means("show_hands")
def show_hands(said: Discourse) -> Program:
    said.shown = OPPONENT
    return (Reveal(In(HAND, BOTH)),)


@means("foe_benches_any")
def foe_benches_any(said: Discourse) -> Program:
    return (*look_hand(said), *bench_there_any(said))


def _bench_theirs(said: Discourse, n: int, least: int) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("Pokémon found where no sentence has looked")
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(HAND, OPPONENT, _BASIC_POKEMON), into, n, least), Bench(Held(into))


@means("bench_there_any")
def bench_there_any(said: Discourse, *_: object) -> Program:
    return _bench_theirs(said, ANY_NUMBER, 0)


@means("bench_there_up_to")
def bench_there_up_to(said: Discourse, n: str) -> Program:
    return _bench_theirs(said, int(n), 0)


@means("bench_there_one")
def bench_there_one(said: Discourse) -> Program:
    made = _bench_theirs(said, 1, -1)
    said.that = Held("benched")
    return made


@means("discard_from_shown")
def discard_from_shown(said: Discourse, cards: CardSet) -> Program:
    if said.shown != OPPONENT:
        raise NoMeaning("cards of a hand that no sentence has shown")
    into = said.register("cards")
    said.cards = Held(into)
    count = cards.count if cards.count is not None else ANY_NUMBER
    pick = Pick(In(HAND, OPPONENT, cards.filter), into, count, cards.at_least)
    return pick, Send(Held(into))


@means("foe_puts_one_under")
def foe_puts_one_under(said: Discourse) -> Program:
    into = said.register("cards")
    return Pick(In(HAND, OPPONENT), into, 1, by=OPPONENT), Send(Held(into), DECK, "bottom")


@means("both_discard")
def both_discard(said: Discourse, *n: str) -> Program:
    count, mine, theirs = first_int(n), said.register("cards"), said.register("cards")
    first = Pick(cards_in_hand(said, None), mine, count), Send(Held(mine))
    second = Pick(In(HAND, OPPONENT), theirs, count, by=OPPONENT), Send(Held(theirs))
    # The cards that say so let the opponent discard first.
    return (*second, *first)


@means("reveal_any_hand")
def reveal_any_hand(said: Discourse, kind: CardFilter | None) -> Program:
    ops, found = said.take(cards_in_hand(said, kind), CardSet(kind, ANY_NUMBER, 0))
    return (*ops, Reveal(found))


@means("hand_lost", "hand_lost_chosen")
def hand_lost(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = said.take(cards_in_hand(said, cards.filter), cards)
    return (*ops, Send(found, LOST))


def _at_random(said: Discourse, n: Number, to: str = DISCARD) -> Program:
    into = said.register("cards")
    said.cards = Held(into)
    return Pick(In(HAND, OPPONENT), into, n, by="luck"), Send(Held(into), to)


@means("foe_random_lost")
def foe_random_lost(said: Discourse) -> Program:
    return _at_random(said, 1, LOST)


@means("discard_random_n")
def discard_random_n(said: Discourse, n: str) -> Program:
    return _at_random(said, int(n))


@means("discard_random_to")
def discard_random_to(said: Discourse, n: str) -> Program:
    return _at_random(said, Minus(Count(In(HAND, OPPONENT)), int(n)))


@means("both_draw_to")
def both_draw_to(said: Discourse, n: str) -> Program:
    return (Draw(int(n), BOTH, until=True),)


@means("foe_discards_more")
def foe_discards_more(said: Discourse, n: str) -> Program:
    return opponent_discards(said, n)


# Discard piles.
@means("dig_only")
def dig_only(said: Discourse, cards: CardSet) -> Program:
    return said.take(In(DISCARD, YOU, cards.filter), cards)[0]


@means("show_and_shuffle")
def show_and_shuffle(said: Discourse) -> Program:
    cards = those_cards(said)
    return Reveal(cards), Send(cards, DECK), Shuffle()


@means("dig_and_shuffle")
def dig_and_shuffle(said: Discourse, cards: CardSet, *_: object) -> Program:
    ops, found = said.take(In(DISCARD, YOU, cards.filter), cards)
    return (*ops, Reveal(found), Send(found, DECK), Shuffle())


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


def _each_from_discard(said: Discourse, cards: CardSet, group: Selector) -> Program:
    if cards.count != 1 or cards.at_least != -1:
        raise NoMeaning("several cards for each of several Pokémon")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DISCARD, YOU, cards.filter), into), Attach(Held(into), Held(one))
    return (ForEach(group, one, steps),)


@means("dig_attach_each")
def dig_attach_each(said: Discourse, cards: CardSet, group: InPlay) -> Program:
    return _each_from_discard(said, cards, group)


@means("dig_attach_those")
def dig_attach_those(said: Discourse, cards: CardSet) -> Program:
    return _each_from_discard(said, cards, said.only(Mons(None)))


@means("group_grows")
def group_grows(said: Discourse, group: InPlay) -> Program:
    one, into = said.register("one"), said.register("cards")
    found = In(DECK, YOU, EvolvesFrom(Held(one)))
    return (ForEach(group, one, (Pick(found, into, 1, 0), Evolve(Held(into), Held(one)))),)


@means("group_charged")
def group_charged(said: Discourse, group: InPlay, cards: CardSet, *_: object) -> Program:
    if cards.count != 1:
        raise NoMeaning("several cards for each Pokémon")
    one, into = said.register("one"), said.register("cards")
    steps = Pick(In(DECK, YOU, cards.filter), into, 1, 0), Attach(Held(into), Held(one))
    return (ForEach(group, one, steps),)


@means("bench_looked_any")
def bench_looked_any(said: Discourse, traits: tuple[Trait, ...]) -> Program:
    group = in_play(YOU, traits)
    if group.place != "play" or group.others:
        raise NoMeaning("cards of a deck by their place in play")
    return _bench_looked(said, every(POKEMON, group.filter))


@means("bench_looked_any_all")
def bench_looked_any_all(said: Discourse) -> Program:
    return _bench_looked(said, POKEMON)


def _bench_looked(said: Discourse, kind: CardFilter | None) -> Program:
    source = of_those_cards(said, kind)
    into = said.register("cards")
    return Pick(source, into, ANY_NUMBER, 0), Bench(Held(into))
