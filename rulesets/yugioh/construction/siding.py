"""YGO5xx: exchanging cards with the Side Deck between the Duels of a Match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from rulesets.api import Finding, check
from rulesets.deck import Deck
from rulesets.wording import numbered
from rulesets.yugioh.construction.rules import YugiohRules


@dataclass(frozen=True, slots=True)
class Swap(Deck):
    """The decks a player brings to a Duel, beside the ones registered for the Match."""

    registered: Deck = field(default_factory=lambda: Deck(()))
    duel: int = 1
    undueled: bool = False  # every earlier Duel was lost by penalty before it began


def _cards(deck: Deck, section: str = "") -> Counter[str]:
    """Return how many of each card, by id; alternate artwork is resolved to one card already."""
    found: Counter[str] = Counter()
    for entry in deck.entries:
        if not section or entry.section == section:
            found[entry.card.id] += entry.copies
    return found


def _names(deck: Deck, ids: Counter[str]) -> str:
    names = {entry.card.id: entry.card.name for entry in deck.entries}
    return ", ".join(f"{number} {names[card]}" for card, number in ids.items())


@check("YGO501", "side-deck-size-changed", cites=("YGO-270",))
def side_size_changed(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """The Side Deck has another number of cards after the exchange than before.

    Illegal:
        40 Gemini Elf
        Side
        2 Dark Hole
        # siding for duel 2
        41 Gemini Elf
        Side
        1 Dark Hole
    Legal:
        40 Gemini Elf
        Side
        2 Dark Hole
        # siding for duel 2
        38 Gemini Elf
        2 Dark Hole
        Side
        2 Gemini Elf
    """
    if isinstance(deck, Swap):
        before, after = deck.registered.size("side"), deck.size("side")
        if before != after:
            yield side_size_changed.finding(
                f"{numbered(after, 'card')} in the Side Deck for Duel {deck.duel};"
                f" registered were {before}"
            )


@check("YGO502", "siding-not-one-for-one", cites=("YF-061", "YGO-312"))
def not_one_for_one(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """The Main or Extra Deck has another size after the exchange than before.

    Cards are exchanged one for one, Main Deck and Extra Deck each; where only the rulebook is in
    force, the sizes it allows are enough.

    Illegal:
        # ruleset ygo-tcg
        41 Gemini Elf
        Side
        2 Dark Hole
        # siding for duel 2
        42 Gemini Elf
        Side
        1 Dark Hole
    Legal:
        # ruleset ygo-tcg
        40 Gemini Elf
        Side
        2 Dark Hole
        # siding for duel 2
        39 Gemini Elf
        1 Dark Hole
        Side
        1 Dark Hole
        1 Gemini Elf
    """
    if not isinstance(deck, Swap):
        return
    for section, allowed in (("main", rules.sizes.main), ("extra", rules.sizes.extra)):
        before, after = deck.registered.size(section), deck.size(section)
        name = section.capitalize()
        if rules.per_zone and before != after:
            yield not_one_for_one.finding(
                f"{numbered(after, 'card')} in the {name} Deck for Duel {deck.duel};"
                f" registered were {before}",
                cites=("YF-061",),
            )
        elif not allowed.holds(after):
            yield not_one_for_one.finding(
                f"{numbered(after, 'card')} in the {name} Deck for Duel {deck.duel};"
                f" the size is {allowed}",
                cites=("YGO-312",),
            )


@check("YGO503", "sided-before-first-duel", cites=("YF-062",))
def sided_before_first_duel(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """Cards were exchanged before the first Duel of a Match.

    The registered decks are restored before each Match.

    Illegal:
        40 Gemini Elf
        Side
        1 Dark Hole
        # siding for duel 1
        39 Gemini Elf
        1 Dark Hole
        Side
        1 Gemini Elf
    Legal:
        40 Gemini Elf
        Side
        1 Dark Hole
        # siding for duel 1
        40 Gemini Elf
        Side
        1 Dark Hole
    """
    if isinstance(deck, Swap) and deck.duel == 1 and (moved := _sided_in(deck)):
        yield sided_before_first_duel.finding(
            f"sided before the first Duel of the Match: {_names(deck, moved)} from the Side Deck"
        )


@check("YGO504", "sided-after-penalty", cites=("YF-063",))
def sided_after_penalty(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """Cards were exchanged although no Duel of the Match has been played yet.

    Whoever loses the first Duel by a penalty before it began plays the next without the Side Deck.

    Illegal:
        40 Gemini Elf
        Side
        1 Dark Hole
        # siding for duel 2 after a penalty
        39 Gemini Elf
        1 Dark Hole
        Side
        1 Gemini Elf
    Legal:
        40 Gemini Elf
        Side
        1 Dark Hole
        # siding for duel 2
        39 Gemini Elf
        1 Dark Hole
        Side
        1 Gemini Elf
    """
    if isinstance(deck, Swap) and deck.duel > 1 and deck.undueled and (moved := _sided_in(deck)):
        yield sided_after_penalty.finding(
            f"sided for Duel {deck.duel} although no Duel has begun:"
            f" {_names(deck, moved)} from the Side Deck"
        )


def _sided_in(deck: Swap) -> Counter[str]:
    """Return the cards that left the Side Deck."""
    return _cards(deck.registered, "side") - _cards(deck, "side")


@check("YGO505", "not-the-registered-cards", cites=("YF-060",))
def not_the_registered_cards(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """The cards played with are not the cards registered for the event.

    Illegal:
        40 Gemini Elf
        # siding for duel 2
        39 Gemini Elf
        1 Dark Hole
    Legal:
        40 Gemini Elf
        # siding for duel 2
        40 Gemini Elf
    """
    if not isinstance(deck, Swap):
        return
    registered, played = _cards(deck.registered), _cards(deck)
    if extra := played - registered:
        yield not_the_registered_cards.finding(
            f"not registered, but played in Duel {deck.duel}: {_names(deck, extra)}"
        )
    if missing := registered - played:
        yield not_the_registered_cards.finding(
            f"registered, but missing in Duel {deck.duel}: {_names(deck.registered, missing)}"
        )


SIDING = (
    side_size_changed,
    not_one_for_one,
    sided_before_first_duel,
    sided_after_penalty,
    not_the_registered_cards,
)


def side_swap(
    registered: Deck, current: Deck, rules: YugiohRules, duel: int, *, undueled: bool = False
) -> list[Finding]:
    """Return what is wrong with the decks brought to one Duel of a Match."""
    swap = Swap(current.entries, current.unresolved, registered, duel, undueled)
    return [finding for each in SIDING for finding in each.run(swap, rules)]
