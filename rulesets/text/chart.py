"""Read a sequence of terminals by the rules of a grammar: an Earley parser that looks ahead.

It follows only rules that the next word can begin. Of several readings it takes, part by part, the
alternative written first; where one alternative divides its words in several ways, the division
that was found last.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import NamedTuple

from rulesets.text.rules import Rule, Symbol


class Node(NamedTuple):
    """A part of a syntax tree: its rule and its parts; a number is the place of a word."""

    rule: str
    parts: tuple[Node | int, ...]


Item = tuple[int, int]  # a place in a rule (see `Chart`), and the word at which the rule began


class Chart:
    """The rules of a grammar, ready to read sentences.

    The places between the symbols of all rules are numbered throughout, so that the place behind
    a symbol is the next number.
    """

    def __init__(self, rules: Sequence[Rule], start: str) -> None:
        self._start = start
        self._rules: dict[str, list[Rule]] = defaultdict(list)
        self._next: list[Symbol | None] = []  # by place: the symbol to come, None at the end
        self._origin: list[str] = []  # by place: what the rule is for
        self._begin: dict[str, list[tuple[int, Symbol]]] = defaultdict(list)
        for rule in rules:
            self._rules[rule.origin].append(rule)
            self._begin[rule.origin].append((len(self._next), rule.symbols[0]))
            self._next += (*rule.symbols, None)
            self._origin += [rule.origin] * (len(rule.symbols) + 1)
        self._first = _first_terminals(rules)
        self._ahead: dict[tuple[str, str], list[int]] = {}

    def read(self, terminals: Sequence[str]) -> Node | int:
        """Return the syntax tree of a sentence, or the place of the first word that fits nowhere.

        That place is behind the last word where more words are expected.
        """
        found = _Reading(terminals)
        scanned: list[Item] = []
        for at in range(len(terminals) + 1):
            scanned = self._column(found, at, scanned)
            if at < len(terminals) and not scanned:
                return at
        if 0 not in found.begins[-1].get(self._start, ()):
            return len(terminals)
        (tree,) = self._parts(found, self._start, 0, len(terminals))
        assert isinstance(tree, Node)
        return tree

    def _column(self, found: _Reading, at: int, items: list[Item]) -> list[Item]:
        """Follow all rules up to a word; return where they stand behind it."""
        ahead = found.terminals[at] if at < len(found.terminals) else ""
        waiting = found.waiting[at]
        if at == 0:
            waiting[self._start] = []
            items = [(place, 0) for place in self._predicted(self._start, ahead)]
        seen = set(items)
        scanned: list[Item] = []
        while items:
            item = items.pop()
            place, begin = item
            symbol = self._next[place]
            if symbol is None:
                new = found.complete(self._origin[place], begin, at)
            elif symbol.terminal:
                if symbol.name == ahead:
                    scanned.append((place + 1, begin))
                continue
            elif symbol.name in waiting:
                waiting[symbol.name].append(item)
                continue
            else:
                waiting[symbol.name] = [item]
                new = [(first, at) for first in self._predicted(symbol.name, ahead)]
            for item in new:
                if item not in seen:
                    seen.add(item)
                    items.append(item)
        return scanned

    def _predicted(self, origin: str, ahead: str) -> list[int]:
        """Return the beginnings of the rules for something that a terminal can begin."""
        key = origin, ahead
        if key not in self._ahead:
            # The last one is followed first, so the first one written goes last.
            self._ahead[key] = [
                place
                for place, symbol in reversed(self._begin[origin])
                if ahead in self._firsts(symbol)
            ]
        return self._ahead[key]

    def _firsts(self, symbol: Symbol) -> Collection[str]:
        return (symbol.name,) if symbol.terminal else self._first[symbol.name]

    def _parts(self, found: _Reading, origin: str, begin: int, end: int) -> list[Node | int]:
        """Return what stands in the tree for something that covers some words."""
        for rule in self._rules[origin]:
            divided = found.divide(rule.symbols, begin, end)
            if divided is None:
                continue
            parts: list[Node | int] = []
            for symbol, first, last in divided:
                if symbol.terminal:
                    parts += [first] if symbol.kept else []
                else:
                    parts += self._parts(found, symbol.name, first, last)
            if not rule.node or (rule.single and len(parts) == 1):
                return parts
            return [Node(rule.node, tuple(parts))]
        raise AssertionError(f"{origin} was read but cannot be found again")


class _Reading:
    """What is known of one sentence while it is read."""

    def __init__(self, terminals: Sequence[str]) -> None:
        self.terminals = terminals
        columns = range(len(terminals) + 1)
        # By word: the rules that wait there for something to end.
        self.waiting: list[dict[str, list[Item]]] = [{} for _ in columns]
        # By word: where the things that end there began, in the order in which they were found.
        self.begins: list[dict[str, list[int]]] = [{} for _ in columns]

    def complete(self, origin: str, begin: int, end: int) -> list[Item]:
        """Note that something covers some words; return the rules that go on behind it."""
        begins = self.begins[end].setdefault(origin, [])
        if begin in begins:
            return []
        begins.append(begin)
        return [(place + 1, first) for place, first in self.waiting[begin].get(origin, ())]

    def divide(
        self, symbols: Sequence[Symbol], begin: int, end: int
    ) -> list[tuple[Symbol, int, int]] | None:
        """Return which words each symbol of a rule covers, None if they do not cover them all."""
        if not symbols:
            return [] if begin == end else None
        *before, last = symbols
        for middle in self._last_begins(last, begin, end):
            divided = self.divide(before, begin, middle)
            if divided is not None:
                return [*divided, (last, middle, end)]
        return None

    def _last_begins(self, symbol: Symbol, begin: int, end: int) -> Sequence[int]:
        if not symbol.terminal:
            return self.begins[end].get(symbol.name, ())[::-1]
        covers = end > begin and self.terminals[end - 1] == symbol.name
        return (end - 1,) if covers else ()


def _first_terminals(rules: Sequence[Rule]) -> dict[str, set[str]]:
    """Return the terminals that each thing can begin with."""
    first: dict[str, set[str]] = {rule.origin: set() for rule in rules}
    grown = True
    while grown:
        grown = False
        for rule in rules:
            symbol = rule.symbols[0]
            new = {symbol.name} if symbol.terminal else first[symbol.name]
            grown = grown or not new <= first[rule.origin]
            first[rule.origin] |= new
    return first
