"""Grammar files lie in folders and are read in the order of their paths."""

import pytest

pytest.importorskip("lark")

from rulesets.text.grammar import Grammar


@pytest.fixture
def folder(tmp_path):
    def write(**files):
        for place, rules in files.items():
            file = tmp_path / f"{place.replace('__', '/')}.lark"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(rules)
        return Grammar(tmp_path, ())

    return write


def test_rules_of_all_folders_are_one_grammar(folder):
    grammar = folder(start="start: deed", cards__drawing='deed: "draw" -> draw')
    assert grammar.nodes == {"start", "draw"}


@pytest.mark.parametrize(
    ("first", "second"), [("cards__a", "cards__b"), ("cards__z", "energy__a"), ("a__a", "b")]
)
def test_of_two_readings_the_one_in_the_file_read_first_wins(folder, first, second):
    rules = {second: 'start: "go" -> later', first: 'start: "go" -> sooner'}
    assert folder(**rules).parse(("go",)).rule == "sooner"


def test_other_files_are_passed_over(folder, tmp_path):
    (tmp_path / "notes.txt").write_text("no rules")
    assert folder(start='start: "go"').nodes == {"start"}
