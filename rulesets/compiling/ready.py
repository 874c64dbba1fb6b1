"""Make sources ready for mypyc, in a copy: what it cannot compile is written another way.

The rules stay the same, and so do terms as data: fields, equality, hashes and words. What goes is
what only a type checker or the interpreter needs:

- parameters of classes (`Op[Match]`, `Generic[S]`) and `ABC`: a class with them gets a `__dict__`;
- `slots=True`, which makes a class twice; a compiled class has slots anyway;
- class variables in the body of a class, which mypyc would take for fields: they are set behind it;
- constants of a module become `Final` (`finals`), so that reading one is no look-up by name;
- `x.__module__`, which mypyc reads only by `getattr`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from rulesets.compiling.finals import mark_finals

Node = ast.expr | ast.stmt | ast.keyword
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
FUTURE = "from __future__ import annotations\n"


def last_name(node: ast.AST | None) -> str:
    """Return the last part of a dotted name, "" for anything else."""
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _bases(tree: ast.AST) -> Iterator[tuple[str, ast.Subscript]]:
    """Yield each class with each of its bases that has parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from ((node.name, b) for b in node.bases if isinstance(b, ast.Subscript))


def generic_classes(trees: Iterable[ast.AST]) -> set[str]:
    """Return the names of the classes that have parameters, their own or inherited ones."""
    pairs = [pair for tree in trees for pair in _bases(tree)]
    names = {name for name, base in pairs if last_name(base.value) == "Generic"}
    while True:
        # `Order(Op[S])` passes the parameter on; `Draw(Op[Match])` does not.
        more = {
            name
            for name, base in pairs
            if last_name(base.value) in names and len(last_name(base.slice)) == 1
        }
        if more <= names:
            return names
        names |= more


class Edits:
    """Changes of a text by places of its syntax tree, made together."""

    def __init__(self, text: str) -> None:
        self.raw = text.encode()
        self.edits: list[tuple[int, int, bytes]] = []
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def start(self, node: Node) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: Node) -> int:
        return self.starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)

    def source(self, node: Node) -> str:
        return self.raw[self.start(node) : self.end(node)].decode()

    def put(self, start: int, end: int, text: str) -> None:
        self.edits.append((start, end, text.encode()))

    def replace(self, node: Node, text: str) -> None:
        self.put(self.start(node), self.end(node), text)

    def made(self) -> str:
        """Return the text with all changes."""
        raw = self.raw
        for start, end, text in sorted(self.edits, reverse=True):
            raw = raw[:start] + text + raw[end:]
        return raw.decode()


def ready(text: str, generic: set[str], compiled: bool) -> str:
    """Return a module's text for the copy; one that is not compiled only loses parameters."""
    edits = Edits(text)
    tree = ast.parse(text)
    final = compiled and FUTURE in text and mark_finals(edits, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and last_name(node.value) in generic:
            edits.put(edits.end(node.value), edits.end(node), "")
        if not compiled:
            continue
        if isinstance(node, ast.Attribute) and node.attr == "__module__":
            edits.replace(node, f"getattr({edits.source(node.value)}, '__module__')")
        if isinstance(node, ast.ClassDef) and not _is(node, "NamedTuple"):
            _ready_class(edits, node)
    made = edits.made()
    if final:
        made = made.replace(FUTURE, f"{FUTURE}from typing import Final\n", 1)
    if OPEN in made:
        made = made.replace(FUTURE, f"{FUTURE}from mypy_extensions import mypyc_attr\n", 1)
    return made


def _is(node: ast.ClassDef, base: str) -> bool:
    return any(last_name(b) == base for b in node.bases)


def _dataclass(node: ast.ClassDef) -> ast.Call | None:
    """Return the decorator that makes a class a dataclass, or None."""
    calls = [d for d in node.decorator_list if isinstance(d, ast.Call)]
    return next((d for d in calls if last_name(d.func) == "dataclass"), None)


def _ready_class(edits: Edits, node: ast.ClassDef) -> None:
    for base in node.bases:
        if last_name(base) == "ABC" or last_name(getattr(base, "value", None)) == "Generic":
            _drop_base(edits, node, base)
    made = _dataclass(node)
    if made is not None:
        kept = [edits.source(k) for k in made.keywords if k.arg != "slots"]
        edits.replace(made, f"dataclass({', '.join(kept)})")
    elif _is_open(node):
        first = node.decorator_list[0] if node.decorator_list else node
        start = edits.starts[first.lineno - 1]
        edits.put(start, start, OPEN)
    _move_class_variables(edits, node, made is not None)


def _drop_base(edits: Edits, node: ast.ClassDef, base: ast.expr) -> None:
    if len(node.bases) == 1:
        edits.replace(base, "object")
    else:
        before = edits.raw[: edits.start(base)].rstrip()  # with the comma
        edits.put(len(before) - 1, edits.end(base), "")


def _is_open(node: ast.ClassDef) -> bool:
    """Tell whether rulesets elsewhere, which are not compiled, make kinds of their own of it."""
    empty = any(ast.unparse(x) == "__slots__ = ()" for x in node.body)
    return empty or node.name in ("MatchState", "ChainedMatch", "EngineGame")


def _move_class_variables(edits: Edits, node: ast.ClassDef, is_dataclass: bool) -> None:
    behind = ""
    for x in node.body:
        name, value = "", None
        if isinstance(x, ast.Assign) and not last_name(x.targets[0]).startswith("__"):
            name, value = last_name(x.targets[0]), x.value
        elif isinstance(x, ast.AnnAssign) and is_dataclass and "ClassVar" in ast.unparse(x):
            name, value = last_name(x.target), x.value
        if value is not None:
            edits.replace(x, "pass")
            behind += f"\nsetattr({node.name}, {name!r}, {edits.source(value)})"
    if behind:
        edits.put(edits.end(node), edits.end(node), f"\n{behind}\n")
