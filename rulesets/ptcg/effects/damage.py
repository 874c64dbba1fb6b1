"""Working out damage in the order of the era, and placing it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesets.engine import modifiers as engine
from rulesets.engine.frames import Cards, Frame
from rulesets.engine.modifiers import Found
from rulesets.engine.sides import BOTH
from rulesets.engine.values import number
from rulesets.ptcg.effects import events, modifiers, spots
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.continuous import CARD
from rulesets.ptcg.match.terms import Selector

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


class Blow:
    """One damage calculation: who hits whom, how hard, and what is ignored."""

    __slots__ = ("amount", "attacker", "coin", "ignores", "itself", "parts", "s", "target")

    def __init__(
        self,
        s: Match,
        attacker: int,
        target: int,
        amount: int,
        ignores: tuple[str, ...],
        coin: int | None,
        itself: bool = False,
    ) -> None:
        self.s = s
        self.attacker = attacker
        self.target = target
        self.amount = amount
        self.ignores = ignores
        self.coin = coin
        self.itself = itself
        # Where someone listens: what changed the amount, from what to what.
        self.parts: list[tuple[int | str, int, int]] | None = None if s.told is None else []

    def change(self, point: str, pos: int, other: int, origin: Callable[[str], bool]) -> None:
        """Add the amounts of a point's modifiers that come from such an origin."""
        s = self.s
        found = modifiers.applying(s, point, pos, other, self.amount)
        if self.itself:
            found = _on_itself(s, point, pos, self.amount)
        for x in found:
            if origin(x.origin) and self.lucky(x):
                before = self.amount
                self.amount += number(x.modifier.amount, s, x.frame)
                self.changed(x.frame.card("card"), before)

    def changed(self, cause: int | str, before: int) -> None:
        """Keep what changed the amount, a card or a word, for those who listen."""
        if self.parts is not None and self.amount != before:
            self.parts.append((cause, before, self.amount))

    def lucky(self, x: Found) -> bool:
        """Tell whether the coin that a modifier needs has shown heads, or the tails it asks for."""
        return not x.modifier.coin or self.coin == (x.modifier.value != "tails")

    def prevented(self, origin: Callable[[str], bool]) -> bool:
        """Tell whether an effect prevents the damage altogether."""
        s = self.s
        for point in ("prevent damage", "prevent all"):
            if point in s.table.points:
                found = modifiers.applying(s, point, self.target, self.attacker, self.amount)
                if any(origin(x.origin) and self.lucky(x) for x in found):
                    return True
        return False


def _on_itself(s: Match, point: str, pos: int, damage: int) -> list[Found]:
    """Return what changes the damage of a Pokémon that attacks itself: it defends too (BASE-089).

    "The Defending Pokémon" of a card on it means itself then.
    """
    found = []
    root = s.stacks[pos][0]
    for x in s.modifiers(point):
        x.frame.values["damage"] = damage
        m, f = x.modifier, x.frame
        turned = Frame((), 1 - f.controller, f.cards, f.values)
        meant = m.against is None or root in m.against.find(s, turned)
        if meant and engine.applies(s, x._replace(modifier=replace(m, against=None)), root, root):
            found.append(x)
    return found


def _any(origin: str) -> bool:
    return True


def _card(origin: str) -> bool:
    return origin == CARD


def _effect(origin: str) -> bool:
    return origin != CARD


def _attacker(b: Blow) -> None:
    b.change("damage dealt", b.attacker, b.target, _any)


def _weakness(b: Blow) -> None:
    s = b.s
    if (
        "weakness" in b.ignores
        or not _counts_types(b)
        or modifiers.has(s, "no weakness", b.target, other=b.attacker)
    ):
        return
    types = modifiers.types_of(s, b.attacker)
    weak = s.face_at(b.target).weaknesses
    changed = modifiers.has(s, "weakness", b.target)
    if changed is not None:
        weak = ((changed.value, weak[0][1] if weak else "×2"),)
    # Once, whichever of two types meets it: EX-020.
    for kind, printed in weak:
        if kind in types:
            before = b.amount
            many = modifiers.amount(s, "weakness times", b.target)
            if s.rules.amounts.weakness(before, printed) == before:
                return  # a Weakness of +0 stays without effect, whatever multiplies it: PL-052
            b.amount = before * many or s.rules.amounts.weakness(before, printed)
            b.changed("Weakness", before)
            return


