"""How hard the search bot thinks: a level, or a time, as written behind its name.

`search:hard`, `search:0.5s`, `search:rounds=12`, `search:expert:jobs=2`. A level is a number of
rounds, so that the same seed gives the same match on any machine; a time is not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

LEVELS = {"easy": 2, "normal": 8, "hard": 40, "expert": 160}  # rounds
USUAL = "normal"
LONGEST = 3600.0  # seconds
_TIME = re.compile(r"(\d+(?:\.\d+)?|\.\d+)(ms|s)?")


@dataclass(frozen=True, slots=True)
class Effort:
    """What a search may cost: rounds, or seconds where they are not 0, and its processes."""

    rounds: int = LEVELS[USUAL]
    seconds: float = 0.0
    jobs: int = 1


def seconds(text: str) -> float:
    """Return a time such as 0.5s, 200ms or 2; another text is a ValueError."""
    found = _TIME.fullmatch(text.strip())
    value = float(found[1]) / (1000 if found[2] == "ms" else 1) if found else 0.0
    if not 0 < value <= LONGEST:
        raise ValueError(f"{text!r} is no time to think; expected such as 0.5s, 200ms or 2s")
    return value


def level(text: str) -> int:
    """Return the rounds of a level; another text is a ValueError."""
    if text not in LEVELS:
        raise ValueError(f"no level {text!r}; there are {', '.join(LEVELS)}")
    return LEVELS[text]


def effort(text: str) -> Effort:
    """Return what the text behind the bot's name asks for."""
    asked = Effort()
    for part in text.split(":") if text else ():
        word, equals, number = part.partition("=")
        if equals and word in ("rounds", "jobs"):
            if not number.isdecimal() or not 0 < int(number) < 100_000:
                raise ValueError(f"{part!r}: expected a number from 1 on")
            asked = replace(asked, **{word: int(number)})
        elif part[:1].isdecimal() or part.startswith("."):
            asked = replace(asked, seconds=seconds(part))
        else:
            asked = replace(asked, rounds=level(part))
    return asked
