"""Former names, spellings and nicknames of Yu-Gi-Oh! cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cardpool.builder.aliases import alias
from cardpool.builder.yugioh.tables import rows
from cardpool.ingest.errors import IngestError
from cardpool.model.yugioh import YUGIOH

# What players say that the table of former names lacks; suggestions, never resolved silently.
_NICKNAMES = {
    "Bagooska": "Number 41: Bagooska the Terribly Tired Tapir",
    "BTS": "Breakthrough Skill",
    "Electrumite": "Heavymetalfoes Electrumite",
    "Foolish": "Foolish Burial",
    "Full Armor Master": "Blackwing Full Armor Master",
    "Gale": "Blackwing - Gale the Whirlwind",
    "Ghost Mourner": "Ghost Mourner & Moonlit Chill",
    "Halqifibrax": "Crystron Halqifibrax",
    "Kristya": "Archlord Kristya",
    "Lumina": "Lumina, Lightsworn Summoner",
    "Needlefiber": "Crystron Halqifibrax",
    "Phoenix Wing": "Phoenix Wing Wind Blast",
    "Plaguespreader": "Plaguespreader Zombie",
    "PWWB": "Phoenix Wing Wind Blast",
    "RDA": "Red Dragon Archfiend",
    "Rhongomyniad": "Number 86: Heroic Champion - Rhongomyniad",
    "Silent Honor ARK": "Number 101: Silent Honor ARK",
    "TCBOO": "There Can Be Only One",
    "Titanic Galaxy": "Number 38: Hope Harbinger Dragon Titanic Galaxy",
    "V.F.D.": "True King of All Calamities",
    "Very Fun Dragon": "True King of All Calamities",
    "VFD": "True King of All Calamities",
    "Yata": "Yata-Garasu",
    "Zeus": "Divine Arsenal AA-ZEUS - Sky Thunder",
}


def _kind(text: str) -> str:
    if text.startswith("former printed name"):
        return "former name"
    return "spelling" if text.startswith("spelling") else "nickname"


def _table(folder: Path, ids: dict[str, str]) -> list[dict[str, Any]]:
    """Return the former names; a name that another card bears today is never sure."""
    taken = {name.casefold(): card for name, card in ids.items()}
    found = []
    for row in rows(folder / "former-names.csv"):
        kind = _kind(row["kind"])
        sure = row["confidence"] == "high" and kind != "nickname"
        if row["password"]:
            card = f"{int(row['password']):08}"
            name = row["old_or_nick_name"]
            sure = sure and taken.get(name.casefold(), card) == card
            found.append(alias(name, YUGIOH, card, kind, sure))
    return found


def _ids_by_name(facts: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(facts.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines()[1:]:
            record = json.loads(line)
            if "id" in record and "never" not in record and "treated_as" not in record:
                found[record["name"]["en"]] = record["id"]
    return found


def aliases(source: Path, facts: Path) -> list[dict[str, Any]]:
    """Return the former names and nicknames; the facts must be written already."""
    folder = source / "yugioh" if (source / "yugioh").is_dir() else source
    ids = _ids_by_name(facts)
    found = _table(folder, ids)
    for nickname, name in _NICKNAMES.items():
        if name not in ids:
            raise IngestError(folder, nickname, f"no card is named {name!r}")
        found.append(alias(nickname, YUGIOH, ids[name]))
    return found
