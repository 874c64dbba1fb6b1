"""A process that answers lines with lines, each in its time."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from cardpool.errors import shown
from deckcheck.play.bots.base import ANSWER, CRASH, TIME, FaultError

LONGEST = 1 << 16  # characters of an answer
_PATIENCE = 1.0  # seconds that a process has to end by itself
_LAST_WORDS = 4096  # bytes of its errors that are looked at


class Process:
    """A program with a pipe to it and one from it.

    A thread writes and reads, so that neither a program that reads nothing nor one that says
    nothing holds the match up.
    """

    def __init__(self, command: Sequence[str]) -> None:
        # What it says on standard error is for its author: the last line is told when it fails.
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            # A group of its own: Ctrl-C is answered by us, and its own children end with it.
            self._popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise FaultError(CRASH, f"{command[0]!r} does not start: {error.strerror}") from None
        self._failed = False
        self._asked: SimpleQueue[str | None] = SimpleQueue()
        self._answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._converse, daemon=True).start()

    def _converse(self) -> None:
        """Write what is asked and read what is answered until the process ends."""
        out, back = self._popen.stdin, self._popen.stdout
        assert out is not None and back is not None
        with suppress(OSError, ValueError):
            while (line := self._asked.get()) is not None:
                out.write(line + "\n")
                out.flush()
                self._answers.put(back.readline(LONGEST))
            return
        self._answers.put("")

    def ask(self, line: str, seconds: float) -> str:
        """Return the answer to a line; none, a late one or an endless one is a FaultError."""
        self._asked.put(line)
        self._failed = True  # until it has answered
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise FaultError(TIME, f"no answer after {seconds:g} s") from None
        if not answer:
            raise FaultError(CRASH, self._how_it_ended())
        if not answer.endswith("\n"):
            if len(answer) < LONGEST:
                raise FaultError(CRASH, self._how_it_ended())
            raise FaultError(ANSWER, f"a line of more than {LONGEST:,} characters")
        self._failed = False
        return answer.rstrip("\r\n")

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(_PATIENCE)
        code = self._popen.returncode
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - _LAST_WORDS))
        said = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        how = "closed its output" if code is None else f"ended with exit code {code}"
        return how + (f": {shown(said[-1][:200])}" if said else "")

    def end(self, line: str) -> None:
        """Say a last line that needs no answer, close the pipe and see to it that it ends."""
        if self._popen.poll() is None and not self._failed:
            Thread(target=self._say_last, args=(line,), daemon=True).start()
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(_PATIENCE)
        self._kill()
        self._asked.put(None)
        self._popen.wait()
        for pipe in (self._popen.stdin, self._popen.stdout, self._errors):
            with suppress(OSError, ValueError):
                pipe.close()  # type: ignore[union-attr]

    def _say_last(self, line: str) -> None:
        out = self._popen.stdin
        assert out is not None
        with suppress(OSError, ValueError):
            out.write(line + "\n")
            out.close()

    def _kill(self) -> None:
        """End the process and all that it started."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._popen.pid, signal.SIGKILL)
            else:
                self._popen.kill()
