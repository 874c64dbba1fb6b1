"""The registers that a program finds filled when it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import CARDS, VALUES, Cards, Register

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

GIVEN = (
    Register("self", CARDS, "the Pokémon whose effect it is: `Self()`"),
    Register("card", CARDS, "the card whose text it is: `ThisCard()`"),
    Register("target", CARDS, "of an attack: the Pokémon attacked"),
    Register("it", CARDS, "of a trigger or a question: whom it is about, `It()`"),
    Register("attacker", CARDS, "the other party of it: `Attacker()`"),
    Register("subject", CARDS, "of a trigger: a second card, such as the one attached"),
    Register("source", CARDS, "of a lasting effect: the Pokémon that made it, `Source()`"),
    Register("attack", VALUES, "name of the attack"),
    Register("cost", VALUES, "its cost in letters"),
    Register("printed", VALUES, "its printed damage"),
    Register("damage", VALUES, "base damage of an attack; of a trigger, the damage done"),
)


def about(s: Match, pos: int, card: int | None = None) -> dict[str, Cards]:
    """Return the registers of an effect of the Pokémon at a spot: by its top card, or a card on it.

    A Pokémon is known by its lowest card.
    """
    stack = s.stacks[pos]
    return {"self": (stack[0],), "card": (stack[-1] if card is None else card,)}
