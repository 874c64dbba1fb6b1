"""Whether rulesets admit single cards, for `search legal:` and `card`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardpool.errors import QueryError
from cardpool.model import Card

if TYPE_CHECKING:
    from deckcheck.lint import Linter


@cache
def _linter(ruleset_id: str) -> Linter:
    from deckcheck.lint import Linter
    from rulesets import registry
    from rulesets.api import Ruleset

    if ruleset_id not in registry.ids():
        raise QueryError(f"no ruleset {ruleset_id!r}; see 'deckcheck rulesets'")
    found = registry.load(ruleset_id)
    if not isinstance(found, Ruleset):
        raise QueryError(str(found))
    return Linter(found)


def admits(card: Card, ruleset_id: str) -> bool:
    """Tell whether the pool and the lists of a ruleset's day admit a card."""
    linter = _linter(ruleset_id)
    never = getattr(card, "never", "")
    if card.game != linter.ruleset.info.family or never:
        return False
    return linter.admits(card)


def admitted_by(card: Card) -> dict[str, bool]:
    """Return for each ruleset of the card's game whether it admits the card."""
    from rulesets import registry
    from rulesets.api import Ruleset

    found: dict[str, bool] = {}
    for ruleset_id in registry.ids():
        ruleset = registry.load(ruleset_id)
        if isinstance(ruleset, Ruleset) and ruleset.info.family == card.game:
            found[ruleset_id] = admits(card, ruleset_id)
    return found
