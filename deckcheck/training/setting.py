"""A match for learners: decisions by number, views as vectors, for any ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any
from zlib import crc32

from deckcheck.play.match import (
    DAY,
    cards_of,
    check_players,
    game_of,
    load_decks,
    not_carried_out,
    uses_decks,
)
from deckcheck.play.transcript import MatchError
from rulesets.api import CHANCE, Action, Game, MatchOptions, Ruleset, Seat
from rulesets.deck import Deck

ACTIONS = 128  # choices of a decision; the last one turns the page where there are more
FEATURES = 512  # of a view
TRAITS = 64  # of an action
BOUND = 50.0  # no feature is larger


class Setting:
    """What is played: a ruleset, its decks and options, and how many sit at the table."""

    def __init__(
        self,
        ruleset: str,
        decks: Sequence[str | Deck] = (),
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        on: str = "",
        allow_illegal: bool = False,
        allow_unscripted: bool = False,
    ) -> None:
        """`decks` are files, which must be legal and play with every card, or decks as they are."""
        from deckcheck.checker import load

        self._given = (
            ruleset,
            tuple(decks),
            players,
            dict(options or {}),
            on,
            allow_illegal,
            allow_unscripted,
        )
        self.ruleset: Ruleset = load(ruleset)
        self.game: Game[Any] = game_of(self.ruleset)
        files = [each for each in decks if isinstance(each, str)]
        read = iter(load_decks(files, self.ruleset, on, allow_illegal))
        self.decks = [next(read) if isinstance(each, str) else each for each in decks]
        missing = not_carried_out(self.ruleset, self.decks, on) if files else []
        if missing and not allow_unscripted:
            cards = ", ".join(cards_of(missing, self.decks))
            raise MatchError(f"cards without a program: {cards}", "See allow_unscripted.")
        self.seats = len(self.decks) if uses_decks(self.ruleset) else players or 2
        self.options = {**({DAY: on} if on else {}), **(options or {})}
        check_players(self.ruleset, ["random"] * self.seats, self.decks)
        self._first: Any = None

    def __reduce__(self) -> tuple[type[Setting], tuple[Any, ...]]:
        """Rules are not sent to other processes: they are loaded there."""
        return Setting, self._given

    def __deepcopy__(self, memo: object) -> Setting:
        """A setting never changes: a copy of what holds it may share it."""
        return self

    def begin(self) -> Any:
        """Return the state before anything has happened, a copy of the one that was made first."""
        if self._first is None:
            try:
                options = MatchOptions(self.options, self.seats)
                self._first = self.game.new_match(self.decks, options)
            except ValueError as error:
                raise MatchError(str(error)) from None
        return self._first.clone()

    def let_chance_act(self, state: Any, luck: Random) -> None:
        """Carry out what chance decides until a seat decides or the match is over."""
        while self.game.actor(state) == CHANCE:
            self.game.apply(state, self.game.chance(state, luck))

    def rewards(self, state: Any) -> list[float]:
        """Return 1 for a win, and what the others lost; they sum to nothing."""
        count = self.seats
        if count == 1:
            return [float(share) for share in self.game.returns(state)]
        return [(count * share - 1) / (count - 1) for share in self.game.returns(state)]


class Menu:
    """The choices of a decision by number; where there are too many, in pages."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._all = actions
        self._page = 0

    def shown(self) -> Sequence[Action]:
        """Return the actions of the page; behind them may be a choice that turns it."""
        if len(self._all) <= ACTIONS:
            return self._all
        first = self._page * (ACTIONS - 1)
        return self._all[first : first + ACTIONS - 1]

    def numbers(self) -> list[int]:
        """Return the numbers that may be chosen."""
        turning = [ACTIONS - 1] if len(self._all) > ACTIONS else []
        return [*range(len(self.shown())), *turning]

    def take(self, number: int) -> Action | None:
        """Return the action of a number, or turn the page and return None."""
        if number not in self.numbers():
            raise ValueError(f"choice {number} is not open; there are {len(self.numbers())}")
        shown = self.shown()
        if number < len(shown):
            return shown[number]
        self._page = (self._page + 1) % -(-len(self._all) // (ACTIONS - 1))
        return None


def view_features(game: Game[Any], state: Any, seat: Seat) -> list[float]:
    """Return the view of a seat as numbers: every fact adds to a place that its name gives."""
    found = [0.0] * FEATURES
    for path, value in _facts(game.view(state, seat).facts, ""):
        if isinstance(value, str):
            found[crc32(f"{path}={value}".encode()) % FEATURES] += 1.0
        else:
            # Small numbers keep their differences, large ones do not drown them.
            found[crc32(path.encode()) % FEATURES] += abs(value) ** 0.5 * (1 if value >= 0 else -1)
    return [max(-BOUND, min(BOUND, each)) for each in found]


def _facts(data: Any, path: str) -> Iterator[tuple[str, str | float]]:
    """Yield the facts of a view with their names; of a plain list each thing alike."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from _facts(value, f"{path}/{key}")
    elif isinstance(data, (list, tuple)):
        for i, value in enumerate(data):
            inner = f"{path}/{i}" if isinstance(value, (Mapping, list, tuple)) else path
            yield from _facts(str(value) if inner == path else value, inner)
    elif isinstance(data, (bool, int, float)):
        yield path, float(data)
    elif data is not None:
        yield path, str(data)


def action_features(game: Game[Any], state: Any, action: Action) -> list[float]:
    """Return an action as numbers: its kind, and the words that describe it."""
    found = [0.0] * TRAITS
    found[crc32(str(action[0]).encode()) % TRAITS] += 1.0
    for word in game.describe(state, action).split():
        found[crc32(word.encode()) % TRAITS] += 0.5
    return [min(BOUND, each) for each in found]
