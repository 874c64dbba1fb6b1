"""Log entries in words."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.yugioh.match.log import Entry

_HOW = {"normal": "Normal", "tribute": "Tribute", "flip": "Flip"}
_LAID = {"monsters": "a monster", "field zone": "a Field Spell"}


def _summon(e: Entry) -> str:
    _, player, name, how, position = e
    who = name if isinstance(name, str) else "a monster face down"
    return f"Player {player + 1}: {_HOW.get(how, how.capitalize())} Summon of {who} ({position})"


def _attack(e: Entry) -> str:
    if e[3] == -1:
        return f"{e[2]} attacks directly"
    return f"{e[2]} attacks {e[3] if isinstance(e[3], str) else 'a face-down monster'}"


def _by_player(what: str) -> Callable[[Entry], str]:
    """Return the teller of an entry of a player and a card or number."""
    return lambda e: what.format(e[1] + 1, *e[2:])


_TOLD: dict[str, Callable[[Entry], str]] = {
    "coin": lambda e: "Heads" if e[1] else "Tails",
    "die": lambda e: f"The die shows {e[1]}",
    "first": lambda e: f"Player {e[1] + 1} goes first",
    "turn": lambda e: f"Turn {e[1]}: player {e[2] + 1}",
    "summon": _summon,
    "attack": _attack,
    "flip": _by_player("Player {0}: Flip Summon of {1}"),
    "set": lambda e: f"Player {e[1] + 1} sets {_LAID.get(e[2], 'a card')}",
    "position": _by_player("Player {0} turns {1}"),
    "replay": _by_player("Replay: {1} attacks again"),
    "turned up": _by_player("{1} is turned up"),
    "destroyed": _by_player("{1} is destroyed"),
    "discard": _by_player("Player {0} discards {1}"),
    "damage": _by_player("Player {0} loses {1} LP ({2})"),
    "pay": _by_player("Player {0} pays {1} LP"),
    "gain": _by_player("Player {0} gains {1} LP"),
    "win": _by_player("Player {0} wins: {1}"),
    "draw": lambda e: f"A draw: {e[1]}",
    "activate": _by_player("Player {0} activates {1}"),
    "resolve": _by_player("{1} resolves"),
    "without effect": lambda e: f"{e[1]} resolves without effect",
    "negate": lambda e: f"The {e[1]} of {e[2]} is negated",
    "loop": lambda e: f"{e[1]} leaves: its effects would go on without end",
    "equip": lambda e: f"{e[1]} is equipped to {e[2]}",
    "control": _by_player("Player {0} takes control of {1}"),
    "hand": lambda e: f"Player {e[1] + 1}: {len(e[2])} to the hand",
    "shuffle": _by_player("Player {0} shuffles"),
    "declare": _by_player("Player {0} declares {1}"),
}


def tell(entry: Entry, seat: int) -> str:
    """Return a log entry in words, or "" where the seat may not know it."""
    kind: str = entry[0]
    if kind in ("see", "show"):
        if kind == "see" and entry[1] != seat:
            return ""
        return f"{'Shown' if kind == 'show' else 'Seen'}: {', '.join(entry[2])}"
    return _TOLD[kind](entry) if kind in _TOLD else kind
