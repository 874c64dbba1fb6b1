"""Imports: every format, what they add, broken files and interruptions."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from cardpool.importing.importer import Importer
from cardpool.ingest.errors import IngestError
from cardpool.store import CardPool, bundle
from cardpool.store.layer import Layer

NEW_CARD = {
    "id": 99999901, "name": "Test Knight", "type": "Synchro Tuner Effect Monster",
    "frameType": "synchro", "desc": "Own words.", "race": "Warrior", "attribute": "LIGHT",
    "atk": -1, "def": 1200, "level": 5,
    "card_images": [{"id": 99999901}, {"id": 99999902}],
    "card_sets": [{"set_code": "TEST-EN001"}],
    "misc_info": [{"tcg_date": "2026-01-02", "konami_id": 1}],
}  # fmt: skip


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Return an empty home for imports."""
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def bring(path, home):
    """Import a file and return (summary, pool with the import)."""
    target = home / "overlay.db"
    before = Layer(target) if target.is_file() else None
    base = Layer(bundle.locate())
    importer = Importer(CardPool([base]), before)
    summary = importer.run(path, lambda done: None)
    home.mkdir(exist_ok=True)
    importer.database.write(target)
    return summary, CardPool([Layer(target), base])


def test_a_new_card_of_ygoprodeck_is_a_card_like_any_other(tmp_path, home):
    path = tmp_path / "cardinfo.json"
    path.write_text(json.dumps({"data": [NEW_CARD]}))
    summary, pool = bring(path, home)
    card = pool.password(99999902)
    assert (summary.new, summary.texts) == (1, 1)
    assert (card.id, card.kind, card.atk, card.defence, card.level) == (
        "99999901", "Monster", None, 1200, 5,
    )  # fmt: skip
    assert card.subkinds == {"Synchro", "Tuner", "Effect"}
    assert pool.search("tset knigt", limit=1)[0].name == "Test Knight"
    assert pool.search("text:own set:TEST", limit=1)[0].id == "99999901"


def test_a_known_card_keeps_its_facts_and_gains_its_text(tmp_path, home):
    path = tmp_path / "cardinfo.json"
    path.write_text(json.dumps({"data": [NEW_CARD | {"id": 46986414, "name": "Dark Magician"}]}))
    summary, pool = bring(path, home)
    assert (summary.new, summary.texts) == (0, 1)
    assert pool.password(46986414).atk == 2500
    assert pool.text("46986414") == {"en": "Own words."}


def test_a_second_import_keeps_the_first(tmp_path, home):
    first, second = tmp_path / "a.json", tmp_path / "b.json"
    first.write_text(json.dumps([NEW_CARD]))
    second.write_text(json.dumps([NEW_CARD | {"id": 99999911, "name": "Other Knight"}]))
    bring(first, home)
    _, pool = bring(second, home)
    assert pool.get("99999901").name == "Test Knight"
    assert pool.get("99999911").name == "Other Knight"
    assert pool.text("99999901")


def test_a_second_import_keeps_the_sets_of_the_first_with_their_codes(tmp_path, home):
    folder = tmp_path / "pokemon-tcg-data"
    (folder / "sets").mkdir(parents=True)
    (folder / "cards" / "en").mkdir(parents=True)
    cardset = {"id": "tst1", "name": "Test Set", "series": "Tests", "ptcgoCode": "TSX",
               "releaseDate": "2026/10/01"}  # fmt: skip
    card = {"id": "tst1-7", "name": "Testachu", "supertype": "Pokémon", "number": "7", "hp": "60"}
    (folder / "sets" / "en.json").write_text(json.dumps([cardset]))
    (folder / "cards" / "en" / "tst1.json").write_text(json.dumps([card]))
    other = tmp_path / "b.json"
    other.write_text(json.dumps([NEW_CARD]))
    bring(folder, home)
    _, pool = bring(other, home)
    assert [found.name for found in pool.in_set("TSX", "7")] == ["Testachu"]
    assert pool.set_codes("tst1") == ["TSX"]


@pytest.mark.parametrize("name", ["Basic Grass Energy", "Aurora Energy"])
def test_a_basic_energy_is_imported_by_whatever_name_and_kind(tmp_path, home, name):
    folder = tmp_path / "pokemon-tcg-data"
    (folder / "sets").mkdir(parents=True)
    (folder / "cards" / "en").mkdir(parents=True)
    cardset = {"id": "tst1", "name": "Test Set", "releaseDate": "2026/10/01", "ptcgoCode": "TSX"}
    card = {"id": "tst1-7", "name": name, "supertype": "Energy", "subtypes": ["Basic"],
            "number": "7"}  # fmt: skip
    (folder / "sets" / "en.json").write_text(json.dumps([cardset]))
    (folder / "cards" / "en" / "tst1.json").write_text(json.dumps([card]))
    _, pool = bring(folder, home)
    assert "tst1-7" in [found.id for found in pool.named(name, "pokemon")]


