"""One activation on a chain, as data."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulesets.api import Seat
from rulesets.engine.frames import Cards, Frame

# How much of a link is negated: its activation takes its effect with it.
ACTIVATION, EFFECT = "activation", "effect"


class Link(NamedTuple):
    """A card or effect activated: by whom, from where, with which targets and at which price."""

    card: int
    effect: int  # its number among the effects of the card
    controller: Seat
    speed: int = 1
    place: str = ""  # where the card was when it was activated
    stamp: int = 0  # which stay of the card in that place it was
    cards: tuple[tuple[str, Cards], ...] = ()  # registers: targets, what the price took
    stamps: tuple[tuple[int, int], ...] = ()  # of the targets: one that moved is none any more
    values: tuple[tuple[str, Any], ...] = ()  # of ints, strings and tuples of these
    negated: str = ""  # "", ACTIVATION or EFFECT

    def held(self, name: str) -> Cards:
        """Return the cards of a register, () for one never set."""
        return next((cards for register, cards in self.cards if register == name), ())

    def negate(self, what: str) -> Link:
        """Return the link negated; a negated activation stays one."""
        return self if self.negated == ACTIVATION else self._replace(negated=what)


def stamped(f: Frame, link: Link, stamps: list[int], targets: str = "target") -> Link:
    """Return a link with the registers of the frame that paid for it and chose its targets."""
    cards = tuple(sorted(f.cards.items()))
    marked = tuple((card, stamps[card]) for card in f.cards.get(targets, ()))
    return link._replace(cards=cards, stamps=marked, values=tuple(sorted(f.values.items())))
