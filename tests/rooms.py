"""Figures about the rooms of the code, for tests and for the table in docs/architecture.md."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent

# Words that belong to one game, and names that only its own records and modules have.
_GAME = re.compile(
    r"pok[eé]mon|ptcg|yu-?gi-?oh|ygo|ydk|master.?trainer|konami|fusion|synchro|\bxyz\b"
    r"|^board$|^BoardPiece$|\bcardpool\.board\b",
    re.IGNORECASE,
)
# A module or folder that belongs to one game, or to one of its sources or file formats.
_OWN = re.compile(
    r"(?:^|[/_])(?:pokemon|yugioh|board|ptcgl?|ydke?|lflist|cdb|tcgdex|ygoprodeck|yamlyugi)"
    r"\w*(?:\.py$|/)"
)
_SHOWN = {"help", "epilog", "short_help"}  # what a user reads may name a game as an example
_SAY = {"fail", "echo"}


class Named(NamedTuple):
    """A place in the logic of a module that names a game."""

    module: str
    line: int
    word: str


def game_names(package):
    """Return where the modules of a package that are for all games name one of them."""
    modules = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / package).rglob("*.py")}
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


if __name__ == "__main__":
    for package in ("deckcheck", "cardpool"):
        places = game_names(package)
        print(f"{package}: {len(places)} places of logic name a game")
        for place in places:
            print(f"  {place.module}:{place.line}: {place.word}")
