"""Read the community format of pokemon-tcg-data: `sets/en.json` and `cards/en/<set>.json`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field

from cardpool.ingest.errors import IngestError
from cardpool.ingest.records import validated


def _listed(value: object) -> object:
    """Accept null for an empty list; me2pt5 and mep write a cost as one string of letters."""
    if value is None:
        return []
    return list(value) if isinstance(value, str) else value


def _written(value: object) -> object:
    """Accept null and numbers for text; me2pt5 and mep write hp as a number."""
    return "" if value is None else str(value)


Words = Annotated[list[str], BeforeValidator(_listed)]
Text = Annotated[str, BeforeValidator(_written)]


class _Record(BaseModel):
    model_config = ConfigDict(extra="ignore", populate_by_name=True)


class Attack(_Record):
    """An attack with its text."""

    name: Text = ""
    cost: Words = []
    damage: Text = ""
    text: Text = ""


class Ability(_Record):
    """A Pokémon Power, Poké-Power, Poké-Body or Ability with its text."""

    name: Text = ""
    type: Text = ""
    text: Text = ""


class TypeValue(_Record):
    """A Weakness or Resistance."""

    type: Text = ""
    value: Text = ""


class Card(_Record):
    """One English printing."""

    id: str = Field(min_length=1)
    name: str = Field(min_length=1)
    supertype: str
    number: Text
    subtypes: Words = []
    hp: Text = ""
    level: Text = ""
    types: Words = []
    evolves_from: Text = Field("", validation_alias=AliasChoices("evolvesFrom", "evolves_from"))
    abilities: list[Ability] = []
    ancient_trait: Ability | None = Field(
        None, validation_alias=AliasChoices("ancientTrait", "ancient_trait")
    )
    attacks: list[Attack] = []
    weaknesses: list[TypeValue] = []
    resistances: list[TypeValue] = []
    retreat: Words = Field([], validation_alias=AliasChoices("retreatCost", "retreat"))
    mark: Text = Field("", validation_alias=AliasChoices("regulationMark", "mark"))
    rarity: Text = ""
    dex: list[int] = Field([], validation_alias=AliasChoices("nationalPokedexNumbers", "dex"))
    rules: Words = []

    @property
    def powers(self) -> list[Ability]:
        """Return the abilities and, behind them, the Ancient Trait."""
        return [*self.abilities, *([self.ancient_trait] if self.ancient_trait else [])]


class Set(_Record):
    """One set of cards."""

    id: str = Field(min_length=1)
    name: str
    series: str = ""
    code: Text = Field("", validation_alias=AliasChoices("ptcgoCode", "code"))
    released: Text = Field("", validation_alias=AliasChoices("releaseDate", "released"))
    official: int = Field(0, validation_alias=AliasChoices("printedTotal", "official"))
    total: int = 0


def recognises(path: Path) -> bool:
    """Say whether `path` is a folder in this format."""
    return path.is_dir() and (path / "cards" / "en").is_dir()


def read_sets(folder: Path) -> Iterator[Set]:
    """Yield the sets of a pokemon-tcg-data folder."""
    for _, item in validated(Set, folder / "sets" / "en.json"):
        yield item


def read_cards(path: Path) -> Iterator[tuple[str, Card]]:
    """Yield (set id, card) of a pokemon-tcg-data folder or of one of its card files."""
    for file in _card_files(path):
        for _, card in validated(Card, file):
            yield file.stem, card


def _card_files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    folder = path / "cards" / "en" if recognises(path) else path
    files = sorted(folder.glob("*.json"))
    if not files:
        raise IngestError(folder, "", "expected cards/en/<set>.json files, found none")
    return files
