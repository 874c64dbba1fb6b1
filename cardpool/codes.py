"""Codes of sets that users imported; rules read them here and see no database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Imports: TypeAlias = Callable[[], Mapping[str, str]]  # the code that players write, by set
_imports: list[Imports] = []  # one at the most


def use_imports(imports: Imports) -> None:
    """Take the codes of the user's imports from here on; without this call there are none."""
    _imports[:] = [imports]


def of_set(set_id: str) -> str:
    """Return the code that players write for an imported set, "" where there is none."""
    return _imports[0]().get(set_id, "") if _imports else ""
