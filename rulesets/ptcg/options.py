"""What the rulebooks leave to the players: named options."""

from __future__ import annotations

from rulesets.api import Option
from rulesets.ptcg.eras import EraRules

TWO_ON_TWO = Option("two-on-two", False, (False, True), "Play with two Active Pokémon", "EX-192")

EXTRA_CARDS_LATE = Option(
    "extra-cards-late", True, (True, False), "Draw the cards for a redeal after the Prizes", "RO-49"
)

DOUBLE_WIN_DRAWS = Option(
    "double-win-draws", False, (False, True), "A double win is a draw, as in Japan", "PL-192"
)


def options_of(rules: EraRules) -> tuple[Option, ...]:
    """Return the options of an era."""
    pairs = (TWO_ON_TWO,) if rules.two_on_two else ()
    late = (EXTRA_CARDS_LATE,) if rules.extra_cards_late else ()
    draws = (DOUBLE_WIN_DRAWS,) if rules.statements == "PL" else ()
    return (*pairs, *late, *draws)
