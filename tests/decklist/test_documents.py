"""A file that is no list is told what it is."""

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli
from deckcheck.decklist.read import read_bytes


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"%PDF-1.7\n4 Pikachu BS 58\n", "a PDF"),
        (b"PK\x03\x04" + b"\0" * 20, "a Word, Excel or zip file"),
        (b"\xd0\xcf\x11\xe0" + b"\0" * 20, "a Word or Excel file"),
        (b"{\\rtf1 4 Pikachu BS 58}", "a rich text file"),
        (b"\x89PNG\r\n\x1a\n", "a picture"),
        (b"\n<!DOCTYPE html>\n<p>4 Pikachu BS 58</p>", "a web page"),
        (b"<html><body>4 Pikachu</body></html>", "a web page"),
    ],
)
def test_a_file_that_is_no_list_is_told_what_it_is(data, what):
    (found,) = read_bytes(data, "x")
    assert not found.runs
    assert [p.code for p in found.problems] == ["DECK001"]
    assert found.problems[0].message.startswith(f"this is {what}, not a decklist; ")


@pytest.mark.parametrize("data", [b"Gengar deck\n4 Gengar FO 5\n", b"Pok\n4 Pikachu BS 58\n"])
def test_a_list_that_begins_with_such_a_letter_is_read(data):
    (found,) = read_bytes(data, "x")
    assert len(found.lines) == 1


@pytest.mark.parametrize("command", ["check", "convert"])
def test_a_link_is_told_how_to_get_the_list(command):
    more = ["--to", "csv"] if command == "convert" else []
    ran = CliRunner().invoke(cli, [command, "https://example.com/deck/1", *more])
    assert ran.exit_code == 2
    assert "https://example.com/deck/1 is a link, not a file" in ran.stderr
    assert "use the export of that site" in ran.stderr
