"""A batch as one self-contained page for a judge's screen or printer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from cardpool.errors import shown
from deckcheck.lint import Result
from deckcheck.report.cites import text
from deckcheck.report.text import LABELS, VERDICTS, counted, told_of
from rulesets.api import LEGAL, Finding

STYLE = """
:root{color-scheme:light dark;--line:#8884;--legal:#1a7f37;--illegal:#cf222e;--judge:#9a6700;
--unreadable:#8250df;--soft:#57606a}
@media(prefers-color-scheme:dark){:root{--legal:#3fb950;--illegal:#ff7b72;--judge:#d29922;
--unreadable:#bc8cff;--soft:#9198a1}}
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.4rem;margin:0 0 .25rem}p.about{color:var(--soft);margin:0 0 1rem}
nav{display:flex;gap:.5rem;flex-wrap:wrap;margin-bottom:1rem}
nav label{border:1px solid var(--line);border-radius:1rem;padding:.15rem .8rem;cursor:pointer}
nav input{accent-color:currentcolor}
details{border:1px solid var(--line);border-radius:.5rem;margin:.4rem 0}
summary{padding:.45rem .8rem;cursor:pointer;display:flex;gap:.8rem;align-items:baseline;
flex-wrap:wrap}
summary b{min-width:6.5rem}summary code{overflow-wrap:anywhere}
summary span{color:var(--soft);margin-left:auto;font-size:.85rem}
.legal{color:var(--legal)}.illegal,.error{color:var(--illegal)}
.judge,.question,.warning{color:var(--judge)}.unreadable{color:var(--unreadable)}
.note{color:var(--soft)}
table{border-collapse:collapse;width:100%}
td{border-top:1px solid var(--line);padding:.35rem .8rem;vertical-align:top}
td:first-child{text-align:right;white-space:nowrap;color:var(--soft);width:4rem}
td small{display:block;color:var(--soft)}
@media print{nav{display:none}details{break-inside:avoid}}
"""
_SCRIPT = """
const boxes=[...document.querySelectorAll('nav input')];
function show(){const on=new Set(boxes.filter(b=>b.checked).map(b=>b.value));
document.querySelectorAll('details').forEach(d=>{d.hidden=!on.has(d.dataset.verdict)})}
boxes.forEach(b=>b.addEventListener('change',show));
"""


def render(results: Sequence[Result], lists: int = 0, quiet: bool = False) -> str:
    """Return the page on so many lists; by default each result is one of its own."""
    rulesets = sorted({_rules(result) for result in results if result.ruleset})
    count = lists or len(results)
    counted_lists = "1 list" if count == 1 else f"{count} lists"
    about = f"{counted_lists} checked by {', '.join(rulesets) or 'no ruleset'}"
    tally = Counter(result.verdict for result in results)
    if quiet:
        about += f"; left out: {tally.pop(LEGAL, 0)} legal"
        results = [result for result in results if result.verdict != LEGAL]
    filters = "".join(
        f'<label class="{word}"><input type="checkbox" value="{word}" checked> '
        f"{tally[word]} {word}</label>"
        for word in VERDICTS
        if tally[word]
    )
    body = "\n".join(_list(result) for result in results)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Deck check: {counted_lists}</title><style>{STYLE}</style></head>\n"
        f'<body><h1>Deck check</h1><p class="about">{escape(about)}</p>\n'
        f'<nav aria-label="Show verdicts">{filters}</nav>\n<main>\n{body}\n</main>\n'
        f"<script>{_SCRIPT}</script></body></html>\n"
    )


def _rules(result: Result) -> str:
    where = f" in {result.region}" if result.region else ""
    own = told_of(result.changed, result.partial)
    return f"{result.ruleset} on {result.on}{where}{own}"


def _list(result: Result) -> str:
    counts = counted(result)
    guessed = ", guessed" if result.guessed else ""
    head = (
        f'<summary><b class="{result.verdict}">{result.verdict}</b> '
        f"<code>{escape(shown(result.path))}</code> "
        f"<span>{escape(counts or 'no cards')} · {escape(result.ruleset)}{guessed}"
        f"{escape(shown(told_of(result.changed, result.partial)))} · "
        f"{escape(result.format)}</span></summary>"
    )
    rows = "".join(_finding(found) for found in result.findings)
    table = f"<table><tbody>{rows}</tbody></table>" if rows else ""
    if result.proof:
        table += f'<p class="about"><small><code>{escape(result.proof)}</code></small></p>'
    opened = " open" if result.verdict != "legal" else ""
    return f'<details data-verdict="{result.verdict}"{opened}>{head}{table}</details>'


def _finding(found: Finding) -> str:
    place = f"line {found.line}" if found.line else ""
    cited = "".join(
        f"<small>{escape(cite)}{': ' + escape(text(cite)) if text(cite) else ''}</small>"
        for cite in found.cites
    )
    severity = escape(found.severity)
    return (
        f'<tr><td>{place}</td><td><b class="{severity}" title="{severity}">'
        f"{escape(found.code)}</b> {LABELS.get(found.severity, '')}{escape(shown(found.message))} "
        f"<small>{escape(found.name)}</small>{cited}</td></tr>"
    )