def _resistance(b: Blow) -> None:
    s = b.s
    if "resistance" in b.ignores or not _counts_types(b):
        return
    if modifiers.has(s, "no resistance", b.target, other=b.attacker):
        return
    types = modifiers.types_of(s, b.attacker)
    resists = s.face_at(b.target).resistances
    instead = modifiers.has(s, "only resistance", b.target)
    if instead is not None:
        resists = ((instead.value, "-30"),)
    changed = modifiers.has(s, "resistance", b.target)
    if changed is not None:
        resists = (*resists, (changed.value, "-30"))
    for kind, printed in resists:
        if kind in types:
            before = b.amount
            taken = before - s.rules.amounts.resistance(before, printed)
            b.amount = before - max(0, taken - modifiers.amount(s, "resistance less", b.target))
            b.changed("Resistance", before)
            return


def _counts_types(b: Blow) -> bool:
    """Weakness and Resistance count for the opponent's Active Pokémon only: EX-138, BW-149."""
    s = b.s
    if b.itself:
        return True  # BASE-089: a Confused Pokémon attacks itself
    return s.is_active(b.target) and b.target // s.slots != b.attacker // s.slots


def _tera_benched(b: Blow) -> bool:
    """Tell whether a Tera Pokémon takes no damage because it is on the Bench (PL-130)."""
    s = b.s
    return "Tera" in s.table.faces[s.stacks[b.target][-1]].subkinds and not s.is_active(b.target)


def _defender(origin: Callable[[str], bool]) -> Callable[[Blow], None]:
    def step(b: Blow) -> None:
        if "effects" in b.ignores:
            return
        if b.amount <= 0:
            return  # what raises the damage of an attack needs damage to raise
        b.change("damage taken", b.target, b.attacker, origin)
        if b.amount > 0 and (b.prevented(origin) or _tera_benched(b)):
            before, b.amount = b.amount, 0
            b.changed("prevented", before)

    return step


_STEPS: dict[str, Callable[[Blow], None]] = {
    "attacker": _attacker,
    "weakness": _weakness,
    "resistance": _resistance,
    "defender": _defender(_any),
    "defender cards": _defender(_card),
    "defender effects": _defender(_effect),
}


def calculate(
    s: Match,
    attacker: int,
    target: int,
    base: int,
    ignores: tuple[str, ...] = (),
    coin: int | None = None,
    itself: bool = False,
) -> int:
    """Return the damage an attack does, by the steps of the era."""
    if base <= 0 and not s.rules.bonus_counts_from_zero:
        return 0  # BW-143: bonuses do not turn 0 into damage
    b = Blow(s, attacker, target, base, ignores, coin, itself)
    # What cards place expressly before or after Weakness and Resistance stands there in any era.
    b.change("damage dealt before", attacker, target, _any)
    if "effects" not in ignores:
        b.change("damage taken before", target, attacker, _any)
    for step in s.rules.damage_steps:
        _STEPS[step](b)
        if step == "attacker" and b.amount <= 0:
            break  # EX-129
        if step == "resistance" and b.amount > 0:
            b.change("damage dealt after", attacker, target, _any)
    if b.parts is not None:
        s.tell("sum", base, tuple(b.parts))
    return max(0, b.amount)


def is_known(s: Match, pos: int) -> bool:
    """Turn a face-down card at a spot up; tell whether a Pokémon is there (RO-63)."""
    return not s.under[pos] or spots.turn_up(s, pos)


def struck(s: Match, f: Frame, whom: Selector) -> Cards:
    """Return the Pokémon that damage is meant for, turned up where they lay face down."""
    found = whom.find(s, f)
    if any(s.under):
        for pos in s.spots_of(found):
            is_known(s, pos)
        return whom.find(s, f)
    return found


def place(s: Match, pos: int, amount: int) -> None:
    """Put damage on the Pokémon at a spot, one counter for each 10.

    A face-down card is turned up first: what it can bear has to be known (RO-63).
    """
    if amount > 0 and is_known(s, pos):
        s.damage[pos] += amount - amount % 10


