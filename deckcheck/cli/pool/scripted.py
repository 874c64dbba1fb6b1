"""`deckcheck pool coverage`: which share of the cards the text compilers carry."""

from __future__ import annotations

import textwrap
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.output import echo_json, fail
from rulesets.registry import FAMILIES

if TYPE_CHECKING:
    from rulesets.explained import Gap, TextCompiler

Tally = dict[str, list[int]]  # what -> [scripted, all]
_BAR = 20  # columns of a full bar


@click.command()
@click.option("--game", "only", type=click.Choice(sorted(FAMILIES)), metavar="GAME",
              help="Only the cards of this game")  # fmt: skip
@click.option("--sets", is_flag=True, help="List every set, not only the series")
@click.option("--from", "source", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="Compile the texts in this folder for the words not understood")  # fmt: skip
@click.option("--limit", default=20, show_default=True, type=click.IntRange(0), metavar="N",
              help="How many kinds of words not understood to list")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output the figures as JSON")
def coverage(only: str | None, sets: bool, source: Path | None, limit: int, as_json: bool) -> None:
    """Show which share of the cards plays from its text

    A card counts as scripted when everything on it has a program, its own or that of a printing
    that plays the same. The most frequent words that were not understood come from imported texts,
    or from a folder of sources as 'python -m cardpool.build' reads it.

    Example:

    \b
        deckcheck pool coverage
        deckcheck pool coverage --from ../shared/data --limit 40
    """
    from rulesets import registry
    from rulesets.text.gaps import frequent

    games = [(game, each) for game, each in compiled_games() if only in (None, game)]
    data: dict[str, Any] = {}
    for game, compiler in games:
        data[game] = tally(game, compiler)
        gaps = imported_gaps(game, compiler) if source is None else compiled_gaps(source, compiler)
        words = frequent(gaps, compiler.alike, limit)
        data[game]["not_understood"] = [row._asdict() for row in words]
    if as_json:
        echo_json(data)
        return
    for game, rows in data.items():
        click.echo(click.style(f"{registry.family(game).title}\n", bold=True))
        _table("series", rows["series"])
        if sets and rows["sets"]:
            _table("set", rows["sets"])
        _table("kind", rows["kinds"])
        _words(rows["not_understood"])
        click.echo()


def compiled_games() -> list[tuple[str, TextCompiler]]:
    """Return the games whose card texts are compiled, with their compilers."""
    from rulesets import registry

    every = ((family.id, family.compiler()) for family in registry.built_in_families())
    return [(game, compiler) for game, compiler in every if compiler is not None]


def tally(game: str, compiler: TextCompiler) -> dict[str, Any]:
    """Return the scripted share by series, set and kind, in the order of release."""
    from cardpool.store import CardPool

    pool = CardPool.open()
    by: dict[str, Tally] = {k: defaultdict(lambda: [0, 0]) for k in ("series", "sets", "kinds")}
    for card in sorted(pool.cards(game), key=compiler.day):
        scripted = compiler.is_scripted(card)
        for table, rows in compiler.rows(pool, card).items():
            for name in rows:
                by[table][name][0] += scripted
                by[table][name][1] += 1
    return {kind: {n: _share(c) for n, c in rows.items()} for kind, rows in by.items()}


def _share(counts: list[int]) -> dict[str, Any]:
    scripted, total = counts
    return {"scripted": scripted, "printings": total, "share": round(scripted / total, 4)}


def imported_gaps(game: str, compiler: TextCompiler) -> list[Sequence[Gap]]:
    """Return the gaps of each imported card that no program carries out."""
    from cardpool.store import CardPool

    found = (compiler.gaps(card) for card in CardPool.open().cards(game))
    return [gaps for gaps in found if gaps]


def compiled_gaps(source: Path, compiler: TextCompiler) -> list[Sequence[Gap]]:
    """Return the gaps of each card of a folder of sources, with a progress bar."""
    if not compiler.is_installed():
        fail("the text compiler needs lark", "Install it with: pip install 'deckcheck[compile]'")
    from deckcheck.cli.progress import bar

    try:
        with bar("Compiling texts") as progress:
            return compiler.gaps_below(source, progress)
    except FileNotFoundError as error:
        fail(
            f"cannot compile the texts of {str(source)!r}: there is no {str(error.filename)!r}",
            "Import the texts instead ('deckcheck pool import FOLDER'): coverage counts them.",
        )


def _table(title: str, rows: dict[str, dict[str, Any]]) -> None:
    width = max(len(name) for name in (*rows, title))
    click.echo(click.style(f"{title:<{width}}  scripted", bold=True))
    for name, row in rows.items():
        full = "█" * round(_BAR * row["share"])
        share = f"{row['share']:6.1%}  {row['scripted']:6,} of {row['printings']:6,}"
        click.echo(f"{name:<{width}}  {share}  {full}".rstrip())
    click.echo()


def _words(rows: list[dict[str, Any]]) -> None:
    from deckcheck.cli.columns import terminal_width

    if not rows:
        click.echo("Words not understood: import texts ('deckcheck pool import') to see them.")
        return
    click.echo(click.style("printings  words not understood (behind ▸)", bold=True))
    for row in rows:
        said = " ".join(p for p in (row["before"], f"▸ {row['words']}" * bool(row["words"])) if p)
        because = f" ({row['why']})" if row["why"] else ""
        filled = textwrap.wrap(said + because, max(30, terminal_width() - 11)) or [""]
        click.echo(f"{row['printings']:9,}  {filled[0]}")
        for more in filled[1:]:
            click.echo(" " * 11 + more)
