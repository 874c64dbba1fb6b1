"""All real lists: which lines resolve, and why each of the others does not."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from cardpool.store import CardPool
from deckcheck.decklist.read import read_file
from deckcheck.decklist.resolve import Resolver, guess_game

KNOWN = Path(__file__).with_name("unresolved.tsv")


@pytest.fixture(scope="module")
def corpus(shared):
    """Return the number of card lines, and the unresolved ones with how often they stand."""
    pool = CardPool.open()
    resolvers = {game: Resolver(pool, game) for game in ("pokemon", "yugioh")}
    lines, unresolved = Counter(), Counter()
    for row in (shared / "decks/INDEX.jsonl").read_text("utf-8").splitlines():
        entry = json.loads(row)
        for source in read_file(str(shared / "decks" / entry["path"])):
            game = guess_game(pool, source)
            assert game == entry["game"], entry["path"]
            for line in source.lines:
                lines[game] += 1
                if resolvers[game].resolve(line.what).card is None:
                    unresolved[game, str(line.what)] += 1
    return lines, unresolved


def known():
    with KNOWN.open(encoding="utf-8", newline="") as file:
        return {row["line"]: row for row in csv.DictReader(file, delimiter="\t")}


def test_every_unresolved_line_is_listed_with_its_reason(corpus):
    found = {line: count for (_, line), count in corpus[1].items()}
    assert found == {line: int(row["lines"]) for line, row in known().items()}


def test_at_least_99_percent_of_pokemon_lines_resolve(corpus):
    lines, unresolved = corpus
    missed = sum(count for (game, _), count in unresolved.items() if game == "pokemon")
    assert missed / lines["pokemon"] < 0.01


def test_at_least_99_percent_of_lines_resolve_that_name_a_card_of_the_games(corpus):
    """Lists written for bots name cards that their authors invented; no pool has those."""
    reasons = known()
    invented = {line for line, row in reasons.items() if row["reason"].startswith("fan-made")}
    lines, unresolved = corpus
    missed = sum(count for (_, line), count in unresolved.items() if line not in invented)
    real = sum(lines.values()) - sum(
        count for (_, line), count in unresolved.items() if line in invented
    )
    assert missed / real < 0.01
