"""Deeds that move cards off their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.engine.sides import OPPONENT, YOU
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.placing import come_back
from rulesets.yugioh.effects.possible import some
from rulesets.yugioh.match.terms import Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class Destroy(Deed):
    """Destroy cards."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Destroy them at the same time; what may be done instead is asked first."""
        doomed = acts.doomed(s, f, self.cards.find(s, f))
        if doomed and s.table.savers:
            from rulesets.yugioh.effects.deeds.instead import DestroyUnsaved, savers

            steps = savers(s, doomed, acts.cause(f), f.controller)
            if steps:
                f.cards["doomed"] = doomed
                f.insert((*steps, DestroyUnsaved()))
                return None
        acts.send(s, f, doomed, "grave", ("destroyed",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one that can be destroyed."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"destroy {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class SendToGrave(Deed):
    """Send cards to the Graveyard."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send them at the same time."""
        acts.send(s, f, self.cards.find(s, f), "grave", ("sent",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"send {say.which(self.cards)} to the Graveyard"


@dataclass(frozen=True, slots=True)
class Banish(Deed):
    """Banish cards; `until` a phase: they come back then."""

    cards: AnySelector
    face_down: bool = False
    until: str = ""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Banish them at the same time; note when they come back."""
        gone = acts.send(
            s, f, self.cards.find(s, f), "banished", ("banished",), face_down=self.face_down
        )
        if self.until and gone:
            come_back(s, f, gone, self.until)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return (
            f"banish {say.which(self.cards)}"
            + (" face-down" if self.face_down else "")
            + (f" until {self.until}" if self.until else "")
        )


@dataclass(frozen=True, slots=True)
class ToHand(Deed):
    """Put cards into their owner's hand."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put them there at the same time."""
        gone = acts.send(s, f, self.cards.find(s, f), "hand", ("returned",))
        if gone:
            s.note("hand", f.controller, gone)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.cards)} into the hand"


@dataclass(frozen=True, slots=True)
class ToDeck(Deed):
    """Put cards into the Deck: shuffled in, on the top or on the bottom."""

    cards: AnySelector
    end: str = "shuffle"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put them there, then shuffle where it says so."""
        gone = acts.send(s, f, self.cards.find(s, f), "deck", ("returned",), self.end)
        if self.end == "shuffle":
            from rulesets.yugioh.effects.deeds.piles import ShuffleDeck

            owners = {s.table.owner[card] for card in gone}
            steps = [
                ShuffleDeck(YOU if seat == f.controller else OPPONENT) for seat in sorted(owners)
            ]
            f.insert(tuple(steps))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"put {say.which(self.cards)} into the Deck ({self.end})"


@dataclass(frozen=True, slots=True)
class ToExtraDeck(Deed):
    """Return cards to the Extra Deck."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put them there at the same time."""
        acts.send(s, f, self.cards.find(s, f), "extra", ("returned",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"return {say.which(self.cards)} to the Extra Deck"


@dataclass(frozen=True, slots=True)
class Tribute(Deed):
    """Tribute cards."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send them to the Graveyard as Tributes (YGO-306, YGO-307)."""
        acts.send(s, f, self.cards.find(s, f), "grave", ("tributed",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"Tribute {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class Discard(Deed):
    """Discard cards."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send them from the hand to the Graveyard."""
        acts.send(s, f, self.cards.find(s, f), "grave", ("discarded",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"discard {say.which(self.cards)}"
