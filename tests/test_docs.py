"""The generated pages are fresh, and every command has help, an example and its entry."""

import runpy
from pathlib import Path

import click
import pytest

from deckcheck.cli.app import cli

DOCS = Path(__file__).parent.parent / "docs"
GENERATE = runpy.run_path(str(DOCS / "generate.py"))


@pytest.mark.parametrize("name", GENERATE["PAGES"])
def test_a_generated_page_is_fresh(name):
    assert (DOCS / name).read_text("utf-8") == GENERATE["PAGES"][name](), "run 'make docs'"


@pytest.mark.parametrize(
    ("path", "command"), list(GENERATE["_commands"](cli, "deckcheck")), ids=str
)
def test_every_command_has_help_and_an_example(path, command):
    assert command.help
    assert "Example" in command.help
    for option in command.params:
        if isinstance(option, click.Option):
            assert option.help, f"{path} {option.name}"
            assert not option.help.endswith("."), f"{path} {option.name}"
