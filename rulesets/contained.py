"""Code of other packages, run so that its faults are its own: named, bounded, no verdict."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from types import FrameType
from typing import Any

from cardpool.errors import shown
from rulesets.api import (
    ERROR,
    NOTE,
    QUESTION,
    UNREADABLE,
    WARNING,
    Check,
    Finding,
    Fix,
    Ruleset,
    RulesetInfo,
)
from rulesets.deck import Deck
from rulesets.errors import PluginError
from rulesets.family import Family
from rulesets.lines.list_format import NO, ListFormat
from rulesets.lines.resolution import Resolution

SECONDS = 10  # that one call may take
MOST = 10_000  # findings of one check on one list
_SEVERITIES = (ERROR, UNREADABLE, QUESTION, WARNING, NOTE)
# What is asked of every game to find out whose a list is: without an answer it is not this one's.
_GUESSING: dict[str, Any] = {
    "formats": (), "knows": False, "claims": False, "claims_document": False, "headings": (),
    "set_keys": (),
}  # fmt: skip
_EXPECTED: dict[str, type | tuple[type, ...]] = {
    "look_up": Resolution, "section_of": str, "plays_as": str, "name": str, "title": str,
    "usual": str, "sections": tuple, "formats": tuple, "headings": tuple, "set_keys": tuple,
    "knows": (bool, int), "claims": (bool, int), "claims_document": (bool, int),
}  # fmt: skip


class _TooLong(BaseException):
    """No `except Exception` of a plug-in stops it."""


@contextmanager
def contained(what: str) -> Iterator[None]:
    """Turn whatever a plug-in raises, and a loop that does not end, into an error that names it."""
    try:
        with _in_time(what):
            yield
    except (PluginError, KeyboardInterrupt):
        raise
    except _TooLong:
        raise PluginError(f"{what} failed: no end after {SECONDS} s") from None
    except BaseException as error:  # SystemExit too: its code would be taken for a verdict
        raise PluginError(shown(f"{what} failed: {type(error).__name__}: {error}")) from error


@contextmanager
def _in_time(what: str) -> Iterator[None]:
    """Stop what takes too long; one that stops even that ends the program with exit code 2."""
    main = threading.current_thread() is threading.main_thread()
    if sys.platform == "win32" or not main or signal.getitimer(signal.ITIMER_REAL)[0]:
        yield
        return
    rung = []

    def ring(number: int, frame: FrameType | None) -> None:
        rung.append(number)
        if len(rung) > 3:
            print(f"Error: {shown(what)} cannot be stopped", file=sys.stderr, flush=True)
            os._exit(2)
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, SECONDS, 1)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ruleset(found: Ruleset, name: str, owner: str) -> Ruleset:
    """Return a ruleset of another package, each of its functions contained."""
    what = f"ruleset {name!r} from {owner}"
    info = found.info
    if not isinstance(info, RulesetInfo) or info.id != name:
        raise PluginError(f"expected its info with the id {name!r}")
    checks = (*found.checks, *found.play_checks)
    if not all(isinstance(each, Check) for each in checks):
        raise PluginError("expected a tuple of checks")
    said = {f.name: getattr(info, f.name) for f in fields(info)}
    clean: dict[str, Any] = {k: shown(v) for k, v in said.items() if isinstance(v, str)}
    return replace(
        found,
        info=replace(info, **clean),
        in_force=_called(found.in_force, f"{what}: in_force"),
        checks=tuple(_check(each, what) for each in found.checks),
        play_checks=tuple(_check(each, what) for each in found.play_checks),
        breakpoints=found.breakpoints and _called(found.breakpoints, f"{what}: breakpoints"),
    )


def _check(check: Check, what: str) -> Check:
    """Return a check that gives findings of the right form, and not without end."""
    named = f"check {check.code} of {what}"

    def run(deck: Deck, rules: object) -> list[Finding]:
        found: list[Finding] = []
        with contained(named):
            for each in check.run(deck, rules):
                found.append(_finding(each))
                if len(found) > MOST:
                    raise ValueError(f"more than {MOST:,} findings")
        return found

    return replace(check, run=run, parameters=_called(check.parameters, named))


def _finding(found: object) -> Finding:
    if not isinstance(found, Finding) or found.severity not in _SEVERITIES:
        raise TypeError(f"expected a finding with one of the severities, found {found!r:.200}")
    texts = (found.code, found.name, found.message, *found.cards, *found.cites)
    is_fix = found.fix is None or isinstance(found.fix, Fix)
    if not (all(isinstance(t, str) for t in texts) and isinstance(found.line, int) and is_fix):
        raise TypeError(f"a field of the wrong type in {found!r:.200}")
    said = [shown(text) for text in (found.code, found.name, found.message)]
    return found._replace(
        code=said[0], name=said[1], message=said[2], cites=tuple(map(shown, found.cites))
    )


def _called(function: Callable[..., Any], what: str) -> Callable[..., Any]:
    def call(*args: Any, **named: Any) -> Any:
        with contained(what):
            return function(*args, **named)

    return call


_told: set[str] = set()


def tell(error: PluginError) -> None:
    """Say once that a plug-in is left out."""
    if str(error) not in _told:
        _told.add(str(error))
        print(f"Warning: {error}; it is left out", file=sys.stderr)


class ContainedFamily(Family):
    """A game of another package. Where it fails to say whether a list is its own, it is not."""

    def __init__(self, own: Family, game: str, owner: str) -> None:
        self._own, self._what = own, f"game {game!r} from {owner}"

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("_"):
            return object.__getattribute__(self, name)
        value = self._asked(name, lambda: getattr(self._own, name))
        if name == "formats":
            return tuple(map(self._format, value))
        if not callable(value):
            return value
        return lambda *args, **named: self._asked(name, lambda: value(*args, **named))

    def _asked(self, name: str, ask: Callable[[], Any]) -> Any:
        try:
            with contained(f"{self._what}: {name}"):
                answer = ask()
                wanted = _EXPECTED.get(name)
                if wanted and not callable(answer) and not isinstance(answer, wanted):
                    raise TypeError(f"unexpected {answer!r:.100}")
                return answer
        except PluginError as error:
            if name not in _GUESSING:
                raise
            tell(error)
            return _GUESSING[name]

    def _format(self, found: object) -> ListFormat:
        if not isinstance(found, ListFormat):
            raise PluginError(f"{self._what}: expected a ListFormat, found {found!r:.100}")
        what = f"{self._what}: format {found.id!r}"
        likeness = _called(found.likeness, what)

        def likely(text: str, path: str) -> int:
            try:
                return int(likeness(text, path))
            except PluginError as error:
                tell(error)
                return NO

        return found._replace(likeness=likely, read=_called(found.read, what))
