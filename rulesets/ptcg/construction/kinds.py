"""What kind of card a card is, as the checks ask it. Cards of other games are none of these."""

from __future__ import annotations

from functools import lru_cache

from cardpool.model import Card
from cardpool.model.pokemon import PokemonCard
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.formats.print_pool import listed

# Limits that cards print on themselves, as the pool names them.
ACE_SPEC, STAR, RADIANT, PRISM_STAR = "ace_spec", "pokemon_star", "radiant", "prism_star"
ANY_NUMBER, UNOWN_OF_NEO = "any_number", "unown_neo"
LEGEND_HALF, V_UNION_PART = "legend_half", "v_union_part"

_ONE_OF_A_NAME = frozenset((PRISM_STAR, "shining", "one_copy"))
_PARTS = frozenset((LEGEND_HALF, V_UNION_PART))
_NOT_BASIC = frozenset(("Restored", "LEGEND", "LEVEL-UP", "V-UNION"))
_RULE_BOX = frozenset(
    ("EX", "ex", "GX", "V", "VMAX", "VSTAR", "V-UNION", "MEGA", "BREAK", "TAG TEAM", "Radiant")
) | {"Prism Star"}
_RULE_BOX_LIMITS = frozenset((ACE_SPEC, RADIANT, PRISM_STAR, V_UNION_PART))


def own_limit(card: Card) -> str:
    """Return the limit that a card prints on itself, "" for none."""
    if not isinstance(card, PokemonCard):
        return ""
    return card.limit or (ANY_NUMBER if card.id in listed(ANY_NUMBER) else "")


def is_pokemon(card: Card) -> bool:
    """Tell whether a card is a Pokémon."""
    return card.kind == "Pokémon"


def is_basic(card: Card) -> bool:
    """Tell whether a card is a Basic Pokémon (PF-007)."""
    kinds = card.subkinds
    return (
        is_pokemon(card) and ("Basic" in kinds or "Baby" in kinds) and kinds.isdisjoint(_NOT_BASIC)
    )


def is_energy(card: Card) -> bool:
    """Tell whether a card is an Energy card."""
    return card.kind == "Energy"


def is_played_as_basic(card: Card) -> bool:
    """Tell whether a card is a Trainer that is played as a Basic Pokémon: a fossil or a doll."""
    return card.kind == "Trainer" and isinstance(card, PokemonCard) and card.hp > 0


def lower_stage(card: Card) -> str:
    """Return the bare name of what a Pokémon evolves from, "" for none."""
    if not isinstance(card, PokemonCard) or not is_pokemon(card) or is_basic(card):
        return ""
    return bare(card.evolves_from)


def is_unown(card: Card) -> bool:
    """Tell whether a card is a Pokémon with Unown in its name."""
    return is_pokemon(card) and "Unown" in card.name


def is_part(card: Card) -> bool:
    """Tell whether a card is half of a LEGEND or a piece of a V-UNION."""
    return own_limit(card) in _PARTS


def is_one_of_a_name(card: Card) -> bool:
    """Tell whether a card's text allows one of its name (PF-063)."""
    return own_limit(card) in _ONE_OF_A_NAME


def allows_any_number(card: Card) -> bool:
    """Tell whether a card's text allows any number of it (PF-065)."""
    return own_limit(card) == ANY_NUMBER


def has_rule_box(card: Card) -> bool:
    """Tell whether a card has a Rule Box or is an ACE SPEC (PF-074)."""
    if own_limit(card) in _RULE_BOX_LIMITS:
        return True
    return is_pokemon(card) and not card.subkinds.isdisjoint(_RULE_BOX)


def has_ancient_trait(card: Card) -> bool:
    """Tell whether a card is a Pokémon with an Ancient Trait (PF-075)."""
    return isinstance(card, PokemonCard) and any(a.kind == "Ancient Trait" for a in card.abilities)


# Prints share names, and evolutions what they evolve from.
@lru_cache(maxsize=8192)
def bare(name: str) -> str:
    """Return a name without level and δ, as an evolution names it (BW-026, BW-030)."""
    return rules_name(name).casefold()
