"""Compile every text of the sources: `python -m rulesets.yugioh.text.build --from ../shared/data`.

The programs go into `cardpool/data/programs/yugioh/`, one file for each kind of card, one line for
each scripted card. A line without a script is a card without an effect. No text is stored, only its
fingerprint. Cards whose wording no rule of the grammar covers have programs written by hand.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from cardpool.files import write_text
from rulesets.text.compact import to_json
from rulesets.text.gaps import frequent
from rulesets.yugioh.scripts.by_hand import BY_HAND
from rulesets.yugioh.text.compile import Compiled, Compiler
from rulesets.yugioh.text.read import corpus
from rulesets.yugioh.text.read.cardtext import CardText, fingerprint
from rulesets.yugioh.text.read.parse import GRAMMAR

DATA = Path(__file__).parents[3] / "cardpool" / "data" / "programs" / "yugioh"


def compiled(source: Path) -> Iterator[tuple[CardText, Compiled | None]]:
    """Yield the cards of the pool with what was made of them; None where there is nothing to do."""
    cards = list(corpus.cards(source))
    compiler = Compiler(card.name for card in cards)
    for card in cards:
        yield card, None if card.is_blank else compiler.card(card)


def write(source: Path, out: Path) -> tuple[int, int]:
    """Write the program files; return how many cards are scripted, and of how many."""
    lines: dict[str, list[str]] = defaultdict(list)
    scripted = total = 0
    for card, made in compiled(source):
        total += 1
        script = None if made is None else made.script or BY_HAND.get(card.id)
        if made is not None and script is None:
            continue
        scripted += 1
        record: dict[str, Any] = {"id": card.id, "text": fingerprint(card)}
        if script is not None:
            record["script"] = to_json(script)
        lines[card.kind.lower()].append(
            json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        )
    out.mkdir(parents=True, exist_ok=True)
    for kind, content in lines.items():
        write_text(out / f"{kind}.jsonl", "\n".join(content) + "\n")
    return scripted, total


@click.command()
@click.option(
    "--from",
    "source",
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="folder of the sources",
)
@click.option("--out", type=click.Path(path_type=Path), default=DATA, help="where programs go")
@click.option("--missing", default=0, help="write nothing; list so many kinds of missing words")
def main(source: Path, out: Path, missing: int) -> None:
    """Compile the card texts of the sources into programs

    Example:

        python -m rulesets.yugioh.text.build --from ../shared/data
    """
    if missing:
        gaps = [made.gaps for _, made in compiled(source) if made is not None and made.gaps]
        for row in frequent(gaps, GRAMMAR.pattern, missing):
            click.echo(f"{row.printings:4}  {row.before} >> {row.words or row.why}")
        return
    scripted, total = write(source, out)
    click.echo(f"{scripted} of {total} cards scripted ({scripted / total:.1%})")


if __name__ == "__main__":
    main()
