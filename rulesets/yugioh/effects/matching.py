"""Whether something that happened is what an effect waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.chains import Link
from rulesets.engine.frames import Frame
from rulesets.engine.select import AnyFilter
from rulesets.engine.sides import seats_of
from rulesets.yugioh.effects.context import asking_about
from rulesets.yugioh.match.happenings import MOVED, PHASE, Happening
from rulesets.yugioh.match.script import On
from rulesets.yugioh.match.spots import in_zones

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

ACTIVATION, SUMMONING = "activation", "summoning"


def matches(s: Duel, f: Frame, on: On, h: Happening) -> bool:
    """Tell whether a happening is the one meant, cheapest questions first."""
    if h.what != on.what:
        return False
    for word in on.how:
        if word not in h.how:
            return False
    if h.what == PHASE and on.how != h.how:
        return False  # the End Phase is not the end of the Battle Phase
    for word in on.not_how:
        if word in h.how:
            return False
    if on.origin and not in_zones(h.origin, on.origin):
        return False
    if on.to and not (in_zones(h.to, on.to) and _is_sent(h)):
        return False
    if on.side != "any" and not _is_of(on.side, f, h.seat):
        return False
    if on.by_side != "any" and not _is_of(on.by_side, f, h.by_seat):
        return False
    if on.amount is not None and not on.amount[0] <= h.amount <= on.amount[1]:
        return False
    if on.subject is not None and not _fits(s, f, on.subject, h, h.card):
        return False
    return on.by is None or _fits(s, f, on.by, h, h.by)


def _is_sent(h: Happening) -> bool:
    """Tell whether a card was sent: a banished one only returns to the Graveyard (YGO-298)."""
    return (h.origin, h.to) != ("banished", "grave")


def _is_of(side: str, f: Frame, seat: int) -> bool:
    return side == "any" or seat in seats_of(side, f.controller)


def _fits(s: Duel, f: Frame, wanted: AnyFilter, h: Happening, card: int) -> bool:
    if card < 0:
        return False
    # Only of a card that moved is asked what it was; others still are what they are.
    frame = asking_about(f, h) if h.what == MOVED else f
    return wanted.accepts(s, frame, card)


def answers_link(s: Duel, f: Frame, on: On, link: Link) -> bool:
    """Tell whether a link of the chain is what an effect answers; `how` are words of the link."""
    if not _is_of(on.side, f, link.controller):
        return False
    words = words_of(s, link)
    if not all(word in words for word in on.how) or any(word in words for word in on.not_how):
        return False
    if on.origin and not in_zones(link.place, on.origin):
        return False
    return on.subject is None or on.subject.accepts(s, f, link.card)


def words_of(s: Duel, link: Link) -> frozenset[str]:
    """Return what kind of activation a link is: of a card or of an effect, and of what kind."""
    face = s.table.faces[link.card]
    effect = face.effects[link.effect]
    words = {effect.kind, "card" if effect.kind == "card" else "effect"}
    words |= {"targets"} if link.held("target") else set()
    as_monster = face.is_monster and link.place != "pendulum" and effect.kind != "card"
    kind = "monster" if as_monster else "spell"
    words.add("trap" if face.is_trap else kind)
    if effect.kind != "card" and "monster" not in words:
        words.add("spell/trap effect")
    return frozenset(words)
