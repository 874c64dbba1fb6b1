"""Findings with the names of their cards in another language."""

from __future__ import annotations

from collections.abc import Iterable

from cardpool.model import Card
from cardpool.store import CardPool
from deckcheck.lint import Result
from rulesets.api import Finding


def name_in(pool: CardPool, card: Card, lang: str) -> str:
    """Return the name of a card in a language; its English one where it has none there."""
    return card.name if lang == "en" else pool.names(card.id).get(lang) or card.name


def in_language(findings: Iterable[Finding], pool: CardPool, lang: str) -> list[Finding]:
    """Return findings that call the cards they are about as a language does."""
    return [each if lang == "en" else _localised(each, pool, lang) for each in findings]


def localised(result: Result, pool: CardPool, lang: str) -> Result:
    """Return a result whose findings call the cards they are about as a language does."""
    return result._replace(findings=tuple(in_language(result.findings, pool, lang)))


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
