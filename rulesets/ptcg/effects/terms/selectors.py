"""Which Pokémon and which cards an effect means.

A Pokémon in play is known by the card at the bottom of its pile, which stays the same while it
evolves, moves and devolves. Selectors of Pokémon find these cards, selectors of cards find cards.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rulesets.engine.frames import Cards, Frame
from rulesets.engine.select import InRegister, Self
from rulesets.engine.sides import BOTH, YOU, seats_of
from rulesets.engine.words import WHOSE
from rulesets.ptcg.effects.terms.phrases import PLACES
from rulesets.ptcg.match.script import walk
from rulesets.ptcg.match.terms import Filter, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match

ACTIVE, BENCH, ANYWHERE = "active", "bench", "play"
HAND, DECK, DISCARD = "hand", "deck", "discard"
STADIUM, PRIZES, LOST = "stadium", "prizes", "lost"


def meant(s: Match, f: Frame, spots: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Active spot chosen for a Trainer, where a player has two (EX-204)."""
    chosen = f.cards.get("actives", ())
    return tuple([p for p in spots if s.stacks[p][0] in chosen]) or spots


class CardFilter(Filter):
    """A property of a card, or of a Pokémon in play, where the top card counts by default."""

    __slots__ = ()

    def mon(self, s: Match, f: Frame, pos: int) -> bool:
        """Tell whether the Pokémon at a position has it now."""
        card = s.card_at(pos) if s.table.copiers else s.stacks[pos][-1]
        return self.accepts(s, f, card)

    def rank(self) -> int | None:
        """Return the place among adjectives before a noun, None where it stands behind the noun."""
        return None


def accepted(s: Match, f: Frame, cards: Cards, wanted: CardFilter | None) -> Cards:
    """Return those of some cards that have a property, all where none is wanted."""
    return cards if wanted is None else tuple([c for c in cards if wanted.accepts(s, f, c)])


class _Judgement(NamedTuple):
    """What is known of a property for good."""

    wanted: CardFilter
    is_open: bool  # a pick still to come may decide it
    is_printed: bool  # a card outside play never loses or gains it


# By the identity of a property, which is kept with its judgement: hashing one costs more.
_JUDGEMENTS: dict[int, _Judgement] = {}
# Properties that a card outside play never loses.
_PRINTED = frozenset(("Kind", "OfType", "Named", "NameHas", "Every", "Some", "Unlike", "HpWithin"))


def judged(wanted: CardFilter | None) -> CardFilter | None:
    """Return a property, or None where a pick still to come may decide it.

    A denial may fail for all candidates together and hold for the one that is picked.
    """
    return None if wanted is None or _judge(wanted).is_open else wanted


def _judge(wanted: CardFilter) -> _Judgement:
    known = _JUDGEMENTS.get(id(wanted))
    if known is None:
        kinds = {type(term).__name__ for term in walk(wanted)}
        is_open = "Held" in kinds and not kinds.isdisjoint(("Unlike", "Such", "Not"))
        known = _JUDGEMENTS[id(wanted)] = _Judgement(wanted, is_open, kinds <= _PRINTED)
    return known


def in_zone(s: Match, f: Frame, cards: Cards, wanted: CardFilter | None) -> Cards:
    """Return `accepted` for cards outside play, each asked once a match for what is printed."""
    if wanted is None:
        return cards
    known = s.table.printed.get(id(wanted))
    if known is None:
        if not _judge(wanted).is_printed:
            return accepted(s, f, cards, wanted)
        known = s.table.printed[id(wanted)] = {}
    try:
        return tuple([card for card in cards if known[card]])
    except KeyError:
        for card in cards:
            if card not in known:
                known[card] = wanted.accepts(s, f, card)
    return tuple([card for card in cards if known[card]])


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
        pos = s.spot(f.card("target"))
        if pos >= 0 and s.is_active(pos):
            return f.cards["target"]
        return tuple([s.stacks[p][0] for p in meant(s, f, s.active_spots(foe))][:1])

    def in_words(self, say: Speaker) -> str:
        return "the Defending Pokémon"

    def noun(self, say: Speaker) -> str:
        """Find Pokémon."""
        return say.piece


DEFENDING = Defending()


@dataclass(frozen=True, slots=True)
class Attacker(InRegister):
    """The Pokémon that attacked, inside a trigger or a question about damage."""

    register: ClassVar[str] = "attacker"

    def in_words(self, say: Speaker) -> str:
        return "the attacker"


