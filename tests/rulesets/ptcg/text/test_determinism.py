"""The same sources give the same programs, byte for byte."""

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT

pytest.importorskip("lark")

SETS = ("base1", "ex4", "bw1", "sv1")


@pytest.mark.slow
def test_two_processes_write_the_same_bytes(shared, tmp_path):
    command = [sys.executable, "-m", "rulesets.ptcg.text.build", "--from", str(shared / "data")]
    for set_id in SETS:
        command += ["--set", set_id]
    running = [
        subprocess.Popen([*command, "--out", str(tmp_path / seed)], cwd=ROOT,
                         env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.DEVNULL)
        for seed in ("1", "2")
    ]  # fmt: skip
    assert [process.wait() for process in running] == [0, 0]
    written = [{p.name: p.read_bytes() for p in (tmp_path / s).iterdir()} for s in ("1", "2")]
    assert sorted(written[0]) == sorted(["lines.json", *(f"{set_id}.jsonl" for set_id in SETS)])
    assert written[0] == written[1]
