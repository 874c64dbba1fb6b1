"""Lay a written position of the board game out as a table at the start of a turn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from random import Random

from rulesets.engine import push
from rulesets.master_trainer.match.components import (
    CATCH_BY_PILE,
    CATCH_SPACES,
    CERULEAN,
    CHIP_NAME,
    GATE,
    IS_STARTER,
    ITEM_COUNTS,
    ITEM_NAMES,
    SPACE_PILE,
    SPACES,
    STARTERS,
    TOWN_AT,
)
from rulesets.master_trainer.match.state import TrainerState
from rulesets.master_trainer.options import Rules
from rulesets.master_trainer.play.invariants import violations
from rulesets.master_trainer.play.setup import MATCH, set_out, spread
from rulesets.master_trainer.play.turn import TURN
from rulesets.parts.positions import Line, PositionError, Sheet

PLAYER_KEYS = ("place", "team", "down", "items", "past")
_COUNTED = re.compile(r"(\d{1,2})\s*[x×]?\s+(\S.*)")
_CHIPS = {name.casefold(): n for n, name in enumerate(CHIP_NAME) if name}
_ITEMS = {name.casefold(): n for n, name in enumerate(ITEM_NAMES)}
_PLACES = {name.casefold(): space for name, space in TOWN_AT.items()}


def named(line: Line, known: dict[str, int]) -> list[int]:
    """Return the pieces that a line names, copies counted."""
    found = []
    for part in filter(None, (part.strip() for part in line.value.split(","))):
        counted = _COUNTED.fullmatch(part)
        copies, name = (int(counted[1]), counted[2]) if counted else (1, part)
        found += [_piece(line, name, known)] * copies
    return found


def _piece(line: Line, name: str, known: dict[str, int]) -> int:
    if name.casefold() in known:
        return known[name.casefold()]
    near = get_close_matches(name.casefold(), known, 1, 0.6)
    hint = f"Did you mean {near[0]!r}?" if near else ""
    raise PositionError(line.number, f"{line.key}: there is no {name!r} in the box", hint)


def _space(line: Line, text: str) -> int:
    """Return a space by its number, its town or its place on the Plateau."""
    plateau = re.fullmatch(r"[Pp](\d{1,2})", text)
    if plateau and GATE + int(plateau[1]) < SPACES:
        return GATE + int(plateau[1])
    if text.isascii() and text.isdigit() and int(text) < GATE:
        return int(text)
    return _piece(line, text, _PLACES)


def lay_out(sheet: Sheet, rules: Rules, seats: int, rng: Random) -> TrainerState:
    """Return the table; face-down chips and decks are dealt by luck."""
    s = set_out(rules, seats)
    s.stack.clear()
    s.offers = None
    for seat, lines in enumerate(sheet.players):
        _lay_trainer(s, seat, lines)
    _deal(s, sheet, rng)
    s.turns = sheet.number("turn", 2 * seats + 1, 1, 9_999)
    s.turn = sheet.number("to move", 1, 1, seats) - 1
    s.first = (s.turn - (s.turns - 1)) % seats
    push(s, MATCH).pc = len(MATCH) - 1  # the next turn comes after this one
    push(s, TURN, s.turn).pc = 1
    s.waits = s.turn
    wrong = violations(s)
    if wrong:
        end = sheet.general[-1].number if sheet.general else 1
        raise PositionError(end, f"no match comes to this: {'; '.join(wrong)}")
    return s


def _lay_trainer(s: TrainerState, seat: int, lines: Sequence[Line]) -> None:
    for line in lines:
        if line.key == "place":
            s.place[seat] = _space(line, line.value)
            s.past |= (s.place[seat] >= CERULEAN) << seat
        elif line.key == "past":
            s.past |= 1 << seat
        elif line.key == "items":
            s.hand[seat] = tuple(sorted(named(line, _ITEMS)))
        else:
            (s.team if line.key == "team" else s.down)[seat] = tuple(named(line, _CHIPS))
    at = lines[0].number if lines else 0
    if sum(IS_STARTER[chip] is True for chip in s.team[seat]) != 1:
        starters = ", ".join(CHIP_NAME[chip] for chip in STARTERS)
        raise PositionError(at, f"player {seat + 1} needs one starter in the team",
                            f"There are: {starters}.")  # fmt: skip


def _deal(s: TrainerState, sheet: Sheet, rng: Random) -> None:
    """Lay chips on the road, known ones face up, and shuffle what nobody knows."""
    owned = {chip for team in s.team for chip in team}
    s.starters = tuple(c for c in s.starters if c not in owned)
    s.dungeon = _mixed([c for c in s.dungeon if c not in owned], rng)
    s.rivals, s.events = _mixed(s.rivals, rng), _mixed(s.events, rng)
    left = list(spread(ITEM_COUNTS))
    for seat, lines in enumerate(sheet.players):
        for item in s.hand[seat]:
            if item not in left:
                at = next(line.number for line in lines if line.key == "items")
                raise PositionError(at, f"items: the box has no more {ITEM_NAMES[item]}")
            left.remove(item)
    s.items = _mixed(left, rng)
    empty = _road(s, sheet, owned)
    for pile, spaces in enumerate(CATCH_BY_PILE):
        chips = list(_mixed([c for c in s.tray[pile] if c not in owned], rng))
        for space in spaces:
            if space not in empty and not s.chips[space] and chips:
                s.chips[space] = chips.pop()
        s.tray[pile] = tuple(chips)


def _road(s: TrainerState, sheet: Sheet, owned: set[int]) -> set[int]:
    """Lay the chips that lie face up; return the spaces that are empty."""
    empty: set[int] = set()
    for line in sheet.general:
        if line.key == "empty":
            empty.update(_space(line, part.strip()) for part in line.value.split(",") if part)
        elif line.key == "chip":
            where, _, name = line.value.partition(" ")
            space, chip = _space(line, where), _piece(line, name.strip(), _CHIPS)
            if space not in CATCH_SPACES or chip in owned:
                raise PositionError(line.number, f"chip: {line.value!r} cannot lie there")
            if chip not in s.tray[SPACE_PILE[space]]:
                raise PositionError(line.number, f"chip: {name.strip()} has another colour")
            owned.add(chip)
            s.chips[space] = chip
            s.face_up |= 1 << space
    return empty


def _mixed(pieces: Sequence[int], rng: Random) -> tuple[int, ...]:
    mixed = list(pieces)
    rng.shuffle(mixed)
    return tuple(mixed)
