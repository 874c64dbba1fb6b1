"""Lay a written Pokémon position out as a state in the middle of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from cardpool.model.pokemon import PokemonCard
from rulesets.deck import Deck
from rulesets.engine.frames import push
from rulesets.parts.holdings import deck_of
from rulesets.parts.positions import Laid, Line, PositionError, Sheet
from rulesets.ptcg.effects import special_conditions
from rulesets.ptcg.eras import PARALYZED, EraRules
from rulesets.ptcg.match import facedown, zones
from rulesets.ptcg.match.invariants import violations
from rulesets.ptcg.match.state import Match, new_state
from rulesets.ptcg.match.table import CardTable
from rulesets.ptcg.play.turn import GAME, Main
from rulesets.ptcg.positions.sides import DOWN, ZONES, Mon, Side

USUAL_TURN = 5
MOST_TURNS = 999
USED = {"energy": "attached", "supporter": "supporters", "stadium": "stadiums",
        "retreat": "retreats"}  # fmt: skip


class Layer:
    """Lays two sides out; cards get their numbers in the order in which they are named."""

    def __init__(self, sides: Sequence[Side], rules: EraRules) -> None:
        self.sides = sides
        self.rules = rules
        self.cards: list[list[PokemonCard]] = [side.cards() for side in sides]

    def lay(self, table: CardTable, sheet: Sheet) -> Laid[Match]:
        """Return the state and the cards that nobody knows."""
        s = new_state(table, self.rules)
        s.turn = sheet.number("turn", USUAL_TURN, 1, MOST_TURNS)
        s.seat = sheet.number("to move", 1, 1, 2) - 1
        s.first = s.seat if s.turn % 2 else 1 - s.seat
        s.revealed = 1
        unknown = tuple(self._lay_side(s, seat) for seat in (0, 1))
        s.prizes_laid = [max(self.rules.prizes, *map(len, s.prizes))] * 2
        _use(s, sheet)
        frame = push(s, GAME)
        frame.pc = next(i for i, op in enumerate(GAME) if isinstance(op, Main)) + 1
        s.waits = s.seat
        for seat, side in enumerate(self.sides):
            for slot, mon in self._slots(side):
                _mark(s, seat * s.slots + slot, mon)
        _check(s, sheet)
        return Laid(s, [Deck(deck_of(own)) for own in self.cards], unknown)

    def _slots(self, side: Side) -> list[tuple[int, Mon]]:
        return [*enumerate(side.active), *enumerate(side.bench, self.rules.actives)]

    def _lay_side(self, s: Match, seat: int) -> tuple[int, ...]:
        """Give a player's cards their places; return those whose place is a matter of luck."""
        side, numbers = self.sides[seat], iter(s.table.decks[seat])
        s.decks[seat] = ()
        for name, mons, most in (("active", side.active, self.rules.actives),
                                 ("bench", side.bench, s.slots - self.rules.actives)):  # fmt: skip
            if len(mons) > most:
                raise PositionError(mons[most].line.number, f"{name}: at most {most} Pokémon")
        for _, mon in (*enumerate(side.active), *enumerate(side.bench)):
            pos = self._spot(s, seat, mon)
            s.stacks[pos] = tuple(next(numbers) for _ in mon.stack)
            attached = tuple(next(numbers) for _ in mon.attached)
            faces = s.table.faces
            s.energies[pos] = tuple(c for c in attached if faces[c].gives_energy)
            s.tools[pos] = tuple(c for c in attached if not faces[c].gives_energy)
        s.stadium += tuple(next(numbers) for _ in side.stadium)
        known = {
            name: [-1 if card is None else next(numbers) for card in zone]
            for name, zone in side.held.zones.items()
        }
        unknown = tuple(numbers)
        dealt = side.held.dealt(known, unknown)
        self._lay_down(s, seat, dealt.pop(DOWN, []))
        for name, cards in dealt.items():
            getattr(s, ZONES[name])[seat] = tuple(cards)
        zones.turn_up(s, tuple(s.prizes[seat][i] for i in side.open_prizes))
        return unknown

    def _lay_down(self, s: Match, seat: int, cards: Sequence[int]) -> None:
        """Lay cards face down where their lines say."""
        side = self.sides[seat]
        downs = [mon for mon in (*side.active, *side.bench) if mon.is_down]
        for mon, card in zip(sorted(downs, key=lambda m: m.line.number), cards, strict=True):
            if not s.table.blanks[seat]:
                what = "no card of this position lays others face down"
                raise PositionError(mon.line.number, what, "Name one where it lies.")
            facedown.lay(s, card, self._spot(s, seat, mon))

    def _spot(self, s: Match, seat: int, mon: Mon) -> int:
        slots = self._slots(self.sides[seat])
        return seat * s.slots + next(slot for slot, other in slots if other is mon)


def _use(s: Match, sheet: Sheet) -> None:
    """Note what was used this turn."""
    for line in (line for line in sheet.general if line.key == "used"):
        for word in filter(None, (part.strip().lower() for part in line.value.split(","))):
            if word not in USED:
                raise PositionError(line.number, f"used: expected some of {', '.join(USED)}, "
                                    f"found {word!r}")  # fmt: skip
            setattr(s, USED[word], getattr(s, USED[word]) + 1)


def _mark(s: Match, pos: int, mon: Mon) -> None:
    """Put damage and conditions on a Pokémon, and note what it did this turn."""
    s.damage[pos] = mon.damage
    s.since[pos] = s.turn if mon.is_new else 0
    for condition, counters in mon.conditions:
        if not special_conditions.inflict(s, pos, condition, counters):
            raise PositionError(mon.line.number, f"{s.name(pos)} cannot be {condition} here")
        if condition == PARALYZED:
            s.paralyzed_at[pos] = s.turn - 1
    for name in mon.used:
        powers = s.face_at(pos).powers
        found = next((i for i, p in enumerate(powers) if p.name.lower() == name.lower()), None)
        if found is None:
            has = ", ".join(p.name for p in powers) or "none"
            raise PositionError(mon.line.number, f"{s.name(pos)} has no power {name!r}",
                                f"It has: {has}.")  # fmt: skip
        for use in range(len(powers[found].uses)):
            s.used[pos] |= 1 << (4 * found + use)
    s.log = ()


def _check(s: Match, sheet: Sheet) -> None:
    """Refuse what no match can come to."""
    end = sheet.general[-1].number if sheet.general else 1
    for seat in (0, 1):
        lines: list[Line] = sheet.players[seat] if seat < len(sheet.players) else []
        at = lines[0].number if lines else end
        if not s.active_spots(seat):
            raise PositionError(at, f"player {seat + 1} has no Active Pokémon",
                                "Write 'active: NAME' among the lines of the player.")  # fmt: skip
    wrong = violations(s)
    if wrong:
        raise PositionError(end, f"no match comes to this: {'; '.join(wrong)}")
