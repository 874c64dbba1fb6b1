"""Bans: dated, by format, naming cards by their prints."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cardpool.model import PokemonCard, Printing
from rulesets.ptcg.formats.sets import read


class Ban(NamedTuple):
    """A card that a format does not allow between two days."""

    format: str
    name: str
    prints: frozenset[str]  # empty: every print of the name
    start: str
    end: str
    sure_from: str  # "" where the first day is known


@cache
def all_bans() -> tuple[Ban, ...]:
    """Return every ban of every format."""
    return tuple(
        Ban(
            row["format"],
            row["name"],
            frozenset(row["prints"]),
            row["start"],
            row["end"],
            row.get("sure_from", ""),
        )
        for row in read("bans")
    )


def bans_on(form: str, day: str) -> tuple[Ban, ...]:
    """Return the bans of a format in force on a day."""
    return tuple(
        ban
        for ban in all_bans()
        if ban.format == form and ban.start <= day and (not ban.end or day < ban.end)
    )


class Banned(NamedTuple):
    """Why a card is banned, and whether that is certain."""

    ban: Ban
    question: str  # "" where it is certain


class BanList:
    """The bans of a format on a day, and which cards they can concern at all."""

    def __init__(self, bans: tuple[Ban, ...], day: str) -> None:
        self.bans, self.day = bans, day
        self._prints = frozenset[str]().union(*(ban.prints for ban in bans))
        self._names = frozenset(ban.name for ban in bans if not ban.prints)

    def covering(self, card: PokemonCard, own: Printing) -> Banned | None:
        """Return the ban on a card; it covers every print that plays the same (PF-040)."""
        prints = self._prints
        if (
            card.id in prints
            or card.name in self._names
            or not prints.isdisjoint([p.id for p in card.prints])
        ):
            return self._weigh(card, own)
        return None

    def _weigh(self, card: PokemonCard, own: Printing) -> Banned | None:
        sure = {card.id} | {p.id for p in card.prints if p.sure}
        unsure = {p.id for p in card.prints if not p.sure}
        for ban in self.bans:
            if not ban.prints:
                hit = card.name == ban.name
            else:
                hit = card.id in ban.prints or bool(own.sure and sure & ban.prints)
            if hit:
                late = ban.sure_from and self.day < ban.sure_from
                return Banned(
                    ban, f"the day of its ban, before {ban.sure_from}, is not known" if late else ""
                )
            if unsure & ban.prints or (not own.sure and sure & ban.prints):
                return Banned(ban, "it is not certain that this print is the banned card")
        return None
