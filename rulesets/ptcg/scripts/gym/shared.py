"""What hand scripts of several Gym sets share."""

from __future__ import annotations

from rulesets.ptcg.effects.ops import Held, In, Pick, Reveal, Send, Shuffle
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.terms import Op


def found(filter_: CardFilter, count: int) -> tuple[Op, ...]:
    """Search the deck for up to so many cards, show and take them."""
    return (
        Pick(In("deck", filter=filter_), "found", count, 0),
        Reveal(Held("found")),
        Send(Held("found"), "hand"),
        Shuffle(),
    )
