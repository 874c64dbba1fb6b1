"""Bots of other packages, run so that their faults lose them the match and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

from cardpool.errors import shown
from deckcheck.play.bots.base import ANSWER, CRASH, Bot, FaultError, Position, Table
from deckcheck.play.bots.known import GROUP
from rulesets.api import Action
from rulesets.contained import contained
from rulesets.errors import PluginError


class PluggedBot:
    """A bot of another package: what it raises, and a wrong answer, is a fault of its seat."""

    def __init__(self, bot: Bot, name: str, owner: str) -> None:
        self.name = name
        self.what = f"bot {name!r} from {owner}"
        self._bot = bot
        self._fault: FaultError | None = None

    def begin(self, table: Table) -> None:
        """Tell the bot of the match where it wants to know; a fault counts when it moves."""
        try:
            self._call("begin", table)
        except FaultError as fault:
            self._fault = fault

    def close(self, result: Sequence[float] | None) -> None:
        """Tell the bot that the match is over; what it raises then changes nothing."""
        with suppress(FaultError):
            self._call("close", result)

    def choose(self, position: Position, rng: Random) -> Action:
        """Return the bot's choice, one of the position's actions."""
        if self._fault is not None:
            raise self._fault
        chosen = self._call("choose", position, rng)
        if chosen not in position.actions:
            raise FaultError(ANSWER, shown(f"{self.what} chose {chosen!r:.80}: not offered"))
        return position.actions[position.actions.index(chosen)]

    def _call(self, method: str, *arguments: object) -> Any:
        call: Callable[..., Any] | None = getattr(self._bot, method, None)
        if call is None:
            return None
        try:
            with contained(self.what):
                return call(*arguments)
        except PluginError as error:
            raise FaultError(CRASH, str(error)) from None


@cache
def _found() -> dict[str, tuple[str, str]]:
    """Return the entry points of other packages: what each names, and whose it is."""
    from rulesets.registry import plugins

    return plugins(GROUP)


def names() -> list[str]:
    """Return the names of the bots of other packages."""
    return list(_found())


def make(name: str, text: tuple[str, ...]) -> Bot:
    """Return a bot of another package; one that cannot be made is a ValueError."""
    from importlib import import_module

    target, owner = _found()[name]
    what = f"bot {name!r} from {owner}"
    module, _, attribute = target.partition(":")
    try:
        with contained(what):
            bot: Bot = getattr(import_module(module), attribute)(*text)
    except PluginError as error:
        raise ValueError(str(error)) from None
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"{what}: {target} makes no bot; expected a method 'choose'")
    return PluggedBot(bot, name, owner)
