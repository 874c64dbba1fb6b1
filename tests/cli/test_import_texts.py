"""Imported Pokémon texts become programs: a new set plays at once, a changed text loses its own."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from click.testing import CliRunner

from cardpool import programs
from cardpool.store import CardPool, overlay
from deckcheck.cli.app import cli
from rulesets.ptcg.effects.ops import Draw
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.scripts import script_of
from rulesets.ptcg.words import render_program
from rulesets.text import imported

pytest.importorskip("lark")

SET = {"id": "tst9", "name": "Test Nine", "series": "Tests", "releaseDate": "2012/10/01",
       "ptcgoCode": "TNI"}  # fmt: skip
NOT_UNDERSTOOD = "Draw a card. Juggle 3 coins."


def printing(number, text="Draw a card.", **changes):
    return {
        "id": f"tst9-{number}", "name": f"Testmon {'ABCDEFGHIJ'[number % 10]}",
        "supertype": "Pokémon", "number": str(number), "subtypes": ["Basic"], "hp": "60",
        "types": ["Fire"],
        "attacks": [{"name": "Try", "cost": ["Colorless"], "damage": "10", "text": text}],
    } | changes  # fmt: skip


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch, bundled_read_once):
    """Return an empty home for imports."""
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def folder(tmp_path):
    """Return a function that writes a pokemon-tcg-data folder of one set."""

    def make(cards, set_id="tst9"):
        place = tmp_path / "data"
        (place / "cards" / "en").mkdir(parents=True, exist_ok=True)
        (place / "sets").mkdir(exist_ok=True)
        (place / "sets" / "en.json").write_text(json.dumps([SET]), "utf-8")
        (place / "cards" / "en" / f"{set_id}.json").write_text(json.dumps(cards), "utf-8")
        return str(place)

    return make


def run(*args, columns=80):
    done = CliRunner().invoke(cli, list(args), prog_name="deckcheck", env={"COLUMNS": str(columns)})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def drawn(card_id):
    """Return how many cards the programs of a card draw."""
    return [t.count for t in walk(script_of(CardPool.open().get(card_id))) if isinstance(t, Draw)]


def deck_of(tmp_path, *lines):
    path = tmp_path / "deck.txt"
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def test_a_new_set_plays_at_once(folder, tmp_path):
    done = run("pool", "import", folder([printing(1), printing(2, "Draw 2 cards.")]))
    assert "2 cards play from their text: 0 with the program the pool has, 2 with one made now" in (
        " ".join(done.output.split())
    )
    assert drawn("tst9-2") == [2]
    deck = deck_of(tmp_path, "4 Testmon B TNI 1", "4 Testmon C TNI 2", "52 Fire Energy BS 98")
    played = run("simulate", "-r", "ptcg-bw", deck, deck, "--games", "2", "--jobs", "1", "--check",
                 "--json")  # fmt: skip
    assert played.exit_code == 0, played.output
    assert json.loads(played.output)["unscripted"] == []


def test_coverage_counts_imports_and_names_the_words_not_understood(folder):
    run("pool", "import", folder([printing(1), printing(2, NOT_UNDERSTOOD)]))
    told = json.loads(run("pool", "coverage", "--json").output)["pokemon"]
    assert told["series"]["Tests"] == {"scripted": 1, "printings": 2, "share": 0.5}
    assert told["sets"]["tst9"]["scripted"] == 1
    assert told["not_understood"] == [
        {"printings": 1, "before": "", "words": "juggle 0 coins", "why": ""}
    ]


def test_coverage_fits_the_terminal(folder):
    long = "Draw a card sideways while you juggle many coins and sing of the sea and the sky above."
    run("pool", "import", folder([printing(1, long)]))
    lines = run("pool", "coverage", "--sets", columns=80).output.splitlines()
    assert max(map(len, lines)) <= 80
    assert any(
        line.startswith("        1  draw a card ▸ sideways while you juggle") for line in lines
    )


def test_a_text_that_changed_does_not_keep_its_program(folder):
    before = drawn("base1-58")
    changed = printing(58, "Draw 3 cards.", id="base1-58", name="Pikachu")
    changed["attacks"] *= 2
    run("pool", "import", folder([changed], "base1"))
    assert (before, drawn("base1-58")) == ([], [3, 3])
    changed["attacks"] = [{**changed["attacks"][0], "text": NOT_UNDERSTOOD}] * 2
    run("pool", "import", folder([changed], "base1"))
    assert script_of(CardPool.open().get("base1-58")) is None
    assert not programs.is_scripted("base1", "base1-58")


def test_a_source_without_the_words_of_an_effect_changes_nothing(folder):
    bare = printing(58, "", id="base1-58", name="Pikachu")
    bare["attacks"] *= 2
    told = json.loads(run("pool", "import", folder([bare], "base1"), "--json").output)
    assert told["programs"]["bundled"] == 1
    CardPool.open()
    assert programs.imported("base1", "base1-58") is None


IN_ANOTHER_PROCESS = """
from cardpool import programs
import rulesets.ptcg.scripts

