"""Where the code of play can be broken in one place, and how."""

import ast
import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from rulesets.ptcg.eras import ERAS
from rulesets.yugioh.books import BOOKS
from tests.conftest import ROOT


@dataclass(frozen=True)
class Played:
    """A game whose rules are broken: its folders of code and of tests, its rulebooks by name."""

    package: str
    folders: tuple[str, ...]
    suite: tuple[str, ...]
    left_out: tuple[str, ...]  # slow, or about something else than rules
    books: Mapping[str, object]
    # From which book another takes over what it does not change.
    neighbours: Mapping[str, str] = field(default_factory=dict)


GAMES = {
    "ptcg": Played(
        "rulesets/ptcg",
        ("play", "effects", "effects/ops", "effects/terms"),
        ("play", "effects", "rulings", "later"),
        ("effects/test_exercised.py", "effects/test_docs.py", "play/test_game.py"),
        ERAS,
        {
            "dp": "ex",
            "pl": "dp",
            "hs": "pl",
            "bw11": "bw",
            "xy": "bw11",
            "sm": "xy",
            "swsh": "sm",
            "sv-old-tools": "swsh",
            "sv": "sv-old-tools",
            "me": "sv",
        },
    ),
    "yugioh": Played(
        "rulesets/yugioh",
        ("match", "play", "play/ways", "effects", "effects/activation"),
        ("play", "effects", "scenarios"),
        ("play/test_soundness.py", "play/test_carried_out.py"),
        BOOKS,
    ),
}
# Words and figures for players, the evaluation of bots, and what only tells of a term.
SKIPPED_MODULES = {
    "points.py", "phrases.py", "refusals.py", "evaluate.py", "hidden.py", "parts.py", "reasons.py",
    "log.py", "invariants.py",
}  # fmt: skip
SKIPPED_FUNCTIONS = {
    "in_words", "denied", "noun", "rank", "is_one", "refuse", "describe", "branches", "likeness",
    "dump", "load", "key", "changed", "_refuse_placing", "asks", "_when", "note",
}  # fmt: skip
# Parameters of deck construction, and lists that are only asked whether they hold something.
SKIPPED_PARAMETERS = {
    "deck_size", "copies", "basics", "ace_specs", "energy_types", "conditions", "power_kinds",
    "name", "cites",
}  # fmt: skip
COMPARISONS = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SUMS = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult}


@dataclass(frozen=True)
class Site:
    """One way to break one place: a node of a function, or a parameter of a rulebook."""

    module: str  # dotted, or the name of a rulebook
    function: str  # qualified name, or the name of the parameter
    number: int  # among the nodes of the function that can be broken, or the variant
    line: int
    change: str
    text: str = ""  # of its line

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function}: {self.change}"


def all_sites(game: Played) -> list[Site]:
    """Return every site, in the order of the files."""
    found: list[Site] = []
    for folder in game.folders:
        for path in sorted((ROOT / game.package / folder).glob("*.py")):
            if path.name not in SKIPPED_MODULES and path.name != "__init__.py":
                found += _in_module(path)
    for name, book in game.books.items():
        for parameter in sorted(_stated(name, game) - SKIPPED_PARAMETERS):
            for number, (change, _) in enumerate(variants(getattr(book, parameter))):
                found.append(Site(name, parameter, number, 0, change))
    return found


def _stated(name: str, game: Played) -> set[str]:
    """Return the parameters that a book does not take over: those stand in its neighbour's code."""
    book = game.books[name]
    other = game.books.get(game.neighbours.get(name, ""))
    names = [parameter.name for parameter in fields(book)]
    return {n for n in names if other is None or getattr(book, n) != getattr(other, n)}


