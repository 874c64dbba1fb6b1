"""Yu-Gi-Oh! cards in a database: their columns, and records from what is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardpool.model.yugioh import YUGIOH, YugiohCard

if TYPE_CHECKING:
    from cardpool.store.layer import Rows

COLUMNS = (
    "attribute TEXT NOT NULL DEFAULT ''",
    "race TEXT NOT NULL DEFAULT ''",
    "scale INTEGER",
    "atk INTEGER",
    "def INTEGER",
    "treated_as TEXT NOT NULL DEFAULT ''",  # the card by whose name it always counts
)
INDEXES: tuple[str, ...] = ()
# What a stored record holds, in this order.
FIELDS = (
    "id", "name", "identity", "copy_key", "kind", "subkinds", "password", "passwords", "released",
    "never", "konami_id", "property", "attribute", "race", "level", "scale", "atk", "defence",
    "arrows", "printed_as",
)  # fmt: skip


def reader(rows: Rows) -> Callable[[list[Any]], YugiohCard]:
    """Return what makes cards of the records that a database stores."""
    return card


def card(record: list[Any]) -> YugiohCard:
    """Return the card of a record."""
    (
        card_id, name, identity, copy_key, kind, subkinds, password, passwords, released, never,
        konami_id, of_kind, attribute, race, level, scale, atk, defence, arrows, printed_as,
    ) = record  # fmt: skip
    return YugiohCard(
        card_id, YUGIOH, name, identity, copy_key, kind, frozenset(subkinds), password,
        tuple(passwords), released, never, konami_id, of_kind, attribute, race, level, scale, atk,
        defence, tuple(arrows), printed_as,
    )  # fmt: skip
