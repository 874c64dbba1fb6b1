"""Fixtures for all tests: the shared real data, and rule marks that must name real statements."""

import os
from pathlib import Path

import pytest

from cardpool.store import bundle
from cardpool.store.layer import Layer
from rulesets import statements

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def shared() -> Path:
    """Return the folder of real data and lists, or skip the test without it."""
    folder = Path(os.environ.get("DECKCHECK_SHARED", ROOT.parent / "shared"))
    if not folder.is_dir():
        pytest.skip("no shared data beside the checkout (set DECKCHECK_SHARED)")
    return folder


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory):
    """Keep the imports of whoever runs the tests out of them."""
    os.environ["DECKCHECK_HOME"] = str(tmp_path_factory.mktemp("home"))


_read_before = {}  # the bundled cards, by their ids


@pytest.fixture
def bundled_read_once(monkeypatch):
    """Let all pools of a process share the bundled cards, which never change.

    An import reads all of them for their names, one by one; that takes seconds.
    """
    read, bundled = Layer.by_id, os.fspath(bundle.locate())

    def kept(layer, card_id):
        if layer.path != bundled:
            return read(layer, card_id)
        if card_id not in _read_before:
            _read_before[card_id] = read(layer, card_id)
        return _read_before[card_id]

    monkeypatch.setattr(Layer, "by_id", kept)


def pytest_collection_modifyitems(items):
    """Refuse a test that is tied to a statement no digest has."""
    for item in items:
        for mark in item.iter_markers("rule"):
            for statement in mark.args:
                try:
                    statements.get(statement)
                except (KeyError, FileNotFoundError):
                    raise pytest.UsageError(
                        f"{item.nodeid}: rule mark names unknown statement {statement!r}"
                    ) from None
