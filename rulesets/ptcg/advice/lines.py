"""Evolution lines: what a deck's Pokémon evolve from, and what may evolve from them."""

from __future__ import annotations

from collections.abc import Iterator

from cardpool.model.pokemon import PokemonCard
from rulesets.deck import Entry
from rulesets.parts.advice import Brief, Wish
from rulesets.ptcg.advice.attackers import best_attack, strength
from rulesets.ptcg.construction.counts import SKIPS_A_STAGE
from rulesets.ptcg.construction.kinds import bare, is_basic, is_pokemon, lower_stage

_DEEPEST = 3  # stages below a card
_WORTH_IT = 1.5  # times the damage of a Basic that its evolution must do


def pokemon_in(brief: Brief) -> list[Entry]:
    """Return the Pokémon of a deck."""
    return [e for e in brief.deck.entries if is_pokemon(e.card)]


def closed(brief: Brief) -> Iterator[Wish]:
    """Yield what the Pokémon of a deck evolve from, down to the Basics."""
    for _ in range(_DEEPEST):
        for entry in pokemon_in(brief):
            name = lower_stage(entry.card)
            if name:
                yield from _below(brief, entry, name)


def _below(brief: Brief, entry: Entry, name: str) -> Iterator[Wish]:
    """Yield the stage below some Pokémon, one copy more of a Basic than lies on it."""
    above = sum(e.copies for e in pokemon_in(brief) if lower_stage(e.card) == name)
    below = [e for e in pokemon_in(brief) if bare(e.card.name) == name]
    named = [c for c in brief.catalog.named(entry.card.evolves_from) if bare(c.name) == name]
    best = max(named, key=lambda c: _fit(brief, c, entry.card), default=None)
    if best is None:
        return
    wanted = min(above + is_basic(best), 4)
    if not is_basic(best) and any(bare(e.card.name) in SKIPS_A_STAGE for e in brief.deck.entries):
        wanted = max(above - 1, 1)
    yield Wish(
        below[0].card if below else best,
        wanted - sum(e.copies for e in below),
        f"{entry.card.name} evolves from it",
    )


def _fit(brief: Brief, card: PokemonCard, above: PokemonCard) -> tuple[bool, bool, float, str]:
    """Rank the cards of one name: those that play and share the type, then the better fighter."""
    types = bool(set(card.types) & set(above.types))
    return brief.catalog.plays(card), types, strength(card), card.id


def grown(brief: Brief) -> Iterator[Wish]:
    """Yield evolutions of Basics that hit much harder than these do."""
    for entry in pokemon_in(brief):
        if entry.card.types and entry.copies > 1:
            above = _best_above(brief, entry.card)
            least = _WORTH_IT * max(best_attack(entry.card).damage, 20)
            if above is not None and best_attack(above).damage >= least:
                copies = max(entry.copies - 1, 1) - brief.copies(above)
                yield Wish(above, copies, f"evolves from {entry.card.name} and hits harder")


def _best_above(brief: Brief, card: PokemonCard) -> PokemonCard | None:
    """Return the best card that evolves from another."""
    of_type = (c for t in card.types for c in brief.catalog.cards("Pokémon", t.casefold()))
    found = [c for c in of_type if lower_stage(c) == bare(card.name) and brief.catalog.plays(c)]
    return max(found, key=lambda c: (strength(c), c.id), default=None)
