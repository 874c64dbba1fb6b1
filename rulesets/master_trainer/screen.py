"""The board of a view for a terminal: teams, hand, road and Plateau."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rulesets.api import View
from rulesets.master_trainer.components import (
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

_STYLE = {
    "pink": "magenta",
    "green": "green",
    "blue": "blue",
    "red": "red",
    "yellow": "yellow",
    "brown": "dark_orange3",
    "": "bold",
}
_TYPE = {"catch": "●", "event": "▪", "town": "⌂", "start": "⌂"}
_PLATEAU_TYPE = {
    "arrive": "→",
    "draw_items": "+",
    "event": "▪",
    "catch": "●",
    "final_battle": "★",
}
# The road as lines of spaces between towns, so that forks read as new lines.
_LINES = (
    ("Pallet to Cerulean", range(24)),
    ("Cerulean to Lavender", (23, *range(24, 32))),
    ("Cerulean to Saffron", (23, 39, 38, 35)),
    ("Lavender to Saffron", (31, 32, 33, 34, 35)),
    ("Lavender to junction 49", (31, 74, 75, 49)),
    ("Saffron to Celadon", (35, 36, 37, 67)),
    ("Celadon to Fuchsia", (67, 66, 65, 64, 63, 62, 61, 60, 59, 58)),
    ("Saffron to Vermilion", (35, 40, 41, 42, 43)),
    ("Loop 43 to 46", (43, 44, 45, 46)),
    ("Loop 43 to 46, south", (43, 47, 48, 46)),
    ("46 to Fuchsia", (46, *range(49, 59))),
    ("Fuchsia to Cinnabar", (58, *range(68, 74))),
)


def board(view: View, width: int) -> RenderableType:
    """Return the whole table as one seat sees it."""
    facts = view.facts
    return Group(
        Panel(_road(facts), title="Road", width=width, padding=(0, 1)),
        Panel(_plateau(facts), title="Indigo Plateau", width=width, padding=(0, 1)),
        Panel(_teams(view), title=_title(facts), width=width, padding=(0, 1)),
        Panel(_hand(view), title="Your Item cards", width=width, padding=(0, 1)),
    )


def _title(facts: Mapping[str, Any]) -> str:
    event = f", last event: {EVENT_NAMES[facts['event']]}" if facts["event"] >= 0 else ""
    return f"Turn {facts['turns']}, trainer {facts['turn'] + 1}{event}"


def _mover_style(facts: Mapping[str, Any], seat: int) -> str:
    team = facts["team"][seat]
    by_seat = facts["mover_colours"] == "by-seat" or not team
    colour = MOVERS[seat] if by_seat else MOVER_COLOUR[team[0]]
    return f"bold reverse {_STYLE[colour]}"


def _movers(facts: Mapping[str, Any], space: int) -> Text:
    text = Text()
    for seat, place in enumerate(facts["place"]):
        if place == space:
            text.append(f"{seat + 1}", style=_mover_style(facts, seat))
    return text


def _road(facts: Mapping[str, Any]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for title, spaces in _LINES:
        line = Text()
        for space in spaces:
            line.append_text(_space(facts, space)).append(" ")
        table.add_row(title, line)
    table.add_row("", Text("● catch  ○ caught out  ▪ event  ⌂ town; digits are movers", "dim"))
    return table


def _space(facts: Mapping[str, Any], space: int) -> Text:
    spot = ROAD[space]
    mark = spot.name.split()[0] if spot.name else _TYPE[spot.type]
    text = Text()
    if spot.type == "catch":
        chip = facts["chips"].get(str(space), 0)
        if chip:
            mark = CHIP_NAME[chip]
        elif space not in facts["face_down"]:
            mark = "○"
    text.append(mark, style=_STYLE[spot.colour])
    return text.append_text(_movers(facts, space))


def _plateau(facts: Mapping[str, Any]) -> RenderableType:
    text = Text()
    for i, spot in enumerate(PLATEAU):
        mark = _PLATEAU_TYPE[spot.type] + (str(spot.cards) if spot.cards else "")
        text.append(mark, style=_STYLE[spot.colour]).append_text(_movers(facts, GATE + i))
        text.append("  ")
    text.append(" → enter  +n draw  ★ Final Battle", "dim")
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
    tray = ", ".join(f"{facts['tray'][colour]} {colour}" for colour in COLOURS)
    table.add_row("", "", "", Text("in the tray", "dim"), Text(tray, "dim"))
    return table


def _team(facts: Mapping[str, Any], seat: int) -> Text:
    text = Text()
    for chip in facts["team"][seat]:
        down = chip in facts["down"][seat]
        style = "strike dim" if down else ""
        text.append(f"{CHIP_NAME[chip]} {POWER[chip]}/{STRENGTH[chip]}", style).append("  ")
    return text


def _hand(view: View) -> Text:
    held = Counter(view.facts["hand"])
    cards = [f"{n}× {ITEM_NAMES[kind]}" if n > 1 else ITEM_NAMES[kind] for kind, n in held.items()]
    text = Text(", ".join(cards) or "none")
    if view.facts["laid"]:
        laid = ", ".join(ITEM_NAMES[kind] for kind in view.facts["laid"])
        text.append(f"   laid face down: {laid}", "dim")
    return text
