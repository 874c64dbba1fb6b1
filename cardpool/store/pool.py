"""The card pool: the bundled database, and the user's imports laid over it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeVar

from cardpool.names import closest, search_key
from cardpool.store.layer import Layer, Placeholder, Spelled
from cardpool.store.sets import CardSet, PrintedSets

if TYPE_CHECKING:
    import os

    from cardpool.model import Card, CardId
    from cardpool.search.finder import Finder
    from cardpool.search.hits import Hit

_T = TypeVar("_T")


class CardPool:
    """Every card by id, by name in any language, by set and number, by password, or nearly."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self.layers = tuple(layers)  # the topmost first; it hides equal ids below it
        for above, below in pairwise(self.layers):
            above.below = below

    @classmethod
    def open(cls, path: str | os.PathLike[str] | None = None) -> CardPool:
        """Open one database, or without a path the bundled pool with the user's imports."""
        if path is not None:
            return cls([Layer(path)])
        from cardpool import codes, lists, programs
        from cardpool.store import bundle, overlay

        programs.use_imports(overlay.programs)
        lists.use_imports(overlay.lists)
        codes.use_imports(overlay.codes)
        base = Layer(bundle.locate())
        imported = overlay.layer(base)
        return cls([imported, base] if imported else [base])

    def get(self, card_id: CardId) -> Card | None:
        """Return the card with this id."""
        for layer in self.layers:
            if card := layer.by_id(card_id):
                return card
        return None

    def named(self, name: str, game: str | None = None, lang: str | None = None) -> list[Card]:
        """Return the cards of this name in any language, newest first.

        Compared loosely; where a card has exactly this name (ex is not -EX), only that one. Former
        names and nicknames count only where nothing is really called so; see `spelled`.
        """
        key = search_key(name)
        return self._of(name, [layer.spelled(key, game, lang) for layer in self.layers])

    def _of(self, name: str, spelled: Iterable[list[Spelled]]) -> list[Card]:
        """Return the cards that a name means; `spelled` is what each layer knows of it."""
        cards: list[Card] = []
        for layer, found in zip(self.layers, spelled, strict=True):
            cards += layer.of_titles(list({s.t: s for s in closest(found, name)}))
        return self._topmost(cards)

    def called(self, name: str, game: str) -> list[Card]:
        """Return the cards of exactly this English name, newest first.

        Empty where the name may mean another card too, by a nickname or in the user's imports.
        """
        key = search_key(name)
        *above, base = spelled = [layer.spelled(key, game) for layer in self.layers]
        exact = any((s.name, s.lang, s.source) == (name, "en", "name") for s in base)
        plain = exact and all(s.sure for s in base) and not any(above)
        return self._of(name, spelled) if plain else []

    def spelled(self, name: str, game: str | None = None, lang: str | None = None) -> list[Spelled]:
        """Return how a name is known: its language, and whether it is a nickname or inferred."""
        key = search_key(name)
        return [s for layer in self.layers for s in closest(layer.spelled(key, game, lang), name)]

    def every_spelling(self, name: str, game: str) -> list[tuple[Spelled, list[Card]]]:
        """Return all that a name may mean, nicknames and former names too, with their cards."""
        key = search_key(name)
        return [
            (s, layer.of_titles([s.t])) for layer in self.layers for s in layer.spelled(key, game)
        ]

    def in_set(self, code: str, number: str) -> list[Card]:
        """Return the cards with a collector number in the sets that a code may mean."""
        cards: list[Card] = []
        for layer in self.layers:
            for found in layer.sets(code):
                cards += layer.in_set(found, number)
        return self._topmost(cards)

    def password(self, password: int) -> Card | None:
        """Return the card that a password means; alternates mean the card itself."""
        for layer in self.layers:
            if card := layer.by_password(password):
                return card
        return None

    def placeholders(self, number: int) -> list[Placeholder]:
        """Return what a number stood for in simulators before the card had a password."""
        return [found for layer in self.layers for found in layer.placeholders(number)]

    def unofficial(self, number: int) -> Card | None:
        """Return the card of a number that no publisher issued; it is in no deck."""
        return _first(layer.unofficial(number) for layer in self.layers)

    def printings(self, card: Card) -> list[Card]:
        """Return all cards of the same identity name, newest first."""
        found = (layer.of_identity(card.identity, card.game) for layer in self.layers)
        return self._topmost([other for cards in found for other in cards])

    def names(self, card_id: CardId) -> dict[str, str]:
        """Return a card's printed names by language."""
        return _first(layer.names(card_id) for layer in self.layers) or {}

    def text(self, card_id: CardId) -> dict[str, str]:
        """Return a card's texts by language; only imports have them."""
        return _first(layer.texts(card_id) for layer in self.layers) or {}

    def parts(self, card_id: CardId) -> dict[str, str]:
        """Return a card's English text by its place on the card; only imports have it."""
        return _first(layer.parts(card_id) for layer in self.layers) or {}

    def summary(self, card_id: CardId) -> str:
        """Return a card in a few words."""
        sql = "SELECT summary FROM card WHERE id=?"
        rows = _first(layer.rows(sql, (card_id,)) for layer in self.layers)
        return str(rows[0][0]) if rows else ""

    def cardset(self, set_id: str) -> CardSet | None:
        """Return the set with this id."""
        sql = "SELECT id, game, name, series, released FROM cardset WHERE id=?"
        rows = _first(layer.rows(sql, (set_id,)) for layer in self.layers)
        return CardSet(*rows[0]) if rows else None

    def sets_by_code(self, code: str) -> list[CardSet]:
        """Return the sets that a code means in any convention."""
        found = (s for layer in self.layers for s in layer.sets(code))
        return list({(s.id, s.prefix): s for s in reversed(list(found))}.values())

    def set_codes(self, set_id: str) -> list[str]:
        """Return the codes of a set, the one that players write first."""
        sql = "SELECT facts FROM cardset WHERE id=?"
        rows = _first(layer.rows(sql, (set_id,)) for layer in self.layers)
        codes: list[str] = json.loads(rows[0][0]).get("codes", []) if rows else []
        return codes

    @cached_property
    def printed_sets(self) -> PrintedSets:
        """Return the names of all sets, and the total behind a number (57/191) in each."""
        ids: dict[str, list[str]] = {}
        totals: dict[str, int] = {}
        for layer in self.layers:
            for set_id, name, facts in layer.rows("SELECT id, name, facts FROM cardset"):
                ids.setdefault(search_key(name), []).append(set_id)
                totals.setdefault(set_id, json.loads(facts).get("official", 0))
        return PrintedSets(ids, totals)

    def cards(self, game: str | None = None) -> Iterator[Card]:
        """Yield every card once, the bundled ones in their stable order."""
        seen: set[CardId] = set()
        for layer in reversed(self.layers):
            for card_id in layer.all_ids():
                card = self.get(card_id) if card_id not in seen else None
                seen.add(card_id)
                if card is not None and game in (None, card.game):
                    yield card

    def among(
        self, game: str, kind: str, tags: Sequence[str] = (), since: str = "", until: str = "9"
    ) -> list[Card]:
        """Return the cards of a kind that came out in a span of days and have some tags.

        Newest first; tags are kinds, types and the like as filters compare them.
        """
        like = "".join(" AND tags LIKE ?" for _ in tags)
        clauses = (
            "WHERE game=? AND kind=? AND released>=? AND released<=? AND twin_of='' AND never=''"
            f"{like} ORDER BY released DESC, n DESC"
        )
        values = (game, kind, since, until, *(f"%|{tag}|%" for tag in tags))
        found = (layer.cards(clauses, *values) for layer in self.layers)
        return self._topmost([card for cards in found for card in cards])

    def with_set_number(self, number: str) -> list[Card]:
        """Return the cards that bear a set number, such as LOB-EN001."""
        sql = "SELECT id FROM card WHERE instr(set_numbers, ?)"
        rows = [row for layer in self.layers for row in layer.rows(sql, (f"|{number.upper()}|",))]
        return self._topmost([card for (card_id,) in rows if (card := self.get(card_id))])

    def has_set_numbers(self, code: str) -> bool:
        """Tell whether a card has a set number with this code, such as LOB-EN001."""
        sql = "SELECT 1 FROM card WHERE instr(set_numbers, ?) LIMIT 1"
        return any(layer.rows(sql, (f"|{code.upper()}-",)) for layer in self.layers)

    def with_text(self, like: str) -> list[CardId]:
        """Return the cards with a text that an SQL pattern fits; only imports have texts."""
        sql = "SELECT DISTINCT id FROM cardtext WHERE text LIKE ? ESCAPE '\\'"
        return [card_id for layer in self.layers for (card_id,) in layer.rows(sql, (like,))]

    def has_texts(self) -> bool:
        """Tell whether any card has a text; only imports have texts."""
        return any(layer.rows("SELECT 1 FROM cardtext LIMIT 1") for layer in self.layers)

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


def _first(found: Iterable[_T | None]) -> _T | None:
    """Return the first that is there and not empty."""
    return next((one for one in found if one), None)
