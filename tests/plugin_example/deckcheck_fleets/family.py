"""What the application must know of Fleets."""

from __future__ import annotations

from cardpool.model import Card
from deckcheck_fleets.cards import GAME, PORT, FleetCard, by_name, cards
from deckcheck_fleets.fleet_list import FLEET_LIST
from rulesets.family import Fact, Family
from rulesets.lines.headings import HeadingWords
from rulesets.lines.list_format import ListFormat
from rulesets.lines.model import Written
from rulesets.lines.pool import Pool
from rulesets.lines.resolution import LineNote, Resolution
from rulesets.parts.statistics import Statistics
from rulesets.plain import Json


class Fleets(Family):
    """A card game of ships, winds and storms."""

    id = GAME
    name = title = "Fleets"
    usual = "fleets"
    sections = ("main", "port")
    headings = (HeadingWords("port", "port|port deck|harbour", "port", GAME),)

    @property
    def formats(self) -> tuple[ListFormat, ...]:
        """Return the game's own list format."""
        return (FLEET_LIST,)

    def card(self, pool: Pool, card_id: str) -> Card | None:
        """Return a card of this package: the application's pool has none of them."""
        return cards().get(card_id)

    def knows(self, pool: Pool, name: str) -> bool:
        """Tell whether a card has this name."""
        return name.casefold() in by_name()

    def look_up(self, pool: Pool, what: Written) -> Resolution:
        """Return the card of a name or an id."""
        found = self.card(pool, what.card_id) or by_name().get(what.name.casefold())
        if found is not None:
            return Resolution(found)
        return Resolution(None, notes=(LineNote("DECK002", f"no card named {what.name!r}"),))

    def section_of(self, card: Card) -> str:
        """Return the section of a card in a list that names none: Ports have their own."""
        return "port" if card.kind == PORT else "main"

    def statistics(self, rules: Json) -> Statistics:
        """Return what is counted in a deck."""
        from deckcheck_fleets.statistics import FleetStatistics

        return FleetStatistics()

    def facts(self, card: Card) -> list[Fact]:
        """Return what is printed on a card."""
        return [Fact("Strength", str(card.strength))] if isinstance(card, FleetCard) else []


FAMILY = Fleets()
