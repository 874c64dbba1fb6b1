"""Which cards of a deck the names in a wish mean, and what is said of the reading."""

from __future__ import annotations

from collections.abc import Sequence

from cardpool.names import search_key
from deckcheck.odds.wish import names_of, parse
from deckcheck.resolver import Resolver
from deckcheck.stats.figures import Asked
from rulesets.deck import Entry
from rulesets.lines.model import Written
from rulesets.parts.statistics import Group

_NEAR = 70  # of 100, for the names that are offered


class NamingError(ValueError):
    """A name that no card and no group has; the hint offers others."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class Namer:
    """Finds the cards of a deck by name, part of a name, group, or any spelling of the pool."""

    def __init__(
        self, entries: Sequence[Entry], groups: Sequence[Group], resolver: Resolver
    ) -> None:
        self.entries = entries
        self.groups = {search_key(group.name): group for group in groups}
        self.resolver = resolver
        self.cards = {search_key(entry.card.name): entry.card for entry in entries}

    def asked(self, text: str) -> Asked:
        """Return a wish with the cards that its names mean."""
        wish = parse(text)
        means: dict[str, frozenset[str]] = {}
        notes: list[str] = []
        for name in names_of(wish):
            if name not in means:
                means[name], note = self.find(name)
                notes += [note] if note else []
        return Asked(text, wish, means, tuple(notes))

    def find(self, name: str) -> tuple[frozenset[str], str]:
        """Return the copy keys that a name means in the deck, and what there is to say of it."""
        key = search_key(name)
        if key in self.cards:
            return frozenset({self.cards[key].copy_key}), ""
        if group := self.groups.get(key):
            found = {e.card.copy_key for e in self.entries if group.includes(e.card)}
            return frozenset(found), ""
        parts = {self.cards[other].copy_key: other for other in self.cards if key and key in other}
        if len(parts) == 1:
            (copy_key, other), = parts.items()  # fmt: skip
            return frozenset({copy_key}), f"{name!r} read as {self.cards[other].name}"
        if len(parts) > 1:
            listed = ", ".join(sorted(self.cards[other].name for other in parts.values()))
            raise NamingError(f"{name!r} may be {listed}", "Write the whole name.")
        return self._in_pool(name)

    def _in_pool(self, name: str) -> tuple[frozenset[str], str]:
        """Look a name up in any language and with typos; a card outside the deck has 0 copies."""
        found = self.resolver.resolve(Written(name, 1, name=name))
        cards = [found.card] if found.card is not None else list(found.choices)
        if not cards:
            raise NamingError(f"no card named {name!r}", self._near(name))
        held = {e.card.copy_key for e in self.entries} & {card.copy_key for card in cards}
        if not held:
            return frozenset(), f"{name!r} read as {cards[0].name}, which is not in the deck"
        card = next(e.card for e in self.entries if e.card.copy_key in held)
        return frozenset(held), f"{name!r} read as {card.name}"

    def _near(self, name: str) -> str:
        from rapidfuzz import process

        known = {key: card.name for key, card in self.cards.items()}
        near = process.extract(search_key(name), known.keys(), limit=3, score_cutoff=_NEAR)
        offered = [known[key] for key, _, _ in near]
        groups = ", ".join(group.name for group in self.groups.values())
        hint = f"Did you mean {', '.join(offered)}? " if offered else ""
        return hint + (f"Groups: {groups}." if groups else "")
