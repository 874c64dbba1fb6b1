"""The place that a line of a Pokémon list gives for its card: an id, or a set and number.

Most lines are exact and need no more than this module.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON, PokemonCard
from rulesets.lines.model import Written
from rulesets.lines.resolution import Resolution

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

# Clients number basic Energy and alternate art in sets of their own, which no pool lists.
_PSEUDO_SET = re.compile(r"^(?:[A-Z]*Energy|(?:BW|XY|SM|SWSH|SV|ME)ALT)$")
# They number a Shiny Vault on from the last card of its set: HIF 153 is SV84.
_BEFORE_THE_VAULT = {"HIF": 69, "SHF": 73}
# Promos go by several codes and numbers: "PR-SM 104", "PR SM104", "SMP 104".
_PROMO_NUMBERS = {"PR-SM": "SM", "PR-XY": "XY", "PR-BLW": "BW", "PR-SW": "SWSH", "SMP": "SM"}
_PROMO_CODES = {"SWSH": "PR-SW", "SM": "PR-SM", "XY": "PR-XY", "BW": "PR-BLW", "SVP": "PR-SV"}

_SHORT_ID = re.compile(r"^([a-z]{2,4})(\d)$")  # one source calls a set me3, another me03


@lru_cache(maxsize=4096)
def is_pseudo_set(code: str) -> bool:
    """Tell whether a code is of no real set."""
    return bool(_PSEUDO_SET.match(code))


def look_up(pool: Pool, what: Written) -> Resolution:
    """Return what a line means: the card at its place, if it has the name on the line."""
    there = as_written(pool, what)
    for card in there:
        if card.name == what.name and card.game == POKEMON:
            return Resolution(card)
    from rulesets.ptcg.lookup import crosscheck

    return crosscheck.look_up(pool, what, there)


def as_written(pool: Pool, what: Written) -> Sequence[Card]:
    """Return the cards at the place of a line, taken as it is written."""
    if what.card_id:
        card = pool.get(what.card_id)
        return (card,) if card is not None else ()
    if what.card_number and not is_pseudo_set(what.set_code):
        return pool.in_set(what.set_code, what.card_number)
    return ()


def at(pool: Pool, code: str, number: str) -> Sequence[Card]:
    """Return the cards at a set and number, promos by any of their conventions."""
    if found := pool.in_set(code, number):
        return found
    if short := _SHORT_ID.match(code):
        return pool.in_set(f"{short[1]}0{short[2]}", number)
    if prefix := _PROMO_NUMBERS.get(code.upper()):
        return pool.in_set(code, prefix + number)
    if (before := _BEFORE_THE_VAULT.get(code)) and number.isdecimal() and int(number) > before:
        return pool.in_set(code, f"SV{int(number) - before}")
    if code == "PR":
        letters = number.rstrip("0123456789")
        return pool.in_set(_PROMO_CODES.get(letters, code), number)
    return []


def promos(pool: Pool, code: str, number: str) -> Sequence[Card]:
    """Return the promos whose number, as printed, begins with letters: "SWSH020", "XY95"."""
    letters = code.upper()
    return pool.in_set(_PROMO_CODES[letters], letters + number) if letters in _PROMO_CODES else ()


def group(card: Card) -> str:
    """Return the id of the oldest printing that plays the same."""
    prints = getattr(card, "prints", ())
    return str(prints[0].id) if prints else card.id


def set_code(pool: Pool, card: PokemonCard) -> str:
    """Return the code that leads back to a card from its set and number."""
    for known in pool.set_codes(card.set):
        code = known.replace(":", "-")  # clients write the gallery CRZ:GG as CRZ-GG
        if [found.id for found in pool.in_set(code, card.number)] == [card.id]:
            return code
    return card.set


def printed(pool: Pool, card: Card) -> str:
    """Return a printing as a list writes it: code and number."""
    return f"{set_code(pool, card)} {card.number}" if isinstance(card, PokemonCard) else card.id
