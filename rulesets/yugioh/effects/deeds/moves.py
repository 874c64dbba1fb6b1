"""Deeds that move cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Refusal, Seat
from rulesets.engine.asking import Pick
from rulesets.engine.frames import ACTS, CARDS, PREPARES, Frame, Program, Register
from rulesets.engine.frames import Cards as Numbers
from rulesets.engine.select import AnySelector, Held
from rulesets.engine.sides import LUCK, OPPONENT, YOU, seats_of
from rulesets.engine.values import Number, number
from rulesets.yugioh.effects import acts, placing
from rulesets.yugioh.effects.placing import come_back
from rulesets.yugioh.effects.possible import enough, some
from rulesets.yugioh.effects.terms.selectors import Cards, MaterialsOf, Targetable, This
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.spots import SET, SPELL_SLOTS, UP
from rulesets.yugioh.match.terms import Deed, Order

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

SIDES = {YOU: (YOU,), OPPONENT: (OPPONENT,)}


@dataclass(frozen=True, slots=True)
class Target(Deed):
    """Choose targets at activation."""

    source: AnySelector
    count: Number = 1
    at_least: Number = -1  # -1: exactly as many
    into: str = "target"
    by: str = "you"

    part = PREPARES
    writes = (Register("{op.into}", CARDS, "the targets"),)

    def _pick(self) -> Pick:
        return Pick(Targetable(self.source), self.into, self.count, self.at_least, self.by)

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Start with nothing chosen; too few targets are none (a mandatory effect goes on)."""
        if not self.possible(s, f):
            f.cards[self.into] = ()
            return None
        return self._pick().run(s, f)

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return one action a card that may be a target."""
        return self._pick().offers(s, f)

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Add a target, or end."""
        return self._pick().take(s, f, action)

    def refuse(self, s: Duel, f: Frame, action: Action) -> Refusal | None:
        """Say why a card is no target (YGO-907)."""
        found = self._pick().refuse(s, f, action)
        return None if found is None else Refusal(found.reason, s.cite("target"))

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough targets."""
        return enough(s, f, self._pick())

    def in_words(self, say: Speaker) -> str:
        return f"target {say.number(self.count)} of {say.which(self.source)}"


@dataclass(frozen=True, slots=True)
class Destroy(Deed):
    """Destroy cards."""

    cards: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Destroy them at the same time."""
        acts.destroy(s, f, self.cards.find(s, f))
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


