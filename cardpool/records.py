"""Make card records of table rows."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from cardpool.model import (
    POKEMON,
    YUGIOH,
    Ability,
    Attack,
    BoardPiece,
    Card,
    PokemonCard,
    Printing,
    TypeAmount,
    YugiohCard,
)
from cardpool.schema import unbarred


def record(row: Any, prints: Callable[[str], tuple[Printing, ...]]) -> Card:
    """Return the card of a row with the columns RECORD; `prints` finds what plays the same."""
    (_n, card_id, _t, game, name, identity, copies, kind, subkinds, set_id, number, released, mark,
     types, hp, level, stars, retreat, evolves_from, limit, rarity, property_, attribute, race,
     scale, atk, defence, password, plays_as, sets, facts_json) = row  # fmt: skip
    facts = json.loads(facts_json) if facts_json else {}
    common = (card_id, game, name, identity, copies, kind, frozenset(unbarred(subkinds)))
    if game == POKEMON:
        return PokemonCard(
            *common, set_id, number, released, mark, unbarred(types), hp or 0, level, evolves_from,
            tuple(Attack(*a) for a in facts.get("attacks", ())),
            tuple(Ability(*a) for a in facts.get("abilities", ())),
            tuple(TypeAmount(*w) for w in facts.get("weaknesses", ())),
            tuple(TypeAmount(*r) for r in facts.get("resistances", ())),
            retreat or 0, limit, tuple(facts.get("dex", ())), rarity,
            prints(plays_as) if plays_as
            else (printing(card_id, set_id, number, released, mark, facts_json),),
        )  # fmt: skip
    if game == YUGIOH:
        own = password or 0
        others = tuple(p for p in facts.get("passwords", ()) if p != own)
        return YugiohCard(
            *common, own, ((own,) if own else ()) + others, facts.get("konami_id", 0), property_,
            attribute, race, stars or 0, -1 if scale is None else scale, atk, defence,
            tuple(facts.get("arrows", ())), facts.get("released", {}), unbarred(sets),
            facts.get("never", ""),
        )  # fmt: skip
    return BoardPiece(
        *common, facts.get("number", 0), facts.get("colour", ""), facts.get("power", 0),
        facts.get("attack", 0), facts.get("attack_name", ""), tuple(facts.get("catch", ())),
        tuple(facts.get("groups", ())), facts.get("amount", 1),
    )  # fmt: skip


def printing(
    card_id: str, set_id: str, number: str, released: str, mark: str, facts_json: str
) -> Printing:
    """Return one printing."""
    facts = json.loads(facts_json) if facts_json else {}
    sure = not facts.get("doubt")
    return Printing(card_id, set_id, number, released, mark, sure, facts.get("note", ""))
