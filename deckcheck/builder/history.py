"""What was done to a list, so that it can be taken back: kept in the user's folder, by path."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from cardpool.files import write_text
from cardpool.store.overlay import home

KEPT = 100  # steps of a list


class Step(NamedTuple):
    """One change: what was said, and the text before and after it."""

    said: str
    before: str
    after: str


class History:
    """The steps of one list, the last one first to be taken back."""

    def __init__(self, path: Path) -> None:
        self.list = str(path.resolve())
        digest = sha256(self.list.encode(errors="surrogateescape")).hexdigest()[:24]
        self.path = Path(home()) / "building" / f"{digest}.json"
        self.past, self.future = self._read()

    def _read(self) -> tuple[list[Step], list[Step]]:
        try:
            data: Any = json.loads(self.path.read_text("utf-8"))
            past, future = ([Step(*map(str, s)) for s in data[key]] for key in ("past", "future"))
        except (OSError, ValueError, KeyError, TypeError):
            return [], []  # none yet, or of another version: there is nothing to take back
        return past, future

    def _write(self) -> None:
        data = {"list": self.list, "past": self.past[-KEPT:], "future": self.future[-KEPT:]}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_text(self.path, json.dumps(data, ensure_ascii=False))

    def add(self, step: Step) -> None:
        """Remember a change; what had been taken back before it is gone."""
        self.past.append(step)
        self.future.clear()
        self._write()

    def undone(self) -> None:
        """Note that the last change was taken back."""
        self.future.append(self.past.pop())
        self._write()

    def redone(self) -> None:
        """Note that what was taken back was made again."""
        self.past.append(self.future.pop())
        self._write()
