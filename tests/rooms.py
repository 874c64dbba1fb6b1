"""Figures about the rooms of the code, for tests and for the table in docs/architecture.md."""

import argparse
import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGES = ("deckcheck", "rulesets", "cardpool")

# Words that belong to one game, and names that only its own records and modules have.
_GAME = re.compile(
    r"pok[eé]mon|ptcg|yu-?gi-?oh|ygo|ydk|master.?trainer|konami|fusion|\bsynchro\b|\bxyz\b"
    r"|^board$|^BoardPiece$|\bcardpool\.board\b",
    re.IGNORECASE,
)
# A module or folder that belongs to one game, or to one of its sources or file formats; and the
# one list of the games of the pool.
_OWN = re.compile(
    r"(?:^|[/_])(?:pokemon|yugioh|board|ptcgl?|ydke?|lflist|cdb|tcgdex|ygoprodeck|yamlyugi)"
    r"\w*(?:\.py$|/)|^cardpool/games\.py$"
)
_SHOWN = {"help", "epilog", "short_help"}  # what a user reads may name a game as an example
_SAY = {"fail", "echo"}


class Named(NamedTuple):
    """A place in the logic of a module that names a game."""

    module: str
    line: int
    word: str


def game_names(package, root=ROOT):
    """Return where the modules of a package that are for all games name one of them."""
    modules = {path.relative_to(root).as_posix(): path for path in (root / package).rglob("*.py")}
    return [
        Named(name, line, word)
        for name, path in sorted(modules.items())
        if not _OWN.search(name)
        for line, word in names_in(path.read_text("utf-8"))
    ]


def names_in(source):
    """Return the line and word of each identifier and string of logic that names a game."""
    found = []
    _walk(ast.parse(source), found)
    return sorted({(line, word) for line, word in found if _GAME.search(word)})


def _walk(node, found):
    for child in ast.iter_child_nodes(node):
        if not _is_prose(node, child):
            found += [(getattr(child, "lineno", 0), word) for word in _words(child)]
            _walk(child, found)


def _is_prose(node, child):
    """Tell docstrings, help texts, messages and texts of several lines, which are for readers."""
    if isinstance(child, ast.keyword) and child.arg in _SHOWN:
        return True
    if not isinstance(child, ast.Constant):
        return False
    called = node.func if isinstance(node, ast.Call) else node
    said = getattr(called, "id", getattr(called, "attr", "")) in _SAY
    return said or isinstance(node, ast.Expr) or "\n" in str(child.value)


def _words(node):
    """Return the identifiers and strings of one node of the syntax tree."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{alias.name}" for alias in node.names]
    names = (getattr(node, field, None) for field in ("id", "attr", "name", "arg"))
    return [name for name in names if isinstance(name, str)]


_A_LIST = 3  # so many terms side by side are a list, which a new term would have to join
_VOCABULARY = "rulesets/ptcg/effects/ops/__init__.py"
# What sentences mean is said in terms; so are the programs written by hand.
_MEANINGS = ("rulesets/ptcg/text/", "rulesets/ptcg/scripts/")
# Of the compiler's modules these ask the ops, whoever they are.
_ASKING = ("rulesets/ptcg/text/assemble/divide.py", "rulesets/ptcg/text/assemble/rewards.py")


def op_files():
    """Return the files that a new op of the Pokémon vocabulary is written into by hand.

    Its class, its line in the vocabulary, its test and its golden; and every module that keeps a
    list of terms, which an op would have to join.
    """
    module = "rulesets/ptcg/effects/ops/cards.py"
    test, golden = (
        "tests/rulesets/ptcg/effects/test_cards.py",
        "tests/rulesets/ptcg/text/golden.jsonl",
    )
    return [module, _VOCABULARY, test, golden, *keeping_lists()]


@cache
def keeping_lists():
    """Return the modules, meanings of sentences aside, that keep a list of terms."""
    paths = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return [
        name
        for name, path in names.items()
        if (name in _ASKING or not name.startswith((*_MEANINGS, _VOCABULARY)))
        and lists_of_terms(path.read_text("utf-8"))
    ]


def lists_of_terms(source):
    """Return the lines where several terms are named side by side, as classes."""
    from tests.rulesets.ptcg.recorder import TERMS

    nodes = ast.walk(ast.parse(source))
    found = (n.lineno for n in nodes if sum(_named(x) in TERMS for x in _parts(n)) >= _A_LIST)
    return sorted(set(found))


def _parts(node):
    """Return what stands side by side: in a literal, in a call, between the bars of a union."""
    if isinstance(node, ast.Dict):
        return node.keys
    if isinstance(node, ast.Call):
        return node.args
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*(_parts(node.left) or [node.left]), node.right]
    return node.elts if isinstance(node, (ast.Tuple, ast.List, ast.Set)) else []


def _named(node):
    return getattr(node, "id", getattr(node, "attr", ""))


def modules_by_folder(root=ROOT, packages=PACKAGES):
    """Return how many modules each folder of the packages holds."""
    paths = [path for package in packages for path in (root / package).rglob("*.py")]
    return Counter(path.parent.relative_to(root).as_posix() for path in paths)


def any_in_signatures(root=ROOT):
    """Return how often Any stands in the signatures of each module of the rules."""
    found = Counter()
    for path in sorted((root / "rulesets").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                names = [x for told in _annotations(node) for x in ast.walk(told)]
                found[path.relative_to(root).as_posix()] += sum(_named(x) == "Any" for x in names)
    return +found


def _annotations(function):
    given = function.args
    named = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    told = [argument.annotation for argument in named if argument is not None]
    return [x for x in (*told, function.returns) if x is not None]


def lines(*places, root=ROOT):
    """Return the lines of the modules in some folders."""
    paths = {path for place in places for path in (root / place).rglob("*.py")}
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


def figures(root=ROOT):
    """Return the figures that only reading a checkout gives, each under its name."""
    crowded, modules = modules_by_folder(root).most_common(1)[0]
    return {
        "modules in the fullest folder": f"{modules} (`{crowded}`)",
        "`Any` in signatures of `rulesets`": sum(any_in_signatures(root).values()),
        "lines of `cardpool`": lines("cardpool", root=root),
        "places of logic that name a game in `deckcheck`, `cardpool`": sum(
            len(game_names(package, root)) for package in ("deckcheck", "cardpool")
        ),
    }


def main():
    """Print the figures of this checkout, beside those of another one."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--before", type=Path, help="a checkout of an earlier commit")
    before = parser.parse_args().before
    then = figures(before) if before else {}
    print("| | before | now |\n|---|---|---|")
    for name, figure in figures().items():
        print(f"| {name} | {then.get(name, '')} | {figure} |")
    print(f"| files of an op | | {len(op_files())} |")
    for package in ("deckcheck", "cardpool"):
        for place in game_names(package):
            print(f"{place.module}:{place.line}: {place.word}")


if __name__ == "__main__":
    main()
