"""The meaning of what becomes of cards that were found or looked at."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER, Pick
from rulesets.engine.frames import Program
from rulesets.engine.looking import Reveal
from rulesets.engine.select import Both, Held
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.ptcg.effects.ops import (
    Bench,
    Every,
    In,
    Kind,
    Mix,
    Named,
    OfType,
    Pay,
    Reorder,
    Send,
    Shuffle,
    That,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import DECK, HAND, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.cards.searching import take_several
from rulesets.ptcg.text.mean.cards.words import put_into
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, Trait
from rulesets.ptcg.text.mean.nouns.cards import of_those_cards, those_cards
from rulesets.ptcg.text.mean.nouns.filters import ENERGY, POKEMON, every
from rulesets.ptcg.text.mean.nouns.groups import in_play
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning


@means("discard_them")
def discard_them(said: Discourse) -> Program:
    return (Send(those_cards(said)),)


@means("choose_from_those")
def choose_from_those(said: Discourse, cards: CardSet, *parts: str) -> Program:
    if parts[-1] != HAND:
        raise NoMeaning("cards looked at that go elsewhere than to the hand")
    said.seen = those_cards(said)
    return reveal_there(said, cards)


def cards_left(said: Discourse) -> Selector:
    """Return those of the cards looked at that are still in the deck."""
    return Both(said.seen or those_cards(said), In(DECK, BOTH))


@means("others_stay")
def others_stay(said: Discourse, *_: object) -> Program:
    """Leave cards where they are: nobody has taken them from the deck."""
    if said.seen is None and said.cards is None:
        raise NoMeaning("cards put back that nobody has looked at")
    if said.words[-3:] == ("in", "any", "order"):
        return (Reorder(cards_left(said)),)
    return ()


@means("others_under")
def others_under(said: Discourse, *_: object) -> Program:
    return (Reorder(cards_left(said), "bottom"),)


@means("shuffle_their_deck")
def shuffle_their_deck(said: Discourse) -> Program:
    return (Shuffle(OPPONENT),)


def _bench_looked(said: Discourse, kind: CardFilter | None) -> Program:
    source = of_those_cards(said, kind)
    into = said.register("cards")
    return Pick(source, into, ANY_NUMBER, 0), Bench(Held(into))


@means("bench_looked_any")
def bench_looked_any(said: Discourse, traits: tuple[Trait, ...]) -> Program:
    group = in_play(YOU, traits)
    if group.place != "play" or group.others:
        raise NoMeaning("cards of a deck by their place in play")
    return _bench_looked(said, every(POKEMON, group.filter))


@means("bench_looked_any_all")
def bench_looked_any_all(said: Discourse) -> Program:
    return _bench_looked(said, POKEMON)


@means("discard_from_shown")
def discard_from_shown(said: Discourse, cards: CardSet) -> Program:
    if said.shown != OPPONENT:
        return _energy_of_it(said, cards)
    into = said.register("cards")
    said.cards = Held(into)
    count = cards.count if cards.count is not None else ANY_NUMBER
    pick = Pick(In(HAND, OPPONENT, cards.filter), into, count, cards.at_least)
    return pick, Send(Held(into))


def _energy_of_it(said: Discourse, cards: CardSet) -> Program:
    """Discard Energy from the Pokémon last mentioned."""
    kinds = cards.filter.filters if isinstance(cards.filter, Every) else (cards.filter,)
    types = [k.types for k in kinds if isinstance(k, OfType)]
    exact = isinstance(cards.count, int) and cards.at_least == -1
    if ENERGY not in kinds or said.that is None or not exact or len("".join(types)) > 1:
        raise NoMeaning("cards of a hand that no sentence has shown")
    count = cards.count if isinstance(cards.count, int) else 0
    return (Pay((types[0] if types else "C") * count, said.that),)


@means("show_and_shuffle")
def show_and_shuffle(said: Discourse) -> Program:
    cards = those_cards(said)
    return Reveal(cards), Send(cards, DECK), Shuffle()


@means("others_back")
def others_back(said: Discourse, *_: object) -> Program:
    return (Reorder(cards_left(said)),)


always("shuffle_deck", (Shuffle(),))
always("opponent_shuffles", (Shuffle(OPPONENT),))


@means("take_all_there")
def take_all_there(said: Discourse, kind: CardFilter | None) -> Program:
    return (Send(of_those_cards(said, kind), HAND),)


@means("others_discard")
def others_discard(said: Discourse) -> Program:
    return (Send(cards_left(said)),)


@means("choose_looked")
def choose_looked(said: Discourse, n: str, _: object) -> Program:
    return put_looked(said, n)


@means("reveal_there")
def reveal_there(said: Discourse, cards: CardSet, *_: object) -> Program:
    source = of_those_cards(said, cards.filter)
    if cards.count is None:
        return Reveal(source), Send(source, HAND)
    into = said.register("cards")
    pick = Pick(source, into, cards.count, 0)
    return pick, Reveal(Held(into)), Send(Held(into), HAND)


@means("show_then_hand")
def show_then_hand(said: Discourse) -> Program:
    return take_found(said, "show", HAND)


@means("take_found")
def take_found(said: Discourse, *parts: str) -> Program:
    found = those_cards(said)
    reveal = (Reveal(found),) if len(parts) == 2 else ()
    return (*reveal, *put_into(found, parts[-1]))


@means("show_found")
def show_found(said: Discourse, *_: object) -> Program:
    return (Reveal(those_cards(said)),)


@means("put_back_order")
def put_back_order(said: Discourse) -> Program:
    return (Reorder(those_cards(said)),)


@means("put_looked")
def put_looked(said: Discourse, k: str) -> Program:
    into = said.register("cards")
    return Pick(those_cards(said), into, int(k)), Send(Held(into), HAND)


@means("reveal_several")
def reveal_several(said: Discourse, sets: tuple[CardSet, ...]) -> Program:
    seen = those_cards(said)
    ops, found = take_several(said, lambda kind: That(seen, kind) if kind else seen, sets, 0)
    said.cards = seen
    return (*ops, Reveal(found), Send(found, HAND))


@means("others_top")
def others_top(said: Discourse) -> Program:
    return (Send(cards_left(said), DECK),)


@means("reveal_to_bench")
def reveal_to_bench(said: Discourse, cards: CardSet, *_: object) -> Program:
    into = said.register("cards")
    source = of_those_cards(said, cards.filter)
    return Pick(source, into, cards.count or 1, 0), Reveal(Held(into)), Bench(Held(into))


@means("others_lost")
def others_lost(said: Discourse) -> Program:
    return (Send(cards_left(said), "lost"),)


@means("others_mixed_under")
def others_mixed_under(said: Discourse) -> Program:
    return (Mix(cards_left(said), "bottom"),)


@means("shuffle_those")
def shuffle_those(said: Discourse) -> Program:
    return Send(those_cards(said), DECK), Shuffle()


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


@means("others_hand")
def others_hand(said: Discourse) -> Program:
    return (Send(cards_left(said), HAND),)


@means("take_item_cards")
def take_item_cards(said: Discourse) -> Program:
    return (Send(of_those_cards(said, Kind(("Item",))), HAND),)


@means("reveal_there_but")
def reveal_there_but(said: Discourse, cards: CardSet, *_: object) -> Program:
    other = every(cards.filter, Unlike(Named((rules_name(said.own),))))
    return reveal_there(said, CardSet(other, cards.count, cards.at_least))
