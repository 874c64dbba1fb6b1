"""`deckcheck rules`: its pages fit a terminal of 80 columns."""

from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.coverage import all_checks


def test_every_page_of_a_check_fits_eighty_columns():
    for code in all_checks():
        ran = CliRunner().invoke(cli, ["rules", "show", code], catch_exceptions=False)
        assert [line for line in ran.stdout.splitlines() if len(line) > 79] == [], code
