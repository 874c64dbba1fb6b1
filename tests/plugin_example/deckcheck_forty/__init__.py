"""A ruleset as a plug-in: Pokémon decks of forty cards, one of each name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rulesets import statements
from rulesets.api import Check, Finding, Fix, Ruleset, RulesetInfo, check
from rulesets.deck import Deck

statements.register("FORTY", "deckcheck_forty", "statements.md")


class Forty(NamedTuple):
    """The numbers that the checks read."""

    size: int = 40
    copies: int = 1


@check("FORTY101", "forty-cards", cites=("FORTY-001",))
def forty_cards(deck: Deck, rules: Forty) -> Iterator[Finding]:
    """A deck that does not hold exactly 40 cards.

    Illegal:
        41 Fire Energy BS 98
    Legal:
        40 Fire Energy BS 98
    """
    if (size := deck.size()) != rules.size:
        yield forty_cards.finding(f"{size} cards in the deck (exactly {rules.size})")


@check("FORTY102", "one-of-each", cites=("FORTY-002",))
def one_of_each(deck: Deck, rules: Forty) -> Iterator[Finding]:
    """More than one copy of a name; basic Energy is free.

    Illegal:
        2 Pikachu BS 58
    Legal:
        1 Pikachu BS 58
        10 Fire Energy BS 98
    Fix: lowers the count of the line.
    """
    for entry in deck.entries:
        if entry.copies > rules.copies and "Basic Energy" not in entry.card.subkinds:
            yield one_of_each.finding(
                f"{entry.copies} copies of {entry.card.name} (limit {rules.copies})",
                entries=[entry],
                fix=Fix(entry.line, rules.copies),
            )


def in_force(on: str, region: str, options: Mapping[str, Any]) -> Forty:
    """Return the rules of a day; these never change."""
    return Forty()


CHECKS: tuple[Check, ...] = (forty_cards, one_of_each)
FORTY = Ruleset(
    RulesetInfo("ptcg-forty", "Forty cards, one of each", "pokemon", "", statements=("FORTY",)),
    CHECKS,
    in_force,
)
