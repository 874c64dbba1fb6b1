"""One player's half of a Pokémon position as written: Pokémon in play and zones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from cardpool.model import Card
from cardpool.model.pokemon import PokemonCard
from rulesets.parts.holdings import REST_KEYS, USUAL_DECK, Holdings, read_holdings, sure
from rulesets.parts.positions import UNKNOWN, Find, Line, PositionError, cards_in, whole
from rulesets.ptcg.eras import POISONED, EraRules

ZONES = {"hand": "hands", "prizes": "prizes", "discard": "discards", "lost": "lost",
         "beside": "beside", "deck": "decks"}  # fmt: skip
DOWN = "face down"  # written before a card that lies so, and the zone of these cards
UP = "face up"  # written behind a Prize that lies so
PLAYER_KEYS = ("active", "bench", "stadium", *ZONES, *REST_KEYS)
BLANK = "Grass Energy"  # what unknown cards are where nothing is said of them
_DAMAGE = re.compile(r"(\d+) damage")
_MOST_DAMAGE = 990
_PARTED = "Behind a Pokémon, ';' parts attached cards, '30 damage', conditions and 'new'."


@dataclass(slots=True)
class Mon:
    """A Pokémon in play."""

    line: Line
    stack: list[PokemonCard]  # the lowest first
    attached: list[PokemonCard] = field(default_factory=list)
    damage: int = 0
    conditions: list[tuple[str, int]] = field(default_factory=list)  # and Poison's counters
    is_new: bool = False
    used: list[str] = field(default_factory=list)  # powers used this turn
    is_down: bool = False  # its card lies face down and is none of the stack


@dataclass(slots=True)
class Side:
    """Everything of one player."""

    active: list[Mon]
    bench: list[Mon]
    stadium: list[PokemonCard]
    held: Holdings
    open_prizes: list[int] = field(default_factory=list)  # their places, from 0

    def laid(self) -> list[PokemonCard]:
        """Return the cards in play in the order in which they are laid."""
        mons = [card for mon in (*self.active, *self.bench) for card in (*mon.stack, *mon.attached)]
        return [*mons, *self.stadium]

    def cards(self) -> list[PokemonCard]:
        """Return every card of the player: in play, in zones, unknown ones last."""
        held = (*self.held.known(), *self.held.rest)
        return [*self.laid(), *(card for card in held if isinstance(card, PokemonCard))]


def read_side(lines: Sequence[Line], find: Find, rules: EraRules, rng: Random) -> Side:
    """Return what the lines of a player say."""
    side = Side([], [], [], Holdings())
    held: list[Line] = []
    for line in lines:
        held += [_face_down(line)] if _lies_down(line) else []
        if line.key == "prizes":
            line = _without_marks(line, find, side, held)
        held.append(line)
        if line.key in ("active", "bench"):
            (side.active if line.key == "active" else side.bench).append(_mon(line, find, rules))
        elif line.key == "stadium":
            side.stadium += _pokemon(sure(line, cards_in(line, find)))
    usual = {"prizes": rules.prizes, "deck": USUAL_DECK}
    zones = (*ZONES, DOWN)
    side.held = read_holdings(held, zones, find, BLANK, side.laid(), usual, rng)
    return side


def _lies_down(line: Line) -> bool:
    """Tell whether a line is one of a card that lies face down in play."""
    first = line.value.partition(";")[0].strip()
    return line.key in ("active", "bench") and f"{first} ".startswith(f"{DOWN} ")


def _face_down(line: Line) -> Line:
    """Return the card of such a line as one of a zone: named, or one that nobody knows."""
    card = line.value.partition(";")[0].strip().removeprefix(DOWN).strip()
    return Line(line.number, DOWN, card or f"1 {UNKNOWN}")


def _without_marks(line: Line, find: Find, side: Side, held: Sequence[Line]) -> Line:
    """Note which Prizes lie face up, and return their line without these words."""
    earlier = [named for x in held if x.key == "prizes" for named in cards_in(x, find)]
    before = sum(named.copies for named in earlier)
    parts = [part.strip() for part in line.value.split(",")]
    bare = [part.removesuffix(UP).strip() for part in parts]
    for i, part in enumerate(parts):
        if part.endswith(f" {UP}"):
            named = cards_in(line._replace(value=", ".join(bare[: i + 1])), find)
            sure(line, named[-1:])
            end = before + sum(n.copies for n in named)
            side.open_prizes += range(end - named[-1].copies, end)
    return line._replace(value=", ".join(bare))


def _pokemon(cards: Sequence[Card]) -> list[PokemonCard]:
    """Return cards as those of this game, in which alone they are looked for."""
    return [card for card in cards if isinstance(card, PokemonCard)]


def _mon(line: Line, find: Find, rules: EraRules) -> Mon:
    """Return a Pokémon: its cards from the top down, then what is on it."""
    first, *more = [part.strip() for part in line.value.split(";")]
    if not first:
        raise PositionError(line.number, f"{line.key}: expected the name of a Pokémon",
                            "Leave the line out where there is none.")  # fmt: skip
    stack: list[PokemonCard] = []
    for name in () if _lies_down(line) else reversed(first.split(" on ")):
        (card,) = _pokemon([find(name.strip(), line.number)])
        if card.kind != "Pokémon" and not card.hp:
            raise PositionError(line.number, f"{line.key}: {card.name} is no Pokémon")
        stack.append(card)
    mon = Mon(line, stack, is_down=_lies_down(line))
    for part in filter(None, more):
        _on_it(mon, part, find, rules)
    return mon


def _on_it(mon: Mon, part: str, find: Find, rules: EraRules) -> None:
    line, word = mon.line, part.split(" ")[0].capitalize()
    if found := _DAMAGE.fullmatch(part):
        mon.damage = whole(line, found[1], 0, _MOST_DAMAGE)
        if mon.damage % 10:
            raise PositionError(line.number, f"{line.key}: damage goes by tens, found {part!r}")
    elif part == "new":
        mon.is_new = True
    elif part.startswith("used "):
        mon.used.append(part[5:].strip())
    elif word in rules.conditions:
        counters = part[len(word) :].strip()
        worth = whole(line, counters, 10, 100) // 10 if counters else 1
        if counters and word != POISONED:
            raise PositionError(line.number, f"{line.key}: expected {word!r}, found {part!r}")
        mon.conditions.append((word, worth))
    else:
        try:
            mon.attached += _pokemon(sure(line, cards_in(line._replace(value=part), find)))
        except PositionError as error:
            error.hint = error.hint or _PARTED
            raise
