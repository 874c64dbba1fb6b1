"""Decks for the Yu-Gi-Oh! tests: plain list lines, `.ydk` text and Master Duel JSON."""

import json
import re
from functools import cache

from cardpool.model.yugioh import YUGIOH
from cardpool.store import CardPool
from rulesets import registry
from rulesets.deck import Deck, Entry

HEADINGS = {"main": "main", "extra": "extra", "side": "side"}
# Twenty Main Deck cards of 2002-2004 that no list of any format restricts.
FILLER = (
    "Gemini Elf",
    "La Jinn the Mystical Genie of the Lamp",
    "Neo the Magic Swordsman",
    "Luster Dragon #2",
    "Archfiend Soldier",
    "Mad Dog of Darkness",
    "Giant Rat",
    "Mother Grizzly",
    "Shining Angel",
    "Flying Kamakiri #1",
    "UFO Turtle",
    "Mystic Tomato",
    "Bazoo the Soul-Eater",
    "Dark Elf",
)


@cache
def pool():
    return CardPool.open()


@cache
def named(name):
    found = pool().named(name, YUGIOH)
    assert found, f"no card is named {name!r}"
    return next((card for card in found if card.name == name), found[0])


def deck(text, first_line=1):
    """Return the deck of plain lines `3 Name` under the headings Main, Extra and Side."""
    entries, section = [], "main"
    for number, raw in enumerate(text.strip("\n").splitlines(), first_line):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.lower() in HEADINGS:
            section = HEADINGS[line.lower()]
            continue
        copies, name = line.split(" ", 1)
        entries.append(Entry(named(name), int(copies), section, number))
    return Deck(tuple(entries))


def filled(text, size=40):
    """Return a deck whose Main Deck is filled up to `size` with cards of no concern."""
    found = deck(text)
    missing = size - sum(e.copies for e in found.in_section("main") if not e.card.never)
    extra, used = [], {entry.card.name for entry in found.entries}
    for name in FILLER:
        if missing > 0 and name not in used:
            extra.append(Entry(named(name), min(3, missing), "main", 0))
            missing -= 3
    return Deck((*found.entries, *extra))


def ydk(text):
    """Return the deck of `.ydk` text, and the passwords nobody knows."""
    entries, section, unknown = [], "main", []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip().lower()
        if line in ("#main", "#extra", "!side"):
            section = line[1:]
        elif re.fullmatch(r"\d{1,10}", line) and int(line):
            card = pool().password(int(line))
            if card is None:
                unknown.append(int(line))
            else:
                entries.append(Entry(card, 1, section, number))
    return Deck(tuple(entries)), unknown


def product(shared, code):
    """Return the list of a Starter or Structure Deck by its code, such as YS14."""
    path = shared / "data" / "yugioh" / "play" / "decks" / f"{code}.ydk"
    found, unknown = ydk(path.read_text("utf-8"))
    assert not unknown, f"{code}: no card has the passwords {unknown}"
    return found


def master_duel(text):
    """Return the deck of a masterduelmeta JSON file."""
    data = json.loads(text)
    entries = [
        Entry(named(item["card"]["name"]), item["amount"], section, 0)
        for section in ("main", "extra", "side")
        for item in data.get(section) or ()
    ]
    return Deck(tuple(entries))


def rules(ruleset="ygo-tcg", on="", region="", **options):
    """Return the rules of a ruleset in force on a day."""
    found = registry.load(ruleset)
    return found.in_force(on or found.info.date or "2026-08-22", region, options)


def findings(of, ruleset="ygo-tcg", on="", region="", **options):
    """Return all findings about a deck, or about list lines filled up to forty cards."""
    checked = filled(of) if isinstance(of, str) else of
    in_force = rules(ruleset, on, region, **options)
    return [f for check in registry.load(ruleset).checks for f in check.run(checked, in_force)]


def codes(of, ruleset="ygo-tcg", on="", region="", **options):
    """Return the codes found, each once."""
    found = findings(of, ruleset, on, region, **options)
    return sorted({f.code for f in found if f.severity != "note"})
