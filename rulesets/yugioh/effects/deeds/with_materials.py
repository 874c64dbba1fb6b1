"""Summons that take Materials or Tributes while an effect is carried out, step by step.

The monster is chosen first, then what it is Summoned with, as one choice. Fusion Materials and
Ritual Tributes are sent when the effect is carried out, never as a cost (YGO-323).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from rulesets.api import Action, Seat
from rulesets.engine.frames import CARDS, PREPARES, Cards, Frame, Register
from rulesets.engine.select import AnyFilter, AnySelector, Held
from rulesets.yugioh.effects import acts
from rulesets.yugioh.effects.deeds.summons import POSITIONS, SpecialSummon
from rulesets.yugioh.effects.terms.selectors import in_zone
from rulesets.yugioh.match import materials, summons, zones
from rulesets.yugioh.match.derived import level_of
from rulesets.yugioh.match.terms import Choice, Deed

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel

MONSTER, USED = "monster", "materials"  # registers


class Way(Deed, ABC):
    """A Summon with Materials: which monsters there are, and with what each may come."""

    __slots__ = ()

    how = "special"

    @abstractmethod
    def monsters(self, s: Duel, f: Frame) -> Cards:
        """Return the monsters that might come, whatever there is to Summon them with."""

    @abstractmethod
    def sets(self, s: Duel, f: Frame, card: int) -> list[Cards]:
        """Return what a monster may be Summoned with."""

    def coming(self, s: Duel, f: Frame) -> Cards:
        """Return the monsters that can come now, with room for them."""
        seat = f.controller
        return tuple(
            [
                card
                for card in self.monsters(s, f)
                if any(summons.room_after(s, seat, used) for used in self.sets(s, f, card))
                and not summons.barred(s, card, seat, "special")
            ]
        )

    def possible(self, s: Duel, f: Frame) -> bool:
        """Look for a monster that can come."""
        return bool(self.coming(s, f))

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Choose the monster, then what it is Summoned with; then it comes."""
        f.values[acts.DONE] = 0
        f.insert((ChooseMonster(self), ChooseMaterials(self), *self.complete()))
        return None

    def complete(self) -> tuple[Deed, ...]:
        """Return the steps once everything is chosen."""
        return UseMaterials(self.how), SpecialSummon(Held(MONSTER), how=self.how)


@dataclass(frozen=True, slots=True)
class ChooseMonster(Choice):
    """Choose the monster to Summon; where none can come, nothing more happens."""

    part = PREPARES
    writes = (Register(MONSTER, CARDS, "the monster"),)

    way: Way

    def choices(self, s: Duel, f: Frame) -> Sequence[int]:
        """Return one of each kind that can come."""
        return list({s.likeness(card): card for card in reversed(self.way.coming(s, f))}.values())

    def chosen(self, s: Duel, f: Frame, choice: int) -> Seat | None:
        """Note it."""
        f.cards[MONSTER] = (choice,)
        return None

    def nothing(self, s: Duel, f: Frame) -> None:
        """Leave the rest out."""
        f.leave()

    def in_words(self, say: Speaker) -> str:
        return "choose the monster"


@dataclass(frozen=True, slots=True)
class ChooseMaterials(Choice):
    """Choose what the monster is Summoned with, all at once."""

    verb = "materials"
    part = PREPARES
    writes = (Register(USED, CARDS, "what it is Summoned with"),)

    way: Way

    def choices(self, s: Duel, f: Frame) -> Sequence[Cards]:
        """Return the sets that differ and leave room."""
        found: dict[tuple[str, ...], Cards] = {}
        for used in self.way.sets(s, f, f.card(MONSTER)):
            if summons.room_after(s, f.controller, used):
                found.setdefault(tuple(sorted(map(str, map(s.likeness, used)))), used)
        return list(found.values())

    def chosen(self, s: Duel, f: Frame, choice: int | Cards) -> Seat | None:
        """Note them."""
        f.cards[USED] = choice if isinstance(choice, tuple) else (choice,)
        return None

    def in_words(self, say: Speaker) -> str:
        return "choose the materials"


