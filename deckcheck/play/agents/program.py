"""A program as a player: it is asked in lines of JSON and answers in lines (docs/agents.md)."""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import shutil
from collections.abc import Sequence
from random import Random
from typing import Any

from cardpool.errors import shown
from deckcheck.play.agents.process import Process
from deckcheck.play.bots.base import ANSWER, FaultError, Position, Table
from rulesets.api import Action

PROTOCOL = 1
SECONDS = 10.0  # for one decision
STARTING = 10.0  # more for the first answer: interpreters take their time
_GIVEN = re.compile(r"\s*(\d+(?:\.\d+)?)s\s+(.*)", re.DOTALL)  # "2.5s COMMAND"


class ProgramBot:
    """Start a program for a match and let it decide; it is told what its seat may know."""

    def __init__(self, text: str = "") -> None:
        given = _GIVEN.fullmatch(text)
        self.seconds = float(given[1]) if given else SECONDS
        self.name = f"program:{text}"
        self.command = command_of(given[2] if given else text)
        self._table: Table | None = None
        self._process: Process | None = None
        self._decisions = 0

    def begin(self, table: Table) -> None:
        """Remember the match; the program starts at its first decision."""
        self._table = table

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the action that the program names by its place in the list."""
        if self._process is None:
            self._process = self._started(position, rng)
        self._decisions += 1
        words = position.words()
        asked = {
            "type": "decide",
            "number": self._decisions,
            "turn": position.turn,
            "count": len(words),
            "actions": [
                {"action": a, "words": w} for a, w in zip(position.actions, words, strict=True)
            ],
            "view": position.view().facts,
        }
        answer = self._ask(self._process, asked, self.seconds)
        chosen = answer.get("choose")
        if type(chosen) is not int or not 0 <= chosen < len(words):
            raise FaultError(
                ANSWER,
                f"answered {_short(answer)} to decision {self._decisions}; expected "
                f'{{"choose": N}} with N from 0 to {len(words) - 1}',
            )
        return position.actions[chosen]

    def _started(self, position: Position, rng: Random) -> Process:
        """Start the program, tell it of the match and hear that it is ready."""
        table = self._table or Table("", position.seat, 0, {}, ())
        process = self._process = Process(self.command)
        # One-way: from its own luck no program can tell the luck of the match.
        luck = hashlib.sha256(str(rng.getrandbits(64)).encode()).digest()
        told = {
            "type": "match",
            "protocol": PROTOCOL,
            "ruleset": table.ruleset,
            "seat": table.seat,
            "seats": table.seats,
            "options": dict(table.options),
            "deck": table.deck,
            "seconds": self.seconds,
            "luck": int.from_bytes(luck[:4], "big"),
        }
        answer = self._ask(process, told, self.seconds + STARTING)
        if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
            raise FaultError(
                ANSWER,
                f"answered {_short(answer)} to the start of the match; expected "
                f'{{"type": "ready", "protocol": {PROTOCOL}}}',
            )
        return process

    def _ask(self, process: Process, told: dict[str, Any], seconds: float) -> dict[str, Any]:
        line = process.ask(json.dumps(told), seconds)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise FaultError(
                ANSWER, f"answered {shown(line[:80])!r}; expected a JSON object in a line"
            )
        return answer

    def close(self, result: Sequence[float] | None) -> None:
        """Tell the program how the match ended and let it go."""
        process, self._process = self._process, None
        if process is not None:
            process.end(json.dumps({"type": "over", "result": result}))


def command_of(text: str) -> list[str]:
    """Return a command as its words; one that cannot be started is a ValueError."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ValueError(f"program:{text}: {error}") from None
    if not words:
        raise ValueError("program: names no command; try 'program:awk -f bot.awk'")
    if shutil.which(words[0]) is None:
        raise ValueError(f"program:{text}: there is no program {words[0]!r}")
    return words


def _short(answer: object) -> str:
    return shown(json.dumps(answer)[:80])
