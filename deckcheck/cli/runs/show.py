"""The result of a run in words, for one table and for many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardpool.errors import shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

_ENDINGS = 6  # ways of ending that are listed one by one


def show_one(result: Mapping[str, Any], turns: Sequence[int], console: Console) -> None:
    """Print the result of one table, and the lengths as bars."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("player", "bot", "wins", "rate", "95 % interval"):
        table.add_column(name, justify="left" if name in ("player", "bot") else "right")
    for row, wins in zip(result["win_rate"], result["wins"], strict=True):
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        cells = (shown(row["deck"]), shown(row["bot"]), str(wins), f"{row['rate']:.1%}", interval)
        table.add_row(*cells)
    console.print(f"{result['games']} matches of {result['ruleset']}, seed {result['seed']}\n")
    console.print(table)
    console.print()
    show_shared(result, console)
    length = result["turns"]
    console.print(
        f"Turns: mean {length['mean']:.1f}, median {length['median']}, "
        f"{length['min']} to {length['max']}\n"
    )
    show_lengths(turns, console)
    show_warnings(result, console)


def show_shared(result: Mapping[str, Any], console: Console) -> None:
    """Print draws, who began, and how matches ended."""
    first = result["first_player"]
    console.print(f"Draws: {result['draws']}")
    if first is not None:
        interval = f"{first['low']:.1%} to {first['high']:.1%}"
        console.print(f"Won by the player who began: {first['rate']:.1%} ({interval})")
    endings = list(result["endings"].items())
    if len(endings) > _ENDINGS:
        rest = sum(count for _, count in endings[_ENDINGS - 1 :])
        endings = [*endings[: _ENDINGS - 1], ("otherwise", rest)]
    for how, count in endings:
        console.print(shown(f"Ended {count}×: {how}"), markup=False)


def show_lengths(turns: Sequence[int], console: Console) -> None:
    """Print the lengths of matches as bars."""
    from deckcheck.play.simulate import histogram

    bars = histogram(turns)
    most = max(count for _, _, count in bars)
    wide = max(len(f"{low}-{high}") for low, high, _ in bars)
    room = max(10, min(50, console.width - wide - 12))
    for low, high, count in bars:
        label = f"{low}-{high}".rjust(wide)
        console.print(f"{label}  {'█' * round(room * count / most)} {count or ''}".rstrip())


def show_warnings(result: Mapping[str, Any], console: Console) -> None:
    """Print the cards that did nothing and the invariants that were broken."""
    if result["unscripted"]:
        console.print(f"Played without their effects: {', '.join(result['unscripted'])}")
    for text in result["violations"][:10]:
        console.print(f"Broken: {text}", style="red")
