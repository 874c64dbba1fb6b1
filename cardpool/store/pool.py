"""The card pool: the bundled database, and the user's imports laid over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardpool.errors import PoolError
from cardpool.names import closest, search_key
from cardpool.store.layer import Layer, Spelled
from cardpool.store.sets import CardSet, Printed, printed

if TYPE_CHECKING:
    import os

    from cardpool.model import Card, CardId, YugiohCard
    from cardpool.search.finder import Finder
    from cardpool.search.hits import Hit
    from cardpool.store.numbers import Placeholder

__all__ = ["CardPool", "CardSet", "PoolError"]

_REMEMBERED = 20_000  # names kept in memory


class CardPool:
    """Every card by id, by name in any language, by set and number, by password, or nearly."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self.layers = tuple(layers)  # the topmost first; it hides equal ids below it
        self._named: dict[tuple[str, str | None, str | None], list[Card]] = {}

    @classmethod
    def open(cls, path: str | os.PathLike[str] | None = None) -> CardPool:
        """Open one database, or without a path the bundled pool with the user's imports."""
        if path is not None:
            return cls([Layer(path)])
        from cardpool.store import bundle, overlay

        base = Layer(bundle.locate())
        imported = overlay.found()
        return cls([Layer(imported), base] if imported else [base])

    def get(self, card_id: CardId) -> Card | None:
        """Return the card with this id."""
        for layer in self.layers:
            found = layer.by_id(card_id)
            if found is not None:
                return found
        return None

    def named(self, name: str, game: str | None = None, lang: str | None = None) -> list[Card]:
        """Return the cards of this name in any language, newest first.

        Compared loosely; where a card has exactly this name (ex is not -EX), only that one. Former
        names and nicknames count only where nothing is really called so; see `spelled`.
        """
        asked = (name, game, lang)
        known = self._named.get(asked)
        if known is None:
            if len(self._named) >= _REMEMBERED:
                self._named.clear()
            known = (self.called(name, game) if game and not lang else []) or self._spelled(*asked)
            self._named[asked] = known
        return known

    def _spelled(self, name: str, game: str | None, lang: str | None) -> list[Card]:
        key = search_key(name)
        cards: list[Card] = []
        for layer in self.layers:
            spelled = closest(layer.spelled(key, game, lang), name)
            cards += layer.of_titles(list(dict.fromkeys(s.t for s in spelled)))
        return self._topmost(cards)

    def called(self, name: str, game: str) -> list[Card]:
        """Return the cards of exactly this English name, newest first.

        Empty where the name may mean another card too, by a nickname or in the user's imports.
        """
        base = self.layers[-1].called(name, game)
        if len(self.layers) > 1 and base:
            key = search_key(name)
            if any(layer.spelled(key, game, None) for layer in self.layers[:-1]):
                return []
        return self._topmost(base)

    def alike(self, name: str, game: str) -> Sequence[Card]:
        """Return the cards of exactly this English name, newest first, if they all count as one.

        Each is made when it is looked at. Empty where `called` would have to weigh imports.
        """
        return self.layers[0].alike(name, game) if len(self.layers) == 1 else ()

    def spelled(self, name: str, game: str | None = None, lang: str | None = None) -> list[Spelled]:
        """Return how a name is known: its language, and whether it is a nickname or inferred."""
        key = search_key(name)
        return [s for layer in self.layers for s in closest(layer.spelled(key, game, lang), name)]

    def every_spelling(self, name: str, game: str) -> list[tuple[Spelled, list[Card]]]:
        """Return all that a name may mean, nicknames and former names too, with their cards."""
        key = search_key(name)
        return [
            (s, layer.of_titles([s.t]))
            for layer in self.layers
            for s in layer.spelled(key, game, None)
        ]

    def in_set(self, code: str, number: str) -> list[Card]:
        """Return the cards with a collector number in the sets that a code may mean."""
        cards: list[Card] = []
        for layer in self.layers:
            for found in layer.sets(code):
                cards += layer.in_set(found, number)
        return self._topmost(cards)

    def password(self, password: int) -> YugiohCard | None:
        """Return the card that a password means; alternates mean the card itself."""
        for layer in self.layers:
            n = layer.by_password(password)
            if n is not None:
                return layer.yugioh(n)
        return None

    def placeholders(self, number: int) -> list[Placeholder]:
        """Return what a number stood for in simulators before the card had a password."""
        from cardpool.store.numbers import Placeholder

        return [
            Placeholder(card, day, place)
            for layer in self.layers
            for n, day, place in layer.placeholders(number)
            if (card := layer.yugioh(n)) is not None
        ]

    def unofficial(self, number: int) -> YugiohCard | None:
        """Return the card of a number that no publisher issued; it is in no deck."""
        for layer in self.layers:
            if row := layer.unofficial(number):
                from cardpool.store.numbers import unofficial_card

                return unofficial_card(*row)
        return None

    def printings(self, card: Card) -> list[Card]:
        """Return all cards of the same identity name, newest first."""
        cards: list[Card] = []
        for layer in self.layers:
            # The map of names has all cards of a title; few names are not in it.
            called = layer.called(card.name, card.game)
            same = [other for other in called if other.identity == card.identity]
            if not same:
                sql = "SELECT t FROM title WHERE identity=? AND game=?"
                titles = layer.rows(sql, (card.identity, card.game))
                same = layer.of_titles([t for (t,) in titles])
            cards += same
        return self._topmost(cards)

    def names(self, card_id: CardId) -> dict[str, str]:
        """Return a card's printed names by language."""
        for layer in self.layers:
            names = layer.names(card_id)
            if names:
                return names
        return {}

    def text(self, card_id: CardId) -> dict[str, str]:
        """Return a card's texts by language; only imports have them."""
        for layer in self.layers:
            texts = layer.texts(card_id)
            if texts:
                return texts
        return {}

    def parts(self, card_id: CardId) -> dict[str, str]:
        """Return a Pokémon card's English text by place; only imports have it."""
        for layer in self.layers:
            parts = layer.parts(card_id)
            if parts:
                return parts
        return {}

    def summary(self, card_id: CardId) -> str:
        """Return a card in a few words."""
        for layer in self.layers:
            if rows := layer.rows("SELECT summary FROM card WHERE id=?", (card_id,)):
                return str(rows[0][0])
        return ""

    def cardset(self, set_id: str) -> CardSet | None:
        """Return the set with this id."""
        sql = "SELECT id, game, name, series, released FROM cardset WHERE id=?"
        for layer in self.layers:
            if rows := layer.rows(sql, (set_id,)):
                return CardSet(*rows[0])
        return None

    def sets_by_code(self, code: str) -> list[CardSet]:
        """Return the sets that a code means in any convention."""
        found = (s for layer in self.layers for s in layer.sets(code))
        return list({(s.id, s.prefix): s for s in reversed(list(found))}.values())

    def set_codes(self, set_id: str) -> list[str]:
        """Return the codes of a set, the one that players write first."""
        for layer in self.layers:
            if rows := layer.rows("SELECT facts FROM cardset WHERE id=?", (set_id,)):
                import json

                codes: list[str] = json.loads(rows[0][0]).get("codes", [])
                return codes
        return []

    @property
    def printed_sets(self) -> Printed:
        """Return the names of all sets, and the total behind a number (57/191) in each."""
        return printed(*self.layers)

    def cards(self, game: str | None = None) -> Iterator[Card]:
        """Yield every card once, the bundled ones in their stable order."""
        seen: set[CardId] = set()
        for layer in reversed(self.layers):
            for card_id in layer.all_ids():
                card = self.get(card_id) if card_id not in seen else None
                seen.add(card_id)
                if card is not None and game in (None, card.game):
                    yield card

    def with_set_number(self, number: str) -> list[Card]:
        """Return the Yu-Gi-Oh! cards that bear a set number, such as LOB-EN001."""
        sql = "SELECT id FROM card WHERE instr(prints, ?)"
        rows = [row for layer in self.layers for row in layer.rows(sql, (f"|{number.upper()}|",))]
        return self._topmost([card for (card_id,) in rows if (card := self.get(card_id))])

    def has_set_numbers(self, code: str) -> bool:
        """Tell whether a Yu-Gi-Oh! card has a set number with this code, such as LOB-EN001."""
        sql = "SELECT 1 FROM card WHERE instr(prints, ?) LIMIT 1"
        return any(layer.rows(sql, (f"|{code.upper()}-",)) for layer in self.layers)

    def with_text(self, like: str) -> list[CardId]:
        """Return the cards with a text that an SQL pattern fits; only imports have texts."""
        sql = "SELECT DISTINCT id FROM cardtext WHERE text LIKE ? ESCAPE '\\'"
        return [card_id for layer in self.layers for (card_id,) in layer.rows(sql, (like,))]

    def known_tags(self) -> frozenset[str]:
        """Return the kinds, types and properties that cards have, as filters compare them."""
        return frozenset(tag for layer in self.layers for tag in layer.tags())

    @cached_property
    def finder(self) -> Finder:
        """Return the fuzzy search over this pool."""
        from cardpool.search.finder import Finder

        return Finder(self)

    def suggest(self, name: str, game: str | None = None, limit: int = 5) -> list[Hit]:
        """Return the cards whose names come nearest, best first."""
        return self.finder.by_name(name, game=game, limit=limit)

    def search(self, query: str, **options: Any) -> list[Hit]:
        """Return the hits of a query in the search language, best first."""
        return self.finder.search(query, **options)

    def _topmost(self, cards: list[Card]) -> list[Card]:
        """Return each card once, as the topmost layer has it."""
        if len(self.layers) == 1:
            return cards if len(cards) < 2 else list(dict.fromkeys(cards))
        found = list({c.id: self.get(c.id) or c for c in cards}.values())
        found.sort(key=lambda c: str(getattr(c, "released", "")), reverse=True)
        return found