@dataclass(frozen=True, slots=True)
class DiscardRandom(Deed):
    """Discard cards at random."""

    count: Number = 1
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let chance pick, then discard."""
        program: Program = ()
        for side in SIDES.get(self.side, (YOU, OPPONENT)):
            hand = Cards(("hand",), side)
            into = f"random {side}"
            program += (Pick(hand, into, self.count, by=LUCK), Discard(Held(into)))
        f.insert(program)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a card in the hands."""
        return any(s.hands[seat] for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: discard {say.number(self.count)} at random"


@dataclass(frozen=True, slots=True)
class Draw(Deed):
    """Draw cards."""

    count: Number = 1
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Draw; who cannot has lost."""
        acts.draw(s, f, number(self.count, s, f), self.side)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards in the Decks."""
        count = number(self.count, s, f)
        seats = seats_of(self.side, f.controller)
        return count > 0 and all(len(s.decks[seat]) >= count for seat in seats)

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: draw {say.number(self.count)}"


@dataclass(frozen=True, slots=True)
class Mill(Deed):
    """Send the top cards of a Deck to the Graveyard."""

    count: Number = 1
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send as many as there are."""
        count = number(self.count, s, f)
        seats = seats_of(self.side, f.controller)
        top = [card for seat in seats for card in s.decks[seat][:count]]
        f.cards["milled"] = acts.send(s, f, top, "grave", ("sent",))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards in the Decks."""
        count = number(self.count, s, f)
        return all(len(s.decks[seat]) >= count for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"send the top {say.number(self.count)} of the Deck of {self.side} to the Graveyard"


@dataclass(frozen=True, slots=True)
class BanishTop(Deed):
    """Banish the top cards of a Deck."""

    count: Number = 1
    side: str = "you"
    face_down: bool = False

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Banish as many as there are."""
        count = number(self.count, s, f)
        seats = seats_of(self.side, f.controller)
        top = [card for seat in seats for card in s.decks[seat][:count]]
        acts.send(s, f, top, "banished", ("banished",), face_down=self.face_down)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for enough cards in the Decks."""
        count = number(self.count, s, f)
        return all(len(s.decks[seat]) >= count for seat in seats_of(self.side, f.controller))

    def in_words(self, say: Speaker) -> str:
        return f"banish the top {say.number(self.count)} of the Deck of {self.side}"


@dataclass(frozen=True, slots=True)
class SetCard(Deed):
    """Set a Spell or Trap on the field."""

    cards: AnySelector
    side: str = "you"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set each where there is room: Spells and Traps, Field Spells in their zone."""
        done = 0
        for seat in seats_of(self.side, f.controller):
            for card in self.cards.find(s, f):
                done += placing.place(s, card, seat, SET)
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them. There must be room."""
        return some(s, f, self.cards) and s.free(SPELL_SLOTS[f.controller]) >= 0

    def in_words(self, say: Speaker) -> str:
        return f"Set {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class ToField(Deed):
    """Place cards face-up in the Spell & Trap Zone or Field Zone; `as_`: Continuous Spell …"""

    cards: AnySelector
    as_: str = ""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Place each where there is room."""
        f.values[acts.DONE] = sum(
            placing.place(s, card, f.controller, UP) for card in self.cards.find(s, f)
        )
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"place {say.which(self.cards)} face-up {self.as_}".rstrip()


@dataclass(frozen=True, slots=True)
class Equip(Deed):
    """Equip a card to a monster."""

    card: AnySelector
    to: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Equip each to the monster, if it is there and face up."""
        to = acts.on_field(s, self.to.find(s, f))
        done = 0
        for card in self.card.find(s, f):
            done += bool(to) and placing.equip(s, f, card, to[0])
        f.values[acts.DONE] = done
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a card and a monster to hold it."""
        return some(s, f, self.card) and some(s, f, self.to)

    def in_words(self, say: Speaker) -> str:
        return f"equip {say.which(self.card)} to {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class Detach(Deed):
    """Detach materials from a monster."""

    count: Number = 1
    of: AnySelector | None = None
    at_least: Number = -1

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let the controller pick the materials."""
        of = This() if self.of is None else self.of
        pick = Pick(MaterialsOf(of), "detached", self.count, self.at_least)
        f.insert((pick, DetachPicked()))
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Count the materials."""
        of = This() if self.of is None else self.of
        least = number(self.at_least, s, f)
        wanted = number(self.count, s, f) if least < 0 else max(1, least)
        return len(MaterialsOf(of).find(s, f)) >= wanted

    def in_words(self, say: Speaker) -> str:
        return f"detach {say.number(self.count)} from " + (
            "this card" if self.of is None else say.which(self.of)
        )


@dataclass(frozen=True, slots=True)
class DetachPicked(Deed):
    """Send the materials picked to the Graveyard."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Detach them one by one."""
        picked = f.cards.get("detached", ())
        for card in picked:
            zones.detach(s, card, (acts.cause(f),), f.card("card"), f.controller)
        f.values[acts.DONE] = len(picked)
        return None

    def in_words(self, say: Speaker) -> str:
        return "detach [detached]"


@dataclass(frozen=True, slots=True)
class Attach(Deed):
    """Attach cards to an Xyz Monster as materials."""

    cards: AnySelector
    to: AnySelector

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Put them under the first Xyz Monster found."""
        to = acts.on_field(s, self.to.find(s, f))
        cards = [card for card in self.cards.find(s, f) if to and card != to[0]]
        if to:
            zones.attach(s, cards, to[0])
        f.values[acts.DONE] = len(cards)
        return None

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for one of them."""
        return some(s, f, self.cards)

    def in_words(self, say: Speaker) -> str:
        return f"attach {say.which(self.cards)} to {say.which(self.to)}"


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Order):
    """Shuffle a Deck."""

    side: str = "you"

    part = ACTS

    def _seat(self, f: Frame) -> Seat:
        return seats_of(self.side, f.controller)[0]

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Wait for the order; both Decks are shuffled one after the other."""
        if self.side not in (YOU, OPPONENT):
            f.insert((ShuffleDeck(YOU), ShuffleDeck(OPPONENT)))
            return None
        return CHANCE if len(self.pile(s, f)) > 1 else None

    def pile(self, s: Duel, f: Frame) -> Numbers:
        """Return the Deck."""
        return s.decks[self._seat(f)]

    def lay(self, s: Duel, f: Frame, cards: Numbers) -> Seat | None:
        """Put it back in its new order."""
        s.decks[self._seat(f)] = cards
        s.note("shuffle", self._seat(f))
        return None

    def in_words(self, say: Speaker) -> str:
        return f"{self.side}: shuffle the Deck"


@dataclass(frozen=True, slots=True)
class Then(Deed):
    """What follows is a later step of the resolution."""

    part = PREPARES

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Let the clock go on: a happening before is no longer the last (YGO-905)."""
        s.tick += 1
        return None

    def in_words(self, say: Speaker) -> str:
        return "then"
