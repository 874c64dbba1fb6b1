"""Imports of hostile size and content: refused in bounded time and memory, or made printable."""

import gzip
import json
import os
import resource
import subprocess
import sys

import pytest

from cardpool.importing import importer
from cardpool.importing.importer import Importer
from cardpool.ingest import stream
from cardpool.ingest.errors import IngestError
from cardpool.store import CardPool
from tests.cardpool.importing.test_import import NEW_CARD, bring, home  # noqa: F401


def zipped(path, pieces):
    with gzip.open(path, "wb", compresslevel=1) as file:
        for piece in pieces:
            file.write(piece)
    return path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "first"),
    [("a.jsonl.gz", b""), ("a.json.gz", b"["), ("a.json.gz", b'[{"id":"')],
    ids=["one line", "spaces in a list", "one record"],
)
def test_a_small_file_that_unpacks_to_much_is_refused_in_bounded_memory(tmp_path, name, first):
    """A gzip of 3 MB once took 3.1 GB."""
    path = zipped(tmp_path / name, [first, *[b" " * 10_000_000] * 60])
    command = [sys.executable, "-m", "deckcheck", "pool", "import", str(path)]
    own = {**os.environ, "DECKCHECK_HOME": str(tmp_path)}
    limit = (500_000_000, 500_000_000)
    ran = subprocess.run(
        command, env=own, capture_output=True, text=True, timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limit),
    )  # fmt: skip
    assert ran.returncode == 2, ran.stderr
    assert f"{path}: " in ran.stderr and "er than" in ran.stderr and "Traceback" not in ran.stderr


@pytest.mark.parametrize("chunk", [1, 7, 1 << 18])
@pytest.mark.parametrize(
    "text",
    [
        '[{"a": "é"}, {"a": [1, {"b": 2}]}]',
        ' {"data" : [{"a": 1},\n{"a": 2}], "more": 3}',
        '{"meta": 1, "cards": [{"a": 1}]}',
        '\ufeff{"a": "]"}',
        "[]",
    ],
)
def test_records_are_the_same_however_the_file_is_cut(tmp_path, monkeypatch, chunk, text):
    path = tmp_path / "a.json"
    path.write_text(text, "utf-8")
    whole = json.loads(text.lstrip("\ufeff"))
    if isinstance(whole, dict):
        whole = whole.get("data", whole.get("cards", [whole]))
    monkeypatch.setattr(stream, "_CHUNK", chunk)
    assert [item for _, item in stream.objects(path)] == whole


@pytest.mark.parametrize("chunk", [1, 1 << 18])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b'[{"a": 1},\n {"b": x}]', "line 2 column 8: not JSON"),
        (b'[{"a": 1}', "line 1 column 10: not JSON"),
        (b"[" * 90_000, "brackets within brackets, too many to be cards"),
        (b"[" + b"9" * 5000 + b"]", "not JSON: Exceeds the limit"),
        (b'[{"a": "\xff"}]', "not UTF-8 text"),
    ],
)
def test_what_is_no_json_is_told_with_its_place(tmp_path, monkeypatch, chunk, content, message):
    if chunk == 1 and len(content) > 900:
        pytest.skip("a number is never cut: records are objects")
    monkeypatch.setattr(stream, "_CHUNK", chunk)
    path = tmp_path / "a.json"
    path.write_bytes(content)
    with pytest.raises(IngestError) as caught:
        list(stream.objects(path))
    assert str(caught.value).startswith(f"{path}: {message}")


def test_more_records_than_there_are_cards_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(importer, "MOST_RECORDS", 2)
    path = tmp_path / "a.json"
    path.write_text(json.dumps([NEW_CARD] * 3))
    with pytest.raises(IngestError, match="record 3: more than 2 records"):
        Importer(CardPool.open(), None).run(path, lambda done: None)


def test_a_name_of_a_thousand_letters_is_refused(tmp_path):
    path = tmp_path / "a.json"
    path.write_text(json.dumps([NEW_CARD | {"name": "x" * 1000}]))
    with pytest.raises(IngestError, match="a name of 1,000 letters"):
        Importer(CardPool.open(), None).run(path, lambda done: None)


def test_control_characters_of_a_file_do_not_come_into_the_pool(tmp_path, home):  # noqa: F811
    path = tmp_path / "a.json"
    hostile = {
        "name": "Te\x1b[31mst\nKnight\x9b2J",
        "desc": "One\x1b]0;x\x07\r\nTwo",
        "race": "\x1b",
    }
    path.write_text(json.dumps([NEW_CARD | hostile]))
    _, pool = bring(path, home)
    card = pool.get("99999901")
    assert card.name == "Te [31mst Knight 2J"
    assert pool.text(card.id) == {"en": "One ]0;x \nTwo"}
    rows = [str(row) for row in pool.layers[0].db.iterdump()]
    assert not [row for row in rows if set(row) & {"\x1b", "\x9b", "\x07"}]


def test_a_list_name_with_control_characters_is_printable(tmp_path, home):  # noqa: F811
    path = tmp_path / "a.conf"
    path.write_text("!House\x1b[2J\n46986414 0\n")
    _, pool = bring(path, home)
    assert pool.layers[0].rows("SELECT list FROM restriction") == [("House [2J",)]
