"""Every set code that real lists use leads to a set that has the card."""

import json
import re
from collections import defaultdict
from functools import cache

import pytest

from .pokemon_data import cards, set_files

LINE = re.compile(
    r"^\W*\d+\s+(?P<name>.+?)\s+(?P<code>[A-Za-z][A-Za-z0-9]*(?:[-:.][A-Za-z0-9]+)?)"
    r"\s+(?P<number>[A-Za-z]{0,5}\d+[a-z]?)(\s+PH)?\s*$"
)
# Alternate prints of Pokémon TCG Live that no source lists by number.
UNKNOWN = {"SMALT", "SVALT"}


@cache
def codes():
    """Return {code in capitals: [(set id, number prefix), …]}."""
    table = defaultdict(list)
    for name, (first, _) in set_files().items():
        for code in first["codes"]:
            table[code.upper()].append((name, ""))
        for part in first.get("subsets", []):
            table[part["code"].upper()].append((name, part["prefix"]))
    return dict(table)


def bare(number):
    """Return a number without padding, in capitals."""
    return re.sub(r"^([A-Za-z]*)0+(?=\d)", r"\1", number).upper()


@cache
def numbers():
    """Return {(set id, number): card}; alternative numbers count too."""
    return {
        (name, bare(number)): card
        for name, (_, rest) in set_files().items()
        for card in rest
        for number in [card["number"], *card.get("alt_numbers", [])]
    }


def found(code, number):
    """Return the cards that a code and a number can mean."""
    places = codes().get(code.upper(), [])
    keys = [(name, bare(prefix + number)) for name, prefix in places]
    return [numbers()[key] for key in keys if key in numbers()]


def lines_of(shared):
    folder = shared / "decks" / "pokemon"
    for file in sorted(folder.rglob("*.txt")):
        for line in file.read_text("utf-8", errors="replace").splitlines():
            if match := LINE.match(line.strip()):
                yield match["code"], match["number"]
    for file in sorted(folder.rglob("*.json")):
        content = json.loads(file.read_text("utf-8"))
        for section in content.values() if isinstance(content, dict) else ():
            for entry in section if isinstance(section, list) else ():
                if isinstance(entry, dict) and "set_code" in entry:
                    yield entry["set_code"], str(entry["collector_number"])
                elif isinstance(entry, dict) and entry.get("set") and entry.get("number"):
                    yield entry["set"], str(entry["number"])
                elif isinstance(entry, list) and re.fullmatch(r"\S+ \w+", str(entry[1])):
                    yield tuple(entry[1].split())


def test_every_code_met_in_real_lists_is_a_code_of_a_set(shared):
    met = {code.upper() for code, _ in lines_of(shared)}
    assert len(met) > 100
    assert met - set(codes()) <= UNKNOWN


def test_nearly_every_line_of_real_lists_finds_a_printing(shared):
    lines = [line for line in lines_of(shared) if line[0].upper() not in UNKNOWN]
    lost = [line for line in lines if not found(*line)]
    assert len(lines) > 15_000
    assert len(lost) <= 10, lost


@pytest.mark.parametrize(
    ("code", "number", "card_id"),
    [
        ("CRZ-GG", "56", "swsh12pt5gg-GG56"),
        ("CRZ", "GG56", "swsh12pt5gg-GG56"),
        ("LOR-TG", "24", "swsh11tg-TG24"),
        ("CEL-CC", "25", "cel25c-60_A"),
        ("PR-SW", "98", "swshp-SWSH098"),
        ("SMP", "30", "smp-SM30"),
        ("PR-SV", "118", "svp-118"),
        ("SVP", "118", "svp-118"),
        ("SWSHEnergy", "5", "sve-5"),
        ("GEN", "RC21", "g1-RC21"),
        ("sv01", "1", "sv1-1"),
        ("PR", "SWSH271", "swshp-SWSH271"),
        ("RR", "1", "pl2-1"),
        ("RR", "1", "ex7-1"),
        ("AQ", "50a", "ecard2-50"),
    ],
)
def test_a_code_and_number_of_any_convention_find_the_printing(code, number, card_id):
    assert card_id in cards()
    assert card_id in [card["id"] for card in found(code, number)]
