"""Show the reviewed texts whose programs changed, and take over the words of one read again."""

from __future__ import annotations

import difflib
import os
from pathlib import Path

import click

from rulesets.ptcg.text.read import corpus
from rulesets.text.reviewed import Row
from tests.printed import PrintedTexts, printed_texts
from tests.rulesets.ptcg.text.reviewed import ERAS, read, words_now, write

SHARED = Path(__file__).resolve().parents[6] / "shared"


def texts_by_place(source: Path) -> dict[tuple[str, str], str]:
    """Return the printed text at each place of each card, attacks with their name and figure."""
    found = {}
    for printed in corpus.printings(source):
        card = printed.text
        for at, (name, text, damage) in enumerate(card.attacks, 1):
            found[card.id, f"attack {at}"] = f"{card.name}, {name} [{damage}]: {text}"
        for at, (kind, text) in enumerate(card.powers, 1):
            found[card.id, f"power {at}"] = f"{card.name}, {kind}: {text}"
        found[card.id, "rule"] = f"{card.name}: {' '.join(card.rules)}"
    return found


def _difference(old: str, new: str) -> str:
    """Return the new words, those that are not in the old ones marked."""
    before, after = old.split(), new.split()
    parts = []
    for what, a, b, c, d in difflib.SequenceMatcher(None, before, after, False).get_opcodes():
        if what != "equal" and a < b:
            parts.append(click.style(f"[-{' '.join(before[a:b])}-]", fg="red"))
        if c < d:
            said = " ".join(after[c:d])
            parts.append(said if what == "equal" else click.style(f"{{+{said}+}}", fg="green"))
    return " ".join(parts)


def _show(row: Row, texts: dict[tuple[str, str], str]) -> None:
    now = words_now(row.card, row.place)
    click.echo(f"{row.card} {row.place}")
    click.echo(f"  text  {texts.get((row.card, row.place), 'not in the sources')}")
    click.echo(f"  read  {row.words}")
    known = row.says(now) or " " not in row.words  # a fingerprint has no words to compare
    click.echo(f"  now   {now if known else _difference(row.words, now)}\n")


def _accept(era: str, cards: set[tuple[str, str]], printed: PrintedTexts) -> int:
    reviewed = read(era)
    write(era, reviewed.accepting(cards, words_now, lambda words: bool(printed.in_text(words))))
    return sum(row[:2] in cards for row in reviewed.rows)


@click.command()
@click.option("--changed", "show", is_flag=True, help="Show the rows to be read again")
@click.option("--all", "every", is_flag=True, help="Show every row of the lists")
@click.option(
    "--accept",
    nargs=2,
    multiple=True,
    metavar="CARD PLACE",
    help="Take over the words of one row that has been read again",
)
@click.option("--era", "eras", multiple=True, type=click.Choice(ERAS), help="Only this list")
@click.option(
    "--from",
    "source",
    default=Path(os.environ.get("DECKCHECK_SHARED", SHARED)) / "data",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the sources with the printed texts",
)
def main(
    show: bool,
    every: bool,
    accept: tuple[tuple[str, str], ...],
    eras: tuple[str, ...],
    source: Path,
) -> None:
    """Show reviewed texts whose programs changed, or accept rows that were read again

    Example:

        python -m tests.rulesets.ptcg.text.reviewed --changed
    """
    chosen = eras or ERAS
    if accept:
        printed = printed_texts(source)
        found = sum(_accept(era, set(accept), printed) for era in chosen)
        if found < len(set(accept)):
            raise click.UsageError("not every CARD PLACE is a row; see --all for the rows")
        click.echo(f"{found} rows rewritten")
    elif show or every:
        texts = texts_by_place(source)
        for era in chosen:
            for row in read(era).rows if every else read(era).changed(words_now):
                _show(row, texts)
    else:
        raise click.UsageError("say --changed, --all or --accept CARD PLACE")


if __name__ == "__main__":
    main()
