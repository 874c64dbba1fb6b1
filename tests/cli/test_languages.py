"""The language in which a list names its cards."""

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

REST = "4 Tygnon BS 7\n52 Énergie Combat BS 97\n"


@pytest.mark.rule("PF-028")
@pytest.mark.parametrize(("name", "asked"), [("Élektek", False), ("Elektek", True)])
def test_a_name_of_two_languages_is_of_the_one_that_spells_it_so(name, asked):
    """Electabuzz is Élektek in French and Elektek in German; a search finds both by either."""
    deck = f"4 {name} BS 20\n{REST}"
    ran = CliRunner().invoke(cli, ["check", "-", "-r", "ptcg-base"], input=deck)
    assert ("PTCG209" in ran.output) is asked


GERMAN = "4 Glumanda OBF 26\n2 Glurak-ex OBF 125\n54 Fire Energy SVE 2\n"


def reported(tmp_path, *arguments):
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text(GERMAN, "utf-8")
    second.write_text(GERMAN.replace("2 Glurak-ex", "1 Glurak-ex"), "utf-8")
    paths = {"A": str(first), "B": str(second)}
    ran = CliRunner().invoke(cli, [paths.get(each, each) for each in arguments])
    assert ran.exit_code in (0, 1), ran.output
    return ran.output


@pytest.mark.parametrize(
    "command",
    [
        ("compare", "A", "B"),
        ("usage", "A", "B"),
        ("forecast", "A", "-r", "standard", "--on", "2026-06-05", "--why"),
        ("check", "A", "-r", "standard", "--on", "2026-06-05", "--when", "--why", "--json"),
        ("check", "A", "-r", "standard", "--on", "2026-06-05"),
    ],
)
def test_reports_name_cards_in_the_language_of_the_reader(tmp_path, command):
    english = reported(tmp_path, *command)
    assert "Charizard ex" in english and "Dracaufeu-ex" not in english
    french = reported(tmp_path, *command, "--lang", "fr")
    assert "Dracaufeu-ex" in french and "Charizard ex" not in french
