"""Ops on the attacks a Pokémon has: bar one, use one as one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulesets.api import Action, Seat
from rulesets.engine.frames import Frame, Op
from rulesets.engine.select import Selector
from rulesets.ptcg.effects import damage
from rulesets.ptcg.effects.ops.choose import decider
from rulesets.ptcg.effects.ops.lasting import THEIR_NEXT_TURN, made
from rulesets.ptcg.effects.selectors import DEFENDING, YOU
from rulesets.ptcg.match import wounds
from rulesets.ptcg.match.script import Modifier


def _attacks_had(s: Any, card: int) -> tuple[Any, ...]:
    """Return the attacks of a Pokémon in play, or those printed on a card elsewhere."""
    from rulesets.ptcg.play.attack import attacks_had  # the attack itself is made of ops

    pos = s.spot(card)
    return attacks_had(s, pos) if pos >= 0 else tuple(s.table.faces[card].attacks)


NO_ATTACK = Modifier("cannot attack")


@dataclass(frozen=True, slots=True)
class BarAttack(Op):
    """Choose one of a Pokémon's attacks, which it then cannot use for some time."""

    on: Selector
    until: str = THEIR_NEXT_TURN
    by: str = YOU
    ban: Modifier = NO_ATTACK

    def _names(self, s: Any, f: Frame) -> tuple[str, ...]:
        where = s.spots_of(self.on.find(s, f))
        return tuple(a.name for a in _attacks_had(s, s.stacks[where[0]][0])) if where else ()

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Bar the only attack at once, otherwise wait for the choice."""
        names = self._names(s, f)
        if len(names) == 1:
            return self.take(s, f, ("word", names[0]))
        return decider(self.by, f) if names else None

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action an attack."""
        return [("word", name) for name in self._names(s, f)]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Write the ban down."""
        ban = replace(self.ban, value=action[1])
        for pos in s.spots_of(self.on.find(s, f)):
            if not damage.effects_prevented(s, f, pos):
                s.marks[pos] += made(s, f, (ban,), self.until)
                wounds.record(s, f, pos, wounds.BAR, self.until)
        return None


@dataclass(frozen=True, slots=True)
class CopyAttack(Op):
    """Use an attack of some Pokémon or card as this attack; its cost need not be paid.

    `last` limits the choice to the attack the Pokémon used in the opponent's last turn.
    """

    source: Selector = DEFENDING
    last: bool = False
    by: str = YOU
    free: bool = False  # nor is anything else needed that the attack requires

    def _attacks(self, s: Any, f: Frame) -> list[tuple[int, int]]:
        found = []
        for card in self.source.find(s, f):
            pos = s.spot(card)
            for i, attack in enumerate(_attacks_had(s, card)):
                used = pos >= 0 and s.last_attacks[pos] == (s.turn - 1, attack.name)
                spent = ("game", s.seat, attack.script.once) in s.game_uses
                if (used or not self.last) and not attack.copies and not spent:
                    found.append((card, i))
        return found

    def run(self, s: Any, f: Frame) -> Seat | None:
        """Copy at once where there is one attack, otherwise wait for the choice."""
        attacks = self._attacks(s, f)
        if len(attacks) == 1:
            return self._copy(s, f, *attacks[0])
        return decider(self.by, f) if attacks else None

    def offers(self, s: Any, f: Frame) -> Sequence[Action]:
        """Return one action an attack."""
        return [("copy", card, i) for card, i in self._attacks(s, f)]

    def take(self, s: Any, f: Frame, action: Action) -> Seat | None:
        """Copy the attack chosen."""
        return self._copy(s, f, action[1], action[2])

    def _copy(self, s: Any, f: Frame, card: int, index: int) -> Seat | None:
        from rulesets.ptcg.play.attack import copied, spend  # the attack itself is made of ops

        attack = _attacks_had(s, card)[index]
        spend(s, attack)
        f.insert(copied(s, f, attack, self.free))
        return None
