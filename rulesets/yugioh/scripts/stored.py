"""Find the script of a card: compiled from its text and stored with the pool, or none needed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache

from cardpool import programs
from cardpool.model.yugioh import YugiohCard
from rulesets.engine import asking, flow, looking
from rulesets.yugioh import effects
from rulesets.yugioh.match.script import EMPTY, CardScript, script_from_json

WORDS = (asking, flow, looking, effects)  # reading a script needs the words it is made of

# Kinds whose cards say how they are Summoned, or what they do elsewhere, beside their figures.
_WITH_TEXT = frozenset(("Effect", "Fusion", "Synchro", "Xyz", "Ritual", "Pendulum"))


def is_plain(card: YugiohCard) -> bool:
    """Tell whether a card has nothing to carry out but its figures: a Normal Monster (YGO-044)."""
    return card.kind == "Monster" and card.subkinds.isdisjoint(_WITH_TEXT)


def _file(card: YugiohCard) -> str:
    return f"yugioh/{card.kind.lower()}"


@cache
def _stored(file: str, card_id: str) -> CardScript | None:
    held = programs.of_set(file)
    if card_id not in held:
        return None
    data = held[card_id]
    return EMPTY if data is None else script_from_json(data)


@cache
def _loaded(script: str) -> CardScript | None:
    """Return the script that an import made; "" is none."""
    return script_from_json(json.loads(script)) if script else None


def imported(card: YugiohCard) -> programs.Imported | None:
    """Return what the user's imports say of a card's program, if they say anything."""
    return programs.imported(_file(card), card.id)


def script_of(card: YugiohCard) -> CardScript | None:
    """Return a card's script, of an import first; None if no program carries its text out."""
    if is_plain(card):
        return EMPTY
    own = imported(card)
    return _stored(_file(card), card.id) if own is None else _loaded(own.script)


def is_scripted(card: YugiohCard) -> bool:
    """Tell whether a card has a script, or needs none."""
    return is_plain(card) or programs.is_scripted(_file(card), card.id)


def scripts_of(cards: Iterable[YugiohCard]) -> dict[str, CardScript]:
    """Return the scripts of cards by id, for a duel."""
    found = ((card.id, script_of(card)) for card in dict.fromkeys(cards))
    return {card_id: script for card_id, script in found if script is not None}


def unscripted(cards: Iterable[YugiohCard]) -> list[YugiohCard]:
    """Return the cards, each once, whose effects no program carries out."""
    seen = {card.id: card for card in cards}
    return [card for card in seen.values() if script_of(card) is None]
