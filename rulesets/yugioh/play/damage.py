"""The Damage Step in its five parts (YGO-929), and what a battle does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame
from rulesets.engine.lasting import FOREVER, Mark
from rulesets.engine.modifiers import Modifier
from rulesets.yugioh.effects.deeds.instead import SAVED, savers
from rulesets.yugioh.match import zones
from rulesets.yugioh.match.derived import atk_of, def_of, holds_for, of_player, player_holds
from rulesets.yugioh.match.happenings import BATTLED, FLIPPED, PHASE, POSITION, Battle, Happening
from rulesets.yugioh.match.outcome import battle_damage
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, MONSTER_SLOTS, SET
from rulesets.yugioh.match.terms import Op
from rulesets.yugioh.play.answers import Answers
from rulesets.yugioh.play.ending import expire

if TYPE_CHECKING:
    from rulesets.yugioh.match.state import Duel


BEFORE = ("start", "before", "calculation")  # parts that need both monsters


@dataclass(frozen=True, slots=True)
class EnterPart(Op):
    """Enter a part of the Damage Step; without both monsters it goes on to its end."""

    at: str

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Set the part; a direct attack has one monster only."""
        b = s.battle
        ended = b is None or s.step == "over"
        if b is None or ended or (self.at in BEFORE and not both_there(s, b)):
            stop(f)
            return None
        s.step = "damage"
        s.battle = b._replace(part=self.at)
        if self.at != "after":
            s.tick += 1  # battle damage is the last thing that happened when it is answered
        if "InPhase" in s.table.terms:
            s.derived = {}  # only such a condition tells the parts of the step apart
        if s.table.damage_parts:
            how = ("damage", self.at)
            s.happen(Happening(PHASE, -1, s.seat, how=how, tick=s.tick))
        return None


def stop(f: Frame) -> None:
    """Go on with the last op of the attack, which ends it."""
    f.pc = len(f.program) - 1


def both_there(s: Duel, b: Battle) -> bool:
    """Tell whether attacker and target are still there; a direct attack has no target."""
    if s.stamp[b.attacker] != b.stamp or s.zone_of(b.attacker) != "monsters":
        return False
    if b.target < 0:
        return True
    return s.stamp[b.target] == b.target_stamp and s.zone_of(b.target) == "monsters"


@dataclass(frozen=True, slots=True)
class TurnUp(Op):
    """Turn an attacked face-down monster up, before damage is calculated (YGO-202)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Turn it to face-up Defense Position; its Flip Effect waits (YGO-203)."""
        b = s.battle
        assert b is not None
        spot = s.spot(b.target) if b.target >= 0 else None
        if spot is not None and spot.position == SET:
            s.change(b.target, position=DEFENSE)
            s.battle = b._replace(flipped=True)
            how = (DEFENSE,)
            s.happen(Happening(POSITION, b.target, 1 - b.seat, how=how, tick=s.tick))
            s.note("turned up", 1 - b.seat, b.target)
        return None


@dataclass(frozen=True, slots=True)
class Calculate(Op):
    """Compare the figures, take battle damage and decide what is destroyed (YGO-930)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Carry the table of damage out."""
        b = s.battle
        if b is None or not both_there(s, b):
            stop(f)
            return None
        losses, lost = result(s, b)
        damage = _changed(s, b, losses)
        for card in lost:
            if not _is_proof(s, b, card):
                s.change(card, gone=True)
        s.battle = b._replace(damage=damage)
        battle_damage(s, damage, _dealers(b), () if b.target >= 0 else ("direct",))
        if not s.result:
            expire(s, "damage calculation")
        return None


def _silence(s: Duel, b: Battle, card: int) -> None:
    """Negate the effects of a monster that is destroyed by one which says so."""
    other = b.target if card == b.attacker else b.attacker
    spot = s.spot(card)
    if spot is not None and holds_for(s, "silences", other, card):
        mark = Mark(Modifier("negated"), s.turn, FOREVER, s.controller(other), other, other, "")
        s.change(card, marks=(*spot.marks, mark), silent=True)


def result(s: Duel, b: Battle) -> tuple[list[int], list[int]]:
    """Return Life Points lost by seat, and the monsters destroyed, by the rules alone."""
    me, foe = b.seat, 1 - b.seat
    losses = [0, 0]
    power = attack_power(s, b.attacker)
    if b.target < 0:
        losses[foe] = power  # YGO-213
        if s.monsters(foe) and holds_for(s, "direct damage is original", b.attacker):
            losses[foe] = s.table.faces[b.attacker].atk
        return losses, []
    spot = s.spot(b.target)
    assert spot is not None
    if spot.position == ATTACK:
        return losses, _against_attack(s, b, power, losses)
    guard = def_of(s, b.target)
    if power > guard:  # YGO-210
        if holds_for(s, "pierce", b.attacker, b.target):
            losses[foe] = power - guard  # YGO-217
        return losses, [b.target]
    losses[me] = guard - power  # YGO-211, YGO-212
    return losses, []


def _against_attack(s: Duel, b: Battle, power: int, losses: list[int]) -> list[int]:
    other = atk_of(s, b.target)
    if power > other:  # YGO-207
        losses[1 - b.seat] = power - other
        return [b.target]
    if power < other:  # YGO-209
        losses[b.seat] = other - power
        return [b.attacker]
    # YGO-208, YGO-215: two monsters without ATK destroy nothing.
    return [b.attacker, b.target] if power else []


def attack_power(s: Duel, card: int) -> int:
    """Return the figure a monster attacks with: its ATK, or its DEF by an effect."""
    return def_of(s, card) if holds_for(s, "attack with def", card) else atk_of(s, card)


