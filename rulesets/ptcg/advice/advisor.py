"""What the Pokémon TCG knows of building decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulesets.deck import Deck
from rulesets.parts.advice import Advisor, Brief, Catalog, Wish, seen
from rulesets.plain import AnyCard
from rulesets.ptcg.advice import energy, likeness, lines, partners, roles, trainers
from rulesets.ptcg.construction.kinds import bare, lower_stage

# In how many of the lists that are like a deck a card must be.
_LEAST_SHARE = {"Pokémon": 0.4, "Trainer": 0.3, "Energy": 0.3}
_FEW = 10  # Pokémon or Energy that any deck has


class PokemonAdvisor(Advisor):
    """Evolution lines, Energy by attack costs, Trainers by their programs."""

    def role(self, card: AnyCard) -> str:
        """Return in a few words what a card is for."""
        return roles.in_words(card)

    def likeness(self, card: AnyCard, other: AnyCard) -> float:
        """Return how well another card takes a card's place."""
        return likeness.likeness(card, other)

    def near(self, card: AnyCard, catalog: Catalog) -> Sequence[AnyCard]:
        """Return cards of the kind; of Pokémon those of the type and those of the name."""
        if card.kind != "Pokémon":
            return catalog.cards(card.kind)
        found = [c for t in card.types for c in catalog.cards(card.kind, t.casefold())]
        return list({c.id: c for c in (*found, *catalog.named(card.name))}.values())

    def fits(self, card: AnyCard, deck: Deck) -> bool:
        """Tell whether a Pokémon is Basic or evolves from one of the deck."""
        lower = lower_stage(card)
        return not lower or any(bare(e.card.name) == lower for e in deck.entries)

    def plan(self, brief: Brief) -> Iterator[Wish]:
        """Yield lines, what real lists have, partners, Trainers, and Energy for the attacks."""
        yield from lines.closed(brief)
        for habit in brief.habits:
            least = _LEAST_SHARE.get(habit.card.kind, 1.0)
            if habit.share >= least and self._of_use(habit.card, brief):
                yield Wish(habit.card, habit.copies - brief.copies(habit.card), seen(habit))
        yield from lines.closed(brief)
        if not brief.habits:
            yield from lines.grown(brief)
            yield from lines.closed(brief)
        if not brief.habits or not _enough(brief):
            yield from partners.partners(brief)
        number = energy.amount(brief) if not brief.habits else energy.held(brief) or _FEW
        pokemon = sum(e.copies for e in lines.pokemon_in(brief))
        yield from trainers.wanted(brief, brief.size - pokemon - number)
        yield from energy.fitted(brief, brief.size - pokemon - _trainers(brief))

    def _of_use(self, card: AnyCard, brief: Brief) -> bool:
        """Tell whether a card that lists have is in a deck for which it does something."""
        return bool(card.kind != "Pokémon" or self.fits(card, brief.deck) or brief.room() > 20)


def _enough(brief: Brief) -> bool:
    return sum(e.copies for e in lines.pokemon_in(brief)) >= _FEW


def _trainers(brief: Brief) -> int:
    return sum(e.copies for e in brief.deck.entries if e.card.kind == "Trainer")
