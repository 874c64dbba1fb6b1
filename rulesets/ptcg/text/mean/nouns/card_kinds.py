"""The meaning of kinds of cards."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import (
    Every,
    Evolved,
    EvolvesFrom,
    EvolvesFromNamed,
    Kind,
    Named,
    SameName,
    SameType,
    Some,
    Unlike,
)
from rulesets.ptcg.effects.terms.card_filters import RULE_BOX
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.match.terms import Selector
from rulesets.ptcg.text.mean.discourse import Discourse, EnergySet, Mons, Trait
from rulesets.ptcg.text.mean.nouns.filters import (
    BASIC,
    EVOLUTION,
    POKEMON,
    TOOL,
    bare,
    every,
    property_of,
    some,
)
from rulesets.ptcg.text.mean.nouns.groups import listed
from rulesets.ptcg.text.mean.registry import always, means, silent
from rulesets.text.gaps import NoMeaning

_TRAINERS = tuple(Kind((word,)) for word in ("Item", "Supporter", "Stadium", "Tool"))

silent("cardw", "choose_note")

always("c_secret_machine", Kind(("Rocket's Secret Machine",)))
always("c_basic_or_evolution", every(POKEMON, Some((BASIC, EVOLUTION))))


@means("c_pokemon_adj")
def c_pokemon_adj(said: Discourse, *traits: object) -> CardFilter:
    given = listed(tuple(t for t in traits if isinstance(t, Trait)))
    if any(t.place or t.others for t in given) and "discarded" not in said.words:
        raise NoMeaning("cards that are Benched, Active or other ones")
    changed = (Trait(EVOLUTION) if t.filter == Evolved() else t for t in given)
    return every(POKEMON, *(t.filter for t in changed)) or POKEMON


@means("c_pokemon")
def c_pokemon(said: Discourse, *_: object) -> CardFilter:
    return POKEMON


@means("c_no_rule_box")
def c_no_rule_box(said: Discourse, *traits: object) -> CardFilter:
    kind: CardFilter = c_pokemon_adj(said, *traits)
    return every(kind, Unlike(RULE_BOX)) or kind


@means("c_style")
def c_style(said: Discourse, style: Trait, *_: object) -> CardFilter:
    if style.filter is None:
        raise NoMeaning("cards of no style")
    return style.filter


@means("c_special")
def c_special(said: Discourse, kind: CardFilter, *_: object) -> CardFilter:
    return kind


@means("c_special_adj")
def c_special_adj(said: Discourse, *parts: object) -> CardFilter:
    kind = next(p for p in parts if isinstance(p, CardFilter))
    traits = tuple(p for p in parts if isinstance(p, Trait))
    return every(kind, property_of(traits)) or kind


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


always("c_ace", Kind(("ACE SPEC",)))


@means("any_card_kind")
def any_card_kind(said: Discourse, *traits: Trait) -> CardFilter | None:
    return every(*(t.filter for t in traits))


def _narrower(one: CardFilter, other: CardFilter) -> bool:
    """Tell whether all cards of the first kind are of the second, and not the other way."""
    if other == Kind(("Trainer",)) and one in _TRAINERS:
        return True
    parts = [set(f.filters) if isinstance(f, Every) else {f} for f in (one, other)]
    return parts[0] > parts[1]


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


def _among(mons: Mons) -> Selector:
    """Return the Pokémon one of which must be alike: which of them need not be picked."""
    if mons.source is None or mons.count not in (None, 1) or mons.at_least != -1:
        raise NoMeaning("a likeness to Pokémon that no sentence has named")
    return mons.source


@means("t_same_name")
def t_same_name(said: Discourse, mons: Mons) -> Trait:
    return Trait(SameName(_among(mons)))


@means("t_same_type")
def t_same_type(said: Discourse, mons: Mons) -> Trait:
    return Trait(SameType(_among(mons)))


@means("t_evolve_from")
def t_evolve_from(said: Discourse, what: Mons | tuple[str, ...]) -> Trait:
    if isinstance(what, Mons):
        return Trait(EvolvesFrom(said.only(what)))
    return Trait(EvolvesFromNamed(what))


@means("c_style_supporter")
def c_style_supporter(said: Discourse, style: Trait) -> CardFilter | None:
    return every(Kind(("Supporter",)), style.filter)


@means("c_style_trainer")
def c_style_trainer(said: Discourse, style: Trait) -> CardFilter | None:
    return every(Kind(("Trainer",)), style.filter)


always("c_prism", Kind(("Prism Star",)))


@means("c_delta")
def c_delta(said: Discourse, name: str, *_: object) -> CardFilter:
    return Named((rules_name(f"δ {bare(name)}"),))
