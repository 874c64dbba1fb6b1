"""YGO2xx: cards that do not exist, or perhaps not, in the format's pool."""

from __future__ import annotations

from collections.abc import Iterator

from rulesets.api import ERROR, QUESTION, Check, Finding, check
from rulesets.deck import Deck
from rulesets.yugioh.construction.rules import YugiohRules
from rulesets.yugioh.construction.wording import places, without_last


def _findings(
    of: Check, deck: Deck, rules: YugiohRules, kind: str, severity: str = ERROR
) -> Iterator[Finding]:
    for entries, status in rules.cards(deck):
        trouble = status.pool
        if trouble is None or trouble.kind != kind:
            continue
        where = "; ".join(part for part in (trouble.detail, places(entries)) if part)
        yield of.finding(
            f"{entries[0].card.name} {trouble.text} ({where})",
            entries=entries,
            severity=severity,
            fix=without_last(entries) if severity == ERROR else None,
            cites=trouble.cites,
        )


@check("YGO201", "not-released", cites=("YF-010", "YF-013", "YF-033"))
def not_released(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card that had not been released by that day in that game or territory.

    A card is legal from its first day in the territory of the event.

    Illegal:
        1 Ash Blossom & Joyous Spring
    Legal:
        1 Effect Veiler
    Fix: removes the last line of the card.
    """
    return _findings(not_released, deck, rules, "unreleased")


@check(
    "YGO202",
    "release-day-open",
    cites=("YF-010", "YF-011", "YF-012", "YF-014", "YF-015", "YF-016"),
)
def release_day_open(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card of which the sources do not say whether it was released by that day.

    The first day is not known, lies between the territories, or in the month in which the pool of
    a retro format closes: a question for the judge, never an error.

    Illegal:
        1 Blitzclique - Steppleader
    Legal:
        1 Effect Veiler
    """
    return _findings(release_day_open, deck, rules, "open", QUESTION)


@check("YGO203", "left-out-of-pool", cites=("YF-013",))
def left_out_of_pool(deck: Deck, rules: YugiohRules) -> Iterator[Finding]:
    """A card that a retro format leaves out of its pool although it had been released.

    Illegal:
        # ruleset ygo-goat
        1 Mesmeric Control
    Legal:
        # ruleset ygo-goat
        1 Sakuretsu Armor
    Fix: removes the last line of the card.
    """
    return _findings(left_out_of_pool, deck, rules, "excluded")


POOL = (not_released, release_day_open, left_out_of_pool)
