"""Write the rows of the programs by hand: `python -m tests.rulesets.yugioh.text.by_hand`.

New and changed programs are printed in words beside their text, to be read before the rows are
committed.
"""

import csv
import hashlib
import json
from pathlib import Path

from rulesets.text.compact import to_json
from rulesets.yugioh.scripts.by_hand import BY_HAND
from rulesets.yugioh.text.read import corpus
from rulesets.yugioh.text.read.cardtext import fingerprint
from rulesets.yugioh.words.programs import render_card
from tests.conftest import ROOT

ROWS = Path(__file__).with_name("by_hand.tsv")
COLUMNS = ("id", "name", "text", "program")


def row_of(text):
    """Return the row of a card: its id, its name, the fingerprints of text and program."""
    program = json.dumps(to_json(BY_HAND[text.id]), sort_keys=True)
    digest = hashlib.sha256(program.encode()).hexdigest()[:12]
    return text.id, text.name, fingerprint(text), digest


def main():
    """Print what is to be read, and write the rows."""
    texts = {text.id: text for text in corpus.cards(ROOT.parent / "shared" / "data")}
    old = set()
    if ROWS.exists():
        with ROWS.open(encoding="utf-8") as lines:
            old = {tuple(row) for row in csv.reader(lines, delimiter="\t")}
    rows = sorted((row_of(texts[card]) for card in BY_HAND), key=lambda row: row[1])
    for row in rows:
        if row not in old:
            print(f"## {row[1]}: {texts[row[0]].text}")
            for place, words in render_card(BY_HAND[row[0]]):
                print(f"     {place} {words}")
    lines = ["\t".join(row) for row in (COLUMNS, *rows)]
    ROWS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
