"""The board in a terminal: both sides, mirrored, with the own hand."""

from __future__ import annotations

from collections import Counter

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from rulesets.api import Facts, View
from rulesets.ptcg.eras import TYPE_NAMES

_COLOURS = {
    "G": "green",
    "R": "red",
    "W": "blue",
    "L": "yellow",
    "P": "magenta",
    "F": "dark_orange3",
    "D": "bright_black",
    "M": "grey70",
    "N": "gold3",
    "Y": "pink1",
    "C": "white",
}


def board(view: View, width: int) -> Group:
    """Return the board of a view: the opponent above, the seat below, then the hand."""
    facts = view.facts
    mine, theirs = facts["players"][view.seat], facts["players"][1 - view.seat]
    middle = _middle(facts, view.seat)
    parts: list[RenderableType] = [
        _counts(theirs, 2 - view.seat, ""),
        _bench(theirs, width),
        _actives(theirs, width),
        Rule(middle, style="dim"),
        _actives(mine, width),
        _bench(mine, width),
        _counts(mine, 1 + view.seat, " (you)"),
        _hand(mine),
    ]
    return Group(*parts)


def small_board(view: View, width: int) -> Group:
    """Return the same board in fewer lines: Pokémon without frames, the Bench in a row of words."""
    facts = view.facts
    mine, theirs = facts["players"][view.seat], facts["players"][1 - view.seat]
    return Group(
        _counts(theirs, 2 - view.seat, ""),
        _in_words(theirs, active=False),
        _in_words(theirs, active=True),
        Rule(_middle(facts, view.seat), style="dim"),
        _in_words(mine, active=True),
        _in_words(mine, active=False),
        _counts(mine, 1 + view.seat, " (you)"),
        _hand(mine),
    )


def _in_words(player: Facts, active: bool) -> Text:
    """Return the Active Pokémon or the Bench as words."""
    shown = [p for p in player["pokemon"] if p["active"] == active]
    text = Text("Active  " if active else "Bench   ", style="bold")
    if not shown:
        return text.append("face down" if player["face down"] else "(empty)", style="dim not bold")
    for number, pokemon in enumerate(shown):
        text.append(" · " if number else "", style="dim not bold")
        text.append(f"{pokemon['name']} ", style="not bold")
        body = _body(pokemon)
        text.append_text(Text(" ").join(body.split("\n")))
    return text


def _middle(facts: Facts, seat: int) -> str:
    turn = f"turn {facts['turn']}" if facts["turn"] else "set-up"
    if facts["game"]:
        turn = f"Sudden Death {facts['game']}, {turn}"
    whose = "your turn" if facts["to move"] == seat else "opponent's turn"
    stadium = f" · Stadium: {facts['stadium'][0]}" if facts["stadium"] else ""
    return f"{turn}, {whose}{stadium}" if facts["turn"] else turn


def _counts(player: Facts, number: int, whose: str) -> Text:
    text = Text(f"Player {number}{whose}  ", style="bold")
    pieces = [
        f"Prizes {player['prizes']}",
        f"deck {player['deck']}",
        f"hand {player['hand']}",
        f"discard {len(player['discard'])}",
    ]
    if player.get("open prizes"):
        pieces[0] += f" ({', '.join(player['open prizes'])})"
    if player["discard"]:
        pieces[-1] += f" ({player['discard'][-1]})"
    if player["lost"]:
        pieces.append(f"Lost Zone {len(player['lost'])}")
    if player.get("aside"):
        pieces.append(f"set aside {player['aside']}")
    if player["beside"]:
        pieces.append(f"played {', '.join(player['beside'])}")
    return text.append("  ".join(pieces), style="not bold")


def _actives(player: Facts, width: int) -> RenderableType:
    active = [p for p in player["pokemon"] if p["active"]]
    shown = [_panel(p, min(40, (width - 4) // len(active))) for p in active]
    if not shown:
        what = "face down" if player["face down"] else "no Active Pokémon"
        return Align.center(f"[dim]({what})[/dim]")
    return Align.center(shown[0] if len(shown) == 1 else Columns(shown, padding=(0, 0)))


def _bench(player: Facts, width: int) -> RenderableType:
    bench = [p for p in player["pokemon"] if not p["active"]]
    # As wide as the longest name needs, as far as all find room beside each other.
    wanted = max((len(p["name"]) + 6 for p in bench), default=0)
    each = max(14, min(max(18, wanted), width // max(1, len(bench))))
    shown = [_panel(p, each) for p in bench]
    if not shown:
        return Align.center("[dim](empty Bench)[/dim]" if not player["face down"] else "")
    return Align.center(Columns(shown, padding=(0, 0)))


def _panel(pokemon: Facts, width: int) -> RenderableType:
    name = pokemon["name"]
    title = name if len(name) <= width - 4 else name[: width - 5] + "…"
    style = "bold" if pokemon["active"] else "dim"
    return Panel(_body(pokemon), title=title, width=width, border_style=style, padding=(0, 1))


def _body(pokemon: Facts) -> Text:
    """Return how a Pokémon stands, line by line."""
    left = max(0, pokemon["hp"] - pokemon["damage"])
    body = Text(f"{left}/{pokemon['hp']} HP", style="red" if 2 * left <= pokemon["hp"] else "")
    if pokemon.get("face down"):
        body = Text(pokemon.get("card", "face down"), style="italic")
    if pokemon["energy"]:
        body.append(" ")
        for unit in pokemon["energy"]:
            sign = unit if len(unit) == 1 else "*"
            body.append(sign, style=_COLOURS.get(sign, "white") + " bold")
    for condition in pokemon["conditions"]:
        body.append(f"\n{condition}", style="yellow")
    for tool in pokemon["tools"]:
        body.append(f"\n+ {tool}", style="cyan")
    for effect in pokemon["effects"]:
        body.append(f"\n~ {effect}", style="dim")
    return body


def _hand(player: Facts) -> Text:
    counted: Counter[str] = Counter(player.get("cards", ()))
    names = [name if n == 1 else f"{n}× {name}" for name, n in counted.items()]
    return Text("Hand  ", style="bold").append(", ".join(names) or "(empty)", style="not bold")


def legend() -> str:
    """Return what the letters of Energy mean."""
    return ", ".join(f"{letter} {name}" for letter, name in TYPE_NAMES.items()) + ", * several"
