"""The result of many decks: as a table with colours, and as CSV."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from cardpool.errors import shown
from deckcheck.cli.runs.show import show_shared, show_warnings
from deckcheck.play.runs.matrix import rate_of

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_COLUMNS = ("pair", "a", "b", "games", "wins_a", "wins_b", "draws", "rate", "low", "high", "turns")
# From which share of wins on a cell has a style.
_STYLES = ((0.65, "bold green"), (0.55, "green"), (0.45, ""), (0.35, "red"), (0.0, "bold red"))


def show_matrix(result: dict[str, Any], console: Console) -> None:
    """Print who wins how often against whom, the best deck first, and over all."""
    from rich.table import Table

    names = [row["deck"] for row in result["decks"]]
    bots = shown(f"{result['bots'][0]} against {result['bots'][1]}")
    console.print(f"{result['games']} matches of {result['ruleset']}, seed {result['seed']}, "
                  f"{bots}\n", markup=False)  # fmt: skip
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("")
    table.add_column("deck", overflow="ellipsis", no_wrap=True, max_width=24)
    for number in range(1, len(names) + 1):
        table.add_column(str(number), justify="right", no_wrap=True)
    for title in ("all", "95 % interval", "Elo"):
        table.add_column(title, justify="right", no_wrap=True)
    for number, row in enumerate(result["decks"], 1):
        cells = [_cell(rate_of(result, row["deck"], other)) for other in names]
        interval = f"{row['low']:.1%} to {row['high']:.1%}" if row["games"] else ""
        whole = f"{row['rate']:.1%}" if row["games"] else ""
        elo = f"{row['elo']:+.0f} ± {row['elo_error']:.0f}" if row["games"] else ""
        table.add_row(str(number), shown(row["deck"]), *cells, whole, interval, elo)
    console.print(table)
    console.print("\nCells: wins of the row against the column. Elo: above the average, ± 95 %.")
    show_shared(result, console)
    if result["turns"] is not None:
        console.print(f"Turns: mean {result['turns']:.1f}")
    show_warnings(result, console)


def _cell(rate: float | None) -> Text:
    from rich.text import Text

    if rate is None:
        return Text("·", style="dim")
    return Text(f"{rate:.0%}", style=next(style for least, style in _STYLES if rate >= least))


def echo_csv(result: dict[str, Any]) -> None:
    """Print one line a pair."""
    import csv
    from io import StringIO

    out = StringIO()
    rows = csv.DictWriter(out, _COLUMNS, lineterminator="\n", extrasaction="ignore")
    rows.writeheader()
    rows.writerows(result["pairs"])
    click.echo(out.getvalue(), nl=False)
