"""The meaning of nouns for cards in hands, decks and discard piles, and for Energy."""

from __future__ import annotations

from typing import Any

from rulesets.ptcg.effects.terms.card_filters import (
    Every,
    EvolvesFrom,
    Kind,
    Named,
    NameHas,
    OfType,
)
from rulesets.ptcg.effects.terms.pokemon_filters import Evolved
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.text.mean.discourse import CardSet, EnergySet, Mons, NoMeaning, Trait, always
from rulesets.ptcg.text.mean.nouns.pokemon_nouns import Nouns, listed
from rulesets.ptcg.text.mean.nouns.traits import (
    ANY_NUMBER,
    BASIC_ENERGY,
    ENERGY,
    EVOLUTION,
    POKEMON,
    SPECIAL_ENERGY,
    TOOL,
    bare,
    every,
    letters,
    some,
)

_TRAINERS = tuple(Kind((word,)) for word in ("Item", "Supporter", "Stadium", "Tool"))


class CardNouns(Nouns):
    """Handlers of the cards and Energy in `nouns.lark`."""

    # Cards.
    def one_card(self, kind: CardFilter | None) -> CardSet:
        return CardSet(kind)

    def n_cards(self, n: str, kind: CardFilter | None) -> CardSet:
        return CardSet(kind, int(n))

    def n_cards_other(self, n: str) -> CardSet:
        return CardSet(None, int(n))

    def up_to_cards(self, n: str, kind: CardFilter | None) -> CardSet:
        return CardSet(kind, int(n), 0)

    def up_to_different(self, n: str, kind: CardFilter | None) -> CardSet:
        return CardSet(kind, int(n), 0, True)

    def n_different(self, n: str, kind: CardFilter | None) -> CardSet:
        return CardSet(kind, int(n), -1, True)

    def e_holon(self, cards: bool) -> EnergySet:
        return EnergySet(every(ENERGY, NameHas(("Holon",))) or ENERGY)

    def any_cards(self, kind: CardFilter | None) -> CardSet:
        return CardSet(kind, ANY_NUMBER, 0)

    def all_cards(self, kind: CardFilter | None) -> CardSet:
        return CardSet(kind, None)

    def named_card(self, name: str) -> CardSet:
        return CardSet(Named(self.names(name)))

    def card_kind(self, *parts: CardFilter | Trait | None) -> CardFilter | None:
        kinds = [p for p in parts if not isinstance(p, Trait)]
        traits = [p.filter for p in parts if isinstance(p, Trait)]
        given = [k for k in kinds if k is not None]
        if len(given) == 2 and traits and _narrower(given[0], given[1]):
            # "Grass Basic Pokémon or Basic Pokémon with …": the tail is the second one's.
            return some(given[0], every(given[1], *traits) or given[1])
        return every(None if None in kinds else some(*given), *traits)

    def t_evolves_from(self, names: tuple[str, ...]) -> Trait:
        raise NoMeaning("cards that evolve from a named Pokémon")

    def t_evolves_from_mon(self, mon: Mons) -> Trait:
        return Trait(EvolvesFrom(self.said.only(mon)))

    def any_card_kind(self, *traits: Trait) -> CardFilter | None:
        return every(*(t.filter for t in traits))

    def c_pokemon_adj(self, *traits: Any) -> CardFilter:
        given = listed(tuple(t for t in traits if isinstance(t, Trait)))
        if any(t.place or t.others for t in given):
            raise NoMeaning("cards that are Benched, Active or other ones")
        changed = (Trait(EVOLUTION) if t.filter == Evolved() else t for t in given)
        return every(POKEMON, *(t.filter for t in changed)) or POKEMON

    def c_pokemon(self, *_: Any) -> CardFilter:
        return POKEMON

    def c_special(self, kind: CardFilter, *_: Any) -> CardFilter:
        return kind

    def c_evolution(self, *_: Any) -> CardFilter:
        return EVOLUTION

    def c_stage(self, n: str, *_: Any) -> CardFilter:
        return Kind((f"Stage {n}",))

    c_trainer = always(Kind(("Trainer",)))
    c_supporter = always(Kind(("Supporter",)))
    c_item = always(Kind(("Item",)))
    c_stadium = always(Kind(("Stadium",)))
    c_tool = always(TOOL)
    c_machine = always(Kind(("Technical Machine",)))

    def c_energy(self, energy: EnergySet) -> CardFilter:
        return energy.filter

    def c_named(self, names: tuple[str, ...]) -> CardFilter:
        return Named(tuple(names))

    # Energy.
    def one_energy(self, kind: EnergySet) -> EnergySet:
        return kind

    def n_energy(self, n: str, kind: EnergySet) -> EnergySet:
        return EnergySet(kind.filter, kind.types, int(n), -1, kind.units)

    def all_energy(self, kind: EnergySet) -> EnergySet:
        return EnergySet(kind.filter, kind.types, None, -1, kind.units)

    def up_to_energy(self, n: str, kind: EnergySet) -> EnergySet:
        return EnergySet(kind.filter, kind.types, int(n), 0, False)

    def any_energy(self, kind: EnergySet) -> EnergySet:
        return EnergySet(kind.filter, kind.types, ANY_NUMBER, 0, False)

    def e_two_types(self, one: str, two: str, cards: bool) -> EnergySet:
        return _energy(letters(one) + letters(two), None, cards)

    def e_type(self, type_: str, cards: bool) -> EnergySet:
        return _energy(letters(type_), None, cards)

    def e_basic(self, cards: bool) -> EnergySet:
        return EnergySet(BASIC_ENERGY)

    def e_basic_type(self, type_: str, cards: bool) -> EnergySet:
        return EnergySet(every(BASIC_ENERGY, OfType(letters(type_))) or ENERGY)

    def e_special(self, cards: bool) -> EnergySet:
        return EnergySet(SPECIAL_ENERGY)

    def e_any(self, cards: bool) -> EnergySet:
        return _energy("", None, cards)

    def e_named(self, name: str, *_: Any) -> EnergySet:
        return EnergySet(Named((rules_name(bare(name)),)))

    def energyw(self) -> bool:
        return False

    def energy_cards(self) -> bool:
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
