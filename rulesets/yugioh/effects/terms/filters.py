"""What a card is doing now: position, how it was Summoned, counters; and compound filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter, AnySelector
from rulesets.engine.sides import seats_of
from rulesets.engine.words import joined
from rulesets.yugioh.effects.context import known, own
from rulesets.yugioh.match import derived
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, SET, in_zones
from rulesets.yugioh.match.terms import Filter

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

_ANY = ("special",)
_SPECIAL = ("special", "fusion", "ritual", "synchro", "xyz", "pendulum", "own")


def is_summon(summoned: str, how: tuple[str, ...]) -> bool:
    """Tell whether a Summon is one of some kinds; special and normal ones have kinds of their own.

    YGO-078: a Tribute Summon is a Normal Summon. YGO-089: the others are Special Summons.
    """
    if summoned in how:
        return True
    return ("special" in how and summoned in _SPECIAL) or (
        "normal" in how and summoned == "tribute"
    )


def position_of(s: Duel, f: Frame, card: int) -> str:
    """Return the position of a card on the field, now or when it happened; "" elsewhere."""
    last = known(f, card)
    if last is not None:
        return last.position
    spot = s.spot(card)
    return "" if spot is None else spot.position


def equips_of(s: Duel, card: int) -> tuple[int, ...]:
    """Return the cards equipped to a monster."""
    return tuple([spot.card for spot in s.spots if spot is not None and spot.holder == card])


@dataclass(frozen=True, slots=True)
class FaceUp(Filter):
    """A face-up card."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at it now, or when it happened."""
        position = position_of(s, f, card)
        return position != SET

    def in_words(self, say: Speaker) -> str:
        return "face-up"


@dataclass(frozen=True, slots=True)
class FaceDown(Filter):
    """A face-down card."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at it now, or when it happened."""
        return position_of(s, f, card) == SET

    def in_words(self, say: Speaker) -> str:
        return "face-down"


@dataclass(frozen=True, slots=True)
class InPosition(Filter):
    """A monster in one of these positions: attack, defense, set."""

    words: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare its position; a Set monster is in Defense Position (YGO-019)."""
        position = position_of(s, f, card)
        return position in self.words or (position == SET and DEFENSE in self.words)

    def in_words(self, say: Speaker) -> str:
        return f"in {joined(self.words)} position"


@dataclass(frozen=True, slots=True)
class IsThis(Filter):
    """The effect's own card."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare with the effect's own card."""
        return card == own(f)

    def in_words(self, say: Speaker) -> str:
        return "this card"


@dataclass(frozen=True, slots=True)
class NotThis(Filter):
    """Any other card than the effect's own."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Compare with the effect's own card."""
        return card != own(f)

    def in_words(self, say: Speaker) -> str:
        return "other than this card"


@dataclass(frozen=True, slots=True)
class HasCounter(Filter):
    """A card with at least so many counters of a kind; "": of any kind."""

    kind: str = ""
    count: int = 1

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Count the counters on it."""
        last = known(f, card)
        spot = s.spot(card)
        counters = last.counters if last is not None else spot.counters if spot else ()
        found = sum(n for kind, n in counters if self.kind in ("", kind))
        return found >= self.count

    def in_words(self, say: Speaker) -> str:
        return f"with {self.count} {self.kind} counter(s)"


@dataclass(frozen=True, slots=True)
class CanHold(Filter):
    """A card on which a counter of this kind may be placed."""

    kind: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look for an effect of its own that places such counters."""
        return s.spot(card) is not None and any(
            type(term).__name__ == "PlaceCounter"
            and getattr(term, "kind", None) == self.kind
            and type(getattr(term, "cards", None)).__name__ == "This"
            for term in s.table.faces[card].terms
        )

    def in_words(self, say: Speaker) -> str:
        return f"that can have a {self.kind} counter"


@dataclass(frozen=True, slots=True)
class IsEquipped(Filter):
    """A card that is equipped to a monster."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it has a holder."""
        spot = s.spot(card)
        return spot is not None and spot.holder >= 0

    def in_words(self, say: Speaker) -> str:
        return "that is an equip card"


