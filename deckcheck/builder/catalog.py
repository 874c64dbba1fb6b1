"""The cards that are legal by a ruleset on its day: what completing and repairing choose from."""

from __future__ import annotations

from collections.abc import Sequence

from cardpool.store import CardPool
from deckcheck.lint import Linter
from rulesets import registry
from rulesets.deck import Deck, Entry
from rulesets.plain import AnyCard


class LegalCards:
    """Asks the pool for cards and the ruleset which of them are surely legal."""

    def __init__(self, pool: CardPool, linter: Linter) -> None:
        self.pool, self.linter = pool, linter
        self.family = registry.family(linter.ruleset.info.family)
        self._found: dict[tuple[str, ...], list[AnyCard]] = {}
        self._plays: dict[str, bool] = {}

    @property
    def day(self) -> str:
        """Return the day whose cards are meant."""
        return self.linter.on

    def cards(self, kind: str, *tags: str) -> Sequence[AnyCard]:
        """Return the legal cards of a kind that have some tags, newest first."""
        asked = (kind, *tags)
        if asked not in self._found:
            since = getattr(self.linter.rules, "begins", "")
            among = self.pool.among(self.family.id, kind, tags, since, self.day)
            self._found[asked] = self._each_once(among)
        return self._found[asked]

    def named(self, name: str) -> Sequence[AnyCard]:
        """Return the legal cards of a name, newest first."""
        asked = ("", name)
        if asked not in self._found:
            self._found[asked] = self._each_once(self.pool.named(name, self.family.id))
        return self._found[asked]

    def _each_once(self, cards: Sequence[AnyCard]) -> list[AnyCard]:
        """Return the legal ones of cards, prints that play the same once."""
        found: dict[str, AnyCard] = {}
        for card in cards:
            group = self.family.plays_as(card)
            if group not in found and self.admits(card):
                found[group] = self.then(card)
        return list(found.values())

    def then(self, card: AnyCard) -> AnyCard:
        """Return the print that a list of the day would name, where that one is legal."""
        other = self.family.print_of(self.pool, card, self.day)
        return other if self.admits(other) else card

    def admits(self, card: AnyCard) -> bool:
        """Tell whether a card may be in a deck, with no question open."""
        return self.linter.admits(card, surely=True)

    def plays(self, card: AnyCard) -> bool:
        """Tell whether a match carries all effects of a card out; True where none is played."""
        known = self._plays.get(card.id)
        if known is None:
            alone = Deck((Entry(card, 1),))
            checks = self.linter.ruleset.play_checks
            found = (f for check in checks for f in check.run(alone, self.linter.rules))
            known = self._plays[card.id] = next(iter(found), None) is None
        return known
