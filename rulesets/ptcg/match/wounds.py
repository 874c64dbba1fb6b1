"""What attacks and powers have done to a Pokémon: who harmed it, and the results of an attack.

The results are plain records, kept only in matches where an effect repeats them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.frames import Frame
from rulesets.ptcg.match.records import Hit, Suffered, Wound

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

BETWEEN = 2  # `turn_over` from the end of the turn on: what falls now falls to no attack

# Kinds of results, with what follows them in a record.
DAMAGE = "damage"  # amount
CONDITION = "condition"  # condition, counters of Poison
COUNTERS = "counters"  # number put, below 0 removed
MARK = "mark"  # modifiers or triggers, duration
BAR = "bar"  # duration
LOST = "lost"  # kind of card, zone
TAKEN = "taken"  # kind of card, whether the other side has it now
DEVOLVED = "devolved"  # zone, whether all stages


def harm(s: Match, f: Frame, pos: int) -> None:
    """Note the Pokémon whose attack or power harms the one at a spot."""
    root = f.card("self")
    by = s.spot(root)
    # A Tool, Energy or Stadium acts for itself, not for the Pokémon it is attached to.
    attack = int("attack" in f.values)
    if by >= 0 and (attack or f.card("card") in s.stacks[by]):
        s.wounds[pos] = Wound(s.turn, root, attack)


def hurt(s: Match, pos: int, damage: int) -> None:
    """Note the damage of an attack; several blows of one turn add up."""
    turn, before = s.hits[pos]
    s.hits[pos] = Hit(s.turn, damage + (before if turn == s.turn else 0))


def record(s: Match, f: Frame, pos: int, *result: object) -> None:
    """Note a result of an attack on the Active Pokémon it is made on."""
    if not s.table.mirrored or "attack" not in f.values or not s.is_active(pos):
        return
    by = s.spot(f.card("self"))
    if by >= 0 and by // s.slots != pos // s.slots:
        turn, results = s.suffered[pos]
        s.suffered[pos] = Suffered(s.turn, (*(results if turn == s.turn else ()), result))


def by_attack(s: Match, pos: int, own: bool = False) -> bool:
    """Tell whether the Pokémon at a spot falls to damage of an attack this turn.

    Of the opponent's attack, or with `own` of any, also one of its own side.
    """
    if s.turn_over == BETWEEN or (pos // s.slots == s.seat and not own):
        return False
    return s.hits[pos].turn == s.turn
