"""Lay a written position of a duel out as a state in a Main Phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardpool.model.yugioh import YugiohCard
from rulesets.deck import Deck
from rulesets.engine.frames import push
from rulesets.parts.holdings import deck_of
from rulesets.parts.positions import Laid, PositionError, Sheet
from rulesets.yugioh.construction.rules import EXTRA_KINDS
from rulesets.yugioh.match.spots import (
    FIELD_SLOT,
    MATERIAL,
    MONSTER_SLOTS,
    PENDULUM_SLOTS,
    PLACES,
    SET,
    SPELL_SLOTS,
    Spot,
)
from rulesets.yugioh.match.state import Duel
from rulesets.yugioh.play.invariants import violations
from rulesets.yugioh.play.turn import GAME, Main
from rulesets.yugioh.positions.sides import ZONES, OnField, Side

USUAL_TURN = 5
MOST_TURNS = 999
PHASES = ("main 1", "main 2")
USED = {"normal summon": "normal_summons", "pendulum summon": "pendulums"}
_SLOTS = {"monster": MONSTER_SLOTS, "spell": SPELL_SLOTS, "pendulum": PENDULUM_SLOTS,
          "field": tuple((slot,) for slot in FIELD_SLOT)}  # fmt: skip


def is_extra(card: YugiohCard) -> bool:
    """Tell whether a card belongs into the Extra Deck."""
    return not card.subkinds.isdisjoint(EXTRA_KINDS)


def piles_of(side: Side) -> tuple[list[YugiohCard], list[YugiohCard]]:
    """Return the cards of a player by deck, in the order in which they are laid."""
    cards = side.cards()
    return [c for c in cards if not is_extra(c)], [c for c in cards if is_extra(c)]


class Layer:
    """Lays two sides onto a new duel; its cards are numbered in the order of `piles_of`."""

    def __init__(self, s: Duel, sides: Sequence[Side]) -> None:
        self.s, self.sides = s, sides
        table = s.table
        self._numbers: list[tuple[Iterator[int], Iterator[int]]] = [
            (iter(table.mains[seat]), iter(table.extras[seat])) for seat in (0, 1)
        ]

    def lay(self, sheet: Sheet) -> Laid[Duel]:
        """Return the position with the cards that nobody knows."""
        s = self.s
        s.turn = sheet.number("turn", USUAL_TURN, 1, MOST_TURNS)
        s.seat = sheet.number("to move", 1, 1, 2) - 1
        s.first = s.seat if s.turn % 2 else 1 - s.seat
        s.phase = sheet.value("phase", PHASES[0])
        if s.phase not in PHASES:
            line = sheet.last("phase")
            raise PositionError(line.number if line else 0, f"phase: expected {' or '.join(PHASES)}"
                                f", found {s.phase!r}")  # fmt: skip
        s.lp = [side.life for side in self.sides]
        spots = [self._numbered(seat) for seat in (0, 1)]
        unknown = tuple(self._lay_zones(seat) for seat in (0, 1))
        for seat in (0, 1):
            for spot, numbers in zip(self.sides[seat].field, spots[seat], strict=True):
                self._enter(seat, spot, numbers)
        self._equip(spots)
        self._begin(sheet)
        decks = []
        for side in self.sides:
            main, extra = piles_of(side)
            decks.append(Deck((*deck_of(main), *deck_of(extra, "extra"))))
        return Laid(s, decks, unknown)

    def _number(self, seat: int, card: YugiohCard) -> int:
        return next(self._numbers[seat][is_extra(card)])

    def _numbered(self, seat: int) -> list[list[int]]:
        return [
            [self._number(seat, card) for card in (spot.card, *spot.materials)]
            for spot in self.sides[seat].field
        ]

    def _lay_zones(self, seat: int) -> tuple[int, ...]:
        held, s = self.sides[seat].held, self.s
        known = {
            name: [
                self._number(seat, card) if isinstance(card, YugiohCard) else -1 for card in zone
            ]
            for name, zone in held.zones.items()
        }
        main, extra = self._numbers[seat]
        unknown = tuple(main)
        s.decks[seat] = ()
        s.extras[seat] = tuple(extra)
        for name, cards in held.dealt(known, unknown).items():
            attribute = getattr(s, ZONES[name])
            attribute[seat] = (*attribute[seat], *cards)
            for card in cards:
                s.place[card] = PLACES[name]
        return unknown

    def _enter(self, seat: int, spot: OnField, numbers: Sequence[int]) -> None:
        s, line = self.s, spot.line
        slot = s.free(_SLOTS[line.key][seat])
        if slot < 0:
            raise PositionError(line.number, f"{line.key}: no zone is free for {spot.card.name}")
        s.spots[slot] = Spot(
            numbers[0],
            spot.position,
            since=s.turn if spot.is_new else max(s.turn - 2, 0),
            summoned="normal" if line.key == "monster" and spot.position != SET else "",
            turned=s.turn if spot.turned else 0,
            counters=tuple(spot.counters),
            materials=tuple(numbers[1:]),
            seen=spot.position != SET,
        )
        s.place[numbers[0]] = slot
        for number in numbers[1:]:
            s.place[number] = MATERIAL

    def _equip(self, spots: Sequence[Sequence[Sequence[int]]]) -> None:
        """Find the monsters that cards are equipped to: the player's own first."""
        for seat in (0, 1):
            for spot, numbers in zip(self.sides[seat].field, spots[seat], strict=True):
                if not spot.holder:
                    continue
                monsters = (*self.s.monsters(seat), *self.s.monsters(1 - seat))
                faces = self.s.table.faces
                fits = [m for m in monsters if faces[m].name == spot.holder]
                if not fits:
                    raise PositionError(spot.line.number, f"no monster {spot.holder!r} to equip")
                self.s.change(numbers[0], holder=fits[0], position=spot.position)

    def _begin(self, sheet: Sheet) -> None:
        s = self.s
        for line in (line for line in sheet.general if line.key == "used"):
            for word in filter(None, (part.strip().lower() for part in line.value.split(","))):
                if word not in USED:
                    raise PositionError(line.number, f"used: expected some of {', '.join(USED)}, "
                                        f"found {word!r}")  # fmt: skip
                setattr(s, USED[word], getattr(s, USED[word]) + 1)
        frame = push(s, GAME)
        mains = [i for i, op in enumerate(GAME) if isinstance(op, Main)]
        frame.pc = mains[PHASES.index(s.phase)] + 1
        s.waits = s.seat
        s.changed()
        wrong = violations(s)
        if wrong:
            end = sheet.general[-1].number if sheet.general else 1
            raise PositionError(end, f"no duel comes to this: {'; '.join(wrong)}")