def _in_module(path: Path) -> Iterator[Site]:
    dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    source = path.read_text("utf-8")
    lines = [line.strip() for line in source.splitlines()]
    for qualified, function in functions(ast.parse(source)):
        for number, node in enumerate(breakable(function)):
            before = ast.unparse(node)
            change = f"{before} -> {ast.unparse(broken(node))}".replace("\n", " ")
            at = node.lineno
            yield Site(dotted, qualified, number, at, change[:120], lines[at - 1])


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions and methods of a module with their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and _is_rule(node):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and _is_rule(inner):
                    yield f"{node.name}.{inner.name}", inner


def _is_rule(function: ast.FunctionDef) -> bool:
    """Leave out what only puts something into words."""
    speaks = any(argument.arg == "say" for argument in function.args.args)
    return function.name not in SKIPPED_FUNCTIONS and not speaks


def breakable(function: ast.FunctionDef) -> list[ast.AST]:
    """Return the nodes of a function's body that can be broken, in a fixed order."""
    found = []
    left = list(reversed(function.body))
    while left:
        node = left.pop()
        if isinstance(node, ast.Expr) and (_only_tells(node) or _is_docstring(node)):
            continue
        if broken(node) is not None:
            found.append(node)
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue  # of `zip`: it only guards
        # -2 is as good as -1 for "none", and 2 as good as 1 for something noted.
        if not _is_negative(node) and not _is_note(node):
            left += reversed(list(ast.iter_child_nodes(node)))
    return found


def _is_negative(node: ast.AST) -> bool:
    minus = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    return minus and isinstance(node.operand, ast.Constant)


def _is_note(node: ast.AST) -> bool:
    """Tell whether a statement only notes that something is so, with a 1."""
    value = node.value if isinstance(node, ast.Assign) else None
    return isinstance(value, ast.Constant) and type(value.value) is int and value.value == 1


def _is_docstring(node: ast.Expr) -> bool:
    return isinstance(node.value, ast.Constant)


def broken(node: ast.AST) -> ast.AST | None:
    """Return a node with one thing wrong about it, None where there is nothing to break."""
    new = copy.deepcopy(node)
    if isinstance(new, ast.Compare) and len(new.ops) == 1 and type(new.ops[0]) in COMPARISONS:
        new.ops = [COMPARISONS[type(new.ops[0])]()]
    elif isinstance(new, ast.BoolOp):
        new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
    elif isinstance(new, ast.BinOp) and type(new.op) in SUMS and not _is_text(new):
        new.op = SUMS[type(new.op)]()
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        return new.operand
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.USub):
        return ast.copy_location(ast.Constant(0), node)  # the first in place of the last
    elif isinstance(new, (ast.Continue, ast.Break)) or (
        isinstance(new, ast.Return) and new.value is None
    ):
        return ast.copy_location(ast.Pass(), node)
    elif isinstance(new, ast.Assign) and _is_note(new):
        new.value = ast.Constant(0)
    elif isinstance(new, ast.Constant) and type(new.value) is bool:
        new.value = not new.value
    elif isinstance(new, ast.Constant) and type(new.value) is int:
        new.value += 1
    elif isinstance(new, ast.Expr) and isinstance(new.value, ast.Call) and not _only_tells(new):
        return ast.copy_location(ast.Pass(), node)
    else:
        return None
    return new


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(side, (ast.Tuple, ast.JoinedStr, ast.List)) for side in sides)


def _only_tells(node: ast.Expr) -> bool:
    """Tell whether a statement writes the log or tells players, which no rule reads."""
    call = node.value
    return isinstance(call, ast.Call) and getattr(call.func, "attr", "") in (
        "note",
        "tell",
        "changed",
    )


def variants(value: object) -> list[tuple[str, object]]:
    """Return other values of a rulebook's parameter, each with what is changed."""
    if isinstance(value, bool):
        return [(f"{value} -> {not value}", not value)]
    if isinstance(value, int):
        return [(f"{value} -> {value + 1}", value + 1)]
    if type(value) is tuple and len(value) > 1:
        return [
            (f"{value[i]} and {value[i + 1]} exchanged",
             (*value[:i], value[i + 1], value[i], *value[i + 2 :]))
            for i in range(len(value) - 1)
        ]  # fmt: skip
    return []
