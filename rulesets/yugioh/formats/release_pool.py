"""Which cards exist on a day in a territory, from their first release days."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardpool.model.yugioh import YugiohCard
from rulesets.yugioh.formats import lists
from rulesets.yugioh.formats.lists import DATA_DAY

TERRITORIES: Final = {
    "na": "North America",
    "eu": "Europe",
    "oce": "Oceania",
    "la": "Latin America",
}
_TERRITORY_DAYS: Final = frozenset(f"tcg-{region}" for region in TERRITORIES)
# Latin America follows the North American release days.
_SAME_DAYS = {"la": "na"}


class PoolTrouble(NamedTuple):
    """Why a card is not, or perhaps not, in the pool."""

    kind: str  # "unreleased", "open" (a question) or "excluded"
    text: str
    cites: tuple[str, ...]  # the statements that say so
    detail: str = ""


@dataclass(slots=True, eq=False)
class ReleasePool:
    """The cards of one game released up to a day; `game` "" means no such limit."""

    game: str
    on: str
    region: str = ""
    title: str = ""  # of a retro format, whose pool is the same in every territory
    exclude: frozenset[int] = frozenset()
    open_from: str = ""  # the format names only a month: cards from this day on are in doubt
    closed_by: str = "YF-010"  # the statement by which later cards are out

    def trouble(self, card: YugiohCard) -> PoolTrouble | None:
        """Return why a card is not in the pool, or None."""
        game, released = self.game, card.released
        if not game:
            return None
        if self.exclude and not self.exclude.isdisjoint((card.password, *card.passwords)):
            return PoolTrouble("excluded", f"is left out of the {self.title} pool", ("YF-013",))
        first = released.get(game)
        if not first:
            return self._never_released() if first is None else self._day_unknown(card)
        if first > self.on:
            return self._too_early(card, first)
        if self.open_from and first >= self.open_from:  # YF-014
            text = (
                f"came out on {first}; which day from {self.open_from} on closes the pool is open"
            )
            return PoolTrouble("open", text, ("YF-014",))
        if self.title or game != "tcg" or _TERRITORY_DAYS.isdisjoint(released):
            return None
        return self._by_territory(released, first)

    def _restricted(self, card: YugiohCard) -> bool:
        """Tell whether an OCG list begun by the day names a card: then it was out (YF-016)."""
        return not lists.restricted_by("ocg", self.on).isdisjoint((card.password, *card.passwords))

    def _too_early(self, card: YugiohCard, first: str) -> PoolTrouble | None:
        """Judge a first day after the day asked for.

        OCG days are those of the first dated set, so a card that the TCG had by then, or that is
        numbered among cards of an earlier time, is in doubt (YF-015).
        """
        if self.game == "ocg":
            if self._restricted(card):
                return None
            dated = f"has its first dated OCG print on {first}, after {self.on}"
            if "" < card.released.get("tcg", "") <= self.on:
                return PoolTrouble("open", f"{dated}, but was out in the TCG", ("YF-015",))
            if card.password in lists.likely_out(self.on):
                text = f"{dated}, but the publisher numbers it among older cards"
                return PoolTrouble("open", text, ("YF-015",))
        return PoolTrouble("unreleased", self._not_out(), (self.closed_by,), f"first day {first}")

    def _name(self) -> str:
        return self.game.upper()

    def _not_out(self) -> str:
        return f"was not released in the {self._name()} by {self.on}"

    def _never_released(self) -> PoolTrouble:
        if self.on > DATA_DAY:
            text = (
                f"had not been released in the {self._name()} by {DATA_DAY}; by {self.on} it may be"
            )
            return PoolTrouble("open", text, ("YF-012",))
        return PoolTrouble("unreleased", self._not_out(), (self.closed_by,))

    def _day_unknown(self, card: YugiohCard) -> PoolTrouble | None:
        if self.on >= DATA_DAY:  # it was out by then, whatever the day
            return None
        if self.game == "ocg" and self._restricted(card):
            return None
        text = f"has no known first day in the {self._name()}; it was out by {DATA_DAY}"
        return PoolTrouble("open", text, ("YF-011",))

    def _by_territory(self, released: Mapping[str, str], first: str) -> PoolTrouble | None:
        """Judge a card that came out on different days in different territories (YF-010)."""
        later = {r: day for r, day in released.items() if r in _TERRITORY_DAYS}
        if self.region:
            day = later.get(f"tcg-{_SAME_DAYS.get(self.region, self.region)}", first)
            if day <= self.on:
                return None
            where = TERRITORIES[self.region]
            return PoolTrouble(
                "unreleased",
                f"was not released in {where} by {self.on}",
                ("YF-010",),
                f"there {day}, elsewhere {first}",
            )
        ahead = {r: day for r, day in later.items() if day > self.on}
        if not ahead:
            return None
        days = ", ".join(
            f"{TERRITORIES[region.removeprefix('tcg-')]} {day}" for region, day in ahead.items()
        )
        text = f"was out on {self.on} in some territories only"
        return PoolTrouble("open", text, ("YF-010", "YF-011"), days)
