"""Theme decks of the real data, as decks of the bundled pool."""

import json
from functools import cache

from cardpool.store import CardPool
from deckcheck.play.match import load_decks
from rulesets import registry
from rulesets.deck import Deck, Entry
from tests.conftest import ROOT

SETS = {"base": "base1", "ex": "ex1", "bw": "bw1"}


@cache
def pool():
    """Return the bundled pool, opened once."""
    return CardPool.open()


def theme_lists(shared, set_id):
    """Return the theme decks of a set, of whatever size, in the file's order."""
    path = shared / "data/pokemon/pokemon-tcg-data/decks/en" / f"{set_id}.json"
    lists = json.loads(path.read_text("utf-8"))
    made = [[Entry(pool().get(c["id"]), c["count"]) for c in deck["cards"]] for deck in lists]
    return [Deck(tuple(entries)) for entries in made]


def theme_decks(shared, set_id):
    """Return the theme decks of a set that have 60 cards, in the file's order."""
    return [deck for deck in theme_lists(shared, set_id) if deck.size() == 60]


@cache
def example(name, ruleset="ptcg-unlimited", day=""):
    """Return the deck of an example of the documentation."""
    path = ROOT / "docs" / "examples" / f"{name}.txt"
    return load_decks([str(path)], registry.load(ruleset), day)[0]
