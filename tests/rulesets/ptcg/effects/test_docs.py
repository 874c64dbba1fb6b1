"""The vocabulary is documented in full, and written to JSON and back without loss."""

import json
import re

import pytest

from rulesets.ptcg.effects import ops
from rulesets.ptcg.effects.ops import script_from_json, script_to_json
from rulesets.ptcg.effects.points import POINTS
from tests.conftest import ROOT
from tests.rulesets.ptcg.play.test_golden import SCRIPTS

TEXT = (ROOT / "docs" / "ops.md").read_text("utf-8")
WORDS = set(re.findall(r"\w+", TEXT))


@pytest.mark.parametrize("name", [n for n, t in vars(ops).items() if isinstance(t, type)])
def test_every_term_is_documented(name):
    assert name in WORDS


@pytest.mark.parametrize("point", POINTS)
def test_every_point_is_documented(point):
    assert f"`{point}`" in TEXT


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_survive_json(name):
    script = SCRIPTS[name]
    assert script_from_json(json.loads(json.dumps(script_to_json(script)))) == script
