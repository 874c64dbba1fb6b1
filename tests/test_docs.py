"""The generated pages are fresh, and every command has help, an example and its entry."""

import ast
import re
import runpy
from pathlib import Path

import click
import pytest

from deckcheck.cli.app import cli

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
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


@pytest.mark.parametrize("page", sorted(DOCS.glob("tour-*.md")), ids=lambda page: page.stem)
def test_what_a_tour_names_exists(page):
    """Paths, and names with a dot: `module.function` or `Class.method` of the modules named."""
    words = re.findall(r"`([^`\n]+)`", page.read_text("utf-8"))
    folders = [ROOT, *(ROOT / word for word in words if (ROOT / word).is_dir())]
    places = [word for word in words if re.fullmatch(r"[\w/-]*(?:/|\.py|\.md)[\w/-]*", word)]
    found = {word: [f / word for f in folders if (f / word).exists()] for word in places}
    assert [word for word in places if not found[word]] == []
    named = [path for paths in found.values() for path in paths]
    files = [each for path in named for each in (path.glob("*.py") if path.is_dir() else [path])]
    known = {name for path in files if path.suffix == ".py" for name in _names(path)}
    dotted = [word for word in words if re.fullmatch(r"[A-Za-z_]\w*\.[a-z_]\w*", word)]
    assert [word for word in dotted if word not in known and word not in places] == []
    assert len(page.read_text("utf-8").splitlines()) <= 60


def _names(path):
    """Yield the functions of a module behind its name, and what its classes define."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            yield f"{path.stem}.{node.name}"
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                names = [part, *getattr(part, "targets", ()), getattr(part, "target", None)]
                for each in names:
                    name = getattr(each, "name", getattr(each, "id", ""))
                    yield f"{node.name}.{name}"
