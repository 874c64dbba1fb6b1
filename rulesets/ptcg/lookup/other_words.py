"""Look up words that are no card's name: one with more behind it, or misspelt."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardpool.model.pokemon import POKEMON, PokemonCard
from cardpool.names import ending, is_latin, search_key
from rulesets.lines.near import nearly, without_remark
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.ptcg.lookup import tails
from rulesets.ptcg.lookup.named import SP_LAST, by_name, by_name_alone, in_named_set, settled
from rulesets.ptcg.lookup.spellings import written_out

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

_CODE_LAST = re.compile(r"^(.+?)\s+[(\[]?([A-Z0-9]{2,5}(?:-[A-Z0-9]{2,5})?)[)\]]?$")
_LEVEL_LAST = re.compile(r"^(.+?)\s+lv\.?\s*(\d{1,3})$", re.IGNORECASE)
_PRIME_LAST = re.compile(r"^(.+?)\s+prime$", re.IGNORECASE)
# The Supporters on which cards print in brackets whom they show.
_SHOW_A_PERSON = frozenset(("boss's orders", "professor's research"))
_PERSON_LAST = re.compile(r"^(.+?)\s*[(\[][^()\[\]]+[)\]]$")
_LANGUAGES = "write it in English, or with its set and number"


def by_other_words(pool: Pool, name: str) -> Resolution:
    """Look up words that are no card's name: with a set or a level behind it, or misspelt."""
    return (
        numbered(pool, name)
        or _at_the_place_behind(pool, name)
        or _in_set_coded(pool, name)
        or in_set_called(pool, name)
        or _with_level(pool, name)
        or _with_person(pool, name)
        or _in_full(pool, name)
        or _without_remark(pool, name)
        or _by_near_name(pool, name)
    )


def _in_set_coded(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with the code of its set behind it: "Iono PAL", "Iono [PAL]"."""
    if (last := _CODE_LAST.match(name)) and pool.sets_by_code(last[2]):
        if ending(name, POKEMON) and not pool.named(last[1], POKEMON):
            return None  # "Charizrd EX" is no slip of Expedition's Charizard
        found = in_named_set(pool, last[1], last[2])
        return found if found.card is not None or found.choices else None
    return None


def numbered(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with the number as printed: "Zapdos 29/78", "Pikachu SWSH020"."""
    said = tails.numbered(pool, name)
    if said is None:
        return None
    found, first = settled(said.cards), said.cards[0]
    if not said.known:
        return by_name_alone(found, f"no {name!r} is known")
    if not said.sure:
        note = LineNote("DECK005", f"{name!r} read as {first.name} with the number {first.number}")
        return found.noted(note)
    return found


def _at_the_place_behind(pool: Pool, name: str) -> Resolution | None:
    """Look up a set and number that the grammar takes for words: "pikachu bs 58", "HS ONE"."""
    if card := tails.at_place(pool, name):
        return Resolution(card)
    return settled(alone) if (alone := tails.at_place_alone(pool, name)) else None


def in_set_called(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with the name of its set behind it: "Iono (Paldea Evolved)"."""
    called, there = tails.in_set_called(pool, name)
    if there or not called:
        return settled(there) if there else None
    return by_name_alone(settled(called), f"no {called[0].name} is known in that set: {name!r}")


def _with_person(pool: Pool, name: str) -> Resolution | None:
    """Look up a Supporter with the person it shows: "Boss's Orders (Cyrus)".

    The person is not part of the name (PF-006), and the data name few of them.
    """
    said = _PERSON_LAST.match(name)
    if said is None or not (named := pool.named(said[1], POKEMON)):
        return None
    shown = named[0].copy_key in _SHOW_A_PERSON
    return by_name(pool, said[1], again=False) if shown else None


def _with_level(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with what cards print beside it: "Bidoof Lv.5", "Ampharos Prime"."""
    if prime := _PRIME_LAST.match(name):
        called = pool.named(prime[1], POKEMON)
        primes = [card for card in called if "Prime" in card.subkinds]
        return settled(primes) if primes else None
    said = _LEVEL_LAST.match(name)
    if said is None or not (named := pool.named(said[1], POKEMON)):
        return None
    cards = [card for card in named if isinstance(card, PokemonCard) and card.level == said[2]]
    if cards:
        return settled(cards)
    message = f"{name!r} read as {named[0].name}; none of that level is known"
    found = by_name(pool, said[1], again=False)
    return found.noted(LineNote("DECK005", message))


def _in_full(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with what players say for an Energy or a type written out."""
    for full in (*written_out(name), *_marked(pool, name)):
        if pool.named(full, POKEMON):
            found = by_name(pool, full, again=False)
            return found.noted(LineNote("DECK005", f"{name!r} read as {full}"))
    return None


def _without_remark(pool: Pool, name: str) -> Resolution | None:
    """Look up a name with a remark in brackets behind it: "Iono (Full Art)"."""
    if (said := without_remark(name)) == name:
        return None
    card = tails.at_place(pool, said)
    if card is None and not pool.named(said, POKEMON):
        return None
    found = Resolution(card) if card else by_name(pool, said, again=False)
    return found.noted(LineNote("DECK005", f"{name!r} read as {said}"))


def _marked(pool: Pool, name: str) -> list[str]:
    """Return the English name of a Pokémon SP whose mark stands behind a name in any language."""
    mark = SP_LAST.search(name.lower())
    called = pool.named(name[: mark.start()], POKEMON) if mark else ()
    return [f"{card.name}{mark[0].upper()}" for card in called] if mark else []


def _by_near_name(pool: Pool, name: str) -> Resolution:
    """Look up the one name that a misspelt one must be, with the number that stands behind it."""
    said = tails.without_fraction(name)
    near = nearly(pool, said, POKEMON, hint="" if is_latin(search_key(said)) else _LANGUAGES)
    if isinstance(near, Resolution):
        return near
    found = numbered(pool, near + name[len(said) :]) if said != name else None
    found = found or by_name(pool, near, again=False)
    return found.noted(LineNote("DECK005", f"{said!r} read as {near}"))
