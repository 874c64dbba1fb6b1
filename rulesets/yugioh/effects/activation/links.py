"""Activating an effect and carrying its link out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.chains.link import ACTIVATION, Link
from rulesets.engine.frames import Frame, Op
from rulesets.yugioh.effects import placing
from rulesets.yugioh.effects.activation.frames import frame_for, frame_of_link, link_of
from rulesets.yugioh.effects.activation.limits import refund, spend
from rulesets.yugioh.effects.activation.loops import watch
from rulesets.yugioh.effects.acts import PAYING
from rulesets.yugioh.effects.matching import words_of
from rulesets.yugioh.effects.possible import payable
from rulesets.yugioh.match import derived, zones
from rulesets.yugioh.match.happenings import ACTIVATED, RESOLVED, Happening
from rulesets.yugioh.match.script import Effect
from rulesets.yugioh.match.spots import ALL_SLOTS, FIELD_SLOT, SET, UP

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.yugioh.match.state import Duel


class Step(Op["Duel"]):
    """A step of an activation, which the rules and not a card's text take."""

    __slots__ = ()

    def in_words(self, say: Speaker) -> str:
        return "activate"


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """Begin or end the part of an activation that is its price."""

    begin: bool

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set or take away the sign by which deeds know that they are a cost."""
        if self.begin:
            f.values[PAYING] = 1
        else:
            f.values.pop(PAYING, None)
        return None


@dataclass(frozen=True, slots=True)
class AddLink(Step):
    """Declare the activation: it is on the chain from now on (YGO-302)."""

    number: int

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Add the link and note the use."""
        card = f.card("card")
        s.chain += (link_of(s, f, self.number),)
        spend(s, f.controller, card, self.number)
        s.tick += 1
        s.changed()
        s.happen(Happening(ACTIVATED, card, f.controller, f.values.get("place", ""), tick=s.tick))
        s.note("activate", f.controller, card, self.number, len(s.chain))
        return None


def activate(s: Duel, seat: Seat, card: int, number: int) -> None:
    """Push what an activation takes: the card on the field, the price, the targets, the link."""
    effect = s.table.faces[card].effects[number]
    f = frame_for(s, seat, card, effect)
    assert f is not None, "an activation that was not offered"
    f.values["place"] = s.zone_of(card)
    if effect.kind == "card":
        lay_open(s, card, seat)
    cost = (Pay(True), *effect.cost, Pay(False)) if effect.cost else ()
    f.program = (*cost, *effect.targets, AddLink(number))
    s.stack.append(f)


def lay_open(s: Duel, card: int, seat: Seat) -> None:
    """Put a Spell or Trap face up on the field to activate it (YGO-021)."""
    if s.place[card] < ALL_SLOTS:
        s.change(card, position=UP)
        if s.place[card] in FIELD_SLOT:
            placing.end_other_field(s, seat)
    else:
        placing.place(s, card, seat, UP)


def resolve(s: Duel, number: int) -> None:
    """Push the program of a link, unless it is negated or its card is lost."""
    link = s.chain[number]
    s.tick += 1
    effect = s.table.faces[link.card].effects[link.effect]
    f = frame_of_link(s, number)
    if link.negated or not _still_works(s, number, effect, f):
        s.note("without effect", link.card)
        return
    s.note("resolve", link.controller, link.card, link.effect)
    f.program = (*effect.program, EndLink())
    s.stack.append(f)


def _still_works(s: Duel, number: int, effect: Effect, f: Frame) -> bool:
    link = s.chain[number]
    face = s.table.faces[link.card]
    same = s.stamp[link.card] == link.stamp
    # YGO-909: a lasting card must still be face up in its zone.
    as_spell = face.is_monster and effect.kind == "card"
    lasting = as_spell or (face.stays and link.place in ("spells", "field zone", "hand"))
    if lasting or link.place == "pendulum":
        # What its own cost took away is as it was when the link was added.
        spot = s.spot(link.card)
        if not same or (spot is not None and spot.position == SET):
            return False
    if same and s.place[link.card] < ALL_SLOTS and derived.is_negated(s, link.card):
        return False
    if SPURNS in s.table.points and _is_spurned(s, link):
        return False
    return effect.holds is None or effect.holds.holds(s, f)


SPURNS = "negates effects that target it"  # value "destroy": and destroys their card
FALLS = "destroyed when targeted"


def _aimed_at(s: Duel, link: Link) -> list[int]:
    """Return the cards that a link targets and that are still where they were."""
    stamps = dict(link.stamps)
    held = [c for name, cards in link.cards if name.startswith("target") for c in cards]
    return [c for c in dict.fromkeys(held) if s.stamp[c] == stamps.get(c, s.stamp[c])]


def _is_spurned(s: Duel, link: Link) -> bool:
    """Tell whether a target negates the effect that is about to be carried out."""
    found = [x for c in _aimed_at(s, link) for x in derived.applying(s, SPURNS, c, link.card)]
    if any(x.modifier.value == "destroy" for x in found) and s.place[link.card] < ALL_SLOTS:
        zones.move(
            s, link.card, "grave", how=("destroyed", "effect"), by=found[0].frame.card("card")
        )
    return bool(found)


def _fell(s: Duel, link: Link) -> None:
    """Destroy the targets that an effect carried out on them destroys."""
    for card in _aimed_at(s, link):
        spot = s.spot(card)
        if spot is not None and spot.is_up and derived.holds_for(s, FALLS, card, link.card):
            zones.move(s, card, "grave", how=("destroyed", "effect"), by=card)


@dataclass(frozen=True, slots=True)
class EndLink(Step):
    """End the resolution of a link."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note that it was carried out."""
        number = f.values["link"]
        how = tuple(sorted(words_of(s, s.chain[number])))
        s.happen(Happening(RESOLVED, f.card("card"), f.controller, how=how, tick=s.tick))
        if FALLS in s.table.points:
            _fell(s, s.chain[number])
        return None


def clear(s: Duel) -> None:
    """After the last link: used cards leave together (YGO-910), negated ones too (YGO-908)."""
    chain, s.chain = s.chain, ()
    for link in chain:
        face = s.table.faces[link.card]
        if link.negated == ACTIVATION:
            refund(s, link.controller, link.card, link.effect)
        if face.effects[link.effect].kind != "card" or s.stamp[link.card] != link.stamp:
            continue
        spot = s.spot(link.card)
        if spot is None or s.place[link.card] >= ALL_SLOTS or spot.holder >= 0:
            continue
        if spot.position == SET and link.negated != ACTIVATION:
            continue  # it was Set again
        negated = link.negated == ACTIVATION
        if negated or not (face.stays or face.is_monster) or face.icon == "Equip":
            how = ("rule", "negated") if negated else ("rule",)
            zones.move(s, link.card, "grave", how=how)
    s.changed()
    watch(s, chain)


def can_still(s: Duel, seat: Seat, card: int, number: int) -> bool:
    """Tell whether a due effect can still pay for itself and find its targets."""
    effect = s.table.faces[card].effects[number]
    f = frame_for(s, seat, card, effect)
    if f is None:
        return False
    if not effect.optional:
        return True
    return payable(s, f, effect.cost) and payable(s, f, effect.targets)
