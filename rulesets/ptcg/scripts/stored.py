"""Find the script of a card: stored for its printing, or for one that plays the same."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import ClassVar

from cardpool import programs
from cardpool.model.pokemon import PokemonCard, Printing
from rulesets.ptcg.effects.ops import CardScript, script_from_json
from rulesets.ptcg.formats.reprints import new_words
from rulesets.ptcg.match.script import EMPTY

POKEMON_KIND = "Pokémon"
WAITING = "its text was imported, but not compiled"
STALE = "its program was made by another version; import its text again"


@cache
def _bundled(set_id: str, card_id: str) -> CardScript | None:
    held = programs.of_set(set_id)
    if card_id not in held:
        return None
    data = held[card_id]
    return EMPTY if data is None else script_from_json(data)


@lru_cache(maxsize=4096)
def _read(text: str) -> CardScript | None:
    """Return the script an import wrote, or None where it is not of this version."""
    data = json.loads(text)
    try:
        return EMPTY if data is None else script_from_json(data)
    except (KeyError, TypeError, ValueError):
        return None


def _stored(set_id: str, card_id: str) -> CardScript | None:
    own = programs.imported(set_id, card_id)
    if own is not None:
        return _read(own.script) if own.script else None
    return _bundled(set_id, card_id)


def script_of(card: PokemonCard, day: str = "") -> CardScript | None:
    """Return a card's script, by the words in force on a day; None if they were not understood."""
    # An imported text is the card's own: no other printing speaks for it.
    if programs.imported(card.set, card.id) is not None:
        return _stored(card.set, card.id)
    own = worded_by(card, day) if day else card.own
    found = _stored(own.set, own.id)
    if found is not None:
        return found
    for printing in card.prints:
        # Prints before and after a change of the text share a group, but not its words.
        if printing.sure and printing.note == own.note:
            found = _stored(printing.set, printing.id)
            if found is not None and len(found.attacks) <= len(card.attacks):
                return found
    return None


def worded_by(card: PokemonCard, day: str) -> Printing:
    """Return the print whose words a card is played by on a day: of Trainers and Energy the newest.

    PL-221. Errata count from their day on, also where they were printed only later.
    """
    if card.kind == POKEMON_KIND:
        return card.own
    sure = [p for p in card.prints if p.sure]
    out = [p for p in sure if p.released and p.released <= day]
    newest = max(out, key=lambda p: p.released, default=card.own)
    if not new_words(newest.note, day):
        return newest if newest.released > card.released else card.own
    changed = [p for p in sure if not new_words(p.note, day) and p.released]
    return min(changed, key=lambda p: p.released, default=card.own)


def is_scripted(card: PokemonCard) -> bool:
    """Tell whether a card has a program, its own or that of a printing that plays the same."""
    if programs.is_scripted(card.set, card.id):
        return True
    if programs.imported(card.set, card.id) is not None:
        return False
    return any(
        p.sure and p.note == card.note and programs.is_scripted(p.set, p.id) for p in card.prints
    )


class _Dealt:
    """The scripts of decks already dealt: a simulation deals the same ones again and again."""

    imports: Mapping[str, programs.Imported] = MappingProxyType({})
    scripts: ClassVar[dict[tuple[str, tuple[PokemonCard, ...]], dict[str, CardScript]]] = {}
    most = 64


def scripts_of(cards: Iterable[PokemonCard], day: str = "") -> dict[str, CardScript]:
    """Return the scripts of cards by id, for a match on a day."""
    deck, imports = tuple(dict.fromkeys(cards)), programs.imports()
    if imports is not _Dealt.imports or len(_Dealt.scripts) > _Dealt.most:
        _Dealt.imports = imports
        _Dealt.scripts.clear()
    if (day, deck) not in _Dealt.scripts:
        found = ((card.id, script_of(card, day)) for card in deck)
        known = {card_id: script for card_id, script in found if script is not None}
        _Dealt.scripts[day, deck] = known
    return _Dealt.scripts[day, deck]


def unscripted(cards: Iterable[PokemonCard], day: str = "") -> list[PokemonCard]:
    """Return the cards, each once, whose effects on a day no program carries out."""
    seen = {card.id: card for card in cards}
    return [card for card in seen.values() if script_of(card, day) is None]


def why_unscripted(card: PokemonCard) -> list[tuple[str, str]]:
    """Return (part, words not understood or the reason) of an unscripted card, where known."""
    own = programs.imported(card.set, card.id)
    if own is None:
        return []
    if own.waits:
        return [("", WAITING)]
    if own.script:
        return [("", STALE)] if _read(own.script) is None else []
    names = {f"attack {n}": a.name for n, a in enumerate(card.attacks, 1)}
    names |= {f"power {n}": a.name for n, a in enumerate(card.abilities, 1)}
    return [(names.get(place, place), words or sentence or why)
            for place, sentence, words, why in own.gaps]  # fmt: skip
