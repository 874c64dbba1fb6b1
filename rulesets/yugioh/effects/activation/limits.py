"""How often effects may be used: each copy, all copies of a name, the whole duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.lasting import Spent
from rulesets.yugioh.match.script import Limit

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel

TURN, NAME, DUEL, CHAIN, BATTLE = "turn", "name", "duel", "chain", "battle"
ACTIVATIONS = "card name activation"  # "you can only activate 1 … per turn"
FACE_UP = "face-up"  # once as long as the card is face up on the field


def _key(s: Duel, card: int, number: int, limit: Limit) -> str:
    """Return what is counted; effects that share a limit share its key."""
    face = s.table.faces[card]
    key = limit.key or str(number)
    if limit.scope == BATTLE and s.battle is not None:
        key = f"{key}#{card} in battle {s.battle.declared}"
    return f"{face.name}/{key}"


def used(s: Duel, seat: int, card: int, number: int, limit: Limit) -> int:
    """Return how often an effect was used within its limit."""
    key = _key(s, card, number, limit)
    if limit.scope == TURN:
        # YGO-912: each copy, and anew once it has left the field or been turned face down.
        spot = s.spot(card)
        if spot is not None:
            return sum(use == (key, s.turn) for use in spot.used)
        key = f"{key}#{card}.{s.stamp[card]}"
    if limit.scope == FACE_UP:
        spot = s.spot(card)
        return 0 if spot is None else sum(use[0] == key for use in spot.used)
    if limit.scope == CHAIN:
        return sum(link.card == card and _alike(s, card, link.effect, number) for link in s.chain)
    # YGO-913: the player, for all copies of the name in any place.
    return sum(x.seat == seat and x.name == key for x in s.uses)


def _alike(s: Duel, card: int, one: int, other: int) -> bool:
    """Tell whether two effects of a card are one, or options of the same choice."""
    effects = s.table.faces[card].effects
    limit, mine = effects[one].limit, effects[other].limit
    same = limit is not None and mine is not None and bool(limit.key) and limit.key == mine.key
    return one == other or same


def is_spent(s: Duel, seat: int, card: int, number: int) -> bool:
    """Tell whether an effect has been used as often as it may be."""
    limit = s.table.faces[card].effects[number].limit
    return limit is not None and used(s, seat, card, number, limit) >= limit.count


def spend(s: Duel, seat: int, card: int, number: int) -> None:
    """Note a use; a negated one counts as well (YGO-914)."""
    limit = s.table.faces[card].effects[number].limit
    if limit is None or limit.scope == CHAIN:
        return
    key = _key(s, card, number, limit)
    spot = s.spot(card)
    if limit.scope in (TURN, FACE_UP):
        if spot is not None:
            s.change(card, used=(*spot.used, (key, s.turn)))
            return
        key = f"{key}#{card}.{s.stamp[card]}"
    scope = "duel" if limit.scope == DUEL else "turn"
    s.uses += (Spent(scope, seat, key),)


def refund(s: Duel, seat: int, card: int, number: int) -> None:
    """Take back a use whose activation was negated, where activations are counted (YGO-914)."""
    limit = s.table.faces[card].effects[number].limit
    if limit is None or limit.scope != ACTIVATIONS:
        return
    use = Spent("turn", seat, _key(s, card, number, limit))
    if use in s.uses:
        at = s.uses.index(use)
        s.uses = s.uses[:at] + s.uses[at + 1 :]
