"""Find the script of a card: stored for its printing, or for one that plays the same."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import ClassVar

from cardpool import programs
from cardpool.model.pokemon import PokemonCard
from rulesets.ptcg.effects.ops import CardScript, script_from_json
from rulesets.ptcg.match.script import EMPTY

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


def script_of(card: PokemonCard) -> CardScript | None:
    """Return a card's script; None if its text was not understood."""
    found = _stored(card.set, card.id)
    # An imported text is the card's own: no other printing speaks for it.
    if found is not None or programs.imported(card.set, card.id) is not None:
        return found
    for printing in card.prints:
        if printing.sure:
            found = _stored(printing.set, printing.id)
            if found is not None and len(found.attacks) <= len(card.attacks):
                return found
    return None


def is_scripted(card: PokemonCard) -> bool:
    """Tell whether a card has a program, its own or that of a printing that plays the same."""
    if programs.is_scripted(card.set, card.id):
        return True
    if programs.imported(card.set, card.id) is not None:
        return False
    return any(p.sure and programs.is_scripted(p.set, p.id) for p in card.prints)


class _Dealt:
    """The scripts of decks already dealt: a simulation deals the same ones again and again."""

    imports: Mapping[str, programs.Imported] = MappingProxyType({})
    scripts: ClassVar[dict[tuple[PokemonCard, ...], dict[str, CardScript]]] = {}
    most = 64


def scripts_of(cards: Iterable[PokemonCard]) -> dict[str, CardScript]:
    """Return the scripts of cards by id, for a match."""
    deck, imports = tuple(dict.fromkeys(cards)), programs.imports()
    if imports is not _Dealt.imports or len(_Dealt.scripts) > _Dealt.most:
        _Dealt.imports = imports
        _Dealt.scripts.clear()
    if deck not in _Dealt.scripts:
        found = ((card.id, script_of(card)) for card in deck)
        _Dealt.scripts[deck] = {card_id: script for card_id, script in found if script is not None}
    return _Dealt.scripts[deck]


def unscripted(cards: Iterable[PokemonCard]) -> list[PokemonCard]:
    """Return the cards, each once, whose effects no program carries out."""
    seen = {card.id: card for card in cards}
    return [card for card in seen.values() if script_of(card) is None]


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
