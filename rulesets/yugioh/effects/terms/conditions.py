"""What an effect asks of the duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter, AnySelector, Held
from rulesets.engine.sides import seats_of
from rulesets.engine.words import joined
from rulesets.yugioh.effects.context import asking_about, happening_of, link_answered, own
from rulesets.yugioh.effects.matching import matches
from rulesets.yugioh.match.happenings import ATTACK_DECLARED
from rulesets.yugioh.match.script import On, walk
from rulesets.yugioh.match.spots import ALL_SLOTS
from rulesets.yugioh.match.terms import Condition

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


def in_phase(s: Duel, words: tuple[str, ...]) -> bool:
    """Tell whether it is one of some phases or steps; "main" is either Main Phase."""
    now = {s.phase, s.phase.split(" ")[0]}
    if s.step:
        now |= {f"{s.step} step", s.step}
    if s.battle is not None and s.battle.part:
        now.add(f"damage {s.battle.part}")
    return not now.isdisjoint(words)


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    """It is a side's turn."""

    side: str

    def holds(self, s: Duel, f: Frame) -> bool:
        """Compare the turn player."""
        return s.seat in seats_of(self.side, f.controller)

    def in_words(self, say: Speaker) -> str:
        return f"it is the turn of {self.side}"


@dataclass(frozen=True, slots=True)
class InPhase(Condition):
    """It is one of these phases."""

    words: tuple[str, ...]

    def holds(self, s: Duel, f: Frame) -> bool:
        """Compare phase and step."""
        return in_phase(s, self.words)

    def in_words(self, say: Speaker) -> str:
        return f"it is the {joined(self.words)} phase"


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """Something of this kind has happened this turn (or in the duel)."""

    on: On
    since: str = "turn"

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look through what happened this turn."""
        what = self.on.what
        return any(h.what == what and matches(s, f, self.on, h) for h in s.history)

    def in_words(self, say: Speaker) -> str:
        return f"{self.on.in_words(say)} this {self.since}"


@dataclass(frozen=True, slots=True)
class IsFaceUp(Condition):
    """Some cards are face-up on the field."""

    cards: AnySelector

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look at them: there must be one."""
        found = [s.spot(card) for card in self.cards.find(s, f)]
        return bool(found) and all(spot is not None and spot.is_up for spot in found)

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.cards)} is face-up"


@dataclass(frozen=True, slots=True)
class Are(Condition):
    """There are some cards and all of them have a property."""

    cards: AnySelector
    filter: AnyFilter

    def holds(self, s: Duel, f: Frame) -> bool:
        """Ask each: there must be one."""
        found = self.cards.find(s, f)
        return bool(found) and all(self.filter.accepts(s, f, card) for card in found)

    def in_words(self, say: Speaker) -> str:
        return f"{say.which(self.cards)} is {self.filter.in_words(say)}"


