"""The walk-through pages show what the commands really print, one after the other."""

import re
import runpy

import pytest

from tests.conftest import ROOT

MADE = runpy.run_path(str(ROOT / "docs" / "walkthroughs.py"))
PAGES = MADE["PAGES"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_walk_through_shows_what_is_printed(page, monkeypatch):
    monkeypatch.setenv("DECKCHECK_HOME", "set by the page")
    shown = page.read_text("utf-8")
    assert len(MADE["SHOWN"].findall(shown)) >= 4
    assert MADE["filled"](shown) == shown, "run 'make docs'"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_picture_of_a_walk_through_is_there(page):
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text("utf-8"))
    assert pictures
    assert all((ROOT / "docs" / path).is_file() for path in pictures)
