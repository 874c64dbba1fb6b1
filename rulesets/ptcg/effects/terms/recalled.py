"""Conditions about cards played, Pokémon healed and Pokémon lost, by name or property."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import SELF
from rulesets.engine.sides import YOU, seats_of
from rulesets.engine.words import PLAYERS, WHOSE
from rulesets.ptcg.effects.terms.selectors import CardFilter
from rulesets.ptcg.match.recalling import ATTACKED, FELL, HEALED, PLAYED, attack_of, fell
from rulesets.ptcg.match.terms import Condition, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


@dataclass(frozen=True, slots=True)
class PlayedNow(Condition):
    """A side has played a Trainer or a Pokémon of a property from its hand this turn."""

    settled = True

    filter: CardFilter
    side: str = YOU

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the cards played this turn."""
        seats = seats_of(self.side, f.controller)
        return any(
            u.scope == PLAYED and u.seat in seats and self.filter.accepts(s, f, int(u.name))
            for u in s.game_uses
        )

    def in_words(self, say: Speaker) -> str:
        card = say.described(self.filter, "card")
        return f"{PLAYERS[self.side]} played a {card} this turn"


@dataclass(frozen=True, slots=True)
class HealedNow(Condition):
    """A Pokémon was healed this turn."""

    settled = True

    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at who was healed this turn."""
        healed = {u.name for u in s.game_uses if u.scope == HEALED}
        return any(str(root) in healed for root in self.on.find(s, f))

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.on)} was healed this turn"


@dataclass(frozen=True, slots=True)
class FellLastTurn(Condition):
    """A Pokémon of a property was Knocked Out in the other player's last turn.

    By damage of an attack, or with `any_cause` at all.
    """

    settled = True

    filter: CardFilter
    side: str = YOU
    any_cause: bool = False

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at who was Knocked Out then."""
        seats = seats_of(self.side, f.controller)
        for u in s.game_uses:
            if u.scope != FELL or u.seat not in seats:
                continue
            turn, card, by_attack = fell(u)
            caused = self.any_cause or by_attack
            if turn == s.turn - 1 and caused and self.filter.accepts(s, f, card):
                return True
        return False

    def in_words(self, say: Speaker) -> str:
        cause = "" if self.any_cause else " by attack damage"
        kind = say.described(self.filter, "Pokémon")
        lost = f"one of {WHOSE[self.side]} {kind} was Knocked Out{cause}"
        return f"{lost} in the other player's last turn"


@dataclass(frozen=True, slots=True)
class AttackedLastTurn(Condition):
    """A Pokémon of the controller's used an attack in the controller's last turn.

    An attack of this name where one is named, by another Pokémon of a property where one is given.
    """

    settled = True

    attack: str = ""
    filter: CardFilter | None = None

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the attacks of that turn."""
        pos = s.spot(f.card("self"))
        own = s.stacks[pos] if pos >= 0 else ()
        for u in s.game_uses:
            if u.scope != ATTACKED or u.seat != f.controller:
                continue
            turn, card, name = attack_of(u)
            if turn != s.turn - 2 or (self.attack and name != self.attack):
                continue
            if self.filter is None or (card not in own and self.filter.accepts(s, f, card)):
                return True
        return False

    def in_words(self, say: Speaker) -> str:
        who = "one of your Pokémon"
        if self.filter is not None:
            who = f"another of your {say.described(self.filter, 'Pokémon')}"
        return f"{who} used {self.attack or 'an attack'} in your last turn"


@dataclass(frozen=True, slots=True)
class AttackedNow(Condition):
    """A Pokémon has attacked this turn."""

    on: Selector = SELF

    def holds(self, s: Match, f: Frame) -> bool:
        """Look at the turn of its last attack."""
        return any(s.last_attacks[pos].turn == s.turn for pos in s.spots_of(self.on.find(s, f)))

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.on)} attacked this turn"
