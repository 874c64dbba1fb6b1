"""The attacks a Pokémon has, may use and has used up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.asking import Pick
from rulesets.engine.frames import Frame, Program
from rulesets.engine.lasting import Spent
from rulesets.engine.luck import Coins
from rulesets.engine.select import SELF, Held
from rulesets.ptcg.effects import modifiers
from rulesets.ptcg.effects.energy import covers
from rulesets.ptcg.effects.registers import about
from rulesets.ptcg.match.continuous import TOOLS_OFF, is_off
from rulesets.ptcg.match.faces import AttackFace
from rulesets.ptcg.match.script import AttackScript

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match


def attacks_had(s: Match, pos: int) -> tuple[AttackFace, ...]:
    """Return the attacks a Pokémon has: its own, then those an effect copies from others, once."""
    own = s.face_at(pos).attacks
    for x in modifiers.applying(s, "attacks of", pos):
        for root in x.modifier.of.find(s, x.frame) if x.modifier.of else ():
            own += tuple(a for a in printed_attacks(s, root) if a not in own)
    return own


def printed_attacks(s: Match, card: int) -> tuple[AttackFace, ...]:
    """Return the attacks printed on a Pokémon in play or on a card elsewhere.

    Attacks that a power, a Tool or a machine lets a Pokémon use are not its own (RO-35).
    """
    pos = s.spot(card)
    return s.face_at(pos).attacks if pos >= 0 else s.table.faces[card].attacks


def attacks_of(s: Match, pos: int) -> tuple[AttackFace, ...]:
    """Return the attacks a Pokémon may use: those it has, then those of machines and below it."""
    faces = s.table.faces
    stack = s.stacks[pos]
    attacks = attacks_had(s, pos) if "attacks of" in s.table.points else s.face_at(pos).attacks
    if s.tools[pos] and not is_off(s, TOOLS_OFF, pos):
        for card in s.tools[pos]:
            if faces[card].is_trainer:
                attacks += faces[card].attacks
    if "lends attacks" in s.table.points:
        for x in modifiers.applying(s, "lends attacks", pos):
            attacks += faces[x.frame.card("card")].attacks
    if len(stack) > 1 and modifiers.has(s, "attacks of earlier stages", pos) is not None:
        for card in stack[:-1]:
            attacks += tuple(a for a in faces[card].attacks if a not in attacks)
    return attacks


AGAIN = "attacks again"  # what is noted of a first attack after which another may come


def attacks_again(s: Match) -> int | None:
    """Return the spot of the Pokémon that may attack after the first attack now (PL-208)."""
    for note in s.game_uses:
        if note.scope == AGAIN:
            pos = s.spot(int(note.name.partition("|")[0]))
            return pos if pos >= 0 and s.is_active(pos) else None
    return None


def attack_that_follows(s: Match) -> str:
    """Return the name of the only attack that may follow the first one, "" for any."""
    return next((x.name.partition("|")[2] for x in s.game_uses if x.scope == AGAIN), "")


def spend(s: Match, attack: AttackFace) -> None:
    """Note the use of an attack of a kind that a player has once a game."""
    if attack.script.once:
        s.game_uses += (Spent("game", s.seat, attack.script.once),)


def lacks_energy(s: Match, pos: int, script: AttackScript) -> bool:
    """Tell whether Energy is missing that an attack discards from its own Pokémon.

    Where the era asks for all of it, the attack then does nothing (PL-142).
    """
    if not s.rules.discards_in_full:
        return False
    f = Frame((), s.seat, about(s, pos))
    ops = (*script.choices, *script.requires, *script.damage, *script.effect)
    # Ops are known by name: they are made of what this module serves.
    sent = [getattr(op, "cards", None) for op in ops if type(op).__name__ == "Send"]
    cost = ""
    for op in ops:
        if type(op).__name__ == "Pay" and getattr(op, "source", None) == SELF:
            cost += getattr(op, "cost", "")
        elif isinstance(op, Pick) and Held(op.into) in sent and op.at_least == -1:
            if getattr(op.source, "to", None) != SELF or not isinstance(op.count, int):
                continue
            # To discard all, one must be there.
            if len(op.source.find(s, f)) < (1 if op.count >= _ALL else op.count):
                return True
    return bool(cost) and not covers(modifiers.units_on(s, pos), cost)


_ALL = 99  # how many cards a text that names no number means


def tosses(requires: Program) -> Program:
    """Return the coins that may let an attack fail, without the price paid before them."""
    first = next((i for i, op in enumerate(requires) if isinstance(op, Coins)), len(requires))
    return requires[first:]
