"""The bundled database: built on first use, rebuilt when facts change, never half written."""

import json
import subprocess
import sys
import time

import pytest

from cardpool.games import GAMES
from cardpool.store import CardPool, bundle


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Return a package folder with the text of two cards and no database."""
    package, cache = tmp_path / "cardpool", tmp_path / "cache"
    for game in GAMES:
        (package / "data" / game).mkdir(parents=True)
    write(package, "Pot", "Kettle")
    monkeypatch.setattr(bundle, "PACKAGE", str(package))
    monkeypatch.setattr(bundle, "DATA", str(package / "data"))
    monkeypatch.setenv("DECKCHECK_CACHE", str(cache))
    return package


def write(package, *names):
    cards = [{"id": f"{n:08}", "password": n, "name": {"en": name}, "kind": "Spell"}
             for n, name in enumerate(names, 1)]  # fmt: skip
    text = "".join(json.dumps(card) + "\n" for card in cards)
    (package / "data" / "yugioh" / "2002.jsonl").write_text(text)


def test_a_checkout_builds_the_database_once(checkout):
    path = checkout / "pool.db"
    assert bundle.locate() == str(path)
    before = path.stat().st_mtime_ns
    assert CardPool.open(bundle.locate()).password(1).name == "Pot"
    assert path.stat().st_mtime_ns == before
    assert not list(checkout.glob("*.new"))


def test_changed_facts_rebuild_the_database(checkout):
    bundle.locate()
    time.sleep(0.01)
    write(checkout, "Pot", "Kettle", "Samovar")
    assert CardPool.open(bundle.locate()).password(3).name == "Samovar"


def test_a_corrupt_database_of_a_checkout_is_built_anew(checkout):
    (checkout / "pool.db").write_bytes(b"garbage" * 1000)
    assert CardPool.open(bundle.locate()).password(1).name == "Pot"


def test_a_package_that_cannot_be_written_uses_the_cache(checkout, tmp_path, monkeypatch):
    monkeypatch.setattr(bundle.os, "access", lambda path, mode: False)
    assert bundle.locate() == str(tmp_path / "cache" / "pool.db")
    assert not (checkout / "pool.db").exists()


def test_an_installed_wheel_opens_its_database_without_looking_further(tmp_path, monkeypatch):
    monkeypatch.setattr(bundle, "PACKAGE", str(tmp_path))
    monkeypatch.setattr(bundle, "DATA", str(tmp_path / "data"))
    assert bundle.locate() == str(tmp_path / "pool.db")


def test_two_processes_that_build_at_once_both_get_a_sound_pool(checkout):
    script = (
        "import sys; from cardpool.store import bundle; from cardpool.store import CardPool;"
        "bundle.PACKAGE, bundle.DATA = sys.argv[1:];"
        "print(CardPool.open(bundle.locate()).password(2).name)"
    )
    command = [sys.executable, "-c", script, str(checkout), str(checkout / "data")]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0] for process in both] == ["Kettle\n", "Kettle\n"]
