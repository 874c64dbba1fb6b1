"""Write the whole pool as JSON lines or CSV."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from cardpool.files import replacing
from deckcheck.cli.cards.card import as_data
from deckcheck.cli.output import fail
from deckcheck.decklist.csv import no_formula

if TYPE_CHECKING:
    from cardpool.store import CardPool

COLUMNS = (
    "id", "game", "name", "kind", "subkinds", "copy_key", "set", "number", "released", "mark",
    "types", "hp", "level", "evolves_from", "attacks", "abilities", "weaknesses", "resistances",
    "retreat", "limit", "rarity", "password", "passwords", "property", "attribute", "race",
    "scale", "atk", "defence", "arrows", "set_numbers", "never", "names",
)  # fmt: skip


def write(pool: CardPool, form: str, game: str | None, output: str) -> None:
    """Write every card once, in the stable order of the pool."""
    cards = (as_data(pool, card) for card in pool.cards(game))
    try:
        with _target(output) as file:
            if form == "jsonl":
                for data in cards:
                    file.write(json.dumps(data, ensure_ascii=False) + "\n")
            else:
                table = csv.writer(file, lineterminator="\n")
                table.writerow(COLUMNS)
                table.writerows(
                    [no_formula(_cell(data.get(c, ""))) for c in COLUMNS] for data in cards
                )
    except BrokenPipeError:
        raise
    except OSError as error:
        fail(f"cannot write {output!r}: {error.strerror or error}")


@contextmanager
def _target(output: str) -> Iterator[IO[str]]:
    """Yield the output; a file appears only when it is complete."""
    if output == "-":
        yield sys.stdout
        return
    target = Path(output).resolve()
    if target.exists() and not target.is_file():  # a pipe or a device: never put a file over it
        with target.open("w", encoding="utf-8", newline="") as file:
            yield file
        return
    with replacing(target) as draft, draft.open("w", encoding="utf-8", newline="") as file:
        yield file


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {item}" for key, item in value.items())
    if isinstance(value, (list, tuple)):
        items = (" ".join(map(str, v.values())) if isinstance(v, dict) else str(v) for v in value)
        return "; ".join(items)
    return str(value)
