"""Charts as SVG that stands inside a page: bars by label, and curves by turn."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_ROW, _LABEL, _BAR, _NUMBER = 22, 150, 260, 44  # pixels
_LEFT, _TOP, _WIDE, _HIGH = 44, 12, 420, 170


def bar_chart(
    title: str, rows: Sequence[tuple[str, Sequence[int]]], series: Sequence[str] = ("",)
) -> str:
    """Return horizontal bars, for each label one of each series."""
    most = max((max(values) for _, values in rows), default=0) or 1
    several = len(series) > 1
    thick = (_ROW - 6) // len(series)
    parts = []
    for at, (label, values) in enumerate(rows):
        top = at * _ROW
        parts.append(
            f'<text x="{_LABEL - 8}" y="{top + 15}" text-anchor="end">{escape(label)}</text>'
        )
        for n, value in enumerate(values):
            y, long = top + 3 + n * thick, value / most * _BAR
            told = f"{label}: {value}" + (f" {series[n]}" if several else "")
            parts.append(
                f'<rect class="s{n}" x="{_LABEL}" y="{y}" width="{long:.1f}" height="{thick - 1}">'
                f"<title>{escape(told)}</title></rect>"
            )
        said = " / ".join(map(str, values))
        long = max(values) / most * _BAR
        parts.append(f'<text x="{_LABEL + long + 6:.1f}" y="{top + 15}">{said}</text>')
    high = len(rows) * _ROW
    return _svg(title, _LABEL + _BAR + _NUMBER, high, parts)


def curves(title: str, lines: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Return shares between 0 and 1 as lines over the turns, the opening hand first."""
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{y}" x2="{_LEFT + _WIDE}" y2="{y}"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    points = max((len(values) for _, values in lines), default=1)
    for turn in range(points):
        label = f"turn {turn}" if turn else "hand"
        parts.append(
            f'<text x="{_x(turn, points):.1f}" y="{_TOP + _HIGH + 18}" text-anchor="middle">'
            f"{label}</text>"
        )
    for n, (name, values) in enumerate(lines):
        path = " ".join(f"{_x(t, points):.1f},{_y(v):.1f}" for t, v in enumerate(values))
        parts.append(f'<polyline class="l{n % 6}" points="{path}"/>')
        for turn, value in enumerate(values):
            told = f"{name}, {f'turn {turn}' if turn else 'opening hand'}: {100 * value:.1f} %"
            place = f'cx="{_x(turn, points):.1f}" cy="{_y(value):.1f}" r="3.5"'
            parts.append(f'<circle class="l{n % 6}" {place}><title>{escape(told)}</title></circle>')
    return _svg(title, _LEFT + _WIDE + 24, _TOP + _HIGH + 28, parts)


def _x(turn: int, points: int) -> float:
    return _LEFT + (turn / (points - 1) * _WIDE if points > 1 else _WIDE / 2)


def _y(share: float) -> float:
    return _TOP + (1 - share) * _HIGH


def _svg(title: str, wide: float, high: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {wide:.0f} {high:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
