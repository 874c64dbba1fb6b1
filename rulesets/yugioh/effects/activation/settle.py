"""What the rules do by themselves after every step: nobody decides it and nothing answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.modifiers import applies
from rulesets.yugioh.effects.control import GOES_BACK, give_back_lost
from rulesets.yugioh.effects.summoning import asked_by
from rulesets.yugioh.match import outcome, summons, zones
from rulesets.yugioh.match.continuous import modifiers
from rulesets.yugioh.match.derived import holds_for
from rulesets.yugioh.match.outcome import check_life
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, SET, Spot
from rulesets.yugioh.match.zones import LOST

SETTLED = "settled"  # what `derived` remembers until something changes

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def settle(s: Duel) -> None:
    """Carry it out until nothing changes any more; asked again without a change, do nothing."""
    while not s.result and SETTLED not in s.derived:
        check_life(s)
        _check_wins(s)
        turn_kept(s)
        if GOES_BACK in s.table.points and not s.result and give_back_lost(s):
            continue
        doomed = () if s.result else _doomed(s)
        if not doomed:
            s.derived[SETTLED] = True
            return
        for card in doomed:
            zones.move(s, card, "grave", how=("destroyed", "rule"))


WINS = "wins the duel"
KEPT = "kept in defense"


def _check_wins(s: Duel) -> None:
    """End the duel for who has what a card says wins it (YGO-168)."""
    if s.result or WINS not in s.table.points:
        return
    for x in modifiers(s, WINS):
        if x.modifier.when is None or x.modifier.when.holds(s, x.frame):
            outcome.win(s, x.frame.controller, "an effect says so")
            return


def turn_kept(s: Duel) -> None:
    """Turn the monsters to Defense Position that an effect keeps in it."""
    if KEPT not in s.table.points:
        return
    for card in (*s.monsters(0), *s.monsters(1)):
        spot = s.spot(card)
        if spot is not None and spot.position == ATTACK and holds_for(s, KEPT, card):
            summons.turn(s, card, DEFENSE)


def _doomed(s: Duel) -> list[int]:
    """Return the cards that cannot stay: Equip cards without a holder, what destroys itself."""
    itself, limited = _destroying_themselves(s), s.table.limited
    return [
        spot.card
        for spot in s.spots
        if spot is not None
        and spot.position != SET
        and (
            spot.card in itself
            or (spot.holder != -1 and _lost_holder(s, spot))
            or (spot.card in limited and _is_second(s, spot))
        )
    ]


def _is_second(s: Duel, spot: Spot) -> bool:
    """Tell whether a card of which there may be only one came after another one."""
    card = spot.card
    if not summons.is_taken(s, card, s.controller(card)):
        return False
    others = [o for o in s.spots if o is not None and o.card != card and o.is_up]
    fitting = [o for o in others if summons.is_taken(s, o.card, s.controller(card))]
    return all((o.since, s.stamp[o.card]) <= (spot.since, s.stamp[card]) for o in fitting)


def _destroying_themselves(s: Duel) -> set[int]:
    """Return the cards that an effect destroys as soon as something holds, by what says so."""
    found: set[int] = set()
    for x in modifiers(s, "self destroy"):
        cards = (x.marked,) if x.marked >= 0 else x.modifier.on.find(s, x.frame)
        found.update([card for card in cards if applies(s, x, card, -1)])
    return found


def _lost_holder(s: Duel, spot: Spot) -> bool:
    return spot.holder == LOST or not _may_hold(s, spot.card, spot.holder)


def _may_hold(s: Duel, card: int, holder: int) -> bool:
    """Tell whether a monster is still a legal holder of an Equip card (YGO-937)."""
    spot = s.spot(holder)
    if spot is None or not spot.is_up:
        return False
    wanted = s.table.faces[card].script.equip_to
    return wanted is None or wanted.accepts(s, asked_by(s, card), holder)
