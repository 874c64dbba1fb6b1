"""Probes in which printed text or rulebook decide against the referee, each with its reason."""

from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("exceptions.tsv")


@cache
def rows():
    """Return (file, name, variant, place, reason) of every exception."""
    lines = TABLE.read_text("utf-8").splitlines()[1:]
    return [tuple(line.split("\t")) for line in lines]


def excused():
    """Return the probes left out of the count."""
    return {row[:4] for row in rows()}
