"""Show the reviewed programs that changed beside their texts, and accept those read again."""

from __future__ import annotations

from pathlib import Path

import click

from rulesets.yugioh.text.read import corpus
from rulesets.yugioh.words.programs import render_card
from tests.rulesets.yugioh.text.reviewed import (
    DRAWINGS,
    changed,
    read,
    stored,
    words_now,
    write,
)

SHARED = Path(__file__).resolve().parents[6] / "shared"


@click.command()
@click.option("--changed", "show", is_flag=True, help="Show the rows to be read again")
@click.option("--accept", multiple=True, metavar="CARD", help="Take over a row read again")
@click.option("--from", "source", default=SHARED / "data", type=click.Path(path_type=Path))
def main(show: bool, accept: tuple[str, ...], source: Path) -> None:
    """Show reviewed programs that changed, or accept cards that were read again"""
    if show:
        texts = {card.id: card for card in corpus.cards(source)}
        for row in changed():
            click.echo(f"{row.card} {texts[row.card].name}\n  text  {texts[row.card].text}")
            script = stored().get(row.card)
            for place, words in [] if script is None else render_card(script):
                click.echo(f"  {place}  {words}")
    for drawing in DRAWINGS:
        head, rows = read(drawing)
        new = [r._replace(words=words_now(r.card)) if r.card in accept else r for r in rows]
        if new != rows:
            write(drawing, head, new)


if __name__ == "__main__":
    main()