def hit(s: Match, f: Frame, root: int, base: int, ignores: tuple[str, ...] = ()) -> None:
    """Do attack damage to a Pokémon, if both it and the attacker are in play."""
    target = s.spot(root)
    attacker = s.spot(f.card("self"))
    if target < 0 or attacker < 0:
        return
    if base > 0:
        if not is_known(s, target):
            return
        root = s.stacks[target][0]
    if s.is_active(target) and modifiers.has(s, "strikes through", attacker) is not None:
        ignores = (*ignores, "effects")
    done = calculate(s, attacker, target, base, ignores, f.values.get(shield_coin(root)))
    place(s, target, done)
    if done:
        s.note("damage", s.stacks[attacker][-1], s.stacks[target][-1], done)
        wounds.harm(s, f, target)
        if "attack" in f.values:
            wounds.hurt(s, target, done)
            wounds.record(s, f, target, wounds.DAMAGE, done)
            events.damaged(s, root, s.stacks[attacker][0], done)
        events.push_triggers(s, "hurt", root, s.stacks[attacker][0], done)
    else:
        s.tell("no damage", s.stacks[attacker][-1], s.stacks[target][-1])
    f.values["done"] = f.values.get("done", 0) + done


def shield_coin(root: int) -> str:
    """Return the register of the coin that a Pokémon's shield asks for: each has its own."""
    return f"shield coin {root}"


def needs_coin(s: Match, f: Frame, root: int) -> bool:
    """Tell whether an effect on a Pokémon asks for a coin, not yet tossed, against an attack."""
    if not s.table.shield_coins:
        return False
    attacker, target = s.spot(f.card("self")), s.spot(root)
    if attacker < 0 or target < 0 or shield_coin(root) in f.values:
        return False
    return any(
        x.modifier.coin
        for point in ("prevent damage", "prevent effects", "prevent all", "damage taken")
        for x in modifiers.applying(s, point, target, attacker)
    )


def effects_prevented(s: Match, f: Frame, pos: int) -> bool:
    """Tell whether the Pokémon at a spot is safe from an attack's effects other than damage.

    Also from those of a power or a Trainer, where something keeps them off.
    """
    points = s.table.points
    if "attack" not in f.values:
        return not points.isdisjoint(SHIELDS) and _others_prevented(s, f, pos)
    if "prevent effects" not in points and "prevent all" not in points:
        return False
    attacker = s.spot(f.card("self"))
    if attacker < 0 or attacker == pos:
        return False
    coin = f.values.get(shield_coin(s.stacks[pos][0]))
    for point in ("prevent effects", "prevent all"):
        for x in modifiers.applying(s, point, pos, attacker):
            if not x.modifier.coin or coin == 1:
                return True
    return False


def spared(s: Match, f: Frame, pos: int) -> bool:
    """Tell whether an effect that meets the Pokémon at a spot changes nothing there.

    What an attack affects is turned up if it lies face down, and may be no Pokémon then (RO-63).
    """
    if "attack" in f.values and not is_known(s, pos):
        return True
    return effects_prevented(s, f, pos)


SHIELDS = frozenset(("prevent powers", "prevent trainers"))


def _others_prevented(s: Match, f: Frame, pos: int) -> bool:
    """Tell whether the effect of a power or a Trainer does not reach the Pokémon at a spot."""
    card = f.card("card")
    if card in s.limbo:
        kinds = s.table.faces[card].kinds
        theirs = f.controller != pos // s.slots
        return any(
            (theirs or x.modifier.who == BOTH) and not kinds.isdisjoint(x.modifier.value.split("|"))
            for x in modifiers.applying(s, "prevent trainers", pos)
        )
    source = s.spot(f.card("self"))
    if source < 0 or card not in s.stacks[source]:
        return False
    return bool(modifiers.applying(s, "prevent powers", pos, source))


def counters_prevented(s: Match, f: Frame, pos: int) -> bool:
    """Tell whether no damage counters can be put on the Pokémon at a spot by an effect."""
    if not is_known(s, pos) or effects_prevented(s, f, pos):
        return True
    source = s.spot(f.card("self"))
    if source < 0:
        return False
    what = "attack" if "attack" in f.values else "power"
    if what == "power" and f.card("card") not in s.stacks[source]:
        return False  # a Trainer's counters
    return modifiers.has(s, "no counters", pos, what, source) is not None
