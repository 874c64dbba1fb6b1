"""Many matches on all cores; results depend on the seed, never on the number of processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

from deckcheck.play import bots
from deckcheck.play.match import HUMAN, check_players, forfeited, game_of
from deckcheck.play.narration import turns_of
from deckcheck.play.transcript import MatchError, rows
from rulesets import registry
from rulesets.api import CHANCE, OVER, Action, Game, MatchOptions, Ruleset, Seat
from rulesets.deck import Deck

Recorder: TypeAlias = Callable[[Seat, Action], None]
CHUNK = 4  # matches a process plays before it reports


class Outcome(NamedTuple):
    """One match: what each seat got, its turns and actions, who began, and a digest of it."""

    returns: tuple[float, ...]
    turns: int
    actions: int
    first: int
    digest: int
    violations: tuple[str, ...] = ()
    ended: str = ""  # how, in words


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: everything a process needs."""

    ruleset: str
    players: tuple[str, ...]
    decks: tuple[Deck, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    check: bool = False  # hold every state against the invariants


def match_seed(seed: int, index: int) -> int:
    """Return the seed of one match of a run."""
    return seed << 32 | index


def play_one(plan: Plan, index: int, record: Recorder | None = None) -> Outcome:
    """Play one match to its end; `record` is told of every move."""
    ruleset = registry.load(plan.ruleset)
    assert isinstance(ruleset, Ruleset)
    # Players change seats from match to match, so that nobody always begins.
    count = len(plan.players)
    seats = [(i + index) % count for i in range(count)]
    decks = [plan.decks[i] for i in seats] if plan.decks else []
    game = game_of(ruleset)
    state = game.new_match(decks, MatchOptions(plan.options, count))
    players = {seat: plan.players[i] for seat, i in enumerate(seats)}
    deciders = bots.seated(players, plan.ruleset, count, plan.options, rows(decks))
    luck = Random(match_seed(plan.seed, index))
    result = None
    try:
        ran = _run(game, state, deciders, luck, plan.check, record)
        result = forfeited(ran.lost, count) if ran.lost >= 0 else game.returns(state)
    finally:
        bots.dismiss(deciders.values(), result)
    returns = dict(zip(seats, result or [0.0] * count, strict=True))
    first: int = getattr(state, "first", -1)
    return Outcome(
        tuple(returns[i] for i in range(count)),
        turns_of(state),
        ran.actions,
        seats[first] if first >= 0 else -1,
        ran.digest,
        tuple(f"match {index}, action {ran.actions}: {text}" for text in ran.broken),
        ran.ended,
    )


class _Ran(NamedTuple):
    """What a match was: its actions and a digest of them, what broke, who lost it and how."""

    actions: int
    digest: int
    broken: list[str]
    lost: Seat  # by a fault; -1 for nobody
    ended: str


def _run(
    game: Game[Any],
    state: Any,
    deciders: Mapping[Seat, bots.Bot],
    luck: Random,
    check: bool,
    record: Recorder | None,
) -> _Ran:
    """Play until the match is over, an invariant is broken or somebody loses by a fault."""
    digest = actions = 0
    broken: list[str] = []
    while (actor := game.actor(state)) != OVER and not broken:
        if actor == CHANCE:
            action = game.chance(state, luck)
        else:
            try:
                action = deciders[actor].choose(bots.Position(game, state, actor), luck)
            except bots.FaultError as fault:
                return _Ran(actions, digest, broken, actor, f"forfeit: {fault.kind}")
        if check and (refusal := game.refusal(state, action)) is not None:
            broken.append(f"offered, then refused: {refusal}")
        if record is not None:
            record(actor, action)
        game.apply(state, action)
        if check:
            broken += game.violations(state)
        digest = crc32(repr(action).encode(), digest)
        actions += 1
    return _Ran(actions, digest, broken, -1, "")


def _play_some(plan: Plan, first: int, last: int) -> list[Outcome]:
    return [play_one(plan, index) for index in range(first, last)]


def play_all(
    plan: Plan, games: int, jobs: int = 1, done: Callable[[int], None] = lambda n: None
) -> list[Outcome]:
    """Play matches 0 to games - 1 and return them in that order."""
    played: list[Outcome] = []
    for some in runs([plan], [(0, *span) for span in spans_of(games)], jobs):
        played += some
        done(len(some))
    return played


def spans_of(games: int) -> list[tuple[int, int]]:
    """Return the parts in which so many matches are played: the first of each, and behind it."""
    return [(i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]


def runs(
    plans: Sequence[Plan], spans: Sequence[tuple[int, int, int]], jobs: int
) -> Iterator[list[Outcome]]:
    """Yield the outcomes of parts in their order, each a plan by its number and a span of it."""
    if jobs <= 1 or len(spans) == 1:
        yield from (_play_some(plans[k], first, last) for k, first, last in spans)
        return
    with ProcessPoolExecutor(min(jobs, len(spans)), initializer=_join, initargs=(plans,)) as pool:
        try:
            yield from pool.map(_play_span, spans)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_PLANS: list[Plan] = []  # in a process of a run: its plans


def _join(plans: Sequence[Plan]) -> None:
    """Take the plans once: the tables of their cards are made once a process, not once a span.

    The parent process alone answers Ctrl-C.
    """
    from cardpool.programs import use_imports
    from cardpool.store import overlay

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_imports(overlay.programs)
    _PLANS[:] = plans


def _play_span(span: tuple[int, int, int]) -> list[Outcome]:
    number, first, last = span
    return _play_some(_PLANS[number], first, last)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate."""
    if not games:
        return 0.0, 1.0
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(plan: Plan, names: Sequence[str], played: Sequence[Outcome]) -> dict[str, Any]:
    """Return the result of a run as JSON data."""
    games = len(played)
    wins = [sum(p.returns[i] == 1 for p in played) for i in range(len(plan.players))]
    draws = sum(1 for p in played if 1 not in p.returns)
    turns = sorted(p.turns for p in played)
    begun = [p for p in played if p.first >= 0 and 1 in p.returns]
    firsts = sum(p.returns[p.first] == 1 for p in begun)
    digest = 0
    for p in played:
        digest = crc32(p.digest.to_bytes(4, "big"), digest)
    return {
        "ruleset": plan.ruleset,
        "games": games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "wins": wins,
        "draws": draws,
        "turns": {
            "mean": round(sum(turns) / games, 2),
            "median": _middle(turns),
            "min": turns[0],
            "max": turns[-1],
        },
        "actions": sum(p.actions for p in played),
        "first_player_win_rate": round(firsts / len(begun), 4) if begun else None,
        "win_rate": [
            {"deck": name, "bot": bot, "rate": round(won / games, 4), **_interval(won, games)}
            for name, bot, won in zip(names, plan.players, wins, strict=True)
        ],
        "digest": f"{digest:08x}",
        "violations": [text for p in played for text in p.violations],
    }


def _middle(ordered: Sequence[int]) -> float:
    """Return the median: of an even number, between the two in the middle."""
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2


def _interval(wins: int, games: int) -> dict[str, float]:
    low, high = wilson(wins, games)
    return {"low": round(low, 4), "high": round(high, 4)}


def histogram(turns: Sequence[int], bars: int = 12) -> list[tuple[int, int, int]]:
    """Return (from, to, matches) of equal steps of match length."""
    low, high = min(turns), max(turns)
    step = max(1, -(-(high - low + 1) // bars))
    found = []
    for start in range(low, high + 1, step):
        count = sum(start <= n < start + step for n in turns)
        found.append((start, start + step - 1, count))
    return found


def prepare(
    ruleset: Ruleset,
    players: Sequence[str],
    decks: Sequence[Deck],
    options: Mapping[str, Any],
    seed: int,
) -> Plan:
    """Return a plan after refusing what cannot be played."""
    check_players(ruleset, players, decks)
    for seat, name in enumerate(players, 1):
        if name == HUMAN:
            raise MatchError(f"seat {seat}: {name!r} is no bot; there are {', '.join(bots.BOTS)}")
        if refused := bots.refusal(name):
            raise MatchError(f"seat {seat}: {refused}")
    plan = Plan(ruleset.info.id, tuple(players), tuple(decks), dict(options), seed)
    try:
        _first_state(game_of(ruleset), plan)
    except ValueError as error:
        raise MatchError(str(error)) from None
    return plan


def _first_state(game: Game[Any], plan: Plan) -> Any:
    return game.new_match(plan.decks, MatchOptions(plan.options, len(plan.players)))
