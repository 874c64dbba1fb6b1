"""The meaning of nouns for cards in hands, decks and discard piles, and for Energy."""

from __future__ import annotations

from rulesets.engine.asking import ANY_NUMBER
from rulesets.ptcg.effects.terms.card_filters import Kind, Named, NameHas, OfType
from rulesets.ptcg.effects.terms.compound_filters import Every
from rulesets.ptcg.effects.terms.pokemon_filters import Evolved
from rulesets.ptcg.effects.terms.relations import EvolvesFrom
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import CardSet, Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import listed
from rulesets.ptcg.text.mean.nouns.traits import (
    BASIC_ENERGY,
    ENERGY,
    EVOLUTION,
    POKEMON,
    SPECIAL_ENERGY,
    TOOL,
    bare,
    every,
    letters,
    named,
    some,
)
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

_TRAINERS = tuple(Kind((word,)) for word in ("Item", "Supporter", "Stadium", "Tool"))


silent("cardw", "choose_note", "pokemonw")


# Cards.
@means("one_card")
def one_card(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind)


@means("n_cards")
def n_cards(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n))


@means("n_cards_other")
def n_cards_other(said: Discourse, n: str) -> CardSet:
    return CardSet(None, int(n))


@means("up_to_cards")
def up_to_cards(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n), 0)


@means("up_to_different")
def up_to_different(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n), 0, True)


@means("n_different")
def n_different(said: Discourse, n: str, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, int(n), -1, True)


@means("e_holon")
def e_holon(said: Discourse, cards: bool) -> EnergySet:
    return EnergySet(every(ENERGY, NameHas(("Holon",))) or ENERGY)


@means("any_cards")
def any_cards(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, ANY_NUMBER, 0)


@means("all_cards")
def all_cards(said: Discourse, kind: CardFilter | None) -> CardSet:
    return CardSet(kind, None)


@means("named_card")
def named_card(said: Discourse, name: str) -> CardSet:
    return CardSet(Named(named(said, name)))


@means("card_kind")
def card_kind(said: Discourse, *parts: CardFilter | Trait | None) -> CardFilter | None:
    kinds = [p for p in parts if not isinstance(p, Trait)]
    traits = [p.filter for p in parts if isinstance(p, Trait)]
    given = [k for k in kinds if k is not None]
    if len(given) == 2 and traits and _narrower(given[0], given[1]):
        # "Grass Basic Pokémon or Basic Pokémon with …": the tail is the second one's.
        return some(given[0], every(given[1], *traits) or given[1])
    return every(None if None in kinds else some(*given), *traits)


@means("t_evolves_from_mon")
def t_evolves_from_mon(said: Discourse, mon: Mons) -> Trait:
    return Trait(EvolvesFrom(said.only(mon)))


@means("any_card_kind")
def any_card_kind(said: Discourse, *traits: Trait) -> CardFilter | None:
    return every(*(t.filter for t in traits))


@means("c_pokemon_adj")
def c_pokemon_adj(said: Discourse, *traits: object) -> CardFilter:
    given = listed(tuple(t for t in traits if isinstance(t, Trait)))
    if any(t.place or t.others for t in given):
        raise NoMeaning("cards that are Benched, Active or other ones")
    changed = (Trait(EVOLUTION) if t.filter == Evolved() else t for t in given)
    return every(POKEMON, *(t.filter for t in changed)) or POKEMON


@means("c_pokemon")
def c_pokemon(said: Discourse, *_: object) -> CardFilter:
    return POKEMON


@means("c_special")
def c_special(said: Discourse, kind: CardFilter, *_: object) -> CardFilter:
    return kind


@means("c_evolution")
def c_evolution(said: Discourse, *_: object) -> CardFilter:
    return EVOLUTION


@means("c_stage")
def c_stage(said: Discourse, n: str, *_: object) -> CardFilter:
    return Kind((f"Stage {n}",))


always("c_trainer", Kind(("Trainer",)))
always("c_supporter", Kind(("Supporter",)))
always("c_item", Kind(("Item",)))
always("c_stadium", Kind(("Stadium",)))
always("c_tool", TOOL)
always("c_machine", Kind(("Technical Machine",)))


@means("c_energy")
def c_energy(said: Discourse, energy: EnergySet) -> CardFilter:
    return energy.filter


@means("c_named")
def c_named(said: Discourse, names: tuple[str, ...]) -> CardFilter:
    return Named(tuple(names))


# Energy.
@means("one_energy")
def one_energy(said: Discourse, kind: EnergySet) -> EnergySet:
    return kind


@means("n_energy")
def n_energy(said: Discourse, n: str, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, int(n), -1, kind.units)


@means("all_energy")
def all_energy(said: Discourse, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, None, -1, kind.units)


@means("up_to_energy")
def up_to_energy(said: Discourse, n: str, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, int(n), 0, False)


@means("any_energy")
def any_energy(said: Discourse, kind: EnergySet) -> EnergySet:
    return EnergySet(kind.filter, kind.types, ANY_NUMBER, 0, False)


@means("e_two_types")
def e_two_types(said: Discourse, one: str, two: str, cards: bool) -> EnergySet:
    return _energy(letters(one) + letters(two), None, cards)


@means("e_type")
def e_type(said: Discourse, type_: str, cards: bool) -> EnergySet:
    return _energy(letters(type_), None, cards)


@means("e_basic")
def e_basic(said: Discourse, cards: bool) -> EnergySet:
    return EnergySet(BASIC_ENERGY)


@means("e_basic_type")
def e_basic_type(said: Discourse, type_: str, cards: bool) -> EnergySet:
    return EnergySet(every(BASIC_ENERGY, OfType(letters(type_))) or ENERGY)


@means("e_special")
def e_special(said: Discourse, cards: bool) -> EnergySet:
    return EnergySet(SPECIAL_ENERGY)


@means("e_any")
def e_any(said: Discourse, cards: bool) -> EnergySet:
    return _energy("", None, cards)


@means("e_named")
def e_named(said: Discourse, name: str, *_: object) -> EnergySet:
    return EnergySet(Named((rules_name(bare(name)),)))


@means("energyw")
def energyw(said: Discourse) -> bool:
    return False


@means("energy_cards")
def energy_cards(said: Discourse) -> bool:
    return True


def _narrower(one: CardFilter, other: CardFilter) -> bool:
    """Tell whether all cards of the first kind are of the second, and not the other way."""
    if other == Kind(("Trainer",)) and one in _TRAINERS:
        return True
    parts = [set(f.filters) if isinstance(f, Every) else {f} for f in (one, other)]
    return parts[0] > parts[1]


def _energy(types: str, kind: CardFilter | None, cards: bool) -> EnergySet:
    found = every(ENERGY, OfType(types) if types else None, kind) or ENERGY
    return EnergySet(found, types, units=not cards)
