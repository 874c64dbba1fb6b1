"""The pinned install: hashed, within the caps of the project and from no named host."""

import re
import tomllib

from tests.conftest import ROOT

PINNED = (ROOT / "constraints.txt").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def requirements():
    """Return every requirement of the project, those of its extras included."""
    extras = PROJECT["optional-dependencies"].values()
    every = [*PROJECT["dependencies"], *(one for extra in extras for one in extra)]
    return [one for one in every if not one.startswith("deckcheck[")]


def test_every_line_is_a_pin_with_a_hash_and_names_no_host():
    rows = PINNED.splitlines()[1:]
    assert all(re.fullmatch(r"[a-z0-9.-]+==[\w.]+ \\", row) for row in rows[::2])
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", row) for row in rows[1::2])
    assert "://" not in PINNED


def test_every_requirement_is_pinned():
    pinned = set(re.findall(r"^([a-z0-9.-]+)==", PINNED, re.MULTILINE))
    named = {re.match(r"[\w.-]+", one)[0].lower() for one in requirements()}
    assert named <= pinned


def test_every_package_of_code_has_an_upper_cap():
    code = [one for one in requirements() if not re.match("font|noto", one)]
    assert [one for one in code if "<" not in one] == []
