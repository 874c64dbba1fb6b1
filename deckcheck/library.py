"""The Python API: check, search, convert, compare and play without the command line.

Its names are those of the package itself: `import deckcheck; deckcheck.check(text)`. Wrong input
is a ValueError or LookupError that says what was expected; what a list is guilty of is a finding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from cardpool.search.hits import Hit
from cardpool.store import CardPool
from deckcheck.checker import Checker, load
from deckcheck.comparing.difference import CARD, Difference, differences, same
from deckcheck.decklist.read import read_bytes, read_text
from deckcheck.decklist.write import write
from deckcheck.lint import Result
from deckcheck.play.match import Match
from rulesets import registry
from rulesets.deck import Deck
from rulesets.lines.model import Decklist


@cache
def pool() -> CardPool:
    """Return the card pool, opened once."""
    return CardPool.open()


def check(
    text: str,
    ruleset: str = "",
    *,
    on: str = "",
    region: str = "",
    options: Mapping[str, Any] | None = None,
    proof: bool = False,
) -> Result:
    """Return findings and verdict of a list; without a ruleset by the usual one of its game."""
    checker = Checker(pool(), _full(ruleset), on, region, options)
    checker.proves = proof
    return checker.check(_one(text))


def check_file(
    path: str | Path, ruleset: str = "", *, on: str = "", region: str = ""
) -> list[Result]:
    """Return the results of all lists in a file, in whatever format it is."""
    found = read_bytes(Path(path).read_bytes(), str(path))
    return list(Checker(pool(), _full(ruleset), on, region).check_all(found))


def search(
    query: str, *, game: str | None = None, lang: str | None = None, limit: int = 10
) -> list[Hit]:
    """Return the cards that a query finds, best first."""
    from deckcheck.cli.cards.search import is_legal, ruling

    return pool().search(query, game=game, lang=lang, limit=limit, legal=is_legal, ruling=ruling)


def convert(text: str, to: str, *, ruleset: str = "", on: str = "") -> str:
    """Return a list in another format; a format that is not written is a ValueError."""
    reading = Checker(pool(), _full(ruleset), on).read(_one(text))
    return write(reading, to, pool()).text


def deck(text: str, ruleset: str = "", *, on: str = "") -> Deck:
    """Return the cards of a list, for `match` and for programs of your own."""
    return Checker(pool(), _full(ruleset), on).read(_one(text))


def compare(before: str, after: str, *, ruleset: str = "", on: str = "") -> list[Difference]:
    """Return what differs between two lists of one game."""
    checker = Checker(pool(), _full(ruleset), on)
    first, second = _one(before), _one(after)
    linter, resolver = checker.by(*checker.choose(first))
    family = registry.family(linter.ruleset.info.family)
    return differences(resolver.read(first), resolver.read(second), family)


def equal(found: Sequence[Difference], by: str = CARD) -> bool:
    """Tell whether lists with these differences are equal: by print, card or name."""
    return same(found, by)


def match(
    ruleset: str,
    decks: Sequence[Deck] = (),
    players: Sequence[str] = ("random", "random"),
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """Return a match before its first move; "human" is a seat that your program plays."""
    return Match(load(_full(ruleset)), players, decks, options, seed)


def rulesets() -> list[str]:
    """Return the ids of all rulesets."""
    return registry.ids()


def _full(ruleset: str) -> str:
    meant = registry.meant_by(ruleset) if ruleset else []
    if len(meant) > 1:
        raise LookupError(f"{ruleset!r} may be {' or '.join(meant)}")
    return meant[0] if meant else ruleset


def _one(text: str) -> Decklist:
    found = read_text(text, "list")
    if len(found) != 1:
        raise ValueError(f"expected one list, found {len(found)}")
    return found[0]
