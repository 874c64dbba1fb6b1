"""What options of several commands have in common."""

import runpy

import click
import pytest

from deckcheck.cli.app import cli
from deckcheck.cli.lists.check import day
from deckcheck.cli.options import once
from tests.conftest import ROOT

COMMANDS = runpy.run_path(str(ROOT / "docs" / "generate.py"))["_commands"]


@pytest.mark.parametrize(("path", "command"), list(COMMANDS(cli, "deckcheck")), ids=str)
def test_an_option_that_counts_once_is_collected_so_that_the_last_does_not_win(path, command):
    """Such a callback gets all values; of an option that keeps one it would get no tuple."""
    counted = [p for p in command.params if isinstance(p, click.Option)]
    counted = [p for p in counted if p.callback in (once, day)]
    assert [p.name for p in counted if not p.multiple] == []
