"""Alternate art, which Pokémon TCG Live numbers in a set for each series: "Iono SVALT 75".

No source lists these numbers. The series is known, so a card of another series is never taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardpool.model.pokemon import PokemonCard
from rulesets.api import UNREADABLE
from rulesets.lines.model import Written
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.ptcg.lookup.named import by_name, groups, settled

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

_SERIES = {
    "BWALT": "Black & White",
    "XYALT": "XY",
    "SMALT": "Sun & Moon",
    "SWSHALT": "Sword & Shield",
    "SVALT": "Scarlet & Violet",
    "MEALT": "Mega Evolution",
}


def is_alternate(code: str) -> bool:
    """Tell whether a code is of the alternate art of a series."""
    return code in _SERIES


def in_series(pool: Pool, what: Written) -> Resolution:
    """Look up a name among the cards of a series; say so where they are not all one card."""
    called = by_name(pool, what.name, basic="nergy" in what.name)
    cards = called.choices or ((called.card,) if called.card else ())
    if not cards or "DECK003" in {note.code for note in called.notes}:
        return called
    series, place = _SERIES[what.set_code], f"{what.set_code} {what.card_number}".rstrip()
    there = [card for card in cards if _is_of(pool, card, series)]
    if not there:
        message = f"{place} is of {series}, and no {cards[0].name} of that series is known"
        return Resolution(None, notes=(LineNote("DECK010", message, (), UNREADABLE),))
    told = tuple(note for note in called.notes if note.code == "DECK005")
    found = Resolution(settled(there).card, settled(there).choices, told)
    if len(groups(there)) == 1:
        return found
    message = (
        f"no number of {what.set_code} is known; {there[0].name} of {series} taken by its name"
    )
    return found.noted(LineNote("DECK010", message))


def _is_of(pool: Pool, card: object, series: str) -> bool:
    """Tell whether a card is of a series; basic Energy is the same card in all of them."""
    if not isinstance(card, PokemonCard) or "Basic Energy" in card.subkinds:
        return isinstance(card, PokemonCard)
    found = pool.cardset(card.set)
    return found is not None and found.series == series
