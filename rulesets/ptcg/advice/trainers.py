"""Trainers chosen by what their programs do: drawing and searching first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardpool.model.pokemon import PokemonCard
from rulesets.parts.advice import Brief, Wish
from rulesets.ptcg.advice import energy, roles
from rulesets.ptcg.advice.lines import pokemon_in

# Most copies that a deck has of a role, and what a card of it is worth.
_ROLES = {
    roles.DRAW: (14, 30.0),
    roles.SEARCH: (10, 26.0),
    roles.EVOLVE: (4, 60.0),
    roles.ENERGY: (4, 16.0),
    roles.GUST: (4, 18.0),
    roles.SWITCH: (4, 15.0),
    roles.RECOVER: (3, 8.0),
    roles.HEAL: (4, 7.0),
    roles.BOOST: (3, 4.0),
    roles.DISRUPT: (4, 6.0),
    roles.OTHER: (2, 0.0),
}
_SUPPORTERS = 12  # one is played each turn
_PAIRED = frozenset((roles.RECOVER, roles.BOOST, roles.DISRUPT, roles.OTHER))  # fewer copies do


def wanted(brief: Brief, number: int) -> Iterator[Wish]:
    """Yield so many Trainers, the most useful first, no role too often."""
    ranked = sorted(
        (c for c in brief.catalog.cards("Trainer") if brief.catalog.plays(c) and c.hp == 0),
        key=lambda c: (-_score(brief, c), c.id),
    )
    names = {e.card.copy_key for e in brief.deck.entries}
    for card in ranked:
        missing = number - sum(e.copies for e in brief.deck.entries if e.card.kind == "Trainer")
        if missing <= 0:
            return
        role = roles.role(card)
        room = min(_ROLES[role][0] - _held(brief)[role], _room_for(brief, card))
        copies = min(2 if role in _PAIRED else 4, room, missing)
        if copies > 0 and card.copy_key not in names:
            names.add(card.copy_key)
            yield Wish(card, copies, roles.WORDS[role])


def _held(brief: Brief) -> Counter[str]:
    """Return how many Trainers of each role a deck has."""
    found: Counter[str] = Counter()
    for entry in brief.deck.entries:
        if entry.card.kind == "Trainer":
            found[roles.role(entry.card)] += entry.copies
    return found


def _room_for(brief: Brief, card: PokemonCard) -> int:
    if "Supporter" not in card.subkinds:
        return 4
    held = sum(e.copies for e in brief.deck.entries if "Supporter" in e.card.subkinds)
    return _SUPPORTERS - held


def _score(brief: Brief, card: PokemonCard) -> float:
    role = roles.role(card)
    has = roles.features(card)
    worth = _ROLES[role][1] + 3 * min(roles.drawn(card), 7) + 1.5 * min(len(card.prints), 10)
    if role == roles.EVOLVE and not any("Stage 2" in e.card.subkinds for e in pokemon_in(brief)):
        return -50.0
    if _asks_for_others(brief, has):
        return -40.0
    luck = 1 + 0.25 * brief.variety * (brief.rng.random() - 0.5)
    flips = 8 if "Flip" in has else 0
    return luck * worth - 0.4 * len(has) - flips


def _asks_for_others(brief: Brief, has: frozenset[str]) -> bool:
    """Tell whether a card speaks only of names or types that the deck has not."""
    names = " / ".join(e.card.name for e in brief.deck.entries)
    named = [f.partition("=")[2] for f in has if f.startswith(("Named.names", "NameHas.words"))]
    letters = set("".join(f.partition("=")[2] for f in has if f.startswith("OfType.types")))
    held = {word for e in pokemon_in(brief) for word in e.card.types}
    types = {letter for letter, word in energy.NAMES.items() if word in held}
    strange = named and not any(word in names for word in named)
    return bool(strange or (letters and letters.isdisjoint(types)))