@dataclass(frozen=True, slots=True)
class Battled(Condition):
    """This card battled, attacked or was attacked this turn."""

    how: str = "battled"

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look through the attacks of this turn."""
        card = own(f)
        attacked = any(h.what == ATTACK_DECLARED and h.card == card for h in s.history)
        was = any(h.what == ATTACK_DECLARED and h.other == card for h in s.history)
        return {"attacked": attacked, "was attacked": was}.get(self.how, attacked or was)

    def in_words(self, say: Speaker) -> str:
        return f"this card {self.how} this turn"


@dataclass(frozen=True, slots=True)
class TributedFor(Condition):
    """A card of a kind was Tributed for the Summon of this card this turn."""

    filter: AnyFilter

    def holds(self, s: Duel, f: Frame) -> bool:
        """Ask what the Tributes were when they left the field."""
        card = own(f)
        return any(
            h.by == card
            and "tributed" in h.how
            and "summon" in h.how
            and self.filter.accepts(s, asking_about(f, h), h.card)
            for h in s.history
        )

    def in_words(self, say: Speaker) -> str:
        return f"a card that is {self.filter.in_words(say)} was Tributed for it"


@dataclass(frozen=True, slots=True)
class WouldDestroy(Condition):
    """The activation answered would destroy a card of a kind on the field."""

    filter: AnyFilter

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look at what its steps would destroy now: targets, or what could be chosen."""
        link = link_answered(s, f)
        if link is None:
            return False
        effect = s.table.faces[link.card].effects[link.effect]
        frame = Frame((), link.controller, dict(link.cards), dict(link.values))
        steps = [t for t in walk(effect.program) if type(t).__name__ == "Destroy"]
        picks = {t.into: t.source for t in walk(effect.program) if isinstance(t, Pick)}
        for step in steps:
            cards: AnySelector = step.cards  # type: ignore[attr-defined]
            if isinstance(cards, Held) and cards.name not in frame.cards and cards.name in picks:
                cards = picks[cards.name]
            found = cards.find(s, frame)
            if any(s.place[c] < ALL_SLOTS and self.filter.accepts(s, f, c) for c in found):
                return True
        return False

    def in_words(self, say: Speaker) -> str:
        return f"it would destroy a card that is {self.filter.in_words(say)}"


@dataclass(frozen=True, slots=True)
class AnswersNormalSummon(Condition):
    """The effect answered is one that a Normal Summon has set off."""

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look at what starts it, and at what it answers."""
        link = link_answered(s, f)
        if link is None:
            return False
        on = s.table.faces[link.card].effects[link.effect].on
        told = dict(link.values).get("happening")
        return on is not None and on.what == "summoned" and told is not None and "normal" in told[5]

    def in_words(self, say: Speaker) -> str:
        return "a Normal Summon has set it off"


_SUMMONS = frozenset(
    ("SpecialSummon", "SummonToken", "FusionSummon", "RitualSummon", "SynchroSummonNow",
     "XyzSummonNow")
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class WouldSpecialSummon(Condition):
    """The effect answered is one that Special Summons."""

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look for such a step in it."""
        link = link_answered(s, f)
        if link is None:
            return False
        effect = s.table.faces[link.card].effects[link.effect]
        return any(type(t).__name__ in _SUMMONS for t in walk(effect.program))

    def in_words(self, say: Speaker) -> str:
        return "it would Special Summon"


@dataclass(frozen=True, slots=True)
class AttackedFaceDown(Condition):
    """This card is attacked and was face-down when the Damage Step began."""

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look at the battle."""
        battle = s.battle
        return battle is not None and battle.target == own(f) and battle.flipped

    def in_words(self, say: Speaker) -> str:
        return "this card is attacked and was face-down"


@dataclass(frozen=True, slots=True)
class JustHappened(Condition):
    """Something of this kind is what may be answered now."""

    on: On

    def holds(self, s: Duel, f: Frame) -> bool:
        """Look through what happened since the last moment to answer."""
        return any(matches(s, f, self.on, h) for h in s.recent)

    def in_words(self, say: Speaker) -> str:
        return f"{say.condition(Happened(self.on))}, just now"


@dataclass(frozen=True, slots=True)
class ChainLengthAtLeast(Condition):
    """The chain has at least so many links."""

    count: int

    def holds(self, s: Duel, f: Frame) -> bool:
        """Count the links."""
        return len(s.chain) >= self.count

    def in_words(self, say: Speaker) -> str:
        return f"the chain has {self.count} or more links"


@dataclass(frozen=True, slots=True)
class WasInPosition(Condition):
    """The card of the happening was in such a state before it happened."""

    filter: AnyFilter

    def holds(self, s: Duel, f: Frame) -> bool:
        """Ask about the past of that card."""
        happening = happening_of(f)
        if happening is None or happening.card < 0:
            return False
        return self.filter.accepts(s, asking_about(f, happening), happening.card)

    def in_words(self, say: Speaker) -> str:
        return f"it was {self.filter.in_words(say)}"
