"""Run tests on the compiled copy: `make compiled-test`, after `make compiled`.

A test that replaces a function of a compiled module, or hands over a stand-in of another type, is
marked `interpreted` and left out: compiled modules call each other directly.
"""

import os
import subprocess
import sys

from rulesets.compiling.build import OUT, is_built
from tests.conftest import ROOT


def main():
    """Run pytest with the compiled copy in front of the sources; return its exit code."""
    if not is_built():
        print("There is no compiled copy of these sources: run `make compiled` first.")
        return 1
    path = os.pathsep.join(map(str, (OUT, ROOT)))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "pytest", "--import-mode=append", "-n", "2"]
    command += ["-m", "not interpreted", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
