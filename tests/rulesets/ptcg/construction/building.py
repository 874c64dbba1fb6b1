"""Build decks from plain lines and lint them, for the tests of deck construction."""

import re
from functools import cache

from cardpool.names import search_key
from cardpool.store import CardPool
from rulesets import registry
from rulesets.api import ERROR, QUESTION
from rulesets.deck import Deck, Entry

TODAY = "2026-11-16"
FILLER = "Fire Energy BS 98"


@cache
def pool():
    """Return the bundled card pool."""
    return CardPool.open()


@cache
def card(text):
    """Return a card and the language that names it, "" for English.

    It is given by its id, alone or after its name, or by name, set code and number.
    """
    name, _, last = text.rpartition(" ")
    if (found := pool().get(last)) is not None:
        assert not name or search_key(name) == search_key(found.name), f"{last} is {found.name}"
        return found, ""
    name, code, number = re.fullmatch(r"(.+) (\S+) (\S+)", text).groups()
    for found in pool().in_set(code, number):
        for lang, called in pool().names(found.id).items():
            if search_key(called) == search_key(name):
                return found, "" if lang == "en" else lang
    raise LookupError(f"no card {text!r} in the pool")


def deck(text):
    """Return a deck of lines "<count> <card>"; the line numbers are those of the text."""
    entries = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        count, _, what = line.strip().partition(" ")
        found, lang = card(what)
        entries.append(Entry(found, int(count), "main", number, lang))
    return Deck(tuple(entries))


def filled(text, filler=FILLER):
    """Return the deck of some lines filled up to 60 with a card, basic Energy by default."""
    part = deck(text)
    rest = 60 - part.size()
    fill = (Entry(card(filler)[0], rest),) if rest > 0 else ()
    return Deck(part.entries + fill)


def lint(ruleset_id, found, on="", select=""):
    """Return the findings of a deck in a ruleset."""
    ruleset = registry.load(ruleset_id)
    rules = ruleset.in_force(on or ruleset.info.date or TODAY, "", {})
    # What is asked before a match is no part of legality, so it runs only where it is named.
    asked = ruleset.every_check if select else ruleset.checks
    checks = [c for c in asked if c.code.startswith(select)]
    return [f for check in checks for f in check.run(found, rules)]


def verdict(text, ruleset_id="ptcg-unlimited", on="", filler=FILLER):
    """Return legal, illegal or judge for some lines filled up to 60 cards."""
    severities = {f.severity for f in lint(ruleset_id, filled(text, filler), on)}
    if ERROR in severities:
        return "illegal"
    return "judge" if QUESTION in severities else "legal"


def said(text, ruleset_id="ptcg-unlimited", on="", filler=FILLER):
    """Return the findings of some lines filled up to 60 cards as "CODE message"."""
    return [f"{f.code} {f.message}" for f in lint(ruleset_id, filled(text, filler), on)]
