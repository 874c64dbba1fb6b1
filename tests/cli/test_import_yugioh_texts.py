"""Imported Yu-Gi-Oh! texts become programs: new cards play, a changed text loses its own."""

import json
import sqlite3

import pytest
from click.testing import CliRunner

from cardpool.store import CardPool
from deckcheck.cli.app import cli
from rulesets.yugioh.effects import Draw
from rulesets.yugioh.match.script import walk
from rulesets.yugioh.scripts import script_of

pytest.importorskip("lark")

POT = "55144522"  # Pot of Greed


def spell(number=1, text="Draw 2 cards.", **changes):
    return {
        "password": 99000000 + number, "konami_id": 99000 + number,
        "name": {"en": f"Test Jar {number}"},
        "card_type": "Spell", "property": "Normal", "text": text,
        "first_tcg": {"date": "2014-01-01"},
    } | changes  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch, bundled_read_once):
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))


@pytest.fixture
def file(tmp_path):
    """Return a function that writes cards line by line."""

    def make(*cards):
        path = tmp_path / "cards.jsonl"
        path.write_text("\n".join(map(json.dumps, cards)), "utf-8")
        return str(path)

    return make


def run(*args):
    done = CliRunner().invoke(cli, list(args), prog_name="deckcheck", env={"COLUMNS": "80"})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return " ".join(done.output.split()) if "--json" not in args else json.loads(done.stdout)


def drawn(card_id):
    """Return how many cards the program of a card draws; None if it has none."""
    script = script_of(CardPool.open().get(card_id))
    return None if script is None else [t.count for t in walk(script) if isinstance(t, Draw)]


def test_a_new_card_plays_at_once(file, tmp_path):
    told = run("pool", "import", file(spell(1), spell(2, "Draw 1 card.")))
    assert "2 cards play from their text: 0 with the program the pool has, 2 with one made" in told
    assert drawn("99000001") == [2] and drawn("99000002") == [1]
    names = ["Test Jar 1", "Test Jar 2", "Luster Dragon", "Gemini Elf", "Vorse Raider",
             "Celtic Guardian", "Mystical Elf", "Summoned Skull", "Dark Magician",
             "Archfiend Soldier", "Giant Soldier of Stone", "Alexandrite Dragon",
             "Gene-Warped Warwolf", "Luster Dragon #2"]  # fmt: skip
    deck = tmp_path / "deck.txt"
    deck.write_text("\n".join(f"3 {name}" for name in names), "utf-8")
    played = run("simulate", "-r", "ygo-9", str(deck), str(deck), "--games", "2", "--jobs", "1",
                 "--check", "--allow-illegal", "--json")  # fmt: skip
    assert played["unscripted"] == []


def test_words_not_understood_are_told(file):
    told = run("pool", "import", file(spell(1, "Draw 2 cards sideways.")))
    assert "1 text not understood" in told
    assert drawn("99000001") is None
    shown = run("card", "Test Jar 1", "--explain")
    assert "draw 2 cards ▸ sideways" in shown
    rows = run("pool", "coverage", "--game", "yugioh", "--json")["yugioh"]
    assert [row["words"] for row in rows["not_understood"]] == ["sideways"]


def test_a_changed_text_does_not_keep_its_program(file):
    assert drawn(POT) == [2]
    card = {"password": int(POT), "name": {"en": "Pot of Greed"}}
    run("pool", "import", file(spell(0, "Draw 3 cards.", **card)))
    assert drawn(POT) == [3]
    assert run("card", "Pot of Greed", "--explain", "--json")["program"]["source"] == "imported"
    run("pool", "import", file(spell(0, "Juggle 3 coins.", **card)))
    assert drawn(POT) is None


def test_another_wording_of_a_card_database_changes_nothing_that_the_pool_knows(tmp_path):
    path = tmp_path / "cards.cdb"
    with sqlite3.connect(path) as db:
        db.execute("create table datas (id integer primary key, ot, alias, setcode, type, atk, def,"
                   " level, race, attribute, category)")  # fmt: skip
        db.execute("create table texts (id integer primary key, name, desc)")
        for number, name, text in ((int(POT), "Pot of Greed", "Draw 4 cards."),
                                   (99000007, "Test Jar 7", "Draw 2 cards.")):  # fmt: skip
            db.execute("insert into datas values (?, 3, 0, 0, 2, 0, 0, 0, 0, 0, 0)", (number,))
            db.execute("insert into texts values (?, ?, ?)", (number, name, text))
    told = run("pool", "import", str(path))
    assert "2 cards play from their text: 1 with the program the pool has, 1 with one made" in told
    assert drawn(POT) == [2] and drawn("99000007") == [2]


def test_a_text_in_one_piece_is_divided_into_its_parts(tmp_path):
    from cardpool.importing.yugioh import _divided

    both = "[ Pendulum Effect ]\nDraw 1 card.\n----------\n[ Monster Effect ]\nDraw 2 cards."
    assert _divided({"subkinds": ["Effect", "Pendulum"]}, both, True)[:3] == (
        "Draw 2 cards.", "", "Draw 1 card.",
    )  # fmt: skip
    line = "2 Level 4 monsters\nDraw 1 card."
    assert _divided({"subkinds": ["Xyz", "Effect"]}, line, True).materials == "2 Level 4 monsters"
    assert _divided({"subkinds": ["Effect"]}, line, True).materials == ""


def test_importing_the_texts_of_the_pool_makes_nothing_new(shared):
    """The fingerprints of an import are those of the bundled programs."""
    from cardpool.ingest import yamlyugi
    from cardpool.model.yugioh import CardTexts
    from rulesets.yugioh.scripts.stored import is_plain
    from rulesets.yugioh.text.imported import programs_of

    pool = CardPool.open()
    cards = []
    for record in yamlyugi.records(shared / "data/yugioh/yugi-cards.jsonl.gz"):
        card = pool.get(record["id"])
        if card is not None and script_of(card) is not None and not is_plain(card):
            cards.append((card, CardTexts(*record["printed"])))
        if len(cards) == 300:
            break
    made = programs_of(cards, list)
    assert [one.id for one in made if not one.bundled] == []
