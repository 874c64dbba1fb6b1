"""What a match writes down because some card in it asks: cards played, Pokémon healed or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesets.engine.lasting import Spent

if TYPE_CHECKING:
    from rulesets.ptcg.match.state import Match

PLAYED, HEALED, FELL, ATTACKED = "played", "healed", "fell", "attacked"


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


def attacked(s: Match, pos: int, name: str) -> None:
    """Note an attack that the Pokémon at a spot uses."""
    if "AttackedLastTurn" in s.table.recalls:
        words = f"{s.turn} {s.stacks[pos][-1]} {name}"
        s.game_uses += (Spent(ATTACKED, s.seat, words),)


def not_attacked(s: Match) -> None:
    """Forget the last attack noted, which a coin kept from taking place."""
    noted = [use for use in s.game_uses if use.scope == ATTACKED]
    if noted:
        s.game_uses = tuple(use for use in s.game_uses if use is not noted[-1])


def attack_of(note: Spent) -> tuple[int, int, str]:
    """Return the turn of an attack, the card that used it and the attack's name."""
    turn, card, name = note.name.split(" ", 2)
    return int(turn), int(card), name


def kept(s: Match) -> tuple[Spent, ...]:
    """Return what is still remembered in the turn that begins."""
    return tuple(
        u
        for u in s.game_uses
        if u.scope == "game"
        or (u.scope == FELL and fell(u)[0] == s.turn - 1)
        or (u.scope == ATTACKED and attack_of(u)[0] >= s.turn - 2)
    )
