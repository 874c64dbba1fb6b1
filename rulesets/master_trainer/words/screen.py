"""The board of a view for a terminal: teams, hand, road and Plateau."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulesets.api import View
from rulesets.master_trainer.match.components import (
    CATCHES,
    CHIP_NAME,
    COLOURS,
    EVENT_NAMES,
    GATE,
    ITEM_NAMES,
    MOVER_COLOUR,
    MOVERS,
    PLATEAU,
    POWER,
    RIVAL_NAMES,
    ROAD,
    STRENGTH,
    space_name,
)
from rulesets.plain import Facts

_STYLE = {
    "pink": "magenta",
    "green": "green",
    "blue": "blue",
    "red": "red",
    "yellow": "yellow",
    "brown": "dark_orange3",
    "": "bold",
}
_TYPE = {"catch": "●", "event": "▪"}
_PLATEAU_TYPE = {
    "arrive": "→",
    "draw_items": "+",
    "event": "▪",
    "catch": "●",
    "final_battle": "★",
}
# The road as lines of spaces between towns and forks.
_LINES: tuple[tuple[int, ...], ...] = (
    tuple(range(24)),
    tuple(range(23, 32)),
    (23, 39, 38, 35),
    (31, 32, 33, 34, 35),
    (31, 74, 75, 49),
    (35, 36, 37, 67),
    (35, 40, 41, 42, 43),
    (67, 66, 65, 64, 63, 62, 61, 60, 59, 58),
    (43, 44, 45, 46),
    (43, 47, 48, 46),
    (46, *range(49, 59)),
    (58, *range(68, 74)),
)
_FORKS = frozenset({43, 46, 49})  # forks that are no towns are written with their number
_TWO_COLUMNS = 76  # width from which the road is set in two columns


def board(view: View, width: int) -> RenderableType:
    """Return the whole table as one seat sees it."""
    facts = view.facts
    return Group(
        Panel(_road(facts, width), title="Road", width=width, padding=(0, 1)),
        Panel(_plateau(facts), title="Indigo Plateau", width=width, padding=(0, 1)),
        Panel(_teams(view), title=_title(facts), width=width, padding=(0, 1)),
        Panel(_hand(view), title="Your Item cards", width=width, padding=(0, 1)),
    )


def small_board(view: View, width: int) -> RenderableType:
    """Return the same table in fewer lines: without frames and legend."""
    facts = view.facts
    hand = Text("Your Item cards  ", "bold").append_text(_hand(view))
    title = Rule(_title(facts), style="dim")
    return Group(_paths(facts, width), _plateau(facts), title, _teams(view), hand)


def status(view: View) -> str:
    """Return the moment in one line: the catch, trade or battle in progress and its dice."""
    facts = view.facts
    said = [text for regs in facts["progress"] for text in _moment(regs)]
    return "; ".join(said)


def _moment(values: Facts) -> list[str]:
    said = []
    if values.get("chip"):
        chip = values["chip"]
        numbers = ", ".join(str(n) for n in sorted(CATCHES[chip]))
        said.append(f"catching {CHIP_NAME[chip]} ({POWER[chip]} points) with {numbers}")
    if "partner" in values and "give" in values:
        wanted = f" for {CHIP_NAME[values['want']]}" if "want" in values else ""
        said.append(
            f"trade with trainer {values['partner'] + 1}: {CHIP_NAME[values['give']]}{wanted}"
        )
    if any(values.get("fighters", ())):
        names = " against ".join(CHIP_NAME[chip] or "…" for chip in values["fighters"])
        said.append(f"battle: {names}")
    if "path" in values and values.get("left", 0) > 0:
        left = values["left"]
        said.append("1 step left" if left == 1 else f"{left} steps left")
    elif values.get("dice"):
        said.append("rolled " + ", ".join(str(face) for face in values["dice"]))
    return said


def _title(facts: Facts) -> str:
    event = f", last event: {EVENT_NAMES[facts['event']]}" if facts["event"] >= 0 else ""
    return f"Turn {facts['turns']}, trainer {facts['turn'] + 1}{event}"


def _mover_style(facts: Facts, seat: int) -> str:
    team = facts["team"][seat]
    by_seat = facts["mover_colours"] == "by-seat" or not team
    colour = MOVERS[seat] if by_seat else MOVER_COLOUR[team[0]]
    return f"bold reverse {_STYLE[colour]}"


def _movers(facts: Facts, space: int) -> Text:
    text = Text()
    for seat, place in enumerate(facts["place"]):
        if place == space:
            text.append(f" {seat + 1} ", style=_mover_style(facts, seat))
    return text


def _road(facts: Facts, width: int) -> RenderableType:
    tray = ", ".join(f"{facts['tray'][colour]} {colour}" for colour in COLOURS)
    legend = "● catch  ○ empty  ▪ event; names are chips lying face up, digits movers"
    return Group(_paths(facts, width), Text(legend, "dim"), Text(f"In the tray: {tray}", "dim"))


def _paths(facts: Facts, width: int) -> RenderableType:
    lines = [_line(facts, spaces) for spaces in _LINES]
    table = Table.grid(padding=(0, 3))
    if width >= _TWO_COLUMNS:
        for left, right in zip(lines[1::2], [*lines[2::2], Text()], strict=True):
            table.add_row(left, right)
    else:
        for line in lines[1:]:
            table.add_row(line)
    return Group(lines[0], table)


def _line(facts: Facts, spaces: tuple[int, ...]) -> Text:
    line = Text()
    for space in spaces:
        line.append_text(_space(facts, space)).append(" ")
    return line


def _space(facts: Facts, space: int) -> Text:
    spot = ROAD[space]
    mark = spot.name.split()[0] if spot.name else _TYPE[spot.type]
    text = Text()
    if spot.type == "catch":
        chip = facts["chips"].get(str(space), 0)
        if chip:
            mark = CHIP_NAME[chip]
        elif space not in facts["face_down"]:
            mark = "○"
    if space in _FORKS:
        mark += str(space)
    text.append(mark, style=_STYLE[spot.colour])
    return text.append_text(_movers(facts, space))


def _plateau(facts: Facts) -> RenderableType:
    text = Text()
    for i, spot in enumerate(PLATEAU):
        mark = _PLATEAU_TYPE[spot.type] + (str(spot.cards) if spot.cards else "")
        text.append(mark, style=_STYLE[spot.colour]).append_text(_movers(facts, GATE + i))
        text.append("  ")
    text.append("+n cards  ★ Final Battle", "dim")
    if facts["rival"] >= 0:
        text.append(f"\nThe Master is {RIVAL_NAMES[facts['rival']]}.", "bold")
    return text


def _teams(view: View) -> RenderableType:
    facts = view.facts
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for head in ("", "points", "items", "place", "team (points/strength)"):
        table.add_column(head, justify="right" if head in ("points", "items") else "left")
    for seat in range(facts["seats"]):
        name = Text(f" {seat + 1} ", style=_mover_style(facts, seat))
        name.append(" you" if seat == view.seat else "", "bold")
        table.add_row(
            name,
            str(facts["points"][seat]),
            str(facts["hand_sizes"][seat]),
            space_name(facts["place"][seat]),
            _team(facts, seat),
        )
    return table


def _team(facts: Facts, seat: int) -> Text:
    text = Text()
    for chip in facts["team"][seat]:
        down = chip in facts["down"][seat]
        style = "strike dim" if down else ""
        text.append(f"{CHIP_NAME[chip]} {POWER[chip]}/{STRENGTH[chip]}", style).append("  ")
    return text


def _hand(view: View) -> Text:
    held: Counter[int] = Counter(view.facts["hand"])
    cards = [f"{n}× {ITEM_NAMES[kind]}" if n > 1 else ITEM_NAMES[kind] for kind, n in held.items()]
    text = Text(", ".join(cards) or "none")
    if view.facts["laid"]:
        laid = ", ".join(ITEM_NAMES[kind] for kind in view.facts["laid"])
        text.append(f"   laid face down: {laid}", "dim")
    return text
