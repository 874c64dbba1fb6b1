"""Legality checker, card finder and match referee for the shell, and for programs."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from deckcheck.library import (
        check,
        check_file,
        compare,
        convert,
        deck,
        equal,
        match,
        rulesets,
        search,
    )

__version__ = "0.1.0"
__all__ = [
    "__version__",
    "check",
    "check_file",
    "compare",
    "convert",
    "deck",
    "equal",
    "match",
    "rulesets",
    "search",
]


def __getattr__(name: str) -> Any:
    """Import the API when it is first asked for: the command line starts without it."""
    if name not in __all__:
        raise AttributeError(f"module 'deckcheck' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("deckcheck.library"), name)
