"""Components of the board game in a database: records from what is stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardpool.model.board import BOARD, BoardPiece

if TYPE_CHECKING:
    from cardpool.store.layer import Rows

COLUMNS: tuple[str, ...] = ()
INDEXES: tuple[str, ...] = ()
# What a stored record holds, in this order.
FIELDS = (
    "id", "name", "identity", "copy_key", "kind", "subkinds", "number", "colour", "power",
    "attack", "attack_name", "catch", "groups", "amount",
)  # fmt: skip


def reader(rows: Rows) -> Callable[[list[Any]], BoardPiece]:
    """Return what makes components of the records that a database stores."""
    return piece


def piece(record: list[Any]) -> BoardPiece:
    """Return the component of a record."""
    (
        card_id, name, identity, copy_key, kind, subkinds, number, colour, power, attack,
        attack_name, catch, groups, amount,
    ) = record  # fmt: skip
    return BoardPiece(
        card_id, BOARD, name, identity, copy_key, kind, frozenset(subkinds), number, colour, power,
        attack, attack_name, tuple(catch), tuple(groups), amount,
    )  # fmt: skip
