"""All real lists: which lines resolve, and why each of the others does not."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from cardpool.store import CardPool
from deckcheck.decklist.read import read_file
from deckcheck.resolver import Resolver, guess_game

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


def test_at_least_99_percent_of_all_card_lines_resolve(corpus):
    lines, unresolved = corpus
    assert sum(unresolved.values()) / sum(lines.values()) <= 0.01


@pytest.mark.parametrize("game", ["pokemon", "yugioh"])
def test_at_least_99_percent_of_the_lines_of_each_game_resolve(corpus, game):
    lines, unresolved = corpus
    missed = sum(count for (of, _), count in unresolved.items() if of == game)
    assert missed / lines[game] <= 0.01


def test_every_reason_says_more_than_that_the_line_is_unknown():
    assert all(len(row["reason"]) > 30 for row in known().values())
