"""The committed Pokémon facts as plain dictionaries, for tests."""

import json
from functools import cache
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "cardpool" / "data" / "pokemon"


@cache
def set_files():
    """Return {set id: (set line, card lines)} of every set file."""
    files = {}
    for file in sorted(DATA.glob("*.jsonl")):
        first, *rest = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        if "set" in first:
            files[first["set"]] = (first, rest)
    return files


@cache
def cards():
    """Return {card id: card line} of every set."""
    return {card["id"]: card for _, rest in set_files().values() for card in rest}


def of_set(name):
    """Return the card lines of one set."""
    return set_files()[name][1]
