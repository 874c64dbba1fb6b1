"""What the checks need of one card on one day."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cardpool.model import PokemonCard
from rulesets.ptcg.construction.flags import (
    ACE_SPEC,
    ANY_NUMBER,
    AS_BASIC,
    BASIC,
    ENERGY,
    ERRATA,
    EVOLUTION,
    IS_POKEMON,
    ONE_COPY,
    PIECE,
    RADIANT,
    RULE_BOX,
    STAR,
    UNOWN,
    UNOWN_NEO,
)
from rulesets.ptcg.eras import rules_name
from rulesets.ptcg.formats.bans import Banned
from rulesets.ptcg.formats.print_pool import Standing, listed, singled_out
from rulesets.ptcg.formats.reprints import reworded

_BY_LIMIT = {
    "ace_spec": ACE_SPEC | RULE_BOX,
    "pokemon_star": STAR,
    "radiant": RADIANT | RULE_BOX,
    "prism_star": ONE_COPY | RULE_BOX,
    "shining": ONE_COPY,
    "one_copy": ONE_COPY,
    "any_number": ANY_NUMBER,
    "unown_neo": UNOWN_NEO,
    "legend_half": PIECE,
    "v_union_part": PIECE | RULE_BOX,
}
_NOT_BASIC = frozenset(("Restored", "LEGEND", "LEVEL-UP", "V-UNION"))
_RULE_BOX = frozenset(
    ("EX", "ex", "GX", "V", "VMAX", "VSTAR", "V-UNION", "MEGA", "BREAK", "TAG TEAM", "Radiant")
) | {"Prism Star"}


@dataclass(slots=True, eq=False)
class CardFacts:
    """What the checks need of one card on one day."""

    key: str  # what the copy rule counts; "" where any number is allowed
    flags: int
    name: str  # bare name, as an evolution's "evolves from" gives it; "" where none can
    below: str  # bare name of what it evolves from
    standing: Standing
    ban: Banned | None


# Prints share names, and evolutions what they evolve from.
@lru_cache(maxsize=8192)
def bare(name: str) -> str:
    """Return a name without level and δ, as an evolution names it (BW-026, BW-030)."""
    return rules_name(name).casefold()


def print_flags(print_id: str, day: str) -> int:
    """Return what the table of single prints says of a print on a day."""
    if print_id not in singled_out():
        return 0
    flags = ERRATA if reworded(print_id, day) else 0
    if print_id in listed("any_number"):  # an LV.X that lifts its own limit
        flags |= ANY_NUMBER
    return flags


def kind_flags(card: PokemonCard) -> int:
    """Return what a card is by itself, whatever the day."""
    flags, kinds = _BY_LIMIT.get(card.limit, 0), card.subkinds
    if card.kind == "Pokémon":
        flags |= IS_POKEMON
        if not kinds.isdisjoint(_RULE_BOX):
            flags |= RULE_BOX
        if ("Basic" in kinds or "Baby" in kinds) and kinds.isdisjoint(_NOT_BASIC):
            flags |= BASIC
        elif card.evolves_from:
            flags |= EVOLUTION
        if "Unown" in card.name:
            flags |= UNOWN
    elif card.kind == "Trainer":
        flags |= AS_BASIC if card.hp else 0
    else:
        flags |= ENERGY
    return flags
