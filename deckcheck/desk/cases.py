"""Rulings kept as test cases: a position, what is asked, and the answer of each ruleset.

A case is a position, a line `---`, then `question`, `source`, `ask` lines and answers. A line `…`
of an answer stands for any lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cardpool.files import write_text
from deckcheck.desk.answers import Ruling, rule
from deckcheck.play.positions import read_text
from deckcheck.play.transcript import MatchError

PARTED = "---"
ANYTHING = "…"
_KEYS = ("question", "source", "ask")


@dataclass(slots=True)
class Case:
    """A ruling on paper."""

    where: str
    position: str
    question: str
    source: str
    asked: list[str]
    answers: dict[str, list[str]]  # by ruleset, with "@DAY" where the day is named


def read_case(path: Path) -> Case:
    """Read a case; what cannot be one is a MatchError that names the line."""
    position, parted, below = read_text(path).partition(f"\n{PARTED}\n")
    if not parted:
        raise MatchError(f"{path}: expected a position, a line {PARTED!r} and a ruling",
                         "'deckcheck rule POSITION ACTION --save FILE' writes one.")  # fmt: skip
    case = Case(str(path), position, "", "", [], {})
    first = position.count("\n") + 3
    answer: list[str] | None = None
    for number, line in enumerate(below.splitlines(), first):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if line.startswith("  ") and answer is not None:
            answer.append(line[2:].rstrip())
        elif key.startswith("answer ") and colon and not value:
            answer = []
            for name in key[7:].split(","):
                case.answers[name.strip()] = answer
        elif key in _KEYS and colon:
            answer = None
            if key == "ask":
                case.asked.append(value)
            else:
                setattr(case, key, value)
        else:
            raise MatchError(f"{path}:{number}: expected one of {', '.join(_KEYS)} or "
                             f"'answer RULESET:', found {line.strip()!r}")  # fmt: skip
    if not case.asked or not case.answers:
        raise MatchError(f"{path}: no {'ask' if not case.asked else 'answer'} in the ruling")
    return case


def write_case(
    path: Path, position: str, asked: Sequence[str], rulings: dict[str, Ruling], question: str = ""
) -> None:
    """Write a case; rulesets that answer the same stand together."""
    lines = [position.rstrip("\n"), PARTED]
    if question:
        lines.append(f"question: {question}")
    lines += [f"ask: {said}" for said in asked]
    for names, ruling in grouped(rulings):
        lines += [f"answer {', '.join(names)}:", *(f"  {line}" for line in ruling.answer())]
    try:
        write_text(path, "\n".join(lines) + "\n")
    except OSError as error:
        raise MatchError(f"cannot write {str(path)!r}: {error.strerror or error}") from None


def grouped(rulings: dict[str, Ruling]) -> list[tuple[list[str], Ruling]]:
    """Return rulings with the rulesets that give them, in their order."""
    found: dict[tuple[str, ...], tuple[list[str], Ruling]] = {}
    for name, ruling in rulings.items():
        found.setdefault(ruling.answer(), ([], ruling))[0].append(name)
    return list(found.values())


def ruled(text: str, where: str, asked: Sequence[str], name: str) -> Ruling:
    """Return the ruling of a ruleset, with its day behind "@" where one is named."""
    ruleset, _, on = name.partition("@")
    return rule(text, where, asked, ruleset, on)


def differences(case: Case) -> list[str]:
    """Return what is answered otherwise now, ruleset by ruleset."""
    told = []
    for name, expected in case.answers.items():
        now = list(ruled(case.position, case.where, case.asked, name).answer())
        at = mismatch(expected, now)
        if at is not None:
            wanted = expected[at] if at < len(expected) else "no more"
            told.append(f"{name}: expected {wanted.strip()!r}, which is not said")
            told += [f"  {line}" for line in now]
    return told


def mismatch(expected: Sequence[str], said: Sequence[str]) -> int | None:
    """Return the first expected line that is not said in its place, None where all are."""
    at, free = 0, False
    for number, line in enumerate(expected):
        if line.strip() == ANYTHING:
            free = True
            continue
        while free and at < len(said) and said[at].strip() != line.strip():
            at += 1
        if at == len(said) or said[at].strip() != line.strip():
            return number
        at, free = at + 1, False
    return None if free or at == len(said) else len(expected)
