"""The core gives the same results on every Python that is there."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import core
from tests.conftest import ROOT

OLDEST, NEWEST = 11, 20  # minor versions that are looked for
_ASK = "import sqlite3, sys; print(sys.implementation.name, *sys.version_info[:2])"


def pythons():
    """Return an interpreter of each other version that the project runs on."""
    named = [shutil.which(f"python3.{minor}") for minor in range(OLDEST, NEWEST)]
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    kept = [str(path) for path in sorted(root.glob("versions/3.*/bin/python"))]
    found = {}
    for path in filter(None, [*kept, *named]):
        asked = subprocess.run([path, "-c", _ASK], capture_output=True, text=True, check=False)
        said = tuple(asked.stdout.split())
        if asked.returncode == 0 and said[0] == "cpython" and int(said[2]) >= OLDEST:
            found.setdefault(f"{said[1]}.{said[2]}", path)
    found.pop(f"3.{sys.version_info[1]}", None)
    return found


@pytest.fixture(scope="module")
def here():
    return core.everything()


OTHERS = pythons() or {"none": ""}


@pytest.mark.parametrize("version", OTHERS)
def test_the_core_is_the_same_on_every_python(here, version):
    if version == "none":
        pytest.skip("there is no other Python here")
    own = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1",
           "DECKCHECK_HOME": os.environ["DECKCHECK_HOME"], "PYTHONHASHSEED": "7"}  # fmt: skip
    ran = subprocess.run([OTHERS[version], "-m", "tests.core"], capture_output=True, text=True,
                         env=own, cwd=ROOT, check=False)  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == here
