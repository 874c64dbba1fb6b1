"""A card that nobody has shown in a match, looked up in the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardpool.model import Card
    from cardpool.store import CardPool
    from deckcheck.play.match import Match
    from rulesets.family import Fact

_MOST = 20  # cards of a name that are listed


def from_the_pool(match: Match, text: str) -> list[str]:
    """Return the figures and the words of a card, [] for none; of several with a name their ids."""
    from cardpool.store import CardPool
    from deckcheck.cli.cards.card import find

    pool = CardPool.open()
    found = find(pool, text, match.ruleset.info.family)
    if len(found) == 1:
        return _told(pool, found[0])
    lines = [f"  {card.id}: {pool.summary(card.id)}" for card in found[:_MOST]]
    more = [f"  … and {len(found) - _MOST} more"] if len(found) > _MOST else []
    told = f"{len(found)} different cards are named {text!r}; name one by its id:"
    return [told, *lines, *more] if found else []


def _told(pool: CardPool, card: Card) -> list[str]:
    from rulesets import registry

    family = registry.family(card.game)
    lines = [f"{card.name} ({card.id}), {pool.summary(card.id)}"]
    lines += [f"  {fact.label}: {_plain(fact)}" for fact in family.facts(card) if fact.value]
    explained = family.explained(pool, card)
    parts = explained.parts if explained else ()
    return lines + [
        f"  {part.name}: {' '.join(part.words.split())}" for part in parts if part.words
    ]


def _plain(fact: Fact) -> str:
    value = fact.value
    return value if isinstance(value, str) else "".join(piece.text for piece in value)
