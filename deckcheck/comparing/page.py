"""Comparisons as one page without outside files, for a judge's screen or printer."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from deckcheck.comparing.comparison import DIFFERENT, EQUAL, MISSING, Comparison
from deckcheck.comparing.difference import ADDED, REMOVED
from deckcheck.comparing.words import Speaker, summary
from deckcheck.report.html import STYLE

# The classes that the page of verdicts has colours for.
_COLOUR = {EQUAL: "legal", DIFFERENT: "illegal", MISSING: "judge"}
_ROW = {ADDED: "legal", REMOVED: "illegal"}


def render(every: Sequence[Comparison], speaker: Speaker) -> str:
    """Return the page: each pair with its differences, those that differ opened."""
    body = "\n".join(_pair(found, speaker) for found in every)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Lists compared</title><style>{STYLE}</style></head>\n"
        f'<body><h1>Lists compared</h1><p class="about">{escape(summary(every))}</p>\n'
        f"<main>\n{body}\n</main></body></html>\n"
    )


def _pair(found: Comparison, speaker: Speaker) -> str:
    colour = _COLOUR.get(found.verdict, "unreadable")
    head = (
        f'<summary><b class="{colour}">{found.verdict}</b> '
        f"<code>{escape(speaker.head(found))}</code></summary>"
    )
    rows = [f"<tr><td></td><td>{escape(said)}</td></tr>" for said in found.unread]
    for each in found.differences:
        said = escape(speaker.difference(found, each))
        rows.append(f'<tr><td class="{_ROW.get(each.kind, "judge")}">{each.kind}</td>'
                    f"<td>{said}</td></tr>")  # fmt: skip
    for finding in found.findings:
        cites = f"<small>{escape(', '.join(finding.cites))}</small>"
        rows.append(f'<tr><td class="illegal">{finding.code}</td>'
                    f"<td>{escape(finding.message)}{cites}</td></tr>")  # fmt: skip
    table = f"<table><tbody>{''.join(rows)}</tbody></table>" if rows else ""
    opened = "" if found.verdict == EQUAL else " open"
    return f"<details{opened}>{head}{table}</details>"
