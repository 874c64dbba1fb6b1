"""Put broken code in the place of what is there, in this process."""

import ast
import gc
import importlib
import sys
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from types import CodeType, FunctionType

from tests.conftest import ROOT
from tests.mutants.sites import Played, Site, breakable, broken, functions, variants


def path_of(module: str) -> Path:
    """Return the file of a module."""
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


def apply(site: Site, game: Played) -> None:
    """Break one place in this process."""
    if site.module in game.books:
        book = game.books[site.module]
        value = variants(getattr(book, site.function))[site.number][1]
        object.__setattr__(book, site.function, value)
        return
    path = path_of(site.module)
    tree = ast.parse(path.read_text("utf-8"))
    function = dict(functions(tree))[site.function]
    node = breakable(function)[site.number]
    _Replace(node).visit(function)
    code = _code_of(compile(ast.fix_missing_locations(tree), str(path), "exec"), site.function)
    target = importlib.import_module(site.module)
    for name in site.function.split("."):
        target = vars(target)[name] if isinstance(target, type) else getattr(target, name)
    target = getattr(target, "fget", None) or getattr(target, "__wrapped__", target)
    target.__code__ = code
    made, kept = living(game.package)
    # Functions inside it were made when the module was imported.
    inside = {c.co_name: c for c in code.co_consts if isinstance(c, CodeType)}
    for function_made in made:
        outer, _, name = function_made.__qualname__.partition(".<locals>.")
        if (function_made.__module__, outer) == (site.module, site.function) and name in inside:
            function_made.__code__ = inside[name]
    for answers in kept:
        answers.cache_clear()
    for store, before in stores(game.package):
        if len(store) != len(before):
            store.clear()
            store.update(before)


@cache
def stores(package: str) -> list[tuple[dict[object, object], dict[object, object]]]:
    """Return the tables of a package's modules with what they hold when this is asked first.

    What a table got since is an answer of code that is about to be broken.
    """
    prefix = package.replace("/", ".")
    modules = [m for name, m in sys.modules.items() if name.startswith(prefix)]
    tables = [x for m in modules for x in vars(m).values() if type(x) is dict]
    return [(table, dict(table)) for table in tables]


@cache
def living(package: str) -> tuple[list[FunctionType], list[_lru_cache_wrapper]]:
    """Return what a game's package made of code: functions inside functions, and kept answers."""
    prefix = package.replace("/", ".")
    functions_made, kept = [], []
    for thing in gc.get_objects():
        if not isinstance(thing, (FunctionType, _lru_cache_wrapper)):
            continue
        module = str(thing.__module__)
        if not module.startswith(prefix):
            continue
        if isinstance(thing, FunctionType) and ".<locals>." in thing.__qualname__:
            functions_made.append(thing)
        elif isinstance(thing, _lru_cache_wrapper) and not module.endswith(".stored"):
            kept.append(thing)  # all but what is read from files
    return functions_made, kept


class _Replace(ast.NodeTransformer):
    """Puts the broken node in the place of the one found."""

    def __init__(self, node: ast.AST) -> None:
        self.node = node

    def visit(self, node: ast.AST) -> ast.AST:
        return broken(node) or node if node is self.node else self.generic_visit(node)


def _code_of(code: CodeType, qualified: str) -> CodeType:
    for name in qualified.split("."):
        inner = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name]
        code = inner[-1]
    return code
