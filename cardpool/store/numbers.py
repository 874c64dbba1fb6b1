"""Numbers in lists that no publisher issued: of cards before their release, and of no card at all.

Simulators number a card by its place in a set until it has a password, and their users number
cards that they invent. Both kinds stand in maps of their own, so that no search, no count and no
name meets them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from cardpool.model import UNOFFICIAL, YUGIOH, IsoDate, YugiohCard

_REASONS = {
    "fan-made": "fan-made card {}, in no printing of the game",
    "anime": "card of the cartoons {}, in no printing of the game",
    "rush-duel": "Rush Duel card {}, a card of another game",
}


class Placeholder(NamedTuple):
    """What a number stood for until the day when the card came out."""

    card: YugiohCard
    day: IsoDate
    place: str  # its place in a Japanese set, "DANE-JP027", where known


PlaceholderRow = tuple[int, int, str, str]  # number, n of the card, day, place
UnofficialRow = tuple[int, str, str]  # number, name, kind


def placeholder_rows(
    found: Iterable[Mapping[str, Any]],
    cards: Iterable[Mapping[str, Any]],
    passwords: Mapping[int, Mapping[str, Any]],
) -> Iterator[PlaceholderRow]:
    """Yield the placeholders of whole sets and of single cards.

    A booster's English numbers are its Japanese ones; another simulator's numbers end alike.
    """
    own = {card["id"]: card["n"] for card in cards}
    printed = {
        number: card["n"]
        for card in cards
        if card["game"] == YUGIOH
        for number in card["prints"].strip("|").split("|")
    }
    for fact in found:
        if "number" in fact:
            yield fact["number"], own[fact["card"]], fact["day"], fact.get("place", "")
            continue
        for last in range(1, 1000):
            if "like" in fact:
                row = passwords.get(1000 * fact["like"] + last)
                n = row["n"] if row else None
            else:
                n = printed.get(f"{fact['set']}-EN{last:03}") if last <= fact["last"] else None
            if n is not None:
                place = f"{fact['set']}-JP{last:03}"
                yield 1000 * fact["prefix"] + last, n, fact["day"], place


def unofficial_row(fact: Mapping[str, Any]) -> UnofficialRow:
    """Return the row of a card that no publisher made; its name as far as one is known."""
    if fact["kind"] not in _REASONS:
        raise ValueError(f"kind {fact['kind']!r}; expected {', '.join(_REASONS)}")
    names = fact["name"]
    first, *others = (names[lang] for lang in ("en", "code", "zh", "ja") if names.get(lang))
    return fact["password"], f"{first} ({others[0]})" if others else first, fact["kind"]


def unofficial_card(password: int, name: str, kind: str) -> YugiohCard:
    """Return the card of such a row: by no name of the game, and in no deck."""
    key = f"unofficial {password}"
    never = _REASONS[kind].format(password)
    return YugiohCard(
        f"u{password}",
        YUGIOH,
        name,
        key,
        key,
        UNOFFICIAL,
        frozenset(),
        password,
        (password,),
        never=never,
    )
