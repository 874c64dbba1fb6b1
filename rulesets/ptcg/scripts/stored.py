"""Find the script of a card: by hand, stored for its printing, or for one that plays the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardpool import programs
from cardpool.model import PokemonCard
from rulesets.ptcg.script import EMPTY, CardScript, script_from_json
from rulesets.ptcg.scripts.hand import HAND


@cache
def _stored(set_id: str, card_id: str) -> CardScript | None:
    held = programs.of_set(set_id)
    if card_id not in held:
        return None
    data = held[card_id]
    return EMPTY if data is None else script_from_json(data)


def script_of(card: PokemonCard) -> CardScript | None:
    """Return a card's script; None if its text was not understood."""
    if card.id in HAND:
        return HAND[card.id]
    found = _stored(card.set, card.id)
    if found is not None:
        return found
    for printing in card.prints:
        if printing.sure:
            found = HAND.get(printing.id) or _stored(printing.set, printing.id)
            if found is not None and len(found.attacks) <= len(card.attacks):
                return found
    return None


def scripts_of(cards: Iterable[PokemonCard]) -> dict[str, CardScript]:
    """Return the scripts of cards by id, for a match."""
    made: dict[str, CardScript] = {}
    for card in cards:
        if card.id not in made:
            script = script_of(card)
            if script is not None:
                made[card.id] = script
    return made


def unscripted(cards: Iterable[PokemonCard]) -> list[PokemonCard]:
    """Return the cards, each once, whose effects no program carries out."""
    seen = {card.id: card for card in cards}
    return [card for card in seen.values() if script_of(card) is None]
