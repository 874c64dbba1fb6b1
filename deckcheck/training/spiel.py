"""Matches as an OpenSpiel game (extra openspiel).

Importing this module registers `deckcheck`:

    pyspiel.load_game("deckcheck", {"ruleset": "ptcg-base", "decks": "a.txt;b.txt"})
"""

from __future__ import annotations

import json
from collections.abc import Hashable
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from deckcheck.training.setting import ACTIONS, FEATURES, Menu, Setting, view_features
from rulesets import registry
from rulesets.api import CHANCE, OVER, Action

DRAWS, DRAWN_FROM = 3, 1024  # chance nodes of what has too many outcomes, such as a shuffle
LONGEST = 20_000  # decisions of a match
_EVEN = [(number, 1 / DRAWN_FROM) for number in range(DRAWN_FROM)]
_MOST_SEATS = 6
_DAY = "day "  # in front of a date in a game's text: OpenSpiel would read 2026-06-15 as a number

_PARAMETERS: dict[str, Any] = {
    "ruleset": "",  # the first that there is, which needs no decks
    "decks": "",
    "players": 2,
    "on": "",
    "allow_illegal": False,
    "allow_unscripted": False,
}
_TYPE = pyspiel.GameType(
    short_name="deckcheck",
    long_name="Matches of deckcheck",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


@lru_cache(maxsize=8)
def _setting(ruleset: str, decks: str, players: int, *more: Any) -> Setting:
    files = [each for each in decks.split(";") if each]
    return Setting(ruleset or next(iter(registry.BUILT_IN)), files, players, None, *more)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A ruleset with its decks, `;` between their files."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        given = {**_PARAMETERS, **params}
        given["on"] = day = given["on"].removeprefix(_DAY)
        self.setting = _setting(*(given[name] for name in _PARAMETERS))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DRAWN_FROM,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, {**params, "on": _DAY + day} if day else params)

    def new_initial_state(self) -> SpielState:
        """Return the state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns states into observations."""
        return Observer()


class _Held:
    """A match that copies and writes itself: OpenSpiel does that with all that a state holds."""

    def __init__(self, setting: Setting, match: Any) -> None:
        self.setting, self.match = setting, match

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.setting, self.match.clone())

    def __reduce__(self) -> Any:
        return _restored, (self.setting, json.dumps(self.setting.game.dump(self.match)))


def _restored(setting: Setting, dumped: str) -> _Held:
    return _Held(setting, setting.game.load(json.loads(dumped)))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match in progress.

    Chance that lists its outcomes is listed. What has too many, such as the order of a deck, is
    drawn by three numbers, each a chance node of its own: one of 2 to the 30 orders.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self._held = _Held(game.setting, game.setting.begin())
        self._drawn: list[int] = []
        self._moves = 0
        self._menu: Menu | None = None

    @property
    def match(self) -> Any:
        """Return the state of the match."""
        return self._held.match

    def current_player(self) -> int:
        """Return who decides."""
        actor = self.setting.game.actor(self.match)
        if actor == OVER or self._moves >= LONGEST:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _choices(self) -> Menu:
        if self._menu is None:
            self._menu = Menu(self.setting.game.legal_actions(self.match))
        return self._menu

    def _legal_actions(self, player: int) -> list[int]:
        return self._choices().numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance by number, with their probabilities."""
        known = self.setting.game.chance_outcomes(self.match)
        if known is not None and len(known) <= DRAWN_FROM:
            return [(number, chance) for number, (_, chance) in enumerate(known)]
        return _EVEN

    def _apply_action(self, number: int) -> None:
        is_luck = self.setting.game.actor(self.match) == CHANCE
        action = self._outcome(number) if is_luck else self._choices().take(number)
        self._moves += not is_luck
        if action is not None:
            self.setting.game.apply(self.match, action)
            self._menu = None

    def _outcome(self, number: int) -> Action | None:
        """Return what chance brings by a number, or None where it takes another number."""
        game = self.setting.game
        known = game.chance_outcomes(self.match)
        if known is not None and len(known) <= DRAWN_FROM:
            return known[number][0]
        self._drawn.append(number)
        if len(self._drawn) < DRAWS:
            return None
        seed = 0
        for each in self._drawn:
            seed = seed * DRAWN_FROM + each
        self._drawn.clear()
        return game.chance(self.match, Random(seed))

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {number}"
        shown = self._choices().shown()
        if number >= len(shown):
            return "more choices"
        return f"{number}: {self.setting.game.describe(self.match, shown[number])}"

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return what each seat got; nothing in a match that goes on or was cut off."""
        if self.setting.game.actor(self.match) != OVER:
            return [0.0] * self.setting.seats
        return self.setting.rewards(self.match)

    def __str__(self) -> str:
        # Asked for at every state: what never changes in a match, such as its cards, is left out.
        return f"{said(self.match.key())} {self._drawn} {self._moves}"


def said(key: Hashable) -> str:
    """Return a key as text, the same for equal keys: sets have no order of their own."""
    if isinstance(key, tuple):
        return f"({', '.join(map(said, key))})"
    if isinstance(key, frozenset):
        return f"{{{', '.join(sorted(map(said, key)))}}}"
    return repr(key)


class Observer:
    """The view of a seat, as text and as a vector."""

    def __init__(self) -> None:
        self.tensor: Any = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the vector."""
        self.tensor[:] = view_features(state.setting.game, state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the view as text."""
        return json.dumps(state.setting.game.view(state.match, player).facts)


pyspiel.register_game(_TYPE, SpielGame)
