"""Handlers of grammar rules: plain functions, each registered for the rules it gives a meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Generic, TypeVar

from rulesets.text.chart import Node
from rulesets.text.gaps import NoMeaning

T = TypeVar("T")
Context = TypeVar("Context")
Handler = TypeVar("Handler", bound=Callable[..., object])


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words without a meaning of their own; a handler may ask whether they were said."""

    rule: str


def expect(kind: type[T], part: object) -> T:
    """Return a part that the grammar has only in this place and of this kind."""
    if not isinstance(part, kind):
        raise TypeError(f"{part!r} is no {kind.__name__}")
    return part


class Meanings(Generic[Context]):
    """The meaning of every rule of a grammar.

    A handler takes the context of the text and what the parts of its rule mean, from left to
    right. Numbers and names come as they stand in the sentence.
    """

    def __init__(self) -> None:
        self._handlers: dict[str, Callable[..., object]] = {}
        self._silent: set[str] = set()

    def means(self, *rules: str) -> Callable[[Handler], Handler]:
        """Register a function as the handler of some rules."""

        def register(handler: Handler) -> Handler:
            for rule in rules:
                self._add(rule, handler)
            return handler

        return register

    def always(self, rule: str, meaning: object) -> None:
        """Give a rule the same meaning in every text."""
        self._add(rule, lambda context, *parts: meaning)

    def phrase(self, *rules: str) -> None:
        """Let rules mean no more than that their words were said."""
        for rule in rules:
            self.always(rule, Phrase(rule))

    def silent(self, *rules: str) -> None:
        """Skip rules whose words add nothing: no handler sees them, nor what they contain."""
        for rule in rules:
            self.refused(rule, "words that say nothing")
            self._silent.add(rule)

    def refused(self, rule: str, why: str) -> None:
        """Refuse every sentence with a rule that is read but cannot be carried out."""

        def refuse(context: Context, *parts: object) -> None:
            raise NoMeaning(why)

        self._add(rule, refuse)

    def _add(self, rule: str, handler: Callable[..., object]) -> None:
        if rule in self._handlers:
            raise ValueError(f"the rule {rule!r} has two handlers")
        self._handlers[rule] = handler

    def load(self, package: ModuleType) -> Meanings[Context]:
        """Import every module below a package, so that all handlers are registered."""
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
        return self

    @property
    def rules(self) -> frozenset[str]:
        """Return the rules that have a meaning."""
        return frozenset(self._handlers)

    def read(self, node: Node | int, words: Sequence[str], context: Context) -> Any:
        """Return what a syntax tree means, its parts first and from left to right."""
        if isinstance(node, int):
            return words[node]
        parts = [
            self.read(part, words, context)
            for part in node.parts
            if isinstance(part, int) or part.rule not in self._silent
        ]
        return self._handlers[node.rule](context, *parts)
