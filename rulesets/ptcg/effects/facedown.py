"""What has to be known of face-down Pokémon before a card can be used (RO-63)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from rulesets.api import Seat
from rulesets.engine.frames import Frame, Program
from rulesets.engine.terms import Term
from rulesets.ptcg.effects import spots
from rulesets.ptcg.effects.terms.selectors import InPlay
from rulesets.ptcg.match.terms import Op, Selector

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

# Properties that are printed on a card.
_PRINTED = frozenset(
    (
        *("OfType", "Named", "NameHas", "HpWithin", "HasAttack", "HasPower", "RetreatWithin"),
        *("Resists", "Weak", "EvolvesFrom", "EvolvesFromNamed", "EvolvesInto", "GrowsFrom"),
        *("SameName", "SameType"),
    )
)
# Terms that read a figure off some Pokémon, and the field that says whose.
_READ = {"Hp": "pokemon", "TypesAmong": "pokemon", "RetreatCost": "on", "CopyAttack": "source"}
# What everybody knows of a face-down card: it counts as a Basic Pokémon.
_KNOWN_KINDS = frozenset(("Pokémon", "Basic", "Stage 1", "Stage 2", "Evolution", "Restored"))


def knowing(s: Match, program: Program) -> Program:
    """Return a program that turns up the face-down Pokémon of which it has to know something."""
    if not any(s.under):
        return program
    steps: Program = ()
    for op in program:
        steps += (KnowFirst(), op) if any(True for _ in _asked(op)) else (op,)
    return steps


@dataclass(frozen=True, slots=True)
class KnowFirst(Op):
    """Turn up the face-down Pokémon of which the next step has to know what they are."""

    moves = True

    def run(self, s: Match, f: Frame) -> Seat | None:
        """Look whom the next step asks about."""
        for whom in _asked(f.program[f.pc]):
            for pos in s.spots_of(whom.find(s, f)):
                if s.under[pos]:
                    spots.turn_up(s, pos)
        return None


def _asked(value: object) -> Iterator[Selector]:
    """Yield whom a term asks for what is printed on their cards."""
    if isinstance(value, tuple):
        for item in value:
            yield from _asked(item)
    if not isinstance(value, Term):
        return
    kind = type(value).__name__
    if kind in _READ:
        yield getattr(value, _READ[kind])
    elif kind in ("InPlay", "That", "Is") and _reads(getattr(value, "filter", None)):
        if kind == "InPlay":
            yield InPlay(getattr(value, "side", ""), getattr(value, "place", ""))
        else:
            yield getattr(value, "what" if kind == "Is" else "source")
    for field in fields(value):  # type: ignore[arg-type]
        yield from _asked(getattr(value, field.name))


def _reads(wanted: object) -> bool:
    """Tell whether a property is printed on the card, not one of its state in play."""
    if isinstance(wanted, tuple):
        return any(map(_reads, wanted))
    if not isinstance(wanted, Term) or type(wanted).__name__ == "HasAttached":
        return False
    if type(wanted).__name__ == "Kind":
        return not _KNOWN_KINDS.issuperset(getattr(wanted, "words", ()))
    inner = (getattr(wanted, field.name) for field in fields(wanted))  # type: ignore[arg-type]
    return type(wanted).__name__ in _PRINTED or any(map(_reads, inner))
