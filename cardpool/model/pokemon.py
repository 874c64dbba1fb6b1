"""Records of Pokémon cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from cardpool.model.card import Card, CardId, IsoDate

POKEMON = "pokemon"  # as `Card.game`


class Printing(NamedTuple):
    """One printing of a card: where, when and under which mark it appeared."""

    id: CardId
    set: str
    number: str
    released: IsoDate
    mark: str = ""
    sure: bool = True  # False: whether it plays the same as its group is in doubt
    note: str = ""  # "errata DAY …": since that day played by a newer text


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


@dataclass(slots=True, eq=False)
class PokemonCard(Card):
    """One Pokémon TCG printing; `prints` lists all printings that play the same."""

    set: Final[str] = ""
    number: Final[str] = ""
    released: Final[IsoDate] = ""
    mark: Final[str] = ""
    sure: Final[bool] = True  # False: whether it plays the same as its group is in doubt
    note: Final[str] = ""  # "errata DAY …": since that day played by a newer text
    newest: Final[IsoDate] = ""  # day of the newest printing that plays the same, where known
    hp: Final[int] = 0
    evolves_from: Final[str] = ""
    limit: Final[str] = ""  # its own copy limit: ace_spec, pokemon_star, radiant, any_number …
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

    @property
    def own(self) -> Printing:
        """Return this printing."""
        return Printing(
            self.id, self.set, self.number, self.released, self.mark, self.sure, self.note
        )


class CardTexts(NamedTuple):
    """The English texts of a printing, part by part; "" for an attack or power without text."""

    attacks: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    rules: tuple[str, ...] | None = ()  # None: the source leaves out the rule boxes of Pokémon

    def places(self) -> dict[str, str]:
        """Return the texts by the place they stand at: "attack 1", "power 1", "rule 1"."""
        named = {f"attack {n}": text for n, text in enumerate(self.attacks, 1)}
        named |= {f"power {n}": text for n, text in enumerate(self.powers, 1)}
        return named | {f"rule {n}": text for n, text in enumerate(self.rules or (), 1)}
