"""The real pool, opened once, and small pools made of a few facts."""

import json

import pytest

from cardpool.store import CardPool
from cardpool.writing.facts import compile_facts


@pytest.fixture(scope="session")
def pool(own_home):
    """Return the bundled pool."""
    return CardPool.open()


@pytest.fixture
def make_pool(tmp_path):
    """Return a function that writes facts as text and opens the database made of them."""

    def make(pokemon=(), yugioh=(), aliases=(), name="small.db"):
        data = tmp_path / f"{name}-data"
        for folder in ("pokemon", "yugioh"):
            (data / folder).mkdir(parents=True, exist_ok=True)
        first = {"set": "tst1", "name": {"en": "Test"}, "released": "2004-03-01", "codes": ["TST"]}
        _write(data / "pokemon" / "tst1.jsonl", [first, *pokemon])
        _write(data / "yugioh" / "2002.jsonl", [{"file": "2002.jsonl"}, *yugioh])
        _write(data / "aliases.jsonl", aliases)
        compile_facts(data, tmp_path / name)
        return CardPool.open(tmp_path / name)

    return make


def _write(path, records):
    path.write_text("".join(json.dumps(r) + "\n" for r in records), encoding="utf-8")
