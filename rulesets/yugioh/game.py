"""The game object of a rulebook: new duels, views, saving, and the neutral half of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardpool.model.yugioh import YugiohCard
from rulesets.api import Action, Json, MatchOptions, Option, Seat, View
from rulesets.deck import Deck
from rulesets.engine.frames import advance, push
from rulesets.engine.game import EngineGame
from rulesets.parts.positions import Positions
from rulesets.parts.telling import Teller
from rulesets.yugioh.books import RULEBOOK_9, Rulebook
from rulesets.yugioh.effects.activation import Effects
from rulesets.yugioh.match.state import Duel, new_state
from rulesets.yugioh.match.table import CardTable, deal
from rulesets.yugioh.play import evaluate, hidden, invariants
from rulesets.yugioh.play.turn import GAME
from rulesets.yugioh.words import telling
from rulesets.yugioh.words.view import view

# The state knows no effects: here it learns who answers for the cards.
Duel.answering = Effects()


class YugiohGame(EngineGame[Duel]):
    """The play rules of one rulebook of Yu-Gi-Oh!."""

    foresight = 1  # the opponent's answer; a turn costs much to play on
    lead = 8000.0  # Life Points, or their worth in cards: the duel is all but won

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        self.options: tuple[Option, ...] = ()

    def new_match(self, decks: Sequence[Deck], options: MatchOptions) -> Duel:
        """Return the state before the first shuffle.

        `options.values["scripts"]` maps card ids to scripts; without it the stored programs count.
        """
        if len(decks) != 2:
            raise ValueError(f"a duel needs 2 decks, not {len(decks)}")
        mains = [_cards(deck, "main") for deck in decks]
        extras = [_cards(deck, "extra") for deck in decks]
        table = self.table_of(mains, extras, options)
        return self.start(table, options.values.get("chooser"))

    def table_of(
        self,
        mains: Sequence[Sequence[YugiohCard]],
        extras: Sequence[Sequence[YugiohCard]],
        options: MatchOptions,
    ) -> CardTable:
        """Return the cards of a duel with their scripts."""
        scripts = options.values.get("scripts")
        if scripts is None:
            from rulesets.yugioh.scripts import scripts_of

            scripts = scripts_of(c for pile in (*mains, *extras) for c in pile)
        return deal(mains, extras, scripts)

    def start(self, table: CardTable, chooser: Seat | None = None) -> Duel:
        """Return the state before a duel; `chooser` lost the last one of a match (YGO-273)."""
        s = new_state(table, self.rules)
        push(s, GAME, values={} if chooser is None else {"chooser": int(chooser)})
        s.waits = advance(s)
        return s

    def view(self, s: Duel, seat: Seat) -> View:
        """Return what a seat may know."""
        return view(s, seat)

    def resample(self, s: Duel, seat: Seat, rng: Random) -> Duel:
        """Return a copy whose hidden cards are dealt anew."""
        return hidden.resample(s, seat, rng)

    def describe(self, s: Duel, a: Action) -> str:
        """Return an action in words."""
        return telling.describe(s, a)

    def heard(self, s: Duel, a: Action, seat: Seat) -> str:
        """Return an action in the words another seat hears."""
        return telling.heard(s, a, seat)

    def evaluate(self, s: Duel, seat: Seat) -> float:
        """Return how well a seat stands."""
        return evaluate.standing(s, seat)

    def dump(self, s: Duel) -> Json:
        """Return the state as JSON data."""
        return s.dump()

    def load(self, data: Json) -> Duel:
        """Return the state that `dump` wrote."""
        return Duel.load(data)

    @property
    def teller(self) -> Teller[Duel]:
        """Return who tells duels at the table."""
        from rulesets.yugioh.words.table import DuelTeller

        return DuelTeller(self)

    @property
    def positions(self) -> Positions[Duel]:
        """Return who reads and writes positions."""
        from rulesets.yugioh.positions.text import DuelPositions

        return DuelPositions(self)

    def violations(self, s: Duel) -> list[str]:
        """Return the broken invariants of a state."""
        return invariants.violations(s)

    def screen(self, view: View, width: int) -> object:
        """Return the board of a view for a terminal."""
        from rulesets.yugioh.words.screen import board

        return board(view, width)


def _cards(deck: Deck, section: str) -> list[YugiohCard]:
    return [c for c in deck.cards(section) if isinstance(c, YugiohCard)]


GAME_9 = YugiohGame(RULEBOOK_9)
