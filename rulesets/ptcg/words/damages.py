"""Damage as it is told: who does it to whom, its sum, and what it leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulesets.ptcg.effects.modifiers import hp_of
from rulesets.ptcg.match.state import Match

Told = tuple[Any, ...]


class Damages:
    """The damage of one action, entry by entry."""

    def __init__(self, after: Match, whose: Callable[[int], str]) -> None:
        self.after, self.whose = after, whose
        self.done: dict[int, int] = {}  # damage told, by the top card of the Pokémon
        self._sum: Told | None = None
        self._own = (0, 0)  # what the text of the attack made of its damage

    def told(self, entry: Told) -> str | None:
        """Return an entry about damage in words, None where something else has the words."""
        match entry:
            case "by its text", before, after:
                self._own = (self._own[0] if self._own[1] == before else before, after)
                return ""
            case "sum", *_:
                self._sum = entry
                return ""
            case "damage", attacker, target, done:
                self._add(target, done)
                said = f"{self.whose(attacker)} does {done} damage to {self.whose(target)}"
                return f"{said}{self._terms()}{self._left(target)}"
            case "no damage", attacker, target:
                said = f"{self.whose(attacker)} does no damage to {self.whose(target)}"
                return said + self._terms()
            case (("poison" | "burn"), target, counters, *_):
                self._add(target, 10 * counters)
            case "hurts itself", target, done, *_:
                self._add(target, done)
        return None

    def _add(self, top: int, amount: int) -> None:
        self.done[top] = self.done.get(top, 0) + amount - amount % 10

    def _terms(self) -> str:
        """Return the sum of a damage: its base and what changed it."""
        entry, self._sum = self._sum, None
        if entry is None:
            return ""
        said, (first, last) = [str(entry[1])], self._own
        if first != last == entry[1]:
            said = [str(first), f"{last - first:+d} by its text"]
        for cause, before, after in entry[2]:
            if cause == "prevented":
                said.append("prevented")
                continue
            name = self._name(cause)
            change = "×2" if name == "Weakness" and after == 2 * before else f"{after - before:+d}"
            said.append(f"{change} {name}".rstrip())
        return f" ({' '.join(said)})" if len(said) > 1 else ""

    def _name(self, cause: str | int) -> str:
        if isinstance(cause, str):
            return cause
        return self.after.table.faces[cause].name if cause >= 0 else ""

    def _left(self, top: int) -> str:
        s = self.after
        pos = next((p for p, stack in enumerate(s.stacks) if stack and stack[-1] == top), -1)
        if pos < 0:
            return ""
        hp = hp_of(s, pos)
        return f", {max(0, hp - s.damage[pos])} of {hp} HP left"
