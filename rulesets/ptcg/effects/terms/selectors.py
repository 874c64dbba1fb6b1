"""Which Pokémon and which cards an effect means.

A Pokémon in play is known by the card at the bottom of its pile, which stays the same while it
evolves, moves and devolves. Selectors of Pokémon find these cards, selectors of cards find cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from rulesets.engine.frames import Cards, Frame
from rulesets.engine.select import InRegister
from rulesets.engine.sides import YOU, seats_of
from rulesets.ptcg.match.terms import Filter, Selector

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

ACTIVE, BENCH, ANYWHERE = "active", "bench", "play"
HAND, DECK, DISCARD = "hand", "deck", "discard"


def meant(s: Match, f: Frame, spots: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Active spot chosen for a Trainer, where a player has two (EX-204)."""
    chosen = f.cards.get("actives", ())
    return tuple([p for p in spots if s.stacks[p][0] in chosen]) or spots


class CardFilter(Filter):
    """A property of a card, or of a Pokémon in play, where the top card counts by default."""

    __slots__ = ()

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell whether the Pokémon at a position has it now."""
        return self.accepts(s, f, s.stacks[pos][-1])


def accepted(s: Match, f: Frame, cards: Cards, wanted: CardFilter | None) -> Cards:
    """Return those of some cards that have a property, all where none is wanted."""
    return cards if wanted is None else tuple([c for c in cards if wanted.accepts(s, f, c)])


@dataclass(frozen=True, slots=True)
class Defending(Selector):
    """The Pokémon attacked; outside an attack the opponent's Active Pokémon."""

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the target while it is Active, otherwise the one now Active.

        Nobody, once the target has evaded the rest of the attack.
        """
        if f.values.get("evaded"):
            return ()
        foe = 1 - f.controller
        root = f.card("target")
        if root >= 0:
            pos = s.spot(root)
            if pos >= 0 and s.is_active(pos):
                return (root,)
        return tuple([s.stacks[p][0] for p in meant(s, f, s.active_spots(foe))][:1])


DEFENDING = Defending()


@dataclass(frozen=True, slots=True)
class Attacker(InRegister):
    """The Pokémon that attacked, inside a trigger or a question about damage."""

    register: ClassVar[str] = "attacker"


@dataclass(frozen=True, slots=True)
class InPlay(Selector):
    """Pokémon in play by side, place and property."""

    side: str = YOU
    place: str = ANYWHERE
    filter: CardFilter | None = None
    others: bool = False  # without the source itself

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the Pokémon, the Active first, the controller's before the opponent's."""
        found = []
        wanted = self.filter
        own = f.card("self") if self.others else -1
        for seat in seats_of(self.side, f.controller):
            spots = s.spots(seat, self.place)
            if self.place == ACTIVE and "actives" in f.cards:
                spots = meant(s, f, spots)
            for pos in spots:
                root = s.stacks[pos][0]
                if root != own and (wanted is None or wanted.mon(s, f, pos)):
                    found.append(root)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class In(Selector):
    """Cards of a zone: hand, deck (top first), discard, prizes, lost, stadium."""

    zone: str
    side: str = YOU
    filter: CardFilter | None = None

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the cards that have the property."""
        found: Cards = ()
        for seat in seats_of(self.side, f.controller):
            found += s.zone(self.zone, seat)
        return accepted(s, f, found, self.filter)


@dataclass(frozen=True, slots=True)
class Attached(Selector):
    """Cards attached to Pokémon: Energy, Tools, machines."""

    to: Selector
    filter: CardFilter | None = None

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the cards that have the property."""
        found: Cards = ()
        for root in self.to.find(s, f):
            pos = s.spot(root)
            if pos >= 0:
                found += s.energies[pos] + s.tools[pos]
        return accepted(s, f, found, self.filter)


@dataclass(frozen=True, slots=True)
class Pile(Selector):
    """The Pokémon cards of Pokémon in play; `top` takes only the highest card of each."""

    of: Selector
    top: bool = False
    filter: CardFilter | None = None

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the cards, each Pokémon's from the bottom up."""
        found: Cards = ()
        for root in self.of.find(s, f):
            pos = s.spot(root)
            if pos >= 0:
                found += s.stacks[pos][-1:] if self.top else s.stacks[pos]
        return accepted(s, f, found, self.filter)


@dataclass(frozen=True, slots=True)
class That(Selector):
    """Those of a selection that have a property, for selections without a filter of their own."""

    source: Selector
    filter: CardFilter

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the ones that have it; Pokémon in play are judged as such."""
        wanted = self.filter
        found = []
        for card in self.source.find(s, f):
            pos = s.spot(card)
            if wanted.mon(s, f, pos) if pos >= 0 else wanted.accepts(s, f, card):
                found.append(card)
        return tuple(found)