before = programs.imported("tst9", "tst9-1")
{then}
print(before, bool(programs.imported("tst9", "tst9-1").script))
"""


@pytest.mark.parametrize(
    "then",
    [
        "from cardpool.store import CardPool; CardPool.open()",
        "from deckcheck.play import workers; workers._join(())",
    ],
)
def test_a_process_knows_imports_once_it_has_a_pool_or_plays_for_a_simulation(folder, then):
    run("pool", "import", folder([printing(1)]))
    command = [sys.executable, "-c", IN_ANOTHER_PROCESS.format(then=then)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "None True\n"


def test_another_number_of_attacks_than_the_pool_knows_is_no_program(folder):
    run("pool", "import", folder([printing(58, id="base1-58", name="Pikachu",
                                           attacks=[])], "base1"))  # fmt: skip
    told = json.loads(run("card", "base1-58", "--explain", "--json").output)["program"]
    assert not told["scripted"]
    assert "another number of attacks" in told["not_understood"][0]["why"]


def test_a_reprint_of_a_known_text_takes_its_program_without_the_compiler(folder, monkeypatch):
    run("pool", "import", folder([printing(1, "Draw 2 cards.")]))
    known = json.loads(overlay_rows("script")[0][0])
    record = {"id": "old-1", "text": overlay_rows("text")[0][0], "script": known}
    monkeypatch.setattr(imported, "can_compile", lambda: False)
    monkeypatch.setattr(programs, "of_texts", lambda: {record["text"]: record})
    run("pool", "import", folder([printing(11, "Draw 2 cards.")]))
    assert drawn("tst9-11") == [2]


def overlay_rows(column):
    return CardPool.open().layers[0].rows(f"SELECT {column} FROM program ORDER BY id")


def test_without_the_parser_texts_are_stored_and_wait(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(imported, "can_compile", lambda: False)
    done = run("pool", "import", folder([printing(1, "Draw 7 cards."), printing(2, "")]))
    assert done.exit_code == 0
    said = " ".join(done.output.split())
    assert "1 text stored, not compiled" in said
    assert "pip install 'deckcheck[compile]', then import again" in said
    assert script_of(CardPool.open().get("tst9-2")) is not None  # nothing but printed numbers
    deck = deck_of(tmp_path, "4 Testmon B TNI 1", "56 Fire Energy BS 98")
    refused = run("play", "-r", "ptcg-bw", deck, deck, "--seat", "random")
    assert refused.exit_code == 2
    assert "Testmon B TNI 1: its text was imported, but not compiled" in (
        " ".join(refused.output.split())
    )


def test_a_refused_deck_names_the_words_not_understood(folder, tmp_path):
    run("pool", "import", folder([printing(1, NOT_UNDERSTOOD)]))
    deck = deck_of(tmp_path, "4 Testmon B TNI 1", "56 Fire Energy BS 98")
    refused = run("simulate", "-r", "ptcg-bw", deck, deck)
    assert refused.exit_code == 2
    said = " ".join(refused.output.split())
    assert "PTCG901 1 card without a program: Testmon B (tst9-1)" in said
    assert "Try: juggle 3 coins" in said
    assert "--allow-unscripted plays these cards without their effects" in said


@pytest.mark.parametrize("columns", [80, 120])
def test_explain_shows_text_program_and_words(folder, columns):
    words = render_program((Draw(2),))
    run("pool", "import", folder([printing(1, "Draw 2 cards.")]))
    shown = run("card", "tst9-1", "--explain", columns=columns).output
    lines = [line.rstrip() for line in shown.splitlines()]
    assert all(len(line) <= columns for line in lines)
    if columns == 80:
        assert lines[lines.index("Try") + 1 : lines.index("Try") + 4] == [
            "  text     Draw 2 cards.",
            "  program  AttackScript((Draw(2),))",
            f"  words    {words}",
        ]
    else:
        row = next(line for line in lines if line.startswith("Try "))
        said = f"Draw 2 cards. AttackScript((Draw(2),)) {words}"
        assert row.split("  ", 1)[1].split() == said.split()


def test_explain_marks_the_words_not_understood(folder):
    run("pool", "import", folder([printing(1, "Draw a card sideways.")]))
    shown = run("card", "tst9-1", "--explain").output
    assert "Testmon B (tst9-1) is unscripted. Not understood:" in shown
    assert "Try: draw a card ▸ sideways" in shown
    told = json.loads(run("card", "tst9-1", "--explain", "--json").output)["program"]
    assert told["not_understood"] == [
        {"place": "attack 1", "sentence": "draw a card sideways", "words": "sideways", "why": ""}
    ]


def test_a_text_that_only_other_languages_have_is_not_taken_for_none(tmp_path):
    record = {
        "id": "tst9-1", "localId": "1", "set": "tst9", "category": "Pokemon", "hp": 60,
        "name": {"en": "Testmon", "fr": "Monstre"}, "types": ["Fire"], "stage": "Basic",
        "attacks": [{"name": {"en": "Try", "fr": "Essai"}, "effect": {"fr": "Piochez."},
                     "cost": ["Fire"], "damage": 10}],
    }  # fmt: skip
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(record), "utf-8")
    told = json.loads(run("pool", "import", str(path), "--json").output)
    assert sum(told["programs"].values()) == 0
    assert script_of(CardPool.open().get("tst9-1")) is None


def test_explain_without_an_import_shows_no_text():
    told = json.loads(run("card", "base1-58", "--explain", "--json").output)["program"]
    assert (told["scripted"], told["source"]) == (True, "bundled")
    assert all(part["text"] == "" and part["words"] for part in told["parts"])


def test_the_same_file_again_leaves_the_same_overlay(folder):
    place = folder([printing(1), printing(2, NOT_UNDERSTOOD)])
    run("pool", "import", place)
    first = overlay_rows("id, text, script, gaps")
    run("pool", "import", place)
    assert overlay_rows("id, text, script, gaps") == first


def test_a_program_of_another_version_is_no_program(folder, monkeypatch):
    run("pool", "import", folder([printing(1)]))
    stale = programs.Imported("x", '{"term":"ptcg.NoSuchOp"}', ())
    monkeypatch.setattr(programs, "imported", lambda set_id, card_id: stale)
    shown = run("card", "tst9-1", "--explain").output
    assert "made by another version; import its text again" in " ".join(shown.split())


def test_the_texts_of_the_sources_are_known_by_their_fingerprints(shared, tmp_path):
    source = shared / "data/pokemon/pokemon-tcg-data/cards/en/base1.json"
    place = tmp_path / "real"
    (place / "cards" / "en").mkdir(parents=True)
    (place / "cards" / "en" / "base1.json").write_bytes(source.read_bytes())
    told = json.loads(run("pool", "import", str(place), "--json").output)
    # Both ways of reading the source agree: nothing scripted is compiled a second time.
    assert told["programs"]["bundled"] == len(programs.records("base1"))


@pytest.mark.slow
def test_a_kill_while_texts_are_compiled_leaves_a_whole_overlay(folder, tmp_path, home):
    run("pool", "import", folder([printing(1)]))
    before = (home / "overlay.db").read_bytes()
    texts = [f"Draw {n} cards. Flip {n} coins. Draw a card sideways {n} times." for n in range(900)]
    many = [printing(n + 1, text) for n, text in enumerate(texts)]
    command = [sys.executable, "-m", "deckcheck", "pool", "import", folder(many)]
    for delay in (0.3, 0.6, 1.5):
        process = subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL)
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        process.wait()
        # The old one, or where the machine was quick enough the new one: never a part of it.
        if (home / "overlay.db").read_bytes() != before:
            assert len(overlay_rows("id")) == 900
            break
    assert overlay.found()
