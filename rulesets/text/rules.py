"""The rules of a grammar, with options and repetitions written out."""

from __future__ import annotations

from typing import NamedTuple


class Symbol(NamedTuple):
    """A rule or a terminal inside a rule."""

    name: str
    terminal: bool = False
    kept: bool = True  # stands in the syntax tree; the words of phrases do not


class Rule(NamedTuple):
    """One way to read something, without options or repetitions."""

    origin: str
    symbols: tuple[Symbol, ...]
    node: str = ""  # what it is called in the syntax tree; "": its parts join those around it
    single: bool = False  # a lone part takes its place

    @property
    def makes_node(self) -> bool:
        """Tell whether it can stand in a syntax tree."""
        kept = [s for s in self.symbols if s.kept]
        lone = self.single and len(kept) == 1 and not kept[0].name.startswith("+")
        return bool(self.node) and not lone