@dataclass(frozen=True, slots=True)
class MayHold(Filter):
    """A monster that some Equip card may be equipped to."""

    card: AnySelector

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask what the Equip card says of its holder."""
        for equip in self.card.find(s, f):
            wanted = s.table.faces[equip].script.equip_to
            if wanted is not None and not wanted.accepts(s, f, card):
                return False
        return True

    def in_words(self, say: Speaker) -> str:
        return f"that can be equipped with {say.which(self.card)}"


@dataclass(frozen=True, slots=True)
class WasEquipped(Filter):
    """A card that was equipped to a monster when it left the field."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it had a holder."""
        last = known(f, card)
        return last is not None and last.holder >= 0

    def in_words(self, say: Speaker) -> str:
        return "that was equipped to a monster"


@dataclass(frozen=True, slots=True)
class EquippedTo(Filter):
    """A card equipped to one of some cards."""

    cards: AnySelector

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether its holder is one of them."""
        spot = s.spot(card)
        return spot is not None and spot.holder in self.cards.find(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"equipped to {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class EquippedWith(Filter):
    """A monster equipped with a card of a kind; None: with any."""

    card: AnyFilter | None = None

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at the cards it holds."""
        return any(self.card is None or self.card.accepts(s, f, c) for c in equips_of(s, card))

    def in_words(self, say: Speaker) -> str:
        return "equipped with " + (
            "a card" if self.card is None else f"a card that is {self.card.in_words(say)}"
        )


@dataclass(frozen=True, slots=True)
class HasMaterials(Filter):
    """An Xyz Monster with at least so many materials of a kind."""

    count: int = 1
    card: AnyFilter | None = None

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Count the materials under it."""
        spot = s.spot(card)
        found = spot.materials if spot is not None else ()
        if self.card is not None:
            found = tuple([c for c in found if self.card.accepts(s, f, c)])
        return len(found) >= self.count

    def in_words(self, say: Speaker) -> str:
        return f"with {self.count} material(s)" + (
            "" if self.card is None else f" that are {self.card.in_words(say)}"
        )


@dataclass(frozen=True, slots=True)
class SummonedThisTurn(Filter):
    """A monster Summoned this turn in one of these ways; (): in any."""

    how: tuple[str, ...] = ()

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look when and how it was Summoned."""
        spot = s.spot(card)
        return (
            spot is not None
            and spot.since == s.turn
            and bool(spot.summoned)
            and (not self.how or is_summon(spot.summoned, self.how))
        )

    def in_words(self, say: Speaker) -> str:
        return f"{joined(self.how)} Summoned this turn".strip()


@dataclass(frozen=True, slots=True)
class WasSummoned(Filter):
    """A monster that was Summoned in one of these ways."""

    how: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look how it was Summoned, now or when it happened, or how it is being Summoned."""
        if card in s.pending:
            return is_summon(s.attempted, self.how)
        last = known(f, card)
        spot = s.spot(card)
        how = last.summoned if last is not None else spot.summoned if spot is not None else ""
        return is_summon(how, self.how)

    def in_words(self, say: Speaker) -> str:
        return f"that was {joined(self.how)} Summoned"


@dataclass(frozen=True, slots=True)
class CameFrom(Filter):
    """A monster that was Special Summoned from one of these zones."""

    zones: tuple[str, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look where it was before it came."""
        spot = s.spot(card)
        return spot is not None and spot.origin in self.zones and is_summon(spot.summoned, _ANY)

    def in_words(self, say: Speaker) -> str:
        return f"Special Summoned from {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class SummonedByEffectOf(Filter):
    """A monster that was Summoned by the effect of such a card."""

    card: AnyFilter

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at the card whose effect Summoned it."""
        spot = s.spot(card)
        return spot is not None and spot.by >= 0 and self.card.accepts(s, f, spot.by)

    def in_words(self, say: Speaker) -> str:
        return f"Summoned by the effect of a card that is {self.card.in_words(say)}"


@dataclass(frozen=True, slots=True)
class DeclaredAttack(Filter):
    """A monster that declared an attack this turn."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look whether it attacked this turn."""
        spot = s.spot(card)
        return spot is not None and spot.attacks > 0

    def in_words(self, say: Speaker) -> str:
        return "that declared an attack this turn"