def _dealers(b: Battle) -> tuple[int, int]:
    """Return the monster that deals battle damage to each seat."""
    target = b.target if b.target >= 0 else b.attacker
    return (target, b.attacker) if b.seat == 0 else (b.attacker, target)


def _is_proof(s: Duel, b: Battle, card: int) -> bool:
    other = b.target if card == b.attacker else b.attacker
    if holds_for(s, "battle proof", card, other) or holds_for(s, "destroy proof", card, other):
        return True
    return _saved_once(s, card)


def _saved_once(s: Duel, card: int) -> bool:
    """Tell whether a monster that survives once a turn does so now, and note it."""
    points = ("proof once a turn", "battle proof once a turn")
    if not any(holds_for(s, point, card) for point in points):
        return False
    spot = s.spot(card)
    assert spot is not None
    if ("proof", s.turn) in spot.used:
        return False
    s.change(card, used=(*spot.used, ("proof", s.turn)))
    return True


def _changed(s: Duel, b: Battle, losses: list[int]) -> tuple[int, int]:
    """Return battle damage after the effects that change it: passed on, none, doubled, halved."""
    points = s.table.points
    if "damage to other" in points:
        for seat in (0, 1):
            mine = b.attacker if seat == b.seat else b.target
            if losses[seat] and mine >= 0 and holds_for(s, "damage to other", mine):
                losses[1 - seat], losses[seat] = losses[seat], 0
    found = []
    for seat in (0, 1):
        amount = losses[seat]
        own = b.attacker if seat == b.seat else b.target
        dealer = b.target if seat == b.seat else b.attacker
        for card, point in ((own, "no battle damage"), (dealer, "deals no battle damage")):
            if amount and card >= 0 and holds_for(s, point, card):
                amount = 0
        if amount and player_holds(s, "no battle damage to player", seat):
            amount = 0
        if amount and dealer >= 0 and holds_for(s, "double battle damage", dealer):
            amount *= 2
        if amount and dealer >= 0 and holds_for(s, "half battle damage", dealer):
            amount //= 2
        if amount and of_player(s, "half battle damage to player", seat):
            amount //= 2
        found.append(amount)
    return found[0], found[1]


@dataclass(frozen=True, slots=True)
class Save(Op):
    """Ask what may be done instead of a destruction by battle, card by card."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Ask for each monster that damage calculation destroyed; till then all are there."""
        gone = tuple([spot.card for spot in s.spots if spot is not None and spot.gone])
        if not gone or not (s.table.savers or "silences" in s.table.points):
            return None
        for card in gone:
            s.change(card, gone=False)
        steps: list[Op] = []
        for seat in (0, 1) if s.table.savers else ():
            mine = tuple([card for card in gone if s.controller(card) == seat])
            steps += savers(s, mine, "battle", 1 - seat)
        f.cards["doomed"] = gone
        f.insert((*steps, Unsaved()))
        return None


@dataclass(frozen=True, slots=True)
class Unsaved(Op):
    """Destroy the monsters for which nothing was done instead."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Note that they are destroyed, and which of them have no effects any more."""
        saved, b = f.cards.pop(SAVED, ()), s.battle
        lost = [c for c in f.cards.pop("doomed", ()) if c not in saved and s.spot(c) is not None]
        for card in lost:
            if b is not None:
                _silence(s, b, card)
        for card in lost:
            s.change(card, gone=True)
        return None


@dataclass(frozen=True, slots=True)
class AfterCalculation(Op):
    """After damage calculation: Flip Effects and what battle damage set off are due (YGO-930)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Tell that the monsters battled, and that one was turned up."""
        b = s.battle
        assert b is not None
        tick = s.tick
        s.happen(Happening(BATTLED, b.attacker, b.seat, tick=tick, other=b.target))
        if b.target >= 0:
            foe = 1 - b.seat
            s.happen(Happening(BATTLED, b.target, foe, tick=tick, other=b.attacker))
            if b.flipped:
                how = ("battle",)
                s.happen(Happening(FLIPPED, b.target, foe, how=how, by=b.attacker, tick=tick))
        return None


@dataclass(frozen=True, slots=True)
class SendDestroyed(Op):
    """Send the monsters destroyed by battle to the Graveyard, at the end of the step (YGO-930)."""

    def run(self, s: Duel, f: Frame) -> Seat | None:
        """Send them at one moment."""
        how = ("damage end",)
        s.happen(Happening(PHASE, -1, s.seat, how=how, tick=s.tick))
        send_destroyed(s)
        return None


def send_destroyed(s: Duel) -> None:
    """Send what damage calculation destroyed, by the monster it battled."""
    b = s.battle
    for slot in (*MONSTER_SLOTS[s.seat], *MONSTER_SLOTS[1 - s.seat]):
        spot = s.spots[slot]
        if spot is None or not spot.gone:
            continue
        card = spot.card
        s.change(card, gone=False)  # what sends cards elsewhere finds it on the field again
        other = -1 if b is None else b.attacker if card == b.target else b.target
        s.note("destroyed", s.controller(card), card)
        s.change(card, gone=False)  # what sends it elsewhere asks for monsters on the field
        how = ("destroyed", "battle", "silent") if spot.silent else ("destroyed", "battle")
        zones.move(s, card, "grave", how=how, by=other, by_seat=1 - s.controller(card))


DAMAGE_STEP = (
    *(EnterPart("start"), Answers()),
    *(EnterPart("before"), TurnUp(), Answers()),
    *(EnterPart("calculation"), Answers(), Calculate(), Save()),
    *(EnterPart("after"), AfterCalculation(), Answers()),
    *(EnterPart("end"), SendDestroyed(), Answers()),
)
