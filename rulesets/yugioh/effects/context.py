"""What a running effect knows beside its cards: the happening it answers and the link it answers.

Frames hold plain data only, so both are kept in `values` as tuples and named again here. A frame
with the value `past` asks what cards were when the happening befell them, not what they are now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.chains import Link
from rulesets.engine.frames import Frame
from rulesets.yugioh.match.happenings import Happening, Last

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

HAPPENING, PAST, ANSWERED, NUMBER = "happening", "past", "answered", "link"
AWAY = "away"  # the card is asked as if it had left its place: its cost takes it away
ACTIVATING = "activating"  # the effect is the activation of the card itself


def happening_of(f: Frame) -> Happening | None:
    """Return the happening that an effect answers, if it answers one."""
    told = f.values.get(HAPPENING)
    return None if told is None else Happening.read(told)


def known(f: Frame, card: int) -> Last | None:
    """Return what a card was, in a frame that asks about the past of that card."""
    if PAST not in f.values:
        return None
    happening: Happening = f.values[HAPPENING]
    return happening.last if happening.card == card else None


def asking_about(f: Frame, happening: Happening) -> Frame:
    """Return a frame that asks about a happening, for a moment: it is never kept."""
    values = {**f.values, HAPPENING: happening, PAST: 1}
    cards = {**f.cards, "happened": (happening.card,) if happening.card >= 0 else ()}
    return Frame((), f.controller, cards, values)


def own(f: Frame) -> int:
    """Return the card whose effect it is, -1 for none."""
    held = f.cards.get("card")
    return held[0] if held else -1


def link_answered(s: Duel, f: Frame) -> Link | None:
    """Return the link of the chain that an effect answers: the one below its own."""
    number = f.values.get(ANSWERED, -1)
    return s.chain[number] if 0 <= number < len(s.chain) else None
