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
