"""The frame in which an effect is asked, paid for and carried out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulesets.engine.chains import Link
from rulesets.engine.frames import Frame
from rulesets.yugioh.effects.acts import PAYING
from rulesets.yugioh.effects.context import ACTIVATING, ANSWERED, HAPPENING
from rulesets.yugioh.effects.matching import ACTIVATION, SUMMONING, answers_link, matches
from rulesets.yugioh.effects.terms.which import IsThis
from rulesets.yugioh.match.derived import holds_for
from rulesets.yugioh.match.happenings import Happening
from rulesets.yugioh.match.script import Effect, On, walk

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

UNDENIED = "Summon cannot be negated"
TARGET = "target"  # registers that begin with this word hold targets


def frame_for(s: Duel, seat: int, card: int, effect: Effect) -> Frame | None:
    """Return a frame that knows what an effect answers; None if that did not happen."""
    f = Frame((), seat, {"card": (card,), "self": (card,)})
    if effect.kind == "card":
        f.values[ACTIVATING] = 1
    if s.chain:
        f.values[ANSWERED] = len(s.chain) - 1
    on = effect.on
    if on is None:
        return f
    if on.what == ACTIVATION:
        return f if s.chain and answers_link(s, f, on, s.chain[-1]) else None
    if on.what == SUMMONING:
        return _of_summon(s, f, on)
    found = [h for h in s.recent if matches(s, f, on, h)]
    if found and effect.places == ("grave",) and on.what == "moved" and not is_about_itself(on):
        # A card that came to the Graveyard at the same moment was not there to see it.
        came = max((h.tick for h in s.recent if h.card == card and h.to == "grave"), default=-1)
        found = [h for h in found if h.tick > came]
    if effect.missable and found:
        # YGO-905: only what happened last; a later step of the same resolution hides it.
        last = max(h.tick for h in s.recent)
        found = [h for h in found if h.tick == last]
    if on.alone and found and _befell_others(s, found):
        return None
    return tell(f, found) if found else None


def answerable(s: Duel) -> set[str]:
    """Return what there is to answer now: an effect that waits for anything else has no frame."""
    heard = {h.what for h in s.recent}
    if s.chain:
        heard.add(ACTIVATION)
    elif s.pending:
        heard.add(SUMMONING)
    return heard


def _befell_others(s: Duel, found: list[Happening]) -> bool:
    """Tell whether the same thing happened to more than one card at the same moment."""
    first = found[0]
    alike = {(h.what, h.to, h.tick, h.card) for h in s.recent}
    return sum(told[:3] == (first.what, first.to, first.tick) for told in alike) > 1


@cache
def is_about_itself(on: On) -> bool:
    """Tell whether an effect waits for what befalls its own card."""
    return any(isinstance(t, IsThis) for t in walk(on.subject))


def _of_summon(s: Duel, f: Frame, on: On) -> Frame | None:
    """Return the frame of an effect that may negate the Summon under way (YGO-915)."""
    fitting = [c for c in s.pending if on.subject is None or on.subject.accepts(s, f, c)]
    if UNDENIED in s.table.points:
        fitting = [c for c in fitting if not holds_for(s, UNDENIED, c)]
    if not fitting or s.chain:
        return None
    if on.side != "any" and (s.controller(fitting[0]) == f.controller) != (on.side == "you"):
        return None
    f.cards["happened"] = tuple(fitting)
    return f


def tell(f: Frame, found: list[Happening]) -> Frame:
    """Tell a frame what happened: the first happening, and the cards of all of them."""
    f.values[HAPPENING] = tuple(found[0])
    cards = tuple(dict.fromkeys(h.card for h in found if h.card >= 0))
    f.cards["happened"] = cards
    if found[0].by >= 0:
        f.cards["happened by"] = (found[0].by,)
    return f


def frame_of_link(s: Duel, number: int) -> Frame:
    """Return the frame in which a link is carried out, with the targets that are still there."""
    link = s.chain[number]
    stamps = dict(link.stamps)
    cards = {}
    for name, held in link.cards:
        if name.startswith(TARGET):
            held = tuple([c for c in held if s.stamp[c] == stamps.get(c, s.stamp[c])])
        cards[name] = held
    values = {name: value for name, value in link.values if name != PAYING}
    values["link"] = number
    values[ANSWERED] = number - 1
    return Frame((), link.controller, cards, values)


def link_of(s: Duel, f: Frame, number: int) -> Link:
    """Return the link of an effect whose price is paid and whose targets are chosen."""
    card = f.card("card")
    targets = [c for name, held in f.cards.items() if name.startswith(TARGET) for c in held]
    return Link(
        card,
        number,
        f.controller,
        s.table.faces[card].speeds[number],
        f.values.get("place", ""),
        s.stamp[card],
        tuple(sorted(f.cards.items())),
        tuple((c, s.stamp[c]) for c in targets),
        tuple(sorted((k, v) for k, v in f.values.items() if k != PAYING)),
    )
