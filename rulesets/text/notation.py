"""Grammar files in Lark's notation, expanded into plain rules.

A quoted phrase stands for its words, one terminal each. `?`, `*`, `+`, groups, `->` and rules with
`?` in front mean what they mean in Lark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

from lark import Lark, Token, Transformer

from rulesets.text.rules import Rule, Symbol

_NOTATION = r"""
start: (declared | rule)*
declared: "%declare" TERMINAL+
rule: HEAD choice
choice: labelled ("|" labelled)*
labelled: sequence ["->" NAME]
sequence: item+
?item: atom
    | atom "?" -> optional
    | atom "*" -> any_number
    | atom "+" -> several
?atom: "(" group ")"
    | NAME -> rule_name
    | TERMINAL -> terminal
    | PHRASE -> phrase
group: sequence ("|" sequence)*

HEAD.2: /\??[a-z_][a-z_0-9]*\s*:/
NAME: /[a-z_][a-z_0-9]*/
TERMINAL: /[A-Z][A-Z_]*/
PHRASE: /"[^"\n]*"/
%ignore /\s+/
%ignore /\/\/[^\n]*/
"""


Sequences = list[tuple[Symbol, ...]]
Labelled = tuple[Sequences, Token | None]  # the ways to say something, and what it is called


class _Expander(Transformer[Token, list[Rule]]):
    """Turn the tree of a grammar into rules; every part is the list of sequences it stands for."""

    def __init__(self, terminal_of: Callable[[str], Symbol]) -> None:
        super().__init__()
        self._terminal_of = terminal_of
        self._repeated: dict[tuple[tuple[Symbol, ...], ...], Symbol] = {}
        self._rules: list[Rule] = []

    def start(self, _: list[None]) -> list[Rule]:
        return self._rules

    def declared(self, _: list[Token]) -> None:
        """Declared terminals need no rule: the classes of words name them."""

    def rule(self, parts: tuple[Token, list[Labelled]]) -> None:
        head, choice = parts
        name = str(head).rstrip(": \t\n").removeprefix("?")
        single = str(head).startswith("?")
        for sequences, label in choice:
            for symbols in sequences:
                made = Rule(name, symbols, str(label or name), single and not label)
                if made not in self._rules:
                    self._rules.append(made)

    def choice(self, labelled: list[Labelled]) -> list[Labelled]:
        return labelled

    def labelled(self, parts: Labelled) -> Labelled:
        return parts

    def sequence(self, items: list[Sequences]) -> Sequences:
        return [tuple(s for part in parts for s in part) for parts in product(*items)]

    def group(self, sequences: list[Sequences]) -> Sequences:
        return list(dict.fromkeys(one for several in sequences for one in several))

    def optional(self, parts: list[Sequences]) -> Sequences:
        return [*parts[0], ()]

    def any_number(self, parts: list[Sequences]) -> Sequences:
        return [(self._several(parts[0]),), ()]

    def several(self, parts: list[Sequences]) -> Sequences:
        return [(self._several(parts[0]),)]

    def _several(self, sequences: Sequences) -> Symbol:
        """Return the rule for one or more of something, made once for equal ones."""
        key = tuple(sequences)
        if key not in self._repeated:
            symbol = self._repeated[key] = Symbol(f"+{len(self._repeated)}")
            self._rules += [Rule(symbol.name, one) for one in sequences]
            self._rules += [Rule(symbol.name, (symbol, *one)) for one in sequences]
        return self._repeated[key]

    def rule_name(self, names: list[Token]) -> Sequences:
        return [(Symbol(str(names[0])),)]

    def terminal(self, names: list[Token]) -> Sequences:
        return [(Symbol(str(names[0]), True),)]

    def phrase(self, phrases: list[Token]) -> Sequences:
        return [tuple(self._terminal_of(word) for word in phrases[0][1:-1].split())]


def read_rules(sources: Iterable[str], terminal_of: Callable[[str], Symbol]) -> Sequence[Rule]:
    """Return the rules of grammar files; `terminal_of` gives the terminal of a quoted word."""
    notation = Lark(_NOTATION, parser="lalr", maybe_placeholders=True)
    rules = _Expander(terminal_of).transform(notation.parse("\n".join(sources)))
    known = {rule.origin for rule in rules}
    for rule in rules:
        if not rule.symbols:
            raise ValueError(f"the rule {rule.origin!r} may stand for no words at all")
        for symbol in rule.symbols:
            if not symbol.terminal and symbol.name not in known:
                raise ValueError(f"the rule {rule.origin!r} uses {symbol.name!r}, which no rule is")
    return rules