@dataclass(frozen=True, slots=True)
class FallenInBattle(Filter):
    """A monster destroyed by battle that has not left the field yet."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at what damage calculation decided."""
        spot = s.spot(card)
        return spot is not None and spot.gone

    def in_words(self, say: Speaker) -> str:
        return "destroyed by this battle"


@dataclass(frozen=True, slots=True)
class CanAttack(Filter):
    """A monster that could attack now."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look at its position, its attacks and what forbids them."""
        spot = s.spot(card)
        return (
            spot is not None
            and spot.position == ATTACK
            and spot.attacks == 0
            and not derived.holds_for(s, "no attack", card)
        )

    def in_words(self, say: Speaker) -> str:
        return "that can attack"


@dataclass(frozen=True, slots=True)
class SetThisTurn(Filter):
    """A card that was Set this turn."""

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look when it was Set."""
        spot = s.spot(card)
        return spot is not None and spot.position == SET and spot.since == s.turn

    def in_words(self, say: Speaker) -> str:
        return "Set this turn"


@dataclass(frozen=True, slots=True)
class Owned(Filter):
    """A card owned by a side, whoever controls it."""

    side: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask whose card it is."""
        return s.table.owner[card] in seats_of(self.side, f.controller)

    def in_words(self, say: Speaker) -> str:
        return f"owned by {self.side}"


@dataclass(frozen=True, slots=True)
class ControlledBy(Filter):
    """A card controlled by a side."""

    side: str

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask who controls it, or did when it happened."""
        last = known(f, card)
        seat = s.controller(card) if last is None else last.controller
        return seat in seats_of(self.side, f.controller)

    def in_words(self, say: Speaker) -> str:
        return f"controlled by {self.side}"


@dataclass(frozen=True, slots=True)
class InZone(Filter):
    """A card in one of these zones."""

    zones: tuple[str, ...]
    side: str = "either"

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look where it is."""
        return in_zones(s.zone_of(card), self.zones) and s.controller(card) in seats_of(
            self.side, f.controller
        )

    def in_words(self, say: Speaker) -> str:
        return f"in {self.side} {joined(self.zones)}"


@dataclass(frozen=True, slots=True)
class OneOfCards(Filter):
    """One of the cards of a selection."""

    cards: AnySelector

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Look for it among them."""
        return card in self.cards.find(s, f)

    def in_words(self, say: Speaker) -> str:
        return f"among {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class And(Filter):
    """Everything at once."""

    parts: tuple[AnyFilter, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask every part."""
        for part in self.parts:  # noqa: SIM110  asked most of all, and twice as fast as all()
            if not part.accepts(s, f, card):
                return False
        return True

    def in_words(self, say: Speaker) -> str:
        return " ".join(p.in_words(say) for p in self.parts)


@dataclass(frozen=True, slots=True)
class Or(Filter):
    """At least one of several."""

    parts: tuple[AnyFilter, ...]

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask the parts until one fits."""
        for part in self.parts:  # noqa: SIM110
            if part.accepts(s, f, card):
                return True
        return False

    def in_words(self, say: Speaker) -> str:
        return "either " + joined(tuple(p.in_words(say) for p in self.parts))


@dataclass(frozen=True, slots=True)
class NotA(Filter):
    """Not this."""

    part: AnyFilter

    def accepts(self, s: Duel, f: Frame, card: int) -> bool:
        """Ask the part."""
        return not self.part.accepts(s, f, card)

    def in_words(self, say: Speaker) -> str:
        return f"not {self.part.in_words(say)}"
