"""Actions and cards in words, for menus and transcripts."""

from __future__ import annotations

from collections.abc import Callable

from rulesets.api import CHANCE, Action
from rulesets.master_trainer.match.components import (
    CHIP_NAME,
    COLOURS,
    ITEM_NAMES,
    POWER,
    SPACE_PILE,
    STRENGTH,
    space_name,
)
from rulesets.master_trainer.match.state import TrainerState

_FIXED = {
    ("roll",): "Roll the die and move",
    ("wait",): "Wait on Cinnabar Island and draw two Item cards",
    ("done",): "Leave it at that",
    ("stand",): "Let the roll stand",
    ("offer",): "Make the offer",
    ("accept",): "Accept",
    ("refuse",): "Refuse",
    ("doll",): "Play a Poké Doll",
    ("challenge_die",): "Roll for all: 1 or 6 revives them",
    ("stay",): "Stay and follow the space",
    ("go",): "Go to Cinnabar Island",
    ("ball", -1): "Throw no ball",
}


def trainer(seat: int) -> str:
    """Return a seat in words."""
    return f"trainer {seat + 1}"


def chip_words(chip: int) -> str:
    """Return a chip with its two numbers."""
    return f"{CHIP_NAME[chip]} ({POWER[chip]} points, strength {STRENGTH[chip]})"


def _on_space(s: TrainerState, space: int) -> str:
    if s.face_up >> space & 1:
        return f"{chip_words(s.chips[space])} on {space_name(space)}"
    return f"the face-down {COLOURS[SPACE_PILE[space]]} chip on {space_name(space)}"


def _article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


_VERBS: dict[str, Callable[[TrainerState, int], str]] = {
    "roll": lambda s, n: f"The die shows {n}",
    "fly": lambda s, n: f"Fly to {space_name(n)}",
    "potion": lambda s, n: f"Use a Potion on {CHIP_NAME[n]}",
    "step": lambda s, n: f"Walk towards {space_name(n)}",
    "challenge": lambda s, n: f"Stop and challenge {trainer(n)}",
    "trade": lambda s, n: f"Stop and offer {trainer(n)} a trade",
    "ball": lambda s, n: f"Throw {_article(ITEM_NAMES[n])}",
    "adjust": lambda s, n: f"Count the roll as it is ({n:+d})" if not n else f"Count {n:+d}",
    "yellow": lambda s, n: f"Turn up yellow chip {n + 1}",
    "space": lambda s, n: f"Try to catch {_on_space(s, n)}",
    "chip": lambda s, n: f"Take {_on_space(s, n)}",
    "time_machine": lambda s, n: "Play a Time Machine" + (f" on die {n + 1}" if n else ""),
    "return": lambda s, n: f"Return {ITEM_NAMES[n]} under the deck",
    "partner": lambda s, n: f"Trade with {trainer(n)}",
    "opponent": lambda s, n: f"Challenge {trainer(n)}",
    "give": lambda s, n: f"Give {chip_words(n)}",
    "want": lambda s, n: f"Get {chip_words(n)}",
    "add": lambda s, n: f"Add {ITEM_NAMES[n]} to the offer",
    "fighter": lambda s, n: f"Send {chip_words(n)} into battle",
    "bonus": lambda s, n: f"Lay {ITEM_NAMES[n]} face down",
    "take": lambda s, n: f"Hand over {ITEM_NAMES[n]}",
    "revive": lambda s, n: f"Revive {CHIP_NAME[n]}",
}


def describe(s: TrainerState, action: Action) -> str:
    """Return an action in words."""
    if action in _FIXED:
        return _FIXED[action]
    if action[0] == "shuffle":
        return f"Shuffle {len(action[1])} pieces"
    if action[0] == "fighter" and s.waits != CHANCE:
        chip = action[1]
        return f"Send {CHIP_NAME[chip]} into battle (strength {s.strength(s.waits, chip)})"
    return _VERBS[action[0]](s, action[1])


def heard(s: TrainerState, action: Action, seat: int) -> str:
    """Return what another seat hears of an action: what is done face down stays so."""
    verb = action[0]
    if verb == "bonus" and seat != s.waits:
        return "Lay an Attack Bonus card face down"
    if verb == "return" and seat != s.waits:
        return "Return an Item card under the deck"
    if verb == "take" and seat not in (s.stack[-1].values["winner"], s.stack[-1].values["loser"]):
        return "Hand over an Item card"
    return describe(s, action)
