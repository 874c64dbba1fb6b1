"""How often cards are played over many decks: lists, share, copies, average."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from typing import Any

from deckcheck.report.html import STYLE
from rulesets.deck import Deck
from rulesets.plain import AnyCard
from rulesets.wording import numbered


@dataclass(slots=True)
class Use:
    """One name over some decks."""

    name: str
    lists: int = 0
    copies: int = 0

    def share(self, decks: int) -> float:
        """Return the share of decks that hold the card."""
        return self.lists / decks if decks else 0.0

    @property
    def average(self) -> float:
        """Return the copies in a deck that holds the card."""
        return self.copies / self.lists if self.lists else 0.0


def usage(
    decks: Iterable[Deck],
    section: str = "",
    name: Callable[[AnyCard], str] = lambda card: str(card.name),
) -> tuple[list[Use], int]:
    """Return the cards of decks, the most played first, and how many decks there are."""
    found: dict[str, Use] = {}
    number = 0
    for deck in decks:
        number += 1
        held: dict[str, int] = {}
        for entry in deck.entries:
            if section in ("", entry.section):
                key = entry.card.copy_key
                held[key] = held.get(key, 0) + entry.copies
                if key not in found:
                    found[key] = Use(name(entry.card))
        for key, copies in held.items():
            found[key].lists += 1
            found[key].copies += copies
    return sorted(found.values(), key=lambda use: (-use.lists, -use.copies, use.name)), number


def data(uses: Iterable[Use], decks: int) -> dict[str, Any]:
    """Return the figures as JSON data."""
    return {
        "lists": decks,
        "cards": [
            {
                "name": use.name,
                "lists": use.lists,
                "share": round(use.share(decks), 4),
                "copies": use.copies,
                "average": round(use.average, 2),
            }
            for use in uses
        ],
    }


_BARS = "td.bar{width:40%}td.bar i{display:block;height:.9rem;background:currentcolor;opacity:.5}"


def page(uses: Iterable[Use], decks: int) -> str:
    """Return the figures as a page with a bar a card, without outside files."""
    rows = "".join(
        f"<tr><td>{use.lists}</td><td>{escape(use.name)}</td>"
        f'<td class="bar"><i style="width:{use.share(decks):.1%}"></i></td>'
        f"<td>{use.share(decks):.1%}</td><td>{use.copies}</td><td>{use.average:.2f}</td></tr>\n"
        for use in uses
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Cards played</title><style>{STYLE}{_BARS}</style></head>\n"
        f'<body><h1>Cards played</h1><p class="about">{numbered(decks, "list")}</p>\n'
        "<table><thead><tr><th>lists</th><th>card</th><th></th><th>share</th><th>copies</th>"
        f"<th>average</th></tr></thead><tbody>\n{rows}</tbody></table></body></html>\n"
    )
