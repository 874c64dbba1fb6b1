"""A folder of lists: odd files stop nothing, odd names break nothing, what is not read is said."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from deckcheck.cli.app import cli

LEGAL = "4 Pikachu BS 58\n56 Lightning Energy BS 100\n"
ILLEGAL = "3 Pikachu BS 58\n2 Pikachu JU 60\n55 Lightning Energy BS 100\n"
FULL = Path("/dev/full")
BASE = ("-r", "ptcg-ex", "--on", "2005-12-31", "--no-proof")


def run(*arguments, text=""):
    return CliRunner().invoke(cli, ["check", *arguments], input=text, catch_exceptions=False)


def process(*arguments, **more):
    command = [sys.executable, "-m", "deckcheck", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, check=False, **more)


@pytest.mark.parametrize("output", ["text", "json"])
def test_a_file_that_cannot_be_opened_is_a_finding_and_the_others_are_checked(tmp_path, output):
    (tmp_path / "a.txt").symlink_to("nowhere")
    (tmp_path / "b.txt").symlink_to("b.txt")  # a loop
    (tmp_path / "c.txt").write_text(ILLEGAL)
    ran = run(*BASE, "-o", output, str(tmp_path))
    assert ran.exit_code == 2
    said = '"code": "DECK014"' if output == "json" else "DECK014"  # the proof names it, too
    assert ran.stdout.count(said) == 2
    assert "the file cannot be opened: No such file or directory" in ran.stdout
    assert "PTCG101" in ran.stdout


def test_a_file_that_cannot_be_opened_is_never_legal_for_want_of_a_selected_code(tmp_path):
    (tmp_path / "a.txt").symlink_to("nowhere")
    (result,) = json.loads(run(*BASE, "--json", "--select", "PTCG1", str(tmp_path)).stdout)
    assert result["verdict"] == "unreadable"
    assert [finding["code"] for finding in result["findings"]] == ["DECK014"]


def test_a_mistyped_path_ends_the_command_before_any_list_is_checked(tmp_path):
    (tmp_path / "a.txt").write_text(LEGAL)
    ran = run(*BASE, str(tmp_path / "a.txt"), str(tmp_path / "b.txt"))
    assert (ran.exit_code, ran.stdout) == (2, "")
    assert "b.txt: cannot be opened: No such file" in ran.stderr


# Windows has no pipes among its files.
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_a_folder_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "link.txt").symlink_to("pipe.txt")
    (tmp_path / "up").symlink_to("..")
    (tmp_path / "a.txt").write_text(LEGAL)
    ran = run(*BASE, str(tmp_path))
    assert len(ran.stdout.splitlines()) == 1
    for name in ("pipe.txt", "link.txt", "up"):
        assert f"{tmp_path}/{name}" in ran.stderr


def test_an_empty_folder_beside_others_is_named(tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    (tmp_path / "one" / "a.txt").write_text(LEGAL)
    ran = run(*BASE, str(tmp_path / "one"), str(tmp_path / "two"))
    assert f"Not read: {tmp_path}/two (" in ran.stderr


def test_a_file_named_twice_is_one_list(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(LEGAL)
    assert len(json.loads(run(*BASE, "--json", str(path), str(tmp_path)).stdout)) == 1


def test_names_with_controls_stay_on_their_line_and_paint_nothing(tmp_path):
    path = tmp_path / "a\nb\x1b[31m.txt"
    path.write_text(ILLEGAL)
    lines = run(*BASE, str(path)).stdout.splitlines()
    assert len(lines) == 2
    assert all(line.startswith(f"{tmp_path}/a\\nb\\x1b[31m.txt") for line in lines)


# Other systems refuse to make a file with a name that is no Unicode.
@pytest.mark.skipif(sys.platform != "linux", reason="needs names of any bytes")
@pytest.mark.parametrize("output", ["text", "json", "junit", "sarif", "html"])
def test_a_name_that_is_no_unicode_can_be_reported(tmp_path, output):
    path = os.fsencode(tmp_path) + b"/b\xe9b\xe9.txt"
    with open(path, "w") as file:  # noqa: PTH123
        file.write(ILLEGAL)
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    ran = process("check", *BASE, "-o", output, path, stdout=subprocess.PIPE, env=strict)
    assert ran.returncode == 1, ran.stderr
    assert {"sarif": b"b%E9b%E9.txt"}.get(output, b"b\\udce9b\\udce9.txt") in ran.stdout


def test_what_goes_to_a_file_is_utf_8_whatever_the_locale():
    western = {**os.environ, "PYTHONIOENCODING": "latin-1:strict"}
    ran = process("search", "Charizard ★", "--json", stdout=subprocess.PIPE, env=western)
    assert "★" in json.loads(ran.stdout.decode("utf-8"))[0]["name"]


# Only Linux has a device that is always full.
@pytest.mark.skipif(not FULL.exists(), reason="needs a full device")
def test_a_full_disk_is_an_error_with_its_reason():
    with FULL.open("w") as full:
        ran = process("rulesets", stdout=full)
    assert ran.returncode == 2
    assert ran.stderr == b"Error: standard output cannot be written: No space left on device\n"


class Interrupted(io.BytesIO):
    """Standard input at which the user presses Ctrl-C."""

    def read(self, size=-1):
        if size:
            raise KeyboardInterrupt
        return b""  # asked only whether these are bytes


def test_ctrl_c_does_not_end_like_a_batch_with_findings():
    ran = run(*BASE, "-", text=Interrupted())
    assert (ran.exit_code, ran.stderr) == (130, "\nStopped\n")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--fix", "--json"), "--fix prints lists, not a report as json"),
        (("--fix", "--when"), "--when and --fix do not go together"),
        (("--when", "-o", "html"), "--when has no output as html"),
    ],
)
def test_an_option_is_refused_rather_than_passed_over(options, message):
    ran = run(*BASE, *options, "-", text=LEGAL)
    assert ran.exit_code == 2
    assert message in ran.stderr
