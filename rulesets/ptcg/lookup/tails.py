"""Sets and numbers that were read as part of a name.

"Iono [PAL] 185", "Pikachu ex SSP-57", "Pikachu SWSH020", "Pikachu ex 57/191", "Iono (Paldea
Evolved)". The name before them must be a card's own, so that nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON, PokemonCard
from cardpool.names import number_key, search_key
from rulesets.ptcg.lookup.places import at, promos
from rulesets.ptcg.lookup.spellings import goes_by

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

_NUMBER = r"#?(?P<number>[A-Za-z]{0,5}\d{1,3}[a-z]?)(?:/[A-Z]{0,5}\d{1,3})?"
_CODE = r"(?P<code>[A-Za-z0-9.-]{2,10})"
_NAME = r"^(?P<name>.+?)(?:\s+-)?"
_PLACES = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{_NAME}\s+{_CODE}\s+#?(?P<number>[A-Za-z]{{0,5}}\d{{0,3}}[a-z]?)$",
        rf"{_NAME}\s*[(\[{{]{_CODE}[)\]}}]\s*{_NUMBER}$",  # (SSP) 57
        rf"{_NAME}\s*[(\[{{]{_CODE}[\s-]+{_NUMBER}[)\]}}]$",  # {SSP 57}
        rf"{_NAME}\s+[(\[{{]?(?P<code>[A-Za-z]{{2,4}})-?(?P<number>\d{{1,3}})[)\]}}]?$",  # SSP57
        rf"{_NAME}\s+[(\[{{]?(?P<code>[A-Za-z]{{1,4}}\d?[\w.]{{0,5}})-{_NUMBER}[)\]}}]?$",
        rf"{_NAME}\s+{_CODE}\s+(?:EN|FR|DE|ES|IT|PT)\s+{_NUMBER}$",  # as cards print it
        rf"{_NAME}\s+{_NUMBER}\s+[(\[]?{_CODE}[)\]]?$",  # 57/191 SSP
        rf"{_NAME}\s+{_CODE}\s+{_NUMBER}\s+[D-K]$",  # with its mark, as on registration sheets
    )
)
_PLACE_ALONE = re.compile(
    r"^(?P<code>[A-Z0-9]{2,5}(?:-[A-Z]{2,4})?\s|[a-z]{1,5}\d[a-z0-9]*-)#?(?P<number>[A-Z]{0,4}\d{1,3})$"
)
_PLACE_JOINED = re.compile(r"^(?P<code>[A-Za-z]{2,5})(?P<dash>-?)(?P<number>\d{1,3})$")
_NUMBER_LAST = re.compile(
    r"^(?P<name>.+?)(?:\s+-)?\s+[(\[]?(?P<sign>#?)(?P<number>[A-Z]{0,5}\d{1,3}[a-z]?)"
    r"(?:/(?P<total>[A-Z]{0,5}\d{1,3}))?[)\]]?$"
)
_FRACTION_LAST = re.compile(r"\s+#?[A-Z]{0,5}\d{1,3}[a-z]?/[A-Z]{0,5}\d{1,3}$")
_CODE_LAST = re.compile(r"[(\[]([A-Z0-9-]{2,8})[)\]]$")
_ONLY_NUMBER = re.compile(r"#?[A-Z]{0,5}\d{1,3}[a-z]?")
_BETWEEN = re.compile(r"[()\[\],]|\s[-–—]\s")


class Numbered(NamedTuple):
    """The cards of a name and number, and how far the number can be trusted."""

    cards: Sequence[PokemonCard]
    sure: bool  # a number with letters, a sign or a total is no count and no part of a name
    known: bool  # False: no set of such a card has that total


def at_place(pool: Pool, name: str) -> Card | None:
    """Return the card at the set and number behind a name, if it goes by that name."""
    for pattern in _PLACES:
        if said := pattern.match(name):
            code, number = said["code"], said["number"]
            if pattern is _PLACES[0] and pool.named(f"{said['name']} {code}", POKEMON):
                continue  # "Pikachu ex 124" has no set
            cards = [*at(pool, code, number), *promos(pool, code, number)]
            for card in cards or at(pool, code.upper(), number.upper()):
                if goes_by(pool, card, said["name"]):
                    return card
    return None


def at_place_alone(pool: Pool, text: str) -> list[PokemonCard]:
    """Return the cards at a set and number without a name: "SSP 57", "sv8-57", "SWSH260"."""
    said = _PLACE_ALONE.match(text)
    found = at(pool, said["code"][:-1], said["number"]) if said else _joined(pool, text)
    return [card for card in found if isinstance(card, PokemonCard)]


def _joined(pool: Pool, text: str) -> Sequence[Card]:
    """Return the cards at "OBF125" or "obf-125"; without a dash it may be a promo's number."""
    said = _PLACE_JOINED.match(text)
    if said is None:
        return ()
    code, number = said["code"].upper(), said["number"]
    promo = () if said["dash"] else promos(pool, code, number)
    return promo or at(pool, code, number) or promos(pool, code, number)


def numbered(pool: Pool, name: str) -> Numbered | None:
    """Return the cards of a name with the number printed on them, which its total tells apart."""
    said = _NUMBER_LAST.match(name)
    if not said or pool.named(name.replace(" ", ""), POKEMON):  # "Porygon 2" is a name
        return None
    if (code := _CODE_LAST.search(said["name"])) and pool.sets_by_code(code[1]):
        return None  # "Meowth (EX) 121" has a set
    number, total = number_key(said["number"]), said["total"] or ""
    called = [card for card in pool.named(said["name"], POKEMON) if isinstance(card, PokemonCard)]
    cards = [card for card in called if number_key(card.number) == number]
    if not cards:
        return Numbered(called, sure=True, known=False) if called and total else None
    sure = bool(total or said["sign"] or not said["number"].isdigit())
    if not total.isdigit():
        return Numbered(cards, sure, known=True)
    totals = pool.printed_sets.totals
    of_total = [card for card in cards if totals.get(card.set) == int(total)]
    return Numbered(of_total or cards, sure, bool(of_total))


def without_fraction(name: str) -> str:
    """Return a name without the number and total behind it."""
    return _FRACTION_LAST.sub("", name)


def in_set_called(pool: Pool, name: str) -> tuple[list[PokemonCard], list[PokemonCard]]:
    """Return the cards of the name before a set's name, and those of them in that set."""
    words = _BETWEEN.sub(" ", name).split()
    number = words.pop().lstrip("#") if words and _ONLY_NUMBER.fullmatch(words[-1]) else ""
    sets = pool.printed_sets.ids
    for start in range(1, len(words)):
        ids = sets.get(search_key(" ".join(words[start:])))
        called = pool.named(" ".join(words[:start]), POKEMON) if ids else ()
        if cards := [card for card in called if isinstance(card, PokemonCard)]:
            there = [card for card in cards if card.set in (ids or ())]
            key = number_key(number) if number else ""
            return cards, [c for c in there if not key or number_key(c.number) == key] or there
    return [], []
