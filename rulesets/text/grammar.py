"""A grammar of sentences: words in, one syntax tree out, or the word that stopped it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import NamedTuple

from rulesets.text.chart import Chart, Node
from rulesets.text.gaps import NotUnderstood
from rulesets.text.rules import Rule, Symbol


class WordClass(NamedTuple):
    """Words that a grammar treats alike, such as numbers."""

    terminal: str  # how the grammar names them
    pattern: re.Pattern[str]
    example: str  # stands for any of them


def grammar_files(folder: Traversable) -> Iterator[Traversable]:
    """Yield the `.lark` files below a folder by name; a folder's files come where its name does."""
    for one in sorted(folder.iterdir(), key=lambda f: f.name):
        if one.is_dir():
            yield from grammar_files(one)
        elif one.name.endswith(".lark"):
            yield one


class Grammar:
    """The rules in the `.lark` files below a folder; a sentence is a `start`.

    Sentences that differ only inside classes of words share one tree, which is kept.
    """

    def __init__(
        self, folder: Traversable, classes: Sequence[WordClass], own: Sequence[str] = ()
    ) -> None:
        self._folder = folder
        self._classes = classes
        self._own = frozenset(own)  # words that are terminals by themselves
        self._trees: dict[tuple[str, ...], Node | int] = {}

    @cached_property
    def rules(self) -> Sequence[Rule]:
        """Return the rules of all files, read when first asked for."""
        # Only reading grammar files needs Lark, which is not always installed.
        from rulesets.text.notation import read_rules

        files = (f.read_text(encoding="utf-8") for f in grammar_files(self._folder))
        return read_rules(files, self._symbol)

    @property
    def nodes(self) -> frozenset[str]:
        """Return everything that can stand in a syntax tree: each needs a meaning."""
        return frozenset(rule.node for rule in self.rules if rule.makes_node)

    @cached_property
    def _chart(self) -> Chart:
        return Chart(self.rules, "start")

    def _class(self, word: str) -> WordClass | None:
        return next((c for c in self._classes if c.pattern.fullmatch(word)), None)

    def _symbol(self, word: str) -> Symbol:
        """Return the terminal of a word in a phrase; only classes of words stay in the tree."""
        of_class = self._class(word)
        if of_class is not None:
            return Symbol(of_class.terminal, True)
        return Symbol(word, True, kept=word in self._own)

    def pattern(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return a sentence with one word for each class of words, which parses alike."""
        classes = ((word, self._class(word)) for word in words)
        return tuple(word if c is None else c.example for word, c in classes)

    def parse(self, words: Sequence[str]) -> Node | NotUnderstood:
        """Return the syntax tree of a sentence, or at which word it stopped making sense."""
        alike = self.pattern(words)
        if alike not in self._trees:
            self._trees[alike] = self._chart.read([self._symbol(word).name for word in alike])
        found = self._trees[alike]
        return NotUnderstood(tuple(words), found) if isinstance(found, int) else found
