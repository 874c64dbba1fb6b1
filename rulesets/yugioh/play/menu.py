"""The legal actions of an open game state, listed fast: equal cards in hand are offered once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.api import Action
from rulesets.engine.asking import unlike
from rulesets.yugioh.match import summons
from rulesets.yugioh.match.derived import holds_for, player_holds
from rulesets.yugioh.match.spots import SET
from rulesets.yugioh.play import bars
from rulesets.yugioh.play.ways import pendulum
from rulesets.yugioh.play.ways.procedures import procedure_bar

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


def actions(s: Duel) -> list[Action]:
    """Return everything the turn player may do in a Main Phase (YGO-175)."""
    out: list[Action] = []
    _from_hand(s, out)
    _on_field(s, out)
    _from_extra(s, out)
    if pendulum.may_pendulum(s, s.seat):
        out.append(("pendulum",))
    out += s.answering.openings(s)
    out += phases(s)
    return out


def phases(s: Duel) -> list[Action]:
    """Return the phases the turn player may go to from a Main Phase."""
    if s.phase == "main 1" and battle_bar(s) is None:
        return [("phase", "battle"), ("phase", "end")]
    return [("phase", "end")]


def battle_bar(s: Duel) -> str | None:
    """Return why no Battle Phase can be conducted: the first turn has none (YGO-182)."""
    if s.turn == 1 and not s.rules.first_player_battles:
        return "first battle"
    skipped = any(seat == s.seat and phase == "battle" for seat, phase, _ in s.skips)
    return "card effect" if skipped or player_holds(s, "no battle phase", s.seat) else None


def _from_hand(s: Duel, out: list[Action]) -> None:
    faces = s.table.faces
    seen: set[int] = set()
    for card in s.hands[s.seat]:
        face = faces[card]
        if face.number in seen:
            continue
        seen.add(face.number)
        if face.is_monster:
            _normal(s, card, out)
            _procedures(s, card, out)
        elif bars.set_bar(s, card) is None:
            out.append(("set", card))


def _normal(s: Duel, card: int, out: list[Action]) -> None:
    can_summon = bars.normal_bar(s, card) is None
    can_set = bars.normal_bar(s, card, "set") is None
    if not (can_summon or can_set):
        return
    for tributes in summons.tribute_sets(s, s.seat, card):
        if summons.room_after(s, s.seat, tributes):
            if can_summon:
                out.append(("summon", card, *tributes))
            if can_set:
                out.append(("set", card, *tributes))


def _procedures(s: Duel, card: int, out: list[Action]) -> None:
    for i in range(len(s.table.faces[card].script.procedures)):
        if procedure_bar(s, card, i) is None:
            out.append(("special", card, i))


def _on_field(s: Duel, out: list[Action]) -> None:
    for card in s.monsters(s.seat):
        spot = s.spot(card)
        assert spot is not None
        if spot.position == SET:
            if bars.flip_bar(s, card) is None:
                out.append(("flip", card))
            continue
        if bars.position_bar(s, card) is None:
            out.append(("position", card))
        if bars.again_bar(s, card) is None:
            out.append(("again", card))


def _from_extra(s: Duel, out: list[Action]) -> None:
    seat = s.seat
    faces = s.table.faces
    for card in unlike(s, s.extras[seat]).values():
        face = faces[card]
        line = face.script.materials
        if line is not None and card not in s.face_up_extra:
            if line.how == "synchro":
                out += [("synchro", card, *found) for found in bars.synchro_sets(s, card)]
            elif line.how == "xyz":
                out += [("xyz", card, *found) for found in bars.xyz_sets(s, card)]
            elif line.contact:
                out += [("contact", card, *found) for found in bars.contact_sets(s, card)]
        if face.script.procedures:
            _procedures(s, card, out)
    for zone in (s.graves[seat], s.banished[seat]):
        able = tuple([card for card in zone if faces[card].script.procedures])
        for card in unlike(s, able).values():
            _procedures(s, card, out)


# The Battle Phase


def attacks(s: Duel) -> list[Action]:
    """Return the attacks the turn player may declare."""
    out: list[Action] = []
    for card in s.monsters(s.seat):
        if bars.attack_bar(s, card) is None:
            out += [("attack", card, target) for target in targets(s, card)]
    return out


def targets(s: Duel, card: int) -> list[int]:
    """Return what a monster may attack: the opponent's monsters, -1 for the player.

    A direct attack needs an opponent without monsters (YGO-192, YGO-318) or an effect (YGO-278).
    """
    theirs = s.monsters(1 - s.seat)
    found = list(theirs)
    if "no attack on" in s.table.points:
        found = [c for c in theirs if not holds_for(s, "no attack on", c, card)]
    if "attack all" in s.table.points and holds_for(s, "attack all", card):
        found = [c for c in found if not _attacked(s, card, c)]
    if "no attack target" in s.table.points:
        found = [c for c in found if not holds_for(s, "no attack target", card, c)]
    direct = not theirs or holds_for(s, "direct attack", card)
    if direct and not holds_for(s, "no direct attack", card):
        found.append(-1)
    return found


def _attacked(s: Duel, card: int, target: int) -> bool:
    """Tell whether a monster has attacked another one this turn."""
    return any(
        h.what == "attack declared" and h.card == card and h.other == target for h in s.history
    )


def must_attack(s: Duel) -> bool:
    """Tell whether a monster that must attack can still do so: the Battle Phase does not end."""
    if "must attack" not in s.table.points:
        return False
    return any(holds_for(s, "must attack", a[1]) for a in attacks(s))
