"""Figures as one self-contained page: charts inside, nothing fetched from anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from cardpool.errors import shown
from deckcheck.report.cites import text
from deckcheck.stats.bars import percent
from deckcheck.stats.figures import ByTurn, CardOdds, Figures
from deckcheck.stats.svg import bar_chart, curves
from rulesets.wording import numbered

_STYLE = """
:root{color-scheme:light dark;--line:#8884;--soft:#57606a;--warn:#9a6700;
--c0:#0969da;--c1:#cf6a1e;--c2:#1a7f37;--c3:#8250df;--c4:#bf3989;--c5:#6e7781}
@media(prefers-color-scheme:dark){:root{--soft:#9198a1;--warn:#d29922;
--c0:#58a6ff;--c1:#f0883e;--c2:#3fb950;--c3:#bc8cff;--c4:#f778ba;--c5:#9198a1}}
body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.4rem;margin:0}h2{font-size:1.05rem;margin:0 0 .4rem}
p.about,.soft,figcaption,dd small{color:var(--soft)}
ul.remarks{color:var(--warn);padding-left:1.2rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:1rem 0}
dt{color:var(--soft)}dd{margin:0}dd small{display:block}
section.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(22rem,1fr));gap:1rem}
figure,.box{border:1px solid var(--line);border-radius:.5rem;padding:.8rem;margin:0;min-width:0}
svg{width:100%;height:auto;max-width:34rem;font:12px system-ui,sans-serif}
svg text{fill:currentcolor}.grid{stroke:var(--line)}
.s0{fill:var(--c0)}.s1{fill:var(--c1)}
polyline{fill:none;stroke-width:2}
.key{display:flex;flex-wrap:wrap;gap:.2rem 1rem;list-style:none;padding:0;margin:.3rem 0 0;
font-size:.85rem}.key i{display:inline-block;width:.8rem;height:.8rem;border-radius:.2rem;
margin-right:.35rem;background:currentcolor;vertical-align:-.05rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}td,th{border-top:1px solid var(--line);padding:.25rem .6rem;
text-align:right;white-space:nowrap}th{font-weight:600}td:first-child,th:first-child{text-align:left}
article+article{margin-top:3rem;border-top:3px double var(--line);padding-top:1.5rem}
h2{margin-top:1rem}figure h2,.box h2{margin-top:0}
@media print{figure,.box{break-inside:avoid}}
"""
_COLOURS = "".join(
    f"polyline.l{n}{{stroke:var(--c{n})}}circle.l{n}{{fill:var(--c{n})}}.k{n}{{color:var(--c{n})}}"
    for n in range(6)
)


def render(several: Sequence[Figures]) -> str:
    """Return the page."""
    title = shown(several[0].path) if len(several) == 1 else f"{len(several)} decks"
    body = "\n".join(f"<article>{''.join(_deck(found))}</article>" for found in several)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>Deck statistics: {escape(title)}</title>"
        f"<style>{_STYLE}{_COLOURS}</style></head>\n<body>{body}</body></html>\n"
    )


def _deck(found: Figures) -> Iterator[str]:
    yield f"<h1>{escape(shown(found.path))}</h1>"
    cards = numbered(found.cards, "card")
    yield f'<p class="about">{cards} · {escape(found.ruleset)} on {found.on}</p>'
    if found.remarks:
        items = "".join(f"<li>{escape(remark)}</li>" for remark in found.remarks)
        yield f'<ul class="remarks">{items}</ul>'
    yield f"<dl>{''.join(_opening(found))}</dl>"
    yield f'<section class="charts">{"".join(_charts(found))}</section>'
    yield from _wishes(found)
    if found.each:
        yield "<h2>Each card</h2>"
        yield _cards(found)
    if found.missing:
        rows = "".join(f"<li>{copies} {escape(name)}</li>" for name, copies in found.missing)
        lacking = sum(copies for _, copies in found.missing)
        yield f"<h2>Not owned: {numbered(lacking, 'card')}</h2><ul>{rows}</ul>"


def _opening(found: Figures) -> Iterator[str]:
    opening, again = found.opening, found.redeals
    first = "draws" if opening.first_draws else "does not draw"
    aside = f"; {opening.aside} {escape(opening.aside_called)}" if opening.aside else ""
    cited = "".join(f"<small>{escape(c)}: {escape(text(c))}</small>" for c in opening.cites)
    yield (
        f"<dt>Opening hand</dt><dd>{opening.hand} cards{aside}; who goes first {first} on the "
        f"first turn<details><summary>Rules</summary>{cited}</details></dd>"
    )
    if again is not None:
        yield (
            f"<dt>{escape(opening.starter[:1].upper() + opening.starter[1:])} in it</dt>"
            f"<dd>{percent(float(found.kept))} ({found.starters} in the deck)</dd>"
            f"<dt>Expected redeals</dt><dd>{float(again.expected):.3f}; the opponent may draw "
            f"{float(again.bonus):.3f} cards for them, {float(again.bonus_mirror):.3f} where both "
            "redeal as often</dd>"
        )


def _charts(found: Figures) -> Iterator[str]:
    seats = ((", going first", 0), (", going second", 1))
    for title, at in (("", 0),) if found.opening.first_draws else seats:
        lines = [(g.name, list(map(float, g.seen[at]))) for g in found.groups if g.copies]
        if lines:
            head = f"At least one by turn{title}"
            key = _key([name for name, _ in lines])
            yield f"<figure><h2>{head}</h2>{curves(head, lines)}{key}</figure>"
    each = [g for g in found.groups if g.each_turn and g.copies]
    for group in each:
        assert group.each_turn is not None
        lines = [
            (f"going {word}", [1.0, *map(float, group.each_turn[at])])
            for at, word in enumerate(("first", "second"))
        ]
        head = f"A new {group.name} card on each turn so far"
        key = _key([name for name, _ in lines])
        yield f"<figure><h2>{escape(head)}</h2>{curves(head, lines)}{key}</figure>"
    for group in found.groups:
        shares = [(str(n), (round(1000 * chance),)) for n, chance in group.number.items()]
        if group.copies:
            head = f"{group.name} in the opening hand, of 1000 hands"
            yield f"<figure><h2>{escape(head)}</h2>{bar_chart(head, shares)}</figure>"
    for chart in found.charts:
        key = _key(chart.series) if len(chart.series) > 1 else ""
        note = f"<figcaption>{escape(chart.note)}</figcaption>" if chart.note else ""
        drawn = bar_chart(chart.title, chart.rows, chart.series)
        yield f"<figure><h2>{escape(chart.title)}</h2>{drawn}{key}{note}</figure>"


def _key(names: Sequence[str]) -> str:
    items = (f'<li><i class="k{n % 6}"></i>{escape(name)}</li>' for n, name in enumerate(names))
    return f'<ul class="key">{"".join(items)}</ul>'


def _wishes(found: Figures) -> Iterator[str]:
    for wish in found.wishes:
        lines = [
            (f"going {word}", list(map(float, wish.held[at])))
            for at, word in enumerate(("first", "second"))
        ]
        notes = "".join(f"<figcaption>{escape(note)}</figcaption>" for note in wish.notes)
        yield (
            f'<h2>Combination</h2><div class="box"><code>{escape(wish.text)}</code>{notes}'
            f"{curves(wish.text, lines)}{_key([name for name, _ in lines])}"
            f"{_turns(wish.held)}</div>"
        )


def _turns(held: ByTurn) -> str:
    heads = "".join(f"<th>{f'turn {n}' if n else 'hand'}</th>" for n in range(len(held.first)))
    rows = "".join(
        f"<tr><td>going {word}</td>{''.join(f'<td>{percent(float(x))}</td>' for x in chances)}</tr>"
        for word, chances in zip(("first", "second"), held, strict=True)
    )
    return f'<div class="scroll"><table><tr><th></th>{heads}</tr>{rows}</table></div>'


def _cards(found: Figures) -> str:
    aside = bool(found.opening.aside)
    heads = ["", "copies", "hand", f"turn {found.turns}, first", f"turn {found.turns}, second"]
    if aside:
        heads += [f"one among the {found.opening.aside_called}", "all there"]
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    rows = "".join(f"<tr>{_card(each, aside)}</tr>" for each in found.each)
    return f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'


def _card(each: CardOdds, aside: bool) -> str:
    chances = [each.seen.first[0], each.seen.first[-1], each.seen.second[-1]]
    chances += [each.aside, each.all_aside] if aside else []
    cells = "".join(f"<td>{percent(float(chance))}</td>" for chance in chances)
    return f"<td>{escape(each.name)}</td><td>{each.copies}</td>{cells}"
