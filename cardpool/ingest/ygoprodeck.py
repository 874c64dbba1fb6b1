"""Read a YGOPRODeck `cardinfo` JSON: facts, English text, passwords and release days."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field

from cardpool.ingest.records import validated

_SUBKINDS = (
    "Normal", "Effect", "Ritual", "Fusion", "Synchro", "Xyz", "Pendulum", "Link", "Tuner", "Flip",
    "Gemini", "Spirit", "Toon", "Union",
)  # fmt: skip
_ARROWS = {
    "Top-Left": "TL", "Top": "T", "Top-Right": "TR", "Left": "L", "Right": "R",
    "Bottom-Left": "BL", "Bottom": "B", "Bottom-Right": "BR",
}  # fmt: skip


class _Image(BaseModel):
    id: int


class _Print(BaseModel):
    set_code: str = ""


class _More(BaseModel):
    konami_id: int = 0
    tcg_date: str = ""
    ocg_date: str = ""


class YgoprodeckCard(BaseModel):
    """One record of the `data` array."""

    id: int = Field(gt=0)
    name: str = Field(min_length=1)
    type: str
    desc: str = ""
    race: str = ""
    attribute: str = ""
    atk: int | None = None
    defence: int | None = Field(None, alias="def")
    level: int | None = None
    linkval: int | None = None
    linkmarkers: list[str] = []
    scale: int | None = None
    card_images: list[_Image] = []
    card_sets: list[_Print] = []
    misc_info: list[_More] = []


def facts(card: YgoprodeckCard) -> dict[str, Any]:
    """Return the facts of a card in the key order of the bundled pool."""
    more = card.misc_info[0] if card.misc_info else _More()
    dates = {"tcg": more.tcg_date, "ocg": more.ocg_date}
    record: dict[str, Any] = {
        "id": f"{card.id:08}",
        "password": card.id,
        "passwords": {"artwork": [i.id for i in card.card_images if i.id != card.id]},
        "konami_id": more.konami_id,
        "name": {"en": card.name},
        "set_numbers": sorted({p.set_code for p in card.card_sets if p.set_code}),
        "released": {region: day for region, day in dates.items() if day},
    }
    kind = card.type.split()[0] if card.type.split()[0] in ("Spell", "Trap", "Skill") else "Monster"
    if card.type == "Token":
        return record | {"kind": "Token", "never": "token"}
    if kind == "Skill":
        return record | {"kind": kind, "never": "Skill Card"}
    if kind != "Monster":
        return record | {"kind": kind, "property": card.race}
    words = card.type.replace("XYZ", "Xyz").split()
    subkinds = [kind for kind in _SUBKINDS if kind in words]
    if not {"Normal", "Effect"} & set(subkinds) and "Ritual" not in subkinds:
        subkinds.append("Effect")
    return record | {
        "kind": kind,
        "subkinds": subkinds,
        "attribute": card.attribute,
        "race": card.race,
        "level": card.level or card.linkval,
        "scale": card.scale,
        "atk": "?" if card.atk == -1 else card.atk,
        "def": "?" if card.defence == -1 else card.defence,
        "arrows": [_ARROWS.get(arrow, arrow) for arrow in card.linkmarkers],
    }


def records(path: Path) -> Iterator[dict[str, Any]]:
    """Yield facts and English text of each card."""
    for _, card in validated(YgoprodeckCard, path):
        record = facts(card)
        if card.desc:
            record["text"] = card.desc
        yield record
