"""One player's half of a position of a duel as written: the field, Life Points and zones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from cardpool.model import Card
from cardpool.model.yugioh import YugiohCard
from rulesets.parts.holdings import REST_KEYS, USUAL_DECK, Holdings, read_holdings, sure
from rulesets.parts.positions import Find, Line, PositionError, cards_in, whole
from rulesets.yugioh.books import Rulebook
from rulesets.yugioh.match.spots import ATTACK, DEFENSE, SET, UP

ZONES = {"hand": "hands", "grave": "graves", "banished": "banished", "extra": "extras",
         "deck": "decks"}  # fmt: skip
ON_FIELD = ("monster", "spell", "field", "pendulum")
PLAYER_KEYS = ("lp", *ON_FIELD, *ZONES, *REST_KEYS)
BLANK = "Mystical Elf"  # what unknown cards are where nothing is said of them
_COUNTERS = re.compile(r"(\d+) (.+) counters?", re.IGNORECASE)
_MOST_LIFE = 99_999


@dataclass(slots=True)
class OnField:
    """A card on the field."""

    line: Line
    card: YugiohCard
    position: str
    is_new: bool = False
    turned: bool = False
    holder: str = ""  # the monster it is equipped to
    materials: list[YugiohCard] = field(default_factory=list)
    counters: list[tuple[str, int]] = field(default_factory=list)


@dataclass(slots=True)
class Side:
    """Everything of one player."""

    life: int
    field: list[OnField]
    held: Holdings

    def laid(self) -> list[YugiohCard]:
        """Return the cards on the field in the order in which they are laid."""
        return [card for spot in self.field for card in (spot.card, *spot.materials)]

    def cards(self) -> list[YugiohCard]:
        """Return every card of the player: on the field, in zones, unknown ones last."""
        return [*self.laid(), *of_game((*self.held.known(), *self.held.rest))]


def of_game(cards: Sequence[Card]) -> list[YugiohCard]:
    """Return cards as those of this game, in which alone they are looked for."""
    return [card for card in cards if isinstance(card, YugiohCard)]


def read_side(lines: Sequence[Line], find: Find, rules: Rulebook, rng: Random) -> Side:
    """Return what the lines of a player say."""
    life = rules.life
    spots = []
    for line in lines:
        if line.key == "lp":
            life = whole(line, line.value, 1, _MOST_LIFE)
        elif line.key in ON_FIELD:
            spots.append(_spot(line, find))
    side = Side(life, spots, Holdings())
    zones = tuple(ZONES)
    side.held = read_holdings(lines, zones, find, BLANK, side.laid(), {"deck": USUAL_DECK}, rng)
    return side


def _spot(line: Line, find: Find) -> OnField:
    name, *more = [part.strip() for part in line.value.split(";")]
    if not name:
        raise PositionError(line.number, f"{line.key}: expected the name of a card",
                            "Leave the line out where there is none.")  # fmt: skip
    (card,) = of_game([find(name, line.number)])
    if (card.kind == "Monster") != (line.key in ("monster", "pendulum")):
        kind = "a monster" if card.kind == "Monster" else "no monster"
        raise PositionError(line.number, f"{line.key}: {card.name} is {kind}")
    usual = {"monster": ATTACK, "spell": SET}.get(line.key, UP)
    spot = OnField(line, card, usual)
    for part in filter(None, more):
        _on_it(spot, part, find)
    return spot


def _on_it(spot: OnField, part: str, find: Find) -> None:
    line = spot.line
    fits = (ATTACK, DEFENSE, SET) if line.key == "monster" else (UP, SET)
    if part in fits:
        spot.position = part
    elif part == "new":
        spot.is_new = True
    elif part == "turned":
        spot.turned = True
    elif part.startswith("equipped to "):
        spot.holder = part[len("equipped to ") :]
    elif part.startswith("materials "):
        value = part[len("materials ") :]
        spot.materials += of_game(sure(line, cards_in(line._replace(value=value), find)))
    elif found := _COUNTERS.fullmatch(part):
        spot.counters.append((found[2], int(found[1])))
    else:
        expected = (
            *fits,
            "new",
            "turned",
            "materials NAMES",
            "equipped to NAME",
            "2 X counters",
        )
        raise PositionError(line.number, f"{line.key}: expected one of {', '.join(expected)}; "
                            f"found {part!r}")  # fmt: skip
