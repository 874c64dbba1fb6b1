"""The board in a terminal of 80 columns: both sides, mirrored, with the hand."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from rulesets.api import Facts, View

_SIGNS = {"attack": "▲", "defense": "▶", "set": "▨", "up": "■"}


def board(view: View, width: int) -> Group:
    """Return the board of a view: the opponent above, the seat below, then the hand."""
    facts = view.facts
    mine, theirs = facts["players"][view.seat], facts["players"][1 - view.seat]
    parts: list[RenderableType] = [
        _counts(theirs, 2 - view.seat, ""),
        _row(theirs["spells"][:5], width),
        *_zones(theirs),
        _row(theirs["monsters"], width, figures=True),
        Rule(_middle(facts, view.seat), style="dim"),
        _row(mine["monsters"], width, figures=True),
        *_zones(mine),
        _row(mine["spells"][:5], width),
        _counts(mine, 1 + view.seat, " (you)"),
        _hand(mine),
    ]
    return Group(*parts)


def _middle(facts: Facts, seat: int) -> str:
    if not facts["turn"]:
        return "set-up"
    whose = "your turn" if facts["to move"] == seat else "opponent's turn"
    step = f", {facts['step']} step" if facts["step"] else ""
    chain = " → ".join(link["name"] for link in facts["chain"])
    return f"turn {facts['turn']}, {whose}, {facts['phase']}{step}" + (
        f" · chain: {chain}" if chain else ""
    )


def _counts(player: Facts, number: int, whose: str) -> Text:
    text = Text(f"Player {number}{whose}  ", style="bold", no_wrap=True, overflow="ellipsis")
    text.append(f"{player['lp']} LP", style="bold green")
    pieces = [f"hand {player['hand']}", f"deck {player['deck']}", f"extra {player['extra']}"]
    grave = player["grave"]
    pieces.append(f"grave {len(grave)}" + (f" ({grave[-1]})" if grave else ""))
    if player["banished"]:
        pieces.append(f"banished {len(player['banished'])}")
    return text.append("  " + "  ".join(pieces), style="not bold")


def _row(cards: list[Facts | None], width: int, figures: bool = False) -> RenderableType:
    """Return five zones side by side; a monster has its figures on a second line."""
    each = width // 5
    table = Table.grid(padding=(0, 1))
    for _ in cards:
        table.add_column(width=each - 1, no_wrap=True, overflow="ellipsis")
    table.add_row(*[_name(card) for card in cards])
    if figures and any(card and "atk" in card for card in cards):
        table.add_row(*[_figures(card) for card in cards])
    return table


def _name(card: Facts | None) -> Text:
    if card is None:
        return Text("·", style="dim")
    style = "" if card["name"] else "dim"
    return Text(f"{_SIGNS[card['position']]} {card['name'] or 'face down'}", style=style)


def _figures(card: Facts | None) -> Text:
    if card is None or "atk" not in card:
        return Text("")
    strong = card["position"] == "attack"
    stars = f"R{card['rank']}" if "rank" in card else f"L{card['level']}"
    text = Text(f"{stars} ")
    text.append(str(card["atk"]), style="bold" if strong else "dim")
    text.append("/")
    text.append(str(card["def"]), style="dim" if strong else "bold")
    under = card.get("materials")
    return text.append(f" +{len(under)}", style="cyan") if under else text


def _zones(player: Facts) -> list[RenderableType]:
    """Return a line for the Field Zone and the Pendulum Zones, where something lies there."""
    field, left, right = player["spells"][5:]
    pieces = []
    if field:
        pieces.append(f"Field: {field['name'] or 'face down'}")
    scales = [f"{card['name']} ({card['scale']})" for card in (left, right) if card]
    if scales:
        pieces.append("Pendulum: " + " – ".join(scales))
    if not pieces:
        return []
    return [Text("  " + "  ".join(pieces), style="magenta", no_wrap=True, overflow="ellipsis")]


def _hand(player: Facts) -> Text:
    counted: Counter[str] = Counter(player.get("cards", ()))
    names = [name if n == 1 else f"{n}× {name}" for name, n in counted.items()]
    return Text("Hand  ", style="bold").append(", ".join(names) or "(empty)", style="not bold")
