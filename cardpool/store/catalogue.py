"""All sets of a pool with their codes, days and how many cards each has."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from cardpool.names import search_key
from cardpool.store.sets import CardSet

if TYPE_CHECKING:
    from cardpool.store.layer import Layer
    from cardpool.store.pool import CardPool


class Listed(NamedTuple):
    """A set as a list of sets shows it; the first code is the one that players write."""

    set: CardSet
    codes: tuple[str, ...]
    cards: int


def catalogue(pool: CardPool, game: str = "") -> list[Listed]:
    """Return every set once, the oldest first."""
    found: dict[str, Listed] = {}
    for layer in pool.layers:
        by_set, by_code = _in_sets(layer), _by_code(layer)
        for *row, facts in layer.rows(
            "SELECT id, game, name, series, released, facts FROM cardset"
            " WHERE ?1='' OR game=?1 ORDER BY released, id", (game,)
        ):  # fmt: skip
            of_set = CardSet(*row)
            codes = tuple(dict.fromkeys(json.loads(facts).get("codes", ())))
            cards = by_set[of_set.id] or sum(by_code[code.upper()] for code in codes)
            found.setdefault(of_set.id, Listed(of_set, codes, cards))
    return sorted(found.values(), key=lambda each: (each.set.released, each.set.id))


def _in_sets(layer: Layer) -> Counter[str]:
    rows = layer.rows("SELECT set_id, count(*) FROM card WHERE set_id<>'' GROUP BY set_id")
    return Counter(dict(rows))


def _by_code(layer: Layer) -> Counter[str]:
    """Return how many cards have a set number of each code, such as LOB-EN001."""
    counts: Counter[str] = Counter()
    for (numbers,) in layer.rows("SELECT set_numbers FROM card WHERE set_numbers<>''"):
        counts.update({number.partition("-")[0] for number in numbers.split("|") if number})
    return counts


def matching(pool: CardPool, listed: list[Listed], words: str) -> list[Listed]:
    """Return the sets that a code in any convention means, else those with words in the name."""
    by_code = {found.id for found in pool.sets_by_code(words)}
    if by_code:
        return [each for each in listed if each.set.id in by_code]
    wanted = search_key(words).split()
    keys = [search_key(f"{each.set.name} {each.set.series}") for each in listed]
    return [
        each
        for each, key in zip(listed, keys, strict=True)
        if wanted and all(word in key for word in wanted)
    ]
