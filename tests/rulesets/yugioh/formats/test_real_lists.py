"""Real lists that other people made: what they show, and why the rest is not legal."""

import json
from collections import Counter

import pytest

from tests.rulesets.yugioh.decks import findings, master_duel, rules, ydk

pytestmark = pytest.mark.slow

# Built for the list announced next, which allows three.
MASTER_DUEL_EARLY = {"3 copies of Prank-Kids Rocksies, Semi-Limited"}
FIRM = ("YGO1", "YGO3")  # counts and lists; release days of undated builds say nothing


@pytest.fixture(scope="module")
def index(shared):
    lines = (shared / "decks" / "INDEX.jsonl").read_text("utf-8").splitlines()
    records = [json.loads(line) for line in lines]
    return [r for r in records if r["path"].startswith("yugioh/")]


def listed(index, prefix):
    return [r for r in index if (r.get("format") or "").startswith(prefix)]


def deck_of(shared, record):
    return ydk((shared / "decks" / record["path"]).read_text("utf-8-sig"))[0]


def test_master_duel_lists_are_clean_but_for_one_built_for_the_next_list(shared, index):
    records = listed(index, "Master Duel")
    told, said = Counter(), set()
    for record in records:
        text = (shared / "decks" / record["path"]).read_text("utf-8")
        found = findings(master_duel(text), "ygo-master-duel", record["date"])
        errors = [f for f in found if f.severity == "error"]
        told["illegal" if errors else "legal"] += 1
        said |= {f.message.split(" by ")[0] for f in errors}
        # Community events that play with a Side Deck are asked about, nothing else is.
        assert {f.code for f in found if f.severity == "question"} <= {"YGO103"}
    assert len(records) > 300
    assert told == {"legal": len(records) - 1, "illegal": 1}
    assert said == MASTER_DUEL_EARLY


def test_edison_lists_are_all_legal(shared, index):
    records = listed(index, "Edison")
    assert records
    for record in records:
        assert findings(deck_of(shared, record), "ygo-edison") == [], record["path"]


def test_every_card_of_the_goat_lists_is_legal(shared, index):
    records = listed(index, "Goat")
    assert records
    for record in records:
        found = findings(deck_of(shared, record), "ygo-goat")
        # One file has no section marks, so its Fusion Monsters stand in the Main Deck.
        assert {f.code for f in found} <= {"YGO401"}, record["path"]


def test_ocg_lists_break_no_list_of_their_month(shared, index):
    records = listed(index, "OCG list")
    assert len(records) > 70
    for record in records:
        on = f"{record['format'].split()[2]}-28"
        found = findings(deck_of(shared, record), "ygo-ocg", on)
        assert [f.message for f in found if f.code.startswith("YGO3")] == [], record["path"]


def test_tcg_lists_of_2026_break_the_list_in_three_undated_builds(shared, index):
    broken = {}
    for record in listed(index, "TCG 2026"):
        found = findings(deck_of(shared, record), "ygo-tcg", "2026-05-01")
        if messages := [f.message.split(", ")[0] for f in found if f.code.startswith(FIRM)]:
            broken[record["path"].rsplit("/", 1)[1]] = messages
    assert broken == {
        "kashtira-2026.ydk": [
            '1 copy of Maxx "C"',
            "1 copy of Baronne de Fleur",
            "3 copies of Kashtira Arise-Heart",
        ],
        "labrynth-2026.ydk": ["3 copies of Droll & Lock Bird"],
        "mikanko-2026.ydk": ['2 copies of Maxx "C"'],
    }


@pytest.mark.rule("YF-031")
@pytest.mark.parametrize(
    ("on", "points"),
    [("2025-10-28", 95), ("2025-12-17", 98), ("2026-01-31", 98), ("2026-03-07", 150)],
)
def test_points_of_the_genesys_list_on_four_days(shared, index, on, points):
    (record,) = listed(index, "Genesys")
    status = rules("ygo-genesys", on).status
    entries = deck_of(shared, record).entries
    assert sum(status(e.card).points * e.copies for e in entries) == points
