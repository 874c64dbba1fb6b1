"""The meaning of what later texts count: cards found, discarded or lost, types, conditions."""

from __future__ import annotations

from rulesets.engine.select import Count, Held
from rulesets.engine.sides import BOTH, OPPONENT, YOU
from rulesets.engine.values import Number, Plus
from rulesets.ptcg.effects.ops import (
    Attached,
    CardTypes,
    ConditionsOn,
    EnergyOn,
    In,
    InPlay,
    TypesAmong,
)
from rulesets.ptcg.effects.terms.card_filters import Kind
from rulesets.ptcg.effects.terms.selectors import ACTIVE, BENCH, DISCARD, HAND, CardFilter
from rulesets.ptcg.text.mean.deeds.hands import cards_in_hand
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons
from rulesets.ptcg.text.mean.nouns.traits import POKEMON
from rulesets.ptcg.text.mean.registry import always, means
from rulesets.text.gaps import NoMeaning


@means("find_there")
def find_there(said: Discourse, kind: CardFilter | None) -> Number:
    """Count cards of the hand that was shown just before."""
    if not said.shown:
        raise NoMeaning("cards found where no sentence has looked")
    return Count(In(HAND, said.shown, kind))


@means("hand_theirs")
def hand_theirs(said: Discourse, kind: CardFilter | None) -> Number:
    return Count(In(HAND, OPPONENT, kind))


always("bench_types", TypesAmong(InPlay(YOU, BENCH)))
always("discarded_pokemon_all", Count(In(DISCARD, BOTH, POKEMON)))
always("their_hand_size", Count(In(HAND, OPPONENT)))


@means("own_hand_size")
def own_hand_size(said: Discourse) -> Number:
    return Count(cards_in_hand(said, None))


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


@means("energy_all_active")
def energy_all_active(said: Discourse, energy: EnergySet, *_: object) -> Number:
    both = InPlay(BOTH, ACTIVE)
    if energy.units:
        return EnergyOn(both, energy.types)
    return Count(Attached(both, energy.filter))


@means("conditions_on")
def conditions_on(said: Discourse, mon: Mons) -> Number:
    return ConditionsOn(said.only(mon))
