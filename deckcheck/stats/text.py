"""Figures for a terminal: tables, bars and small curves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from cardpool.errors import shown
from deckcheck.cli.columns import columns, cut, hanging
from deckcheck.stats.bars import bar, curve, percent
from deckcheck.stats.figures import ByTurn, CardOdds, Figures, GroupOdds
from rulesets.parts.statistics import Chart
from rulesets.wording import numbered

_BAR = 24


def lines(found: Figures, room: int, blocks: bool = True) -> Iterator[str]:
    """Yield the report of one deck."""
    yield f"{shown(found.path)}: {numbered(found.cards, 'card')}, {found.ruleset} on {found.on}"
    for remark in found.remarks:
        yield hanging("  ! ", remark, room)
    yield ""
    yield from _opening(found, room)
    if found.groups:
        yield ""
        yield from _groups(found, room, blocks)
    for wish in found.wishes:
        yield ""
        yield hanging("Combination: ", wish.text, room)
        for note in wish.notes:
            yield hanging("  ", note, room)
        yield from _by_turn("  ", wish.held, blocks)
    for chart in found.charts:
        yield ""
        yield from _chart(chart, room, blocks)
    if found.each:
        yield ""
        yield from _cards(found, room)
    if found.missing is not None:
        yield ""
        lacking = sum(copies for _, copies in found.missing)
        yield f"Not owned: {numbered(lacking, 'card')}" if lacking else "All cards are owned"
        yield from (f"  {copies} {name}" for name, copies in found.missing)


def _opening(found: Figures, room: int) -> Iterator[str]:
    opening = found.opening
    first = "draws" if opening.first_draws else "does not draw"
    said = f"{opening.hand} cards; who goes first {first} on the first turn"
    if opening.aside:
        said += f"; {opening.aside} {opening.aside_called}"
    if found.extra:
        said += f"; {found.extra} more cards drawn by effects"
    yield hanging("Opening hand: ", f"{said} [{', '.join(opening.cites)}]", room)
    if found.redeals is None:
        return
    kept, again = float(found.kept), found.redeals
    yield f"  {opening.starter} among them: {percent(kept)} ({found.starters} in the deck)"
    yield f"  expected redeals: {float(again.expected):.3f}; cards that they let the opponent draw:"
    yield (
        f"    {float(again.bonus):.3f} on average, {float(again.bonus_mirror):.3f} where the "
        "opponent redeals as often"
    )


def _groups(found: Figures, room: int, blocks: bool) -> Iterator[str]:
    yield "In the opening hand, and at least one by turn (going first / second)"
    rows = [["", "copies", "average", "hand", *_turn_heads(found.turns), ""]]
    for group in found.groups:
        seen = [_pair(a, b) for a, b in list(zip(*group.seen, strict=True))[1:]]
        shape = curve([float(x) for x in group.seen.second], blocks)
        rows.append(
            [group.name, str(group.copies), f"{float(group.mean):.2f}",
             percent(float(group.seen.first[0])), *seen, shape]
        )  # fmt: skip
    yield from (f"  {line}" for line in columns(rows, room - 2))
    for group in found.groups:
        if group.each_turn and group.copies:
            yield from _each_turn(group)
        if group.copies:
            yield from _numbers(group, blocks)


def _each_turn(group: GroupOdds) -> Iterator[str]:
    assert group.each_turn is not None
    pairs = zip(*group.each_turn, strict=True)
    told = "  ".join(f"{n}: {_pair(a, b)}" for n, (a, b) in enumerate(pairs, 1))
    yield f"  a new {group.name} card on each turn so far [{group.cite}]  {told}"


def _numbers(group: GroupOdds, blocks: bool) -> Iterator[str]:
    """Yield how many of a group an opening hand holds."""
    yield f"  {group.name} in the opening hand"
    for number, chance in group.number.items():
        share = float(chance)
        if share >= 0.0005:
            yield f"    {number}  {percent(share):>7}  {bar(share, _BAR, blocks)}".rstrip()


def _turn_heads(turns: int) -> list[str]:
    return [f"turn {turn}" for turn in range(1, turns + 1)]


def _pair(first: Fraction, second: Fraction) -> str:
    if first == second:
        return percent(float(first))
    return f"{percent(float(first))[:-2]} / {percent(float(second))}"


def _by_turn(indent: str, held: ByTurn, blocks: bool) -> Iterator[str]:
    for turn, (first, second) in enumerate(zip(held.first, held.second, strict=True)):
        label = f"turn {turn}" if turn else "hand"
        drawn = bar(float(second), _BAR, blocks)
        yield f"{indent}{label:<7} {_pair(first, second):>15}  {drawn}".rstrip()


def _chart(chart: Chart, room: int, blocks: bool) -> Iterator[str]:
    """Yield one row a label: of each series its number and its bar."""
    several = len(chart.series) > 1
    yield f"{chart.title}: {' and '.join(chart.series)}" if several else chart.title
    most = max((max(values) for _, values in chart.rows), default=0) or 1
    widest = min(max(len(label) for label, _ in chart.rows), room // 3)
    wide = _BAR // 2 if several else _BAR
    for label, values in chart.rows:
        drawn = [f"{n:>4}  {bar(n / most, wide, blocks):<{wide}}" for n in values]
        yield f"  {cut(label, widest):<{widest}} {' '.join(drawn)}".rstrip()
    if chart.note:
        yield hanging("  ", f"({chart.note})", room)


def _cards(found: Figures, room: int) -> Iterator[str]:
    aside = found.opening.aside_called if found.opening.aside else ""
    yield "Each card: at least one copy (going first / second)" + (
        f", and among the {aside}" if aside else ""
    )
    last = found.turns
    heads = ["", "copies", "hand", *([f"turn {last}"] if last else [])]
    heads += ["one there", "all there"] if aside else []
    rows = [heads, *(_card(each, bool(aside), last) for each in found.each)]
    yield from (f"  {line}" for line in columns(rows, room - 2))


def _card(each: CardOdds, aside: bool, last: int) -> list[str]:
    cells = [each.name, str(each.copies), percent(float(each.seen.first[0]))]
    if last:
        cells.append(_pair(each.seen.first[-1], each.seen.second[-1]))
    if aside:
        cells += [percent(float(each.aside)), percent(float(each.all_aside))]
    return cells


def report(several: Iterable[Figures], room: int, blocks: bool) -> Sequence[str]:
    """Return the reports of several decks, an empty line between them."""
    found: list[str] = []
    for figures in several:
        found += ["", *lines(figures, room, blocks)] if found else lines(figures, room, blocks)
    return found
