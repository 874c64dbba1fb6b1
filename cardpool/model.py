"""Plain records of cards. Rules import this module and nothing else of the pool."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from cardpool.games import BOARD, POKEMON, YUGIOH

__all__ = [
    "BOARD",
    "POKEMON",
    "UNOFFICIAL",
    "YUGIOH",
    "Ability",
    "Attack",
    "BoardPiece",
    "Card",
    "CardId",
    "IsoDate",
    "PokemonCard",
    "Printing",
    "TypeAmount",
    "YugiohCard",
]

CardId: TypeAlias = str
UNOFFICIAL = "Unofficial"  # kind of a card that no publisher made for its game
IsoDate: TypeAlias = str  # "2014-07-14": compares as a date and costs nothing to load


class Printing(NamedTuple):
    """One printing of a card: where, when and under which mark it appeared."""

    id: CardId
    set: str
    number: str
    released: IsoDate
    mark: str = ""
    sure: bool = True  # False: whether it plays the same as its group is in doubt
    note: str = ""  # "errata" where the older print is played with the newer text


class Attack(NamedTuple):
    """An attack as printed, without its sentence."""

    name: str
    cost: str  # letters, G R W L P F D M Y N C; "" costs nothing
    damage: str = ""


class Ability(NamedTuple):
    """A Pokémon Power, Poké-Power, Poké-Body, Ability or Ancient Trait."""

    kind: str
    name: str


class TypeAmount(NamedTuple):
    """A Weakness or Resistance: type and printed amount ("×2", "-30", "+10")."""

    type: str
    amount: str


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """What every game's card has. Compared by identity; `id` is unique in a pool."""

    id: CardId
    game: str
    name: str  # English; the key of everything shown to people
    identity: str  # strict key: δ, ★, ◇, ♀/♂, -EX / ex / GX and owners all count
    copy_key: str  # what the copy rule counts
    kind: str  # Pokémon, Trainer, Energy | Monster, Spell, Trap, Token, Skill | Chip, Item, Event …
    subkinds: frozenset[str]


@dataclass(frozen=True, slots=True, eq=False)
class PokemonCard(Card):
    """One Pokémon TCG printing; `prints` lists all printings that play the same."""

    set: str = ""
    number: str = ""
    released: IsoDate = ""
    mark: str = ""
    types: tuple[str, ...] = ()
    hp: int = 0
    level: str = ""
    evolves_from: str = ""
    attacks: tuple[Attack, ...] = ()
    abilities: tuple[Ability, ...] = ()
    weaknesses: tuple[TypeAmount, ...] = ()
    resistances: tuple[TypeAmount, ...] = ()
    retreat: int = 0
    limit: str = ""  # own copy limit, a `limit_kind`: ace_spec, pokemon_star, radiant, any_number …
    dex: tuple[int, ...] = ()
    rarity: str = ""
    prints: tuple[Printing, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class YugiohCard(Card):
    """One Yu-Gi-Oh! card; `id` is its password, or `k<konami id>` where it has none."""

    password: int = 0
    passwords: tuple[int, ...] = ()  # all that mean this card, the own one first
    konami_id: int = 0
    property: str = ""  # Normal, Continuous, Equip, Quick-Play, Field, Ritual, Counter
    attribute: str = ""
    race: str = ""
    level: int = 0  # Level, Rank or Link rating
    scale: int = -1
    atk: int | None = None  # None: "?" or not a monster
    defence: int | None = None
    arrows: tuple[str, ...] = ()
    released: dict[str, IsoDate] = field(default_factory=dict)  # region -> first day there
    set_numbers: tuple[str, ...] = ()
    never: str = ""  # why it can be in no deck at all: token, skill, not for duels …


@dataclass(frozen=True, slots=True, eq=False)
class BoardPiece(Card):
    """A component of the board game."""

    number: int = 0
    colour: str = ""
    power: int = 0
    attack: int = 0
    attack_name: str = ""
    catch: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()
    amount: int = 1  # how many of it are in the box
