"""Make a legal deck of a few cards: the game's advisor wishes, the checks decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardpool.store import CardPool
from deckcheck.builder.catalog import LegalCards
from deckcheck.builder.errors import BuildError
from deckcheck.builder.removal import forbidden
from deckcheck.builder.repair import left_of, plus
from deckcheck.lint import Linter
from deckcheck.owned import Owned
from rulesets.api import Finding
from rulesets.deck import Deck
from rulesets.parts.advice import Brief, Habit, Wish
from rulesets.plain import AnyCard


class Addition(NamedTuple):
    """Copies of a card that a deck gets, where and why."""

    card: AnyCard
    copies: int
    section: str
    reason: str


@dataclass
class Completion:
    """A deck made of a core, what was added and what is still missing."""

    deck: Deck
    additions: list[Addition] = field(default_factory=list)
    left: tuple[Finding, ...] = ()


class Completer:
    """Completes decks for one ruleset on one day."""

    def __init__(self, pool: CardPool, linter: Linter, owned: Owned | None = None) -> None:
        self.linter = linter
        self.legal = LegalCards(pool, linter)
        self.owned = owned  # None: whatever there is
        self.family = self.legal.family
        self.advisor = self.family.advisor()

    def complete(self, core: Deck, habits: Sequence[Habit] = (), seed: int = 0) -> Completion:
        """Return a deck that holds a core and is legal; the same for the same seed."""
        if wrong := forbidden(self.linter.run(core)):
            raise BuildError(
                f"the cards that are there are not legal: {wrong[0].message}",
                "Mend them first: deckcheck build fix LIST",
            )
        done = Completion(Deck(core.entries))
        size = core.size(self.home) + self._lacks(core)
        brief = Brief(done.deck, self.legal, habits, size, seed)
        if self._lacks(core):
            for wish in self.advisor.plan(brief):
                self._grant(done, brief, wish)
                if not self._lacks(done.deck):
                    break
        done.left = tuple(f for f in self.linter.run(done.deck) if f.lacks)
        return done

    @property
    def home(self) -> str:
        """Return the section that is filled."""
        return self.family.sections[0]

    def _lacks(self, deck: Deck) -> int:
        """Return how many cards a deck lacks at least."""
        return max((f.lacks for f in self.linter.run(deck)), default=0)

    def _grant(self, done: Completion, brief: Brief, wish: Wish) -> None:
        """Add as many copies as are wished for, as there is room for and as are legal."""
        section = wish.section or self.family.section_of(wish.card)
        most = wish.copies if section != self.home else min(wish.copies, brief.room(self.home))
        if self.owned is not None:
            most = min(most, left_of(self.owned, wish.card, done.deck))
        for copies in range(most, 0, -1):
            deck = plus(done.deck, wish.card, copies, section)
            if not forbidden(self.linter.run(deck)):
                done.deck = brief.deck = deck
                done.additions.append(Addition(wish.card, copies, section, wish.reason))
                return
