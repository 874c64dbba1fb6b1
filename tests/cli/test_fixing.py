"""`check --fix`: the right file, every list of it, and no byte more than the counts."""

import json

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

FAULTY = "3 Pikachu BS 58\r\n2 Pikachu JU 60\r\n56 Lightning Energy BS 100\r\n"
MENDED = FAULTY.replace("2 Pika", "1 Pika")
BASE = ("-r", "ptcg-ex", "--on", "2005-12-31", "--fix")


def run(*arguments):
    return CliRunner().invoke(cli, ["check", *BASE, *arguments], catch_exceptions=False)


def deck(name):
    cards = [("Pikachu", "BS", "58", 5), ("Lightning Energy", "BS", "100", 56)]
    keys = ("name", "set", "number", "count")
    return {"name": name, "cards": [dict(zip(keys, card, strict=True)) for card in cards]}


def counts(text):
    return [[card["count"] for card in each["cards"]] for each in json.loads(text)]


def test_a_name_with_a_number_sign_is_the_name_of_the_file(tmp_path):
    path = tmp_path / "Table #4.txt"
    path.write_bytes(FAULTY.encode())
    assert run("--in-place", str(path)).exit_code == 0
    assert path.read_bytes() == MENDED.encode()
    assert [each.name for each in tmp_path.iterdir()] == ["Table #4.txt"]


def test_every_list_of_a_file_is_corrected_and_the_file_printed_once(tmp_path):
    path = tmp_path / "two #1.json"
    path.write_text(json.dumps([deck("a"), deck("b")], indent=1))
    assert counts(run(str(path)).stdout) == [[4, 56], [4, 56]]
    run("--in-place", str(path))
    assert counts(path.read_text()) == [[4, 56], [4, 56]]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_corrected_file_keeps_its_encoding_and_its_ends_of_lines(tmp_path, encoding):
    path = tmp_path / "list.txt"
    heading = "Pokémon: 2\r\n"
    path.write_bytes((heading + FAULTY).encode(encoding))
    assert run("--in-place", str(path)).exit_code == 0
    assert path.read_bytes() == (heading + MENDED).encode(encoding)


def test_nothing_is_written_through_a_link(tmp_path):
    (tmp_path / "list.txt").write_bytes(FAULTY.encode())
    link = tmp_path / "link.txt"
    link.symlink_to("list.txt")
    ran = run("--in-place", str(link))
    assert ran.exit_code == 2 and "it is a link; name the file itself" in ran.stderr
    assert link.is_symlink()
    assert (tmp_path / "list.txt").read_bytes() == FAULTY.encode()


def test_of_several_files_the_differences_are_shown_and_no_glued_lists(tmp_path):
    for name in ("a.txt", "b.txt"):
        (tmp_path / name).write_bytes(FAULTY.encode())
    ran = run(str(tmp_path))
    assert ran.stdout == ""
    assert ran.stderr.count("+1 Pikachu JU 60") == 2
    assert "2 lists to correct: add --in-place" in ran.stderr


def test_quiet_leaves_legal_lists_out_of_a_folder_to_fix(tmp_path):
    (tmp_path / "a.txt").write_bytes(FAULTY.encode())
    (tmp_path / "b.txt").write_bytes(MENDED.encode())
    assert f"{tmp_path}/b.txt: legal" in run(str(tmp_path)).stderr
    quiet = run(str(tmp_path), "--quiet").stderr
    assert "b.txt" not in quiet
    assert "+1 Pikachu JU 60" in quiet


@pytest.mark.parametrize("style", [{}, {"separators": (",", ":")}, {"ensure_ascii": False}])
def test_json_on_one_line_is_corrected_and_stays_on_one_line(tmp_path, style):
    path = tmp_path / "list.json"
    path.write_text(json.dumps([deck("é"), deck("b")], **style) + "\n", "utf-8")
    assert run("--in-place", str(path)).exit_code == 0
    mended = [deck("é"), deck("b")]
    for each in mended:
        each["cards"][0]["count"] = 4
    assert path.read_text("utf-8") == json.dumps(mended, **style) + "\n"


def test_a_list_that_stays_illegal_is_not_said_to_be_corrected(tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes(FAULTY.replace("56 L", "50 L").encode())
    ran = run("--in-place", str(path))
    assert ran.exit_code == 1
    assert "1 Pikachu JU 60" in path.read_text()
    assert f"{path}: corrected in part only; still illegal (PTCG102)" in ran.stderr
    assert f"{path}: changed, not corrected" in ran.stderr
    assert f"{path}: corrected\n" not in ran.stderr


def test_lists_that_fixes_do_not_make_legal_are_counted_apart(tmp_path):
    (tmp_path / "a.txt").write_bytes(FAULTY.encode())
    (tmp_path / "b.txt").write_bytes(FAULTY.replace("56 L", "50 L").encode())
    assert "2 lists to correct, 1 of them in part: add --in-place" in run(str(tmp_path)).stderr


def test_in_place_without_fix_is_an_error(tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes(FAULTY.encode())
    arguments = ["check", *BASE[:-1], "--in-place", str(path)]
    ran = CliRunner().invoke(cli, arguments, catch_exceptions=False)
    assert ran.exit_code == 2
    assert "--in-place corrects files only together with --fix" in ran.stderr
    assert path.read_bytes() == FAULTY.encode()
