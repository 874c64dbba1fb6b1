"""Read the probe files: which card was put where, what was offered, and what came of it."""

import gzip
import json
import os
from pathlib import Path
from typing import NamedTuple

from rulesets.yugioh.scripts import is_plain, script_of
from tests.rulesets.yugioh.decks import pool

_BESIDE = Path(__file__).parents[5] / "shared"
FOLDER = Path(os.environ.get("DECKCHECK_SHARED", _BESIDE)) / "data" / "yugioh" / "play"
FILES = ("probes", "probes-attack", "probes-answer", "probes-battle", "probes-sent")
_EXTRA = {"Fusion", "Synchro", "Xyz"}
_LASTING = {"Continuous", "Field", "Equip"}


class Probe(NamedTuple):
    """One card in one place on one board, with what the referee found there."""

    file: str
    variant: str
    place: str
    card: object
    found: tuple  # rows of the referee: do, when, change …

    @property
    def title(self):
        """Return card, board and place in words."""
        board = f"{self.file.removeprefix('probes').lstrip('-') or 'main'} {self.variant}".strip()
        return f"{self.card.name} [{board}, {self.place}]"


def probes(file):
    """Return the probes of a file whose card has a script, also those that showed nothing."""
    by_card = {}
    with gzip.open(FOLDER / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            by_card.setdefault(row["password"], []).append(row)
    found = []
    for password, rows in by_card.items():
        card = pool().password(password)
        if card is None or script_of(card) is None or is_plain(card):
            continue
        shown = {(row.get("variant", ""), p): o for row in rows for p, o in row["offers"].items()}
        places = dict.fromkeys((*_places(file, card), *shown))
        for variant, place in places:
            if variant or file == "probes":
                offers = tuple(shown.get((variant, place), ()))
                found.append(Probe(file, variant, place, card, offers))
    return found


def _places(file, card):
    """Return the variants of a board and the places in which a card is tried there."""
    if file == "probes":
        return [("", place) for place in _on_main(card)]
    if file == "probes-battle":
        return _in_battle(card) if card.kind == "Monster" else ()
    if file == "probes-sent":
        return _sent(card)
    variants = ("attack", "direct") if file == "probes-attack" else ("mst", "fissure", "summon")
    return [
        (variant, place)
        for variant in variants
        for place in _answering(card)
        if (variant, place) != ("direct", "monster")
    ]


def _on_main(card):
    if card.kind == "Spell":
        return ("hand", "set", "faceup") if _LASTING & card.subkinds else ("hand", "set")
    if card.kind == "Trap":
        return ("set", "faceup") if _LASTING & card.subkinds else ("set",)
    if _EXTRA & card.subkinds:
        return ("monster", "grave")
    return ("hand", "monster", "setm", "grave")


def _answering(card):
    works = {place for effect in script_of(card).effects for place in effect.places}
    more = [p for p in ("hand", "grave") if p in works]
    if card.kind == "Trap":
        more = [p for p in more if p == "grave"]
        return ("set", *(("faceup",) if _LASTING & card.subkinds else ()), *more)
    if card.kind == "Spell":
        if "Quick-Play" in card.subkinds:
            return ("set",)
        return ("faceup",) if {"Continuous", "Field"} & card.subkinds else ()
    return ("monster", *(p for p in more if p == "grave" or not _EXTRA & card.subkinds))


def _in_battle(card):
    place = "setm" if "Flip" in card.subkinds else "monster"
    return (("attacked", place), ("attacks", "monster"), ("attacks-direct", "monster"))


def _sent(card):
    if card.kind != "Monster":
        return (("mst-set", "set"),)
    if _EXTRA & card.subkinds:
        return (("raigeki", "monster"),)
    return (("raigeki", "monster"), ("foolish", "deck"), ("dealings", "hand"))
