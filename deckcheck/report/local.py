"""Findings with the names of their cards in another language."""

from __future__ import annotations

from cardpool.store import CardPool
from deckcheck.lint import Result
from rulesets.api import Finding


def localised(result: Result, pool: CardPool, lang: str) -> Result:
    """Return a result whose findings call the cards they are about as a language does."""
    found = tuple(_localised(finding, pool, lang) for finding in result.findings)
    return result._replace(findings=found)


def _localised(finding: Finding, pool: CardPool, lang: str) -> Finding:
    """Replace the English names; a card without a name in that language keeps its own."""
    names = {}
    for card_id in finding.cards:
        card, local = pool.get(card_id), pool.names(card_id).get(lang)
        if card is not None and local:
            names[card.name] = local
    message = finding.message
    for name in sorted(names, key=len, reverse=True):  # "Charizard ex" before "Charizard"
        message = message.replace(name, names[name])
    return finding._replace(message=message)
