"""Imports that are damaged, foreign or made at the same time: nothing else stops or is lost."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys

import pytest
from click.testing import CliRunner

from cardpool.files import drafts_of
from cardpool.store import CardPool, overlay
from deckcheck.cli.app import cli
from tests.cardpool.importing.test_import import NEW_CARD


@pytest.fixture
def home(imported, tmp_path, monkeypatch, bundled_read_once):
    """Return a home with one imported card."""
    monkeypatch.setenv("DECKCHECK_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(overlay, "_told", set())
    shutil.copytree(imported, tmp_path, dirs_exist_ok=True)
    overlay.note(str(tmp_path / "home" / "overlay.db"))
    return tmp_path / "home"


@pytest.fixture(scope="module")
def imported(tmp_path_factory):
    """Return a folder with a file of one card and a home into which it was imported."""
    folder = tmp_path_factory.mktemp("imported")
    file = folder / "cardinfo.json"
    file.write_text(json.dumps([NEW_CARD]))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DECKCHECK_HOME", str(folder / "home"))
        assert run("pool", "import", str(file)).exit_code == 0
    return folder


def run(*args):
    return CliRunner().invoke(cli, args)


def _changed(path, sql):
    with sqlite3.connect(path) as db:
        db.executescript(sql)
    db.close()


def _overwritten(path, start, data):
    raw = bytearray(path.read_bytes())
    raw[start : start + len(data)] = data
    path.write_bytes(raw)


DAMAGE = {
    "empty": lambda path: path.write_bytes(b""),
    "noise": lambda path: path.write_bytes(b"\x1b[2J not a database" * 99),
    "cut in half": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "a page of noise": lambda path: _overwritten(path, 8192 * 3, b"\xff" * 8192 * 4),
    "another version": lambda path: _changed(path, "PRAGMA user_version=20"),
    "another program's": lambda path: _changed(path, "PRAGMA application_id=7"),
    "a trigger": lambda path: _changed(
        path, "CREATE TRIGGER x AFTER INSERT ON meta BEGIN DELETE FROM card; END"
    ),
    "a view for a table": lambda path: _changed(
        path, "DROP TABLE cardtext; CREATE VIEW cardtext AS SELECT id, '' lang, '' text FROM card"
    ),
    "a record of half": lambda path: _changed(path, "UPDATE card SET record='[1'"),
    "a record of another form": lambda path: _changed(path, "UPDATE card SET record='[1, 2]'"),
    "names of another form": lambda path: _changed(path, "UPDATE card SET names='[1]'"),
    "gaps of another form": lambda path: _changed(
        path, "INSERT INTO program VALUES ('base1-58', 'x', '', '7')"
    ),
}


@pytest.fixture(params=DAMAGE)
def broken(request, home):
    """Return a home whose imports are damaged in one way."""
    DAMAGE[request.param](home / "overlay.db")
    return home


def test_the_bundled_pool_serves_where_imports_are_damaged(broken):
    found = run("card", "base1-58", "--json")
    assert found.exit_code == 0, found.stderr
    assert json.loads(found.stdout)["name"] == "Pikachu"
    assert found.stderr.count("Warning: your imports cannot be used: ") == 1
    assert "deckcheck pool remove" in found.stderr
    assert "\x1b" not in found.stderr


def test_an_import_over_damaged_ones_works_and_keeps_them_aside(broken, tmp_path):
    damaged = (broken / "overlay.db").read_bytes()
    done = run("pool", "import", str(tmp_path / "cardinfo.json"))
    assert done.exit_code == 0, done.stderr
    assert "could not be used; they are kept in" in done.stderr
    assert (broken / "overlay.unusable").read_bytes() == damaged
    assert CardPool.open().get("99999901").name == "Test Knight"


def test_damaged_imports_can_be_removed(broken):
    assert run("pool", "remove").exit_code == 0
    assert not (broken / "overlay.db").exists()
    assert run("card", "base1-58").stderr == ""


def test_imports_that_break_while_they_are_read_fall_away(home):
    """The file was noted as sound, and its disk fails later."""
    pool = CardPool.open()
    assert pool.get("99999901")
    pool.layers[0].db.execute("PRAGMA mmap_size=0")
    pool.layers[0].db.close()
    assert pool.get("99999901") is None
    assert pool.get("base1-58").name == "Pikachu"


def test_a_state_of_the_imports_is_examined_once(home, tmp_path, monkeypatch):
    path = home / "overlay.db"
    assert run("pool", "import", str(tmp_path / "cardinfo.json")).exit_code == 0
    monkeypatch.setattr(overlay, "_examine", lambda opened, base: looked.append(opened))
    looked = []
    CardPool.open()
    assert not looked, "an import notes what it wrote"
    _changed(path, "UPDATE meta SET value=value || ' '")
    CardPool.open()
    CardPool.open()
    assert len(looked) == 1


def test_removing_says_whether_there_was_anything(home):
    assert run("pool", "remove").output.startswith("Removed ")
    assert run("pool", "remove").output == "There are no imports.\n"
    assert CardPool.open().get("99999901") is None


def test_imports_at_the_same_time_lose_nothing(home, tmp_path):
    """Two at once both ended with 0, and the restrictions of one were gone."""
    commands = []
    for n in range(4):
        file = tmp_path / f"{n}.conf"
        limits = "".join(f"{10_000_000 + 2000 * n + i} 1\n" for i in range(2000))
        file.write_text(f"!List {n}\n{limits}")
        commands.append([sys.executable, "-m", "deckcheck", "pool", "import", str(file)])
    running = [subprocess.Popen(c, env=os.environ, stdout=subprocess.DEVNULL) for c in commands]
    assert [process.wait() for process in running] == [0, 0, 0, 0]
    rows = CardPool.open().layers[0].rows("SELECT list, count(*) FROM restriction GROUP BY list")
    assert rows == [(f"List {n}", 2000) for n in range(4)]
    assert CardPool.open().get("99999901"), "what was there before stays"


def test_what_a_killed_import_left_is_swept_by_the_next(home, tmp_path):
    (home / ".overlay.db.left.tmp").write_bytes(b"x" * 1000)
    assert run("pool", "import", str(tmp_path / "cardinfo.json")).exit_code == 0
    assert not list(drafts_of(home / "overlay.db"))
