"""Constants of modules for mypyc: a name that is set once is read without asking its module.

A compiled function looks a module's name up in a dictionary each time, unless it is `Final`. The
sources need not say so: a name in capitals that is set once, at the top of its module, is one.
"""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesets.compiling.ready import Edits

# What makes a type: a type checker reads these names as such.
_TYPES = ("TypeVar", "ParamSpec", "NewType", "NamedTuple")


def mark_finals(edits: Edits, tree: ast.Module) -> bool:
    """Make the constants of a module `Final`; return whether there are any."""
    times = _times_set(tree)
    before = len(edits.edits)
    for x in tree.body:
        if isinstance(x, ast.Assign) and len(x.targets) == 1:
            target = x.targets[0]
            if isinstance(target, ast.Tuple):
                _part(edits, x, target, times)
            elif _is_constant(target, times) and not _is_type(x.value):
                edits.put(edits.end(target), edits.end(target), f": {_final(x.value)}")
        elif isinstance(x, ast.AnnAssign) and x.value is not None:
            said = ast.unparse(x.annotation)
            if _is_constant(x.target, times) and said != "TypeAlias" and "Final" not in said:
                edits.put(edits.start(x.annotation), edits.start(x.annotation), "Final[")
                edits.put(edits.end(x.annotation), edits.end(x.annotation), "]")
    return len(edits.edits) > before


def _times_set(tree: ast.Module) -> Counter[str]:
    """Return how often each name is set anywhere in a module; a global one counts twice."""
    times: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            times[node.id] += 1
        elif isinstance(node, ast.Global):
            times.update(node.names * 2)
    return times


def _is_constant(target: ast.expr, times: Counter[str]) -> bool:
    return isinstance(target, ast.Name) and target.id.strip("_").isupper() and times[target.id] == 1


def _is_type(value: ast.expr) -> bool:
    """Tell whether a value makes a type: `TypeVar(...)`, `A | B`."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in _TYPES
    return isinstance(value, ast.BinOp) and isinstance(value.op, ast.BitOr)


def _final(value: ast.expr) -> str:
    """Return how a constant is marked; one that is an action stays the tuple that it is.

    mypyc takes a tuple of known length apart, and makes a new one wherever it is handed over.
    """
    if isinstance(value, ast.Tuple):
        kinds = {type(getattr(x, "value", None)).__name__ for x in value.elts}
        if kinds in ({"str"}, {"int"}):
            return f"Final[tuple[{kinds.pop()}, ...]]"
    return "Final"


def _part(edits: Edits, x: ast.Assign, target: ast.Tuple, times: Counter[str]) -> None:
    """Write `A, B = 1, 2` as two constants, and numbers of a row or range one by one."""
    others = any(isinstance(node, ast.Subscript) for node in ast.walk(x.value))
    if others or not all(_is_constant(name, times) for name in target.elts):
        return  # what is written anew here must not be changed elsewhere
    names = [edits.source(name) for name in target.elts]
    if isinstance(x.value, ast.Tuple) and len(x.value.elts) == len(names):
        values = [edits.source(value) for value in x.value.elts]
        marks = [_final(value) for value in x.value.elts]
        first = ""
    elif isinstance(x.value, ast.GeneratorExp) or ast.unparse(x.value).startswith("range("):
        row = f"_row_{names[0].strip('_').lower()}"
        values = [f"{row}[{i}]" for i in range(len(names))]
        marks = ["Final"] * len(names)
        first = f"{row} = tuple({edits.source(x.value)})\n"
    else:
        return
    lines = zip(names, marks, values, strict=True)
    edits.replace(x, first + "\n".join(f"{name}: {mark} = {value}" for name, mark, value in lines))