@dataclass(frozen=True, slots=True)
class UseMaterials(Deed):
    """Send what the monster is Summoned with; the Summon is a later moment (YGO-905)."""

    how: str
    to: str = "grave"

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Move them at the same time."""
        word = "tributed" if self.how == "ritual" else "material"
        for card in f.cards[USED]:
            zones.move(
                s, card, self.to, how=(word, self.how, "effect"), by=f.card(MONSTER),
                by_seat=f.controller,
            )  # fmt: skip
        s.tick += 1
        return None

    def in_words(self, say: Speaker) -> str:
        return "use the materials"


def _found(s: Duel, f: Frame, zones_: Iterable[str], wanted: AnyFilter | None = None) -> Cards:
    """Return the monsters of some of the controller's zones that have a property."""
    cards = [card for zone in zones_ for card in in_zone(s, zone, f.controller)]
    faces = s.table.faces
    return tuple(
        [c for c in cards if faces[c].is_monster and (wanted is None or wanted.accepts(s, f, c))]
    )


def _comes_by_fusion(s: Duel, f: Frame, card: int) -> bool:
    """Tell whether a text allows a Fusion Summon of a monster by this very card (YGO-094)."""
    script = s.table.faces[card].script
    if any(word.startswith("by card ") for word in script.summoning):
        return summons.is_named_way(s, card, f.card("card"))
    contact = script.materials is not None and script.materials.contact
    return not (contact and {"nomi", "semi-nomi"} & set(script.summoning))


@dataclass(frozen=True, slots=True)
class FusionSummon(Way):
    """Fusion Summon a monster from the Extra Deck with materials of some zones."""

    how = "fusion"

    what: AnyFilter | None = None
    zones: tuple[str, ...] = ("hand", "monsters")
    to: str = "grave"
    with_this: bool = False  # this card is one of the materials
    materials: AnyFilter | None = None

    def monsters(self, s: Duel, f: Frame) -> Cards:
        """Return the Fusion Monsters of the Extra Deck."""
        return tuple(
            c
            for c in _found(s, f, ("extra",), self.what)
            if "Fusion" in s.table.faces[c].kinds and _comes_by_fusion(s, f, c)
        )

    def sets(self, s: Duel, f: Frame, card: int) -> list[Cards]:
        """Return the Materials that its line asks for."""
        mine = _found(s, f, self.zones, self.materials)
        found = materials.fusion_sets(s, card, f.controller, mine)
        return [used for used in found if not self.with_this or f.card("card") in used]

    def complete(self) -> tuple[Deed, ...]:
        """Send the Materials where the effect says."""
        return UseMaterials(self.how, self.to), SpecialSummon(Held(MONSTER), how=self.how)

    def in_words(self, say: Speaker) -> str:
        what = _monster(say, self.what)
        return f"Fusion Summon {what} with materials of {', '.join(self.zones)} ({self.to})"


@dataclass(frozen=True, slots=True)
class RitualSummon(Way):
    """Ritual Summon a monster by Tributing monsters: their Levels reach its Level, or equal it."""

    how = "ritual"

    what: AnyFilter
    exactly: bool = False
    zones: tuple[str, ...] = ("hand", "monsters")
    from_: tuple[str, ...] = ("hand",)
    level: int = 0  # the sum asked for where the text prints it

    def monsters(self, s: Duel, f: Frame) -> Cards:
        """Return the Ritual Monsters that the card names."""
        return tuple(
            c for c in _found(s, f, self.from_, self.what) if "Ritual" in s.table.faces[c].kinds
        )

    def sets(self, s: Duel, f: Frame, card: int) -> list[Cards]:
        """Return the Tributes whose Levels are enough, none of them to spare."""
        wanted = self.level or level_of(s, card)
        levels = {c: level_of(s, c) for c in _found(s, f, self.zones) if c != card}
        mine = [c for c in levels if levels[c]]
        found = []
        for count in range(1, len(mine) + 1):
            for used in combinations(mine, count):
                total = sum(levels[c] for c in used)
                if total == wanted or (
                    not self.exactly
                    and total > wanted
                    and all(total - levels[c] < wanted for c in used)
                ):
                    found.append(used)
        return found

    def in_words(self, say: Speaker) -> str:
        levels = f"{'equal' if self.exactly else 'reach'} {self.level or 'its Level'}"
        return (
            f"Ritual Summon a monster that is {self.what.in_words(say)} from "
            f"{', '.join(self.from_)} by Tributes of {', '.join(self.zones)} whose Levels {levels}"
        )


def _monster(say: Speaker, what: AnyFilter | None) -> str:
    return "a monster" if what is None else f"a monster that is {what.in_words(say)}"


