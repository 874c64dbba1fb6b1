"""`deckcheck pool coverage`: which share of the cards the text compilers carry."""

from __future__ import annotations

import textwrap
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from deckcheck.cli.output import echo_json, fail

if TYPE_CHECKING:
    from rulesets.explained import Gap, TextCompiler

Tally = dict[str, list[int]]  # what -> [scripted, all]
_BAR = 20  # columns of a full bar


@click.command()
@click.option("--sets", is_flag=True, help="List every set, not only the series")
@click.option("--from", "source", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="Compile the texts in this folder for the words not understood")  # fmt: skip
@click.option("--limit", default=20, show_default=True, type=click.IntRange(0), metavar="N",
              help="How many kinds of words not understood to list")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Output the figures as JSON")
def coverage(sets: bool, source: Path | None, limit: int, as_json: bool) -> None:
    """Show which share of the Pokémon cards plays from its text

    A printing counts as scripted when every attack, power and rule of it has a program, its own or
    that of a printing that plays the same. The most frequent words that were not understood come
    from imported texts, or from a folder of sources as 'python -m cardpool.build' reads it.

    Example:

    \b
        deckcheck pool coverage
        deckcheck pool coverage --from ../shared/data --limit 40
    """
    from rulesets.text.gaps import frequent

    data: dict[str, Any] = tally()
    games = compiled_games()
    gaps = imported_gaps(games) if source is None else compiled_gaps(source, games)
    words = frequent(gaps, games[0][1].alike, limit)
    data["not_understood"] = [row._asdict() for row in words]
    if as_json:
        echo_json(data)
        return
    _table("series", data["series"])
    if sets:
        _table("set", data["sets"])
    _table("kind", data["kinds"])
    _words(data["not_understood"])


def compiled_games() -> list[tuple[str, TextCompiler]]:
    """Return the games whose card texts are compiled, with their compilers."""
    from rulesets import registry

    every = ((family.id, family.compiler()) for family in registry.built_in_families())
    return [(game, compiler) for game, compiler in every if compiler is not None]


def tally() -> dict[str, Any]:
    """Return the scripted share by series, set and kind, in the order of release."""
    from cardpool.store import CardPool

    pool = CardPool.open()
    by: dict[str, Tally] = {k: defaultdict(lambda: [0, 0]) for k in ("series", "sets", "kinds")}
    for game, compiler in compiled_games():
        cards: list[Any] = sorted(pool.cards(game), key=lambda card: card.released)
        series = {i: found.series for i in {c.set for c in cards} if (found := pool.cardset(i))}
        for card in cards:
            scripted = compiler.is_scripted(card)
            places = (("series", series.get(card.set) or "no series"), ("sets", card.set))
            for kind, name in (("series", "all"), *places, ("kinds", card.kind)):
                by[kind][name][0] += scripted
                by[kind][name][1] += 1
    return {kind: {n: _share(c) for n, c in rows.items()} for kind, rows in by.items()}


def _share(counts: list[int]) -> dict[str, Any]:
    scripted, total = counts
    return {"scripted": scripted, "printings": total, "share": round(scripted / total, 4)}


def imported_gaps(games: Sequence[tuple[str, TextCompiler]]) -> list[Sequence[Gap]]:
    """Return the gaps of each imported card that no program carries out."""
    from cardpool.store import CardPool

    pool = CardPool.open()
    found = (compiler.gaps(card) for game, compiler in games for card in pool.cards(game))
    return [gaps for gaps in found if gaps]


def compiled_gaps(source: Path, games: Sequence[tuple[str, TextCompiler]]) -> list[Sequence[Gap]]:
    """Return the gaps of each card of a folder of sources, with a progress bar."""
    if not all(compiler.is_installed() for _, compiler in games):
        fail("the text compiler needs lark", "Install it with: pip install 'deckcheck[compile]'")
    from deckcheck.cli.progress import bar

    try:
        with bar("Compiling texts") as progress:
            return [gaps for _, each in games for gaps in each.gaps_below(source, progress)]
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
