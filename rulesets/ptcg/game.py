"""The game object of an era: new matches, views, saving, and the neutral half of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from cardpool.model.pokemon import PokemonCard
from rulesets.api import Action, Json, MatchOptions, Option, Seat, View
from rulesets.deck import Deck
from rulesets.engine.frames import advance, push
from rulesets.engine.game import EngineGame
from rulesets.parts.positions import Positions
from rulesets.parts.telling import Teller
from rulesets.ptcg.eras import (
    BASE,
    BW,
    EX,
    ME,
    RULEBOOK_DAYS,
    EraRules,
    played_by,
    two_on_two,
)
from rulesets.ptcg.match import invariants
from rulesets.ptcg.match.state import Match, new_state
from rulesets.ptcg.match.table import CardTable, deal
from rulesets.ptcg.options import DOUBLE_WIN_DRAWS, EXTRA_CARDS_LATE, TWO_ON_TWO, options_of
from rulesets.ptcg.play import evaluate, hidden
from rulesets.ptcg.play.placing import can_start
from rulesets.ptcg.play.turn import GAME
from rulesets.ptcg.words import telling
from rulesets.ptcg.words.view import view


class PokemonGame(EngineGame[Match]):
    """The play rules of one era of the Pokémon TCG."""

    foresight = 8  # Energy attached now attacks some turns later
    planned = 2  # an attack is judged by the best reply, and by what it is made ready for
    lead = 400.0  # four Prizes ahead, a match is all but won

    def __init__(self, rules: EraRules, day: str = "") -> None:
        self.rules = rules
        self.day = day  # whose words count, unless a match names another; "": the newest
        self.options: tuple[Option, ...] = options_of(rules)

    def day_of(self, options: MatchOptions) -> str:
        """Return the day of a match: that of the option `on`, or the ruleset's own."""
        return str(options.values.get("on") or self.day)

    def rules_on(self, day: str) -> EraRules:
        """Return the era of a match on a day."""
        return self.rules

    def new_match(self, decks: Sequence[Deck], options: MatchOptions) -> Match:
        """Return the state before the first coin or shuffle.

        `options.values["scripts"]` maps card ids to scripts; without it the stored programs count.
        """
        if len(decks) != 2:
            raise ValueError(f"a match needs 2 decks, not {len(decks)}")
        cards = [[c for c in deck.cards() if isinstance(c, PokemonCard)] for deck in decks]
        table = self.table_of(cards, options)
        return self.start(table, self.rules_of(options), options.values.get("chooser"))

    def rules_of(self, options: MatchOptions) -> EraRules:
        """Return the era of a match with its options."""
        rules = self.rules_on(self.day_of(options))
        if rules.two_on_two and options.get(TWO_ON_TWO):
            rules = two_on_two(rules)
        if rules.extra_cards_late and not options.get(EXTRA_CARDS_LATE):
            rules = replace(rules, extra_cards_late=False)
        if options.values.get(DOUBLE_WIN_DRAWS.name):
            rules = replace(rules, double_win_draws=True)
        return rules

    def table_of(self, cards: Sequence[Sequence[PokemonCard]], options: MatchOptions) -> CardTable:
        """Return the cards of a match with their scripts."""
        scripts = options.values.get("scripts")
        if scripts is None:
            from rulesets.ptcg.scripts import scripts_of

            scripts = scripts_of((c for deck in cards for c in deck), self.day_of(options))
        return deal(cards, scripts, self.rules_of(options).tools_are_items)

    def start(self, table: CardTable, rules: EraRules, chooser: Seat | None = None) -> Match:
        """Return the state before a match with the cards of a table.

        `chooser`: who says who begins, as the loser of the last game does (PL-017).
        """
        for seat, own in enumerate(table.decks):
            if not any(can_start(table.faces[card], rules) for card in own):
                raise ValueError(f"deck {seat + 1} has no Basic Pokémon, so its set-up never ends")
        s = new_state(table, rules)
        push(s, GAME, values={} if chooser is None else {"chooser": int(chooser)})
        s.waits = advance(s)
        return s

    def view(self, s: Match, seat: Seat) -> View:
        """Return what a seat may know."""
        return view(s, seat)

    def resample(self, s: Match, seat: Seat, rng: Random) -> Match:
        """Return a copy whose hidden cards are dealt anew."""
        return hidden.resample(s, seat, rng)

    def describe(self, s: Match, a: Action) -> str:
        """Return an action in words."""
        return telling.describe(s, a)

    def heard(self, s: Match, a: Action, seat: Seat) -> str:
        """Return an action in the words another seat hears."""
        return telling.heard(s, a, seat)

    def evaluate(self, s: Match, seat: Seat) -> float:
        """Return how well a seat stands."""
        return evaluate.standing(s, seat)

    def dump(self, s: Match) -> Json:
        """Return the state as JSON data."""
        return s.dump()

    def load(self, data: Json) -> Match:
        """Return the state that `dump` wrote."""
        return Match.load(data)

    @property
    def teller(self) -> Teller[Match]:
        """Return who tells matches at the table."""
        from rulesets.ptcg.words.table import PokemonTeller

        return PokemonTeller(self)

    @property
    def positions(self) -> Positions[Match]:
        """Return who reads and writes positions."""
        from rulesets.ptcg.positions.text import PokemonPositions

        return PokemonPositions(self)

    def violations(self, s: Match) -> list[str]:
        """Return the broken invariants of a state."""
        return invariants.violations(s)

    def screen(self, view: View, width: int) -> object:
        """Return the board of a view for a terminal."""
        from rulesets.ptcg.words.screen import board

        return board(view, width)

    def small_screen(self, view: View, width: int) -> object:
        """Return the board of a view in fewer lines."""
        from rulesets.ptcg.words.screen import small_board

        return small_board(view, width)


class DatedGame(PokemonGame):
    """The game of a dated format: played by the rulebook of the day of the match (PL-220)."""

    foresight = 3  # turns are long, and cost much to play on
    planned = 0

    def day_of(self, options: MatchOptions) -> str:
        """Return the day of a match, today where none is named."""
        from datetime import date

        return super().day_of(options) or date.today().isoformat()

    def rules_on(self, day: str) -> EraRules:
        """Return the era of a day."""
        return played_by(day)


BASE_GAME = PokemonGame(BASE, RULEBOOK_DAYS["base"])
EX_GAME = PokemonGame(EX, RULEBOOK_DAYS["ex"])
BW_GAME = PokemonGame(BW, RULEBOOK_DAYS["bw"])
DATED_GAME = DatedGame(ME)
