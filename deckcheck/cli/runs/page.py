"""The result of many decks as a page without outside files: a heatmap and its figures."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from deckcheck.play.runs.matrix import rate_of
from deckcheck.report.html import STYLE

_OWN = """
table.heat{border-collapse:collapse}table.heat td,table.heat th{padding:.35em .6em;text-align:right}
table.heat th.deck{text-align:left;white-space:nowrap}table.heat td.cell{color:#111;min-width:2.8em}
"""


def render(result: Mapping[str, Any]) -> str:
    """Return the page."""
    names = [row["deck"] for row in result["decks"]]
    heads = "".join(f'<th title="{escape(n)}">{i}</th>' for i, n in enumerate(names, 1))
    rows = "\n".join(_row(result, number, row, names) for number, row in enumerate(names, 1))
    title = f"{result['games']} matches of {result['ruleset']}"
    bots = " against ".join(dict.fromkeys(result["bots"]))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{_OWN}</style></head>\n"
        f'<body><h1>{escape(title)}</h1><p class="about">{escape(bots)}, seed {result["seed"]}, '
        f"digest {result['digest']}</p>\n<main>\n"
        f'<table class="heat"><thead><tr><th></th><th class="deck">deck</th>{heads}'
        f"<th>all</th><th>95 % interval</th><th>Elo</th></tr></thead>\n<tbody>\n{rows}\n"
        f"</tbody></table>\n<p>Cells: wins of the row against the column.</p>\n"
        f"{_figures(result)}\n</main></body></html>\n"
    )


def _row(result: Mapping[str, Any], number: int, name: str, names: list[str]) -> str:
    row = next(each for each in result["decks"] if each["deck"] == name)
    cells = "".join(_cell(result, name, other) for other in names)
    interval = f"{row['low']:.1%} to {row['high']:.1%}"
    elo = f"{row['elo']:+.0f} ± {row['elo_error']:.0f}"
    return (
        f'<tr><td>{number}</td><th class="deck">{escape(name)}</th>{cells}'
        f"<td>{row['rate']:.1%}</td><td>{interval}</td><td>{elo}</td></tr>"
    )


def _cell(result: Mapping[str, Any], row: str, column: str) -> str:
    rate = rate_of(result, row, column)
    if rate is None:
        return "<td>·</td>"
    # Red at 0, pale in the middle, green at 1: the paler, the nearer to even.
    hue = 140 if rate >= 0.5 else 10
    light = 96 - 46 * abs(rate - 0.5) * 2
    return f'<td class="cell" style="background:hsl({hue} 60% {light:.0f}%)">{rate:.0%}</td>'


def _figures(result: Mapping[str, Any]) -> str:
    lines = [f"Draws: {result['draws']}"]
    if first := result["first_player"]:
        lines.append(f"Won by the player who began: {first['rate']:.1%} "
                     f"({first['low']:.1%} to {first['high']:.1%})")  # fmt: skip
    if result["turns"] is not None:
        lines.append(f"Turns: mean {result['turns']:.1f}")
    lines += [f"Ended {count}×: {how}" for how, count in result["endings"].items()]
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
