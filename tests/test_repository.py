"""The repository holds what it promises: no machine paths, no long sentences among the facts."""

import json
import re
import subprocess

import pytest

from tests.conftest import ROOT

MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:work|root|home|Users|farm|private/tmp)/\w")


def tracked(*patterns):
    """Return the tracked files below the root that match the patterns."""
    out = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if out.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in out.stdout.split("\0") if name]


AT_THE_ROOT = {
    ".ci", ".gitignore", ".pre-commit-hooks.yaml", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE",
    "Makefile", "README.md", "cardpool", "constraints.txt", "deckcheck", "docs",
    "hatch_build.py", "pyproject.toml", "rulesets", "tests",
}  # fmt: skip


def test_the_root_holds_only_what_belongs_there():
    """A match that a test saved lay there once."""
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} == AT_THE_ROOT


def test_no_file_names_a_path_of_somebodys_machine():
    for path in tracked("*.py", "*.md", "*.toml", "Makefile", ".ci/*"):
        if path.exists() and path.name != "test_repository.py":
            assert not MACHINE_PATH.search(path.read_text("utf-8")), path


def strings(value):
    """Yield all strings inside JSON data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != "provenance":
                yield from strings(item)


def test_the_facts_hold_names_and_figures_but_no_sentences():
    for path in tracked("cardpool/data/*.jsonl"):
        for line in path.read_text("utf-8").splitlines():
            for text in strings(json.loads(line)):
                assert len(text) <= 120, (path.name, text)


def test_the_facts_stay_below_forty_megabytes():
    assert sum(path.stat().st_size for path in tracked("cardpool/data/*")) < 40_000_000
