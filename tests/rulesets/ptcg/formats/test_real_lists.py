"""Real lists of dated events, and the theme decks, judged by the formats of their days."""

import json
import re
from collections import Counter
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from deckcheck.decklist.read import read_file, read_text
from deckcheck.lint import Linter, verdict
from deckcheck.resolver import Resolver
from rulesets import registry
from rulesets.ptcg.formats.periods import periods
from tests.rulesets.ptcg.construction.building import TODAY, lint, pool


@cache
def linter(ruleset, day):
    found = Linter(registry.load(ruleset), day)
    return found, Resolver(pool(), "pokemon", found.admits)


def verdicts(folder, day, ruleset="ptcg-standard"):
    """Count the verdicts of all lists of a folder; each card must resolve."""
    checks, resolver = linter(ruleset, day)
    found = Counter()
    for path in sorted(folder.glob("*.json")):
        for source in read_file(str(path)):
            deck = resolver.read(source)
            assert not deck.unresolved, path.name
            found[verdict(checks.run(deck))] += 1
    assert found.total() > 15, f"too few lists in {folder.name}"
    return found


@pytest.fixture
def standings(shared):
    return shared / "decks/pokemon/PTCG-Standings"


def test_all_lists_of_the_world_championships_2024_are_legal_on_their_day(standings):
    assert set(verdicts(standings / "worlds2024", "2024-08-16")) == {"legal"}


def test_only_some_were_legal_a_day_earlier_when_shrouded_fable_was_not(standings):
    found = verdicts(standings / "worlds2024", "2024-08-15")
    assert 0.1 < found["legal"] / found.total() < 0.4


@pytest.mark.parametrize("day", ["2024-04-10", "2023-12-01", "2025-05-01"])
def test_hardly_any_was_legal_in_another_season(standings, day):
    found = verdicts(standings / "worlds2024", day)
    assert found["legal"] / found.total() <= 0.02


def test_melbourne_lists_are_legal_in_their_season_only(standings):
    assert set(verdicts(standings / "melbourne2024", "2024-03-01")) == {"legal"}
    assert set(verdicts(standings / "melbourne2024", "2024-04-06")) == {"illegal"}


def test_lists_of_june_2026_are_legal_from_the_day_chaos_rising_is(shared):
    folder = shared / "decks/pokemon/pokemon-tcg-meta-anki"
    assert set(verdicts(folder, "2026-06-05")) == {"legal"}
    before = verdicts(folder, "2026-06-04")
    assert 0.3 < before["legal"] / before.total() < 0.7
    assert verdicts(folder, "2026-04-09")["legal"] < before["legal"]


# Theme decks: d-base1-1 and d-base4-1 are recorded with 61 cards; these name a print of special
# Energy where the deck held basic Energy.
SIXTY_ONE = {"d-base1-1", "d-base4-1"}
SPECIAL_FOR_BASIC = {"d-dp2-1", "d-dp4-2", "d-dp4-3", "d-dp6-2", "d-dp7-2"}


def theme_decks(shared):
    for path in sorted((shared / "data/pokemon/pokemon-tcg-data/decks/en").glob("*.json")):
        yield from json.loads(path.read_text("utf-8"))


def as_deck(record):
    """Return a theme deck by its ids, and whether each reference holds a card of that name."""
    from cardpool.names import search_key
    from rulesets.deck import Deck, Entry

    entries, faulty = [], 0
    for line in record["cards"]:
        card = pool().get(line["id"])
        if card is None or search_key(card.name) != search_key(line["name"]):
            faulty += line["count"]
        else:
            entries.append(Entry(card, line["count"]))
    return Deck(tuple(entries), {"main": faulty} if faulty else {})


def test_theme_decks_are_legal_in_unlimited_but_for_faulty_references(shared):
    seen, illegal = 0, {}
    for record in theme_decks(shared):
        seen += 1
        codes = {
            f.code
            for f in lint("ptcg-unlimited", as_deck(record), TODAY)
            if f.severity in ("error", "question")
        }
        if codes:
            illegal[record["id"]] = codes
    assert seen == 188
    assert {deck for deck, codes in illegal.items() if codes == {"PTCG102"}} == SIXTY_ONE
    assert {deck for deck, codes in illegal.items() if codes == {"PTCG101"}} == SPECIAL_FOR_BASIC
    assert set(illegal) == SIXTY_ONE | SPECIAL_FOR_BASIC


def test_the_data_files_are_what_the_builder_writes(shared, tmp_path):
    from cardpool.builder.pokemon.formats import build
    from rulesets.ptcg.formats.sets import DATA

    build(shared / "data/pokemon", tmp_path)
    for path in sorted(Path(DATA).glob("*.json")):
        assert (tmp_path / path.name).read_text("utf-8") == path.read_text("utf-8"), path.name


def test_labelled_sample_lists_fit_a_period_of_their_years(shared):
    """Lists headed with years fit a period of them on its last day.

    Those headed "2003-2007 ex" mix the sets of several periods: a retro format of its own.
    """
    seen = []
    for line in (shared / "decks/INDEX.jsonl").read_text("utf-8").splitlines():
        record = json.loads(line)
        if "/ptcg-sim/" in record["path"] and record["format"] != "2003-2007 ex":
            seen.append(record["path"])
            years = re.findall(r"\d{4}", record["format"])
            source = read_file(str(shared / "decks" / record["path"]))[0]
            days = [_last_day(p) for p in periods() if _overlaps(p, years[0], years[-1])]
            assert any(_fits(source, day) for day in days), record["path"]
    assert len(seen) > 50


def _overlaps(period, first, last):
    end = period.end or TODAY
    return period.format == "standard" and period.start[:4] <= last and end[:4] >= first


def _last_day(period):
    if not period.end:
        return TODAY
    return (date.fromisoformat(period.end) - timedelta(1)).isoformat()


def _fits(source, day):
    checks, resolver = linter("ptcg-standard", day)
    found = checks.run(resolver.read(source))
    return not [f for f in found if f.code[4] in "23" and f.severity == "error"]


def test_a_bare_name_means_a_print_that_the_day_admits():
    checks, resolver = linter("ptcg-standard", "2013-10-01")
    (source,) = read_text("4 Ultra Ball\n4 Pikachu\n52 Fire Energy\n", "list.txt")
    deck = resolver.read(source)
    assert verdict(checks.run(deck)) == "legal"
    assert all(e.card.released <= "2013-10-01" for e in deck.entries[:2])
