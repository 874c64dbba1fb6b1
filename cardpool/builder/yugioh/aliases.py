"""Write aliases.jsonl: former names, spellings and nicknames of cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cardpool.builder.yugioh.cards import SNAPSHOT, write_lines
from cardpool.builder.yugioh.tables import rows
from cardpool.ingest.errors import IngestError

# What players say that the table of former names lacks; suggestions, never resolved silently.
_YUGIOH_NICKNAMES = {
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
_POKEMON_NICKNAMES = {
    "CPU Search": "base1-71",
    "DCE": "base1-96",
    "ER": "base1-92",
    "GoW": "base1-93",
    "IPS": "base1-73",
    "Prof Oak": "base1-88",
    "SER": "base1-79",
}


def _kind(text: str) -> str:
    if text.startswith("former printed name"):
        return "former name"
    return "spelling" if text.startswith("spelling") else "nickname"


def _alias(alias: str, game: str, card: str, kind: str, sure: bool) -> dict[str, Any]:
    return {"alias": alias, "game": game, "id": card, "kind": kind, "sure": sure}


def _table(folder: Path, ids: dict[str, str]) -> list[dict[str, Any]]:
    """Return the former names; a name that another card bears today is never sure."""
    taken = {name.casefold(): card for name, card in ids.items()}
    found = []
    for row in rows(folder / "former-names.csv"):
        kind = _kind(row["kind"])
        sure = row["confidence"] == "high" and kind != "nickname"
        if row["password"]:
            card = f"{int(row['password']):08}"
            alias = row["old_or_nick_name"]
            sure = sure and taken.get(alias.casefold(), card) == card
            found.append(_alias(alias, "yugioh", card, kind, sure))
    return found


def _ids_by_name(facts: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted(facts.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines()[1:]:
            record = json.loads(line)
            if "id" in record and "never" not in record and "treated_as" not in record:
                found[record["name"]["en"]] = record["id"]
    return found


def write(source: Path, out: Path) -> None:
    """Write `out`/aliases.jsonl; the Yu-Gi-Oh! facts must be in `out`/yugioh already."""
    folder = source / "yugioh" if (source / "yugioh").is_dir() else source
    ids = _ids_by_name(out / "yugioh")
    found = _table(folder, ids)
    for alias, name in _YUGIOH_NICKNAMES.items():
        if name not in ids:
            raise IngestError(folder, alias, f"no card is named {name!r}")
        found.append(_alias(alias, "yugioh", ids[name], "nickname", False))
    found += [_alias(a, "pokemon", c, "nickname", False) for a, c in _POKEMON_NICKNAMES.items()]
    unique = {(r["alias"], r["game"], r["id"]): r for r in found}
    ordered = sorted(unique.values(), key=lambda r: (r["game"], r["alias"].casefold(), r["id"]))
    provenance = {"aliases": {"source": "Yugipedia and what players say", "date": SNAPSHOT}}
    write_lines(out / "aliases.jsonl", {"file": "aliases.jsonl", "provenance": provenance}, ordered)
