"""How players, clients and sites write the names of Pokémon cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardpool.model import Card
from cardpool.model.pokemon import POKEMON
from cardpool.names import copy_key, search_key

if TYPE_CHECKING:
    from rulesets.lines.pool import Pool

# Standings sites append the kind, clients write the Prism Star sign in braces.
_KIND_LAST = re.compile(
    r"\s+-\s+(?:ACE ?SPEC|Special|Basic)\b|\s+(?:Tag Team|Ace Spec)(?=[\s-]|$)", re.IGNORECASE
)
_PRISM = "{*}"
_BRACED = re.compile(r"\{[A-Z]\}", re.IGNORECASE)
# What keyboards and exports lose from names: signs, levels and the marks of Pokémon SP, never ex,
# V or GX.
_SIGNS = {"star", "delta", "prism", "lv", "x", "m", "f"}
_LOSABLE = _SIGNS | {"sp", "g", "gl", "e4", "c", "fb", "east", "west", "sea"}
# What players say for an Energy, and types in letters: "Unit Energy LPM".
_SAID_ENERGY = re.compile(r"\b(dark|steel|electric)(?= energy$)", re.IGNORECASE)
_ENERGY = {"dark": "Darkness", "steel": "Metal", "electric": "Lightning"}
# Other languages say "basic" behind the type or before it: "Énergie Feu de base", "Energia base
# {R}", "Basis-Feuer-Energie".
_ENERGY_ABROAD = re.compile(r"[ée]nergie|energ[íi]a", re.IGNORECASE)
_BASIC_ABROAD = re.compile(r"\b(?:d[ei] base|base|b[áa]sica)\b|\bbasis-", re.IGNORECASE)
# "L Energy" is Lightning; "R Energy" is a card of its own and never comes here.
_LETTER_ENERGY = re.compile(r"^(?:basic )?([GWLPFDMY]) energy$", re.IGNORECASE)
_GOLD_STAR = re.compile(r"\s+gold\s+star$", re.IGNORECASE)
_MEGA = re.compile(r"^mega[\s-]+(.+?)[\s-]+EX$", re.IGNORECASE)  # of 2014, printed "M …-EX"
_TYPE_LETTERS = re.compile(r"^(.+ )([GRWLPFDMY]{1,3})$")


def in_full(pool: Pool, name: str) -> str:
    """Return a name as the pool writes it, without what sites append to it."""
    said = _basic_energy(pool, _KIND_LAST.sub("", name).replace(_PRISM, "◇"))
    basic = said != name and name.lower().endswith("- basic")
    return f"Basic {said}" if basic else said


def _basic_energy(pool: Pool, name: str) -> str:
    """Return the English name of a basic Energy that another language calls basic."""
    if not _ENERGY_ABROAD.search(name) or not _BASIC_ABROAD.search(name):
        return name
    if letter := _BRACED.search(name):
        return f"Basic {letter[0]} Energy"
    bare = " ".join(_BASIC_ABROAD.sub(" ", name).split())
    known = (card.name for card in pool.named(bare, POKEMON) if "Basic Energy" in card.subkinds)
    return next((f"Basic {english}" for english in known), name)


def written_out(name: str) -> Iterator[str]:
    """Yield a name with Energy, types and signs written out that players shorten."""
    if _SAID_ENERGY.search(name):
        yield _SAID_ENERGY.sub(lambda said: _ENERGY[said[1].lower()], name)
    if letter := _LETTER_ENERGY.match(name):
        yield f"Basic {{{letter[1].upper()}}} Energy"
    if _GOLD_STAR.search(name):
        yield from (_GOLD_STAR.sub(signs, name) for signs in (" ★", " ★ δ"))
    if mega := _MEGA.match(name):
        yield f"M {mega[1]}-EX"
    if letters := _TYPE_LETTERS.match(name):
        yield letters[1] + "".join(f"{{{letter}}}" for letter in letters[2])


def goes_by(pool: Pool, card: Card, name: str) -> bool:
    """Tell whether a card goes by a name in any language."""
    if name == card.name or search_key(name) == search_key(card.name):
        return True
    if copy_key(name, POKEMON) == card.copy_key:
        return True
    # "Grass SVE 1": beside its number the type of a basic Energy is name enough.
    if "Basic Energy" in card.subkinds and copy_key(f"{name} Energy", POKEMON) == card.copy_key:
        return True
    return any(other.identity == card.identity for other in pool.named(name, POKEMON))


def lacks_a_sign(written: str, card: Card) -> bool:
    """Tell whether a name is that of a card without its sign: "Diancie" for Diancie ◇.

    Mega Evolutions are cards of their own, so the M before a name is no sign.
    """
    said, meant = set(search_key(written).split()), set(search_key(card.name).split())
    return said < meant and meant - said <= _LOSABLE - {"m", "f"}


def is_typo(written: str, card: Card) -> bool:
    """Tell whether a name is a slip of that of the card at its set and number."""
    said, meant = search_key(written), search_key(card.name)
    if said.replace(" ", "") == meant.replace(" ", ""):
        return True
    for full in written_out(written):
        if copy_key(full, POKEMON) == card.copy_key or _close(search_key(full), meant):
            return True
    extra = set(meant.split()) ^ set(said.split())
    if extra <= _LOSABLE:
        return True
    # "Poke Turn" for "Team Galactic's Invention G-105 Poké Turn", never "Mew" for "Mew ex".
    if card.kind == "Trainer" and len(said) > 6:
        return (
            meant.endswith(f" {said}") or meant.startswith(f"{said} team ") or _close(said, meant)
        )
    return _close(said, meant)


def _close(said: str, meant: str) -> bool:
    from rapidfuzz.fuzz import ratio

    return len(said.split()) == len(meant.split()) and ratio(said, meant) >= 80
