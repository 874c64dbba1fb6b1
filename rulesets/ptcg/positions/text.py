"""Pokémon positions as text."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import TYPE_CHECKING

from rulesets.api import Action, MatchOptions, Seat
from rulesets.engine.game import waiting
from rulesets.parts.positions import CardPositions, Find, Laid, Sheet
from rulesets.ptcg.match.state import Match
from rulesets.ptcg.play.turn import Main
from rulesets.ptcg.positions import writing
from rulesets.ptcg.positions.laying import Layer
from rulesets.ptcg.positions.sides import PLAYER_KEYS, ZONES, read_side
from rulesets.ptcg.words import refused
from rulesets.ptcg.words.table import BY_CARD

if TYPE_CHECKING:
    from rulesets.ptcg.game import PokemonGame


class PokemonPositions(CardPositions[Match]):
    """Reads and writes positions of an era."""

    keys = ("turn", "to move", "used")
    player_keys = PLAYER_KEYS
    game: PokemonGame

    def lay(self, sheet: Sheet, find: Find, options: MatchOptions, rng: Random) -> Laid[Match]:
        """Return the position that a sheet describes."""
        rules = self.game.rules_of(options)
        sheet.players += [[] for _ in range(2 - len(sheet.players))]
        layer = Layer([read_side(lines, find, rules, rng) for lines in sheet.players], rules)
        table = self.game.table_of(layer.cards, options)
        return layer.lay(table, sheet)

    def write(self, s: Match, seat: Seat | None) -> list[str]:
        """Return the lines of a position."""
        lines = [*writing.general(s), "", *writing.player(s, 0, seat), ""]
        lines += writing.player(s, 1, seat)
        return [*lines, *(f"# left out: {what}" for what in writing.left_out(s))]

    def is_open(self, s: Match) -> bool:
        """Tell whether the player whose turn it is is free to act."""
        return s.waits == s.seat and bool(s.stack) and isinstance(waiting(s)[0], Main)

    def tries(self, s: Match) -> list[Action]:
        """Return everything that hand and Pokémon in play suggest."""
        tried = [a for _, actions in refused.tries(s) for a in actions]
        return list(dict.fromkeys([*self.game.legal_actions(s), *tried]))

    def place(self, s: Match, card: int) -> object:
        """Return the zone of a card, with the spot where it is in play."""
        owner = s.table.owner[card]
        for name in ZONES.values():
            if card in getattr(s, name)[owner]:
                return name
        for pos in range(2 * s.slots):
            if card in s.stacks[pos] or card in s.energies[pos] or card in s.tools[pos]:
                return pos
            if card in s.under[pos]:
                return "under"
        return "elsewhere"

    def sees(self, s: Match, card: int, seat: Seat) -> bool:
        """Tell whether a card lies open or in the seat's own hand."""
        place = self.place(s, card)
        if place in ("hands", "under"):
            return s.table.owner[card] == seat
        return card in s.face_up or place not in ("decks", "prizes")

    def hidden(self, s: Match, seat: Seat) -> frozenset[int]:
        """Return the cards in decks, among Prizes, in the other hand and face down in play."""
        foe = 1 - seat
        shut = chain(*s.decks, *s.prizes, s.hands[foe], *(s.under[p] for p in s.spots(foe)))
        return frozenset(shut) - frozenset(s.face_up)

    def owner(self, s: Match, card: int) -> Seat:
        """Return whose card it is."""
        return s.table.owner[card]

    def named(self, s: Match, action: Action) -> tuple[int, ...]:
        """Return the card that is picked, played or attached."""
        by_card = action[0] in BY_CARD and len(action) > 1
        return (action[1],) if by_card and type(action[1]) is int else ()

    def kind(self, s: Match, card: int) -> object:
        """Return the number that copies of a card share."""
        return s.table.faces[card].number

    def swap(self, s: Match, one: int, other: int) -> None:
        """Put two cards of a player each in the other's place."""
        owner = s.table.owner[one]
        exchanged = {one: other, other: one}
        for zones in (s.hands, s.decks, s.prizes, s.discards, s.lost):
            zone = zones[owner]
            if one in zone or other in zone:
                zones[owner] = tuple([exchanged.get(card, card) for card in zone])
        if any(s.under):
            s.under = [tuple([exchanged.get(card, card) for card in down]) for down in s.under]
