"""Read tcgdex cards: JSON lines, a JSON array, or one file per card, in any of its languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field

from cardpool.ingest.errors import IngestError
from cardpool.ingest.records import validated


def _by_language(value: object) -> object:
    """The database writes {language: text}, the public interface plain text in one language."""
    if value is None:
        return {}
    if isinstance(value, dict):
        return {key: text for key, text in value.items() if text}
    return {"en": value}


def _identified(value: object) -> object:
    """A set or series is written as its id or as an object that holds it."""
    return value.get("id", "") if isinstance(value, dict) else value


def _listed(value: object) -> object:
    return [] if value is None else value


def _written(value: object) -> object:
    return "" if value is None else str(value)


Localised = Annotated[dict[str, str], BeforeValidator(_by_language)]
Reference = Annotated[str, BeforeValidator(_identified)]
Words = Annotated[list[str], BeforeValidator(_listed)]
Text = Annotated[str, BeforeValidator(_written)]


class _Record(BaseModel):
    model_config = ConfigDict(extra="ignore", populate_by_name=True)


class Attack(_Record):
    """An attack in every language the source has."""

    name: Localised = {}
    cost: Words = []
    damage: Text = ""
    effect: Localised = {}


class Ability(_Record):
    """A Power, Body, Ability or Ancient Trait in every language the source has."""

    type: Text = ""
    name: Localised = {}
    effect: Localised = {}


class TypeValue(_Record):
    """A Weakness or Resistance."""

    type: Text = ""
    value: Text = ""


class Card(_Record):
    """One printing in every language the source has."""

    id: str = Field(min_length=1)
    number: Text = Field(validation_alias=AliasChoices("localId", "number"))
    set: Reference
    series: Reference = Field("", validation_alias=AliasChoices("serie", "series"))
    name: Localised
    category: str
    hp: int | None = None
    types: Words = []
    stage: Text = ""
    suffix: Text = ""
    evolves_from: Localised = Field(
        {}, validation_alias=AliasChoices("evolveFrom", "evolvesFrom", "evolves_from")
    )
    attacks: Annotated[list[Attack], BeforeValidator(_listed)] = []
    abilities: Annotated[list[Ability], BeforeValidator(_listed)] = []
    weaknesses: Annotated[list[TypeValue], BeforeValidator(_listed)] = []
    resistances: Annotated[list[TypeValue], BeforeValidator(_listed)] = []
    retreat: int | None = None
    trainer_type: Text = Field("", validation_alias=AliasChoices("trainerType", "trainer_type"))
    energy_type: Text = Field("", validation_alias=AliasChoices("energyType", "energy_type"))
    mark: Text = Field("", validation_alias=AliasChoices("regulationMark", "mark"))
    rarity: Text = ""
    dex: Annotated[list[int], BeforeValidator(_listed)] = Field(
        [], validation_alias=AliasChoices("dexId", "dex")
    )
    effect: Localised = {}


class Series(_Record):
    """The series a set belongs to."""

    id: str = ""
    name: Localised = {}


class CardCount(_Record):
    """How many cards a set has: printed on the cards, and held in the source."""

    official: int = 0
    held: int = Field(0, validation_alias=AliasChoices("inData", "total", "held"))


class Set(_Record):
    """One set of cards."""

    id: str = Field(min_length=1)
    name: Localised
    series: Series = Field(validation_alias=AliasChoices("serie", "series"))
    released: Text = Field("", validation_alias=AliasChoices("releaseDate", "released"))
    code: Text = Field("", validation_alias=AliasChoices("tcgOnline", "code"))
    abbreviations: Localised = {}
    count: CardCount = Field(
        default_factory=lambda: CardCount(held=0),
        validation_alias=AliasChoices("cardCount", "count"),
    )


def read_sets(file: Path) -> Iterator[Set]:
    """Yield the sets of a tcgdex file."""
    for _, item in validated(Set, file):
        yield item


def read_cards(path: Path) -> Iterator[Card]:
    """Yield the cards of a tcgdex file or of every file in a folder."""
    for file in _card_files(path):
        for _, card in validated(Card, file):
            yield card


def _card_files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    files = sorted(file for file in path.rglob("*") if file.suffix in (".json", ".jsonl", ".gz"))
    if not files:
        raise IngestError(path, "", "expected tcgdex card files (.json, .jsonl), found none")
    return files
