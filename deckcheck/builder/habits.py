"""What real lists of a folder have beside the cards of a deck, and in what numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from deckcheck.builder.catalog import LegalCards
from deckcheck.decklist.read import read_or_report
from deckcheck.resolver import Resolver
from rulesets.deck import Deck
from rulesets.parts.advice import Habit
from rulesets.plain import AnyCard

_ANY = 0.02  # what a list without a card of the deck counts: it still tells what is usual


def habits_in(
    files: Iterable[str], resolver: Resolver, catalog: LegalCards, core: Deck
) -> tuple[list[Habit], int]:
    """Return what lists have beside a core, the commonest first, and how many lists were read."""
    decks = [deck for path in files for deck in _decks(path, resolver)]
    keys = {entry.card.copy_key for entry in core.entries}
    weights = [_ANY + _overlap(deck, keys) for deck in decks]
    total = sum(weights) or 1.0
    shares: dict[str, float] = {}
    copies: dict[str, Counter[int]] = {}
    cards: dict[str, AnyCard] = {}
    for deck, weight in zip(decks, weights, strict=True):
        for key, card, number in _names(deck):
            shares[key] = shares.get(key, 0.0) + weight
            copies.setdefault(key, Counter())[number] += 1
            cards.setdefault(key, card)
    found = []
    for key, share in shares.items():
        card = _legal(cards[key], catalog)
        if card is not None:
            usual = max(copies[key].items(), key=lambda pair: (pair[1], pair[0]))[0]
            found.append(Habit(card, share / total, usual, sum(copies[key].values())))
    return sorted(found, key=lambda h: (-h.share, h.card.id)), len(decks)


def _decks(path: str, resolver: Resolver) -> list[Deck]:
    read = (resolver.read(source) for source in read_or_report(path, "", resolver.family.id))
    return [deck for deck in read if deck.entries]


def _overlap(deck: Deck, keys: set[str]) -> float:
    """Return which part of the core a list shares."""
    held = {entry.card.copy_key for entry in deck.entries}
    return len(held & keys) / len(keys) if keys else 0.0


def _names(deck: Deck) -> Sequence[tuple[str, AnyCard, int]]:
    """Return what is counted as one card, with a print and its copies in the main section."""
    found: dict[str, tuple[AnyCard, int]] = {}
    for entry in deck.entries:
        if entry.section == deck.entries[0].section:
            card, number = found.get(entry.card.copy_key, (entry.card, 0))
            found[entry.card.copy_key] = (card, number + entry.copies)
    return [(key, card, number) for key, (card, number) in found.items()]


def _legal(card: AnyCard, catalog: LegalCards) -> AnyCard | None:
    """Return the card, or a legal one of its name."""
    if catalog.admits(card):
        return card
    return next(iter(catalog.named(card.name)), None)
