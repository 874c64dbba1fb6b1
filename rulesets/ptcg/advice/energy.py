"""Energy fitted to attack costs: how many cards, of which types."""

from __future__ import annotations

from collections.abc import Iterator

from cardpool.model.pokemon import PokemonCard
from rulesets.parts.advice import Brief, Wish
from rulesets.ptcg.advice.attackers import best_attack
from rulesets.ptcg.advice.lines import pokemon_in
from rulesets.ptcg.advice.partners import colours

NAMES = {
    "G": "Grass", "R": "Fire", "W": "Water", "L": "Lightning", "P": "Psychic", "F": "Fighting",
    "D": "Darkness", "M": "Metal", "Y": "Fairy",
}  # fmt: skip
_LEAST, _MOST = 10, 20


def amount(brief: Brief) -> int:
    """Return how many Energy cards a deck should have, by what its attacks cost on average."""
    costs = [len(best_attack(e.card).cost) for e in pokemon_in(brief) for _ in range(e.copies)]
    mean = sum(costs) / len(costs) if costs else 2.0
    return min(max(round(7 + 4 * mean), _LEAST), _MOST)


def held(brief: Brief) -> int:
    """Return how many Energy cards a deck has."""
    return sum(e.copies for e in brief.deck.entries if e.card.kind == "Energy")


def basic(brief: Brief, letter: str) -> PokemonCard | None:
    """Return a legal basic Energy of a type."""
    for name in (f"{NAMES[letter]} Energy", f"Basic {NAMES[letter]} Energy"):
        for card in brief.catalog.named(name):
            if isinstance(card, PokemonCard) and "Basic Energy" in card.subkinds:
                return card
    return None


def fitted(brief: Brief, number: int) -> Iterator[Wish]:
    """Yield basic Energy until a deck has so many, each type by what attacks ask for it."""
    asked = {letter: n for letter, n in colours(brief).items() if letter in NAMES}
    cards = {letter: card for letter in asked if (card := basic(brief, letter)) is not None}
    if not cards:
        cards = {x: card for x in NAMES if (card := basic(brief, x)) is not None}
        cards = dict(list(cards.items())[:1])
    every = sum(asked.get(letter, 1) for letter in cards)
    missing = number - held(brief)
    for letter, card in sorted(cards.items(), key=lambda pair: -asked.get(pair[0], 1)):
        share = asked.get(letter, 1) / every
        reason = f"{share:.0%} of the coloured attack costs are {NAMES[letter]}"
        yield Wish(card, max(round(share * missing), 1), reason)
    first = next(iter(cards.values()), None)
    if first is not None and number - held(brief) > 0:
        yield Wish(first, number - held(brief), "fills what is left")
