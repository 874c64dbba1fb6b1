"""The conformance suite that every ruleset, also a third party's, runs with one call.

`check_ruleset(ruleset)` plays seeded random matches and holds every property the contract
promises; what fails is an AssertionError that names the match, the move and the property.
`perft` counts positions, `playthrough` writes a match down as golden text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias
from zlib import crc32

from rulesets.api import (
    CHANCE,
    OVER,
    Action,
    AnyGame,
    Facts,
    Json,
    MatchOptions,
    Ruleset,
    Seat,
    State,
)
from rulesets.deck import Deck
from rulesets.parts.telling import teller_of

Probe: TypeAlias = Callable[["_Walk", State, Seat, Sequence[Action], Random], None]
MOST_MOVES = 200_000
_OPENING = 8  # moves that are all probed: much of a set-up is done face down
_TOLD = 12  # actions of a move whose words are compared
_DEALS = 3  # of the hidden cards, to see which actions depend on them


@dataclass(slots=True)
class Report:
    """What a run of the suite has seen."""

    matches: int = 0
    moves: int = 0
    probes: int = 0
    ended: int = 0


@dataclass(slots=True)
class _Walk:
    """One random match under test."""

    game: AnyGame
    decks: Sequence[Deck]
    options: MatchOptions
    seed: int
    actions: list[Action] = field(default_factory=list)

    def where(self) -> str:
        return f"seed {self.seed}, move {len(self.actions)}"


def check_ruleset(
    ruleset: Ruleset,
    *,
    decks: Sequence[Deck] = (),
    seats: int | None = None,
    options: Facts | None = None,
    games: int = 3,
    seed: int = 0,
    every: int = 25,
) -> Report:
    """Play random matches and hold the contract's promises.

    The first moves are probed, and then one in `every`.
    """
    assert ruleset.game is not None, f"{ruleset.info.id} has no game"
    players = seats or len(decks) or ruleset.info.seats[0]
    report = Report()
    for index in range(games):
        chosen = MatchOptions(dict(options or {}), players)
        walk = _Walk(ruleset.game, decks, chosen, seed + index)
        _play(walk, report, every)
        _check_replay(walk)
        report.matches += 1
    return report


def check_secrecy(
    ruleset: Ruleset,
    *,
    decks: Sequence[Deck] = (),
    seats: int | None = None,
    games: int = 3,
    seed: int = 0,
    every: int = 10,
) -> Report:
    """Play random matches and hold that no seat is shown or told what depends on hidden cards."""
    assert ruleset.game is not None, f"{ruleset.info.id} has no game"
    players = seats or len(decks) or ruleset.info.seats[0]
    report = Report()
    for index in range(games):
        walk = _Walk(ruleset.game, decks, MatchOptions({}, players), seed + index)
        _play(walk, report, every, _SECRECY)
        report.matches += 1
    return report


def _play(walk: _Walk, report: Report, every: int, checks: Sequence[Probe] = ()) -> None:
    game, rng = walk.game, Random(walk.seed)
    state = game.new_match(walk.decks, walk.options)
    seen: list[Action] = []
    while (actor := game.actor(state)) != OVER:
        assert len(walk.actions) < MOST_MOVES, f"{walk.where()}: no end in sight"
        assert not game.violations(state), f"{walk.where()}: {game.violations(state)}"
        if len(walk.actions) < _OPENING or len(walk.actions) % every == 0:
            luck = Random(walk.seed * 7919 + len(walk.actions))
            _probe(walk, state, actor, seen, luck, checks or _EVERY)
            report.probes += 1
        if actor == CHANCE:
            action = game.chance(state, rng)
        else:
            assert game.legal_actions(state), f"{walk.where()}: seat {actor} has no action"
            action = rng.choice(list(game.legal_actions(state)))
            seen = [*seen[-20:], action]
        assert game.refusal(state, action) is None, f"{walk.where()}: {action} refused"
        game.apply(state, action)
        walk.actions.append(action)
        report.moves += 1
    assert not game.violations(state), f"{walk.where()}: {game.violations(state)}"
    returns = game.returns(state)
    assert len(returns) == walk.options.seats, f"{walk.where()}: returns {returns}"
    assert sum(returns) <= 1 + 1e-9, f"{walk.where()}: returns {returns}"
    report.ended += 1


def _probe(
    walk: _Walk,
    state: State,
    actor: Seat,
    seen: Sequence[Action],
    rng: Random,
    checks: Sequence[Probe],
) -> None:
    before = state.key()
    for check in checks:
        check(walk, state, actor, seen, rng)
        assert state.key() == before, f"{walk.where()}: {check.__name__} changed the state"


def _check_actions(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """Legal actions are distinct, allowed, and apply to a clone without touching the original."""
    game = walk.game
    actions = list(game.legal_actions(state))
    assert len(set(actions)) == len(actions), f"{walk.where()}: an action is listed twice"
    if actor == CHANCE and not actions:
        actions = [game.chance(state, rng)]
    for action in actions:
        assert game.refusal(state, action) is None, f"{walk.where()}: {action} refused"
        assert game.describe(state, action), f"{walk.where()}: {action} has no words"
        copy = state.clone()
        assert copy.key() == state.key(), f"{walk.where()}: a clone differs"
        game.apply(copy, action)
        assert not game.violations(copy), f"{walk.where()}, {action}: {game.violations(copy)}"
    if actor != CHANCE:
        words = [entry.words for entry in teller_of(game).menu(state)]
        twice = sorted({w for w in words if words.count(w) > 1})
        assert not twice, f"{walk.where()}: entries of the menu read the same: {twice}"


def _check_refusals(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """Actions that are not legal are refused with a reason and a statement."""
    legal = set(walk.game.legal_actions(state))
    foreign = [a for a in (*seen, ("no-such-action",), ("roll", 7), ()) if a not in legal]
    for action in foreign:
        refusal = walk.game.refusal(state, action)
        assert refusal is not None, f"{walk.where()}: {action} is neither legal nor refused"
        assert refusal.reason and refusal.statement, f"{walk.where()}: {action}: {refusal!r}"


def _check_views(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """A view is JSON, and the same whatever a seat cannot see."""
    game = walk.game
    for seat in range(walk.options.seats):
        view = game.view(state, seat)
        json.dumps(view.facts)
        other = game.resample(state, seat, rng)
        assert not game.violations(other), f"{walk.where()}: {game.violations(other)}"
        again = game.view(other, seat)
        differing = [k for k in view.facts if view.facts[k] != again.facts[k]]
        assert not differing, f"{walk.where()}: seat {seat} sees hidden facts: {differing}"
        if seat == actor:
            same = list(game.legal_actions(other)) == list(game.legal_actions(state))
            assert same, f"{walk.where()}: hidden facts change the actions of seat {seat}"
            for action in game.legal_actions(state):
                same = game.describe(state, action) == game.describe(other, action)
                assert same, f"{walk.where()}: {action} tells seat {seat} hidden facts"
            tables = _table(game, state, seat), _table(game, other, seat)
            assert tables[0] == tables[1], f"{walk.where()}: seat {seat} is shown hidden facts"


def _check_hearing(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """What others hear of an action tells them nothing of hidden cards that they cannot see.

    Where some hidden cards allow only one of two actions, and a seat sees the same after either,
    they sound the same to it: as `heard` says them, or `describe` where a game has no `heard`.
    """
    game = walk.game
    heard = getattr(game, "heard", lambda s, a, seat: game.describe(s, a))
    for seat in range(walk.options.seats):
        if seat == actor:
            continue
        deals = [game.legal_actions(game.resample(state, seat, rng)) for _ in range(_DEALS)]
        told: dict[str, dict[str, tuple[bool, ...]]] = {}  # by what is seen: words, and in which
        for action in game.legal_actions(state):
            allowed = tuple([action in deal for deal in deals])
            after = state.clone()
            game.apply(after, action)
            sight = json.dumps(game.view(after, seat).facts, sort_keys=True)
            told.setdefault(sight, {})[heard(state, action, seat)] = allowed
        for words in told.values():
            same = len(set(words.values())) == 1
            assert same, f"{walk.where()}: seat {seat} hears hidden facts: {sorted(words)}"


def _check_narration(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """A move is told to a seat in the same words whatever the seat cannot see.

    Also a move of chance, which `_check_hearing` cannot compare with another, and also where a
    save of the match is read as that seat. What a move itself reveals may be told.
    """
    game = walk.game
    heard = getattr(game, "heard", lambda s, a, seat: game.describe(s, a))
    actions = list(game.legal_actions(state)) or [game.chance(state, rng)]
    for seat in range(walk.options.seats):
        other = game.resample(state, seat, rng)
        for action in rng.sample(actions, min(len(actions), _TOLD)):
            if game.refusal(other, action) is not None:
                continue
            words = [
                (heard(s, action, seat), *_told(game, s, action, seat)) for s in (state, other)
            ]
            same = words[0] == words[1] or not _looks_alike(game, state, other, action, seat)
            assert same, f"{walk.where()}: seat {seat} is told hidden facts: {words}"


def _table(game: AnyGame, state: State, seat: Seat) -> list[object]:
    """Return what a seat that decides is shown beside its view."""
    teller = teller_of(game)
    menu = teller.menu(state)
    cards = [teller.cards(state, entry.action, seat) for entry in menu]
    asked = teller.asked(state), teller.why_not(state, seat), teller.piles(state, seat)
    steps = [teller.first_step(state, entry.action) for entry in menu]
    return [*asked, cards, steps, [(entry.words, entry.detail) for entry in menu]]


def _told(game: AnyGame, state: State, action: Action, seat: Seat) -> list[str]:
    """Return what a seat is told of an action and what it brings about."""
    teller = teller_of(game)
    after = state.clone()
    teller.listen(after)
    game.apply(after, action)
    return teller.happened(state, action, after, seat)


def _looks_alike(game: AnyGame, one: State, other: State, action: Action, seat: Seat) -> bool:
    """Tell whether a seat sees the same after an action in either state, and is shown the same."""
    sights = []
    teller = teller_of(game)
    for state in (one, other):
        after = state.clone()
        teller.listen(after)
        game.apply(after, action)
        seen = json.dumps(game.view(after, seat).facts, sort_keys=True)
        sights.append((seen, teller.shown(after, seat)))
    return sights[0] == sights[1]


def _check_saving(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """A state saved as JSON and loaded is the same and goes on the same."""
    game = walk.game
    loaded = game.load(json.loads(json.dumps(game.dump(state))))
    assert loaded.key() == state.key(), f"{walk.where()}: a loaded state differs"
    assert list(game.legal_actions(loaded)) == list(game.legal_actions(state)), walk.where()
    copy = state.clone()
    for _ in range(20):
        if game.actor(copy) == OVER:
            break
        if game.actor(copy) == CHANCE:
            action = game.chance(copy, rng)
        else:
            action = rng.choice(list(game.legal_actions(copy)))
        game.apply(copy, action)
        game.apply(loaded, action)
    assert loaded.key() == copy.key(), f"{walk.where()}: a loaded state goes on differently"


def _check_chance(
    walk: _Walk, state: State, actor: Seat, seen: Sequence[Action], rng: Random
) -> None:
    """Listed outcomes of chance are legal and their probabilities sum to one."""
    if actor != CHANCE:
        return
    outcomes = walk.game.chance_outcomes(state)
    if outcomes is not None:
        assert abs(sum(p for _, p in outcomes) - 1) < 1e-9, f"{walk.where()}: {outcomes}"
        assert all(walk.game.refusal(state, a) is None for a, _ in outcomes), walk.where()


_SECRECY: tuple[Probe, ...] = (_check_views, _check_hearing, _check_narration)
_EVERY: tuple[Probe, ...] = (
    _check_actions,
    _check_refusals,
    *_SECRECY,
    _check_saving,
    _check_chance,
)


def _check_replay(walk: _Walk) -> None:
    """The actions alone lead to the same end, through their JSON form too."""
    game = walk.game
    ends = []
    for actions in (walk.actions, json.loads(json.dumps(walk.actions))):
        state = game.new_match(walk.decks, walk.options)
        for action in actions:
            game.apply(state, _tuples(action))
        ends.append(state.key())
    assert ends[0] == ends[1], f"seed {walk.seed}: a replay ends differently"


def _tuples(data: Json) -> Json:
    return tuple(_tuples(v) for v in data) if isinstance(data, (list, tuple)) else data


def perft(game: AnyGame, state: State, depth: int) -> int:
    """Count the sequences of actions of a length; an unlisted shuffle counts as one."""
    if depth == 0 or game.actor(state) == OVER:
        return 1
    actions: Sequence[Action] = game.legal_actions(state)
    if game.actor(state) == CHANCE and not actions:
        actions = [game.chance(state, Random(0))]
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        game.apply(after, action)
        total += perft(game, after, depth - 1)
    return total


def playthrough(
    game: AnyGame,
    *,
    decks: Sequence[Deck] = (),
    seats: int = 2,
    options: Facts | None = None,
    seed: int = 0,
    moves: int = 200,
) -> str:
    """Return a random match as text: each move in words, its choices and a digest after it."""
    rng = Random(seed)
    state = game.new_match(decks, MatchOptions(dict(options or {}), seats))
    lines = [f"{seats} seats, seed {seed}, options {dict(options or {})}"]
    for number in range(1, moves + 1):
        actor = game.actor(state)
        if actor == OVER:
            lines.append(f"over: {game.returns(state)}")
            break
        if actor == CHANCE:
            action, choices = game.chance(state, rng), "-"
        else:
            legal = list(game.legal_actions(state))
            action, choices = rng.choice(legal), str(len(legal))
        words = game.describe(state, action)
        game.apply(state, action)
        digest = crc32(json.dumps(game.dump(state), sort_keys=True).encode())
        who = "chance" if actor == CHANCE else f"seat {actor + 1}"
        lines.append(f"{number:4} {who:6} of {choices:>3}: {words} [{digest:08x}]")
    return "\n".join(lines) + "\n"
