"""What a match writes down because some card in it asks: cards played, Pokémon healed or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.lasting import Spent

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

PLAYED, HEALED, FELL = "played", "healed", "fell"


def played(s: Match, card: int) -> None:
    """Note a Trainer or a Pokémon played from the hand."""
    if "PlayedNow" in s.table.recalls:
        s.game_uses += (Spent(PLAYED, s.seat, str(card)),)


def healed(s: Match, pos: int) -> None:
    """Note that damage was taken off the Pokémon at a spot."""
    if "HealedNow" in s.table.recalls:
        s.game_uses += (Spent(HEALED, pos // s.slots, str(s.stacks[pos][0])),)


def lost(s: Match, pos: int, by_attack: bool) -> None:
    """Note that the Pokémon at a spot is Knocked Out."""
    if "FellLastTurn" in s.table.recalls:
        words = f"{s.turn} {s.stacks[pos][-1]} {int(by_attack)}"
        s.game_uses += (Spent(FELL, pos // s.slots, words),)


def fell(note: Spent) -> tuple[int, int, bool]:
    """Return the turn of a Knock Out, the card that was on top, and whether an attack did it."""
    turn, card, by_attack = note.name.split()
    return int(turn), int(card), by_attack == "1"


def kept(s: Match) -> tuple[Spent, ...]:
    """Return what is still remembered in the turn that begins."""
    return tuple(
        u
        for u in s.game_uses
        if u.scope == "game" or (u.scope == FELL and fell(u)[0] == s.turn - 1)
    )
