"""No file of the repository repeats the text of a card, or a sentence of one."""

from pathlib import Path

import pytest

pytest.importorskip("lark")

from tests.printed import PrintedTexts, printed_texts

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("cardpool", "deckcheck", "docs", "rulesets", "tests")
KINDS = {".py", ".md", ".json", ".jsonl", ".csv", ".tsv", ".txt", ".lark", ".toml"}


@pytest.fixture(scope="module")
def printed(shared):
    return printed_texts(shared / "data")


def files():
    """Yield the text files of the repository."""
    every = [*ROOT.glob("*"), *(f for name in FOLDERS for f in (ROOT / name).rglob("*"))]
    return [f for f in every if f.suffix in KINDS and f.is_file()]


def test_no_file_repeats_a_card(printed):
    found = {
        str(f.relative_to(ROOT)): repeated for f in files() if (repeated := printed.in_file(f))
    }
    assert found == {}


OURS = PrintedTexts(["Juggle two coins. If both land, wave at that Pokémon's owner!"])


@pytest.mark.parametrize(
    "text",
    [
        "juggle 2 coins. if both land wave at that pokémon's owner",
        '{"plain":"If both land, wave at that Pokémon’s owner"}',
        "# Juggle. (If both land,\n#  wave at that Pokemon's owner.)",
    ],
)
def test_a_text_is_found_whatever_its_typing(text):
    assert OURS.in_text(text)


@pytest.mark.parametrize(
    "text",
    [
        "if both land wave at that pokémon's owner twice",
        "if both land wave at this pokémon's owner",
        "juggle two coins",
    ],
)
def test_another_sentence_is_not_found(text):
    assert OURS.in_text(text) == []


def test_a_phrase_of_a_grammar_is_found_and_a_rule_of_several_is_not(tmp_path):
    grammar = tmp_path / "a.lark"
    grammar.write_text('wave: "if both land wave at" "that pokémon \'s owner"\n', encoding="utf-8")
    assert OURS.in_file(grammar) == []
    grammar.write_text('wave: "if both land wave at that pokémon\'s owner"\n', encoding="utf-8")
    assert len(OURS.in_file(grammar)) == 1
