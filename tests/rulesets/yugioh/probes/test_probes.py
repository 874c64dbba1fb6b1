"""Our scripted cards against an independent referee's boards: a sample that can only get better."""

from random import Random

import pytest

from tests.rulesets.yugioh.probes.exceptions import excused, rows
from tests.rulesets.yugioh.probes.rows import FILES, probes
from tests.rulesets.yugioh.probes.search import judge

SAMPLE = 250
# The share of sampled probes that must agree, in thousandths; raise it when it has risen.
FLOOR = 990


def _key(probe):
    return (probe.file, probe.card.name, probe.variant, probe.place)


def _telling(file):
    """Return the probes in which the referee offered or did something, and as many others."""
    found = [probe for probe in probes(file) if _key(probe) not in excused()]
    showing = [p for p in found if not all("plain" in row for row in p.found)]
    silent = [p for p in found if all("plain" in row for row in p.found)]
    rng = Random(15)
    rng.shuffle(showing)
    rng.shuffle(silent)
    return [*showing[:SAMPLE], *silent[:SAMPLE]]


@pytest.mark.parametrize("file", FILES)
def test_a_sample_of_cards_offers_and_does_what_another_referee_saw(shared, file):
    sample = _telling(file)
    assert len(sample) > SAMPLE
    wrong = [probe.title for probe in sample if not judge(probe).agrees]
    share = 1000 - 1000 * len(wrong) // len(sample)
    assert share >= FLOOR, f"{share} of 1000 agree; not: {wrong}"


def test_every_exception_is_a_probe_that_still_disagrees(shared):
    listed = {row[:4]: row for row in rows()}
    assert all(len(row) == 5 and row[4] for row in rows())
    found = {_key(probe): probe for file in FILES for probe in probes(file)}
    for key in listed:
        assert key in found, f"no such probe: {key}"
        assert not judge(found[key]).agrees, f"agrees by now: {key}"
