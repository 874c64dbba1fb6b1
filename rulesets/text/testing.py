"""Test helpers for a text compiler: goldens, what must change them, and rendered parts.

Goldens are lines of JSON with `program`, the JSON that a text must compile to, and the text in the
form the compiler reads. A text of our own stands in `plain`. A printed text is not stored: `from`
names where it is printed, a card and a place each, with the first and the last sentence if it is
not the whole text, and `text` is the fingerprint of its words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulesets.text.fingerprint import digest
from rulesets.text.gaps import NoMeaning, NotUnderstood

Golden = dict[str, Any]
Printed = Callable[[str, str], Sequence[str]]  # the sentences at a place of a card
_NAMING = ("term", "point", "event")  # fields of stored terms that name a piece of vocabulary


def goldens(file: Path) -> list[Golden]:
    """Return the goldens of a file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def ideas(grammar: Path) -> list[str]:
    """Return the names of the grammar files in the rooms of a folder."""
    files = sorted(grammar.glob("*/*.lark"))
    return [file.relative_to(grammar).with_suffix("").as_posix() for file in files]


def handled_elsewhere(idea: str, grammar: Path, mean: Path, rules: Collection[str]) -> list[str]:
    """Return the rules of a grammar file that the module of the same name does not name."""
    written = (grammar / f"{idea}.lark").read_text(encoding="utf-8")
    handlers = (mean / f"{idea}.py").read_text(encoding="utf-8")
    found = re.findall(r"-> (\w+)$|^(\w+):(?!.*->)", written, re.MULTILINE)
    here = {label or head for label, head in found} & set(rules)
    return sorted(rule for rule in here if f'"{rule}"' not in handlers)


def golden_id(golden: Golden) -> str:
    """Return a short name of a golden for the report of a test."""
    where = [
        part if isinstance(part, str) else " ".join(part[:2]) for part in golden.get("from", ())
    ]
    return str(golden.get("plain") or ", ".join(where))[:60]


def worded(golden: Golden, printed: Printed) -> Golden:
    """Return a golden with its words in `plain`, taken from the cards it names.

    A string in `from` is a sentence of our own between printed ones. Raises ValueError if the
    cards have other words than those the golden was made from.
    """
    told: list[str] = []
    for part in golden["from"]:
        if isinstance(part, str):
            told.append(part)
            continue
        card, place, *span = part
        sentences = printed(card, place)
        first, last = span or (1, len(sentences))
        told += sentences[first - 1 : last]
    plain = ". ".join(told)
    if digest(plain) != golden["text"]:
        raise ValueError(f"{golden_id(golden)}: other words than those the golden was made from")
    return golden | {"plain": plain}


def mutations(
    plain: str, swaps: Mapping[str, str], number: str = r"(?<![+\d])\b\d+\b"
) -> Iterator[str]:
    """Yield a text with one number raised by ten, or one word swapped for another."""
    for match in re.finditer(number, plain):
        yield plain[: match.start()] + str(int(match[0]) + 10) + plain[match.end() :]
    for word, other in swaps.items():
        if word in plain:
            yield plain.replace(word, other, 1)


def without_effect(
    golden: Golden, changed: Iterable[str], compiled: Callable[[Golden, str], object]
) -> list[str]:
    """Return the changed texts that still compile to the program of the unchanged one.

    A changed text that no longer compiles is as good as one with another program.
    """
    same = []
    for plain in changed:
        try:
            made = compiled(golden, plain)
        except (NoMeaning, NotUnderstood):
            continue
        if made == golden["program"]:
            same.append(plain)
    return same


def vocabulary(program: object) -> set[tuple[str, str]]:
    """Return the terms, points and events that JSON of programs uses."""
    if isinstance(program, dict):
        used = {(key, program[key]) for key in _NAMING if key in program}
        return used.union(*map(vocabulary, program.values()))
    return set().union(*map(vocabulary, program)) if isinstance(program, list) else set()


def unrendered(parts: Iterable[tuple[str, str]]) -> list[str]:
    """Return the places of a rendered card that have no words."""
    return [place for place, words in parts if not words]