def test_tcgdex_cards_gain_texts_in_every_language(tmp_path, home):
    record = {
        "id": "ex4-9", "localId": "9", "set": "ex4", "category": "Pokemon",
        "name": {"en": "Team Magma's Groudon", "es": "Groudonix"},
        "attacks": [{"name": {"en": "Hit"}, "effect": {"en": "Own words."}, "cost": ["Fire"]}],
    }  # fmt: skip
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(record))
    summary, pool = bring(path, home)
    assert (summary.new, summary.renamed) == (0, 1)
    assert pool.text("ex4-9") == {"en": "Hit: Own words."}
    assert pool.get("ex4-9").hp == 100
    assert pool.search("groudonix", limit=1)[0].name == "Team Magma's Groudon"
    assert pool.search("team magmas groudon", limit=1)[0].printings == 2


def test_a_card_that_gains_a_name_keeps_its_reprints(tmp_path, home):
    record = {
        "id": "base1-73", "localId": "73", "set": "base1", "category": "Trainer",
        "name": {"en": "Impostor Professor Oak", "es": "Otro Nombre"},
    }  # fmt: skip
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(record))
    before = CardPool.open(bundle.locate()).get("base1-73")
    for _ in range(2):  # also when it is copied from the import before
        _, pool = bring(path, home)
        card = pool.get("base1-73")
        assert pool.named("otro nombre") == [card]
        assert len(before.prints) > 2
        assert (card.prints, card.newest) == (before.prints, before.newest)


def test_restriction_lists_are_kept_by_name(tmp_path, home):
    folder = tmp_path / "lists"
    folder.mkdir()
    (folder / "a.conf").write_text("!2026.1 TCG\n46986414 1 --Dark Magician\n")
    (folder / "b.conf").write_text("!House\n46986414 0\n")
    summary, pool = bring(folder, home)
    assert summary.lists == 2
    rows = pool.layers[0].rows("SELECT list, copies FROM restriction ORDER BY list")
    assert rows == [("2026.1 TCG", 1), ("House", 0)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "form", "texts"),
    [
        ("pokemon/pokemon-tcg-data", "pokemon-tcg-data", 18_000),
        ("yugioh/cards.cdb", "EDOPro cdb", 14_000),
        ("yugioh/yugi-cards.jsonl.gz", "yaml-yugi", 14_000),
    ],
)
def test_real_files_are_recognised_and_add_next_to_no_cards(shared, home, source, form, texts):
    summary, _ = bring(shared / "data" / source, home)
    assert summary.format == form
    assert summary.texts > texts
    assert summary.new < 20


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.json", "[{", "a.json: line 1 column 3: not JSON"),
        ("a.json", "[]", "a.json: expected card records, found none"),
        ("a.json", '[{"a": 1}]', "a.json: record 1: the fields fit none of the formats"),
        ("a.json", '[{"frameType": "x", "id": "y"}]', "a.json: record 1 (y): id: "),
        ("a.cdb", "not a database", "a.cdb: not a readable card database"),
        ("a.conf", "no list", "a.conf: expected a line '!<name>'"),
        ("a.conf", "!x\n12 many", "a.conf: line 2: expected '<password> <count>"),
        ("a.txt", "x", "a.txt: expected one of pokemon-tcg-data, tcgdex"),
    ],
)
def test_broken_files_name_file_record_and_cause(tmp_path, home, name, content, message):
    path = tmp_path / name
    path.write_text(content)
    with pytest.raises(IngestError) as caught:
        bring(path, home)
    assert str(caught.value).replace(f"{tmp_path}/", "").startswith(message)
    assert not (home / "overlay.db").exists()


@pytest.mark.slow
def test_an_import_killed_at_any_moment_leaves_the_old_one(tmp_path, home):
    first = tmp_path / "first.json"
    first.write_text(json.dumps([NEW_CARD]))
    bring(first, home)
    before = (home / "overlay.db").read_bytes()
    many = [NEW_CARD | {"id": 80_000_000 + n, "name": f"Knight {n}"} for n in range(20_000)]
    second = tmp_path / "second.json"
    second.write_text(json.dumps(many))
    command = [sys.executable, "-m", "deckcheck", "pool", "import", str(second)]
    for delay in (0.4, 1.2, 2.0):
        process = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL)
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        if process.wait() == -signal.SIGKILL:  # else it had finished before
            assert (home / "overlay.db").read_bytes() == before
            with sqlite3.connect(home / "overlay.db") as db:
                assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
