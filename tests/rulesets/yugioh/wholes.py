"""Which products and lists play whole: `python -m tests.rulesets.yugioh.wholes [--why] [LIST…]`.

For each Starter and Structure Deck and each list of `target-decks.csv` the cards without a program,
fewest first; with `--why` the words of each that were not understood.
"""

import argparse
import csv
from functools import cache
from pathlib import Path

from rulesets.yugioh.scripts import unscripted
from rulesets.yugioh.text.compile import Compiler
from rulesets.yugioh.text.read import corpus
from tests.conftest import ROOT
from tests.rulesets.yugioh.decks import ydk

PLAY = Path("data", "yugioh", "play")


def targets(shared):
    """Return the rows of `target-decks.csv`: products by their code, lists by their path."""
    with (shared / PLAY / "target-decks.csv").open(encoding="utf-8") as rows:
        return list(csv.DictReader(rows))


@cache
def passwords_of_2014(shared):
    """Return the passwords of the cards that were out on the last day of the rulebook's pool."""
    return {int(r["password"]) for r in corpus.records(shared / "data") if r["password"]}


def is_product(row):
    """Tell whether a target is a Starter or Structure Deck."""
    return row["kind"] == "product"


def deck_of(shared, row):
    """Return the deck of a target, without its Side Deck and later Extra Deck cards."""
    code = row["id"]
    path = shared / PLAY / "decks" / f"{code}.ydk" if is_product(row) else shared / "decks" / code
    found, _ = ydk(path.read_text("utf-8-sig"))
    known = passwords_of_2014(shared)
    return type(found)(
        tuple(
            e
            for e in found.entries
            if e.section != "side" and (e.section != "extra" or int(e.card.id) in known)
        )
    )


def missing(shared, row):
    """Return the cards of a target without a program."""
    return unscripted(e.card for e in deck_of(shared, row).entries)


def gaps_of(shared, ids):
    """Return what was not understood of cards, by id."""
    texts = list(corpus.cards(shared / "data"))
    compiler = Compiler(text.name for text in texts)
    wanted = {int(i) for i in ids}
    return {
        int(text.id): (text, compiler.card(text).gaps)
        for text in texts
        if text.id.isdigit() and int(text.id) in wanted
    }


def main():
    """Print the targets, fewest missing cards first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--why", action="store_true", help="name the words not understood")
    parser.add_argument("--text", action="store_true", help="print the texts, too")
    parser.add_argument("--shared", type=Path, default=ROOT.parent / "shared")
    parser.add_argument("lists", nargs="*", help="codes or parts of paths; all if none is given")
    given = parser.parse_args()
    rows = [r for r in targets(given.shared)
            if not given.lists or any(part in r["id"] for part in given.lists)]  # fmt: skip
    lack = sorted(((missing(given.shared, r), r) for r in rows), key=lambda pair: len(pair[0]))
    for product in (True, False):
        of_kind = [cards for cards, row in lack if is_product(row) == product]
        what = "products" if product else "lists"
        print(f"{sum(not cards for cards in of_kind)} of {len(of_kind)} {what} whole")
    for cards, row in lack:
        print(f"{len(cards):3} {row['id'].rpartition('/')[2]}: {', '.join(c.name for c in cards)}")
    if given.why:
        wanted = dict.fromkeys(card.id for cards, _ in lack for card in cards)
        found = gaps_of(given.shared, wanted)
        for card in wanted:
            text, gaps = found[int(card)]
            print(f"{text.name} [{text.id}]")
            if given.text:
                print(f"    {text.materials} / {text.text}")
            for gap in gaps:
                print(f"    {gap}")


if __name__ == "__main__":
    main()
