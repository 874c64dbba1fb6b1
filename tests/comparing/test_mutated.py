"""Fifty real lists, each against a copy with known changes: all of them are found, and no other."""

import json
import random
from functools import cache

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.checker import Checker
from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_file
from deckcheck.decklist.write import write
from rulesets import registry
from rulesets.deck import Entry
from rulesets.lines.resolution import Reading

WANTED = 25  # lists of each game
GAMES = {"pokemon": "ptcg-unlimited", "yugioh": "ygo-tcg"}


@cache
def checker(game):
    return Checker(CardPool.open(), GAMES[game], "2026-08-22")


@cache
def real_lists(shared, game):
    """Return readings of lists in which every line is a known card."""
    found = []
    paths = sorted(path for path in (shared / "decks" / game).rglob("*") if path.is_file())
    for path in paths[:: max(1, len(paths) // 150)]:
        for source in read_file(str(path), game=game):
            reading = checker(game).read(source) if source.runs else None
            if reading and not reading.unresolved and len(reading.entries) > 12:
                found.append(reading)
    assert len(found) >= WANTED, len(found)
    return found[:WANTED]


def as_deck(entries):
    """Return a reading with one line a card and section, in a fixed order."""
    merged = {}
    for entry in entries:
        key = (entry.section, entry.card)
        merged[key] = merged.get(key, 0) + entry.copies
    rows = [
        Entry(card, copies, section, line)
        for line, ((section, card), copies) in enumerate(merged.items(), 1)
    ]
    return Reading(tuple(rows))


def mutated(deck, others, family, chance):
    """Return a changed copy of a deck and the changes, each to another card of the deck."""
    entries = list(deck.entries)
    names = [entry.card.copy_key for entry in entries]
    alone = [e for e in entries if names.count(e.card.copy_key) == 1]
    chance.shuffle(alone)
    expected = set()

    def change(entry, *new):
        entries[entries.index(entry) : entries.index(entry) + 1] = new

    gone = alone.pop()
    change(gone)
    expected.add(("removed", gone.copies, gone.card.id, gone.section, None, None))
    fewer = next(e for e in alone if e.copies > 1)
    alone.remove(fewer)
    change(fewer, fewer._replace(copies=fewer.copies - 1))
    expected.add(("removed", 1, fewer.card.id, fewer.section, None, None))
    strange = next(e for other in others for e in other.entries if e.card.copy_key not in names)
    entries.append(strange._replace(copies=2, section=family.sections[0]))
    expected.add(("added", 2, None, None, strange.card.id, family.sections[0]))
    if len(family.sections) > 1:
        moved = next(e for e in alone if e.section == "main")
        alone.remove(moved)
        change(moved, moved._replace(section="side"))
        expected.add(("moved", moved.copies, moved.card.id, "main", moved.card.id, "side"))
    for entry in alone:
        prints = [p for p in getattr(entry.card, "prints", ()) if p.id != entry.card.id and p.sure]
        other = checker(family.id).pool.get(prints[0].id) if prints else None
        if other and family.plays_as(other) == family.plays_as(entry.card):
            change(entry, entry._replace(card=other))
            kind = ("reprint", entry.copies, entry.card.id, entry.section)
            expected.add((*kind, other.id, entry.section))
            break
    chance.shuffle(entries)
    return as_deck(entries), expected


def pairs(shared, game):
    family, lists = registry.family(game), real_lists(shared, game)
    for number, reading in enumerate(lists):
        deck = as_deck(reading.entries)
        others = lists[number + 1 :] + lists[:number]
        yield number, deck, *mutated(deck, others, family, random.Random(number))


def ran(*arguments):
    return CliRunner().invoke(cli, ["compare", *map(str, arguments)], catch_exceptions=False)


def told(difference):
    before, after = difference["before"] or {}, difference["after"] or {}
    sides = (before.get("card"), before.get("section"), after.get("card"), after.get("section"))
    return (difference["kind"], difference["copies"], *sides)


@pytest.mark.parametrize("game", GAMES)
def test_folders_of_mutated_lists_differ_by_the_mutations_alone(shared, game, tmp_path):
    before, after, wanted = tmp_path / "registered", tmp_path / "played", {}
    before.mkdir()
    after.mkdir()
    pool = checker(game).pool
    for number, deck, other, expected in pairs(shared, game):
        (before / f"player {number}.json").write_text(write(deck, "json", pool).text, "utf-8")
        (after / f"Player-{number}.json").write_text(write(other, "json", pool).text, "utf-8")
        wanted[f"player {number}"] = expected
    done = ran(before, after, "-r", GAMES[game], "--json")
    assert done.exit_code == 1, done.output
    found = {
        each["player"]: {told(difference) for difference in each["differences"]}
        for each in json.loads(done.output)
    }
    assert len(found) == WANTED
    assert found == wanted
    kinds = {kind for changes in wanted.values() for kind, *_ in changes}
    assert kinds >= {"removed", "added", "moved" if game == "yugioh" else "reprint"}


@pytest.mark.parametrize("game", GAMES)
def test_a_list_is_equal_to_itself_in_another_order_and_format(shared, game, tmp_path):
    target = {"pokemon": "ptcgl", "yugioh": "ydk"}[game]
    pool = checker(game).pool
    for number, reading in enumerate(real_lists(shared, game)[:10]):
        entries = list(reading.entries)
        random.Random(number).shuffle(entries)
        one, other = tmp_path / f"{number}.json", tmp_path / f"{number}.{target}"
        one.write_text(write(as_deck(reading.entries), "json", pool).text, "utf-8")
        other.write_text(write(as_deck(entries), target, pool).text, "utf-8")
        done = ran(one, other, "-r", GAMES[game], "--by", "print")
        assert done.exit_code == 0, done.output