@dataclass(frozen=True, slots=True)
class InPlay(Selector):
    """Pokémon in play by side, place and property; `others` leaves the source itself out."""

    steady = True

    side: str = YOU
    place: str = ANYWHERE
    filter: CardFilter | None = None
    others: bool = False

    def find(self, s: Match, f: Frame) -> Cards:
        """Return the Pokémon, the Active first, the controller's before the opponent's."""
        found: list[int] = []
        wanted = self.filter
        own = f.card("self") if self.others else -1
        for seat in seats_of(self.side, f.controller):
            spots = s.spots(seat, self.place)
            if self.place == ACTIVE and "actives" in f.cards:
                spots = meant(s, f, spots)
            if wanted is None and own < 0:
                found += [s.stacks[pos][0] for pos in spots]
                continue
            for pos in spots:
                root = s.stacks[pos][0]
                if root != own and (wanted is None or wanted.mon(s, f, pos)):
                    found.append(root)
        return tuple(found)

    def perhaps(self, s: Match, f: Frame) -> Cards:
        """Return those that may have the property."""
        wanted = judged(self.filter)
        return self.find(s, f) if wanted is self.filter else replace(self, filter=wanted).find(s, f)

    def in_words(self, say: Speaker) -> str:
        group = say.described(self.filter, "Pokémon")
        other = "other " if self.others else ""
        if self.side == BOTH and self.place == ANYWHERE:
            head, _, behind = group.partition("Pokémon")
            return f"all {other}{head}Pokémon in play{behind}"
        return f"{WHOSE[self.side]} {other}{PLACES[self.place]}{group}"

    def is_one(self) -> bool:
        """Mean one Pokémon where it is the Active one of one player."""
        return self.place == ACTIVE and self.side != BOTH

    def noun(self, say: Speaker) -> str:
        """Find Pokémon."""
        return say.piece


def all_open(s: Match, seat: int, sought: In) -> bool:
    """Tell whether all copies that a deck may have of the cards named lie open (PL-205)."""
    names = getattr(sought.filter, "names", ())
    if not names:
        return False
    mine = (*s.discards[seat], *s.lost[seat], *s.beside[seat], *s.stadium, *s.cards_in_play())
    seen = [s.table.faces[card] for card in mine if s.table.owner[card] == seat]
    return all(
        sum(1 if face.subkinds.isdisjoint(ONE_A_DECK) else s.rules.copies
            for face in seen if face.name == name and "Basic Energy" not in face.kinds)
        >= s.rules.copies
        for name in names
    )  # fmt: skip


ONE_A_DECK = frozenset(("ACE SPEC", "Radiant", "Prism Star"))


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
        return in_zone(s, f, found, self.filter)

    def perhaps(self, s: Match, f: Frame) -> Cards:
        """Return every card of a hidden zone: what it is, nobody can see."""
        found: Cards = ()
        for seat in seats_of(self.side, f.controller):
            cards = s.zone(self.zone, seat)
            if self.zone == DECK and s.rules.open_copies_end_search and all_open(s, seat, self):
                continue
            hidden = self.zone in (DECK, PRIZES) or (self.zone == HAND and seat != f.controller)
            found += cards if hidden else in_zone(s, f, cards, judged(self.filter))
        return found

    def in_words(self, say: Speaker) -> str:
        if self.zone == STADIUM:
            whose = "" if self.side == BOTH else f"{WHOSE[self.side]} "
            return f"the {whose}{say.described(self.filter, 'Stadium in play')}"
        if self.zone == "beside":
            cards = say.described(self.filter, "cards")
            return f"the {cards} beside {WHOSE[self.side]} Active Pokémon"
        zone = {"discard": "discard pile", "lost": "Lost Zone"}.get(self.zone, self.zone)
        zone += "s" if self.side == BOTH and self.zone != "prizes" else ""
        return f"the {say.described(self.filter, 'cards')} in {WHOSE[self.side]} {zone}"

    def is_one(self) -> bool:
        """Mean several."""
        return False


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

    def perhaps(self, s: Match, f: Frame) -> Cards:
        """Return what is attached to any that may be meant."""
        found: Cards = ()
        for pos in s.spots_of(self.to.perhaps(s, f)):
            found += s.energies[pos] + s.tools[pos]
        return accepted(s, f, found, judged(self.filter))

    def in_words(self, say: Speaker) -> str:
        return f"the {say.described(self.filter, 'cards')} on {say.which(self.to)}"

    def is_one(self) -> bool:
        """Mean several."""
        return False


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

    def perhaps(self, s: Match, f: Frame) -> Cards:
        """Return the cards of any that may be meant."""
        found: Cards = ()
        for pos in s.spots_of(self.of.perhaps(s, f)):
            found += s.stacks[pos][-1:] if self.top else s.stacks[pos]
        return accepted(s, f, found, judged(self.filter))

    def in_words(self, say: Speaker) -> str:
        top = "top " if self.top else ""
        return f"the {top}{say.described(self.filter, 'Pokémon cards')} of {say.which(self.of)}"


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

    def perhaps(self, s: Match, f: Frame) -> Cards:
        """Return those that may have it: of hidden cards, all."""
        source = self.source.perhaps(s, f)
        wanted = judged(self.filter)
        hidden = any(c in zone for c in source[:1] for zone in (*s.decks, *s.prizes))
        if wanted is None or hidden:
            return source
        spots = [(card, s.spot(card)) for card in source]
        return tuple(
            [c for c, p in spots if (wanted.mon(s, f, p) if p >= 0 else wanted.accepts(s, f, c))]
        )

    def in_words(self, say: Speaker) -> str:
        words = self.filter.in_words(say)
        if isinstance(self.source, Self) and not words.startswith("for which"):
            return f"this Pokémon, if it is {'one ' if words.startswith('with') else ''}{words}"
        noun = self.source.noun(say)
        return f"the {say.described(self.filter, noun)} among {say.which(self.source)}"
