"""Read yaml-yugi cards: the upstream `cards.json` and JSON lines, plain or gzipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import AliasChoices, BaseModel, ConfigDict, Field, ValidationError, field_validator

from cardpool.ingest.errors import IngestError
from cardpool.ingest.stream import objects

ARROWS = {"↖": "TL", "⬆": "T", "↗": "TR", "⬅": "L", "➡": "R", "↙": "BL", "⬇": "B", "↘": "BR"}

SUBKINDS = (
    "Normal",
    "Effect",
    "Fusion",
    "Ritual",
    "Synchro",
    "Xyz",
    "Pendulum",
    "Link",
    "Tuner",
    "Flip",
    "Gemini",
    "Spirit",
    "Toon",
    "Union",
)


class FirstPrint(BaseModel):
    """The earliest dated print of a card in one territory."""

    date: str
    set_number: str = ""
    source: str = ""


class YamlYugiCard(BaseModel):
    """One card as yaml-yugi describes it, in the upstream or the line-by-line spelling."""

    model_config = ConfigDict(populate_by_name=True)

    password: int = 0
    konami_id: int = 0
    page_id: int = Field(0, validation_alias=AliasChoices("yugipedia_page_id", "page_id"))
    name: dict[str, str]
    card_type: str
    type_line: str = Field("", validation_alias=AliasChoices("type_line", "monster_type_line"))
    spell_property: str = Field("", validation_alias=AliasChoices("property", "spell_property"))
    attribute: str = ""
    level: int = 0
    rank: int = 0
    link_rating: int = 0
    link_arrows: list[str] = []
    pendulum_scale: int | None = None
    atk: int | str | None = None
    defence: int | str | None = Field(None, validation_alias=AliasChoices("def", "defence"))
    text: str = ""
    materials: str = ""
    pendulum_text: str = Field(
        "", validation_alias=AliasChoices("pendulum_text", "pendulum_effect")
    )
    limit_regulation: dict[str, str | None] = {}
    prints: list[tuple[str, int]] = Field([], validation_alias=AliasChoices("en_sets", "prints"))
    first_tcg: FirstPrint | None = None
    first_ocg_date: str | None = None
    fake_password: int = 0
    unofficial_translation: list[str] = []

    @field_validator("password", "konami_id", "fake_password", mode="before")
    @classmethod
    def _number(cls, value: Any) -> Any:
        """Read an absent number as 0; passwords come as text with leading zeros."""
        if isinstance(value, list):  # several invented passwords: the first is the usual one
            value = value[0] if value else 0
        return value or 0

    @field_validator("text", "pendulum_text", mode="before")
    @classmethod
    def _english(cls, value: Any) -> Any:
        """Take the English text; upstream keeps one text a language."""
        return (value.get("en") or "") if isinstance(value, dict) else value or ""

    @field_validator("name", mode="before")
    @classmethod
    def _names(cls, value: Any) -> Any:
        """Drop languages without a name and romanised spellings."""
        if isinstance(value, dict):
            return {lang: name for lang, name in value.items() if name and "_" not in lang}
        return value

    @property
    def id(self) -> str:
        """Return the password, or what stands in where the card has none."""
        if self.password:
            return f"{self.password:08}"
        return f"k{self.konami_id}" if self.konami_id else f"y{self.page_id}"

    @property
    def race(self) -> str:
        """Return the first word of the type line."""
        return self.type_line.split("/")[0].strip()

    @property
    def subkinds(self) -> list[str]:
        """Return the kinds named on the type line, in the fixed order."""
        named = {word.strip() for word in self.type_line.split("/")[1:]}
        return [kind for kind in SUBKINDS if kind in named]

    @property
    def arrows(self) -> list[str]:
        """Return the link arrows as compass letters, top left to bottom right."""
        pointed = {ARROWS.get(arrow.rstrip("\ufe0f"), arrow) for arrow in self.link_arrows}
        return [letters for letters in ARROWS.values() if letters in pointed]


def _upstream_prints(raw: dict[str, Any]) -> None:
    """Bring upstream's `sets` into the shape of the line format."""
    sets = raw.get("sets")
    if isinstance(sets, dict) and "en_sets" not in raw:
        raw["en_sets"] = [[s.get("set_number", ""), -1] for s in sets.get("en") or ()]


def cards(path: Path) -> Iterator[YamlYugiCard]:
    """Yield the cards of a yaml-yugi file."""
    for place, raw in objects(path):
        if not isinstance(raw, dict):
            raise IngestError(path, place, "expected an object with a card's facts")
        _upstream_prints(raw)
        try:
            yield YamlYugiCard.model_validate({k: v for k, v in raw.items() if v is not None})
        except ValidationError as error:
            first = error.errors()[0]
            field = ".".join(str(part) for part in first["loc"])
            raise IngestError(path, place, f"{field}: {first['msg']}") from error


def facts(card: YamlYugiCard) -> dict[str, Any]:
    """Return the facts of a card in the key order of the bundled pool, empty ones left out."""
    record: dict[str, Any] = {
        "id": card.id,
        "password": card.password,
        "konami_id": card.konami_id,
        "name": card.name,
        "kind": card.card_type,
        "subkinds": card.subkinds,
        "property": card.spell_property,
        "attribute": card.attribute,
        "race": card.race,
        "level": card.level or card.rank or card.link_rating,
        "scale": card.pendulum_scale,
        "atk": card.atk,
        "def": card.defence,
        "arrows": card.arrows,
    }
    kept = ("atk", "def", "scale")
    return {k: v for k, v in record.items() if (v is not None if k in kept else v)}


def records(path: Path) -> Iterator[dict[str, Any]]:
    """Yield facts and English text of each card, for an import into the user's pool."""
    for card in cards(path):
        record = facts(card)
        record["set_numbers"] = sorted({number for number, _ in card.prints if number})
        text = "\n".join(part for part in (card.pendulum_text, card.text) if part)
        if text:
            record["text"] = text
            record["printed"] = (card.text, card.materials, card.pendulum_text)
        yield record
