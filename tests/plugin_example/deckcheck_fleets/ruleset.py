"""The rules of construction: twenty cards and a Port, three of a name, six Storms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import Any, NamedTuple

from deckcheck_fleets.cards import GAME, STORM
from rulesets import statements
from rulesets.api import Finding, Ruleset, RulesetInfo, check
from rulesets.counting import copies_over, total
from rulesets.deck import Deck

statements.register("FL", "deckcheck_fleets", "statements.md")


class Rules(NamedTuple):
    """The numbers that the checks read."""

    size: int = 20
    copies: int = 3
    storms: int = 6


@check("FL101", "deck-size", cites=("FL-001",))
def deck_size(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A deck that does not hold exactly 20 cards besides its Port.

    Illegal:
        19 Cork Raft
    Legal:
        20 Cork Raft
    """
    if (size := deck.size()) != rules.size:
        yield deck_size.finding(f"{size} cards in the deck (exactly {rules.size})")


@check("FL102", "three-of-a-name", cites=("FL-002",))
def three_of_a_name(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More than three cards of one name, on one line or on several.

    Illegal:
        2 Cork Raft
        2 Cork Raft
    Legal:
        3 Cork Raft
    Fix: lowers the count of the last line that has enough copies.
    """
    for over in copies_over(deck.by(attrgetter("copy_key")), rules.copies):
        yield three_of_a_name.finding(
            f"{over.copies} copies of {over.entries[0].card.name} (limit {over.limit})",
            entries=over.entries,
            fix=over.fix,
        )


@check("FL103", "six-storms", cites=("FL-003",))
def six_storms(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """More than six Storms.

    Illegal:
        3 Squall
        3 Whirlpool
        1 Hurricane
    Legal:
        3 Squall
        3 Whirlpool
    """
    storms = deck.by(attrgetter("kind")).get(STORM, ())
    if (count := total(storms)) > rules.storms:
        yield six_storms.finding(f"{count} Storms (limit {rules.storms})", entries=storms)


@check("FL401", "one-port", cites=("FL-004",))
def one_port(deck: Deck, rules: Rules) -> Iterator[Finding]:
    """A deck without a Port, or with more than one.

    Illegal:
        1 Amber Quay
        1 Chalk Cove
    Legal:
        1 Amber Quay
    """
    if (ports := deck.size("port")) != 1:
        yield one_port.finding(f"{ports} Ports (exactly 1)", entries=list(deck.in_section("port")))


def in_force(on: str, region: str, options: Mapping[str, Any]) -> Rules:
    """Return the rules of a day; these never change."""
    return Rules()


FLEETS = Ruleset(
    RulesetInfo("fleets", "Fleets", GAME, "", sections=("main", "port"), statements=("FL",)),
    (deck_size, three_of_a_name, six_storms, one_port),
    in_force,
    "deckcheck_fleets.game:GAME",
)
