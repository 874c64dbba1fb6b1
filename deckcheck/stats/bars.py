"""Bars and curves out of characters."""

from __future__ import annotations

import sys
from collections.abc import Sequence

_EIGHTHS = " ▏▎▍▌▋▊▉█"
_STEPS = "▁▂▃▄▅▆▇█"


def draws_blocks() -> bool:
    """Tell whether standard output can show block characters."""
    try:
        _EIGHTHS.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def bar(share: float, room: int, blocks: bool = True) -> str:
    """Return a bar that fills a share of its room."""
    share = min(max(share, 0.0), 1.0)
    if not blocks:
        return "#" * round(share * room)
    eighths = round(share * room * 8)
    if share and not eighths:
        eighths = 1
    full, rest = divmod(eighths, 8)
    return "█" * full + (_EIGHTHS[rest] if rest else "")


def curve(shares: Sequence[float], blocks: bool = True) -> str:
    """Return one character for each share between 0 and 1."""
    if not blocks:
        return ""
    top = len(_STEPS) - 1
    return "".join(_STEPS[min(max(round(share * top), 0), top)] for share in shares)


def percent(share: float) -> str:
    """Return a share as per cent; one that is nearly none or all is not told as that."""
    if 0 < share < 0.0005:
        return "<0.1 %"
    if 0.9995 < share < 1:
        return ">99.9 %"
    return f"{100 * share:.1f} %"
