"""The README shows what the program really prints, and points at pages that exist."""

import re

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text("utf-8")
SHOWN = re.findall(r"^\$ deckcheck (.+)\n((?:(?!\$ |```).*\n)+)", README, re.MULTILINE)


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command for command, _ in SHOWN])
def test_the_readme_shows_what_the_program_prints(command, output, monkeypatch):
    monkeypatch.chdir(ROOT)
    printed = CliRunner().invoke(cli, command.split()).output
    # "…" stands for the hashes of a proof, which change with every card of the pool.
    assert re.fullmatch(r"[^\n]+".join(map(re.escape, output.split("…"))), printed), printed


def test_the_readme_shows_at_least_two_commands():
    assert len(SHOWN) >= 2


@pytest.mark.parametrize("page", re.findall(r"\]\(([\w/.-]+)\)", README))
def test_every_page_the_readme_names_exists(page):
    assert (ROOT / page).is_file()
