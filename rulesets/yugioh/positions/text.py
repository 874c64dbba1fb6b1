"""Positions of duels as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING

from rulesets.api import Action, MatchOptions, Seat
from rulesets.engine.game import waiting
from rulesets.parts.positions import CardPositions, Find, Laid, Sheet
from rulesets.yugioh.match.spots import NOWHERE, SLOTS, ZONE, Spot
from rulesets.yugioh.match.state import Duel, new_state
from rulesets.yugioh.play.turn import Main
from rulesets.yugioh.positions.laying import USED, Layer, piles_of
from rulesets.yugioh.positions.sides import PLAYER_KEYS, ZONES, read_side
from rulesets.yugioh.words import refused
from rulesets.yugioh.words.telling import sees

if TYPE_CHECKING:
    from rulesets.yugioh.game import YugiohGame

_BY_CARD = ("summon", "set", "discard", "activate", "pick", "flip", "position", "special", "next")


class DuelPositions(CardPositions[Duel]):
    """Reads and writes positions in a Main Phase."""

    keys = ("turn", "to move", "phase", "used")
    player_keys = PLAYER_KEYS
    game: YugiohGame

    def lay(self, sheet: Sheet, find: Find, options: MatchOptions, rng: Random) -> Laid[Duel]:
        """Return the position that a sheet describes."""
        rules = self.game.rules
        sheet.players += [[] for _ in range(2 - len(sheet.players))]
        sides = [read_side(lines, find, rules, rng) for lines in sheet.players]
        piles = [piles_of(side) for side in sides]
        table = self.game.table_of([p[0] for p in piles], [p[1] for p in piles], options)
        return Layer(new_state(table, rules), sides).lay(sheet)

    def write(self, s: Duel, seat: Seat | None) -> list[str]:
        """Return the lines of a position."""
        lines = [f"turn: {s.turn}", f"to move: {s.seat + 1}", f"phase: {s.phase}"]
        used = [word for word, name in USED.items() for _ in range(getattr(s, name))]
        lines += [f"used: {', '.join(used)}"] if used else []
        for side in (0, 1):
            lines += ["", f"player {side + 1}", *self._player(s, side, seat)]
        marks = [(x.card, m) for x in s.spots if x for m in x.marks]
        lines += [f"# left out: an effect on {s.table.faces[c].name}" for c, _ in marks]
        left = sum(map(len, s.player_marks)) + len(s.delayed) + len(s.skips)
        return [*lines, f"# left out: {left} effects on players"] if left else lines

    def _player(self, s: Duel, side: Seat, seat: Seat | None) -> list[str]:
        lines = [f"  lp: {s.lp[side]}"]
        hidden: list[int] = []
        for slot in range(side * SLOTS, (side + 1) * SLOTS):
            if (spot := s.spots[slot]) is not None:
                lines.append(f"  {_zone(slot)}: {self._spot(s, spot)}")
        for name, attribute in ZONES.items():
            cards = getattr(s, attribute)[side]
            shut = name == "deck" or (name in ("hand", "extra") and side != seat)
            if seat is not None and shut:
                hidden += cards
                if name == "hand" and cards:
                    lines.append(f"  hand: {len(cards)} unknown")
            elif cards or name == "deck":
                lines.append(f"  {name}: {_listed(s, cards, name == 'deck')}".rstrip())
        if seat is not None:
            hidden.sort(key=lambda c: s.table.faces[c].name)
            lines.append(f"  rest: {_listed(s, hidden)}")
        return lines

    def _spot(self, s: Duel, spot: Spot) -> str:
        faces = s.table.faces
        parts = [_named(s, spot.card), spot.position]
        parts += ["new"] if spot.since == s.turn else []
        parts += ["turned"] if spot.turned == s.turn else []
        parts += [f"{n} {kind} counters" for kind, n in spot.counters]
        if spot.materials:
            parts.append(f"materials {_listed(s, spot.materials)}")
        if spot.holder >= 0:
            parts.append(f"equipped to {faces[spot.holder].name}")
        return "; ".join(parts)

    def is_open(self, s: Duel) -> bool:
        """Tell whether the turn player is free to act in a Main Phase; Tokens are not written."""
        tokens = any(x is not None and s.table.faces[x.card].is_token for x in s.spots)
        own = all(
            x is None or s.table.owner[x.card] == slot // SLOTS for slot, x in enumerate(s.spots)
        )
        return (
            s.waits == s.seat
            and bool(s.stack)
            and isinstance(waiting(s)[0], Main)
            and own
            and not tokens
        )

    def tries(self, s: Duel) -> list[Action]:
        """Return everything that hand and field suggest."""
        tried = [a for _, actions in refused.tries(s, s.seat) for a in actions]
        return list(dict.fromkeys([*self.game.legal_actions(s), *tried]))

    def place(self, s: Duel, card: int) -> object:
        """Return the place of a card."""
        return s.place[card]

    def sees(self, s: Duel, card: int, seat: Seat) -> bool:
        """Tell whether a seat can see which card it is."""
        return sees(s, card, seat)

    def hidden(self, s: Duel, seat: Seat) -> frozenset[int]:
        """Return the cards that a seat cannot see."""
        return frozenset(c for c, p in enumerate(s.place) if p != NOWHERE and not sees(s, c, seat))

    def owner(self, s: Duel, card: int) -> Seat:
        """Return whose card it is."""
        return s.table.owner[card]

    def named(self, s: Duel, action: Action) -> tuple[int, ...]:
        """Return the card that is played, activated or picked."""
        by_card = action[0] in _BY_CARD and len(action) > 1
        return (action[1],) if by_card and type(action[1]) is int else ()

    def kind(self, s: Duel, card: int) -> object:
        """Return the number that copies of a card share."""
        return s.table.faces[card].number

    def swap(self, s: Duel, one: int, other: int) -> None:
        """Put two cards of a player, neither on the field, each in the other's place."""
        owner = s.table.owner[one]
        exchanged = {one: other, other: one}
        for name in ZONES.values():
            zone = getattr(s, name)
            zone[owner] = tuple([exchanged.get(card, card) for card in zone[owner]])
        s.place[one], s.place[other] = s.place[other], s.place[one]
        s.changed()
        s.offers = None


def _zone(slot: int) -> str:
    at = slot % SLOTS
    if at < ZONE:
        return "monster"
    return "spell" if at < 2 * ZONE else "field" if at == 2 * ZONE else "pendulum"


def _named(s: Duel, card: int) -> str:
    face = s.table.faces[card]
    return f"{face.name} ({face.card.id})" if face.card is not None else face.name


def _listed(s: Duel, cards: Sequence[int], in_order: bool = False) -> str:
    """Return cards with their ids; copies are counted, next to each other where order matters."""
    named = [_named(s, c) for c in cards]
    counted: Iterable[tuple[str, int]] = Counter(named).items()
    if in_order:
        counted = [(name, len(list(same))) for name, same in groupby(named)]
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in counted)
