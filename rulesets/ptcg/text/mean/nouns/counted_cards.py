"""The meaning of counts of cards in hands, piles and Prizes."""

from __future__ import annotations

from rulesets.engine.select import Count, Held, ThisCard, Without
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Minus, Number, Plus, Size
from rulesets.ptcg.effects.ops import (
    Attached,
    CardTypes,
    In,
    InPlay,
    Kind,
    Named,
    PrizesTaken,
    Some,
    That,
    Unlike,
)
from rulesets.ptcg.effects.terms.selectors import DISCARD, HAND, CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import Discourse, Trait
from rulesets.ptcg.text.mean.nouns.cards import cards_in_hand
from rulesets.ptcg.text.mean.nouns.filters import BASIC_ENERGY, POKEMON, every
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

silent("discarded")


@means("hand_of")
def hand_of(said: Discourse, kind: CardFilter | None, side: str) -> Number:
    return Count(In("hand", side, kind))


@means("discards_of")
def discards_of(said: Discourse, kind: CardFilter | None, side: str) -> Number:
    found = In("discard", side, kind)
    said.cards = said.cards or found
    return Count(found)


@means("prizes_opponent")
def prizes_opponent(said: Discourse, *_: object) -> Number:
    return PrizesTaken(OPPONENT)


@means("prizes_you")
def prizes_you(said: Discourse, *_: object) -> Number:
    return PrizesTaken(YOU)


@means("prizes_remaining")
def prizes_remaining(said: Discourse, side: str) -> Number:
    return Count(In("prizes", side))


@means("discarded_cards")
def discarded_cards(said: Discourse, *kind: CardFilter | None) -> Number:
    held = said.cards
    if not isinstance(held, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    if said.sort is None and kind and kind[0] is not None:
        return Count(That(held, kind[0]))  # cards of every sort went, these are counted
    return Size(held.name)


@means("attached_cards")
def attached_cards(said: Discourse) -> Number:
    if not isinstance(said.cards, Held):
        raise NoMeaning("cards attached that no sentence has named")
    return Size(said.cards.name)


@means("prizes_beyond")
def prizes_beyond(said: Discourse) -> Number:
    return Minus(Count(In("prizes", YOU)), Count(In("prizes", OPPONENT)))


@means("discards_two")
def discards_two(said: Discourse, one: CardFilter | None, two: CardFilter | None) -> Number:
    given = tuple(k for k in (one, two) if k is not None)
    if len(given) < 2:
        raise NoMeaning("cards of two kinds of which one is any")
    return Count(In(DISCARD, YOU, Some(given)))


always("basic_types_discarded", CardTypes(In("discard", YOU, BASIC_ENERGY)))
always("pokemon_lost", Count(In("lost", YOU, POKEMON)))


@means("lost_of_both")
def lost_of_both(said: Discourse, kind: CardFilter | None, _: str) -> Number:
    return Count(In("lost", BOTH, kind))


always("prizes_mine", Count(In("prizes")))


@means("find_there")
def find_there(said: Discourse, kind: CardFilter | None) -> Number:
    """Count cards of the hand that was shown just before."""
    if not said.shown:
        raise NoMeaning("cards found where no sentence has looked")
    return Count(In(HAND, said.shown, kind))


@means("discards_such")
def discards_such(said: Discourse, kind: CardFilter | None, *traits: Trait) -> Number:
    return Count(In(DISCARD, YOU, every(kind, *(t.filter for t in traits))))


@means("discards_mons")
def discards_mons(said: Discourse, *traits: Trait) -> Number:
    return Count(In(DISCARD, YOU, every(POKEMON, *(t.filter for t in traits))))


@means("hand_theirs")
def hand_theirs(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In(HAND, OPPONENT, kind))


@means("types_discarded")
def types_discarded(said: Discourse, *_: object) -> Number:
    if not isinstance(said.cards, Held):
        raise NoMeaning("cards discarded that no sentence has named")
    return CardTypes(said.cards)


@means("trainers_theirs")
def trainers_theirs(said: Discourse) -> Number:
    kind = Kind(("Trainer",))
    attached = Count(Attached(InPlay(OPPONENT), kind))
    # A Stadium is in play by the player who put it there; a Fossil is a Pokémon while in play.
    return Plus(attached, Count(In("stadium", OPPONENT)))


@means("lost_of")
def lost_of(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In("lost", YOU, kind))


always("discarded_pokemon_all", Count(In(DISCARD, BOTH, POKEMON)))


@means("own_hand_size")
def own_hand_size(said: Discourse) -> Number:
    return Count(cards_in_hand(said, None))


always("their_hand_size", Count(In(HAND, OPPONENT)))


@means("discards_mine")
def discards_mine(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In(DISCARD, YOU, kind))


@means("other_copies")
def other_copies(said: Discourse, _: object) -> Number:
    return copies_discarded(said)


def copies_discarded(said: Discourse) -> Number:
    """Return how many other cards of this name lie in the discard pile."""
    return Count(Without(In(DISCARD, YOU, Named((rules_name(said.own),))), ThisCard()))


_NO_PRISM = every(POKEMON, Unlike(Kind(("Prism Star",))))


always("lost_but_prisms", Count(In("lost", YOU, _NO_PRISM)))
