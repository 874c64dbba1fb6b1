"""The Python API: its names and signatures stay, and its page runs."""

import inspect
import re

import pytest

import deckcheck
from tests.conftest import ROOT

PAGE = (ROOT / "docs/python.md").read_text("utf-8")
# Changing one of these breaks programs of others.
SIGNATURES = {
    "check": "(text, ruleset='', *, on='', region='', options=None, proof=False)",
    "check_file": "(path, ruleset='', *, on='', region='')",
    "compare": "(before, after, *, ruleset='', on='')",
    "convert": "(text, to, *, ruleset='', on='')",
    "deck": "(text, ruleset='', *, on='')",
    "equal": "(found, by='card')",
    "match": "(ruleset, decks=(), players=('random', 'random'), *, seed=0, options=None)",
    "rulesets": "()",
    "search": "(query, *, game=None, lang=None, limit=10)",
}
LIST = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"


def test_the_package_has_these_names_and_no_other():
    assert set(deckcheck.__all__) == {"__version__", *SIGNATURES}
    with pytest.raises(AttributeError, match="has no attribute 'chek'"):
        _ = deckcheck.chek


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_function_is_called_as_it_always_was(name):
    found = inspect.signature(getattr(deckcheck, name))
    plain = [each.replace(annotation=inspect.Parameter.empty) for each in found.parameters.values()]
    told = str(found.replace(parameters=plain, return_annotation=inspect.Signature.empty))
    assert told == SIGNATURES[name]
    assert all(p.annotation is not inspect.Parameter.empty for p in found.parameters.values())


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_examples_of_the_page_run(block):
    exec(compile(block, "python.md", "exec"), {})


def test_a_verdict_is_that_of_the_command_line():
    result = deckcheck.check(LIST.replace("4 P", "5 P"), "ex")
    assert (result.verdict, result.ruleset, result.on) == ("illegal", "ptcg-ex", "2005-12-31")
    assert [each.code for each in result.findings] == ["PTCG101", "PTCG102"]
    assert deckcheck.check(LIST, "base", proof=True).proof.startswith("deckcheck:1 deck=")


def test_a_file_may_hold_several_lists(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(LIST)
    (found,) = deckcheck.check_file(path, "base")
    assert (found.verdict, found.path) == ("legal", str(path))


def test_a_match_is_played_to_its_end():
    match = deckcheck.match("master-trainer", players=("random", "random"), seed=3)
    match.advance()
    assert match.is_over
    assert len(match.transcript.result) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: deckcheck.check(LIST, "chess"),
        lambda: deckcheck.convert(LIST, "pdf"),
        lambda: deckcheck.search("hp>=many"),
        lambda: deckcheck.match("ygo-goat", players=("robot",)),
    ],
)
def test_wrong_input_is_an_error_that_says_so(wrong):
    with pytest.raises((ValueError, LookupError, RuntimeError)) as caught:
        wrong()
    assert str(caught.value)


def test_the_command_line_starts_without_the_api():
    import subprocess
    import sys

    code = "import sys, deckcheck.cli.app; print('deckcheck.library' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