@dataclass(frozen=True, slots=True)
class FromExtraDeck(Way, ABC):
    """Summon a monster of the Extra Deck now; `using` are materials it must use."""

    what: AnyFilter | None = None
    using: AnySelector | None = None

    @abstractmethod
    def materials(self, s: Duel, card: int, seat: Seat) -> list[Cards]:
        """Return the sets of Materials that a monster may come with."""

    def monsters(self, s: Duel, f: Frame) -> Cards:
        """Return the monsters of the Extra Deck."""
        return _found(s, f, ("extra",), self.what)

    def sets(self, s: Duel, f: Frame, card: int) -> list[Cards]:
        """Return the Materials, those that must be used among them."""
        must = () if self.using is None else self.using.find(s, f)
        found = self.materials(s, card, f.controller)
        return [used for used in found if all(card in used for card in must)]

    def in_words(self, say: Speaker) -> str:
        using = "" if self.using is None else f" using {say.which(self.using)}"
        return f"{self.how.capitalize()} Summon {_monster(say, self.what)}{using}"


@dataclass(frozen=True, slots=True)
class SynchroSummonNow(FromExtraDeck):
    """Synchro Summon a monster now."""

    how = "synchro"

    def materials(self, s: Duel, card: int, seat: Seat) -> list[Cards]:
        """Return the Materials whose Levels add up."""
        mine = materials.on_field(s, seat, "synchro", card)
        return materials.synchro_sets(s, card, seat, mine)


@dataclass(frozen=True, slots=True)
class XyzSummonNow(FromExtraDeck):
    """Xyz Summon a monster now."""

    how = "xyz"

    def materials(self, s: Duel, card: int, seat: Seat) -> list[Cards]:
        """Return the Materials that its line asks for."""
        return materials.xyz_sets(s, card, seat, materials.on_field(s, seat, "xyz", card))

    def complete(self) -> tuple[Deed, ...]:
        """Stack the Materials and put the monster on top."""
        return (Overlay(),)


@dataclass(frozen=True, slots=True)
class Overlay(Deed):
    """Put an Xyz Monster on top of its Materials."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Ask for its face-up position (YGO-103)."""
        return f.controller

    def offers(self, s: Duel, f: Frame) -> Sequence[Action]:
        """Return both face-up positions."""
        return POSITIONS

    def take(self, s: Duel, f: Frame, action: Action) -> Seat | None:
        """Stack the Materials; it comes on top of them."""
        used, card, by = f.cards[USED], f.card(MONSTER), f.card("card")
        summons.arrive(s, card, f.controller, action[1], "xyz", by=by, materials=used)
        f.values[acts.DONE] = 1
        return None

    def in_words(self, say: Speaker) -> str:
        return "put it on its materials"


@dataclass(frozen=True, slots=True)
class NormalSummonNow(Way):
    """Normal Summon a monster now, beside the one of the turn; Tributes are due as ever."""

    how = "normal"

    cards: AnySelector
    set_too: bool = False

    def monsters(self, s: Duel, f: Frame) -> Cards:
        """Return those that can be Normal Summoned (YGO-075, YGO-326)."""
        faces = s.table.faces
        return tuple([c for c in self.cards.find(s, f) if not faces[c].special_only])

    def sets(self, s: Duel, f: Frame, card: int) -> list[Cards]:
        """Return the Tributes for it (YGO-077 to YGO-079)."""
        return summons.tribute_sets(s, f.controller, card)

    def complete(self) -> tuple[Deed, ...]:
        """Tribute, then Summon in Attack Position."""
        return (ArriveNormally(),)

    def in_words(self, say: Speaker) -> str:
        return f"Normal Summon {say.which(self.cards)}"


@dataclass(frozen=True, slots=True)
class ArriveNormally(Deed):
    """Complete a Normal Summon that an effect allows."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send the Tributes, then put the monster on the field (YGO-074)."""
        used, card, seat = f.cards[USED], f.card(MONSTER), f.controller
        for tribute in used:
            zones.move(s, tribute, "grave", how=("tributed", "summon"), by=card, by_seat=seat)
        s.tick += 1
        how = "tribute" if used else "normal"
        summons.arrive(s, card, seat, "attack", how, by=f.card("card"))
        f.values[acts.DONE] = 1
        return None

    def in_words(self, say: Speaker) -> str:
        return "Summon it"
