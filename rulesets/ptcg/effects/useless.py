"""Trainers and uses that all can see would do nothing (RO-01, RO-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Frame, Program
from rulesets.engine.futile import futile
from rulesets.engine.looking import Look
from rulesets.engine.select import AnySelector, Held, Top
from rulesets.engine.sides import OPPONENT
from rulesets.engine.terms import Term

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

# Programs whose only need is a card in the deck, by identity: they are asked in every menu, and a
# tenth of a random match by the rulebook of 2012 went into the long way.
_FROM_DECK: dict[int, tuple[Program, bool]] = {}


def useless(s: Match, program: Program, f: Frame) -> bool:
    """Tell whether a program, not yet begun, is forbidden because it would do nothing."""
    if not s.rules.useless_forbidden:
        return False
    known = _FROM_DECK.get(id(program))
    if known is None:
        known = _FROM_DECK[id(program)] = (program, _needs_the_deck_alone(program, set()))
    if known[1] and s.decks[f.controller]:
        return False
    return futile(s, program, f)


def _needs_the_deck_alone(program: Program, found: set[str]) -> bool:
    """Tell whether a card in the player's deck is enough for a program to do something.

    Ops are known by name: they are made of what this module serves.
    """
    for op in program:
        kind: str = type(op).__name__
        if isinstance(op, Pick) and _is_deck(op.source):
            if not getattr(getattr(op.source, "filter", None), "names", ()):
                found.add(op.into)  # of cards named all may lie open: PL-205
        elif (isinstance(op, Look) and _is_deck(op.cards)) or (
            kind == "Draw" and _own(op) and not getattr(op, "until", None)
        ):
            return True
        elif kind == "Send" and getattr(op, "to", "") == "hand":
            cards = getattr(op, "cards", None)
            if isinstance(cards, Held) and cards.name in found:
                return True
        elif any(_needs_the_deck_alone(inner, found) for inner in op.programs()):
            return True
    return False


def _own(term: Term) -> bool:
    return getattr(term, "side", OPPONENT) != OPPONENT


def _is_deck(source: AnySelector) -> bool:
    source = source.source if isinstance(source, Top) else source
    return getattr(source, "zone", "") == "deck" and _own(source)
