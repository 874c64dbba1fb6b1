"""Statistics of Yu-Gi-Oh! decks: the opening hand of the day, kinds, Levels and attributes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardpool.model.yugioh import YugiohCard
from rulesets.deck import Deck
from rulesets.parts.statistics import Chart, Group, Opening, Statistics, bars, tally
from rulesets.plain import AnyCard
from rulesets.yugioh.construction.rules import EXTRA_KINDS, YugiohRules

HAND, SPEED_HAND = 5, 4  # YGO-164, YF-051
# From these days on the player who begins does not draw on the first turn (YGO-172, YF-050).
_NO_FIRST_DRAW: Final = {"ocg": "2014-03-21"}
_NO_FIRST_DRAW_TCG: Final = "2014-07-14"
_NO_TRIBUTE = 4  # the highest Level that is Normal Summoned without a Tribute
_MONSTERS = ("Normal", "Effect", "Ritual", "Pendulum", *EXTRA_KINDS)


def opening(rules: YugiohRules) -> Opening:
    """Return how a Duel of a day begins."""
    since = _NO_FIRST_DRAW.get(rules.pool.game, _NO_FIRST_DRAW_TCG)
    draws = rules.on < since
    speed = bool(rules.sizes.skills)
    return Opening(
        SPEED_HAND if speed else HAND,
        first_draws=draws,
        cites=("YF-051" if speed else "YGO-164", "YF-050" if draws else "YGO-172"),
    )


class YugiohStatistics(Statistics):
    """What is counted in a Yu-Gi-Oh! deck by the rules of a day."""

    def __init__(self, rules: YugiohRules) -> None:
        self.opening = opening(rules)

    def groups(self) -> Sequence[Group]:
        """Return what is told of every deck: Monsters, those without Tribute, Spells and Traps."""
        return (
            Group("Monster", lambda card: card.kind == "Monster"),
            Group(f"Monster of Level {_NO_TRIBUTE} or lower", is_low),
            Group("Spell", lambda card: card.kind == "Spell"),
            Group("Trap", lambda card: card.kind == "Trap"),
        )

    def charts(self, deck: Deck) -> Sequence[Chart]:
        """Return kinds and Levels of the Main Deck, attributes and types, and the Extra Deck."""
        levels = tally(deck, "main", _level)
        return (
            Chart("Main Deck", bars(tally(deck, "main", kind))),
            Chart("Levels", bars(levels, sorted(levels, key=lambda word: int(word.split()[1])))),
            Chart("Attributes", bars(tally(deck, "main", _of_monsters("attribute")))),
            Chart("Types", bars(tally(deck, "main", _of_monsters("race")))),
            Chart("Extra Deck", bars(tally(deck, "extra", kind))),
        )

    def remarks(self, deck: Deck) -> Sequence[str]:
        """Return Ritual Monsters without a Ritual Spell, and the other way round."""
        main = list(deck.in_section("main"))
        monsters = any("Ritual" in entry.card.subkinds for entry in main)
        spells = any(getattr(entry.card, "property", "") == "Ritual" for entry in main)
        if monsters == spells:
            return ()
        held, lacking = ("Monster", "Spell") if monsters else ("Spell", "Monster")
        return (f"a Ritual {held} and no Ritual {lacking} in the Main Deck",)


def is_low(card: AnyCard) -> bool:
    """Tell a Monster that is Normal Summoned without a Tribute."""
    return card.kind == "Monster" and card.level <= _NO_TRIBUTE and "Ritual" not in card.subkinds


def kind(card: AnyCard) -> str:
    """Return Spell and Trap with their property, a Monster with its kind."""
    if card.kind != "Monster":
        own = getattr(card, "property", "")
        return f"{own} {card.kind}".strip()
    last = [word for word in _MONSTERS if word in card.subkinds]
    return f"{last[-1]} Monster" if last else "Monster"


def _level(card: AnyCard) -> str:
    return f"Level {card.level}" if card.kind == "Monster" else ""


def _of_monsters(name: str) -> Callable[[AnyCard], str]:
    def value(card: AnyCard) -> str:
        is_monster = isinstance(card, YugiohCard) and card.kind == "Monster"
        return str(getattr(card, name)) if is_monster else ""

    return value
