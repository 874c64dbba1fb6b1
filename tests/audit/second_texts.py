"""Compile both texts that some Yu-Gi-Oh! cards have: equal programs check each other.

    python -m tests.audit.second_texts --from ../shared/data [--show]

A second text alone is never taken: 227 of them describe the Japanese game.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from rulesets.text.compact import to_json
from rulesets.yugioh.text.compile import Compiler
from rulesets.yugioh.text.read import corpus
from rulesets.yugioh.text.read.cardtext import CardText
from rulesets.yugioh.words.programs import render_card


def compared(source: Path) -> list[tuple[CardText, str, list[str]]]:
    """Return the cards with two texts, how their programs compare, and both in words."""
    cards = [card for card in corpus.cards(source) if not card.is_blank]
    compiler = Compiler(card.name for card in cards)
    seconds = list(corpus.second_texts(source, cards))
    twice = {card.id for card in seconds}
    first = {card.id: compiler.card(card).script for card in cards if card.id in twice}
    found = []
    for other in seconds:
        one, two = first[other.id], compiler.card(other).script
        if one is None or two is None:
            word = "neither" if one is two else "first only" if two is None else "second only"
            found.append((other, word, []))
            continue
        same = to_json(one) == to_json(two)
        words = [f"{place}: {said}" for script in (one, two) for place, said in render_card(script)]
        found.append((other, "equal" if same else "different", [] if same else words))
    return found


@click.command()
@click.option("--from", "source", required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--show", is_flag=True, help="print both programs where they differ")
def main(source: Path, show: bool) -> None:
    """Count how the programs of two texts of one card compare"""
    rows = compared(source)
    for card, word, words in rows:
        if word == "different":
            click.echo(card.name)
            for line in words if show else ():
                click.echo(f"    {line}")
    counts = Counter(word for _, word, _ in rows)
    click.echo(", ".join(f"{word} {n}" for word, n in sorted(counts.items())))


if __name__ == "__main__":
    main()
