"""The box as static tables: chips, cards and spaces by small ints, read once."""

from __future__ import annotations

from cardpool import board

PINK, GREEN, BLUE, RED = range(4)
COLOURS = ("pink", "green", "blue", "red")
STARTER, YELLOW = "starter", "yellow"

# --- chips: the number is the Pokémon's own, 1 to 150; index 0 is nobody. Points, strength and
# catching numbers stand on each chip: MT-020, MT-150, MT-151.
_CHIPS = [board.pieces()[f"chip-{n}"] for n in range(1, 151)]
CHIP_NAME = ("", *(c.name for c in _CHIPS))
CHIP_COLOUR = ("", *(c.colour for c in _CHIPS))
POWER = (0, *(c.power for c in _CHIPS))
STRENGTH = (0, *(c.attack for c in _CHIPS))
CATCHES = (frozenset[int](), *(frozenset(c.catch) for c in _CHIPS))
STARTERS = tuple(c.number for c in _CHIPS if c.colour == STARTER)
YELLOWS = tuple(c.number for c in _CHIPS if c.colour == YELLOW)
PILES = tuple(tuple(c.number for c in _CHIPS if c.colour == colour) for colour in COLOURS)
IS_STARTER = ("", *(c.colour == STARTER for c in _CHIPS))

# Stages and bonus of the 56 groups by the chip that is their last stage: MT-110, MT-161.
EVOLUTIONS: dict[int, tuple[tuple[tuple[int, ...], int], ...]] = {}
for _group in board.evolutions():
    EVOLUTIONS[_group.bonus_on] = (
        *EVOLUTIONS.get(_group.bonus_on, ()),
        (_group.stages, _group.bonus),
    )

# --- Item cards, by kind: cards of one kind are the same.
_ITEMS = board.lines("items")
ITEM_IDS = tuple(row["id"] for row in _ITEMS)
ITEM_NAMES = tuple(board.pieces()[i].name for i in ITEM_IDS)
ITEM_COUNTS: tuple[int, ...] = tuple(row["amount"] for row in _ITEMS)
BONUS = tuple(range(1, 6))  # kinds 0 to 4 are Attack Bonus +1 to +5
BONUS_KINDS = frozenset(range(5))
(GREAT_BALL, ULTRA_BALL, MASTER_BALL, TIME_MACHINE, FLY, POTION, POKE_DOLL) = (
    ITEM_IDS.index(f"item-{name}")
    for name in (
        "great-ball",
        "ultra-ball",
        "master-ball",
        "time-machine",
        "fly",
        "potion",
        "poke-doll",
    )
)
BALLS = (GREAT_BALL, ULTRA_BALL, MASTER_BALL)
HAND_LIMIT = 7  # MT-101

# --- Event cards, by kind.
_EVENTS = board.lines("events")
EVENT_IDS = tuple(row["id"] for row in _EVENTS)
EVENT_NAMES = tuple(board.pieces()[i].name for i in EVENT_IDS)
EVENT_COUNTS: tuple[int, ...] = tuple(row["amount"] for row in _EVENTS)
(DUNGEON, CHANCE_CARD, CENTRE, TRADE, BATTLE, DRAW_1, DRAW_2, DRAW_3) = (
    EVENT_IDS.index(f"event-{name}")
    for name in (
        "unknown-dungeon",
        "chance",
        "pokemon-center",
        "trade",
        "battle",
        "draw-1",
        "draw-2",
        "draw-3",
    )
)

# --- Rivals.
_RIVALS = board.lines("rivals")
RIVAL_NAMES = tuple(row["name"]["en"] for row in _RIVALS)
RIVAL_POKEMON = tuple(row["pokemon"]["en"] for row in _RIVALS)
RIVAL_STRENGTH: tuple[int, ...] = tuple(row["attack"] for row in _RIVALS)
RIVAL_TABLE = "".join(map(str, _RIVALS[0]["bonus"]))

# --- Spaces: 0 to 75 the road, 76 to 89 the Plateau.
ROAD = board.road()
PLATEAU = board.plateau()
TOWNS = tuple(s.id for s in ROAD if s.name)
TOWN_AT = {s.name: s.id for s in ROAD if s.name}
PALLET = TOWN_AT["Pallet Town"]
CERULEAN = TOWN_AT["Cerulean City"]
CINNABAR = TOWN_AT["Cinnabar Island"]
GATE = len(ROAD)  # P0
SPACES = GATE + len(PLATEAU)
CATCH_SPACES = tuple(s.id for s in ROAD if s.type == "catch")
SPACE_PILE = tuple(COLOURS.index(s.colour) if s.colour else -1 for s in ROAD)
CATCH_BY_PILE = tuple(
    tuple(space for space in CATCH_SPACES if SPACE_PILE[space] == pile) for pile in range(4)
)

# MT-018: no rule depends on the colour of a mover.
MOVER_COLOUR = {1: "green", 4: "red", 7: "blue", 35: "pink", 52: "brown", 25: "yellow"}
MOVERS = tuple(MOVER_COLOUR.values())


def space_name(space: int) -> str:
    """Return a space in words."""
    if space >= GATE:
        spot = PLATEAU[space - GATE]
        what = {
            "arrive": "entry",
            "draw_items": f"draw {spot.cards}",
            "final_battle": "Final Battle",
        }.get(spot.type, f"{spot.type} {spot.colour}".strip())
        return f"P{space - GATE} ({what})"
    place = ROAD[space]
    return place.name or f"{space} ({place.colour} {place.type})"
