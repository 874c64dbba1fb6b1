"""What rulesets say of single cards, for `search legal:` and `card`: the same as `check`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from cardpool.errors import QueryError
from cardpool.model import Card
from rulesets.api import ILLEGAL, JUDGE, LEGAL
from rulesets.errors import PluginError

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


def verdict_on(card: Card, ruleset_id: str) -> str:
    """Return what `check` says today of this very print: legal, judge or illegal."""
    linter = _linter(ruleset_id)
    if card.game != linter.ruleset.info.family:
        return ILLEGAL
    return linter.verdict_on(card)


def verdicts(prints: Sequence[Card]) -> dict[str, str]:
    """Return for each ruleset of a game what it says of a name: the best it says of a print."""
    from rulesets import registry
    from rulesets.api import Ruleset

    found: dict[str, str] = {}
    for ruleset_id in registry.ids():
        ruleset = registry.load(ruleset_id)
        if isinstance(ruleset, Ruleset) and ruleset.info.family == prints[0].game:
            try:
                said = {verdict_on(card, ruleset_id) for card in prints}
            except PluginError as error:
                from rulesets.contained import tell

                tell(error)
                continue
            found[ruleset_id] = next(each for each in (LEGAL, JUDGE, ILLEGAL) if each in said)
    return found
