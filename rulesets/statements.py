"""The numbered statements of the rulebooks, read from the digests beside the rulesets."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

# prefix -> digest; a plug-in adds its own with `register`.
_DIGESTS: dict[str, tuple[str, str]] = {
    "BASE": ("rulesets.ptcg", "statements/base.md"),
    "EX": ("rulesets.ptcg", "statements/ex.md"),
    "BW": ("rulesets.ptcg", "statements/bw.md"),
    "RO": ("rulesets.ptcg", "statements/rulings.md"),
    "PF": ("rulesets.ptcg", "statements/formats.md"),
    "YGO": ("rulesets.yugioh", "statements/rulebook-9.md"),
    "YF": ("rulesets.yugioh", "statements/formats.md"),
    "MT": ("rulesets.master_trainer", "statements/rulebook.md"),
}

_LINE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \(([DPI])\) (.*)$")
_HEADING = re.compile(r"\s*\[([^\]]*)\]")


class Statement(NamedTuple):
    """One numbered sentence of a rulebook in our words."""

    id: str
    mark: str  # D deck construction, P play, I information
    text: str
    heading: str  # where it stands in the source
    source: str  # title of the digest

    @property
    def is_example(self) -> bool:
        """Tell whether it reproduces a worked example."""
        return self.text.startswith("EXAMPLE")


def register(prefix: str, package: str, path: str) -> None:
    """Add a digest, for rulesets from other packages."""
    _DIGESTS[prefix] = (package, path)
    digest.cache_clear()


def prefixes() -> tuple[str, ...]:
    """Return the prefixes of all digests."""
    return tuple(_DIGESTS)


@cache
def digest(prefix: str) -> dict[str, Statement]:
    """Return the statements of one digest by id, in its order."""
    package, path = _DIGESTS[prefix]
    source, found = "", {}
    for line in files(package).joinpath(path).read_text("utf-8").splitlines():
        if line.startswith("# "):
            source = line[2:]
        elif match := _LINE.match(line):
            text = match[3]
            heading = _HEADING.search(text)
            found[match[1]] = Statement(
                match[1],
                match[2],
                _HEADING.sub("", text, count=1).strip() if heading else text,
                heading[1] if heading else "",
                source,
            )
    return found


def get(statement_id: str) -> Statement:
    """Return one statement; an unknown id is a KeyError."""
    return digest(statement_id.partition("-")[0])[statement_id]
