"""Build decks from plain lines and lint them, for the tests of deck construction."""

import re
from functools import cache

from cardpool.store import CardPool
from rulesets import registry
from rulesets.api import ERROR, QUESTION
from rulesets.deck import Deck, Entry

LINE = re.compile(r"(\d+) (.+?)(?: ([A-Za-z0-9.:-]+) ([A-Za-z0-9!?]+))?")


@cache
def pool():
    """Return the bundled card pool."""
    return CardPool.open()


@cache
def card(text):
    """Return one card: an id, a name with set code and number, or a bare name (the newest)."""
    if (found := pool().get(text)) is not None:
        return found
    place = re.fullmatch(r"(.+) (\S+) (\S+)", text)
    if place:
        named = pool().in_set(place[2], place[3])
        bare = [c for c in named if c.name.casefold() == place[1].casefold()]
        if bare:
            return bare[0]
    words = text.split()
    if len(words) > 1 and (found := pool().get(words[-1])) is not None:
        return found
    found = pool().named(text)
    assert found, f"no card {text!r} in the pool"
    return found[0]


def deck(text):
    """Return a deck of lines "<count> <card>"; the line numbers are those of the text."""
    entries = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        count, _, what = line.strip().partition(" ")
        entries.append(Entry(card(what), int(count), "main", number))
    return Deck(tuple(entries))


def filled(text, filler="Fire Energy base1-98"):
    """Return the deck of some lines filled up to 60 with basic Energy."""
    part = deck(text)
    rest = 60 - part.size()
    fill = (Entry(card(filler), rest, "main", 0),) if rest > 0 else ()
    return Deck(part.entries + fill)


def lint(ruleset_id, found, on="", select=""):
    """Return the findings of a deck in a ruleset."""
    ruleset = registry.load(ruleset_id)
    rules = ruleset.in_force(on or ruleset.info.date or "2026-11-16", "", {})
    checks = [c for c in ruleset.checks if c.code.startswith(select)]
    return [f for check in checks for f in check.run(found, rules)]


def verdict(ruleset_id, text, on="", filler="Fire Energy base1-98"):
    """Return legal, illegal or judge for some lines filled up to 60 cards."""
    severities = {f.severity for f in lint(ruleset_id, filled(text, filler), on)}
    if ERROR in severities:
        return "illegal"
    return "judge" if QUESTION in severities else "legal"


def codes(ruleset_id, text, on=""):
    """Return the codes of all findings of some lines filled up to 60 cards."""
    return [f.code for f in lint(ruleset_id, filled(text), on)]
