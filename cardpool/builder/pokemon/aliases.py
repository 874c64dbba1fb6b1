"""What players call Pokémon cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardpool.builder.aliases import alias
from cardpool.model.pokemon import POKEMON

_NICKNAMES = {
    "CPU Search": "base1-71",
    "DCE": "base1-96",
    "ER": "base1-92",
    "GoW": "base1-93",
    "IPS": "base1-73",
    "Prof Oak": "base1-88",
    "SER": "base1-79",
}


def aliases(source: Path, facts: Path) -> list[dict[str, Any]]:
    """Return the nicknames."""
    return [alias(name, POKEMON, card) for name, card in _NICKNAMES.items()]
