"""Which cards the battle, a happening or a link of the chain is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.engine.frames import Cards as Numbers
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnySelector
from rulesets.yugioh.effects.context import known, link_answered, own
from rulesets.yugioh.match.terms import Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


@dataclass(frozen=True, slots=True)
class Attacker(Selector):
    """The monster that attacks."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return it, during a battle."""
        return () if s.battle is None else (s.battle.attacker,)

    def in_words(self, say: Speaker) -> str:
        return "the attacking monster"


@dataclass(frozen=True, slots=True)
class AttackTarget(Selector):
    """The monster that is attacked."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return it, during a battle; a direct attack has none."""
        return () if s.battle is None or s.battle.target < 0 else (s.battle.target,)

    def in_words(self, say: Speaker) -> str:
        return "the attack target"


@dataclass(frozen=True, slots=True)
class BattleOpponent(Selector):
    """The monster that battles one of some monsters."""

    of: AnySelector

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the other monster of the battle."""
        battle = s.battle
        if battle is None or battle.target < 0:
            return ()
        mine = self.of.find(s, f)
        if battle.attacker in mine:
            return (battle.target,)
        return (battle.attacker,) if battle.target in mine else ()

    def in_words(self, say: Speaker) -> str:
        return f"the monster that battles {say.which(self.of)}"


@dataclass(frozen=True, slots=True)
class OtherTargets(Selector):
    """The own monsters that the activation answered could target instead of its target."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Ask its choice of targets."""
        link = link_answered(s, f)
        if link is None:
            return ()
        effect = s.table.faces[link.card].effects[link.effect]
        frame = Frame((), link.controller, dict(link.cards), dict(link.values))
        now = AnsweredTargets().find(s, f)
        found = [c for step in effect.targets for c in step.source.find(s, frame)]  # type: ignore[attr-defined]
        mine = s.monsters(f.controller)
        return tuple([c for c in dict.fromkeys(found) if c in mine and c not in now])

    def in_words(self, say: Speaker) -> str:
        return "another of your monsters that it could target"


@dataclass(frozen=True, slots=True)
class LinkedTo(Selector):
    """The cards this card remembers."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return what the card remembers, or remembered when it left."""
        card = own(f)
        last = known(f, card)
        if last is not None:
            return last.links
        spot = s.spot(card) if card >= 0 else None
        if spot is not None:
            return spot.links
        left = [h.last.links for h in s.history if h.card == card and h.last is not None]
        return left[-1] if left else ()

    def in_words(self, say: Speaker) -> str:
        return "the linked card"


@dataclass(frozen=True, slots=True)
class HappenedTo(Selector):
    """The cards that the happening answered befell."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the cards."""
        return f.cards.get("happened", ())

    def in_words(self, say: Speaker) -> str:
        return "that card"


@dataclass(frozen=True, slots=True)
class HappenedBy(Selector):
    """The card that caused the happening answered."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the card."""
        return f.cards.get("happened by", ())

    def in_words(self, say: Speaker) -> str:
        return "the card that did it"


@dataclass(frozen=True, slots=True)
class ActivatedCard(Selector):
    """The card of the chain link that is answered."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return the card of the link below."""
        link = link_answered(s, f)
        return () if link is None else (link.card,)

    def in_words(self, say: Speaker) -> str:
        return "the activated card"


@dataclass(frozen=True, slots=True)
class AnsweredTargets(Selector):
    """The targets of the chain link that is answered."""

    def find(self, s: Duel, f: Frame) -> Numbers:
        """Return what its registers of targets hold."""
        link = link_answered(s, f)
        if link is None:
            return ()
        return tuple(c for name, held in link.cards if name.startswith("target") for c in held)

    def in_words(self, say: Speaker) -> str:
        return "its targets"
