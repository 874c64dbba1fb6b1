"""Matches as PettingZoo environments (extra agents): `env(ruleset, decks)`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from deckcheck.training.setting import (
    ACTIONS,
    BOUND,
    FEATURES,
    TRAITS,
    Menu,
    Setting,
    action_features,
    view_features,
)
from rulesets.api import OVER
from rulesets.deck import Deck

LONGEST = 20_000  # decisions of a match; one that is longer is cut off


def env(ruleset: str, decks: Sequence[str | Deck] = (), **more: Any) -> Any:
    """Return an environment that ends with a loss for who chooses what is not open."""
    found: Any = raw_env(ruleset, decks, **more)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(found))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  what PettingZoo calls it
    """Seats take turns as the game has it; chance is the environment's.

    An observation has the view of the seat as a vector, the choices as vectors, and a mask of those
    that are open. `infos` has the view and the choices in words for who reads them.
    """

    metadata = {"name": "deckcheck_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        ruleset: str,
        decks: Sequence[str | Deck] = (),
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        """`more` is what a `Setting` takes."""
        super().__init__()
        self.setting = Setting(ruleset, decks, **more)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: _space() for agent in self.possible_agents}
        self._luck = Random()

    def observation_space(self, agent: str) -> Any:
        """Return the space of what a seat observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match; the seed gives all of its luck."""
        if seed is not None:
            self._luck = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.state_ = self.setting.begin()
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act, then see who decides, or what everybody got."""
        game, state = self.setting.game, self.state_
        self.setting.let_chance_act(state, self._luck)
        actor = game.actor(state)
        if actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            won = self.setting.rewards(state)
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            self._menu = Menu([])
            return
        self._menu = Menu(game.legal_actions(state))
        self.agent_selection = self.possible_agents[actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat may know, with the choices where it decides."""
        game, state = self.setting.game, self.state_
        mask: Any = np.zeros(ACTIONS, dtype=np.int8)
        traits: Any = np.zeros((ACTIONS, TRAITS), dtype=np.float32)
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[self._menu.numbers()] = 1
            for number, action in enumerate(self._menu.shown()):
                traits[number] = action_features(game, state, action)
        seat = self.possible_agents.index(agent)
        view = np.array(view_features(game, state, seat), dtype=np.float32)
        return {"observation": view, "actions": traits, "action_mask": mask}

    def facts(self, agent: str) -> dict[str, Any]:
        """Return the view of a seat and its open choices in words, for agents that read them."""
        game, state = self.setting.game, self.state_
        seat = self.possible_agents.index(agent)
        shown = self._menu.shown() if agent == self.agent_selection else ()
        words = [game.describe(state, action) for action in shown]
        return {"view": game.view(state, seat).facts, "actions": words}

    def step(self, action: int | None) -> None:
        """Carry out a choice of the seat whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        chosen = self._menu.take(int(action))
        if chosen is not None:
            self.setting.game.apply(self.state_, chosen)
            self._go_on()
        if self._decisions >= LONGEST and not any(self.terminations.values()):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the board as everybody may see it, as text."""
        if self.render_mode != "ansi":
            return None
        from io import StringIO

        from rich.console import Console

        seat = self.possible_agents.index(self.agent_selection)
        view = self.setting.game.view(self.state_, seat)
        console = Console(width=100, record=True, file=StringIO())
        console.print(self.setting.game.screen(view, 100))
        return console.export_text()

    def close(self) -> None:
        """Nothing is held open."""


def _space() -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (FEATURES,), np.float32),
            "actions": spaces.Box(-BOUND, BOUND, (ACTIONS, TRAITS), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
