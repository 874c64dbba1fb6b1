"""Plain records of cards. Rules import this module and nothing else of the pool."""

from __future__ import annotations

import builtins
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from cardpool.games import BOARD, POKEMON, YUGIOH
from cardpool.later import Stored, read_later

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


# Final, not frozen: nothing changes a record, and a frozen one takes seven times as long to make.
@dataclass(slots=True, eq=False)
class Card(Stored):
    """What every game's card has. Compared by identity; `id` is unique in a pool."""

    id: Final[CardId]
    game: Final[str]
    name: Final[str]  # English; the key of everything shown to people
    identity: Final[str]  # strict key: δ, ★, ◇, ♀/♂, -EX / ex / GX and owners all count
    copy_key: Final[str]  # what the copy rule counts
    kind: Final[
        str
    ]  # Pokémon, Trainer, Energy | Monster, Spell, Trap, Token, Skill | Chip, Item, Event …
    subkinds: Final[frozenset[str]]


@read_later(
    "types", "level", "attacks", "abilities", "weaknesses", "resistances", "retreat", "dex",
    "rarity", "prints",
)  # fmt: skip
@dataclass(slots=True, eq=False)
class PokemonCard(Card):
    """One Pokémon TCG printing; `prints` lists all printings that play the same."""

    set: Final[str] = ""
    number: Final[str] = ""
    released: Final[IsoDate] = ""
    mark: Final[str] = ""
    sure: Final[bool] = True  # False: whether it plays the same as its group is in doubt
    note: Final[str] = ""  # "errata" where the older print is played with the newer text
    newest: Final[IsoDate] = ""  # day of the newest printing that plays the same, where known
    hp: Final[int] = 0
    evolves_from: Final[str] = ""
    limit: Final[str] = (
        ""  # own copy limit, a `limit_kind`: ace_spec, pokemon_star, radiant, any_number …
    )
    types: Final[tuple[str, ...]] = ()
    level: Final[str] = ""
    attacks: Final[tuple[Attack, ...]] = ()
    abilities: Final[tuple[Ability, ...]] = ()
    weaknesses: Final[tuple[TypeAmount, ...]] = ()
    resistances: Final[tuple[TypeAmount, ...]] = ()
    retreat: Final[int] = 0
    dex: Final[tuple[int, ...]] = ()
    rarity: Final[str] = ""
    prints: Final[tuple[Printing, ...]] = ()

    @builtins.property
    def own(self) -> Printing:
        """Return this printing."""
        return Printing(
            self.id, self.set, self.number, self.released, self.mark, self.sure, self.note
        )


@read_later(
    "konami_id", "property", "attribute", "race", "level", "scale", "atk", "defence", "arrows",
    "printed_as",
)  # fmt: skip
@dataclass(slots=True, eq=False)
class YugiohCard(Card):
    """One Yu-Gi-Oh! card; `id` is its password, or `k<konami id>` where it has none."""

    password: Final[int] = 0
    passwords: Final[tuple[int, ...]] = ()  # all that mean this card, the own one first
    released: Final[Mapping[str, IsoDate]] = field(
        default_factory=dict
    )  # region -> first day there
    never: Final[str] = ""  # why it can be in no deck at all: token, skill, not for duels …
    konami_id: Final[int] = 0
    property: Final[str] = ""  # Normal, Continuous, Equip, Quick-Play, Field, Ritual, Counter
    attribute: Final[str] = ""
    race: Final[str] = ""
    level: Final[int] = 0  # Level, Rank or Link rating
    scale: Final[int] = -1
    atk: Final[int | None] = None  # None: "?" or not a monster
    defence: Final[int | None] = None
    arrows: Final[tuple[str, ...]] = ()
    printed_as: Final[str] = ""  # its set numbers, a space between: "LOB-EN001 SDK-001"

    @builtins.property
    def set_numbers(self) -> tuple[str, ...]:
        """Return the numbers of its printings; hundreds on some cards, and few ask for them."""
        return tuple(self.printed_as.split())


@dataclass(slots=True, eq=False)
class BoardPiece(Card):
    """A component of the board game."""

    number: Final[int] = 0
    colour: Final[str] = ""
    power: Final[int] = 0
    attack: Final[int] = 0
    attack_name: Final[str] = ""
    catch: Final[tuple[int, ...]] = ()
    groups: Final[tuple[int, ...]] = ()
    amount: Final[int] = 1  # how many of it are in the box
