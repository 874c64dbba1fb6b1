"""Bans: dated, by format, naming cards by their prints."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cardpool.model.pokemon import PokemonCard
from rulesets.ptcg.formats.sets import read


class Ban(NamedTuple):
    """A card that a format does not allow between two days."""

    format: str
    name: str  # of the card; where others share it, with what tells it apart in brackets
    prints: frozenset[str]  # empty: every print of the name
    start: str
    end: str

    @property
    def card_name(self) -> str:
        """Return the name that every print of the card bears."""
        return self.name.partition(" (")[0]


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

    def __init__(self, bans: tuple[Ban, ...]) -> None:
        self.bans = bans
        self._names = frozenset(name for ban in bans for name in (ban.name, ban.card_name))

    def covering(self, card: PokemonCard) -> Banned | None:
        """Return the ban on a card; it covers every print that plays the same (PF-040)."""
        # Prints that play the same bear the same name: those of other names are not looked at.
        return self._weigh(card) if card.name in self._names else None

    def _weigh(self, card: PokemonCard) -> Banned | None:
        sure = {card.id} | {p.id for p in card.prints if p.sure}
        unsure = {p.id for p in card.prints if not p.sure}
        for ban in self.bans:
            if not ban.prints:
                hit = card.name == ban.name
            else:
                hit = card.id in ban.prints or bool(card.sure and sure & ban.prints)
            if hit:
                return Banned(ban, "")
            if unsure & ban.prints or (not card.sure and sure & ban.prints):
                return Banned(ban, "it is not certain that this print is the banned card")
        return None
