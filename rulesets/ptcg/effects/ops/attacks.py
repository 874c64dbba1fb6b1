"""Ops on attacks: bar one, use one as one's own, strike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesets.api import CHANCE, Action, Seat
from rulesets.engine.flow import may_begin
from rulesets.engine.frames import ACTS, Frame, Program
from rulesets.engine.lasting import THEIR_NEXT_TURN
from rulesets.engine.luck import COIN
from rulesets.engine.modifiers import Modifier
from rulesets.engine.sides import YOU, decider
from rulesets.engine.words import does, until
from rulesets.ptcg.effects import damage
from rulesets.ptcg.effects.attacks import lacks_energy, printed_attacks, spend, tosses
from rulesets.ptcg.effects.energy import can_pay
from rulesets.ptcg.effects.ops.damage import SetDamage
from rulesets.ptcg.effects.ops.lasting import made
from rulesets.ptcg.effects.terms.selectors import DEFENDING
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.faces import AttackFace
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.engine.words import Speaker
    from rulesets.ptcg.match.state import Match


NO_ATTACK = Modifier("cannot attack")


@dataclass(frozen=True, slots=True)
class BarAttack(Op):
    """Choose one of a Pokémon's attacks, which it then cannot use for some time.

    With a `ban` of "only attack" it can use no other.
    """

    part = ACTS
    moves = False

    on: Selector
    until: str = THEIR_NEXT_TURN
    by: str = YOU
    ban: Modifier = NO_ATTACK

    def _names(self, s: Match, f: Frame) -> tuple[str, ...]:
        where = s.spots_of(self.on.find(s, f))
        return tuple(a.name for a in printed_attacks(s, s.stacks[where[0]][0])) if where else ()

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Bar the only attack at once, otherwise wait for the choice."""
        names = self._names(s, f)
        if len(names) == 1:
            return self.take(s, f, ("word", names[0]))
        return decider(self.by, f) if names else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action an attack."""
        return [("word", name) for name in self._names(s, f)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Write the ban down."""
        ban = replace(self.ban, value=action[1])
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.spared(s, f, pos):
                s.marks[pos] += made(s, f, (ban,), self.until)
                if self.ban == NO_ATTACK:
                    wounds.record(s, f, pos, wounds.BAR, self.until)
        return None

    def in_words(self, say: Speaker) -> str:
        chosen = f"{does(self.by, 'choose')} an attack of {say.which(self.on)}"
        if self.ban.point == "only attack":
            return f"{chosen}, which alone it can use {until(self.until)}"
        return f"{chosen}, which it cannot use {until(self.until)}"


@dataclass(frozen=True, slots=True)
class CopyAttack(Op):
    """Use an attack of some Pokémon or card as this attack; its cost need not be paid.

    With `paid` the Energy for it must be attached all the same, or the attack does nothing.

    `last` limits the choice to the attack the Pokémon used in the opponent's last turn. With `free`
    nothing else that the attack requires is needed either. Attacks of the kind `but`, of which a
    player uses one a game, are no choice.
    """

    part = ACTS

    source: Selector = DEFENDING
    last: bool = False
    by: str = YOU
    free: bool = False
    paid: bool = False
    but: str = ""

    def _attacks(self, s: Match, f: Frame) -> list[tuple[int, int]]:
        found = []
        for card in self.source.find(s, f):
            pos = s.spot(card)
            for i, attack in enumerate(printed_attacks(s, card)):
                used = pos >= 0 and s.last_attacks[pos] == (s.turn - 1, attack.name)
                once = attack.script.once
                spent = ("game", s.seat, once) in s.game_uses or (once and once == self.but)
                if (used or not self.last) and not attack.copies and not spent:
                    found.append((card, i))
        return found

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Copy at once where there is one attack, otherwise wait for the choice."""
        attacks = self._attacks(s, f)
        if len(attacks) == 1:
            return self._copy(s, f, *attacks[0])
        return decider(self.by, f) if attacks else None

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return one action an attack."""
        return [("copy", card, i) for card, i in self._attacks(s, f)]

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Copy the attack chosen."""
        return self._copy(s, f, action[1], action[2])

    def _copy(self, s: Match, f: Frame, card: int, index: int) -> Seat | None:
        attack = printed_attacks(s, card)[index]
        bound = not self.free and s.rules.copies_meet_requirements
        if bound and not may_begin(s, attack.script.requires, f):
            return None  # what must be done to use it cannot be done: it does nothing (RO-34)
        if self.paid and not can_pay(s, s.spot(f.card("self")), attack.cost, attack.name):
            return None
        if not self.free and lacks_energy(s, s.spot(f.card("self")), attack.script):
            return None
        spend(s, attack)
        f.insert(copied(attack, self.free))
        return None

    def in_words(self, say: Speaker) -> str:
        last = " used last turn" if self.last else ""
        free = " without paying what else it requires" if self.free else ""
        paid = " for which the Energy is attached" if self.paid else ""
        but = f", no {self.but} attack" if self.but else ""
        return f"use an attack of {say.which(self.source)}{last}{free}{paid}{but}"


def copied(attack: AttackFace, free: bool = False) -> Program:
    """Return the program of another Pokémon's attack used as this one, its cost aside."""
    script = attack.script
    return (
        *script.choices,
        *(tosses(script.requires) if free else script.requires),
        SetDamage(attack.damage),
        *script.damage,
        Strike(script.ignores, again=True),
        *script.effect,
    )


@dataclass(frozen=True, slots=True)
class Strike(Op):
    """Do the attack's damage to its target; a coin first where an effect on it asks for one."""

    ignores: tuple[str, ...] = ()
    again: bool = False  # the strike of a copied attack

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Strike, or wait for the coin of a shield."""
        values = f.values
        if self.ignores:
            values["ignores"] = (*values.get("ignores", ()), *self.ignores)
        target = s.spot(f.card("target"))
        if target < 0 or (values.get("struck") and not self.again):
            return None
        if values["damage"] > 0 and not damage.is_known(s, target):
            return None
        if damage.needs_coin(s, f, f.card("target")):
            return CHANCE
        return self._strike(s, f)

    def offers(self, s: Match, f: Frame) -> Sequence[Action]:
        """Return heads and tails."""
        return COIN

    def asks(self, s: Match, f: Frame) -> str:
        """Say whom the coin may protect."""
        return f"what protects {s.name(s.spot(f.card('target')))}"

    def take(self, s: Match, f: Frame, action: Action) -> Seat | None:
        """Strike with what the coin showed."""
        s.note("coin", action[1])
        f.values[damage.shield_coin(f.card("target"))] = action[1]
        return self._strike(s, f)

    def _strike(self, s: Match, f: Frame) -> Seat | None:
        values = f.values
        values["struck"] = 1
        # An attack without a figure does no damage that a bonus could raise: EX-129, BW-143.
        if values["damage"] > 0 or (values["printed"] > 0 and s.rules.bonus_counts_from_zero):
            damage.hit(s, f, f.card("target"), values["damage"], values.get("ignores", ()))
        return None
