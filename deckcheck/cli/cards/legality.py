"""What rulesets say of single cards, for `search legal:` and `card`: the same as `check`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardpool.errors import QueryError
from cardpool.model import Card
from rulesets.api import ILLEGAL, JUDGE, LEGAL
from rulesets.errors import PluginError

if TYPE_CHECKING:
    from deckcheck.lint import Linter
    from rulesets.lists.restricted import Restricted


class Asked(NamedTuple):
    """On which day and in which region rulesets are asked ("": theirs), and in what language."""

    on: str = ""
    region: str = ""
    lang: str = ""


TODAY = Asked()


@cache
def _linter(ruleset_id: str, asked: Asked = TODAY) -> Linter:
    from deckcheck.lint import Linter
    from rulesets import registry
    from rulesets.api import Ruleset

    if len(meant := registry.meant_by(ruleset_id)) == 1:
        ruleset_id = meant[0]
    if ruleset_id not in registry.ids():
        raise QueryError(f"no ruleset {ruleset_id!r}; see 'deckcheck rulesets'")
    found = registry.load(ruleset_id)
    if not isinstance(found, Ruleset):
        raise QueryError(str(found))
    return Linter(found, asked.on, asked.region if asked.region in found.info.regions else "")


def verdict_on(card: Card, ruleset_id: str, asked: Asked = TODAY) -> str:
    """Return what `check` says on a day of this very print: legal, judge or illegal."""
    linter = _linter(ruleset_id, asked)
    if card.game != linter.ruleset.info.family:
        return ILLEGAL
    return linter.verdict_on(card)


def restricted_on(card: Card, ruleset_id: str, asked: Asked = TODAY) -> Restricted | None:
    """Return what the list of a ruleset says of a card on a day; None: nothing."""
    from rulesets import registry

    linter = _linter(ruleset_id, asked)
    if card.game != linter.ruleset.info.family:
        return None
    return registry.family(card.game).restricted(linter.rules, card)


def restrictions(card: Card, asked: Asked = TODAY) -> dict[str, Restricted]:
    """Return what the list of each ruleset of a game says of a card, where it says anything."""
    found: dict[str, Restricted] = {}
    for ruleset_id in _of_game(card.game):
        with suppress(PluginError):  # `verdicts` tells of it
            if said := restricted_on(card, ruleset_id, asked):
                found[ruleset_id] = said
    return found


def _of_game(game: str) -> list[str]:
    from rulesets import registry
    from rulesets.api import Ruleset

    loaded = {ruleset_id: registry.load(ruleset_id) for ruleset_id in registry.ids()}
    return [
        r for r, each in loaded.items() if isinstance(each, Ruleset) and each.info.family == game
    ]


def verdicts(prints: Sequence[Card], asked: Asked = TODAY) -> dict[str, str]:
    """Return for each ruleset of a game what it says of a name: the best it says of a print."""
    found: dict[str, str] = {}
    for ruleset_id in _of_game(prints[0].game):
        try:
            said = {verdict_on(card, ruleset_id, asked) for card in prints}
        except PluginError as error:
            from rulesets.contained import tell

            tell(error)
            continue
        found[ruleset_id] = next(each for each in (LEGAL, JUDGE, ILLEGAL) if each in said)
    return found
