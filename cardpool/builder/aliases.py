"""Write aliases.jsonl: former names, spellings and nicknames of cards."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from cardpool.builder.textfile import write_lines
from cardpool.games import modules

_PROVENANCE = {"aliases": {"source": "Yugipedia and what players say", "date": "2026-08-22"}}


def write(source: Path, out: Path) -> None:
    """Write `out`/aliases.jsonl; the facts of the cards must be in `out` already."""
    found, provenance = [], dict(_PROVENANCE)
    for game, own in modules("builder").items():
        if name := getattr(own, "ALIASES", ""):
            module = import_module(name)
            found += module.aliases(source, out / game)
            provenance |= getattr(module, "PROVENANCE", {})
    unique = {(r["alias"], r["game"], r["id"], r.get("lang", "")): r for r in found}
    ordered = sorted(
        unique.values(),
        key=lambda r: (r.get("lang", ""), r["game"], r["alias"].casefold(), r["id"]),
    )
    header = {"file": "aliases.jsonl", "provenance": provenance}
    write_lines(out / "aliases.jsonl", [header, *ordered])


def alias(
    name: str, game: str, card: str, kind: str = "nickname", sure: bool = False
) -> dict[str, Any]:
    """Return the record of an alias."""
    return {"alias": name, "game": game, "id": card, "kind": kind, "sure": sure}
